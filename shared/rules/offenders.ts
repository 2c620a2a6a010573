/** Who is at fault by the facts of an incident; both where a text names two. */
import type { Incident, Rulebook } from './vocabulary.ts';
import { situationOf } from './engine/ruleArticle.ts';
import { isList } from './engine/situation.ts';
import { findArticle, rulebooks } from './rulebooks/index.ts';

/** Players in the order of the facts; nobody where the text names no offender (НКК 3, the Laws). */
export function offendersOf(
  incident: Incident,
  articleId: string,
  books: readonly Rulebook[] = rulebooks,
): readonly string[] {
  const article = findArticle(articleId, books);
  if (article === undefined) return [];
  const situation = situationOf(article, incident);
  const several = situation.value('offenders');
  if (isList(several) && several.length > 0) return several;
  const one = situation.value('offender');
  return typeof one === 'string' ? [one] : [];
}
