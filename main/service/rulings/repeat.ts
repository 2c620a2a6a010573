/** «Повторно»: how often a player has done the same before, read off the ledger. */
import { inForce } from '../../../shared/ledger/projection.ts';
import type { RulingIssued } from '../../../shared/ledger/kinds.ts';
import { findArticle } from './articles.ts';
import type { Book } from '../ledger/book.ts';
import type { RuledIncident } from './rule.ts';

/** Articles with the same counter are one code; without a counter an article counts by itself. */
const counterOf = (rulebook: string, article: string): string =>
  findArticle(rulebook, article)?.repeat?.counter ?? article;

export interface Offence {
  counter: string;
  player: string;
}

/** What a slip counts as, for later ones. */
const offencesOf = (slip: RulingIssued): Offence[] =>
  slip.articles.flatMap(({ rulebook, article }) =>
    slip.offenders.map((player) => ({ counter: counterOf(rulebook, article), player })),
  );

/** Tables whose earlier slips count: the sheet, the round or the whole tournament, as the club chose. */
function tablesInScope(book: Book, tableId: string): string[] {
  const { tables } = book.general;
  switch (book.tournament.ruleSettings['repeatScope']) {
    case 'tournament':
      return tables.map((table) => table.tableId);
    case 'round': {
      const { roundId } = book.table(tableId);
      return tables.filter((table) => table.roundId === roundId).map((table) => table.tableId);
    }
    default:
      return [tableId];
  }
}

/** Number of this offence, from 1: slips in force on the same player for the same code, and this one. */
export function repeatNumber(
  book: Book,
  tableId: string,
  ruled: readonly RuledIncident[],
  offenders: readonly string[],
): number {
  const main = ruled[0];
  if (main === undefined) return 1;
  const counter = counterOf(main.article.rulebook, main.article.article);
  const earlier = tablesInScope(book, tableId)
    .flatMap((id) => book.sheet(id).slips)
    .filter(inForce)
    .flatMap(({ slip }) => offencesOf(slip).filter((one) => one.counter === counter));
  const counts = offenders.map((player) => earlier.filter((one) => one.player === player).length);
  return Math.max(0, ...counts) + 1;
}
