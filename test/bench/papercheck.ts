/**
 * The paper check while the foot is being typed: sheets of 60 deals with three and four players, one number wrong. The
 * goal is 100 ms for the slowest of them; the window does the work in steps, of which the longest is told too. Time is
 * that of the processor: the figure is about one core that does nothing else.
 * `node test/bench/papercheck.ts` prints it alone.
 */
import { fileURLToPath } from 'node:url';
import type { SheetRules, Totals } from '../../shared/domain/types.ts';
import type { PaperSheet } from '../../shared/papercheck/index.ts';
import { conventionIds } from '../../shared/domain/conventions.ts';
import { foldDeals, totals, type Folded } from '../../shared/domain/fold.ts';
import { roundToSum } from '../../shared/domain/rounding.ts';
import { rulesOf } from '../../shared/domain/rules.ts';
import { settle } from '../../shared/domain/settlement.ts';
import { explaining } from '../../shared/papercheck/index.ts';
import { randomSheet } from '../fixtures/random-sheet.ts';
import { DEALS_A_SHEET } from './fold.bench-data.ts';
import type { Figure } from './figure.ts';
import { lowerQuartile, median, percentile } from './statistics.ts';

const GOAL_MS = 100;
const ROUNDS = 8;
const WARMING = 2;

/** Two points too many in the mountain of the second player. */
const wrongly = (at: Totals): Totals => ({
  ...at,
  mountain: at.mountain.map((points, seat) => (seat === 1 ? points + 2 : points)),
});

/** The foot as it grows under the keys, parts of it alone, and running totals from the middle of the sheet on. */
function feet(rules: SheetRules, folded: Folded): PaperSheet[] {
  const wrong = wrongly(totals(folded.last));
  const { pool, mountain, whists } = wrong;
  const whistSums = whists.map((row) => row.reduce((a, b) => a + b, 0));
  const result = roundToSum(settle(wrong, rules));
  const running = folded.states.map((state, deal) => {
    const at = totals(state);
    return { deal, mountain: (deal < folded.states.length / 2 ? at : wrongly(at)).mountain };
  });
  return [
    { mountain },
    { mountain, pool },
    { mountain, pool, whistSums },
    { mountain, pool, whists },
    { mountain, pool, whistSums, result },
    { result },
    { pool: pool.map((points) => points + 2) },
    { mountain: [null, mountain[1]], running },
  ];
}

export function paperCheckFigure(): Figure {
  const tasks = ([3, 4] as const).flatMap((players) =>
    [null, 100].flatMap((target) =>
      conventionIds.flatMap((convention) => {
        const sheet = randomSheet(77, { players, convention, deals: DEALS_A_SHEET, target });
        const rules = rulesOf(sheet);
        const { deals } = sheet;
        return feet(rules, foldDeals(rules, deals)).map((paper) => ({
          rules,
          deals,
          paper,
          times: [] as number[],
        }));
      }),
    ),
  );
  const steps: number[] = [];
  for (let round = 0; round < ROUNDS + WARMING; round++) {
    for (const { rules, deals, paper, times } of tasks) {
      let total = 0;
      for (const work = explaining(rules, deals, paper, 3); ;) {
        const begun = process.threadCpuUsage();
        const { done } = work.next();
        const took = process.threadCpuUsage(begun).user / 1000;
        total += took;
        if (round >= WARMING) steps.push(took);
        if (done === true) break;
      }
      if (round >= WARMING) times.push(total);
    }
  }
  const quick = Math.max(...tasks.map(({ times }) => lowerQuartile(times)));
  const middle = Math.max(...tasks.map(({ times }) => median(times)));
  const usual = median(tasks.flatMap(({ times }) => times));
  return {
    name: 'paper check of 60 deals',
    measured: `slowest of ${tasks.length}: lower quartile ${quick.toFixed(0)} ms, median ${middle.toFixed(0)} ms`,
    ratio: quick / GOAL_MS,
    of: `${GOAL_MS} ms`,
    limit: 1,
    higherIsBetter: false,
    note: `${usual.toFixed(0)} ms in the middle of all; a step at most ${percentile(steps, 99.99).toFixed(1)} ms (99.99 %)`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { name, measured, ratio, of, note } = paperCheckFigure();
  console.log(`${name}: ${measured}; ${note}; ${ratio.toFixed(2)} × ${of}`);
}
