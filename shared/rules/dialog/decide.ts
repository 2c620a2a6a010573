/** The ruling of the main article and of its companions, as far as the answers go. */
import type { Incident, Ruling, Settings } from '../vocabulary.ts';
import { isRequired } from '../engine/situation.ts';
import { rule } from '../rule.ts';
import type { Candidate } from './candidates.ts';
import type { Collected } from './collect.ts';
import { askedPlayers, collectFacts } from './collect.ts';
import { incidentContext } from './incidentContext.ts';
import type { Pending } from './pending.ts';
import { articlesInScope } from './scope.ts';
import type { State } from './state.ts';
import { choiceFact, companionFact } from './state.ts';
import type { AnswerValue, Decided, InBook, Frame } from './types.ts';

function incidentOf(
  { rulebook, article }: InBook,
  facts: Readonly<Record<string, AnswerValue>>,
  frame: Frame,
  state: State,
): Incident {
  const settings: Partial<Settings> = frame.settings;
  const choices = article.choices
    .map((choice) => [choice.id, state.choices[choice.id]] as const)
    .filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string');
  return {
    format: 'pulka-incident/1',
    rulebook: rulebook.id,
    article: article.id,
    facts: { ...facts, ...(choices.length > 0 ? { choices: Object.fromEntries(choices) } : {}) },
    context: incidentContext(frame.context, state),
    ...(Object.keys(settings).length > 0 ? { settings } : {}),
  };
}

/** Rules on the settled main article. @throws RulingRefusal where facts contradict each other after all */
export function decideMain(only: Candidate, frame: Frame, state: State): Decided {
  const incident = incidentOf(only, only.collected.facts, frame, state);
  return { incident, ruling: rule(incident, { books: frame.books }) };
}

/** Companions that stand beside the ruling: those it names, and the common rule of redeals. */
export function companionsOf(main: Ruling, frame: Frame): readonly InBook[] {
  return articlesInScope(frame).filter(({ article }) => {
    if (!article.companionTo?.includes(main.article)) return false;
    if (article.companionIf === 'freeRedeal') return main.redeal && Object.keys(main.mountain).length === 0;
    return main.effects.some((effect) => effect.type === 'seeArticle' && effect.article === article.id);
  });
}

/** Facts of a companion, with what its main article already tells. */
export function collectCompanion(companion: InBook, only: Candidate, frame: Frame, state: State): Collected {
  return collectFacts(
    companion.article,
    state.companions[companion.article.id] ?? {},
    state,
    frame.context,
    frame.settings,
    { article: only.article, facts: only.collected.facts },
  );
}

function openFact({ article }: InBook, collected: Collected) {
  const { facts, situation } = collected;
  return article.facts.find(
    (fact) =>
      facts[fact.id] === undefined &&
      isRequired(fact, situation) === true &&
      (fact.per === undefined || askedPlayers(fact, collected) !== undefined),
  );
}

/** A right of the opponents that is still open; with one option there is nothing to choose. */
export function pendingChoice(only: Candidate, frame: Frame, state: State): Pending | undefined {
  const { ruling } = decideMain(only, frame, state);
  for (const effect of ruling.effects) {
    if (effect.type !== 'opponentChoice' || state.choices[effect.choice] !== undefined) continue;
    const choice = only.article.choices.find((one) => one.id === effect.choice);
    if (choice !== undefined && choice.options.length > 1) {
      return { type: 'choice', fact: choiceFact(choice.id), choice, asks: only };
    }
  }
  return undefined;
}

export function pendingCompanion(only: Candidate, frame: Frame, state: State): Pending | undefined {
  const { ruling } = decideMain(only, frame, state);
  for (const companion of companionsOf(ruling, frame)) {
    const collected = collectCompanion(companion, only, frame, state);
    const def = openFact(companion, collected);
    if (def !== undefined) {
      return {
        type: 'fact',
        fact: companionFact(companion.article.id, def.id),
        def,
        asks: companion,
        collected,
      };
    }
  }
  return undefined;
}

/** Rulings of the companions whose facts are all there. */
export function decideCompanions(only: Candidate, main: Ruling, frame: Frame, state: State): Decided[] {
  return companionsOf(main, frame).flatMap((companion) => {
    const collected = collectCompanion(companion, only, frame, state);
    if (openFact(companion, collected) !== undefined) return [];
    const incident = incidentOf(companion, collected.facts, frame, state);
    return [{ incident, ruling: rule(incident, { books: frame.books }) }];
  });
}
