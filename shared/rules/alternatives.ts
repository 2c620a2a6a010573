/** What the other texts give for the same incident, by the same engine; sanctions are never added (G2). */
import type { Alternative, Article, Incident, Rulebook } from './vocabulary.ts';
import { RulingRefusal } from './vocabulary.ts';
import type { Mapping, MappedIncident } from './alternatives/mapping.ts';
import { cardCountMappings } from './alternatives/cardCount.ts';
import { codexMappings } from './alternatives/codex.ts';
import { revokeMappings } from './alternatives/revoke.ts';
import type { Names } from './engine/ruleArticle.ts';
import { ruleArticle, situationOf } from './engine/ruleArticle.ts';
import { findRulebook } from './rulebooks/index.ts';

const mappings: readonly Mapping[] = [...revokeMappings, ...cardCountMappings, ...codexMappings];

function compute(
  reading: MappedIncident,
  incident: Incident,
  books: readonly Rulebook[],
): Alternative | undefined {
  const rulebook = findRulebook(reading.rulebook, books);
  const article = rulebook?.articles.find((one) => one.id === reading.article);
  if (rulebook === undefined || article === undefined) return undefined;
  const { settings, context } = incident;
  try {
    const { mountain, whists, scored, redeal } = ruleArticle(rulebook, article, {
      format: 'pulka-incident/1',
      rulebook: rulebook.id,
      article: article.id,
      facts: reading.facts,
      context,
      ...(settings === undefined ? {} : { settings }),
    });
    const { noteRu } = reading;
    return {
      rulebook: rulebook.id,
      article: article.id,
      refRu: article.refRu,
      mountain,
      whists,
      scored,
      redeal,
      ...(noteRu === undefined ? {} : { noteRu }),
    };
  } catch (error) {
    // The other text does not take these facts: it has nothing to say.
    if (error instanceof RulingRefusal) return undefined;
    throw error;
  }
}

/** The rulings of the other texts that the facts decide, in a fixed order. */
export function alternativesOf(
  article: Article,
  incident: Incident,
  books: readonly Rulebook[],
  name: Names = (player) => player,
): Alternative[] {
  const situation = situationOf(article, incident);
  return mappings
    .filter((mapping) => mapping.from.includes(article.id))
    .flatMap((mapping) => mapping.read(situation, name))
    .map((reading) => compute(reading, incident, books))
    .filter((alternative): alternative is Alternative => alternative !== undefined);
}
