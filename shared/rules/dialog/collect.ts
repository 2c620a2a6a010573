/** The facts of one article from the answers, from the deal, and from what is not asked of every player. */
import type { Article, FactDef, Settings } from '../vocabulary.ts';
import { resolveSettings } from '../vocabulary.ts';
import { evaluate } from '../engine/evaluate.ts';
import type { PlayerMap, Situation } from '../engine/situation.ts';
import { createSituation, isMap, isRequired } from '../engine/situation.ts';
import { incidentContext } from './incidentContext.ts';
import { fromMain, knownFact, partlyFromMain } from './known.ts';
import type { State } from './state.ts';
import type { AnswerValue, DialogContext } from './types.ts';

export interface MainFacts {
  readonly article: Article;
  readonly facts: Readonly<Record<string, AnswerValue>>;
}

export interface Collected {
  readonly situation: Situation;
  readonly facts: Readonly<Record<string, AnswerValue>>;
  /** Facts that nobody was asked for. */
  readonly known: readonly FactDef[];
  /** Facts known of some players only: the others are asked. */
  readonly partly: Readonly<Record<string, PlayerMap>>;
}

/** Players of a per-player fact who are asked; `undefined` while that is not settled. */
export function askedPlayers(
  fact: FactDef,
  { situation, partly }: Pick<Collected, 'situation' | 'partly'>,
): readonly string[] | undefined {
  if (fact.per === undefined) return undefined;
  const known = partly[fact.id] ?? {};
  const players = situation.group(fact.per)?.filter((player) => !Object.hasOwn(known, player));
  if (players === undefined || fact.askPer === undefined) return players;
  const { when } = fact.askPer;
  const truths = players.map((player) => evaluate(when, situation, player));
  if (truths.includes(undefined)) return undefined;
  return players.filter((_, i) => truths[i] === true);
}

/** The whole map of the format: those who were not asked get what holds for them anyway. */
function completed(
  fact: FactDef,
  answer: AnswerValue | undefined,
  collected: Pick<Collected, 'situation' | 'partly'>,
): AnswerValue | undefined {
  const { askPer } = fact;
  const { situation, partly } = collected;
  const known = partly[fact.id];
  const value = known !== undefined && isMap(answer) ? { ...known, ...answer } : answer;
  const asked = askedPlayers(fact, collected);
  const players = fact.per === undefined ? undefined : situation.group(fact.per);
  if (askPer === undefined || asked === undefined || players === undefined) return value;
  if (value === undefined && (asked.length > 0 || isRequired(fact, situation) !== true)) return undefined;
  const given = value !== undefined && isMap(value) ? value : {};
  const rest = players.filter((player) => !asked.includes(player));
  return { ...Object.fromEntries(rest.map((player) => [player, askPer.otherwise])), ...given };
}

/** Reads the facts in their order, so that a later one may follow from an earlier one. */
export function collectFacts(
  article: Article,
  answers: Readonly<Record<string, AnswerValue>>,
  state: State,
  context: DialogContext,
  chosen: Partial<Settings>,
  main?: MainFacts,
): Collected {
  const settings = resolveSettings(chosen);
  const incident = incidentContext(context, state);
  const facts: Record<string, AnswerValue> = {};
  const known: FactDef[] = [];
  const partly: Record<string, PlayerMap> = {};
  for (const fact of article.facts) {
    const situation = createSituation(article, facts, incident, settings);
    const players = fact.per === undefined ? undefined : situation.group(fact.per);
    const explicit = answers[fact.id];
    const some = main === undefined ? undefined : partlyFromMain(fact, main.facts, players);
    if (some !== undefined) partly[fact.id] = some;
    const supplied =
      explicit ??
      (main === undefined ? undefined : fromMain(fact, main.article, main.facts, players)) ??
      (isRequired(fact, situation) === false
        ? undefined
        : knownFact(fact, { article, state, context, facts }, players));
    const value = completed(fact, supplied, { situation, partly });
    if (value === undefined) continue;
    facts[fact.id] = value;
    if (explicit === undefined) known.push(fact);
  }
  return { situation: createSituation(article, facts, incident, settings), facts, known, partly };
}
