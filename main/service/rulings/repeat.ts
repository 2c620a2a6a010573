/** «Повторно»: the number of an offence by the ledger, and whether the facts of a ruling agree with it. */
import { PulkaError } from '../../../shared/ipc/errors.ts';
import {
  countedBy,
  offenceNumber,
  offencesIn,
  repeatScopeOf,
  slipsInScope,
} from '../../../shared/ledger/offences.ts';
import type { CountedBy } from '../../../shared/ledger/acts.ts';
import type { RepeatEntry } from '../../../shared/rules/repeats.ts';
import type { Rulebook } from '../../../shared/rules/vocabulary.ts';
import { slipViews } from '../queries/slips.ts';
import type { Book } from '../ledger/book.ts';
import type { RuledIncident } from './rule.ts';

interface At {
  book: Book;
  books: readonly Rulebook[];
  tableId: string;
  /** A slip that the new one takes the place of: it no longer counts. */
  replaces: string | null;
}

/** Earlier offences in the scope that the club chose. */
function earlierOf({ book, books, tableId, replaces }: At): RepeatEntry[] {
  const { roundNumber } = book.table(tableId);
  const scope = repeatScopeOf(book.tournament.ruleSettings);
  const slips = slipViews(book).filter(({ slip }) => slip.slipId !== replaces);
  return offencesIn(slipsInScope(slips, { tableId, roundNumber }, scope), books);
}

/**
 * Number of this offence, from 1, and what it counts. A ruling that says «повторно», or «впервые», against the ledger needs the arbiter's
 * reason. @throws PulkaError `slip/repeat` with the number that the ledger counts
 */
export function repeatOf(
  at: At,
  ruled: readonly RuledIncident[],
  offenders: readonly string[],
  overridden: boolean,
): { number: number; by: CountedBy | undefined } {
  const earlier = earlierOf(at);
  for (const { incident, article } of ruled) {
    const { repeat } = incident.facts;
    if (overridden || typeof repeat !== 'boolean' || incident.facts['dealersFault'] === false) continue;
    const offender = incident.facts['offender'];
    const who = typeof offender === 'string' ? [offender] : offenders;
    const number = offenceNumber(article.article, who, earlier, at.books);
    if (repeat !== number > 1) throw new PulkaError('slip/repeat', { n: number, article: article.refRu });
  }
  const articles = ruled.map(({ article }) => article.article);
  const by = countedBy(articles, offenders, repeatScopeOf(at.book.tournament.ruleSettings), at.books);
  return { number: by === undefined ? 1 : offenceNumber(by.article, offenders, earlier, at.books), by };
}
