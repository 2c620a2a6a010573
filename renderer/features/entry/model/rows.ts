/** The grid of deals: every row as it is shown, with its marks. */
import { explainStep, raspasyStepBefore, stateBefore, totals } from '../../../../shared/domain/fold.ts';
import { contractResult } from '../../../../shared/format/contract.ts';
import { closedBy, dealRow, type DealRow } from '../../../../shared/format/dealRow.ts';
import type { SheetDeal } from '../../../../shared/ipc/schemas/views.ts';
import type { Locale, Translate } from '../../../../shared/locales/index.ts';
import { spellText } from '../../../../shared/notation/spell.ts';
import { dateTime, shortTime } from '../../../ui/clock.ts';
import { substitutionText } from '../../../../shared/format/substitution.ts';
import { contextAt, namesAt, type SheetRow, type TableSheet } from './table.ts';

/** A version that was struck out: the mark, the old contract, and the whole story for the tip. */
export interface StruckText {
  tag: string;
  text: string;
  title: string;
}

/** Only texts: a row that shows the same is the same, however often the sheet was read again. */
export interface GridRow extends DealRow {
  dealId: string;
  /** Slips on the deal besides the one whose lines stand in the row. */
  slips: string[];
  struck: StruckText[];
  /** Pools that the deal closed. */
  closes: string[];
}

/** The columns of a row; the deal is shown as it counts, the rulings in force on it. */
export function shownRow(sheet: TableSheet, row: SheetRow, t: Translate): DealRow {
  const { folded, rules } = sheet;
  const { substitution } = row.deal;
  const shown = dealRow(
    {
      rules,
      players: namesAt(sheet, row.index),
      deal: row.deal.scored,
      number: row.number,
      step: raspasyStepBefore(folded, row.index),
      writes: explainStep(stateBefore(folded, row.index), row.deal.scored, row.index),
    },
    t,
  );
  return substitution === undefined ? shown : { ...shown, reason: substitutionText(substitution, t) };
}

export function gridRow(sheet: TableSheet, row: SheetRow, t: Translate, locale: Locale): GridRow {
  const before = stateBefore(sheet.folded, row.index);
  const after = sheet.folded.states[row.index] ?? before;
  const shown = shownRow(sheet, row, t);
  const slips = row.deal.slips
    .filter((slip) => slip.number !== shown.slip)
    .map((slip) => t(`entry.grid.slipState.${slip.state}`, { number: slip.number }));
  const struck = row.deal.struck.map((one) => struckText(sheet, row, one, t, locale));
  const closes = closedBy(sheet.rules, totals(before), totals(after)).map((seat) =>
    t('entry.grid.poolClosed', { name: sheet.short[seat] ?? '' }),
  );
  return { ...shown, dealId: row.deal.dealId, slips, struck, closes };
}

function struckText(
  sheet: TableSheet,
  row: SheetRow,
  struck: SheetDeal['struck'][number],
  t: Translate,
  locale: Locale,
): StruckText {
  const what = spellText(struck.deal, contextAt(sheet, { kind: 'over', dealId: row.deal.dealId }), t);
  const time = dateTime(locale, struck.at);
  return {
    tag: t('entry.grid.corrected', { time: shortTime(locale, struck.at) }),
    text: contractResult(struck.deal, raspasyStepBefore(sheet.folded, row.index), t).text,
    title: t('entry.struckTitle', { what, time, reason: struck.reason }),
  };
}

/** Everything besides the deals that the texts of the rows depend on. */
const surroundings = (sheet: TableSheet, locale: Locale): string =>
  JSON.stringify([sheet.rules, sheet.names, locale]);

/**
 * The rows of one sheet after another. Rows above the first deal that changed are kept; below it a row that says what
 * it said before stays the same object: a new deal makes and draws one row, not sixty.
 */
export function rowKeeper(): (sheet: TableSheet, t: Translate, locale: Locale) => GridRow[] {
  let around = '';
  let deals: string[] = [];
  let rows: GridRow[] = [];
  return (sheet, t, locale) => {
    const now = surroundings(sheet, locale);
    const texts = sheet.rows.map((row) => JSON.stringify(row.deal));
    const same = now === around ? texts.findIndex((text, i) => text !== deals[i]) : 0;
    const from = same < 0 ? texts.length : same;
    const known = new Map(rows.slice(from).map((row) => [row.dealId, row]));
    const made = sheet.rows.slice(from).map((one) => {
      const row = gridRow(sheet, one, t, locale);
      const old = known.get(row.dealId);
      return old !== undefined && JSON.stringify(old) === JSON.stringify(row) ? old : row;
    });
    rows = [...rows.slice(0, from), ...made];
    around = now;
    deals = texts;
    return rows;
  };
}
