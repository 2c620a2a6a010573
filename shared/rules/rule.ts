/** `pulka-incident/1` → `pulka-ruling/1`. */
import type { Incident, Rulebook, Ruling } from './vocabulary.ts';
import { RulingRefusal } from './vocabulary.ts';
import { alternativesOf } from './alternatives.ts';
import type { Names } from './engine/ruleArticle.ts';
import { ruleArticle } from './engine/ruleArticle.ts';
import { selectArticle } from './engine/select.ts';
import { findRulebook, rulebooks } from './rulebooks/index.ts';

export interface RuleOptions {
  /** Rulebooks in force; a club's edited text stands in for the printed one. */
  readonly books?: readonly Rulebook[];
  /** Name of a player as the instructions print it; incidents of the ledger hold ids. */
  readonly name?: Names;
}

/**
 * Rules on an incident. Pure: the same incident always gives the same ruling.
 * @throws RulingRefusal for facts that cannot be ruled on, in the order of the format
 */
export function rule(incident: Incident, options: RuleOptions = {}): Ruling {
  const books = options.books ?? rulebooks;
  const rulebook = findRulebook(incident.rulebook, books);
  if (rulebook === undefined) throw new RulingRefusal('fact.range', 'rulebook');
  const article = selectArticle(rulebook, incident);
  return {
    ...ruleArticle(rulebook, article, incident, options.name),
    alternatives: alternativesOf(article, incident, books, options.name),
  };
}
