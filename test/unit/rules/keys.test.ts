/** Typical incidents by keyboard alone: every key of the dialog model is counted, the issue and the print too. */
import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../shared/domain/types.ts';
import type { Answer, AnswerValue, Question } from '../../../shared/rules/dialog.ts';
import { contextFromDeal, dialog } from '../../../shared/rules/dialog.ts';
import { rulebooks } from '../../../shared/rules/rulebooks/index.ts';

const players = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];
/** Ctrl+Enter issues the slip and opens it, Ctrl+P prints it. */
const ISSUE_AND_PRINT = 2;
/** Digits 1 to 8 choose; behind them the arrow goes down and Enter takes. */
const DIGITS = 8;

/** Keys of a number: its digits, and Enter behind the last one where some number there has two digits. */
function keysOfNumber(value: number, max: number, last: boolean): number {
  return String(value).length + (last && max > 9 ? 1 : 0);
}

function keysOf(question: Question, value: AnswerValue): number {
  if (question.kind === 'option') {
    const given = typeof value === 'object' ? Object.values(value)[0] : value;
    const at = question.options?.findIndex((option) => option.value === given) ?? -1;
    if (at < 0) throw new Error(`${question.fact}: ${String(given)} is not offered`);
    return at < DIGITS ? 1 : at + 1;
  }
  if (typeof value !== 'object') return keysOfNumber(Number(value), question.max ?? 0, true);
  const given = Object.values(value);
  let room = question.sumAtMost ?? Number.MAX_SAFE_INTEGER;
  return given.reduce<number>((sum, one, i) => {
    if (typeof one !== 'number') return sum + 1;
    const keys = keysOfNumber(one, Math.min(question.max ?? 0, room), i === given.length - 1);
    room -= one;
    return sum + keys;
  }, 0);
}

type Given = readonly (readonly [string, AnswerValue])[];
function keys(deal: Deal, given: Given, repeats: { counter: string; player: string }[] = []): number {
  const context = contextFromDeal({ convention: 'sochi', players, raspasyLevel: 1, repeats }, deal);
  const answers: Answer[] = [];
  let count = 0;
  for (const [fact, value] of given) {
    const { question } = dialog(rulebooks, context, {}, answers);
    expect(question?.fact).toBe(fact);
    count += keysOf(question!, value);
    answers.push({ fact, value });
  }
  const view = dialog(rulebooks, context, {}, answers);
  expect([view.refusal, view.question, view.decided.length > 0]).toEqual([undefined, undefined, true]);
  return count + ISSUE_AND_PRINT;
}

const raspasy: Deal = { type: 'raspasy', dealer: 2, tricks: [4, 5, 0, 1] };
const eight: Deal = {
  type: 'game',
  dealer: 2,
  declarer: 0,
  level: 8,
  trump: 'hearts',
  defence: [
    { player: 1, says: 'whist' },
    { player: 3, says: 'pass' },
  ],
  tricks: { 0: 8 },
};

describe('under twelve keys after the deal is chosen', () => {
  const revoke: Given = [
    ['happened', 'revoke'],
    ['offender', 'Рябинина'],
    ['noticed', 'laterPlay'],
    ['revokeTrick', 4],
  ];

  it.each<[string, Given]>([
    [
      'both others had a trick before it',
      [
        ['taken', { Морошкин: 3, Рябинина: 2, Калачёва: 1 }],
        ['000.3.5:takenBefore', { Морошкин: 2, Калачёва: 1 }],
      ],
    ],
    [
      'one of them has none: he alone is analysed',
      [
        ['taken', { Морошкин: 3, Рябинина: 2, Калачёва: 0 }],
        ['000.3.5:takenBefore', { Морошкин: 2 }],
        ['000.3.5:couldZero', { Калачёва: true }],
      ],
    ],
  ])('a late revoke on raspasy; %s', (_name, rest) => {
    expect(keys(raspasy, [...revoke, ...rest])).toBeLessThan(12);
  });

  it('a wrong number of cards found at the order', () => {
    const count = keys(eight, [
      ['happened', 'cardCount'],
      ['topic', 'cardCount'],
      ['cards', { Морошкин: 9, Рябинина: 10, Калачёва: 10 }],
    ]);
    expect(count).toBeLessThan(12);
  });

  it('Р1: a lead out of turn on raspasy', () => {
    const count = keys(raspasy, [
      ['happened', 'raspasy'],
      ['topic', '003.R1'],
      ['offender', 'Морошкин'],
      ['taken', { Морошкин: 1, Рябинина: 2, Калачёва: 0 }],
    ]);
    expect(count).toBeLessThan(12);
  });

  it('С6 the second time: the ledger knows that it is', () => {
    const repeats = [{ counter: '003.S6', player: 'Верстов' }];
    const count = keys(
      { type: 'redeal', dealer: 2 },
      [
        ['happened', 'deal'],
        ['topic', '003.S6'],
        ['offender', 'Верстов'],
      ],
      repeats,
    );
    expect(count).toBeLessThan(7);
  });
});

describe('what the dialog does not ask twice', () => {
  it('who has no trick when the play stops had none before the revoke', () => {
    const deal: Deal = { ...raspasy, tricks: [0, 9, 0, 1] };
    const context = contextFromDeal({ convention: 'sochi', players, raspasyLevel: 1 }, deal);
    const answers: Answer[] = [
      { fact: 'happened', value: 'revoke' },
      { fact: 'offender', value: 'Рябинина' },
      { fact: 'noticed', value: 'laterPlay' },
      { fact: 'revokeTrick', value: 4 },
      { fact: 'taken', value: { Морошкин: 0, Рябинина: 6, Калачёва: 0 } },
    ];
    const { question, decided } = dialog(rulebooks, context, {}, answers);
    expect(question?.fact).toBe('000.3.5:couldZero');
    const all = [...answers, { fact: '000.3.5:couldZero', value: { Морошкин: true, Калачёва: true } }];
    const after = dialog(rulebooks, context, {}, all);
    // Four remaining and a penalty, and 30 of each on the offender.
    expect(decided[0]?.ruling.mountain).toEqual({ Рябинина: 5 });
    expect(after.decided[1]?.incident.facts['takenBefore']).toEqual({ Морошкин: 0, Калачёва: 0 });
    expect(after.decided[1]?.ruling.whists).toEqual({ 'Морошкин>Рябинина': 30, 'Калачёва>Рябинина': 30 });
  });

  it('a known part of a map stands beside the answer', () => {
    const context = contextFromDeal({ convention: 'sochi', players, raspasyLevel: 1 }, raspasy);
    const view = dialog(rulebooks, context, {}, [
      { fact: 'happened', value: 'revoke' },
      { fact: 'offender', value: 'Рябинина' },
      { fact: 'noticed', value: 'laterPlay' },
      { fact: 'revokeTrick', value: 4 },
      { fact: 'taken', value: { Морошкин: 3, Рябинина: 2, Калачёва: 0 } },
      { fact: '000.3.5:takenBefore', value: { Морошкин: 2 } },
      { fact: '000.3.5:couldZero', value: { Калачёва: false } },
    ]);
    expect(view.decided[1]?.incident.facts).toMatchObject({
      takenBefore: { Морошкин: 2, Калачёва: 0 },
      couldZero: { Морошкин: false, Калачёва: false },
    });
  });

  it('a bid of his own is a bid: «no bid yet» is not offered any more', () => {
    const context = contextFromDeal({ convention: 'sochi', players, raspasyLevel: 1, dealer: 2 });
    const view = dialog(rulebooks, context, {}, [
      { fact: 'happened', value: 'cardCount' },
      { fact: 'topic', value: 'cardCount' },
      { fact: 'context.kind', value: 'auction' },
      { fact: 'offender', value: 'Рябинина' },
      { fact: 'offenderCards', value: 9 },
      { fact: 'offenderCall', value: 'bid' },
    ]);
    expect(view.question?.fact).toBe('bidMade');
    expect(view.question?.options?.map(({ value }) => value)).toEqual([true]);
  });

  it('the shortcut of the first question leads where phase and subject do', () => {
    const context = contextFromDeal({ convention: 'sochi', players, raspasyLevel: 1 }, eight);
    const short = dialog(rulebooks, context, {}, [{ fact: 'happened', value: 'revoke' }]);
    const long = dialog(rulebooks, context, {}, [
      { fact: 'happened', value: 'play' },
      { fact: 'topic', value: 'revoke' },
    ]);
    expect(short.question?.fact).toBe(long.question?.fact);
    expect(short.articlesLeft).toEqual(long.articlesLeft);
    expect(short.steps[0]?.answerRu).toBe('Фальшренонс');
  });
});
