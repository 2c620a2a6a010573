/** The grid of deals: every row as it is shown, with its marks. */
import { explainStep, raspasyStepBefore, stateBefore, totals } from '../../../../shared/domain/fold.ts';
import type { Seat } from '../../../../shared/domain/types.ts';
import { closedBy, dealRow, type DealRow } from '../../../../shared/format/dealRow.ts';
import type { Translate } from '../../../../shared/locales/index.ts';
import type { SheetRow, TableSheet } from './table.ts';

export interface GridRow extends DealRow {
  row: SheetRow;
  /** Seats whose pool the deal closed. */
  closes: Seat[];
}

/** One row; the deal is shown as it counts, the rulings in force on it. */
export function gridRow(sheet: TableSheet, row: SheetRow, t: Translate): GridRow {
  const { folded, rules, names } = sheet;
  const before = stateBefore(folded, row.index);
  const after = folded.states[row.index] ?? before;
  const shown = dealRow(
    {
      rules,
      players: names,
      deal: row.deal.scored,
      number: row.number,
      step: raspasyStepBefore(folded, row.index),
      writes: explainStep(before, row.deal.scored, row.index),
    },
    t,
  );
  return { ...shown, row, closes: closedBy(rules, totals(before), totals(after)) };
}

export const gridRows = (sheet: TableSheet, t: Translate): GridRow[] =>
  sheet.rows.map((row) => gridRow(sheet, row, t));
