/** The tables of a tournament, by name. */
import type { ExportTable, TableName } from '../../../../shared/exchange/table.ts';
import type { Translate } from '../../../../shared/locales/translate.ts';
import type { Book } from '../../ledger/book.ts';
import { moneyView } from '../../queries/money.ts';
import { slipViews } from '../../queries/slips.ts';
import { standingsView } from '../../queries/standings.ts';
import { dealsTable } from './deals.ts';
import { incidentsTable } from './incidents.ts';
import { moneyTable, settlementTable } from './settlement.ts';
import { standingsTable } from './standings.ts';

/**
 * A table of the moment of the call, however long it takes.
 * @param afterRound of the standings; null = as they stand now
 */
export async function exportTable(
  t: Translate,
  book: Book,
  name: TableName,
  afterRound: number | null,
): Promise<ExportTable> {
  switch (name) {
    case 'standings':
      return standingsTable(t, standingsView(book, afterRound));
    case 'deals':
      return dealsTable(t, book);
    case 'incidents':
      return incidentsTable(t, slipViews(book));
    case 'settlement':
      return settlementTable(t, book);
    case 'money':
      return moneyTable(t, moneyView(book));
  }
}
