/** The list of corrections as a table for a spreadsheet: what stood, what stands, why, by whom, and how late. */
import type { SheetRules } from '../domain/types.ts';
import type { CorrectionRow } from '../ipc/schemas/checking.ts';
import type { Translate } from '../locales/translate.ts';
import { csvText, type CsvCell } from './csv.ts';
import { dealFields, dealFieldsText } from './dealFields.ts';

/** What is known of the table of a correction. */
export interface CorrectionTable {
  readonly rules: SheetRules;
  /** Names in seat order. */
  readonly names: readonly string[];
}

const columns = [
  'at',
  'round',
  'table',
  'deal',
  'what',
  'kind',
  'before',
  'after',
  'reason',
  'by',
  'deadline',
  'late',
] as const;

/** What a correction was, in a few words: «перенесена с 7 на 3», «пересадка: М и Р, 5 раздач». */
export function correctionWhat(row: CorrectionRow, table: CorrectionTable, t: Translate): string {
  if (row.moved !== null)
    return t('checking.corrections.movedTo', { from: row.moved.from, to: row.moved.to });
  if (row.seats !== null) {
    const [a, b] = row.seats.map((seat) => table.names[seat] ?? '');
    return t('checking.corrections.seats', { n: row.n, a: a ?? '', b: b ?? '' });
  }
  return t(`checking.corrections.what.${row.what}`);
}

function rowOf(
  row: CorrectionRow,
  table: CorrectionTable,
  t: Translate,
  when: (iso: string) => string,
): CsvCell[] {
  const deal = (one: CorrectionRow['before']): string =>
    one === null ? '' : dealFieldsText(dealFields(table.rules, table.names, one, t), t);
  return [
    when(row.at),
    row.round,
    row.table,
    row.dealNumber,
    correctionWhat(row, table, t),
    row.kind === null ? '' : t(`checking.corrections.kind.${row.kind}`),
    deal(row.before),
    row.what === 'removed' ? t('checking.corrections.removed') : deal(row.after),
    row.reason,
    row.by,
    row.deadline === null ? '' : when(row.deadline),
    row.late ? t('checking.corrections.yes') : '',
  ];
}

/**
 * @param tableOf the table of a row
 * @param when an instant on the club's clock
 */
export function correctionsCsv(
  rows: readonly CorrectionRow[],
  tableOf: (tableId: string) => CorrectionTable,
  t: Translate,
  when: (iso: string) => string,
): string {
  return csvText([
    columns.map((column) => t(`checking.corrections.column.${column}`)),
    ...rows.map((row) => rowOf(row, tableOf(row.tableId), t, when)),
  ]);
}
