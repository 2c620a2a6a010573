/**
 * The rounds being searched: players at places, and the price of every pair. A swap of two players of a round is
 * priced without counting the whole again.
 */

export interface BoardRound {
  /** Player at each place, table by table; the seat within the table has no meaning here. */
  readonly places: Int16Array;
  /** First place of each table, and the number of places at the end. */
  readonly starts: readonly number[];
  /** Table of each place. */
  readonly tableOf: readonly number[];
  /** Places that may be swapped: all but those of kept tables. */
  readonly free: readonly number[];
}

export interface Prices {
  readonly players: number;
  /** Price of the first, second … meeting of a pair; the last goes for all further ones. */
  readonly meeting: readonly number[];
  /** Meetings of each pair before these rounds, as they count for the price. */
  readonly before: Int16Array;
  /** What each pair costs whenever it meets. */
  readonly pair: Float64Array;
}

/** A round out of tables; the first `kept` of them stay. */
export function boardRound(tables: readonly (readonly number[])[], kept: number): BoardRound {
  const starts = [0];
  const tableOf: number[] = [];
  tables.forEach((table, t) => {
    for (let i = 0; i < table.length; i++) tableOf.push(t);
    starts.push(tableOf.length);
  });
  const first = starts[kept] as number;
  const free = tableOf.flatMap((_, place) => (place < first ? [] : [place]));
  return { places: Int16Array.from(tables.flat()), starts, tableOf, free };
}

/** The tables of a round again. */
export function tablesOf({ places, starts }: BoardRound): number[][] {
  return starts.slice(1).map((end, t) => [...places.slice(starts[t], end)]);
}

export class Board {
  readonly rounds: readonly BoardRound[];
  readonly prices: Prices;
  /** Meetings of each pair, those before included. */
  readonly met: Int16Array;
  cost = 0;

  constructor(rounds: readonly BoardRound[], prices: Prices) {
    this.rounds = rounds;
    this.prices = prices;
    this.met = Int16Array.from(prices.before);
    for (const round of rounds) {
      for (const table of tablesOf(round)) {
        table.forEach((a, i) => {
          for (const b of table.slice(i + 1)) {
            this.cost += this.next(a, b);
            this.meet(a, b, 1);
          }
        });
      }
    }
  }

  private meet(a: number, b: number, by: 1 | -1): void {
    const n = this.prices.players;
    this.met[a * n + b] = (this.met[a * n + b] as number) + by;
    this.met[b * n + a] = (this.met[b * n + a] as number) + by;
  }

  /** Price of one more meeting. */
  private next(a: number, b: number): number {
    const { players, meeting, pair } = this.prices;
    const at = a * players + b;
    return (pair[at] as number) + (meeting[Math.min(this.met[at] as number, meeting.length - 1)] as number);
  }

  /** Price of the last meeting, which falls away when they part. */
  private last(a: number, b: number): number {
    const { players, meeting, pair } = this.prices;
    const at = a * players + b;
    return (
      (pair[at] as number) + (meeting[Math.min((this.met[at] as number) - 1, meeting.length - 1)] as number)
    );
  }

  /** What the cost grows by when the players at two places of different tables change places. */
  swapCost(round: BoardRound, x: number, y: number): number {
    const { places, starts, tableOf } = round;
    const a = places[x] as number;
    const b = places[y] as number;
    let grows = 0;
    const tx = tableOf[x] as number;
    for (let i = starts[tx] as number; i < (starts[tx + 1] as number); i++) {
      if (i === x) continue;
      const other = places[i] as number;
      grows += this.next(b, other) - this.last(a, other);
    }
    const ty = tableOf[y] as number;
    for (let i = starts[ty] as number; i < (starts[ty + 1] as number); i++) {
      if (i === y) continue;
      const other = places[i] as number;
      grows += this.next(a, other) - this.last(b, other);
    }
    return grows;
  }

  /** Swaps; `grows` is what `swapCost` said. */
  swap(round: BoardRound, x: number, y: number, grows: number): void {
    const { places, starts, tableOf } = round;
    const a = places[x] as number;
    const b = places[y] as number;
    for (const [place, gone, come] of [
      [x, a, b],
      [y, b, a],
    ] as const) {
      const t = tableOf[place] as number;
      for (let i = starts[t] as number; i < (starts[t + 1] as number); i++) {
        if (i === place) continue;
        this.meet(gone, places[i] as number, -1);
        this.meet(come, places[i] as number, 1);
      }
    }
    places[x] = b;
    places[y] = a;
    this.cost += grows;
  }

  /** The places of all rounds, to come back to. */
  snapshot(): Int16Array[] {
    return this.rounds.map(({ places }) => Int16Array.from(places));
  }
}
