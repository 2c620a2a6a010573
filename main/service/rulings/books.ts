/** The texts of the open tournament: those of the program with the club's changes on them. */
import { applyClub } from '../../../shared/rules/club/index.ts';
import { rulebooks } from '../../../shared/rules/rulebooks/index.ts';
import type { Rulebook } from '../../../shared/rules/vocabulary.ts';
import type { ClubRules } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';

const made = new WeakMap<ClubRules, readonly Rulebook[]>();

/** Rulebooks under these club rules; the same object as long as the rules stay. */
function booksUnder(rules: ClubRules | null): readonly Rulebook[] {
  if (rules === null) return rulebooks;
  const known = made.get(rules);
  if (known !== undefined) return known;
  const books = applyClub(rulebooks, rules.patch);
  made.set(rules, books);
  return books;
}

/** Rulebooks of the open tournament; without one, those of the program. */
export const booksOf = (book: Book | null): readonly Rulebook[] => booksUnder(book?.general.rules ?? null);
