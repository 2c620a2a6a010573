/** Fold of 60-deal sheets with running totals, in deals a second. */
import { foldDeals } from '../../shared/domain/fold.ts';
import { rulesOf } from '../../shared/domain/rules.ts';
import type { Figure } from './figure.ts';
import { benchSheets } from './fold.bench-data.ts';
import { median, upperQuartile } from './statistics.ts';

const GOAL = 1_500_000;
/** Some ten milliseconds each: shorter than the neighbours' turns on a shared core. */
const ROUNDS = 250;
const WARMING = 50;
const AGAIN = 4;

export function foldFigure(): Figure {
  const sheets = benchSheets(60).map((sheet) => ({ rules: rulesOf(sheet), deals: sheet.deals }));
  const deals = AGAIN * sheets.reduce((sum, sheet) => sum + sheet.deals.length, 0);
  const speeds: number[] = [];
  let kept = 0;
  for (let round = 0; round < ROUNDS + WARMING; round++) {
    const begun = performance.now();
    for (let again = 0; again < AGAIN; again++)
      for (const sheet of sheets) kept += foldDeals(sheet.rules, sheet.deals).states.length;
    const seconds = (performance.now() - begun) / 1000;
    if (round >= WARMING) speeds.push(deals / seconds);
  }
  if (kept !== deals * (ROUNDS + WARMING)) throw new Error('not every deal was folded');
  const told = (speed: number): string => Math.round(speed).toLocaleString('en');
  const speed = upperQuartile(speeds);
  return {
    name: 'fold of 60-deal sheets',
    measured: `upper quartile ${told(speed)}, median ${told(median(speeds))} deals/s`,
    ratio: speed / GOAL,
    of: `${GOAL.toLocaleString('en')} deals/s`,
    limit: 1,
    higherIsBetter: true,
  };
}
