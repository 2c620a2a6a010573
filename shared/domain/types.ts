/**
 * The words of the game as types: conventions, options, deals, sheets.
 * They mirror the file format `pulka-sheet/1`; the terms are those of the codex (Кодекс преферанса, 1996).
 */

/** Seat at the table, clockwise from 0; 3 exists only with four players. */
export type Seat = number;

export type ConventionId = 'sochi' | 'leningrad' | 'rostov';
export type Trump = 'spades' | 'clubs' | 'diamonds' | 'hearts' | 'none';
/** Level of a game contract. */
export type Level = 6 | 7 | 8 | 9 | 10;
export type Says = 'whist' | 'half' | 'pass';

/** Everything in which conventions differ; a preset gives every value, a tournament may override each. */
export interface Options {
  trickPriceFactor: 1 | 2;
  whistResponsibility: 'full' | 'half';
  remiseSharing: 'greedy' | 'gentleman';
  /** Whists of every opponent per undertrick: the trick price, nothing, or a number of whists as written. */
  consolation: 'price' | 'none' | number;
  consolationToDealer: boolean;
  secondWhisterAnswers: 'second' | 'both';
  whistShortage: 'personal' | 'team';
  halfWhist: boolean;
  stalingrad: boolean;
  tenGame: 'whist' | 'check';
  withoutThree: boolean;
  raspasyTarget: 'mountain' | 'whists';
  /** Price of one trick at step 1; `trickPriceFactor` does not touch it. */
  raspasyPrice: number;
  raspasyProgression: 'constant' | 'arithmetic' | 'geometric';
  raspasyCap: number;
  raspasyReset: 'anyDeal' | 'madeWhistedGame';
  amnesty: boolean;
  zeroBonus: 'trickPrice' | 'one' | 'none';
  zeroBonusToDealer: boolean;
  poolClosing: 'americanAid' | 'total' | 'none';
  whistsPerPoolPoint: 10 | 20;
}

export interface Convention {
  readonly id: ConventionId;
  readonly options: Readonly<Options>;
}

export interface Word {
  player: Seat;
  says: Says;
}

export type Scored =
  'actual' | 'playOn' | 'unchanged' | 'actualNoContract' | 'actualNoWhists' | 'ruling' | 'none' | 'arbiter';

export interface TrickMove {
  from: Seat;
  to: Seat;
  count: number;
}

/** What a ruling does to the deal it stands on (scoring: "A deal under a ruling"). */
export interface DealRuling {
  article?: string;
  slip?: number;
  scored: Scored;
  adjustTricks?: Record<string, number>;
  moveTricks?: TrickMove[];
  noWhists?: Seat[];
  pool?: number[];
  mountain?: number[];
  whists?: number[][];
}

interface Ruled {
  ruling?: DealRuling;
}

export interface GameDeal extends Ruled {
  type: 'game';
  dealer: Seat;
  declarer: Seat;
  level: Level;
  trump?: Trump;
  /** What the defenders said, in order; closing passes may be left out. */
  defence: Word[];
  /** Seat (as a string) → tricks: the declarer's; with two whisters each whister's too. */
  tricks?: Record<string, number>;
}
export interface MisereDeal extends Ruled {
  type: 'misere';
  dealer: Seat;
  declarer: Seat;
  tricks: number;
  shared?: boolean;
}
export interface RaspasyDeal extends Ruled {
  type: 'raspasy';
  dealer: Seat;
  tricks: number[];
}
export interface WithoutThreeDeal extends Ruled {
  type: 'withoutThree';
  dealer: Seat;
  declarer: Seat;
  level: Level;
}
export interface RedealDeal extends Ruled {
  type: 'redeal';
  dealer: Seat;
}
/** Lines added as they stand: no aid, no contract behind them. */
export interface AdjustDeal extends Ruled {
  type: 'adjust';
  reason: string;
  pool?: number[];
  mountain?: number[];
  whists?: number[][];
  /** The seat begins anew here with the mean of those who play on and no whists (K96 3.1.2). */
  newcomer?: Seat;
}
export type Deal = GameDeal | MisereDeal | RaspasyDeal | WithoutThreeDeal | RedealDeal | AdjustDeal;

/** `pulka-sheet/1`: the score sheet of one table. */
export interface Sheet {
  format: 'pulka-sheet/1';
  convention: ConventionId;
  options?: Partial<Options>;
  /** Pool to play to; null = by time or number of deals. */
  target: number | null;
  players: string[];
  deals: Deal[];
}

/** What a sheet is scored by: the convention, the number of players (3 or 4) and the pool to play to. */
export interface SheetRules {
  readonly convention: Convention;
  readonly players: number;
  /** Pool points of each player; null = the end is by time or number of deals. */
  readonly target: number | null;
}

/**
 * What stands on the paper. Pool and mountain are whole points; `whists[i][j]` is what i wrote on j: whole, or an
 * exact half (rostov raspasy with an adjusted trick), which a number holds without loss.
 */
export interface Totals {
  pool: number[];
  mountain: number[];
  whists: number[][];
}

/** `pulka-result/1`: what `pulka score` prints. */
export interface PulkaResult {
  format: 'pulka-result/1';
  players: string[];
  pool: number[];
  mountain: number[];
  whists: number[][];
  closed: boolean;
  /** Exact results in whists, lowest terms, e.g. `-104/3`. */
  result: string[];
  /** Whole whists; their sum is 0. */
  rounded: number[];
  /** Totals after each deal. */
  running: Totals[];
}
