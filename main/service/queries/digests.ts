/** Digests of documents as they would be printed now; those of one table are made once for every state of its sheet. */
import type { DocumentKind } from '../../../shared/ipc/schemas/views.ts';
import type { Player, Tournament } from '../../../shared/ledger/kinds.ts';
import type { SheetState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import type { SheetFold } from '../ledger/sheet-fold.ts';
import { documentModel } from './document-models.ts';
import { contentDigest } from './revisions.ts';

/** What a document of one table is made of: while these are the same objects, so is the document. */
interface Basis {
  tournament: Tournament;
  players: readonly Player[];
  fold: SheetFold;
}
interface Digests extends Basis {
  byKind: Map<DocumentKind, string>;
}

const OF_TABLE: ReadonlySet<DocumentKind> = new Set<DocumentKind>(['sheet', 'protocol', 'settlement']);
const known = new WeakMap<SheetState, Digests>();

/** The list is made anew with every entry about the tournament; the players in it are not. */
const samePlayers = (a: readonly Player[], b: readonly Player[]): boolean =>
  a === b || (a.length === b.length && a.every((player, i) => player === b[i]));

const rests = (on: Digests, { tournament, players, fold }: Basis): boolean =>
  on.tournament === tournament && on.fold === fold && samePlayers(on.players, players);

function ofTable(book: Book, tableId: string): Digests {
  const sheet = book.sheet(tableId);
  const basis = {
    tournament: book.tournament,
    players: book.general.players,
    fold: book.fold(tableId),
  };
  const before = known.get(sheet);
  if (before !== undefined && rests(before, basis)) return before;
  const made = { ...basis, byKind: new Map<DocumentKind, string>() };
  known.set(sheet, made);
  return made;
}

/** @throws PulkaError as `documentModel` does */
export function documentDigest(book: Book, document: DocumentKind, key: string): string {
  const digest = (): string => contentDigest(documentModel(book, document, key));
  if (!OF_TABLE.has(document) || key === '') return digest();
  const { byKind } = ofTable(book, key);
  const before = byKind.get(document);
  if (before !== undefined) return before;
  const made = digest();
  byKind.set(document, made);
  return made;
}
