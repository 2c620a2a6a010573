/** The plain data of the standings: what goes in and what comes out. */
import type { CutoffScale } from './cutoffs.ts';
import type { PlaceTable } from './placePoints.ts';
import type { Rational } from './rational.ts';

/**
 * A chosen order of these parts players with the same score; without any they share the place. `whists`: the sum of
 * whists where places go by something else; `headToHead`: their meetings; `lot`: the seeded lot, which parts all.
 */
export type TieBreak =
  | 'tableWins'
  | 'bestRound'
  | 'lastRound'
  | 'fewerMountain'
  | 'fewerRemises'
  | 'madeGames'
  | 'whists'
  | 'headToHead'
  | 'lot';

/** Keys that are a whole number of every player, whatever the others have. */
export type CountedKey =
  'tableWins' | 'bestRound' | 'lastRound' | 'fewerMountain' | 'fewerRemises' | 'madeGames';

/** Result of a player at one table; a player who was replaced shares a seat with his substitute, a line each. */
export interface TableResult {
  readonly player: string;
  /** From 1. */
  readonly round: number;
  readonly table: number;
  /** Rounded whists of the sheet. */
  readonly points: number;
  /** The exact result, so that a rounding unit does not part equals in the places at the table. */
  readonly exact?: Rational;
  /** Place at the table; lines with the same seat are one seat for the places at the table. */
  readonly seat?: number;
  /** Part of the round that he played, 0 (he came when all was played) to 1; 1 unless given. */
  readonly part?: Rational;
  /** Written by the arbiter: need not sum to 0 with the others of the table. */
  readonly awarded?: boolean;
  /** Mountain points written, for the key `fewerMountain`. */
  readonly mountain?: number;
  /** Games and misères failed, for the key `fewerRemises`. */
  readonly remises?: number;
  /** Games and misères made, for the key `madeGames`. */
  readonly made?: number;
}

/** Points outside the tables; below 0 takes off. */
export interface Penalty {
  readonly player: string;
  readonly round: number | null;
  readonly amount: number;
  /** `score`: place points, which count where places go by them and nowhere else. Unless given, whists. */
  readonly unit?: 'whists' | 'score';
}

/**
 * What places go by: the sum of whists; whists a round, where players have played different numbers of rounds; or
 * the points for the places at the tables.
 */
export interface Scoring {
  readonly measure: 'sum' | 'average' | 'placePoints';
  /** null = every whist counts whole. */
  readonly cutoffs?: CutoffScale | null;
  readonly placeTable?: PlaceTable;
  /** Who has played fewer rounds stands below all who have played so many. */
  readonly minRounds?: number;
}

/**
 * A player who left: `stays` where his score puts him, `last` below all who finished, or without a place (`none`). The
 * Codex does not say; the tournament does.
 */
export interface Withdrawal {
  readonly player: string;
  readonly placing: 'stays' | 'last' | 'none';
}

export interface StandingsInput {
  /** Ids in entry order, which is the order within a shared place. */
  readonly players: readonly string[];
  readonly rounds: number;
  readonly results: readonly TableResult[];
  readonly penalties: readonly Penalty[];
  readonly tieBreaks: readonly TieBreak[];
  /** The sum of whists unless given. */
  readonly scoring?: Scoring;
  /** Needed for the key `lot`. */
  readonly lotSeed?: string;
  readonly withdrawn?: readonly Withdrawal[];
}

export interface StandingsCell {
  /** Rounded whists of the sheets. */
  readonly points: number;
  readonly tables: readonly number[];
  /** Whists after the cut-offs. */
  readonly whists: Rational;
  /** What the round adds to the score: the whists, or the place points. */
  readonly score: Rational;
}

/** Value of a chosen tie-break key; null where it does not apply (`headToHead` of those who did not all meet). */
export interface TieValue {
  readonly key: TieBreak;
  readonly value: Rational | null;
}

export interface StandingsRow {
  readonly player: string;
  /** One a round; null = did not play in it. */
  readonly cells: readonly (StandingsCell | null)[];
  /** Rounds played, which may be a fraction after a substitution. */
  readonly roundsPlayed: Rational;
  readonly tables: number;
  /** Penalties in whists. */
  readonly penalty: number;
  /** Penalties in place points that count; 0 where places do not go by them. */
  readonly scorePenalty: number;
  /** Whists of the sheets and penalties in whists. */
  readonly total: number;
  /** What the place goes by, exact. */
  readonly score: Rational;
  /** Values of the counted tie-break keys on the whists of the sheets. */
  readonly keys: Readonly<Record<CountedKey, number>>;
  /** The chosen keys in their order, as they are printed. */
  readonly ties: readonly TieValue[];
  readonly withdrawn: Withdrawal['placing'] | null;
  /** 0 to 0 = without a place. */
  readonly from: number;
  readonly to: number;
}

/** A table and what its results sum to. */
export interface UnevenTable {
  readonly round: number;
  readonly table: number;
  readonly sum: number;
}

export interface Standings {
  readonly rows: readonly StandingsRow[];
  readonly roundSums: readonly number[];
  readonly tablesSum: number;
  /** Penalties in whists. */
  readonly penaltiesSum: number;
  /** Tables played that do not sum to 0: an error. */
  readonly uneven: readonly UnevenTable[];
  /** Tables with an awarded result: shown apart, they may sum to anything. */
  readonly awarded: readonly UnevenTable[];
  /** The whists counted less those of the sheets: what the cut-offs break of the zero sum. */
  readonly cutSum: Rational;
}
