/** A club's rules: what a patch changes, what it marks, what is refused with its path; own articles without programming. */
import { describe, expect, it } from 'vitest';
import { ProblemError, type Problem } from '../../../shared/domain/problem.ts';
import {
  amountsOf,
  applyClub,
  CLUB_FORMAT,
  emptyPatch,
  orderWithClub,
  readPatch,
  simpleArticle,
  type ClubPatch,
  type SimpleArticle,
} from '../../../shared/rules/club/index.ts';
import { coverage } from '../../../shared/rules/coverage.ts';
import { dialog } from '../../../shared/rules/dialog.ts';
import { rule } from '../../../shared/rules/rule.ts';
import { findArticle, rulebooks } from '../../../shared/rules/rulebooks/index.ts';
import type { Facts, Incident, Rulebook } from '../../../shared/rules/vocabulary.ts';

const patchOf = (over: object): unknown => ({ format: CLUB_FORMAT, ...over });
const applied = (over: object): readonly Rulebook[] =>
  applyClub(rulebooks, readPatch(patchOf(over), rulebooks));

function refusals(json: unknown): readonly Problem[] {
  try {
    readPatch(json, rulebooks);
    return [];
  } catch (error) {
    if (error instanceof ProblemError) return error.problems;
    throw error;
  }
}
const codes = (json: unknown): [string, string][] => refusals(json).map(({ path, code }) => [path, code]);

const incident = (article: string, facts: Facts, over: Partial<Incident['context']> = {}): Incident => ({
  format: 'pulka-incident/1',
  rulebook: article.startsWith('club') ? 'club' : (article.slice(0, 3) as Incident['rulebook']),
  article,
  facts,
  context: { convention: 'sochi', players: ['A', 'B', 'C'], ...over },
});

const three = { row: '003.S6#2', effect: 1, field: 'points', value: 3 };
const s6 = incident('003.S6', { offender: 'A', repeat: true });

describe('a patch', () => {
  it('that changes nothing leaves the same books', () => {
    expect(applyClub(rulebooks, emptyPatch)).toEqual(rulebooks);
    expect(applyClub(rulebooks, emptyPatch)[0]).toBe(rulebooks[0]);
  });

  it('changes an amount, marks the article, and leaves the others as the same objects', () => {
    const books = applied({ articles: [{ article: '003.S6', amounts: [three] }] });
    expect(rule(s6, { books }).mountain).toEqual({ A: 3 });
    // The printed text stays.
    expect(rule(s6).mountain).toEqual({ A: 2 });
    expect(findArticle('003.S6', books)?.edited).toBe(true);
    expect(findArticle('003.S8', books)).toBe(findArticle('003.S8'));
    expect(books[0]).toBe(rulebooks[0]);
  });

  it('changes title, text and the description of a code', () => {
    const words = {
      titleRu: 'Пересдача, повторно 3',
      textRu: 'По-нашему.',
      descriptionRu: 'карта перевёрнута',
    };
    const books = applied({ articles: [{ article: '003.S6', ...words }] });
    const article = findArticle('003.S6', books);
    expect(article).toMatchObject({ titleRu: words.titleRu, textRu: words.textRu, edited: true });
    expect(article?.meaning).toEqual({
      ...findArticle('003.S6')?.meaning,
      descriptionRu: words.descriptionRu,
    });
    expect(rule(s6, { books }).mountain).toEqual({ A: 2 });
  });

  it('that says what the text says already marks nothing', () => {
    const { textRu } = findArticle('003.S6')!;
    const books = applied({ articles: [{ article: '003.S6', textRu, amounts: [{ ...three, value: 2 }] }] });
    expect(findArticle('003.S6', books)).toBe(findArticle('003.S6'));
  });

  it('changes tricks under a price: without three in place of without two', () => {
    const change = { row: '003.Z1#1', effect: 0, field: 'count', value: 3 };
    const books = applied({ articles: [{ article: '003.Z1', amounts: [change] }] });
    const one = incident('003.Z1', { offender: 'A', provenUnder: 0 }, { contract: 8, declarer: 'A' });
    expect(rule(one, { books }).mountain).toEqual({ A: 18 });
  });

  it('reads what it wrote: the patch survives JSON', () => {
    const own = simpleArticle(form({}));
    const patch = readPatch(
      patchOf({ title: 'Клуб', articles: [{ article: '003.S6', amounts: [three] }], own: [own] }),
      rulebooks,
    );
    expect(readPatch(JSON.parse(JSON.stringify(patch)), rulebooks)).toEqual(patch);
  });

  it('lists every number that can be changed, each with its address', () => {
    expect(amountsOf(findArticle('003.S6')!)).toEqual([
      { row: '003.S6#2', effect: 1, field: 'points', value: 2, type: 'mountainPoints' },
    ]);
    const all = rulebooks.flatMap((book) => book.articles).flatMap(amountsOf);
    expect(new Set(all.map(({ row, effect, field }) => `${row} ${effect} ${field}`)).size).toBe(all.length);
  });

  it('shows in the table of coverage', () => {
    const books = applied({ articles: [{ article: '003.S6', amounts: [three] }] });
    expect(coverage(books).find(({ id }) => id === '003.S6')?.state).toBe('clubEdited');
    expect(coverage(books).find(({ id }) => id === '003.S7')?.state).toBe('done');
    expect(coverage(books).find(({ id }) => id === '003.T4')?.state).toBe('asksArbiter');
  });
});

describe('refused with its place', () => {
  const change = (over: object): unknown => patchOf({ articles: [{ article: '003.S6', ...over }] });
  it.each<[string, unknown, [string, string][]]>([
    ['no object', null, [['', 'value/object']]],
    ['another format', { format: 'pulka-rules/2' }, [['format', 'incident/format']]],
    ['an unknown field', patchOf({ run: 'x' }), [['run', 'value/unknownField']]],
    [
      'an article that is not there',
      patchOf({ articles: [{ article: '003.S99' }] }),
      [['articles[0].article', 'club/noArticle']],
    ],
    [
      'an article twice',
      patchOf({ articles: [{ article: '003.S6' }, { article: '003.S6' }] }),
      [['articles[1].article', 'club/twice']],
    ],
    ['an empty text', change({ textRu: '  ' }), [['articles[0].textRu', 'club/empty']]],
    ['a text without end', change({ textRu: 'а'.repeat(2001) }), [['articles[0].textRu', 'club/tooLong']]],
    ['a control sign', change({ titleRu: 'а\u0000б' }), [['articles[0].titleRu', 'club/controlSign']]],
    [
      'an overriding direction',
      change({ titleRu: 'а\u202eб' }),
      [['articles[0].titleRu', 'club/controlSign']],
    ],
    [
      'a description where there is no code',
      patchOf({ articles: [{ article: '000.3.1', descriptionRu: 'х' }] }),
      [['articles[0].descriptionRu', 'club/noDescription']],
    ],
    [
      'a number that is not there',
      change({ amounts: [{ ...three, effect: 0 }] }),
      [['articles[0].amounts[0]', 'club/noAmount']],
    ],
    [
      'a row that is not there',
      change({ amounts: [{ ...three, row: '003.S6#9' }] }),
      [['articles[0].amounts[0]', 'club/noAmount']],
    ],
    ['a number twice', change({ amounts: [three, three] }), [['articles[0].amounts[1]', 'club/twice']]],
    [
      'a fraction',
      change({ amounts: [{ ...three, value: 2.5 }] }),
      [['articles[0].amounts[0].value', 'club/range']],
    ],
    [
      'less than nothing',
      change({ amounts: [{ ...three, value: -2 }] }),
      [['articles[0].amounts[0].value', 'club/range']],
    ],
    [
      'too much',
      change({ amounts: [{ ...three, value: 1e9 }] }),
      [['articles[0].amounts[0].value', 'club/range']],
    ],
    [
      'no number',
      change({ amounts: [{ ...three, value: '3' }] }),
      [['articles[0].amounts[0].value', 'value/number']],
    ],
    [
      'another field',
      change({ amounts: [{ ...three, field: 'type' }] }),
      [['articles[0].amounts[0].field', 'value/oneOf']],
    ],
    [
      'a field of the object itself',
      change({ amounts: [{ ...three, field: 'constructor' }] }),
      [['articles[0].amounts[0].field', 'value/oneOf']],
    ],
    ['an unknown setting', patchOf({ settings: { bonus: 'x' } }), [['settings.bonus', 'value/unknownField']]],
    [
      'a setting it cannot have',
      patchOf({ settings: { whistRemise: 'third' } }),
      [['settings.whistRemise', 'value/oneOf']],
    ],
    ['a list that is none', patchOf({ articles: {} }), [['articles', 'value/array']]],
    [
      'lists without end',
      patchOf({ articles: Array.from({ length: 201 }, () => ({})) }),
      [['articles', 'club/tooMany']],
    ],
    [
      'a prototype',
      JSON.parse(`{"format":"${CLUB_FORMAT}","__proto__":{"own":[]}}`),
      [['__proto__', 'value/unknownField']],
    ],
  ])('%s', (_name, json, expected) => {
    expect(codes(json)).toEqual(expected);
  });
});

const form = (over: Partial<SimpleArticle>): SimpleArticle => ({
  name: 'late',
  refRu: 'К1',
  titleRu: 'Опоздание',
  textRu: 'Опоздавший к столу пишет в гору.',
  happened: 'general',
  writes: 'points',
  amount: 4,
  priceBasis: 'declaredGame',
  onlyRepeat: false,
  redeal: false,
  ...over,
});
const withOwn = (...own: SimpleArticle[]): readonly Rulebook[] =>
  applied({ title: 'Правила клуба', own: own.map(simpleArticle) });

describe('own articles, out of the short form', () => {
  it('points in the mountain', () => {
    const books = withOwn(form({}));
    const ruling = rule(incident('club.late', { offender: 'B' }), { books });
    expect([ruling.mountain, ruling.scored, ruling.refRu]).toEqual([{ B: 4 }, 'playOn', 'К1']);
    expect(findArticle('club.late', books)?.edited).toBe(true);
    expect(books.at(-1)?.titleRu).toBe('Правила клуба');
  });

  it('tricks at a price, in every convention', () => {
    const books = withOwn(form({ writes: 'tricks', amount: 2, happened: 'play' }));
    const of = (convention: 'sochi' | 'leningrad') =>
      rule(incident('club.late', { offender: 'A' }, { convention, contract: 7, declarer: 'A' }), { books })
        .mountain;
    // 2 × 4, and 2 × 8 where the price is doubled.
    expect([of('sochi'), of('leningrad')]).toEqual([{ A: 8 }, { A: 16 }]);
  });

  it('whists of each other player', () => {
    const books = withOwn(form({ writes: 'whists', amount: 15 }));
    expect(rule(incident('club.late', { offender: 'B' }), { books }).whists).toEqual({
      'A>B': 15,
      'C>B': 15,
    });
  });

  it('only a repeat costs; the first is free and has a counter', () => {
    const books = withOwn(form({ onlyRepeat: true }));
    const of = (repeat: boolean) => rule(incident('club.late', { offender: 'B', repeat }), { books });
    expect([of(false).mountain, of(true).mountain]).toEqual([{}, { B: 4 }]);
    expect(of(false).effects.map(({ type }) => type)).toContain('noPenalty');
    expect(findArticle('club.late', books)?.repeat?.counter).toBe('club.late');
  });

  it('whists only for a repeat', () => {
    const books = withOwn(form({ onlyRepeat: true, writes: 'whists', amount: 10 }));
    const of = (repeat: boolean) => rule(incident('club.late', { offender: 'B', repeat }), { books });
    expect([of(false).whists, of(true).whists]).toEqual([{}, { 'A>B': 10, 'C>B': 10 }]);
  });

  it('dealt again with a penalty', () => {
    const books = withOwn(form({ redeal: true, happened: 'deal' }));
    const ruling = rule(incident('club.late', { offender: 'A' }), { books });
    expect([ruling.redeal, ruling.scored, ruling.mountain]).toEqual([true, 'none', { A: 4 }]);
  });

  it('stands in the dialog whatever texts the tournament chose, found by its code', () => {
    const books = withOwn(form({ happened: 'play' }));
    const order = orderWithClub(['000', '004', '003'], books);
    expect(order).toEqual(['000', '004', '003', 'club']);
    const view = dialog(
      books,
      { convention: 'sochi', players: ['A', 'B', 'C'], kind: 'contract', contract: 8, declarer: 'A' },
      {},
      [
        { fact: 'article', value: 'club.late' },
        { fact: 'offender', value: 'C' },
      ],
      { rulebookOrder: order },
    );
    expect(view.decided[0]?.ruling.mountain).toEqual({ C: 4 });
    expect(view.articlesLeft[0]?.edited).toBe(true);
  });

  const broken = (
    over: object,
    change: (article: Record<string, unknown>) => void = () => undefined,
  ): unknown => {
    const own = JSON.parse(JSON.stringify({ ...simpleArticle(form({})), ...over })) as Record<
      string,
      unknown
    >;
    change(own);
    return patchOf({ own: [own] });
  };
  const scoring = { type: 'scoring', mode: 'playOn', ordinary: 'none' };
  const row = (effects: object[], when: object = { kind: 'always' }) => ({
    outcomes: [{ id: 'club.late#1', when, effects }],
  });
  const deep = (n: number): object => (n === 0 ? { kind: 'always' } : { kind: 'not', of: deep(n - 1) });
  it.each<[string, unknown, [string, string]]>([
    ['an id of another book', broken({ id: '003.S6' }), ['own[0].id', 'club/id']],
    ['a reference of another article', broken({ refRu: 'С6' }), ['own[0].refRu', 'club/twice']],
    ['no row', broken({ outcomes: [] }), ['own[0].outcomes', 'club/noRows']],
    [
      'a row without a record',
      broken(row([{ type: 'noPenalty' }])),
      ['own[0].outcomes[0].effects', 'club/oneRecord'],
    ],
    ['two records', broken(row([scoring, scoring])), ['own[0].outcomes[0].effects', 'club/oneRecord']],
    [
      'a path that does not end',
      broken(row([scoring], { kind: 'compare', name: 'offender', how: 'is', to: 'A' })),
      ['own[0]', 'club/openPath'],
    ],
    [
      'a redeal that is written',
      broken(row([{ type: 'redeal' }, scoring])),
      ['own[0].outcomes[0].effects', 'club/redealVoid'],
    ],
    [
      'an effect that is not there',
      broken(row([{ type: 'prison' }, scoring])),
      ['own[0].outcomes[0].effects[0].type', 'value/oneOf'],
    ],
    [
      'code in place of a number',
      broken(row([{ type: 'mountainPoints', player: 'offender', points: '() => 1' }, scoring])),
      ['own[0].outcomes[0].effects[0].points', 'club/expr'],
    ],
    [
      'a role that nobody has',
      broken(row([{ type: 'mountainPoints', player: 'referee', points: 1 }, scoring])),
      ['own[0].outcomes[0].effects[0].player', 'value/oneOf'],
    ],
    [
      'a field of the object itself in place of a word',
      broken(row([{ type: 'mountainPoints', player: 'offender', points: { op: 'toString' } }, scoring])),
      ['own[0].outcomes[0].effects[0].points.op', 'value/oneOf'],
    ],
    [
      'an unknown field of an effect',
      broken(row([{ type: 'noPenalty', x: 1 }, scoring])),
      ['own[0].outcomes[0].effects[0].x', 'value/unknownField'],
    ],
    [
      'a condition without end',
      broken(row([scoring], deep(9))),
      [`own[0].outcomes[0].when${'.of'.repeat(7)}`, 'club/tooDeep'],
    ],
    [
      'a fact that is not in the vocabulary',
      broken({}, (own) => (own['facts'] = [{ id: 'mood', kind: 'boolean', askRu: 'Какое?' }])),
      ['own[0].facts[0].id', 'value/oneOf'],
    ],
    [
      'a right that no row offers',
      broken({ choices: [{ id: 'x', askRu: 'Да?', default: 'y', options: [] }] }),
      ['own[0].choices[0]', 'club/notOffered'],
    ],
    [
      'a question without a text',
      broken(row([{ type: 'arbiterDecision', question: 'why' }, scoring])),
      ['own[0] (club.late#1)', 'club/noQuestion'],
    ],
    [
      'a selection: own articles stand by their code',
      broken({ select: { kind: 'always' } }),
      ['own[0].select', 'value/unknownField'],
    ],
    [
      'a number that no facts give',
      broken(
        row([
          { type: 'mountainPoints', player: 'offender', points: { op: 'get', name: 'offender' } },
          scoring,
        ]),
      ),
      ['own[0]', 'club/neverRules'],
    ],
    [
      'whists that are no whole number',
      broken({
        ...row([
          { type: 'whists', from: 'offender', to: 'offender', amountBasis: 'lostZero', share: 4 },
          scoring,
        ]),
      }),
      ['own[0].outcomes[0].effects[0].share', 'club/range'],
    ],
  ])('%s is refused', (_name, json, [path, code]) => {
    expect(codes(json)).toContainEqual([path, code]);
  });

  it('a whole article of the tables is legal as an own one', () => {
    const { subject: _s, select: _w, readings: _r, meaning: _m, ...rest } = findArticle('003.R6')!;
    const rename = (text: string): string => text.replaceAll('003.R6', 'club.R6');
    const own = JSON.parse(rename(JSON.stringify({ ...rest, refRu: 'К6' }))) as object;
    const books = applied({ own: [own] });
    const one = incident(
      'club.R6',
      { offender: 'A', repeat: true, role: 'declarer' },
      { contract: 9, declarer: 'A' },
    );
    expect(rule(one, { books }).mountain).toEqual({ A: 8 });
  });

  it('every preferans article of the texts could be written by a club', () => {
    const plain = rulebooks
      .filter(({ law, id }) => law === 'preferans' && id !== '004')
      .flatMap((book) => book.articles)
      .filter((one) => one.select.kind === 'always' && one.companionTo === undefined);
    expect(plain.length).toBeGreaterThan(35);
    const own = plain.map((article, i) => {
      const {
        id,
        phase,
        happened,
        titleRu,
        textRu,
        needs,
        facts,
        derive,
        refusals,
        match,
        outcomes,
        choices,
        repeat,
      } = article;
      const whole = {
        phase,
        happened,
        titleRu,
        textRu,
        needs,
        derive,
        refusals,
        match,
        outcomes,
        choices,
        repeat,
      };
      const asked = facts.map(({ askPer: _, ...fact }) => fact);
      const json = JSON.stringify({ ...whole, facts: asked, id, refRu: `К${i}` });
      return JSON.parse(json.replaceAll(`"${id}`, `"club.a${i}`)) as object;
    });
    const questions = Object.fromEntries(
      JSON.stringify(own)
        .match(/(?<="question":")[^"]+/g)!
        .map((id) => [id, 'Что решает судья?']),
    );
    // «Неверное число карт» of the codex names another article; so it may in a club's book.
    const found = refusals(patchOf({ own: own.slice(0, 50), questions })).filter(
      ({ code }) => code !== 'club/notOffered',
    );
    expect(found).toEqual([]);
  });
});

describe('settings of a club', () => {
  it('are read and kept', () => {
    const patch: ClubPatch = readPatch(patchOf({ settings: { whistRemise: 'half' } }), rulebooks);
    expect(patch.settings).toEqual({ whistRemise: 'half' });
  });
});
