/**
 * The draw of one or several rounds. A generator: it yields its progress, `next(true)` stops it, and the best draw so
 * far comes back. The same request gives the same tables everywhere.
 */
import { shuffled } from '../domain/random.ts';
import { Board, boardRound, tablesOf } from './board.ts';
import { repeatsBound } from './bound.ts';
import { countHistory, type History } from './history.ts';
import { polishSeats } from './polish.ts';
import { annealing, pricesOf } from './prices.ts';
import { drawReport } from './report.ts';
import { refuseImpossible } from './request.ts';
import { anneal, type Found } from './search.ts';
import { seatTables } from './seating.ts';
import { settingOf, type Setting } from './setting.ts';
import { constructed, inOrder, type Tables } from './start.ts';
import type { DrawnRound, DrawProgress, DrawRequest, DrawResult } from './types.ts';

/** Swiss: two seats less taken again are worth a swap of neighbours across the border of two tables, which costs 30. */
const SWISS_SEAT = 15;

/** Rounds to begin from, the most promising first; `warm` are mended, the others melted. */
function starts(setting: Setting): { rounds: Tables[]; warm: boolean }[] {
  const { request, shapes, random, rank, history, kept } = setting;
  if (rank !== null) {
    const byRank = [...rank.keys()].sort((a, b) => (rank[a] as number) - (rank[b] as number));
    return [{ rounds: shapes.map((shape) => inOrder(shape, byRank)), warm: true }];
  }
  const lot = { rounds: shapes.map((s) => inOrder(s, shuffled(s.playing, random))), warm: false };
  if (request.method === 'lot') return [lot];
  const fresh = kept.length === 0 && history.met.every((n) => n === 0);
  const known = fresh ? constructed(shapes, request.players.length, random) : null;
  return known === null ? [lot] : [{ rounds: known, warm: true }, lot];
}

/** Repeated meetings of the rounds on the board. */
function repeatsOn(board: Board, { met }: History): number {
  const n = board.prices.players;
  let count = 0;
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) {
      const at = a * n + b;
      const fresh = (board.met[at] as number) - (board.prices.before[at] as number);
      count += met[at] === 0 ? Math.max(0, fresh - 1) : fresh;
    }
  }
  return count;
}

/** The tables of all rounds, searched for. */
function* search(setting: Setting): Generator<DrawProgress, { rounds: Tables[]; stopped: boolean }, unknown> {
  const { request, shapes, out, kept, history, random, rank } = setting;
  const prices = pricesOf(request, history, rank);
  const forms = shapes.map(({ sizes }, r) => ({
    sizes: [...(r === 0 ? kept.map((t) => t.length) : []), ...sizes],
    sitOut: (out[r] as readonly number[]).length,
  }));
  const bound = repeatsBound(history, forms).total;
  const boardOf = (rounds: readonly Tables[]): Board =>
    new Board(
      rounds.map((tables, r) =>
        boardRound(r === 0 ? [...kept, ...tables] : tables, r === 0 ? kept.length : 0),
      ),
      prices,
    );
  const tries = starts(setting).map(({ rounds, warm }) => ({
    board: boardOf(rounds),
    plan: annealing(request, rounds.length, bound, warm),
  }));
  const work = tries.reduce((sum, { plan }) => sum + plan.steps, 0);
  let best: { found: Found; board: Board } | null = null;
  let done = 0;
  let stopped = false;
  for (const { board, plan } of tries) {
    const steps = anneal(board, plan, random);
    let turn = steps.next();
    while (turn.done !== true) {
      const progress = {
        done: (done + turn.value.steps) / work,
        repeats: repeatsOn(board, history),
        repeatsBound: bound,
      };
      stopped = (yield progress) === true;
      turn = steps.next(stopped);
    }
    done += plan.steps;
    if (best === null || turn.value.cost < best.found.cost) best = { found: turn.value, board };
    if (stopped || best.found.cost <= plan.enough) break;
  }
  if (best === null) throw new RangeError('no start');
  const { found, board } = best;
  const rounds = board.rounds.map((round, r) =>
    tablesOf({ ...round, places: found.places[r] as Int16Array }),
  );
  return { rounds, stopped };
}

/** Swiss: the best stand at the first of the new tables. */
function byRank(tables: Tables, rank: readonly number[]): Tables {
  const mean = (table: readonly number[]): number =>
    table.reduce((sum, p) => sum + (rank[p] as number), 0) / table.length;
  return [...tables].sort((a, b) => mean(a) - mean(b));
}

/** Numbers that the kept tables leave free, from 1. */
function* freeNumbers(taken: ReadonlySet<number>): Generator<number, never> {
  for (let n = 1; ; n++) if (!taken.has(n)) yield n;
}

/** Seats and numbers for the tables found. */
function finish(setting: Setting, found: readonly Tables[]): DrawnRound[] {
  const { request, history, random, rank, kept, out } = setting;
  const had = Int16Array.from(history.seats);
  const keptTables = request.kept ?? [];
  if (keptTables.length > 0) {
    // Seats of kept tables are taken before the others choose.
    const taken = countHistory(
      request.players.map(({ id }) => id),
      [{ tables: keptTables, sitOut: [] }],
    );
    taken.seats.forEach((n, at) => (had[at] = (had[at] as number) + n));
  }
  let rounds = found.map((tables, r) => (r === 0 ? tables.slice(kept.length) : tables));
  if (rounds.length === 1 && request.method !== 'lot') {
    const [tables = []] = rounds;
    const board = new Board(
      [boardRound([...kept, ...tables], kept.length)],
      pricesOf(request, history, rank),
    );
    polishSeats(board, had, rank === null ? 0 : SWISS_SEAT, random);
    rounds = board.rounds.map((round) => tablesOf(round).slice(kept.length));
  }
  if (rank !== null) rounds = rounds.map((tables) => byRank(tables, rank));
  const id = (p: number): string => request.players[p]?.id as string;
  return seatTables(rounds, had, random).map((tables, r) => {
    const stay = r === 0 ? keptTables : [];
    const numbers = freeNumbers(new Set(stay.map(({ number }) => number)));
    const drawn = tables.map((seats) => ({ number: numbers.next().value, seats: seats.map(id) }));
    const all = [...stay.map(({ number, seats }) => ({ number, seats: [...seats] })), ...drawn];
    all.sort((a, b) => a.number - b.number);
    return { tables: all, sitOut: (out[r] as readonly number[]).map(id) };
  });
}

/**
 * Draws the rounds. Yields every few milliseconds; `next(true)` stops it.
 * @throws ProblemError when the request is impossible (codes `draw/…`)
 */
export function* draw(request: DrawRequest): Generator<DrawProgress, DrawResult, unknown> {
  refuseImpossible(request);
  const setting = settingOf(request);
  const { rounds: found, stopped } = yield* search(setting);
  const rounds = finish(setting, found);
  return { rounds, ...drawReport(request, rounds), stopped, seed: request.seed };
}

/** The draw to its end, for callers that need no progress. */
export function drawAll(request: DrawRequest): DrawResult {
  const steps = draw(request);
  let turn = steps.next();
  while (turn.done !== true) turn = steps.next();
  return turn.value;
}
