/** The read model of Печать: every document there is, what is on paper, and what has changed since. */
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import type { DocumentKind } from '../../../shared/ipc/schemas/views.ts';
import type { Locale } from '../../../shared/locales/index.ts';
import { documentTitles } from '../documents/index.ts';
import type { DocumentModel } from '../documents/model.ts';
import type { Book } from '../ledger/book.ts';
import { anyCorrection } from './corrections.ts';
import { documentModel } from './document-models.ts';
import { contentDigest, lastPrint } from './revisions.ts';
import { slipViews } from './slips.ts';

type DocumentState = CallOutput<'documents.list'>[number];

/** A title names the table only: the deals are not gathered for it. */
function titleModel(book: Book, document: DocumentKind, key: string): DocumentModel {
  const table = book.general.tables.find((one) => one.tableId === key);
  if (
    table === undefined ||
    document === 'standings' ||
    document === 'incidents' ||
    document === 'corrections' ||
    document === 'ruling-slip'
  )
    return documentModel(book, document, key);
  const { tableId, roundNumber, number: tableNumber } = table;
  const none = { seats: [], deals: [], removed: [], state: 'empty' as const };
  const sheets = [{ tableId, roundNumber, tableNumber, ...none }];
  const { tournament } = book;
  return document === 'settlement'
    ? { kind: document, tournament, scope: 'table', sheets }
    : { kind: document, tournament, sheets };
}

/** A title says neither when nor in which zone: what stands here for them is not in it. */
const UNPRINTED = {
  ...{ timeZone: 'UTC', twoUp: false, revision: 1, previousRevision: null },
  ...{ printedAt: '', code: '' },
};

/** Contents are compared only where something is on paper: the list costs no more than what was printed. */
function state(
  book: Book,
  titleOf: (model: DocumentModel) => string,
  document: DocumentKind,
  key: string,
): DocumentState {
  const last = lastPrint(book, document, key);
  return {
    document,
    key,
    title: titleOf(titleModel(book, document, key)),
    revision: last?.revision ?? 0,
    printedAt: last?.at ?? null,
    outdated: last !== null && last.digest !== contentDigest(documentModel(book, document, key)),
  };
}

/** By kind: standings now and after every round, settlements, sheets, protocols, the journals, slips. */
export function documentStates(book: Book, locale: Locale): DocumentState[] {
  const { tables } = book.general;
  const rounds = [...new Set(tables.map((table) => table.roundNumber))];
  const slips = slipViews(book);
  const titleOf = documentTitles({ locale, ...UNPRINTED });
  const one = (document: DocumentKind, key: string): DocumentState => state(book, titleOf, document, key);
  const perTable = (document: DocumentKind): DocumentState[] =>
    tables.map(({ tableId }) => one(document, tableId));
  return [
    one('standings', ''),
    ...rounds.map((round) => one('standings', String(round))),
    ...(tables.length === 0 ? [] : [one('settlement', '')]),
    ...perTable('settlement'),
    ...perTable('sheet'),
    ...perTable('protocol'),
    ...(slips.length === 0 ? [] : [one('incidents', '')]),
    ...(anyCorrection(book) ? [one('corrections', '')] : []),
    ...slips.map(({ slip }) => one('ruling-slip', slip.slipId)),
  ];
}
