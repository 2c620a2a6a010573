/** How far the keys of two deals lie apart: the fewer keys typed differently, the likelier the slip. */
import type { Deal, SheetRules } from '../domain/types.ts';
import { printDeal } from '../notation/print.ts';

/** Keys to change, add or leave out to turn one line into the other. */
export function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = (above[j - 1] as number) + (from[i - 1] === to[j - 1] ? 0 : 1);
      row.push(Math.min(changed, (above[j] as number) + 1, (row[j - 1] as number) + 1));
    }
    above = row;
  }
  return above[to.length] as number;
}

/** Keys that two deals do not share; the trump, which scores nothing, is typed as it was. */
export function keysApart(rules: SheetRules, from: Deal, to: Deal): number {
  const dealer = from.type === 'adjust' ? 0 : from.dealer;
  const players = Array.from({ length: rules.players }, (_, seat) => String(seat + 1));
  const ctx = { players, dealer, convention: rules.convention, raspasyStep: 1 };
  return editDistance(printDeal(from, ctx), printDeal(to, ctx));
}
