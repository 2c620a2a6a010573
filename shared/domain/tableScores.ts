/** What the lines of the tables count: whists after the cut-offs, and place points. */
import { cutOff } from './cutoffs.ts';
import { placePoints, USUAL_PLACE_TABLE } from './placePoints.ts';
import { Rational } from './rational.ts';
import type { Scoring, TableResult } from './standingsTypes.ts';

export interface CountedLine {
  readonly result: TableResult;
  /** Whists after the cut-offs. */
  readonly whists: Rational;
  /** What it adds to the score. */
  readonly score: Rational;
  /** First at the table, or level with the first. */
  readonly won: boolean;
}

export function tableKey({ round, table }: { round: number; table: number }): string {
  return `${round}/${table}`;
}

export function groupByTable(results: readonly TableResult[]): Map<string, TableResult[]> {
  const tables = new Map<string, TableResult[]>();
  for (const result of results) {
    const lines = tables.get(tableKey(result)) ?? [];
    if (lines.length === 0) tables.set(tableKey(result), lines);
    lines.push(result);
  }
  return tables;
}

/** The lines of one table seat by seat; a line without a seat is a seat of its own. */
function seatsOf(lines: readonly TableResult[]): TableResult[][] {
  const seats = new Map<string, TableResult[]>();
  lines.forEach((line, i) => {
    const key = line.seat === undefined ? `line ${i}` : `seat ${line.seat}`;
    seats.set(key, [...(seats.get(key) ?? []), line]);
  });
  return [...seats.values()];
}

/** The exact result where it is known: a rounding unit parts nobody. */
export const exactOf = (line: TableResult): Rational => line.exact ?? Rational.of(line.points);

/** Share of a line in the place points of its seat: by the parts played, equal where nobody played any. */
function shareOf(line: TableResult, seat: readonly TableResult[]): Rational {
  const one = Rational.of(1);
  const all = Rational.sum(seat.map(({ part = one }) => part));
  return all.equals(Rational.zero) ? Rational.of(1, seat.length) : (line.part ?? one).over(all);
}

/** Counts the lines of one table. @throws RangeError for place points of a table that has not three or four seats */
export function countTable(lines: readonly TableResult[], scoring: Scoring): CountedLine[] {
  const seats = seatsOf(lines);
  const results = seats.map((seat) => Rational.sum(seat.map(exactOf)));
  const points =
    scoring.measure === 'placePoints' ? placePoints(results, scoring.placeTable ?? USUAL_PLACE_TABLE) : null;
  return seats.flatMap((seat, s) => {
    const own = results[s] as Rational;
    const first = results.every((other) => other.compare(own) <= 0);
    return seat.map((result) => {
      // Who came when all was played has not won the table.
      const won = first && result.part?.equals(Rational.zero) !== true;
      const raw = Rational.of(result.points);
      const whists =
        scoring.cutoffs === undefined || scoring.cutoffs === null ? raw : cutOff(raw, scoring.cutoffs);
      const score = points === null ? whists : (points[s] as Rational).times(shareOf(result, seat));
      return { result, whists, score, won };
    });
  });
}
