/**
 * The paper check while the foot is being typed: sheets of 60 deals with four players, one number of the foot wrong.
 * The goal is 100 ms a key. `node test/bench/papercheck.ts` prints it alone.
 */
import { fileURLToPath } from 'node:url';
import type { Totals } from '../../shared/domain/types.ts';
import type { PaperSheet } from '../../shared/papercheck/index.ts';
import { conventionIds } from '../../shared/domain/conventions.ts';
import { foldDeals, totals } from '../../shared/domain/fold.ts';
import { rulesOf } from '../../shared/domain/rules.ts';
import { explainDifference } from '../../shared/papercheck/index.ts';
import { randomSheet } from '../fixtures/random-sheet.ts';
import { DEALS_A_SHEET } from './fold.bench-data.ts';
import { median, type Figure } from './statistics.ts';

const GOAL_MS = 100;
const ROUNDS = 7;

/** The foot as it grows under the keys: mountains, pools, whists of each player, then every pair. */
function feet({ pool, mountain, whists }: Totals): PaperSheet[] {
  const wrong = mountain.map((points, seat) => (seat === 1 ? points + 2 : points));
  const whistSums = whists.map((row) => row.reduce((a, b) => a + b, 0));
  return [
    { mountain: wrong },
    { mountain: wrong, pool },
    { mountain: wrong, pool, whistSums },
    { mountain: wrong, pool, whists },
  ];
}

export function paperCheckFigure(): Figure {
  const tasks = [null, 100].flatMap((target) =>
    conventionIds.flatMap((convention) => {
      const sheet = randomSheet(77, { players: 4, convention, deals: DEALS_A_SHEET, target });
      const rules = rulesOf(sheet);
      const { deals } = sheet;
      return feet(totals(foldDeals(rules, deals).last)).map((paper) => ({ rules, deals, paper }));
    }),
  );
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 2; round++) {
    for (const { rules, deals, paper } of tasks) {
      const begun = performance.now();
      explainDifference(rules, deals, paper, 5);
      if (round >= 2) times.push(performance.now() - begun); // the first rounds warm the compiler
    }
  }
  const time = median(times);
  return {
    name: 'paper check of a 60-deal sheet of four',
    measured: `${time.toFixed(1)} ms a key, ${Math.max(...times).toFixed(0)} ms at most`,
    ratio: time / GOAL_MS,
    of: `${GOAL_MS} ms`,
    limit: 1,
    higherIsBetter: false,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { name, measured, ratio, of } = paperCheckFigure();
  console.log(`${name}: ${measured}; ${ratio.toFixed(2)} × ${of}`);
}
