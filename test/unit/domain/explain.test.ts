import { describe, expect, it } from 'vitest';
import { explainDeals, explainStep, foldDeals } from '../../../shared/domain/fold.ts';
import type { Deal } from '../../../shared/domain/types.ts';
import { game, rules } from '../../fixtures/sheets.ts';

describe('why this number', () => {
  it('greedy remise: mountain, consolation, whists, each with paragraph and arithmetic', () => {
    expect(explainDeals(rules(), [game(6, '1w 2p', [5])])[0]).toEqual([
      {
        deal: 0,
        kind: 'mountain',
        seat: 0,
        amount: 2,
        code: 'why.remise',
        ref: 'K96 3.8.1',
        terms: { price: 2, undertricks: 1, level: 6 },
      },
      {
        deal: 0,
        kind: 'whists',
        seat: 1,
        on: 0,
        amount: 2,
        code: 'why.consolation',
        ref: 'K96 3.8.1.2',
        terms: { price: 2, undertricks: 1 },
      },
      {
        deal: 0,
        kind: 'whists',
        seat: 2,
        on: 0,
        amount: 2,
        code: 'why.consolation',
        ref: 'K96 3.8.1.2',
        terms: { price: 2, undertricks: 1 },
      },
      {
        deal: 0,
        kind: 'whists',
        seat: 1,
        on: 0,
        amount: 10,
        code: 'why.whistGreedy',
        ref: 'K96 3.8.13',
        terms: { price: 2, tricks: 5 },
      },
    ]);
  });

  const codes = (table: ReturnType<typeof rules>, ...deals: Deal[]) =>
    explainDeals(table, deals).map((writes) => writes.map((w) => `${w.code} ${w.seat}:${w.amount}`));

  it('names the rule that decided', () => {
    expect(codes(rules('leningrad'), game(6, '1w 2p', [5]))[0]?.slice(-2)).toEqual([
      'why.whistShared 1:10',
      'why.whistShared 2:10',
    ]);
    expect(codes(rules('leningrad'), game(6, '1p 2h 1w', [5]))[0]?.at(-1)).toBe('why.whistAfterHalf 1:20');
    expect(codes(rules(), game(8, '1w 2w', [10, 0, 0]))[0]).toEqual([
      'why.contractMade 0:6',
      'why.fineSecond 2:6',
    ]);
    expect(codes(rules(), game(6, '1w 2w', [7, 3, 0]))[0]).toEqual([
      'why.contractMade 0:2',
      'why.whistOwn 1:6',
      'why.fineOwn 2:4',
    ]);
    expect(codes(rules('sochi', 4), game(6, '1p 2p 3w', [7], undefined, 4))[0]).toEqual([
      'why.contractMade 0:2',
      'why.whistDealer 3:6',
      'why.fineOne 3:2',
    ]);
  });

  it('shows the step of the ladder, and the amnesty where it took something off', () => {
    const up: Deal = { type: 'raspasy', dealer: 0, tricks: [4, 3, 3] };
    const zero: Deal = { type: 'raspasy', dealer: 0, tricks: [0, 4, 6] };
    const [, second] = explainDeals(rules(), [up, zero]);
    expect(second?.map((w) => [w.code, w.seat, w.amount, w.terms])).toEqual([
      ['why.raspasyTricks', 1, 8, { price: 2, tricks: 4, step: 2 }],
      ['why.raspasyTricks', 2, 12, { price: 2, tricks: 6, step: 2 }],
      ['why.zeroBonus', 0, 2, { step: 2 }],
    ]);
    expect(explainDeals(rules(), [up])[0]).toMatchObject([
      { code: 'why.raspasyAmnesty', amount: 1, terms: { price: 1, tricks: 4, step: 1, fewest: 3 } },
    ]);
  });

  it('shows the article and slip of a ruling, and the reason of an adjust', () => {
    const ruled = game(6, '', undefined, {
      article: '003.Z1',
      slip: 3,
      scored: 'ruling',
      mountain: [8, 0, 0],
    });
    expect(explainDeals(rules(), [ruled])[0]).toEqual([
      {
        deal: 0,
        kind: 'mountain',
        seat: 0,
        amount: 8,
        code: 'why.ruling',
        ref: '',
        terms: { article: '003.Z1', slip: 3 },
      },
    ]);
    const adjust: Deal = {
      type: 'adjust',
      reason: 'опечатка',
      whists: [
        [0, 4, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    };
    expect(explainDeals(rules(), [adjust])[0]).toEqual([
      {
        deal: 0,
        kind: 'whists',
        seat: 0,
        on: 1,
        amount: 4,
        code: 'why.adjust',
        ref: '',
        terms: { reason: 'опечатка' },
      },
    ]);
  });

  it('previews one more deal without touching the sheet', () => {
    const folded = foldDeals(rules(), [game(6, '')]);
    const before = structuredClone(folded.last.cells);
    expect(explainStep(folded.last, game(7, ''), 1)).toMatchObject([{ deal: 1, amount: 4 }]);
    expect(folded.last.cells).toEqual(before);
  });
});
