/** Repeats («повторно», G7, ZR): what an issued ruling counts for, and the number of a new one. */
import type { Incident, Rulebook, Ruling } from './vocabulary.ts';
import { findArticle, rulebooks } from './rulebooks/index.ts';

/** A player's earlier incident under a counter; a first offence without a penalty counts too. */
export interface RepeatEntry {
  readonly counter: string;
  readonly player: string;
}

/** Every redeal that the dealer caused, whatever its code. */
const REDEALS = '003.S.redeal';

/** A redeal under a code of the deal counts for the dealer whose fault it was. */
function countsAsRedeal({ rulebook, facts, context }: Incident, { redeal }: Ruling, deal: boolean): boolean {
  if (rulebook !== '003' || !deal || !redeal || facts['dealersFault'] === false) return false;
  return (
    facts['dealersFault'] === true || context.dealer === undefined || context.dealer === facts['offender']
  );
}

/** Counters that a ruling moves, each once. */
export function repeatEntries(
  incident: Incident,
  ruling: Ruling,
  books: readonly Rulebook[] = rulebooks,
): RepeatEntry[] {
  const player = incident.facts['offender'];
  const article = findArticle(ruling.article, books);
  if (typeof player !== 'string' || article === undefined) return [];
  const counters = new Set<string>();
  const own = article.repeat?.counter;
  if (own !== undefined && own !== REDEALS) counters.add(own);
  if (countsAsRedeal(incident, ruling, article.phase === 'deal')) counters.add(REDEALS);
  return [...counters].map((counter) => ({ counter, player }));
}

/** Which offence of the player this is, from 1; `earlier` are the entries of the club's scope. */
export function repeatNumber(
  article: string,
  player: string,
  earlier: readonly RepeatEntry[],
  books: readonly Rulebook[] = rulebooks,
): number {
  const counter = findArticle(article, books)?.repeat?.counter;
  return 1 + earlier.filter((one) => one.counter === counter && one.player === player).length;
}
