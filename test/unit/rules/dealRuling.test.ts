/** A ruling in its deal: nothing is written twice. The sheet with the ruled deal shows what the article orders. */
import { describe, expect, it } from 'vitest';
import { checkDeal } from '../../../shared/domain/check.ts';
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import { foldDeals, totals } from '../../../shared/domain/fold.ts';
import type {
  ConventionId,
  Deal,
  GameDeal,
  RaspasyDeal,
  SheetRules,
  Totals,
} from '../../../shared/domain/types.ts';
import { dealRuling, type RuledDeal } from '../../../shared/rules/dealRuling.ts';
import { mergeRulings } from '../../../shared/rules/mergeRulings.ts';
import { rule } from '../../../shared/rules/rule.ts';
import type { Incident } from '../../../shared/rules/vocabulary.ts';

const players = ['A', 'B', 'C'];

function incident(
  article: string,
  facts: Incident['facts'],
  context: Partial<Incident['context']>,
  convention: ConventionId = 'sochi',
): Incident {
  return {
    format: 'pulka-incident/1',
    rulebook: article.slice(0, 3) as Incident['rulebook'],
    article,
    facts,
    context: { convention, players, ...context },
  };
}

const ruled = (one: Incident, deal: Deal): RuledDeal => dealRuling(rule(one), one, deal);

function sheet(deal: Deal, convention: ConventionId = 'sochi', seats = 3): Totals {
  const rules: SheetRules = { convention: resolveConvention(convention), players: seats, target: null };
  expect(checkDeal(rules, deal, '')).toEqual([]);
  return totals(foldDeals(rules, [deal]).last);
}

/** A plays, B whists, C passes. */
const game = (level: 6 | 7 | 8 | 9 | 10, tricks: number): GameDeal => ({
  type: 'game',
  dealer: 2,
  declarer: 0,
  level,
  defence: [
    { player: 1, says: 'whist' },
    { player: 2, says: 'pass' },
  ],
  tricks: { 0: tricks },
});

const raspasy = (...tricks: number[]): RaspasyDeal => ({ type: 'raspasy', dealer: 2, tricks });

describe('penalties', () => {
  it('НКК 3: the penalty is the ruling’s, undertricks and whists are the deal’s', () => {
    // Case 004.3/02: A 9 cards, a six, five tricks: mountain 2×2 + 1×2, B writes 5×2 + 2, C writes 2.
    const one = incident(
      '004.3',
      { cards: { A: 9, B: 10, C: 10 }, calls: { B: 'whist', C: 'pass' }, tricks: { A: 5, B: 5, C: 0 } },
      { contract: 6, declarer: 'A', stage: 'contract' },
    );
    const { ruling } = ruled(one, game(6, 5));
    expect(ruling).toEqual({ article: '004.3', scored: 'actualNoContract', mountain: [4, 0, 0] });
    const after = sheet({ ...game(6, 5), ruling });
    expect(after.mountain).toEqual([6, 0, 0]);
    expect(after.whists[1]![0]).toBe(12);
    expect(after.whists[2]![0]).toBe(2);
    expect(after.pool).toEqual([0, 0, 0]);
  });

  it('НКК 3: a defender with a wrong number writes no whists', () => {
    // Case 004.3/04: A 2×4 + 1×4, passer C one trick 4 and no consolation, B 4×4 + 4.
    const one = incident(
      '004.3',
      { cards: { A: 11, B: 10, C: 9 }, calls: { B: 'whist', C: 'pass' }, tricks: { A: 6, B: 4, C: 0 } },
      { contract: 7, declarer: 'A', stage: 'contract' },
    );
    const { ruling } = ruled(one, game(7, 6));
    expect(ruling.noWhists).toEqual([2]);
    expect(ruling.mountain).toEqual([8, 0, 4]);
    const after = sheet({ ...game(7, 6), ruling });
    expect(after.mountain).toEqual([12, 0, 4]);
    expect(after.whists[1]![0]).toBe(20);
    expect(after.whists[2]![0]).toBe(0);
  });

  it('2 очка в гору stand beside the deal as it is', () => {
    const one = incident('003.S12', { offender: 'C' }, {});
    const { ruling } = ruled(one, game(6, 6));
    expect(ruling).toEqual({ article: '003.S12', scored: 'playOn', mountain: [0, 0, 2] });
    const after = sheet({ ...game(6, 6), ruling });
    expect(after.pool).toEqual([2, 0, 0]);
    expect(after.mountain).toEqual([0, 0, 2]);
  });

  it('a redeal carries the penalty of НКК 2.1', () => {
    const one = incident(
      '004.2.1',
      { offender: 'B', offenderCards: 11, offenderCall: 'bid', bidMade: true },
      { stage: 'auction', stoppedBid: 8 },
    );
    const deal: Deal = { type: 'redeal', dealer: 0 };
    const { ruling } = ruled(one, deal);
    expect(sheet({ ...deal, ruling }).mountain).toEqual([0, 6, 0]);
  });
});

describe('Р2: a wrong number of cards found in play (K96 3.9.18)', () => {
  const r2 = (offender: string, facts: Incident['facts'], contract: 6 | 7 | 8 | 9 | 10) =>
    incident('003.R2', { offender, ...facts }, { contract, declarer: 'A' });

  it.each([
    [6, 4],
    [4, 8],
    [8, 4],
  ])('a six with %i taken: mountain %i', (taken, mountain) => {
    // Six taken is two down, four taken four down, eight taken still two: (2 + undertricks) × 2.
    const { ruling } = ruled(r2('A', { playedOut: true }, 6), game(6, taken));
    expect(ruling.scored).toBe('actualNoContract');
    const after = sheet({ ...game(6, taken), ruling });
    expect(after.mountain[0]).toBe(mountain);
    expect(after.pool[0]).toBe(0);
    // Whists by the tricks taken: B writes 2 × (10 − taken), and on a remise 2 a trick more from each.
    const under = Math.max(0, 6 - taken);
    expect(after.whists[1]![0]).toBe(2 * (10 - taken) + 2 * under);
    expect(after.whists[2]![0]).toBe(2 * under);
  });

  it('not played out: what the whisters prove is written instead', () => {
    const { ruling } = ruled(r2('A', { playedOut: false, provenUnder: 3 }, 9), {
      type: 'game',
      dealer: 2,
      declarer: 0,
      level: 9,
      defence: [{ player: 1, says: 'whist' }],
    });
    expect(ruling).toEqual({ article: '003.R2', scored: 'ruling', mountain: [40, 0, 0] });
  });

  it('a whister: two down on the whist, the rest as played', () => {
    const { ruling } = ruled(r2('B', { playedOut: true }, 7), game(7, 7));
    expect(ruling.scored).toBe('actual');
    const after = sheet({ ...game(7, 7), ruling });
    expect(after.mountain).toEqual([0, 8, 0]);
    expect(after.pool).toEqual([4, 0, 0]);
    expect(after.whists[1]![0]).toBe(12);
  });
});

describe('adjusted tricks', () => {
  it('З2 takes one trick off the declarer’s count and gives it to nobody (K96 3.4.9)', () => {
    const one = incident('003.Z2', { offender: 'A', firstLeadMade: true }, { contract: 6, declarer: 'A' });
    const { ruling } = ruled(one, game(6, 6));
    expect(ruling).toEqual({ article: '003.Z2', scored: 'actual', adjustTricks: { 0: -1 } });
    // Exactly made becomes one down; whists by the four tricks taken.
    const after = sheet({ ...game(6, 6), ruling });
    expect(after.mountain).toEqual([2, 0, 0]);
    expect(after.whists[1]![0]).toBe(8);
  });

  it('Р3 on misère adds a trick to the count; its points are not written besides', () => {
    const one = incident(
      '003.R3',
      { offender: 'A', dealType: 'misere' },
      { contract: 'misere', declarer: 'A' },
    );
    const deal: Deal = { type: 'misere', dealer: 2, declarer: 0, tricks: 0 };
    const { ruling } = ruled(one, deal);
    expect(ruling).toEqual({ article: '003.R3', scored: 'actual', adjustTricks: { 0: 1 } });
    expect(sheet({ ...deal, ruling }).mountain).toEqual([10, 0, 0]);
  });

  it('Р3 on raspasy: two tricks more by the arbiter', () => {
    const one = incident('003.R3', { offender: 'A', dealType: 'raspasy', extra: 2 }, { raspasyLevel: 1 });
    const { ruling } = ruled(one, raspasy(3, 4, 3));
    expect(ruling).toEqual({ article: '003.R3', scored: 'actual', adjustTricks: { 0: 2 } });
    // Adjusted counts 5, 4, 3 with the amnesty of 3.
    expect(sheet({ ...raspasy(3, 4, 3), ruling }).mountain).toEqual([2, 1, 0]);
  });
});

describe('raspasy', () => {
  const late = incident(
    '000.3.3.2',
    { offender: 'C', noticed: 'laterPlay', revokeTrick: 4, taken: { A: 2, B: 0, C: 4 } },
    { raspasyLevel: 1 },
  );

  it('the tricks already taken are those of the ruled raspasy', () => {
    const { ruling, tricks } = ruled(late, raspasy(4, 3, 3));
    expect(tricks).toEqual([2, 0, 4]);
    expect(ruling).toEqual({ article: '000.3.3.2', scored: 'ruling', mountain: [0, 0, 5] });
    // 4 remaining and 1 penalty; the six taken as usual without amnesty, no bonus for B’s zero.
    const after = sheet({ ...raspasy(...tricks!), ruling });
    expect(after.mountain).toEqual([2, 0, 9]);
    expect(after.pool).toEqual([0, 0, 0]);
  });

  it('rostov writes the same as whists of the others', () => {
    const one = incident(late.article!, late.facts, { raspasyLevel: 1 }, 'rostov');
    const { ruling } = ruled(one, raspasy(4, 3, 3));
    expect(ruling.mountain).toBeUndefined();
    expect(ruling.whists).toEqual([
      [0, 0, 25],
      [0, 0, 25],
      [0, 0, 0],
    ]);
  });

  it('ФР 3.4.1: the tricks that were claimed stay with the player who closed', () => {
    const one = incident(
      '000.3.4.1',
      {
        offender: 'A',
        closer: 'B',
        noticed: 'afterClaimCheck',
        revokeTrick: 5,
        taken: { A: 1, B: 3, C: 1 },
        influence: 'none',
      },
      { raspasyLevel: 1 },
    );
    const { ruling, tricks } = ruled(one, raspasy(1, 8, 1));
    expect(tricks).toEqual([1, 8, 1]);
    expect(ruling.scored).toBe('actual');
    // Amnesty of 1 on the counts, and the penalty trick of A.
    expect(sheet({ ...raspasy(...tricks!), ruling }).mountain).toEqual([1, 7, 0]);
  });

  it('play that goes on keeps the deal’s own tricks', () => {
    const one = incident(
      '004.5.2.1',
      {
        cards: { A: 9, B: 10, C: 10 },
        firstLeadMade: true,
        found: 'here',
        foundOpen: false,
        revoke: false,
        taken: { A: 1, B: 2, C: 0 },
      },
      { raspasyLevel: 1, stage: 'raspasy' },
    );
    expect(ruled(one, raspasy(4, 3, 3))).toEqual({ ruling: { article: '004.5.2.1', scored: 'playOn' } });
  });

  it('a dealer who sits out keeps the tricks of the talon', () => {
    const four = { players: ['A', 'B', 'C', 'D'], dealer: 'D', raspasyLevel: 1 };
    const facts = { offender: 'C', noticed: 'laterPlay', revokeTrick: 4, taken: { A: 2, B: 0, C: 3, D: 1 } };
    const one = incident('000.3.3.2', facts, four);
    // Six tricks are complete with the dealer’s: four remain.
    expect(rule(one).mountain).toEqual({ C: 5 });
    const { tricks, ruling } = ruled(one, { type: 'raspasy', dealer: 3, tricks: [3, 2, 4, 1] });
    expect(tricks).toEqual([2, 0, 3, 1]);
    const after = sheet({ type: 'raspasy', dealer: 3, tricks: tricks!, ruling }, 'sochi', 4);
    expect(after.mountain).toEqual([2, 0, 8, 1]);
  });
});

describe('companions', () => {
  it('ФР 3.5 adds its whists to ФР 3.3.2 and leaves scoring and tricks to it', () => {
    const main = incident(
      '000.3.3.2',
      { offender: 'C', noticed: 'laterPlay', revokeTrick: 4, taken: { A: 2, B: 0, C: 4 } },
      { raspasyLevel: 2 },
    );
    const companion = incident(
      '000.3.5',
      {
        offender: 'C',
        mainArticle: '000.3.3.2',
        takenBefore: { A: 1, B: 0 },
        couldZero: { A: false, B: true },
      },
      { raspasyLevel: 2 },
    );
    const deal = raspasy(4, 3, 3);
    const merged = mergeRulings(ruled(main, deal), ruled(companion, deal));
    expect(merged).toEqual({
      ruling: {
        article: '000.3.3.2',
        scored: 'ruling',
        mountain: [0, 0, 10],
        whists: [
          [0, 0, 0],
          [0, 0, 60],
          [0, 0, 0],
        ],
      },
      tricks: [2, 0, 4],
    });
  });
});
