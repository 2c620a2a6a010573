/** «Повторно» (G7, ZR): which slips of the ledger count for a player and a code, and the number of a new offence. */
import { REDEALS, repeatCounter, repeatEntries, type RepeatEntry } from '../rules/repeats.ts';
import { rulebooks } from '../rules/rulebooks/index.ts';
import type { Incident, Rulebook, Ruling } from '../rules/vocabulary.ts';
import { repeatScopes, type CountedBy, type RepeatScope } from './acts.ts';
import type { RulingIssued, SlipState } from './kinds.ts';
import { slipStands } from './sheet-parts.ts';

/** The scope among the settings of a tournament; the sheet, unless the club chose otherwise (G7). */
export function repeatScopeOf(settings: Readonly<Record<string, string>>): RepeatScope {
  return repeatScopes.find((scope) => scope === settings['repeatScope']) ?? 'sheet';
}

/** A slip as the journal knows it. */
export interface JournalSlip {
  readonly slip: RulingIssued;
  readonly state: SlipState;
  readonly roundNumber: number;
}

interface Place {
  readonly tableId: string;
  readonly roundNumber: number;
}

/** Slips in force that count at a table. */
export function slipsInScope<S extends JournalSlip>(slips: readonly S[], at: Place, scope: RepeatScope): S[] {
  return slips.filter(
    ({ slip, state, roundNumber }) =>
      slipStands(state) &&
      (scope === 'tournament' ||
        (scope === 'round' ? roundNumber === at.roundNumber : slip.tableId === at.tableId)),
  );
}

/**
 * What a slip counts for: its articles' counters for each offender named on it, without points too. A slip of the
 * arbiter's own decision without an article counts for nothing.
 */
function offencesOf(slip: RulingIssued, books: readonly Rulebook[] = rulebooks): RepeatEntry[] {
  const entries = slip.articles.flatMap(({ article, incident, ruling }) => {
    const pinned = { ...(ruling as unknown as Ruling), article };
    return repeatEntries(incident as unknown as Incident, pinned, books, slip.offenders);
  });
  const seen = new Set<string>();
  return entries.filter(({ counter, player }) => {
    const key = `${counter}\n${player}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Earlier offences of the slips. */
export const offencesIn = (
  slips: readonly JournalSlip[],
  books: readonly Rulebook[] = rulebooks,
): RepeatEntry[] => slips.flatMap(({ slip }) => offencesOf(slip, books));

/** Number of an offence, from 1: the most that one of the offenders has, and this one. */
export function offenceNumber(
  article: string,
  offenders: readonly string[],
  earlier: readonly RepeatEntry[],
  books: readonly Rulebook[] = rulebooks,
): number {
  const counter = repeatCounter(article, books);
  const counts = offenders.map(
    (player) => earlier.filter((one) => one.player === player && one.counter === counter).length,
  );
  return Math.max(0, ...counts) + 1;
}

/**
 * The article whose repeat the slip prints: the first that knows one, so the common rule of redeals stands for a code
 * of the deal that knows none; else the main article.
 */
function countedArticle(
  articles: readonly string[],
  books: readonly Rulebook[] = rulebooks,
): string | undefined {
  const all = books.flatMap((book) => book.articles);
  const knows = (id: string): boolean => all.find((one) => one.id === id)?.repeat !== undefined;
  return articles.find(knows) ?? articles[0];
}

/** What the count of a slip with these articles goes by; nothing without an article or an offender. */
export function countedBy(
  articles: readonly string[],
  offenders: readonly string[],
  scope: RepeatScope,
  books: readonly Rulebook[] = rulebooks,
): CountedBy | undefined {
  const article = countedArticle(articles, books);
  if (article === undefined || offenders.length === 0) return undefined;
  return { article, counter: repeatCounter(article, books), scope };
}

/** Which sentence names what is counted: the article alone, redeals of the dealer, several articles of one count. */
export function countedKind({ article, counter }: CountedBy): 'article' | 'redeals' | 'several' {
  if (counter === REDEALS) return 'redeals';
  return counter === article ? 'article' : 'several';
}
