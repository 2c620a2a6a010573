import { describe, expect, it } from 'vitest';
import type { Deal, DealRuling } from '../../../shared/domain/types.ts';
import { nextDealer } from '../../../shared/domain/ladder.ts';
import { foldDeals, raspasyStepAfter, raspasyStepBefore } from '../../../shared/domain/fold.ts';
import { game, rules } from '../../fixtures/sheets.ts';

const raspasy = (ruling?: DealRuling): Deal => ({
  type: 'raspasy',
  dealer: 0,
  tricks: [4, 4, 2],
  ...(ruling !== undefined && { ruling }),
});
const redeal: Deal = { type: 'redeal', dealer: 1 };
const adjust: Deal = { type: 'adjust', reason: 'a' };
const misere: Deal = { type: 'misere', dealer: 2, declarer: 0, tricks: 0 };

function steps(table: ReturnType<typeof rules>, ...deals: Deal[]): number[] {
  const folded = foldDeals(table, deals);
  return [...deals.map((_, i) => raspasyStepBefore(folded, i)), raspasyStepAfter(folded.last)];
}

describe('the ladder of raspasy', () => {
  it('climbs to the cap; redeals, void deals and adjusts leave it', () => {
    const none: DealRuling = { scored: 'none' };
    expect(steps(rules(), raspasy(), raspasy(), redeal, adjust, raspasy(none), raspasy(), raspasy())).toEqual(
      [1, 2, 3, 3, 3, 3, 3, 3],
    );
    expect(
      steps(rules('sochi', 3, { raspasyCap: 5 }), raspasy(), raspasy(), redeal, raspasy(), raspasy()),
    ).toEqual([1, 2, 3, 3, 4, 5]);
    expect(steps(rules(), raspasy(), game(6, '', undefined, none))).toEqual([1, 2, 2]);
  });

  it('is reset by any other deal, a ruled one too', () => {
    expect(steps(rules(), raspasy(), game(6, ''), raspasy(), misere)).toEqual([1, 2, 1, 2, 1]);
    expect(steps(rules(), raspasy(), game(6, '1w', undefined, { scored: 'arbiter' }))).toEqual([1, 2, 1]);
    expect(steps(rules(), raspasy({ scored: 'ruling' }), raspasy({ scored: 'arbiter' }))).toEqual([1, 2, 3]);
  });

  it('madeWhistedGame: only a whisted game that was made and written', () => {
    const table = rules('leningrad', 4, {
      raspasyReset: 'madeWhistedGame',
      raspasyCap: 9,
      withoutThree: true,
      tenGame: 'check',
    });
    const up: Deal = { type: 'raspasy', dealer: 0, tricks: [0, 4, 4, 2] };
    const of = (deal: Deal) => steps(table, up, deal)[2];
    const four = (said: string, tricks?: number[], ruling?: DealRuling, level: 6 | 10 = 6) =>
      game(level, said, tricks, ruling, 4);
    expect(of(four('1w 2p', [6]))).toBe(1);
    expect(of(four('1p 2p 3w', [6]))).toBe(1);
    expect(of(four('1w 2p', [6], { scored: 'actualNoWhists' }))).toBe(1);
    expect(of(four('1w 2p', [5]))).toBe(2);
    expect(of(four('1w 2p', [6], { scored: 'actualNoContract' }))).toBe(2);
    expect(of(four('1w 2p', [6], { scored: 'ruling' }))).toBe(2);
    expect(of(four('1w 2p', [6], { scored: 'actual', adjustTricks: { '0': -1 } }))).toBe(2);
    expect(of(four('1p 2p'))).toBe(2);
    expect(of(four('1p 2h'))).toBe(2);
    expect(of(four('1w 2p', [10, 0, 0], undefined, 10))).toBe(2);
    expect(of({ type: 'misere', dealer: 3, declarer: 0, tricks: 0 })).toBe(2);
    expect(of({ type: 'withoutThree', dealer: 3, declarer: 0, level: 6 })).toBe(2);
  });
});

describe('the deal', () => {
  it('passes clockwise, raspasy too; a redeal or a void deal stays; an adjust is no deal', () => {
    expect(nextDealer(3, [])).toBeNull();
    expect(nextDealer(3, [adjust])).toBeNull();
    expect(nextDealer(3, [raspasy()])).toBe(1);
    expect(nextDealer(3, [raspasy(), redeal])).toBe(1);
    expect(nextDealer(3, [misere])).toBe(0);
    expect(nextDealer(4, [misere])).toBe(3);
    expect(nextDealer(3, [misere, adjust])).toBe(0);
    expect(nextDealer(3, [raspasy({ scored: 'none' })])).toBe(0);
    expect(nextDealer(3, [raspasy({ scored: 'ruling' })])).toBe(1);
  });

  it('is known to the fold as well', () => {
    const deals = [misere, adjust, redeal, raspasy(), adjust];
    const { states } = foldDeals(rules(), deals);
    expect(states.map((s) => s.dealer)).toEqual(deals.map((_, i) => nextDealer(3, deals.slice(0, i + 1))));
  });
});
