import { describe, expect, it } from 'vitest';
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import { explainDeals, foldDeals, raspasyStepBefore, totals } from '../../../shared/domain/fold.ts';
import type { Deal, SheetRules, Totals } from '../../../shared/domain/types.ts';
import { closedBy, dealRow, type DealRow } from '../../../shared/format/dealRow.ts';
import { effectsOf, effectTexts } from '../../../shared/format/written.ts';
import { shortNames } from '../../../shared/format/names.ts';
import { tEn, tRu } from '../notation/kit.ts';
import { mockDeals, mockPlayers, mockRules } from './mockSheet.ts';

function rowsOf(rules: SheetRules, players: readonly string[], deals: readonly Deal[], t = tRu): DealRow[] {
  const folded = foldDeals(rules, deals);
  const writes = explainDeals(rules, deals);
  return deals.map((deal, i) => {
    const step = raspasyStepBefore(folded, i);
    return dealRow({ rules, players, deal, number: i + 1, step, writes: writes[i] ?? [] }, t);
  });
}

const rows = rowsOf(mockRules, mockPlayers, mockDeals);
const text = (row: DealRow | undefined): string[] => [
  row?.dealer ?? '',
  row?.contract.text ?? '',
  row?.declarer ?? '',
  row?.whist ?? '',
  row?.tricks ?? '',
  row?.written ?? '',
];

describe('the grid of the picture', () => {
  it.each([
    [1, 'М', '6♠/=', 'Рябинина', 'В', '6 · 4', 'пуля Р 2 · В→Р 8'],
    [2, 'Р', '7♦/+1', 'Калачёва', 'М', '8 · 2', 'пуля К 4 · М→К 8'],
    [3, 'В', 'распасы 1', '—', '—', 'М2 Р4 В1 К3', 'гора М 1, Р 3, К 2'],
    [4, 'К', 'распасы 2', '—', '—', 'М4 Р0 В5 К1', 'пуля Р 2 · гора М 8, В 10, К 2'],
    [5, 'М', '8♥/−1', 'Верстов', 'К, Р', '7 · 2 · 1', 'гора В 6 · К→В 18, М→В 6, Р→В 12'],
    [6, 'Р', '6♣/=', 'Морошкин', '½ К', '—', 'пуля М 2 · К→М 4'],
    [8, 'К', '7♥/=', 'Морошкин', 'Р, В', '7 · 2 · 1', 'пуля М 4 · Р→М 8, В→М 4'],
    [9, 'М', 'мизер/=', 'Калачёва', '—', '0 · 10', 'пуля К 10'],
    [10, 'Р', '6♦/=', 'Верстов', 'М', '6 · 4', 'пуля В 2 · М→В 8'],
    [11, 'В', '7♠/+2', 'Рябинина', 'К', '9 · 1', 'пуля Р 4 · гора К 4 · К→Р 4'],
    [12, 'К', '9♣/=', 'Морошкин', 'пас', '—', 'пуля М 8'],
    [13, 'М', '6БК/−2', 'Верстов', 'К, Р', '4 · 3 · 3', 'гора В 4 · К→В 10, М→В 4, Р→В 10'],
    [14, 'Р', '8♠/=', 'Калачёва', 'М', '8 · 2', 'пуля К 6 · М→К 12'],
  ])('deal %d', (number, ...cells) => {
    expect(text(rows[number - 1])).toEqual(cells);
    expect(rows[number - 1]?.ruled).toBe('');
  });

  it('deal 7: what the ruling added stands apart', () => {
    expect(text(rows[6])).toEqual([
      'В',
      'распасы 1',
      '—',
      '—',
      'М3 Р2 В0 К1',
      'пуля В 1 · гора М 3, Р 2, К 1',
    ]);
    expect(rows[6]).toMatchObject({ ruled: 'гора Р 5 · К→Р 30', slip: 5 });
  });

  it('deal 14 closes the pool of Калачёва', () => {
    const folded = foldDeals(mockRules, mockDeals);
    const after = folded.states.map(totals);
    expect(closedBy(mockRules, after[12] as Totals, after[13] as Totals)).toEqual([3]);
    expect(closedBy(mockRules, after[11] as Totals, after[12] as Totals)).toEqual([]);
  });

  it('marks made and failed', () => {
    expect([rows[0], rows[4], rows[2]].map((row) => row?.contract.tone)).toEqual(['made', 'failed', 'none']);
    expect(rows[4]?.contract.contract).toEqual([
      { kind: 'text', text: '8' },
      { kind: 'suit', text: '♥', trump: 'hearts' },
    ]);
  });

  it('the effect before Enter: deal 15 of the picture', () => {
    const deal: Deal = {
      type: 'game',
      dealer: 2,
      declarer: 1,
      level: 8,
      trump: 'hearts',
      defence: [
        { player: 3, says: 'whist' },
        { player: 0, says: 'pass' },
      ],
      tricks: { '1': 7 },
    };
    const all = [...mockDeals, deal];
    const writes = explainDeals(mockRules, all).at(-1) ?? [];
    const after = totals(foldDeals(mockRules, all).last);
    const lines = effectTexts(effectsOf(writes, 4, 1), after, shortNames(mockPlayers), tRu);
    // Undertricks 1 × 6 on 10; the whister 3 tricks × 6 and 6 consolation on 34, the others 6 consolation on 8 and 0.
    expect(lines.map((line) => `${line.text} → ${line.total}`)).toEqual([
      'гора Р 6 → 16',
      'В→Р 6 → 14',
      'К→Р 24 → 58',
      // Nothing stood there before: the six are all there is.
      'М→Р 6 → null',
    ]);
  });
});

describe('other rows', () => {
  const players = ['Анна', 'Борис', 'Вера'];
  const rules: SheetRules = {
    convention: resolveConvention('sochi', { withoutThree: true, tenGame: 'check' }),
    players: 3,
    target: null,
  };

  it('misère failed, three given up, redeal, adjustment, a checked ten', () => {
    const deals: Deal[] = [
      { type: 'misere', dealer: 0, declarer: 1, tricks: 2 },
      { type: 'withoutThree', dealer: 1, declarer: 0, level: 7 },
      { type: 'redeal', dealer: 2 },
      {
        type: 'adjust',
        reason: 'по соглашению',
        pool: [0, 0, 0],
        mountain: [0, -3, 0],
        whists: [
          [0, 0, 0],
          [0, 0, 0],
          [30, 0, 0],
        ],
      },
      {
        type: 'game',
        dealer: 2,
        declarer: 0,
        level: 10,
        trump: 'none',
        defence: [],
        tricks: { '0': 9, '1': 1, '2': 0 },
      },
    ];
    const [misere, gave, redeal, adjust, ten] = rowsOf(rules, players, deals);
    expect(text(misere)).toEqual(['А', 'мизер/−2', 'Борис', '—', '2 · 8', 'гора Б 20']);
    expect(text(gave)).toEqual(['Б', '7/без трёх', 'Анна', '—', '—', 'гора А 12']);
    expect(text(redeal)).toEqual(['В', 'пересдача', '—', '—', '—', '']);
    expect(adjust).toMatchObject({
      dealer: '—',
      written: '',
      ruled: 'гора Б −3 · В→А 30',
      reason: 'по соглашению',
    });
    expect(text(ten).slice(1, 5)).toEqual(['10БК/−1', 'Анна', 'пас', '9 · 1 · 0']);
  });

  it('a ruled game without tricks has no result, an adjusted one goes by the adjusted count', () => {
    const whist = [{ player: 1, says: 'whist' as const }];
    const deals: Deal[] = [
      {
        type: 'game',
        dealer: 2,
        declarer: 0,
        level: 6,
        trump: 'spades',
        defence: whist,
        ruling: { scored: 'none' },
      },
      {
        type: 'game',
        dealer: 2,
        declarer: 0,
        level: 6,
        trump: 'spades',
        defence: whist,
        tricks: { '0': 6 },
        ruling: { scored: 'actual', adjustTricks: { '0': -1 } },
      },
    ];
    const [none, adjusted] = rowsOf(rules, players, deals);
    expect([none?.contract.text, none?.tricks]).toEqual(['6♠/—', '—']);
    expect([adjusted?.contract.text, adjusted?.tricks]).toEqual(['6♠/−1', '6−1 · 4']);
  });

  it('halves of rostov, and English', () => {
    const rostov: SheetRules = { convention: resolveConvention('rostov'), players: 3, target: null };
    const deals: Deal[] = [{ type: 'raspasy', dealer: 2, tricks: [6, 2, 2] }];
    expect(rowsOf(rostov, players, deals)[0]?.written).toBe('Б→А 15, В→А 15');
    const odd: Deal = {
      type: 'raspasy',
      dealer: 2,
      tricks: [6, 2, 2],
      ruling: { scored: 'actual', adjustTricks: { '0': 1 } },
    };
    expect(rowsOf(rostov, players, [odd])[0]).toMatchObject({
      tricks: 'А6+1 Б2 В2',
      written: 'Б→А 17½, В→А 17½',
    });
    expect(
      rowsOf(rostov, players, [{ type: 'misere', dealer: 0, declarer: 1, tricks: 0 }], tEn)[0],
    ).toMatchObject({
      contract: { text: 'misère/=' },
      written: 'pool Б 10',
    });
  });
});
