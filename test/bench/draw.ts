/**
 * The draw: quality against the lower bound, and time. The goal is two seconds for 200 players; the bound is the one of
 * shared/draw/bound.ts. `node test/bench/draw.ts` prints the whole list.
 */
import { fileURLToPath } from 'node:url';
import { drawAll, type DrawnRound, type DrawRequest } from '../../shared/draw/index.ts';
import { median, type Figure } from './statistics.ts';

const GOAL_MS = 2000;
const SEEDS = ['K7QF-3MX2', '9B4T-HWZ6', 'D2RN-58VC'];
/** Players and rounds that are drawn at once. */
const PLANS: readonly (readonly [number, number])[] = [
  ...([12, 16, 24, 48, 100] as const).flatMap((n) => [5, 6, 7, 8].map((rounds) => [n, rounds] as const)),
  [13, 5],
  [14, 5],
  [17, 6],
  [20, 6],
  [61, 8],
  [199, 8],
  [200, 8],
];

function request(n: number, more: Partial<DrawRequest>): DrawRequest {
  const players = Array.from({ length: n }, (_, i) => ({ id: `p${i + 1}` }));
  return { players, history: [], sizes: { kind: 'fours' }, method: 'noRepeats', seed: '', ...more };
}

function timed<T>(run: () => T): { value: T; ms: number } {
  const begun = performance.now();
  const value = run();
  return { value, ms: performance.now() - begun };
}

/** All rounds at once, over the seeds. */
function together(n: number, rounds: number): string {
  const runs = SEEDS.map((seed) => timed(() => drawAll(request(n, { rounds, seed }))));
  const repeats = runs.map(({ value }) => value.repeats).join(' ');
  const [first] = runs;
  const seats = runs.map(({ value }) => value.seatRepeats - value.seatRepeatsBound).join(' ');
  const ms = median(runs.map((run) => run.ms)).toFixed(0);
  return `repeats ${repeats}, bound ${first?.value.repeatsBound}; seats over their bound ${seats}; ${ms} ms`;
}

/** Round after round, each on top of what was drawn before. */
function oneByOne(
  n: number,
  rounds: number,
  more: Partial<DrawRequest>,
): { repeats: number; longest: number } {
  const history: DrawnRound[] = [];
  let repeats = 0;
  let longest = 0;
  for (let r = 0; r < rounds; r++) {
    const { value, ms } = timed(() =>
      drawAll(request(n, { seed: `${SEEDS[0]}${r}`, history: [...history], ...more })),
    );
    history.push(...value.rounds);
    repeats += value.repeats;
    longest = Math.max(longest, ms);
  }
  return { repeats, longest };
}

/** Longest time of a round of 200 players: all at once, one by one, with clubs, Swiss. */
export function drawFigure(): Figure {
  const clubs = Array.from({ length: 200 }, (_, i) => ({ id: `p${i + 1}`, club: `c${i % 12}` }));
  const ranking = clubs.map(({ id }) => [id]);
  const times = [
    timed(() => drawAll(request(200, { rounds: 8, seed: SEEDS[0] }))).ms,
    timed(() => drawAll(request(200, { rounds: 8, seed: SEEDS[0], players: clubs, clubsApart: true }))).ms,
    oneByOne(200, 8, {}).longest,
    oneByOne(200, 5, { method: 'swiss', ranking }).longest,
  ];
  const longest = Math.max(...times);
  return {
    name: 'draw of 200 players',
    measured: `${longest.toFixed(0)} ms at most (eight rounds, with clubs, one by one, Swiss: ${times.map((t) => t.toFixed(0)).join(', ')})`,
    ratio: longest / GOAL_MS,
    of: `${GOAL_MS} ms`,
    limit: 1,
    higherIsBetter: false,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [n, rounds] of PLANS)
    console.log(`${n} players, ${rounds} rounds at once: ${together(n, rounds)}`);
  for (const n of [12, 16, 24, 48, 100, 200]) {
    const { repeats, longest } = oneByOne(n, 6, {});
    console.log(
      `${n} players, six rounds one by one: repeats ${repeats}; ${longest.toFixed(0)} ms a round at most`,
    );
  }
  const { name, measured, ratio, of } = drawFigure();
  console.log(`${name}: ${measured}; ${ratio.toFixed(2)} × ${of}`);
}
