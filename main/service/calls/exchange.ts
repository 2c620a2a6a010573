/** Tables and the page of the standings. */
import { ProblemError } from '../../../shared/domain/problem.ts';
import { tableCsv } from '../../../shared/exchange/csv.ts';
import { standingsPage } from '../../../shared/exchange/page.ts';
import { tableNames, type ExportTable } from '../../../shared/exchange/table.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { translator, type Translate } from '../../../shared/locales/index.ts';
import type { CallContext } from '../context.ts';
import { fileNameOf } from '../documents/clean.ts';
import { exportTable } from '../exchange/tables/index.ts';
import { standingsView } from '../queries/standings.ts';

type Input = CallParsed<'exchange.table'>;
type Output = CallOutput<'exchange.table'>;

/** @throws ProblemError when there is no such zone */
export function checkZone(zone: string): void {
  try {
    formatDate('2000-01-01T00:00:00Z', { zone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ProblemError([{ path: 'timeZone', code: 'value/timeZone', params: { zone } }]);
  }
}

/** @throws PulkaError `round/unknown` */
function checkRound({ afterRound }: Input, { book }: CallContext): void {
  if (afterRound !== null && !book.general.rounds.some((round) => round.number === afterRound))
    throw new PulkaError('round/unknown', { round: afterRound });
}

/** All are begun at once: they are of the same moment. */
function tablesOf(t: Translate, input: Input, { book }: CallContext): Promise<ExportTable[]> {
  const names = input.what === 'all' ? tableNames : [input.what];
  return Promise.all(names.map((name) => exportTable(t, book, name, input.afterRound)));
}

function page(t: Translate, input: Input, { book, at }: CallContext, table: ExportTable): string {
  return standingsPage(t, {
    tournament: book.tournament,
    view: standingsView(book, input.afterRound),
    table,
    asOf: book.savedAt ?? at,
    zone: input.timeZone,
    locale: input.locale,
    hall: input.hall === true,
  });
}

/** XLSX is loaded with the first workbook. */
async function bytesOf(
  t: Translate,
  input: Input,
  context: CallContext,
  tables: readonly ExportTable[],
): Promise<Uint8Array<ArrayBuffer>> {
  const [only] = tables;
  if (input.format === 'xlsx') {
    const { workbook } = await import('../exchange/xlsx.ts');
    return workbook(tables, input.timeZone);
  }
  if (only === undefined || tables.length > 1)
    throw new PulkaError(input.format === 'csv' ? 'exchange/notAsCsv' : 'exchange/notAsPage');
  const text = input.format === 'csv' ? tableCsv(only, input.timeZone) : page(t, input, context, only);
  return new TextEncoder().encode(text);
}

/** @throws PulkaError `exchange/notAsCsv`, `exchange/notAsPage`, `round/unknown`; ProblemError for a zone */
export async function exportAsTable(input: Input, context: CallContext): Promise<Output> {
  checkZone(input.timeZone);
  checkRound(input, context);
  if (input.format === 'html' && input.what !== 'standings') throw new PulkaError('exchange/notAsPage');
  if (input.format === 'csv' && input.what === 'all') throw new PulkaError('exchange/notAsCsv');
  const t = translator(input.locale);
  const tables = await tablesOf(t, input, context);
  const bytes = await bytesOf(t, input, context, tables);
  const name =
    input.what === 'all'
      ? context.book.tournament.name
      : `${context.book.tournament.name} ${tables[0]?.name ?? ''}`;
  return {
    bytes,
    fileName: fileNameOf(name).replace(/\.pdf$/u, `.${input.format}`),
    rows: tables.reduce((sum, { rows }) => sum + rows.length, 0),
  };
}
