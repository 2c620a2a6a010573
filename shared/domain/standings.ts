/** The table of a tournament: sums of rounded results, penalties apart, shared places, the zero check. */

/** A chosen order of these parts players with the same sum; without any they share the place. */
export type TieBreak = 'tableWins' | 'bestRound' | 'lastRound' | 'fewerMountain' | 'fewerRemises';

/** Result of a player at one table; a player who was replaced shares a seat with his substitute, a line each. */
export interface TableResult {
  readonly player: string;
  /** From 1. */
  readonly round: number;
  readonly table: number;
  /** Rounded whists of the sheet. */
  readonly points: number;
  /** Mountain points written, for the key `fewerMountain`. */
  readonly mountain?: number;
  /** Games and misères failed, for the key `fewerRemises`. */
  readonly remises?: number;
}

/** Points outside the tables; below 0 takes off. */
export interface Penalty {
  readonly player: string;
  readonly round: number | null;
  readonly amount: number;
}

export interface StandingsInput {
  /** Ids in entry order, which is the order within a shared place. */
  readonly players: readonly string[];
  readonly rounds: number;
  readonly results: readonly TableResult[];
  readonly penalties: readonly Penalty[];
  readonly tieBreaks: readonly TieBreak[];
}

export interface StandingsCell {
  readonly points: number;
  readonly tables: readonly number[];
}

export interface StandingsRow {
  readonly player: string;
  /** One a round; null = did not play in it. */
  readonly cells: readonly (StandingsCell | null)[];
  readonly tables: number;
  readonly penalty: number;
  readonly total: number;
  /** Values of all tie-break keys, as they are printed. */
  readonly keys: Readonly<Record<TieBreak, number>>;
  readonly from: number;
  readonly to: number;
}

/** A table whose results do not sum to 0. */
export interface UnevenTable {
  readonly round: number;
  readonly table: number;
  readonly sum: number;
}

export interface Standings {
  readonly rows: readonly StandingsRow[];
  readonly roundSums: readonly number[];
  readonly tablesSum: number;
  readonly penaltiesSum: number;
  readonly uneven: readonly UnevenTable[];
}

/** `1–2`, `3`: a place as it is printed. */
export function placeLabel(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`;
}

const lessIsBetter: ReadonlySet<TieBreak> = new Set<TieBreak>(['fewerMountain', 'fewerRemises']);

function tableKey(result: { round: number; table: number }): string {
  return `${result.round}/${result.table}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

function groupByTable(results: readonly TableResult[]): Map<string, TableResult[]> {
  const tables = new Map<string, TableResult[]>();
  for (const result of results) {
    const key = tableKey(result);
    tables.set(key, [...(tables.get(key) ?? []), result]);
  }
  return tables;
}

function cellOf(own: readonly TableResult[], round: number): StandingsCell | null {
  const played = own.filter((r) => r.round === round);
  if (played.length === 0) return null;
  return { points: sum(played.map((r) => r.points)), tables: played.map((r) => r.table) };
}

/** First places at a table, a shared one counting for each who shares it. */
function tableWins(own: readonly TableResult[], tables: ReadonlyMap<string, readonly TableResult[]>): number {
  return own.filter((r) => (tables.get(tableKey(r)) ?? []).every((other) => other.points <= r.points)).length;
}

type Unplaced = Omit<StandingsRow, 'from' | 'to'>;

/** Below 0 when a stands before b; 0 when they share a place. */
function compareRows(a: Unplaced, b: Unplaced, tieBreaks: readonly TieBreak[]): number {
  if (a.total !== b.total) return b.total - a.total;
  for (const key of tieBreaks) {
    if (a.keys[key] === b.keys[key]) continue;
    const more = b.keys[key] - a.keys[key];
    return lessIsBetter.has(key) ? -more : more;
  }
  return 0;
}

function place(rows: readonly Unplaced[], tieBreaks: readonly TieBreak[]): StandingsRow[] {
  const sorted = [...rows].sort((a, b) => compareRows(a, b, tieBreaks));
  const placed: StandingsRow[] = [];
  for (let i = 0; i < sorted.length;) {
    let end = i + 1;
    const head = sorted[i] as Unplaced;
    while (end < sorted.length && compareRows(head, sorted[end] as Unplaced, tieBreaks) === 0) end++;
    for (const row of sorted.slice(i, end)) placed.push({ ...row, from: i + 1, to: end });
    i = end;
  }
  return placed;
}

/**
 * The table after `rounds` rounds. Penalties are added to the total but stand apart from the tables, which sum to 0
 * each; `uneven` lists those that do not. @throws RangeError when a line names a player or round that is not entered
 */
export function standings(input: StandingsInput): Standings {
  const { players, rounds, results, penalties, tieBreaks } = input;
  const known = new Set(players);
  for (const line of [...results, ...penalties]) {
    if (!known.has(line.player)) throw new RangeError(`no such player: ${line.player}`);
    if (line.round !== null && !(line.round >= 1 && line.round <= rounds)) {
      throw new RangeError(`no such round: ${line.round}`);
    }
  }
  const byTable = groupByTable(results);
  const byPlayer = new Map<string, TableResult[]>(players.map((player) => [player, []]));
  for (const result of results) byPlayer.get(result.player)?.push(result);
  const penaltyOf = new Map<string, number>();
  for (const p of penalties) penaltyOf.set(p.player, (penaltyOf.get(p.player) ?? 0) + p.amount);
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1);

  const rows = players.map((player): Unplaced => {
    const own = byPlayer.get(player) ?? [];
    const cells = numbers.map((round) => cellOf(own, round));
    const played = cells.flatMap((cell) => (cell === null ? [] : [cell.points]));
    const tables = sum(played);
    const penalty = penaltyOf.get(player) ?? 0;
    const keys = {
      tableWins: tableWins(own, byTable),
      bestRound: played.length === 0 ? 0 : Math.max(...played),
      lastRound: cells.at(-1)?.points ?? 0,
      fewerMountain: sum(own.map((r) => r.mountain ?? 0)),
      fewerRemises: sum(own.map((r) => r.remises ?? 0)),
    };
    return { player, cells, tables, penalty, total: tables + penalty, keys };
  });

  const uneven = [...byTable.values()].flatMap((table) => {
    const { round, table: number } = table[0] as TableResult;
    const points = sum(table.map((r) => r.points));
    return points === 0 ? [] : [{ round, table: number, sum: points }];
  });
  return {
    rows: place(rows, tieBreaks),
    roundSums: numbers.map((round) => sum(results.filter((r) => r.round === round).map((r) => r.points))),
    tablesSum: sum(results.map((r) => r.points)),
    penaltiesSum: sum(penalties.map((p) => p.amount)),
    uneven,
  };
}
