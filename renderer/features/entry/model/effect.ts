/** What a deal would do, shown before Enter: the entries with their new totals, and what the sheet comes to. */
import { explainStep, foldFrom, step, totals, type FoldState } from '../../../../shared/domain/fold.ts';
import { roundToSum } from '../../../../shared/domain/rounding.ts';
import { settle } from '../../../../shared/domain/settlement.ts';
import type { Deal, Seat } from '../../../../shared/domain/types.ts';
import { closedBy } from '../../../../shared/format/dealRow.ts';
import { effectsOf, effectTexts, type EffectText } from '../../../../shared/format/written.ts';
import type { Translate } from '../../../../shared/locales/index.ts';
import { indexOfPlace, stateAt, type Place, type TableSheet } from './table.ts';

export interface DealEffect {
  lines: EffectText[];
  /** Seats whose pool reaches the target. */
  closes: Seat[];
  /** The pulka is over. */
  over: boolean;
}

/** What the deal writes on the totals of the place. The deal must have passed `checkDeal`. */
export function effectAt(sheet: TableSheet, place: Place, deal: Deal, t: Translate): DealEffect {
  const before = stateAt(sheet, place);
  const after = step(before, deal);
  const declarer = 'declarer' in deal ? deal.declarer : null;
  const effects = effectsOf(explainStep(before, deal), sheet.rules.players, declarer);
  return {
    lines: effectTexts(effects, totals(after), sheet.short, t),
    closes: closedBy(sheet.rules, totals(before), totals(after)),
    over: after.closed && !before.closed,
  };
}

const results = (state: FoldState): number[] => roundToSum(settle(totals(state), state.rules));

/** Whole results of all seats now, and with the deal put in at the place. */
export function resultsWith(sheet: TableSheet, place: Place, deal: Deal): { now: number[]; then: number[] } {
  const at = indexOfPlace(sheet, place);
  const behind = sheet.rows.slice(place.kind === 'over' ? at + 1 : at).map((row) => row.deal.scored);
  const last = foldFrom(stateAt(sheet, place), [deal, ...behind]).at(-1);
  return {
    now: results(sheet.folded.last),
    then: last === undefined ? results(sheet.folded.last) : results(last),
  };
}
