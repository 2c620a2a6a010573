/** The rows of a sheet as they are printed: a struck-out version stands before the right one, nothing is erased. */
import { explainStep, raspasyStepBefore, stateBefore, totals } from '../../../shared/domain/fold.ts';
import type { Deal, Totals } from '../../../shared/domain/types.ts';
import { dealRow, type DealRow } from '../../../shared/format/dealRow.ts';
import { seatsOfRow } from '../../../shared/format/seatNames.ts';
import { substitutionText } from '../../../shared/format/substitution.ts';
import type { Translate } from '../../../shared/locales/translate.ts';
import type { SheetContent, SheetDealContent } from './model.ts';
import type { ReckonedSheet } from './sheet-rules.ts';

type Struck = SheetDealContent['struck'][number];

export interface PrintedRow {
  row: DealRow;
  /** The version was corrected; null for what stands. */
  struck: Struck | null;
  /** Running totals after the row; null for a struck one. */
  after: Totals | null;
  slips: SheetDealContent['slips'];
  recordedAt: string;
}

/** All rows in order. */
export function printedRows(
  sheet: SheetContent,
  { rules, folded }: ReckonedSheet,
  t: Translate,
): PrintedRow[] {
  return sheet.deals.flatMap((content, i): PrintedRow[] => {
    const step = raspasyStepBefore(folded, i);
    const state = stateBefore(folded, i);
    const players = seatsOfRow(sheet.seats, sheet.deals, i).map((seat) => seat.name);
    const { substitution } = content;
    const rowOf = (deal: Deal): DealRow =>
      dealRow({ rules, players, deal, number: content.number, step, writes: explainStep(state, deal, i) }, t);
    const after = folded.states[i];
    return [
      ...content.struck.map((struck): PrintedRow => ({
        row: rowOf(struck.deal),
        struck,
        after: null,
        slips: [],
        recordedAt: struck.at,
      })),
      {
        row:
          substitution === undefined
            ? rowOf(content.scored)
            : { ...rowOf(content.scored), reason: substitutionText(substitution, t) },
        struck: null,
        after: after === undefined ? null : totals(after),
        slips: content.slips,
        recordedAt: content.recordedAt,
      },
    ];
  });
}
