/** One article on one incident: checks, rows, totals, instructions. Other texts are not asked here. */
import type { Article, Incident, Rulebook, Ruling } from '../vocabulary.ts';
import { resolveSettings } from '../vocabulary.ts';
import { instructionsOf } from '../instructions.ts';
import { checkFacts } from './checks.ts';
import { ledgerLines, totals } from './ledger.ts';
import { ordinaryTricks } from './ordinary.ts';
import { effectsOf } from './outcomes.ts';
import { pricesOf } from './prices.ts';
import type { Situation } from './situation.ts';
import { createSituation } from './situation.ts';

export type Names = (player: string) => string;
const asGiven: Names = (player) => player;

/** The incident laid out under an article, with the club's readings. */
export function situationOf(article: Article, incident: Incident): Situation {
  return createSituation(article, incident.facts, incident.context, resolveSettings(incident.settings));
}

/** @throws RulingRefusal in the order of the format: unknown, missing, range, not applicable, inconsistent */
export function ruleArticle(
  rulebook: Rulebook,
  article: Article,
  incident: Incident,
  name: Names = asGiven,
): Omit<Ruling, 'alternatives'> {
  const situation = situationOf(article, incident);
  checkFacts(situation);
  const prices = pricesOf(situation);
  const effects = effectsOf(situation, prices);
  const { mountain, whists } = totals(ledgerLines(effects, situation, prices));
  const scoring = effects.find((effect) => effect.type === 'scoring');
  const ordinary = ordinaryTricks(effects, situation);
  return {
    format: 'pulka-ruling/1',
    rulebook: rulebook.id,
    article: article.id,
    refRu: article.refRu,
    effects,
    mountain,
    whists,
    redeal: effects.some((effect) => effect.type === 'redeal'),
    // A text without a sheet (bridge Laws) leaves the record alone.
    scored: scoring?.type === 'scoring' ? scoring.mode : 'unchanged',
    ...(ordinary === undefined ? {} : { ordinaryTricks: ordinary }),
    instructions: instructionsOf(effects, {
      rulebook,
      article,
      active: situation.active,
      raspasyInWhists: rulebook.law === 'preferans' && prices.raspasyInWhists,
      name,
    }),
  };
}
