/** The content of every document out of the ledger, as plain data. */
import type { DocumentKind } from '../../../shared/ipc/schemas/views.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import type {
  CorrectionContent,
  CorrectionsTable,
  DocumentModel,
  SheetContent,
  SlipContent,
} from '../documents/model.ts';
import { sheetContent, slipContent, standingsContent } from '../documents/model.ts';
import type { Book } from '../ledger/book.ts';
import { correctionRows } from './corrections.ts';
import { seatViews } from './seats.ts';
import { sheetView } from './sheet.ts';
import { findSlip, slipViews } from './slips.ts';
import { standingsView } from './standings.ts';

/** One sheet by table id, or all of them for an empty key. */
function sheets(book: Book, key: string): SheetContent[] {
  const ids = key === '' ? book.general.tables.map((table) => table.tableId) : [key];
  return ids.map((tableId) => sheetContent(sheetView(book, tableId)));
}

function slips(book: Book, key: string): SlipContent[] {
  const all = slipViews(book);
  const numberOf = (slipId: string): number | null =>
    all.find((view) => view.slip.slipId === slipId)?.slip.number ?? null;
  const chosen = key === '' ? all : [findSlip(book, key)];
  return chosen.map((view) => slipContent(view, numberOf));
}

/** By round and table, each in order of time. */
function correctedTables(book: Book): CorrectionsTable[] {
  const rows = correctionRows(book);
  const tables = book.general.tables.toSorted((a, b) => a.roundNumber - b.roundNumber || a.number - b.number);
  return tables.flatMap(({ tableId, roundNumber, number: tableNumber, seats }) => {
    const own = rows
      .filter((row) => row.tableId === tableId)
      .map(({ round: _round, table: _table, tableId: _tableId, ...row }): CorrectionContent => row);
    if (own.length === 0) return [];
    return [{ tableId, roundNumber, tableNumber, seats: seatViews(book.general, seats), rows: own }];
  });
}

function roundOf(book: Book, key: string): number | null {
  if (key === '') return null;
  const round = Number(key);
  if (!book.general.tables.some((table) => table.roundNumber === round))
    throw new PulkaError('round/unknown', { round: key });
  return round;
}

/**
 * @param key table id, slip id, number of a round, or empty for the whole tournament
 * @throws PulkaError `table/unknown`, `slip/unknown`, `round/unknown`, `document/nothing`
 */
export function documentModel(book: Book, document: DocumentKind, key: string): DocumentModel {
  const { tournament } = book;
  if (document === 'standings')
    return {
      kind: document,
      tournament,
      standings: standingsContent(standingsView(book, roundOf(book, key))),
    };
  if (document === 'ruling-slip' || document === 'incidents') {
    const chosen = slips(book, document === 'incidents' ? '' : key);
    if (chosen.length === 0 && document === 'ruling-slip') throw new PulkaError('document/nothing');
    return { kind: document, tournament, slips: chosen };
  }
  if (document === 'corrections') return { kind: document, tournament, tables: correctedTables(book) };
  const chosen = sheets(book, key);
  if (chosen.length === 0) throw new PulkaError('document/nothing');
  if (document === 'settlement')
    return { kind: document, tournament, scope: key === '' ? 'tournament' : 'table', sheets: chosen };
  return { kind: document, tournament, sheets: chosen };
}
