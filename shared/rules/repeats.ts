/** Repeats («повторно», G7, ZR): what an issued ruling counts for. */
import type { Incident, Rulebook, Ruling } from './vocabulary.ts';
import { offendersOf } from './offenders.ts';
import { findArticle, rulebooks } from './rulebooks/index.ts';

/** A player's earlier incident under a counter; a first offence without a penalty counts too. */
export interface RepeatEntry {
  readonly counter: string;
  readonly player: string;
}

/** Every redeal that the dealer caused, whatever its code. */
export const REDEALS = '003.S.redeal';

/** Articles with the same counter are one code; without a counter an article counts by itself. */
export function repeatCounter(article: string, books: readonly Rulebook[] = rulebooks): string {
  return findArticle(article, books)?.repeat?.counter ?? article;
}

/** A redeal under a code of the deal counts for the dealer whose fault it was. */
function countsAsRedeal({ rulebook, facts, context }: Incident, { redeal }: Ruling, deal: boolean): boolean {
  if (rulebook !== '003' || !deal || !redeal || facts['dealersFault'] === false) return false;
  return (
    facts['dealersFault'] === true || context.dealer === undefined || context.dealer === facts['offender']
  );
}

/**
 * Counters that a ruling moves, each once for each offender.
 * @param offenders who is at fault; left out, whom the facts name
 */
export function repeatEntries(
  incident: Incident,
  ruling: Ruling,
  books: readonly Rulebook[] = rulebooks,
  offenders: readonly string[] = offendersOf(incident, ruling.article, books),
): RepeatEntry[] {
  const article = findArticle(ruling.article, books);
  const counters = new Set<string>();
  const own = repeatCounter(ruling.article, books);
  if (own !== REDEALS) counters.add(own);
  if (countsAsRedeal(incident, ruling, article?.phase === 'deal')) counters.add(REDEALS);
  return [...counters].flatMap((counter) => offenders.map((player) => ({ counter, player })));
}
