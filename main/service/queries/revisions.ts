/** Which revision of a document is on paper, and whether it still says what the ledger says. */
import { createHash } from 'node:crypto';
import type { Printed } from '../../../shared/ledger/state.ts';
import { checkCode } from '../../../shared/ledger/check-code.ts';
import { canonical } from '../../../shared/files/canonical.ts';
import type { Book } from '../ledger/book.ts';

export interface Print {
  digest: string;
  revision: number;
  code: string;
  /** The revision that this one cancels. */
  previous: number | null;
  /** When it was printed, ISO instant. */
  at: string;
}

/** Equal contents have equal digests: SHA-256 over the content with its keys in order. */
export const contentDigest = (model: object): string =>
  createHash('sha256').update(canonical(model)).digest('hex');

const lastPrints = new WeakMap<readonly Printed[], Map<string, Printed>>();
const printOf = (document: string, key: string): string => `${document}\n${key}`;

/** The last print of every document, gathered once for every state of the ledger: the list asks for thousands. */
function lastPrintsOf(printed: readonly Printed[]): Map<string, Printed> {
  const known = lastPrints.get(printed);
  if (known !== undefined) return known;
  const made = new Map(printed.map((one) => [printOf(one.document, one.key), one]));
  lastPrints.set(printed, made);
  return made;
}

export const lastPrint = (book: Book, document: string, key: string): Printed | null =>
  lastPrintsOf(book.general.printed).get(printOf(document, key)) ?? null;

/** Short code in the footer by which a paper is found again. */
export function documentCode(document: string, key: string, revision: number, digest: string): string {
  const seed = createHash('sha256').update(`${document}\n${key}\n${revision}\n${digest}`).digest();
  return checkCode(revision, [...seed]);
}
