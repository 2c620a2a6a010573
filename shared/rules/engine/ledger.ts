/** What the effects of a ruling write: who, where, how much. Zeros are left out. */
import type { Effect } from '../vocabulary.ts';
import type { Prices } from './prices.ts';
import type { Situation } from './situation.ts';

/** One number on the sheet, and the effect that it comes from. */
export interface LedgerLine {
  readonly who: string;
  readonly where: 'mountain' | 'whists';
  /** On whom whists are written. */
  readonly on: string | null;
  readonly amount: number;
  readonly effect: Effect;
}

/** Raspasy tricks of a player: his mountain, or whists of every other active player on him (rostov). */
function raspasyLines(
  effect: Effect,
  player: string,
  points: number,
  active: readonly string[],
  inWhists: boolean,
) {
  if (!inWhists) return [{ who: player, where: 'mountain' as const, on: null, amount: points, effect }];
  return active
    .filter((other) => other !== player)
    .map((other) => ({ who: other, where: 'whists' as const, on: player, amount: points, effect }));
}

function linesOf(effect: Effect, situation: Situation, prices: Prices): LedgerLine[] {
  switch (effect.type) {
    case 'mountainTricks': {
      const inWhists = effect.priceBasis === 'raspasyLevel' && prices.raspasyInWhists;
      return raspasyLines(effect, effect.player, effect.points ?? 0, situation.active, inWhists);
    }
    case 'takesRemainingTricks':
    case 'firstTricksTo':
      return raspasyLines(
        effect,
        effect.player,
        effect.points ?? 0,
        situation.active,
        prices.raspasyInWhists,
      );
    case 'mountainPoints':
      return [{ who: effect.player, where: 'mountain', on: null, amount: effect.points, effect }];
    case 'whists':
      return [{ who: effect.from, where: 'whists', on: effect.to, amount: effect.amount ?? 0, effect }];
    case 'adjustTricks':
    case 'correctCard':
    case 'mayChangeCard':
    case 'cardStatus':
    case 'mustPlayOpen':
    case 'banLead':
    case 'forceLead':
    case 'noBan':
    case 'giveCard':
    case 'talonTo':
    case 'dealerDrawsTalon':
    case 'openAllHands':
    case 'stopAuction':
    case 'loseAuctionRight':
    case 'redeal':
    case 'replayFrom':
    case 'playOn':
    case 'scoring':
    case 'allowedBids':
    case 'interpretAgainst':
    case 'noPenalty':
    case 'opponentChoice':
    case 'arbiterDecision':
    case 'claimRejected':
    case 'seeArticle':
    case 'revokeStatus':
    case 'correction':
    case 'penaltyLaw':
    case 'adjustScore':
    case 'warning':
    case 'wordStands':
    case 'mayCorrect':
    case 'raiseContract':
    case 'cardNamedBy':
    case 'transferTricks':
    case 'sideDuty':
      return [];
  }
}

/** Lines in the order of the effects. */
export function ledgerLines(effects: readonly Effect[], situation: Situation, prices: Prices): LedgerLine[] {
  return effects.flatMap((effect) => linesOf(effect, situation, prices)).filter((line) => line.amount !== 0);
}

/** Totals of the format: `mountain` by player, `whists` by `A>B`. */
export function totals(lines: readonly LedgerLine[]): {
  mountain: Record<string, number>;
  whists: Record<string, number>;
} {
  const mountain: Record<string, number> = {};
  const whists: Record<string, number> = {};
  for (const { who, where, on, amount } of lines) {
    if (where === 'mountain') mountain[who] = (mountain[who] ?? 0) + amount;
    else whists[`${who}>${on}`] = (whists[`${who}>${on}`] ?? 0) + amount;
  }
  return { mountain, whists };
}
