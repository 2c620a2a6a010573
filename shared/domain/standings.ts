/** The table of a tournament: scores, penalties apart, shared places, the zero check. */
import { Rational } from './rational.ts';
import { countTable, groupByTable, type CountedLine } from './tableScores.ts';
import { breakTies, splitBy, type Unplaced } from './tieBreaks.ts';
import type {
  Penalty,
  Scoring,
  Standings,
  StandingsCell,
  StandingsInput,
  StandingsRow,
  TableResult,
  UnevenTable,
} from './standingsTypes.ts';

export type * from './standingsTypes.ts';

/** `1–2`, `3`: a place as it is printed; `—` for a player without one. */
export function placeLabel(from: number, to: number): string {
  if (from === 0) return '—';
  return from === to ? String(from) : `${from}–${to}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

/** @param played lines of one player in one round */
function cellOf(played: readonly CountedLine[]): StandingsCell | null {
  if (played.length === 0) return null;
  return {
    points: sum(played.map(({ result }) => result.points)),
    tables: played.map(({ result }) => result.table),
    whists: Rational.sum(played.map(({ whists }) => whists)),
    score: Rational.sum(played.map(({ score }) => score)),
  };
}

const ONE = Rational.of(1);

/** Rounds played: a round with two parts of it counts as their sum, never as more than one. */
function roundsOf(lines: readonly CountedLine[]): Rational {
  const played = Rational.sum(lines.map(({ result }) => result.part ?? ONE));
  return played.compare(ONE) > 0 ? ONE : played;
}

/**
 * The score before places: see `Scoring`. A penalty belongs to the sum that is divided. One in place points is no
 * whists: where places do not go by place points it stands in the list and counts nothing.
 */
function scoreOf(
  scoring: Scoring,
  cells: readonly (StandingsCell | null)[],
  rounds: Rational,
  penalty: number,
  scorePenalty: number,
): Rational {
  const played = Rational.sum(cells.flatMap((cell) => (cell === null ? [] : [cell.score])));
  if (scoring.measure === 'placePoints') return played.plus(Rational.of(scorePenalty));
  const all = played.plus(Rational.of(penalty));
  if (scoring.measure === 'sum' || rounds.equals(Rational.zero)) return all;
  return all.over(rounds);
}

function penaltySum(penalties: readonly Penalty[], player: string, unit: 'whists' | 'score'): number {
  return sum(
    penalties.filter((p) => p.player === player && (p.unit ?? 'whists') === unit).map((p) => p.amount),
  );
}

function refuseStrangers({ players, rounds, results, penalties, withdrawn = [] }: StandingsInput): void {
  const known = new Set(players);
  for (const { player } of [...results, ...penalties, ...withdrawn]) {
    if (!known.has(player)) throw new RangeError(`no such player: ${player}`);
  }
  for (const { round } of [...results, ...penalties]) {
    if (round !== null && !(round >= 1 && round <= rounds)) throw new RangeError(`no such round: ${round}`);
  }
}

function rowsOf(input: StandingsInput, lines: readonly CountedLine[], scoring: Scoring): Unplaced[] {
  const { players, rounds, penalties, withdrawn = [] } = input;
  const byPlayer = new Map<string, CountedLine[]>(players.map((player) => [player, []]));
  for (const line of lines) byPlayer.get(line.result.player)?.push(line);
  const left = new Map(withdrawn.map(({ player, placing }) => [player, placing]));
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1);
  return players.map((player): Unplaced => {
    const own = byPlayer.get(player) ?? [];
    const byRound = numbers.map((): CountedLine[] => []);
    for (const line of own) byRound[line.result.round - 1]?.push(line);
    const cells = byRound.map(cellOf);
    const played = cells.flatMap((cell) => (cell === null ? [] : [cell.points]));
    const roundsPlayed = Rational.sum(byRound.map(roundsOf));
    const tables = sum(played);
    const penalty = penaltySum(penalties, player, 'whists');
    const scorePenalty = scoring.measure === 'placePoints' ? penaltySum(penalties, player, 'score') : 0;
    const keys = {
      tableWins: own.filter(({ won }) => won).length,
      bestRound: played.length === 0 ? 0 : Math.max(...played),
      lastRound: cells.at(-1)?.points ?? 0,
      fewerMountain: sum(own.map(({ result }) => result.mountain ?? 0)),
      fewerRemises: sum(own.map(({ result }) => result.remises ?? 0)),
      madeGames: sum(own.map(({ result }) => result.made ?? 0)),
    };
    const score = scoreOf(scoring, cells, roundsPlayed, penalty, scorePenalty);
    const total = tables + penalty;
    const gone = left.get(player) ?? null;
    return {
      player,
      cells,
      roundsPlayed,
      tables,
      penalty,
      scorePenalty,
      total,
      score,
      keys,
      withdrawn: gone,
    };
  });
}

/** 0: placed by the score; 1: below all of those; 2: without a place. */
function blockOf(row: Unplaced, scoring: Scoring): 0 | 1 | 2 {
  if (row.withdrawn === 'none') return 2;
  const few = row.roundsPlayed.compare(Rational.of(scoring.minRounds ?? 0)) < 0;
  return few || row.withdrawn === 'last' ? 1 : 0;
}

function place(rows: readonly Unplaced[], input: StandingsInput, scoring: Scoring): StandingsRow[] {
  const blocks = splitBy(
    rows,
    rows.map((row) => Rational.of(blockOf(row, scoring))),
    true,
  );
  const level = blocks.flatMap((block) =>
    splitBy(
      block,
      block.map(({ score }) => score),
      false,
    ),
  );
  const groups = breakTies(level, input.tieBreaks, input.results, input.lotSeed);
  const placed: StandingsRow[] = [];
  for (const group of groups) {
    const unplaced = group[0]?.withdrawn === 'none';
    const from = unplaced ? 0 : placed.length + 1;
    const to = unplaced ? 0 : placed.length + group.length;
    placed.push(...group.map((row) => ({ ...row, from, to })));
  }
  return placed;
}

function tableSums(results: readonly TableResult[]): { uneven: UnevenTable[]; awarded: UnevenTable[] } {
  const sums = [...groupByTable(results).values()].map((lines) => {
    const { round, table } = lines[0] as TableResult;
    const award = lines.some((line) => line.awarded === true);
    return { award, line: { round, table, sum: sum(lines.map((line) => line.points)) } };
  });
  return {
    uneven: sums.flatMap(({ award, line }) => (award || line.sum === 0 ? [] : [line])),
    awarded: sums.flatMap(({ award, line }) => (award ? [line] : [])),
  };
}

/**
 * The table after `rounds` rounds. Penalties are added to the total but stand apart from the tables, which sum to 0
 * each; `uneven` lists those that do not. Awarded tables, and what cut-offs take, stand apart too.
 * @throws RangeError when a line names a player or round that is not entered, or the lot has no seed
 */
export function standings(input: StandingsInput): Standings {
  const scoring: Scoring = input.scoring ?? { measure: 'sum' };
  const { results, rounds, penalties } = input;
  refuseStrangers(input);
  const lines = [...groupByTable(results).values()].flatMap((table) => countTable(table, scoring));
  const roundSums = Array.from({ length: rounds }, () => 0);
  for (const { round, points } of results) roundSums[round - 1] = (roundSums[round - 1] ?? 0) + points;
  const tablesSum = sum(results.map((r) => r.points));
  return {
    rows: place(rowsOf(input, lines, scoring), input, scoring),
    roundSums,
    tablesSum,
    penaltiesSum: sum(penalties.filter((p) => p.unit !== 'score').map((p) => p.amount)),
    ...tableSums(results),
    cutSum: Rational.sum(lines.map(({ whists }) => whists)).minus(Rational.of(tablesSum)),
  };
}
