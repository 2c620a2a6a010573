/** The dialog: what it takes over, how it narrows, what it refuses, what it offers. */
import { describe, expect, it } from 'vitest';
import type { Deal, GameDeal } from '../../../shared/domain/types.ts';
import type { Answer, DialogContext, DialogView } from '../../../shared/rules/dialog.ts';
import { back, contextFromDeal, dialog } from '../../../shared/rules/dialog.ts';
import { rulebooks } from '../../../shared/rules/rulebooks/index.ts';
import type { RulebookId, Settings } from '../../../shared/rules/vocabulary.ts';

const players = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];
const table = { convention: 'sochi' as const, players, raspasyLevel: 1 };
const raspasy: Deal = { type: 'raspasy', dealer: 2, tricks: [3, 6, 0, 1] };
const game: GameDeal = {
  type: 'game',
  dealer: 2,
  declarer: 0,
  level: 8,
  trump: 'hearts',
  defence: [
    { player: 1, says: 'whist' },
    { player: 3, says: 'pass' },
  ],
  tricks: { 0: 7 },
};

function run(
  context: DialogContext,
  answers: readonly (readonly [string, Answer['value']])[],
  order?: readonly RulebookId[],
  settings: Partial<Settings> = {},
): DialogView {
  const given = answers.map(([fact, value]) => ({ fact, value }));
  return dialog(rulebooks, context, settings, given, order === undefined ? {} : { rulebookOrder: order });
}

const refs = (list: readonly { refRu: string }[]): string[] => list.map(({ refRu }) => refRu);
const values = (view: DialogView) => view.question?.options?.map(({ value }) => value);

const late = [
  ['happened', 'raspasy'],
  ['topic', 'revoke'],
  ['offender', 'Рябинина'],
  ['noticed', 'laterPlay'],
  ['revokeTrick', 4],
] as const;
const taken = ['taken', { Морошкин: 3, Рябинина: 2, Калачёва: 1, Верстов: 0 }] as const;
const before = ['000.3.5:takenBefore', { Морошкин: 2, Калачёва: 0 }] as const;

describe('what is taken over', () => {
  it('a raspasy: kind, dealer, step, tricks', () => {
    expect(contextFromDeal(table, raspasy)).toEqual({
      convention: 'sochi',
      players,
      raspasyLevel: 1,
      dealer: 'Верстов',
      kind: 'raspasy',
      tricks: { Морошкин: 3, Рябинина: 6, Верстов: 0, Калачёва: 1 },
    });
  });

  it('a game: contract, trump, declarer, words, tricks of the one whister', () => {
    expect(contextFromDeal(table, game)).toMatchObject({
      kind: 'contract',
      contract: 8,
      trump: 'H',
      declarer: 'Морошкин',
      calls: { Рябинина: 'whist', Калачёва: 'pass' },
      tricks: { Морошкин: 7, Рябинина: 3, Калачёва: 0 },
    });
  });

  it('two whisters have their own tricks, half a whist is no whist, the dealer may whist last', () => {
    const both = {
      ...game,
      defence: [
        { player: 1, says: 'whist' },
        { player: 3, says: 'whist' },
      ] as const,
      tricks: { 0: 8, 1: 2, 3: 0 },
    };
    expect(contextFromDeal(table, { ...both, defence: [...both.defence] }).tricks).toEqual({
      Морошкин: 8,
      Рябинина: 2,
      Калачёва: 0,
    });
    const half = {
      ...game,
      level: 6 as const,
      defence: [
        { player: 1, says: 'pass' as const },
        { player: 3, says: 'half' as const },
      ],
    };
    expect(contextFromDeal(table, half).calls).toEqual({ Рябинина: 'pass', Калачёва: 'pass' });
    const last = {
      ...game,
      defence: [
        { player: 1, says: 'pass' as const },
        { player: 3, says: 'pass' as const },
        { player: 2, says: 'whist' as const },
      ],
    };
    expect(contextFromDeal(table, last).tricks).toEqual({
      Морошкин: 7,
      Рябинина: 0,
      Калачёва: 0,
      Верстов: 3,
    });
  });
});

describe('narrowing', () => {
  it('opens with what happened, every group counted and each leaving as many as it says', () => {
    const open = run(contextFromDeal({ ...table, dealer: 2 }), []);
    expect(open.question?.fact).toBe('happened');
    for (const option of open.question!.options!) {
      const next = run(contextFromDeal({ ...table, dealer: 2 }), [['happened', option.value]]);
      expect(next.articlesLeft).toHaveLength(option.leaves!);
    }
    // Сдача: С1–С12 but С3, whose subject НКК rules on. Торговля: Т1, Т2, Т3А, Т3В, Т4, Т5.
    const counts = Object.fromEntries(open.phases.map(({ happened, count }) => [happened, count]));
    expect(counts).toMatchObject({ deal: 11, auction: 6, order: 4, cardCount: 12, general: 1 });
  });

  it('asks one thing after the other and says what dropped an article', () => {
    const view = run(contextFromDeal(table, raspasy), late);
    expect(view.steps.map(({ articlesLeft }) => articlesLeft)).toEqual([13, 9, 9, 2, 1]);
    expect(refs(view.articlesLeft)).toEqual(['ФР 3.3.2']);
    const dropped = Object.fromEntries(view.dropped.map(({ refRu, by }) => [refRu, by]));
    expect(dropped).toEqual({
      'ФР, преамбула': 'noticed',
      'ФР 1.1': 'context',
      'ФР 1.2': 'context',
      'ФР 2.1': 'context',
      'ФР 2.2': 'context',
      'ФР 3.1': 'noticed',
      'ФР 3.2': 'noticed',
      'ФР 3.2, исключение': 'noticed',
      'ФР 3.3.1': 'revokeTrick',
      'ФР 3.4.1': 'noticed',
      'ФР 3.4.2': 'noticed',
      'ФР 3.4.3': 'noticed',
    });
    expect(view.question).toMatchObject({
      fact: 'taken',
      kind: 'perPlayer',
      min: 0,
      max: 10,
      refRu: 'ФР 3.3.2',
    });
    expect(view.question?.players).toEqual([
      { player: 'Морошкин' },
      { player: 'Рябинина' },
      { player: 'Калачёва' },
      { player: 'Верстов', max: 2 },
    ]);
  });

  it('offers only answers that leave an article', () => {
    const view = run(contextFromDeal(table, game), [
      ['happened', 'play'],
      ['topic', 'revoke'],
      ['offender', 'Рябинина'],
    ]);
    expect(values(view)).toEqual([
      'beforeNextTrick',
      'laterPlay',
      'afterClaimCheck',
      'afterPlayBeforeMixed',
      'afterMixed',
    ]);
    expect(view.question!.options!.find(({ value }) => value === 'afterMixed')!.ifAnswer!.articles).toEqual([
      '000.0',
    ]);
  });

  it('Back drops the last answer', () => {
    const answers: Answer[] = late.map(([fact, value]) => ({ fact, value }));
    expect(back(answers)).toEqual(answers.slice(0, -1));
    const view = dialog(rulebooks, contextFromDeal(table, raspasy), {}, back(answers));
    expect(view.question?.fact).toBe('revokeTrick');
    expect(refs(view.articlesLeft)).toEqual(['ФР 3.3.1', 'ФР 3.3.2']);
  });

  it('the arbiter may name the article instead', () => {
    const view = run(contextFromDeal(table, raspasy), [['article', '003.R1']]);
    expect(refs(view.articlesLeft)).toEqual(['Р1']);
    expect(view.question?.fact).toBe('offender');
    expect(view.known.map(({ fact }) => fact)).toEqual(['dealType']);
  });

  it('one text a subject: with the tables first, Р5 rules on revokes and ФР is gone', () => {
    const view = run(contextFromDeal(table, game), [['happened', 'play']], ['003', '000', '004']);
    expect(refs(view.articlesLeft)).toContain('Р5');
    expect(view.articlesLeft.some(({ rulebook }) => rulebook === '000' || rulebook === '004')).toBe(false);
    const usual = run(contextFromDeal(table, game), [['happened', 'play']]);
    expect(refs(usual.articlesLeft)).not.toContain('Р5');
  });
});

describe('between deals', () => {
  const context = contextFromDeal({ ...table, dealer: 2 });

  it('asks for what no deal tells', () => {
    const view = run(context, [
      ['happened', 'cardCount'],
      ['topic', 'cardCount'],
    ]);
    expect(view.question?.fact).toBe('context.kind');
    expect(values(view)).toEqual(['auction', 'contract', 'misere', 'raspasy']);
    const auction = run(context, [
      ['happened', 'cardCount'],
      ['topic', 'cardCount'],
      ['context.kind', 'auction'],
      ['offender', 'Рябинина'],
      ['offenderCards', 9],
      ['offenderCall', 'bid'],
      ['bidMade', true],
    ]);
    expect(auction.question?.fact).toBe('context.stoppedBid');
    const done = run(context, [
      ['happened', 'cardCount'],
      ['topic', 'cardCount'],
      ['context.kind', 'auction'],
      ['offender', 'Рябинина'],
      ['offenderCards', 9],
      ['offenderCall', 'bid'],
      ['bidMade', true],
      ['context.stoppedBid', 7],
    ]);
    expect(done.decided[0]?.ruling).toMatchObject({
      article: '004.2.1',
      mountain: { Рябинина: 4 },
      redeal: true,
    });
  });

  it('the dealer who sits out is not asked about as a player of the deal', () => {
    const view = run(context, [
      ['happened', 'play'],
      ['topic', 'revoke'],
      ['context.kind', 'contract'],
      ['context.declarer', 'Калачёва'],
    ]);
    expect(values(view)).toEqual(['Морошкин', 'Рябинина', 'Калачёва']);
  });

  it('without a dealer among four, the dealer is asked', () => {
    const view = run(contextFromDeal(table), [
      ['happened', 'raspasy'],
      ['topic', 'revoke'],
    ]);
    expect(view.question?.fact).toBe('context.dealer');
  });
});

describe('answers that are not taken', () => {
  const context = contextFromDeal(table, raspasy);

  it.each([
    ['a player who sits out', [...late.slice(0, 2), ['offender', 'Верстов']], 'fact.range', 2],
    ['a revoke in the tenth trick', [...late.slice(0, 4), ['revokeTrick', 10]], 'fact.range', 4],
    ['tricks of a player left out', [...late, ['taken', { Морошкин: 3 }]], 'fact.missing', 5],
    [
      'eleven tricks',
      [...late, ['taken', { Морошкин: 5, Рябинина: 5, Калачёва: 1 }]],
      'fact.inconsistent',
      5,
    ],
    [
      'fewer tricks than the revoke’s',
      [...late, ['taken', { Морошкин: 1, Рябинина: 1, Калачёва: 1 }]],
      'fact.inconsistent',
      5,
    ],
    [
      'three tricks of the talon',
      [...late, ['taken', { Морошкин: 1, Рябинина: 1, Калачёва: 1, Верстов: 3 }]],
      'fact.range',
      5,
    ],
    [
      'more before than in the end',
      [...late, taken, ['000.3.5:takenBefore', { Морошкин: 0, Калачёва: 2 }]],
      'fact.inconsistent',
      6,
    ],
    [
      'an answer to another question',
      [
        ['happened', 'raspasy'],
        ['revokeTrick', 4],
      ],
      'dialog.otherQuestion',
      1,
    ],
    ['a group without articles', [['happened', 'sleep']], 'fact.range', 0],
  ] as const)('%s', (_, answers, code, index) => {
    const view = run(context, answers as readonly (readonly [string, Answer['value']])[]);
    expect(view.refusal).toMatchObject({ code, index });
    expect(view.steps).toHaveLength(index);
    expect(view.decided.length).toBeLessThanOrEqual(1);
  });

  it('a question after the last is refused', () => {
    const view = run(context, [
      ...late,
      taken,
      before,
      ['000.3.5:couldZero', { Калачёва: true }],
      ['offender', 'Морошкин'],
    ]);
    expect(view.refusal).toMatchObject({ code: 'dialog.noQuestion', index: 8 });
  });
});

describe('the ruling', () => {
  const context = contextFromDeal(table, raspasy);

  it('stands as soon as the main article is decided, its companion is offered with a preview', () => {
    const main = run(context, [...late, taken]);
    expect(main.decided.map(({ ruling }) => ruling.article)).toEqual(['000.3.3.2']);
    // Six tricks complete: four remaining and one penalty at step 1.
    expect(main.decided[0]!.ruling.mountain).toEqual({ Рябинина: 5 });
    expect(main.provisional).toBe(true);
    expect(refs(main.companions)).toEqual(['ФР 3.5']);

    const asked = run(context, [...late, taken, before]);
    // Морошкин had tricks before the revoke: only Калачёва is asked about.
    expect(asked.question).toMatchObject({ fact: '000.3.5:couldZero', byArbiter: true, kind: 'option' });
    expect(asked.question!.askRu).toBe('Калачёва: можно ли было не взять ни одной взятки?');
    expect(asked.question!.options!.map(({ value, ifAnswer }) => [value, ifAnswer?.whists])).toEqual([
      [true, { 'Калачёва>Рябинина': 30 }],
      [false, {}],
    ]);

    const done = run(context, [...late, taken, before, ['000.3.5:couldZero', { Калачёва: true }]]);
    expect([main.questionsLeft, asked.questionsLeft, done.questionsLeft]).toEqual([2, 1, 0]);
    expect(done.question).toBeUndefined();
    expect(done.provisional).toBe(false);
    expect(done.decided.map(({ ruling }) => ruling.whists)).toEqual([{}, { 'Калачёва>Рябинина': 30 }]);
    expect(done.decided[1]!.incident.facts).toMatchObject({ couldZero: { Калачёва: true, Морошкин: false } });
  });

  it('a revoke in the first trick: nobody had a trick before, nothing is asked', () => {
    const answers = [
      ...late.slice(0, 4),
      ['revokeTrick', 1],
      ['taken', { Морошкин: 1, Рябинина: 0, Калачёва: 0, Верстов: 0 }],
    ] as const;
    const view = run(context, answers);
    expect(view.question).toMatchObject({ fact: '000.3.5:couldZero', kind: 'perPlayer' });
    expect(view.question!.players).toEqual([{ player: 'Морошкин' }, { player: 'Калачёва' }]);
  });

  it('after the tenth trick the tricks are those of the deal', () => {
    const view = run(context, [...late.slice(0, 3), ['noticed', 'afterPlayBeforeMixed'], ['revokeTrick', 4]]);
    expect(view.decided[0]?.incident.facts['taken']).toEqual({ Морошкин: 3, Рябинина: 6, Калачёва: 1 });
  });

  it('the talon’s tricks are the dealer’s: with them the tenth trick makes ten', () => {
    const talon = contextFromDeal(table, { ...raspasy, tricks: [3, 5, 1, 1] });
    const view = run(talon, [...late.slice(0, 3), ['noticed', 'afterPlayBeforeMixed'], ['revokeTrick', 4]]);
    expect(view.refusal).toBeUndefined();
    const whole = { Морошкин: 3, Рябинина: 5, Калачёва: 1, Верстов: 1 };
    expect(view.decided[0]?.incident.facts['taken']).toEqual(whole);
    // Nothing remains; ФР 3.3.2 gives one penalty trick at step 1 (R33c).
    expect(view.decided[0]?.ruling.mountain).toEqual({ Рябинина: 1 });
  });

  it.each<[string, Record<string, number>, boolean]>([
    ['more than at the end of the deal', { Морошкин: 4, Рябинина: 1, Калачёва: 0, Верстов: 1 }, false],
    [
      'the talon’s trick left out though the talon is played',
      { Морошкин: 3, Рябинина: 2, Калачёва: 1 },
      false,
    ],
    ['as many as the deal has or fewer', { Морошкин: 3, Рябинина: 2, Калачёва: 1, Верстов: 1 }, true],
  ])('tricks at the stop beside those of the deal: %s', (_what, value, fits) => {
    const talon = contextFromDeal(table, { ...raspasy, tricks: [3, 5, 1, 1] });
    const view = run(talon, [...late, ['taken', value]]);
    expect(view.refusal?.code).toBe(fits ? undefined : 'fact.inconsistent');
    // Seven tricks are complete: three remain, and a penalty trick.
    if (fits) expect(view.decided[0]?.ruling.mountain).toEqual({ Рябинина: 4 });
  });

  it('an opponent’s choice is a question; silence stands until it is answered', () => {
    const answers = [
      ['happened', 'play'],
      ['topic', 'revoke'],
      ['offender', 'Рябинина'],
      ['noticed', 'beforeNextTrick'],
      ['revokeTrick', 3],
      ['revokeKind', 'otherSuit'],
    ] as const;
    const open = run(contextFromDeal(table, game), answers);
    expect(open.question).toMatchObject({ fact: 'choice.000.1.1.correct', suggested: 'correct' });
    expect(open.provisional).toBe(true);
    const left = run(contextFromDeal(table, game), [...answers, ['choice.000.1.1.correct', 'leave']]);
    expect(left.question).toBeUndefined();
    expect(left.decided[0]!.ruling.effects[0]).toMatchObject({ type: 'opponentChoice', picked: 'leave' });
  });

  it('a game with a trump asks the form of the revoke, one without does not', () => {
    const answers = [
      ['happened', 'play'],
      ['topic', 'revoke'],
      ['offender', 'Рябинина'],
      ['noticed', 'laterPlay'],
      ['revokeTrick', 3],
    ] as const;
    expect(run(contextFromDeal(table, game), answers).question?.fact).toBe('revokeKind');
    const noTrump = run(contextFromDeal(table, { ...game, trump: 'none' }), answers);
    expect(noTrump.question).toBeUndefined();
    expect(noTrump.decided[0]!.ruling.mountain).toEqual({ Рябинина: 6 });
  });
});

describe('repeats', () => {
  const answers = [
    ['happened', 'auction'],
    ['topic', '003.T5'],
    ['offender', 'Рябинина'],
  ] as const;
  const withRepeats = (repeats: { counter: string; player: string }[]) =>
    contextFromDeal({ ...table, repeats }, { ...game });

  it('are found in the ledger: the same player and the same code', () => {
    const again = run(withRepeats([{ counter: '003.T5', player: 'Рябинина' }]), answers);
    expect(again.known.find(({ fact }) => fact === 'repeat')?.value).toBe(true);
    expect(again.decided[0]!.ruling.mountain).toEqual({ Рябинина: 2 });
    const other = run(
      withRepeats([
        { counter: '003.T5', player: 'Морошкин' },
        { counter: '003.Z4', player: 'Рябинина' },
      ]),
      answers,
    );
    expect(other.decided[0]!.ruling.mountain).toEqual({});
  });

  it('the arbiter can say otherwise', () => {
    const view = run(withRepeats([]), [...answers, ['repeat', true]]);
    expect(view.refusal).toBeUndefined();
    expect(view.decided[0]!.ruling.mountain).toEqual({ Рябинина: 2 });
  });

  it('without a ledger the repeat is asked', () => {
    const { repeats: _, ...context } = withRepeats([]);
    expect(run(context, answers).question?.fact).toBe('repeat');
  });

  it('a repeated redeal by the dealer’s fault: two points once', () => {
    const dealt = [
      ['happened', 'deal'],
      ['topic', '003.S6'],
      ['offender', 'Верстов'],
    ] as const;
    const first = run(withRepeats([{ counter: '003.S.redeal', player: 'Верстов' }]), dealt);
    expect(refs(first.companions)).toEqual(['С, общее']);
    const fault = run(withRepeats([{ counter: '003.S.redeal', player: 'Верстов' }]), [
      ...dealt,
      ['003.SR:dealersFault', true],
    ]);
    expect(fault.decided.map(({ ruling }) => ruling.mountain)).toEqual([{}, { Верстов: 2 }]);
    // С6 repeated writes its own two points: never four.
    const own = run(withRepeats([{ counter: '003.S6', player: 'Верстов' }]), dealt);
    expect(own.companions).toEqual([]);
    expect(own.decided.map(({ ruling }) => ruling.mountain)).toEqual([{ Верстов: 2 }]);
  });
});

it('a draft survives JSON', () => {
  const answers: Answer[] = [...late, taken, before].map(([fact, value]) => ({ fact, value }));
  const context = contextFromDeal(table, raspasy);
  const stored = JSON.parse(JSON.stringify({ context, answers })) as {
    context: DialogContext;
    answers: Answer[];
  };
  expect(dialog(rulebooks, stored.context, {}, stored.answers)).toEqual(
    dialog(rulebooks, context, {}, answers),
  );
});

describe('the bridge commentary', () => {
  const inView = (order: readonly RulebookId[]): Set<string> =>
    new Set(
      run(contextFromDeal({ ...table, dealer: 2 }), [], order).articlesLeft.map(({ id }) => id.slice(0, 3)),
    );

  it('rules where a club has chosen no other text', () => {
    expect(inView(['002'])).toEqual(new Set(['002']));
  });
  it('rules on nothing of preferans', () => {
    expect(inView(['000', '004', '003', '002']).has('002')).toBe(false);
    expect(inView(['002', '000'])).toEqual(new Set(['000']));
  });
});
