/** The read model of Печать: every document there is, what is on paper, and what has changed since. */
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import type { DocumentKind } from '../../../shared/ipc/schemas/views.ts';
import type { Locale } from '../../../shared/locales/index.ts';
import { documentTitles } from '../documents/index.ts';
import type { DocumentModel } from '../documents/model.ts';
import type { Book } from '../ledger/book.ts';
import { anyCorrection } from './corrections.ts';
import { documentModel } from './document-models.ts';
import { documentDigest } from './digests.ts';
import { lastPrint } from './revisions.ts';
import { slipViews } from './slips.ts';

type DocumentState = CallOutput<'documents.list'>[number];

/** What a title does not speak of. */
const NO_STANDINGS = {
  ...{ rounds: [], rows: [], penalties: [], unfinished: [] },
  sums: { rounds: [], tables: 0, penalties: 0, total: 0 },
};

/** A title names the table or the round only: neither deals nor places are gathered for it. */
function titleModel(book: Book, document: DocumentKind, key: string): DocumentModel {
  if (document === 'standings') {
    const standings = { ...NO_STANDINGS, afterRound: key === '' ? null : Number(key) };
    return { kind: document, tournament: book.tournament, standings };
  }
  const table = book.general.tables.find((one) => one.tableId === key);
  if (
    table === undefined ||
    document === 'treasurer' ||
    document === 'final-protocol' ||
    document === 'seating' ||
    document === 'blank-sheets' ||
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
    outdated: last !== null && last.digest !== documentDigest(book, document, key),
  };
}

/** There is something for a treasurer: a stake, fees and prizes, or a payment. */
const hasMoney = ({ tournament, general }: Book): boolean =>
  tournament.stakeKopecks !== null || tournament.moneyPlan !== undefined || general.payments.length > 0;

/** By kind: standings now and after every round, settlements, sheets, protocols, the journals, slips. */
export function documentStates(book: Book, locale: Locale): DocumentState[] {
  const { tables } = book.general;
  const rounds = [...new Set(tables.map((table) => table.roundNumber))];
  const slips = slipViews(book);
  const titleOf = documentTitles({ locale, ...UNPRINTED });
  const one = (document: DocumentKind, key: string): DocumentState => state(book, titleOf, document, key);
  const perTable = (document: DocumentKind): DocumentState[] =>
    tables.map(({ tableId, roundNumber: round }) => ({ ...one(document, tableId), round }));
  return [
    one('standings', ''),
    ...rounds.map((round) => one('standings', String(round))),
    ...(tables.length === 0 ? [] : [one('settlement', '')]),
    ...(hasMoney(book) ? [one('treasurer', '')] : []),
    ...(tables.length === 0 ? [] : [one('final-protocol', '')]),
    ...perTable('settlement'),
    ...perTable('sheet'),
    ...perTable('protocol'),
    ...(slips.length === 0 ? [] : [one('incidents', '')]),
    ...(anyCorrection(book) ? [one('corrections', '')] : []),
    ...slips.map(({ slip, roundNumber: round }) => ({ ...one('ruling-slip', slip.slipId), round })),
    ...rounds.map((round) => one('seating', String(round))),
    ...rounds.map((round) => one('blank-sheets', String(round))),
  ];
}
