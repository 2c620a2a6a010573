/**
 * Digests of documents as they would be printed now. Those of one table are made once for every state of its sheet, the
 * others once for every state of the ledger.
 */
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
  byKind: Map<string, string>;
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
  if (before !== undefined && rests(before, basis)) {
    // The same players in a new list: it is known at once the next time.
    before.players = basis.players;
    return before;
  }
  const made = { ...basis, byKind: new Map<string, string>() };
  known.set(sheet, made);
  return made;
}

const ofLedger = new WeakMap<Book, { seq: number; digests: Map<string, string> }>();

function digestsNow(book: Book): Map<string, string> {
  const before = ofLedger.get(book);
  if (before?.seq === book.seq) return before.digests;
  const digests = new Map<string, string>();
  ofLedger.set(book, { seq: book.seq, digests });
  return digests;
}

/** @throws PulkaError as `documentModel` does */
export function documentDigest(book: Book, document: DocumentKind, key: string): string {
  const single = OF_TABLE.has(document) && key !== '';
  const digests: Map<string, string> = single ? ofTable(book, key).byKind : digestsNow(book);
  const name = single ? document : `${document}\n${key}`;
  const before = digests.get(name);
  if (before !== undefined) return before;
  const made = contentDigest(documentModel(book, document, key));
  digests.set(name, made);
  return made;
}
