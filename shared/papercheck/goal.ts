/** The typed part of the paper as flat places, quick to compare with the cells of a fold (see Paper). */
import type { Seat, SheetRules } from '../domain/types.ts';
import type { Cell, CellRow, PaperTotals, Typed } from './types.ts';
import { totalsOf } from '../domain/paper.ts';
import { settle, WHISTS_PER_MOUNTAIN_POINT } from '../domain/settlement.ts';
import { roundToSum } from '../domain/rounding.ts';

/** One typed number. */
interface Place {
  readonly row: CellRow;
  readonly seat: Seat;
  readonly on: Seat | null;
  readonly paper: number;
}

const isTyped = (value: Typed): value is number => typeof value === 'number' && Number.isFinite(value);

/** Typed numbers in reading order; a seat that the table does not have is passed over. */
function placesOf(players: number, paper: PaperTotals): Place[] {
  const places: Place[] = [];
  const row = (name: CellRow, values: readonly Typed[] | undefined, seat: Seat | null = null): void => {
    for (let i = 0; i < players; i++) {
      const value = values?.[i];
      if (!isTyped(value) || i === seat) continue;
      places.push({ row: name, seat: seat ?? i, on: seat === null ? null : i, paper: value });
    }
  };
  row('pool', paper.pool);
  row('mountain', paper.mountain);
  for (let i = 0; i < players; i++) row('whists', paper.whists?.[i], i);
  row('whistSum', paper.whistSums);
  row('result', paper.result);
  return places;
}

/** Index of a pool, a mountain or a pair of whists among the cells of a fold. */
function indexOf(players: number, { row, seat, on }: Place): number {
  if (row === 'pool') return seat;
  return row === 'mountain' ? players + seat : (2 + seat) * players + (on ?? 0);
}

/** What the candidate sheets are compared with. Amounts inside are points and half whists, as in the cells. */
export class Goal {
  readonly rules: SheetRules;
  readonly places: readonly Place[];
  /** Typed cells of the fold, and the amount typed in each. */
  readonly indices: readonly number[];
  readonly amounts: readonly number[];
  /** Points in all pools together, where all are typed; and is one of these below the target? */
  readonly points: number | null;
  readonly open: boolean;
  private readonly sums: readonly (readonly [seat: Seat, halves: number])[];
  private readonly results: readonly (readonly [seat: Seat, whists: number])[];

  constructor(rules: SheetRules, paper: PaperTotals) {
    const { players } = rules;
    this.rules = rules;
    this.places = placesOf(players, paper);
    const flat = this.places.filter(({ row }) => row === 'pool' || row === 'mountain' || row === 'whists');
    this.indices = flat.map((place) => indexOf(players, place));
    this.amounts = flat.map(({ row, paper: amount }) => (row === 'whists' ? 2 * amount : amount));
    const pools = this.places.filter(({ row }) => row === 'pool').map(({ paper: points }) => points);
    this.points = pools.length === players ? pools.reduce((a, b) => a + b, 0) : null;
    this.open = pools.some((points) => rules.target === null || points < rules.target);
    const only = (row: CellRow): Place[] => this.places.filter((p) => p.row === row);
    this.sums = only('whistSum').map(({ seat, paper: sum }) => [seat, 2 * sum] as const);
    this.results = only('result').map(({ seat, paper: whists }) => [seat, whists] as const);
  }

  get empty(): boolean {
    return this.places.length === 0;
  }

  /** Is every typed number the one that these cells give? */
  meets(cells: readonly number[]): boolean {
    for (let i = 0; i < this.indices.length; i++) {
      if (cells[this.indices[i] as number] !== this.amounts[i]) return false;
    }
    for (const [seat, halves] of this.sums)
      if (rowSum(this.rules.players, cells, seat) !== halves) return false;
    if (this.results.length === 0) return true;
    // Cheap bounds first: the rounded result lies less than one whist from the exact one.
    for (const [seat, whists] of this.results) {
      const { exact, unit } = exactOf(this.rules, cells, seat);
      if (Math.abs(exact - whists * unit) >= unit) return false;
    }
    const rounded = roundedOf(this.rules, cells);
    return this.results.every(([seat, whists]) => rounded[seat] === whists);
  }

  /** Every typed number beside that of the given cells. */
  compare(cells: readonly number[]): Cell[] {
    const { players } = this.rules;
    const rounded = this.results.length > 0 ? roundedOf(this.rules, cells) : [];
    return this.places.map((place) => {
      const { row, seat, on, paper } = place;
      const program =
        row === 'result'
          ? (rounded[seat] as number)
          : row === 'whistSum'
            ? rowSum(players, cells, seat) / 2
            : (cells[indexOf(players, place)] as number) / (row === 'whists' ? 2 : 1);
      return { row, seat, on, program, paper, agrees: program === paper };
    });
  }
}

/** Half whists that a seat wrote in all. */
function rowSum(players: number, cells: readonly number[], seat: Seat): number {
  let sum = 0;
  for (let on = 0; on < players; on++) sum += cells[(2 + seat) * players + on] as number;
  return sum;
}

/** Exact result of a seat as a whole number of `unit`ths of a whist: that of `settle` (K96 4.2.14) without fractions. */
function exactOf(rules: SheetRules, cells: readonly number[], seat: Seat): { exact: number; unit: number } {
  const n = rules.players;
  const kp = rules.convention.options.whistsPerPoolPoint;
  let pools = 0;
  let mountains = 0;
  let balance = 0;
  for (let i = 0; i < n; i++) {
    pools += cells[i] as number;
    mountains += cells[n + i] as number;
    balance += (cells[(2 + seat) * n + i] as number) - (cells[(2 + i) * n + seat] as number);
  }
  const points = kp * (n * (cells[seat] as number) - pools);
  const hill = WHISTS_PER_MOUNTAIN_POINT * (n * (cells[n + seat] as number) - mountains);
  return { exact: 2 * (points - hill) + n * balance, unit: 2 * n };
}

/** Whole results of all seats. */
function roundedOf(rules: SheetRules, cells: readonly number[]): number[] {
  return roundToSum(settle(totalsOf(rules.players, cells), rules));
}
