/** Fold of 60-deal sheets with running totals, in deals a second; the goal is 700 000. */
import { foldDeals } from '../../shared/domain/fold.ts';
import { rulesOf } from '../../shared/files/sheet.ts';
import { benchSheets } from './fold.bench-data.ts';
import { median, type Figure } from './statistics.ts';

const GOAL = 700_000;
const ROUNDS = 15;

export function foldFigure(): Figure {
  const sheets = benchSheets(60).map((sheet) => ({ rules: rulesOf(sheet), deals: sheet.deals }));
  const deals = sheets.reduce((sum, sheet) => sum + sheet.deals.length, 0);
  const speeds: number[] = [];
  let kept = 0;
  for (let round = 0; round < ROUNDS + 3; round++) {
    const begun = performance.now();
    for (let again = 0; again < 20; again++) {
      for (const sheet of sheets) kept += foldDeals(sheet.rules, sheet.deals).states.length;
    }
    const seconds = (performance.now() - begun) / 1000;
    if (round >= 3) speeds.push((deals * 20) / seconds); // the first rounds warm the compiler
  }
  if (kept === 0) throw new Error('nothing was folded');
  const speed = median(speeds);
  return {
    name: 'fold of a 60-deal sheet with running totals',
    measured: `${Math.round(speed).toLocaleString('en')} deals a second`,
    ratio: speed / GOAL,
    of: `${GOAL.toLocaleString('en')} deals a second`,
    limit: 1,
    higherIsBetter: true,
  };
}
