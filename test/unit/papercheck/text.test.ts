import { describe, expect, it } from 'vitest';
import type { Deal, SheetRules } from '../../../shared/domain/types.ts';
import type { PaperSheet, Proposal } from '../../../shared/papercheck/index.ts';
import { explainDifference, proposalMessage, proposalText } from '../../../shared/papercheck/index.ts';
import { editDistance, keysApart } from '../../../shared/papercheck/keys.ts';
import { translator } from '../../../shared/locales/index.ts';
import en from '../../../shared/locales/en/papercheck.ts';
import ru from '../../../shared/locales/ru/papercheck.ts';
import { rules } from '../../fixtures/sheets.ts';
import { deals, footWith, game, misere, six, sochi } from './sheet.ts';

const players = ['Анна', 'Борис', 'Вера'];
const russian = translator('ru');

function first(paper: PaperSheet, typed: readonly Deal[] = deals): string {
  const [proposal] = explainDifference(sochi, typed, paper, 1);
  return proposalText(proposal as Proposal, { rules: sochi, players, deals: typed }, russian);
}

describe('sentences', () => {
  it('say what was typed and what it should be', () => {
    expect(first(footWith({ mountain: { 1: 8 }, whists: { '1>0': 6 } }))).toBe(
      'раздача 1, 6♠/=: взятки 7 · 3, а не 6 · 4',
    );
    expect(first(footWith({ mountain: { 2: 18 }, whists: { '0>2': 40, '1>2': 16 } }))).toBe(
      'раздача 5: заказ и результат 9♠/−2, а не 8♠/−1',
    );
    expect(first(footWith({ pool: { 0: 2, 1: 14 } }))).toBe('раздача 6, мизер/=: играет Борис, а не Анна');
    expect(first(footWith({ whists: { '1>0': 0, '2>0': 8 } }))).toBe(
      'раздача 1, 6♠/=: вистует Вера (введено: вистует Борис)',
    );
    expect(first(footWith({ whists: { '1>0': 0 } }))).toBe(
      'раздача 1, 6♠/=: никто не вистует (введено: вистует Борис)',
    );
  });

  it('say what the paper lacks', () => {
    expect(first(footWith({ whists: { '1>2': 0 } }))).toBe(
      'на бумаге забыта консоляция: раздача 5, 8♠/−1, Борис — 6',
    );
    expect(first(footWith({ mountain: { 1: 3, 2: 7 } }))).toBe(
      'на бумаге распасы по шагу 1, а не 2: раздача 4',
    );
    const fine = { pool: [14, 0, 0], mountain: [0, 0, 0], whists: [[], [4, 0, 0], []] };
    expect(first(fine, [game(2, 0, 7, '1w 2p', { '0': 9 }), misere])).toBe(
      'на бумаге забыт штраф вистующего: раздача 1, 7♠/+2, Борис — 4 в гору',
    );
  });

  it('number the rows as they are printed', () => {
    const [proposal] = explainDifference(sochi, deals, { pool: [2, 14, 0] }, 1);
    const sheet = { rules: sochi, players, deals, numbers: [1, 2, 3, 4, 5, 9] };
    expect(proposalText(proposal as Proposal, sheet, russian)).toBe(
      'раздача 9, мизер/=: играет Борис, а не Анна',
    );
  });

  it('exist for every kind, with every value filled in, in both languages', () => {
    const feet = [
      footWith({ mountain: { 1: 8 }, whists: { '1>0': 6 } }),
      footWith({ mountain: { 2: 18 }, whists: { '0>2': 40, '1>2': 16 } }),
      footWith({ mountain: { 0: 4, 1: 9, 2: 11 } }),
      footWith({ mountain: { 1: 3, 2: 7 } }),
      footWith({ whists: { '1>0': 0 } }),
      footWith({ whists: { '1>0': 0, '2>0': 8 } }),
      footWith({ whists: { '1>2': 0 } }),
      footWith({ whists: { '1>2': 0, '0>2': 18 } }),
      footWith({ whists: { '0>1': 28, '0>2': 0 } }),
      footWith({ whists: { '0>1': 24, '0>2': 4 } }),
      footWith({ whists: { '1>0': 0, '0>1': 12 } }),
      { pool: [2, 4, 0] },
      { pool: [2, 14, 0] },
      { pool: [22, 4, 0] },
    ];
    const four = rules('sochi', 4);
    const shared: Deal = { type: 'misere', dealer: 3, declarer: 0, tricks: 0, shared: true };
    // Under dealers 2 and 3 the same keys speak of seat 1, 2 × 4, and of seat 2, 4 × 3.
    const run: Deal[] = [game(1, 0, 6, '2w 3p', { '0': 6 }), game(2, 0, 7, '1p 3w', { '0': 7 })];
    const whists = [[], [8, 0, 0, 0], [12, 0, 0, 0], [0, 0, 0, 0]];
    const fine: Deal[] = [game(2, 0, 6, '1w 2w', { '0': 10, '1': 0, '2': 0 })];
    const sheets: [SheetRules, readonly Deal[], readonly PaperSheet[]][] = [
      [sochi, deals, feet],
      [sochi, [six, six], [{ pool: [2, 0, 0] }]],
      [sochi, fine, [{ mountain: [0, 0, 4] }, { mountain: [0, 0, 0] }]],
      [four, run, [{ pool: [6, 0, 0, 0], mountain: [0, 0, 0, 0], whists }]],
      [four, [shared], [{ pool: [10, 0, 0, 0] }]],
    ];
    const kinds = new Set<string>();
    const keys = new Set<string>();
    for (const [by, typed, papers] of sheets) {
      const sheet = { rules: by, players: [...players, 'Глеб'].slice(0, by.players), deals: typed };
      for (const proposal of papers.flatMap((paper) => explainDifference(by, typed, paper, 40))) {
        kinds.add(proposal.kind);
        keys.add(proposalMessage(proposal, sheet, russian).key);
        for (const t of [russian, translator('en')]) {
          expect(proposalText(proposal, sheet, t)).not.toMatch(/papercheck|[{}]|undefined|null/);
        }
      }
    }
    const of = (side: string): string[] => side.split(' ');
    expect([...kinds].sort()).toEqual(
      of(
        'amnesty column consolation dealer declarer doubled extra fine level missing says shared step tricks whister',
      ),
    );
    expect([...keys].map((key) => key.replace('papercheck.', ''))).toEqual(
      expect.arrayContaining(
        of(
          'columnFoot columnReversed consolationAll fineAll dealers missing missingLast notShared saysTricks',
        ),
      ),
    );
  });

  it('have the same keys and values in both languages', () => {
    const names = (text: string): string[] =>
      [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1] as string).sort();
    const english: Record<string, string> = en.papercheck;
    const other: Record<string, string> = ru.papercheck;
    expect(Object.keys(other)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      expect(names(other[key] as string), key).toEqual(names(text));
      expect(`${text}${other[key]}`, key).not.toMatch(/[@|]/);
    }
  });
});

describe('keys', () => {
  it('are counted as changed, added or left out', () => {
    expect(editDistance('', '')).toBe(0);
    expect(editDistance('161106', '161107')).toBe(1);
    expect(editDistance('161', '161106')).toBe(3);
    expect(editDistance('161106', '')).toBe(6);
    expect(editDistance('/43', '/34')).toBe(2);
  });

  it('a trick is one key, a whist where all had passed is three', () => {
    expect(keysApart(sochi, six, { ...six, tricks: { '0': 7 } })).toBe(1);
    expect(keysApart(sochi, game(2, 0, 6, '1p 2p'), six)).toBe(3);
    expect(keysApart(sochi, six, six)).toBe(0);
  });
});
