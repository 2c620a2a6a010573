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

export const lastPrint = (book: Book, document: string, key: string): Printed | null =>
  book.general.printed.findLast((p) => p.document === document && p.key === key) ?? null;

/** Short code in the footer by which a paper is found again. */
export function documentCode(document: string, key: string, revision: number, digest: string): string {
  const seed = createHash('sha256').update(`${document}\n${key}\n${revision}\n${digest}`).digest();
  return checkCode(revision, [...seed]);
}
