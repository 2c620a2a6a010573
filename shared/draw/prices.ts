/** What the search pays for a meeting, by the method of the draw. */
import type { DrawRequest } from './types.ts';
import type { History } from './history.ts';
import type { Prices } from './board.ts';
import type { Annealing } from './search.ts';

/** First meeting free, every further one a repeat; a third costs a little more, so that repeats are spread. */
const REPEATS: readonly number[] = [0, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

/**
 * Swiss: a pair pays the square of the difference of the ranks, so that a table of neighbours costs 20 and a move
 * across the border of two tables 15 a table. A repeat costs as much as moving a player some two tables away.
 */
const SWISS_REPEATS: readonly number[] = [0, 400, 800, 1200, 1600, 2000];

/** Rank of each player from 0; who shares a place stands by `order`, who is not ranked below all. */
export function ranks(request: DrawRequest, order: readonly number[]): number[] {
  const groups = request.ranking ?? [];
  const groupOf = new Map(groups.flatMap((group, g) => group.map((id) => [id, g] as const)));
  const group = request.players.map(({ id }) => groupOf.get(id) ?? groups.length);
  const lot = new Array<number>(order.length);
  order.forEach((p, i) => (lot[p] = i));
  const sorted = [...order].sort(
    (a, b) => (group[a] as number) - (group[b] as number) || (lot[a] as number) - (lot[b] as number),
  );
  const rank = new Array<number>(order.length);
  sorted.forEach((p, i) => (rank[p] = i));
  return rank;
}

function sameClub(request: DrawRequest, a: number, b: number): boolean {
  const club = request.players[a]?.club ?? '';
  return club !== '' && club === request.players[b]?.club;
}

/** Calls for every pair of one club. */
export function eachClubPair(request: DrawRequest, call: (a: number, b: number) => void): void {
  const n = request.players.length;
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) if (sameClub(request, a, b)) call(a, b);
}

/** Prices of the pairs. @param rank of each player, for Swiss; null = the standings do not matter */
export function pricesOf(request: DrawRequest, history: History, rank: readonly number[] | null): Prices {
  const n = request.players.length;
  const before = Int16Array.from(history.met);
  const pair = new Float64Array(n * n);
  const meeting = request.method === 'lot' ? [0, 0] : rank === null ? REPEATS : SWISS_REPEATS;
  const both = (a: number, b: number, change: (at: number) => void): void => {
    change(a * n + b);
    change(b * n + a);
  };
  if (request.clubsApart === true) {
    eachClubPair(request, (a, b) =>
      both(a, b, (at) => {
        if (request.method === 'lot') pair[at] = 10;
        else before[at] = (before[at] as number) + 1;
      }),
    );
  }
  if (rank !== null) {
    for (let a = 0; a < n; a++) {
      for (let b = 0; b < n; b++) pair[a * n + b] = ((rank[a] as number) - (rank[b] as number)) ** 2;
    }
  }
  return { players: n, meeting, before, pair };
}

/** Most steps of a search, so that 200 players are drawn well within two seconds. */
const MOST_STEPS = 1_000_000;

/** Steps by place and at least: rounds at once hang together, and few players are the hardest. */
function stepsOf(request: DrawRequest, rounds: number): number {
  const [each, fewest] = rounds > 1 ? [3000, 600_000] : [request.method === 'swiss' ? 800 : 1500, 100_000];
  return Math.min(MOST_STEPS, Math.max(fewest, each * request.players.length * rounds));
}

/** Swiss: swaps within four tables. */
const SWISS_REACH = 16;

/**
 * Length and heat of a search. @param bound repeated meetings that no draw can avoid
 * @param warm begins from rounds that are good already: they are mended, not melted
 */
export function annealing(request: DrawRequest, rounds: number, bound: number, warm: boolean): Annealing {
  const steps = Math.ceil(stepsOf(request, rounds) * (request.effort ?? 1));
  if (request.method === 'swiss') return { steps, from: 60, to: 4, reach: SWISS_REACH, enough: -Infinity };
  const enough = request.method === 'lot' ? 0 : bound * (REPEATS[1] as number);
  return { steps: warm ? Math.ceil(steps / 2) : steps, from: warm ? 2 : 8, to: 1.2, reach: null, enough };
}
