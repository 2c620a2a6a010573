/** The article of an incident: named, or selected by the facts. */
import type { Article, Incident, Rulebook } from '../vocabulary.ts';
import { resolveSettings, RulingRefusal } from '../vocabulary.ts';
import { evaluate } from './evaluate.ts';
import { createSituation, isRequired } from './situation.ts';

interface Candidate {
  readonly article: Article;
  /** Whether the facts select it: yes, no, or something is still missing. */
  readonly selected: boolean | undefined;
  /** It knows every fact that is given. */
  readonly knowsAll: boolean;
  /** The first fact that it misses. */
  readonly misses: string | undefined;
}

function candidate(article: Article, incident: Incident): Candidate {
  const settings = resolveSettings(incident.settings);
  const situation = createSituation(article, incident.facts, incident.context, settings);
  const missing = article.facts.find(
    (fact) => incident.facts[fact.id] === undefined && isRequired(fact, situation) === true,
  );
  return {
    article,
    selected: evaluate(article.select, situation),
    knowsAll: Object.keys(incident.facts).every(
      (name) => name === 'choices' || article.facts.some((fact) => fact.id === name),
    ),
    misses: missing?.id,
  };
}

/** The only element, if it is one. */
const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/**
 * The article that rules: the one named, else the only one that the facts select.
 * @throws RulingRefusal `fact.range` for an article that the rulebook does not have, `fact.missing` where the
 *   facts do not decide, `article.notApplicable` where they fit none
 */
export function selectArticle(rulebook: Rulebook, incident: Incident): Article {
  if (incident.article !== undefined) {
    const named = rulebook.articles.find((article) => article.id === incident.article);
    if (named === undefined) throw new RulingRefusal('fact.range', 'article');
    return named;
  }
  // A table of codes, or of paragraphs, gives code and ruling; which it is, only the arbiter can say (G1).
  const byFacts = rulebook.articles.some((article) => article.select.kind !== 'always');
  if (!byFacts || rulebook.articles.some((article) => article.meaning !== undefined)) {
    throw new RulingRefusal('fact.missing', 'article');
  }
  const candidates = rulebook.articles.map((article) => candidate(article, incident));
  const fitting = candidates.filter((one) => one.selected === true && one.knowsAll);
  const complete = fitting.filter((one) => one.misses === undefined);
  const possible = candidates.filter((one) => one.selected !== false && one.knowsAll);
  const chosen = only(complete) ?? only(fitting) ?? only(possible);
  if (chosen !== undefined) return chosen.article;
  const undecided = possible.find((one) => one.misses !== undefined);
  if (undecided?.misses !== undefined) throw new RulingRefusal('fact.missing', undecided.misses);
  // Facts that only this article does not know: it will name the one it refuses.
  const refusing = only(
    candidates.filter((one) => one.selected === true && one.article.companionTo === undefined),
  );
  if (refusing !== undefined) return refusing.article;
  throw new RulingRefusal('article.notApplicable', 'article');
}
