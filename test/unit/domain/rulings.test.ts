/** A deal under a ruling; the expectations are worked out from scoring.md, "A deal under a ruling". */
import { describe, expect, it } from 'vitest';
import type { Deal, DealRuling } from '../../../shared/domain/types.ts';
import { after, game, rules } from '../../fixtures/sheets.ts';

const sochi = rules();
const none = [0, 0, 0];
const nothing = { pool: none, mountain: none, whists: [none, none, none] };
const ruled = (scored: DealRuling['scored'], extra: Partial<DealRuling> = {}): DealRuling => ({
  scored,
  ...extra,
});
const raspasy = (tricks: number[], ruling: DealRuling, dealer = 0): Deal => ({
  type: 'raspasy',
  dealer,
  tricks,
  ruling,
});
const misere = (tricks: number, ruling: DealRuling): Deal => ({
  type: 'misere',
  dealer: 2,
  declarer: 0,
  tricks,
  ruling,
});

describe('scored', () => {
  it('actual, playOn, unchanged: as usual', () => {
    const usual = after(sochi, game(7, '1w 2w', [7, 2, 1]));
    for (const scored of ['actual', 'playOn', 'unchanged'] as const) {
      expect(after(sochi, game(7, '1w 2w', [7, 2, 1], ruled(scored)))).toEqual(usual);
    }
  });

  it('ruling, none, arbiter: nothing of a game or misère but the lines of the ruling', () => {
    for (const scored of ['ruling', 'none', 'arbiter'] as const) {
      expect(after(sochi, game(6, '1w 2w', [2, 4, 4], ruled(scored)))).toEqual(nothing);
      expect(after(sochi, game(6, '1w 2w', undefined, ruled(scored, { mountain: [4, 0, 0] })))).toEqual({
        ...nothing,
        mountain: [4, 0, 0],
      });
      expect(after(sochi, misere(0, ruled(scored)))).toEqual(nothing);
      const given: Deal = { type: 'withoutThree', dealer: 2, declarer: 0, level: 6, ruling: ruled(scored) };
      expect(after(rules('sochi', 3, { withoutThree: true }), given)).toEqual(nothing);
    }
  });

  it('actualNoContract: no pool and no fine, whists as usual', () => {
    // Two whisters with 1 and 0 of a six: fines of 1 and 2 tricks, were the contract written.
    expect(after(sochi, game(6, '1w 2w', [9, 1, 0], ruled('actualNoContract')))).toEqual({
      ...nothing,
      whists: [none, [2, 0, 0], none],
    });
    expect(after(sochi, game(6, '1p 2p', undefined, ruled('actualNoContract')))).toEqual(nothing);
    expect(after(sochi, game(6, '1p 2h', undefined, ruled('actualNoContract'))).whists[2]).toEqual([4, 0, 0]);
    // A remise is written as usual: 6, took 5, one greedy whister with five tricks.
    const remise = after(sochi, game(6, '1w 2p', [5], ruled('actualNoContract')));
    expect(remise).toEqual({ pool: none, mountain: [2, 0, 0], whists: [none, [12, 0, 0], [2, 0, 0]] });
  });

  it('actualNoWhists: pool and mountain of the declarer alone', () => {
    expect(after(sochi, game(6, '1w 2w', [9, 1, 0], ruled('actualNoWhists')))).toEqual({
      ...nothing,
      pool: [2, 0, 0],
    });
    expect(after(sochi, game(6, '1w 2w', [4, 3, 3], ruled('actualNoWhists')))).toEqual({
      ...nothing,
      mountain: [4, 0, 0],
    });
    expect(after(sochi, game(6, '1p 2h', undefined, ruled('actualNoWhists')))).toEqual({
      ...nothing,
      pool: [2, 0, 0],
    });
  });

  it('a misère: no pool without the contract, the mountain always', () => {
    expect(after(sochi, misere(0, ruled('actualNoContract')))).toEqual(nothing);
    expect(after(sochi, misere(0, ruled('actualNoWhists'))).pool).toEqual([10, 0, 0]);
    expect(after(sochi, misere(2, ruled('actualNoContract'))).mountain).toEqual([20, 0, 0]);
    expect(after(sochi, misere(2, ruled('actualNoWhists'))).mountain).toEqual([20, 0, 0]);
  });

  it('on raspasy the two are actual; none and arbiter write nothing', () => {
    for (const scored of ['actualNoContract', 'actualNoWhists'] as const) {
      expect(after(sochi, raspasy([0, 4, 6], ruled(scored)))).toEqual({
        ...nothing,
        pool: [1, 0, 0],
        mountain: [0, 4, 6],
      });
    }
    expect(after(sochi, raspasy([0, 4, 6], ruled('none')))).toEqual(nothing);
    expect(after(sochi, raspasy([0, 4, 6], ruled('arbiter')))).toEqual(nothing);
  });

  it('a ruled raspasy knows no amnesty and no zero bonus of those who play', () => {
    expect(after(sochi, raspasy([3, 2, 2], ruled('ruling')))).toEqual({ ...nothing, mountain: [3, 2, 2] });
    expect(after(sochi, raspasy([0, 2, 2], ruled('ruling')))).toEqual({ ...nothing, mountain: [0, 2, 2] });
  });

  it('a ruled raspasy written in whists keeps only the point of a dealer who sits out', () => {
    const four = rules('rostov', 4);
    expect(after(four, raspasy([0, 3, 3, 0], ruled('ruling'), 3))).toEqual({
      pool: [0, 0, 0, 1],
      mountain: [0, 0, 0, 0],
      whists: [0, 1, 2, 3].map(() => [0, 0, 0, 0]),
    });
    expect(after(rules('rostov'), raspasy([0, 3, 3], ruled('ruling')))).toEqual(nothing);
  });

  it('the lines of the ruling stand as they are, past the aid, on any deal', () => {
    const aided = rules('sochi', 3, {}, 10);
    const lines = { pool: [12, 0, 0], mountain: [0, -3, 0], whists: [none, [0, 0, 7], none] };
    const redeal: Deal = { type: 'redeal', dealer: 0, ruling: ruled('none', lines) };
    expect(after(aided, redeal)).toEqual(lines);
    const adjust: Deal = { type: 'adjust', reason: 'a', mountain: [1, 1, 1], ruling: ruled('none', lines) };
    expect(after(aided, adjust)).toEqual({ ...lines, mountain: [1, -2, 1] });
  });
});

describe('adjustTricks', () => {
  it('of the declarer: made by the adjusted count, the other side by the tricks taken', () => {
    // An eight, nine taken, one lone whister: seven by the ruling, so one down (6 in the mountain); he writes one trick.
    expect(after(sochi, game(8, '1w 2p', [9], ruled('actual', { adjustTricks: { '0': -2 } })))).toEqual({
      pool: none,
      mountain: [6, 0, 0],
      whists: [none, [6, 0, 0], none],
    });
    // One more instead of one fewer: a six with five taken is made; four are due, five were taken: no fine.
    expect(after(sochi, game(6, '1w 2p', [5], ruled('actual', { adjustTricks: { '0': 1 } })))).toEqual({
      pool: [2, 0, 0],
      mountain: none,
      whists: [none, [10, 0, 0], none],
    });
  });

  it('of a whister at a remise: whists by his count, the partner by the tricks taken', () => {
    const deprived = ruled('actual', { adjustTricks: { '1': -1 } });
    // 8, took 6: consolation 12 each; own tricks 3 − 1 and 1.
    expect(after(sochi, game(8, '1w 2w', [6, 3, 1], deprived)).whists).toEqual([
      none,
      [24, 0, 0],
      [18, 0, 0],
    ]);
    // Gentleman, leningrad six, took 4: six tricks at 4, half each; consolation 8 each.
    expect(after(rules('leningrad'), game(6, '1w 2p', [4], deprived)).whists).toEqual([
      none,
      [8 + (4 * 5) / 2, 0, 0],
      [8 + (4 * 6) / 2, 0, 0],
    ]);
    // Greedy: all of it is his.
    expect(after(sochi, game(6, '1w 2p', [4], deprived)).whists).toEqual([
      none,
      [4 + 2 * 5, 0, 0],
      [4, 0, 0],
    ]);
  });

  it('of a whister on 6 and 7: he answers by the adjusted counts, the other by those taken', () => {
    // Six, 2 and 2: with one off he has 1 of 2, together 3 of 4; the other is safe by 2 + 2.
    const deprived = ruled('actual', { adjustTricks: { '1': -1 } });
    expect(after(sochi, game(6, '1w 2w', [6, 2, 2], deprived))).toEqual({
      pool: [2, 0, 0],
      mountain: [0, 2, 0],
      whists: [none, [2, 0, 0], [4, 0, 0]],
    });
    // Lone whister: 4 taken, 3 counted.
    expect(after(sochi, game(6, '1w 2p', [6], deprived)).mountain).toEqual([0, 2, 0]);
    // Six, 1 and 2: already one short; with the trick off the first lacks two, the second nothing.
    expect(after(sochi, game(6, '1w 2w', [7, 1, 2], deprived)).mountain).toEqual([0, 4, 0]);
  });

  it('of a whister on 8–10: he pays one only if it was the trick that was needed', () => {
    const first = ruled('actual', { adjustTricks: { '1': -1 } });
    expect(after(sochi, game(8, '1w 2w', [8, 1, 1], first)).mountain).toEqual(none);
    expect(after(sochi, game(8, '1w 2w', [9, 1, 0], first)).mountain).toEqual([0, 6, 0]);
    const second = ruled('actual', { adjustTricks: { '2': -1 } });
    expect(after(sochi, game(8, '1w 2w', [9, 0, 1], second)).mountain).toEqual([0, 0, 6]);
    expect(after(sochi, game(9, '1w 2p', [9], first)).mountain).toEqual([0, 8, 0]);
  });

  it('on a checked ten: own tricks by the count, no fine', () => {
    const check = rules('sochi', 3, { tenGame: 'check' });
    // Ten made, nine by the ruling: one down, nobody has a trick, no undertrick was taken.
    expect(after(check, game(10, '', [10, 0, 0], ruled('actual', { adjustTricks: { '0': -1 } })))).toEqual({
      ...nothing,
      mountain: [10, 0, 0],
    });
    expect(
      after(check, game(10, '', [8, 2, 0], ruled('actual', { adjustTricks: { '1': -1 } }))).whists,
    ).toEqual([none, [30, 0, 0], [20, 0, 0]]);
  });

  it('on raspasy: amnesty and zero by the adjusted counts, eleven tricks may be', () => {
    const more = ruled('actual', { adjustTricks: { '0': 1 } });
    expect(after(sochi, raspasy([2, 3, 5], more))).toEqual({ ...nothing, mountain: [0, 0, 2] });
    expect(
      after(rules('rostov'), raspasy([2, 2, 6], ruled('actual', { adjustTricks: { '2': 1 } }))).whists,
    ).toEqual([[0, 0, 17.5], [0, 0, 17.5], none]);
  });
});

describe('moveTricks', () => {
  it('comes before everything, and before adjustTricks', () => {
    const moved = ruled('actual', { moveTricks: [{ from: 0, to: 1, count: 1 }] });
    expect(after(sochi, raspasy([1, 4, 5], moved))).toEqual({
      ...nothing,
      pool: [1, 0, 0],
      mountain: [0, 5, 5],
    });
    expect(after(sochi, misere(1, moved)).pool).toEqual([10, 0, 0]);
    const both = ruled('actual', { moveTricks: [{ from: 0, to: 1, count: 1 }], adjustTricks: { '0': -1 } });
    // Seven, seven taken, six after the move, five counted: two down; consolation for the one that was taken from.
    expect(after(sochi, game(7, '1w 2p', [7], both))).toEqual({
      pool: none,
      mountain: [8, 0, 0],
      whists: [none, [4 + 4 * 4, 0, 0], [4, 0, 0]],
    });
  });

  it('between a lone whister and the passer changes nothing: the tricks are his', () => {
    const moved = ruled('actual', { moveTricks: [{ from: 1, to: 2, count: 1 }] });
    expect(after(sochi, game(7, '1w 2p', [7], moved))).toEqual(after(sochi, game(7, '1w 2p', [7])));
  });
});

describe('noWhists', () => {
  it('silences whists, half whist, consolation and raspasy whists; fines stay', () => {
    const of = (...seats: number[]) => ruled('actual', { noWhists: seats });
    expect(after(sochi, game(6, '1w 2p', [7], of(1)))).toEqual({
      pool: [2, 0, 0],
      mountain: [0, 2, 0],
      whists: [none, none, none],
    });
    expect(after(sochi, game(6, '1p 2h', undefined, of(2)))).toEqual({ ...nothing, pool: [2, 0, 0] });
    expect(after(sochi, game(6, '1w 2p', [5], of(2))).whists).toEqual([none, [12, 0, 0], none]);
    expect(after(rules('rostov'), raspasy([1, 3, 6], of(0))).whists).toEqual([none, none, none]);
  });

  it("leaves a gentleman's partner his half", () => {
    // Leningrad six, took 4: half of 24 and consolation 8.
    const silenced = ruled('actual', { noWhists: [1] });
    expect(after(rules('leningrad'), game(6, '1w 2p', [4], silenced)).whists).toEqual([
      none,
      none,
      [20, 0, 0],
    ]);
  });

  it('does not touch the own lines of the ruling', () => {
    const ruling = ruled('actual', { noWhists: [1], whists: [none, [9, 0, 0], none] });
    expect(after(sochi, game(6, '1w 2p', [6], ruling)).whists[1]).toEqual([9, 0, 0]);
  });
});
