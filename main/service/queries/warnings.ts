/** The questions of the program about typed sheets: each sheet is looked at again only after it has changed. */
import {
  CopyIndex,
  hardlyPossible,
  manyRulings,
  outOfTurn,
  twiceSeated,
} from '../../../shared/checking/index.ts';
import type { Copy, Suspicion } from '../../../shared/checking/index.ts';
import type { Warning } from '../../../shared/ipc/schemas/checking.ts';
import type { Answered, Row, TableState } from '../../../shared/ledger/state.ts';
import { seatsOfRow } from '../../../shared/ledger/sheet-seats.ts';
import type { Book } from '../ledger/book.ts';
import { otherVersions } from './other-versions.ts';
import { playerViews } from './seats.ts';

const copyIndexes = new WeakMap<Book, CopyIndex>();
const suspicions = new WeakMap<readonly Row[], Suspicion[]>();
const answers = new WeakMap<readonly Answered[], Set<string>>();

const nameOf = (book: Book, playerId: string | undefined): string =>
  playerId === undefined ? '' : (playerViews(book.general).get(playerId)?.name ?? playerId);

function ofRows(rows: readonly Row[], players: number): Suspicion[] {
  const known = suspicions.get(rows);
  if (known !== undefined) return known;
  const found = [...outOfTurn(players, rows), ...hardlyPossible(rows), ...manyRulings(rows)];
  suspicions.set(rows, found);
  return found;
}

const where = (table: TableState): Pick<Warning, 'tableId' | 'roundNumber' | 'tableNumber'> => ({
  tableId: table.tableId,
  roundNumber: table.roundNumber,
  tableNumber: table.number,
});

const placeOf = (table: TableState): Record<string, number> => ({
  round: table.roundNumber,
  table: table.number,
});

/** What one sheet says by itself. */
function ofSheet(book: Book, table: TableState): Warning[] {
  const found = ofRows(book.sheet(table.tableId).rows, table.seats.length);
  return found.map(({ code, key, dealId, params, seats }) => {
    const names = Object.entries(seats).map(
      ([what, seat]) =>
        [
          what,
          nameOf(book, seatsOfRow(table.seats, book.sheet(table.tableId).rows, dealId ?? '')[seat]),
        ] as const,
    );
    return {
      ...{ code, key, dealId, ...where(table) },
      params: { ...placeOf(table), ...params, ...Object.fromEntries(names) },
    };
  });
}

function ofCopy(book: Book, { code, key, dealId, ...copy }: Copy): Warning {
  const table = book.table(copy.tableId);
  const other = book.table(copy.otherTableId);
  const params = {
    ...placeOf(table),
    ...{ deal: copy.deal, n: copy.n },
    ...{ otherRound: other.roundNumber, otherTable: other.number, otherDeal: copy.otherDeal },
  };
  return { code, key, dealId, ...where(table), params };
}

/** What only two sheets together say. */
function ofCopies(book: Book): Warning[] {
  const index = copyIndexes.get(book) ?? new CopyIndex();
  copyIndexes.set(book, index);
  book.general.tables.forEach(({ tableId, seats }, order) =>
    index.update(tableId, book.sheet(tableId).rows, seats, order),
  );
  return index.copies().map((copy) => ofCopy(book, copy));
}

function ofSeating(book: Book): Warning[] {
  return twiceSeated(book.general.tables).map(({ playerId, first, table, key }) => ({
    ...{ code: 'twoTables' as const, key, dealId: null, ...where(table) },
    params: { ...placeOf(table), otherTable: first.number, player: nameOf(book, playerId) },
  }));
}

/** Versions of sheets that another computer had and that were kept beside ours. */
const others = (book: Book): Warning[] =>
  book.general.tables.flatMap((table) =>
    otherVersions(book, table.tableId).map(({ seq, payload }) => ({
      ...{ code: 'otherVersion' as const, key: `merged:${seq}`, dealId: null, ...where(table) },
      params: { ...placeOf(table), source: payload.source, by: payload.by, n: payload.deals.length },
    })),
  );

const answerKey = (code: string, key: string): string => `${code}\n${key}`;

function answered(book: Book): Set<string> {
  const list = book.general.answered;
  const known = answers.get(list) ?? new Set(list.map(({ code, key }) => answerKey(code, key)));
  answers.set(list, known);
  return known;
}

/**
 * What was not answered yet, in order of the tables and their deals.
 * @param tableId only what concerns this table; null = all
 * @throws PulkaError `table/unknown`
 */
export function warningViews(book: Book, tableId: string | null): Warning[] {
  if (tableId !== null) book.table(tableId);
  const done = answered(book);
  const all = [
    ...ofSeating(book),
    ...ofCopies(book),
    ...others(book),
    ...book.general.tables.flatMap((t) => ofSheet(book, t)),
  ];
  return all
    .filter(
      (one) => !done.has(answerKey(one.code, one.key)) && (tableId === null || concerns(one, book, tableId)),
    )
    .sort((a, b) => a.roundNumber - b.roundNumber || a.tableNumber - b.tableNumber);
}

/** A question about two tables stands at both. */
function concerns(warning: Warning, book: Book, tableId: string): boolean {
  if (warning.tableId === tableId) return true;
  const { otherTable, otherRound, round } = warning.params;
  if (otherTable === undefined) return false;
  const { number, roundNumber } = book.table(tableId);
  return number === otherTable && roundNumber === (otherRound ?? round);
}

/** Is it asked now? */
export const isRaised = (book: Book, code: Warning['code'], key: string): boolean =>
  warningViews(book, null).some((one) => one.code === code && one.key === key);
