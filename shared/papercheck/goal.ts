/** The typed part of the paper as flat places, quick to compare with the cells of a fold (see Paper). */
import type { Seat, SheetRules } from '../domain/types.ts';
import type { Cell, CellRow, PaperTotals, Typed } from './types.ts';
import { noPoints } from './local.ts';
import { partsOfWhist, rowSum, wholeResults, worthOf } from './worth.ts';

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
  /** What each seat wrote in all, where that is typed. */
  readonly sums: readonly (readonly [seat: Seat, halves: number])[];
  /** Whole results. */
  readonly results: readonly (readonly [seat: Seat, whists: number])[];

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

  /** Are only results typed, which aid does not change? */
  get onlyResults(): boolean {
    return this.indices.length === 0 && this.sums.length === 0;
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
    return this.meetsResults(cells, noPoints(this.rules.players));
  }

  /** The same of the results alone, with points for the pool that nobody has taken yet. */
  meetsResults(cells: readonly number[], gains: readonly number[]): boolean {
    if (this.results.length === 0) return true;
    // Cheap bounds first: the rounded result lies less than one whist from the exact one.
    const unit = partsOfWhist(this.rules.players);
    for (const [seat, whists] of this.results) {
      const apart = worthOf(this.rules, cells, gains, seat) - whists * unit;
      if (apart >= unit || apart <= -unit) return false;
    }
    const rounded = wholeResults(this.rules, cells, gains);
    return this.results.every(([seat, whists]) => rounded[seat] === whists);
  }

  /** Every typed number beside that of the given cells. */
  compare(cells: readonly number[]): Cell[] {
    const { players } = this.rules;
    const rounded = this.results.length > 0 ? wholeResults(this.rules, cells, noPoints(players)) : [];
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
