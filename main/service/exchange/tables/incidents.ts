/** The journal of slips as a table: the columns of its CSV. */
import { journalColumns, journalRow } from '../../../../shared/format/journalCsv.ts';
import type { Column, ExportTable } from '../../../../shared/exchange/table.ts';
import type { SlipView } from '../../../../shared/ipc/schemas/views.ts';
import type { Translate } from '../../../../shared/locales/translate.ts';

type Name = (typeof journalColumns)[number];

const NUMBERS: ReadonlySet<Name> = new Set<Name>([
  ...(['number', 'round', 'table', 'deal', 'repeat'] as const),
  ...(['pool', 'mountain', 'whists'] as const),
]);
const MOMENTS: ReadonlySet<Name> = new Set<Name>(['issued', 'appealUntil']);
const SUMMED: ReadonlySet<Name> = new Set<Name>(['pool', 'mountain', 'whists']);

const columnOf = (t: Translate, name: Name): Column => ({
  title: t(`journal.column.${name}`),
  kind: NUMBERS.has(name) ? 'number' : MOMENTS.has(name) ? 'moment' : 'text',
});

export function incidentsTable(t: Translate, slips: readonly SlipView[]): ExportTable {
  const rows = slips.map((slip) => journalRow(slip, t, (moment) => moment));
  return {
    name: t('document.incidents.title'),
    columns: journalColumns.map((name) => columnOf(t, name)),
    rows,
    sums: journalColumns.map((name, i) => {
      if (name === 'state') return t('document.incidents.count', { n: slips.length });
      return SUMMED.has(name) ? rows.reduce((sum, row) => sum + Number(row[i]), 0) : null;
    }),
  };
}
