/** The content of every document out of the ledger, as plain data. */
import type { DocumentKind } from '../../../shared/ipc/schemas/views.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import type {
  BlankSheet,
  CorrectionContent,
  CorrectionsTable,
  DocumentModel,
  SeatingRound,
  SettlementModel,
  SheetContent,
  SlipContent,
} from '../documents/model.ts';
import { sheetContent, slipContent, standingsContent } from '../documents/model.ts';
import type { Book } from '../ledger/book.ts';
import type { LineView } from '../../../shared/ipc/schemas/people.ts';
import { correctionRows } from './corrections.ts';
import { finalProtocolModel, moneyContent } from './final-protocol.ts';
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

/** One round by its number, or all of them for an empty key. */
function seatingRounds(book: Book, key: string): SeatingRound[] {
  const number = roundOf(book, key);
  const rounds = book.general.rounds.filter((round) => number === null || round.number === number);
  if (rounds.length === 0) throw new PulkaError('document/nothing');
  return rounds.map(({ roundId, number: round, sitOuts, draw }) => ({
    number: round,
    tables: book.general.tables
      .filter((table) => table.roundId === roundId)
      .map(({ number: table, seats }) => ({ number: table, seats: seatViews(book.general, seats) })),
    sitOuts: seatViews(book.general, sitOuts),
    draw,
  }));
}

/** Of one table by its id, of a round by its number, or of all rounds. */
function blankSheets(book: Book, key: string): BlankSheet[] {
  const { tables } = book.general;
  const one = tables.find(({ tableId }) => tableId === key);
  const number = one === undefined ? roundOf(book, key) : null;
  const chosen =
    one === undefined ? tables.filter((table) => number === null || table.roundNumber === number) : [one];
  if (chosen.length === 0) throw new PulkaError('document/nothing');
  return chosen.map(({ tableId, roundNumber, number: tableNumber, seats }) => ({
    ...{ tableId, roundNumber, tableNumber },
    seats: seatViews(book.general, seats),
  }));
}

/** Lines where a seat changed hands; on the whole sheet the money, where it is more than the whists of the seats. */
function settlementScope(book: Book, key: string): Pick<SettlementModel, 'scope' | 'lines' | 'money'> {
  const ids = key === '' ? book.general.tables.map((table) => table.tableId) : [key];
  const own = ids.flatMap((tableId): [string, LineView[]][] => {
    const { lines } = sheetView(book, tableId);
    return lines === undefined ? [] : [[tableId, lines]];
  });
  const lines = own.length === 0 ? {} : { lines: Object.fromEntries(own) };
  if (key !== '') return { scope: 'table', ...lines };
  const more = own.length > 0 || book.tournament.moneyPlan !== undefined || book.general.payments.length > 0;
  return { scope: 'tournament', ...lines, ...(more ? { money: moneyContent(book) } : {}) };
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
  if (document === 'seating') return { kind: document, tournament, rounds: seatingRounds(book, key) };
  if (document === 'blank-sheets') return { kind: document, tournament, sheets: blankSheets(book, key) };
  if (document === 'treasurer') return { kind: document, tournament, money: moneyContent(book) };
  if (document === 'final-protocol') return finalProtocolModel(book);
  if (document === 'corrections') return { kind: document, tournament, tables: correctedTables(book) };
  const chosen = sheets(book, key);
  if (chosen.length === 0) throw new PulkaError('document/nothing');
  if (document === 'settlement')
    return { kind: document, tournament, ...settlementScope(book, key), sheets: chosen };
  return { kind: document, tournament, sheets: chosen };
}
