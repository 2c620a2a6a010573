/** The closed vocabulary of what a ruling orders: the 34 effects of the format, and seven more. */
import type { Scored } from '../../domain/types.ts';
import type { RulebookId } from './names.ts';
import type { Role, Roles } from './names.ts';
import type { Expr } from './conditions.ts';

/** What prices a trick: step of the raspasy, ordered game, «на висте», last bid made. */
export type PriceBasis = 'raspasyLevel' | 'declaredGame' | 'whist' | 'stoppedBid';
/** What prices whists: 30/60/90, tricks or undertricks of the ordered game, the arbiter. */
export type AmountBasis = 'lostZero' | 'whistTricks' | 'undertricks' | 'arbiter';
/** Penalty, undertricks named beside it, or tricks awarded instead of played. */
export type Part = 'penalty' | 'undertricks' | 'awarded';
/** Which tricks already taken the ordinary raspasy scoring still writes. */
export type Ordinary = 'none' | 'all' | 'others' | 'allPlusClaim' | 'arbiter';
export type CardStatus = 'open' | 'table';
/** Why a claim comes too late: cards mixed, deal ended, cards opened, entry settled, tournament not over. */
export type RejectionReason = 'tooLate' | 'dealEnded' | 'handsOpened' | 'entrySettled';
/** What is not taken back or changed any more. */
export type StandingWord = 'bid' | 'talon' | 'contract' | 'count' | 'ruling';
/** What may be put right without a penalty. */
export type Correctable = 'bid' | 'contract' | 'entry';
/** Rights and duties of the sides in bridge (Laws 62B–62D). */
export type SideDuty =
  'penaltyCard' | 'cardReturned' | 'opponentsMayWithdraw' | 'offendersMayChange' | 'noSuggestedPlay';
export type OpenCardDuty = 'followSuit' | 'discard' | 'lead';

/**
 * An effect over players P, groups of players PS and whole numbers N. The rulebooks hold it with roles and
 * expressions, a ruling with names and numbers.
 */
export type EffectOf<P, PS, N> =
  | {
      readonly type: 'mountainTricks';
      readonly player: P;
      readonly count: N;
      readonly priceBasis: PriceBasis;
      readonly part: Part;
    }
  | { readonly type: 'mountainPoints'; readonly player: P; readonly points: N }
  | {
      readonly type: 'whists';
      readonly from: P;
      readonly to: P;
      readonly amountBasis: AmountBasis;
      readonly count?: N;
      readonly amount?: N;
      /** The amount is divided among so many. */
      readonly share?: number;
    }
  | { readonly type: 'takesRemainingTricks'; readonly player: P; readonly count: N }
  | { readonly type: 'firstTricksTo'; readonly player: P; readonly count: N }
  | {
      readonly type: 'adjustTricks';
      readonly player: P;
      readonly delta: N;
      readonly atLeast: boolean;
      /** Who gets or gives the tricks; null: nobody. */
      readonly counterparty: P | null;
    }
  | { readonly type: 'correctCard'; readonly player: P }
  | { readonly type: 'mayChangeCard'; readonly players: PS }
  | {
      readonly type: 'cardStatus';
      readonly owner: P;
      readonly card: 'exposed' | 'found' | 'all';
      readonly status: CardStatus;
    }
  | { readonly type: 'mustPlayOpen'; readonly player: P; readonly on: readonly OpenCardDuty[] }
  | {
      readonly type: 'banLead';
      readonly by: P;
      readonly player: P;
      readonly suit: 'exposedSuit';
      readonly when: 'whileOpen' | 'firstTimeOnLead' | 'onTurn';
    }
  | {
      readonly type: 'forceLead';
      readonly by: P | PS;
      readonly player: P;
      readonly what: 'exposedCard' | 'exposedSuit';
      readonly when: 'nextLead' | 'onTurn';
    }
  | { readonly type: 'noBan'; readonly by: PS; readonly player: P; readonly card: 'exposed' }
  | { readonly type: 'giveCard'; readonly to: P }
  | { readonly type: 'talonTo'; readonly player: P }
  | { readonly type: 'dealerDrawsTalon'; readonly dealer: P; readonly count: number }
  | { readonly type: 'openAllHands' }
  | { readonly type: 'stopAuction' }
  | { readonly type: 'loseAuctionRight'; readonly player: P }
  | { readonly type: 'redeal' }
  | {
      readonly type: 'replayFrom';
      readonly trick: N;
      readonly openCards: true;
      readonly doubtsFor: P | PS | 'notOffender';
      readonly movesOnDemandOf: P | PS | null;
      readonly limit: 'commonSenseAsIfLayoutUnknown' | null;
    }
  | { readonly type: 'playOn' }
  | { readonly type: 'scoring'; readonly mode: Scored; readonly ordinary: Ordinary }
  | { readonly type: 'allowedBids'; readonly values: readonly string[] }
  | { readonly type: 'interpretAgainst'; readonly player: P }
  | { readonly type: 'noPenalty' }
  | { readonly type: 'opponentChoice'; readonly choice: string; readonly by: P | PS }
  | { readonly type: 'arbiterDecision'; readonly question: string }
  | { readonly type: 'claimRejected'; readonly reason: RejectionReason }
  | { readonly type: 'seeArticle'; readonly rulebook: RulebookId; readonly article: string }
  | { readonly type: 'revokeStatus'; readonly established: boolean }
  | { readonly type: 'correction'; readonly mode: 'allowed' | 'closed' | 'required' }
  | { readonly type: 'penaltyLaw'; readonly law: string; readonly applies: boolean }
  | { readonly type: 'adjustScore'; readonly law: string; readonly restoreTo: 'momentOfRevoke' }
  // Codex of 1996: rulings of the auction, the order and the sheet that the tables of errors do not know.
  | { readonly type: 'warning'; readonly player: P }
  | { readonly type: 'wordStands'; readonly what: StandingWord }
  | { readonly type: 'mayCorrect'; readonly player: P; readonly what: Correctable }
  | { readonly type: 'raiseContract'; readonly levels: N }
  | { readonly type: 'cardNamedBy'; readonly by: P; readonly player: P }
  // Bridge Laws: what goes over between the sides. Nothing of it is written on a pulka.
  | { readonly type: 'transferTricks'; readonly count: N; readonly law: string }
  | { readonly type: 'sideDuty'; readonly duty: SideDuty };

/** An effect as a rulebook holds it. */
export type EffectTemplate = EffectOf<Role, Roles, Expr>;

/** What the engine adds to an effect: `points` in the mountain, `amount` of whists, the option `picked`. */
export interface Computed {
  readonly points?: number;
  readonly amount?: number;
  readonly picked?: string;
}

/** An effect of a ruling, with names of players and whole numbers. */
export type Effect = EffectOf<string, readonly string[], number> & Computed;
export type EffectType = Effect['type'];
