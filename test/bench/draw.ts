/**
 * The draw: time of a round of 200 players, and repeated meetings against the number that no draw can avoid
 * (shared/draw/bound.ts). `node test/bench/draw.ts` prints the whole list of plans.
 */
import { fileURLToPath } from 'node:url';
import { drawAll, type DrawnRound, type DrawRequest } from '../../shared/draw/index.ts';
import type { Figure } from './figure.ts';
import { lowerQuartile, median } from './statistics.ts';

const GOAL_MS = 2000;
/** Repeats that are allowed for one that is unavoidable. */
const REPEATS_LIMIT = 1.1;
const TIMES = 5;
const SEEDS = ['K7QF-3MX2', '9B4T-HWZ6', 'D2RN-58VC'];
const SIZES = [12, 16, 24, 48, 100] as const;
const ROUNDS = [5, 6, 7, 8] as const;
/** Plans that no goal is set for: sit-outs, tables of three, the largest. */
const OTHERS: readonly (readonly [players: number, rounds: number])[] = [
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
const together = (n: number, rounds: number) =>
  SEEDS.map((seed) => timed(() => drawAll(request(n, { rounds, seed }))));

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

/** What a round of 200 players takes: with all eight at once, with clubs, as one more round, in a Swiss one. */
function timeFigure(): Figure {
  const clubs = Array.from({ length: 200 }, (_, i) => ({ id: `p${i + 1}`, club: `c${i % 12}` }));
  const ranking = clubs.map(({ id }) => [id]);
  const ways: readonly (readonly [string, () => number])[] = [
    ['eight at once', () => timed(() => drawAll(request(200, { rounds: 8, seed: SEEDS[0] }))).ms],
    [
      'clubs apart',
      () =>
        timed(() => drawAll(request(200, { rounds: 8, seed: SEEDS[0], players: clubs, clubsApart: true })))
          .ms,
    ],
    ['one by one', () => oneByOne(200, 8, {}).longest],
    ['Swiss', () => oneByOne(200, 5, { method: 'swiss', ranking }).longest],
  ];
  const times = ways.map(([name, run]) => ({ name, ms: Array.from({ length: TIMES }, run) }));
  const slowest = times.reduce((a, b) => (lowerQuartile(b.ms) > lowerQuartile(a.ms) ? b : a));
  const told = (ms: number): string => `${ms.toFixed(0)} ms`;
  return {
    name: 'draw of a round of 200',
    measured: `${slowest.name}: lower quartile ${told(lowerQuartile(slowest.ms))}, median ${told(median(slowest.ms))}`,
    ratio: lowerQuartile(slowest.ms) / GOAL_MS,
    of: `${GOAL_MS} ms`,
    limit: 1,
    higherIsBetter: false,
    note: times.map(({ name, ms }) => `${name} ${told(lowerQuartile(ms))}`).join(', '),
  };
}

/** 1 = not one repeat too many; infinite where none would have to be. */
const excess = (repeats: number, bound: number): number => (repeats === bound ? 1 : repeats / bound);

/** The worst draw of so many players, over rounds and seeds. */
function repeatsFigure(n: number): Figure {
  const plans = ROUNDS.map((rounds) => {
    const values = together(n, rounds).map(({ value }) => value);
    const bound = values[0]?.repeatsBound ?? Number.NaN;
    const worst = Math.max(...values.map(({ repeats }) => repeats));
    return { rounds, bound, worst, ratio: excess(worst, bound) };
  });
  return {
    name: `repeats, ${n} players, ${ROUNDS[0]}–${ROUNDS.at(-1)} rounds`,
    measured: `worst of ${SEEDS.length} seeds ${plans.map(({ worst }) => worst).join(', ')}; unavoidable ${plans.map(({ bound }) => bound).join(', ')}`,
    ratio: Math.max(...plans.map(({ ratio }) => ratio)),
    of: 'what no draw can avoid',
    limit: REPEATS_LIMIT,
    higherIsBetter: false,
  };
}

export const drawFigures = (): Figure[] => [timeFigure(), ...SIZES.map(repeatsFigure)];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const plans = SIZES.flatMap((n) => ROUNDS.map((rounds) => [n, rounds] as const));
  for (const [n, rounds] of [...plans, ...OTHERS]) {
    const runs = together(n, rounds);
    const repeats = runs.map(({ value }) => value.repeats).join(' ');
    const seats = runs.map(({ value }) => value.seatRepeats - value.seatRepeatsBound).join(' ');
    const bound = runs[0]?.value.repeatsBound;
    const ms = median(runs.map((run) => run.ms)).toFixed(0);
    console.log(
      `${n} players, ${rounds} rounds at once: repeats ${repeats}, bound ${bound}; seats over their bound ${seats}; ${ms} ms`,
    );
  }
  for (const n of [...SIZES, 200]) {
    const { repeats, longest } = oneByOne(n, 6, {});
    console.log(
      `${n} players, six rounds one by one: repeats ${repeats}; ${longest.toFixed(0)} ms a round at most`,
    );
  }
}
