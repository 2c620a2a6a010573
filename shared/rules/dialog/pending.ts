/** What is asked next: first what happened, then what tells the articles apart, then what the last one needs. */
import type { Choice, FactDef } from '../vocabulary.ts';
import { usesActive } from '../engine/checkContext.ts';
import { holds, isRequired } from '../engine/situation.ts';
import type { Candidate } from './candidates.ts';
import { candidatesOf } from './candidates.ts';
import type { Collected } from './collect.ts';
import { askedPlayers } from './collect.ts';
import { pendingCompanion, pendingChoice } from './decide.ts';
import { kindOf } from './incidentContext.ts';
import { mentions } from './mentions.ts';
import { topicOf } from './scope.ts';
import type { State } from './state.ts';
import { contextFact } from './state.ts';
import type { InBook, Frame } from './types.ts';

export type ContextQuestion =
  'kind' | 'contract' | 'trump' | 'declarer' | 'dealer' | 'raspasyLevel' | 'stoppedBid';

export type Pending =
  | {
      readonly type: 'happened' | 'topic' | 'article';
      readonly fact: string;
      readonly left: readonly Candidate[];
    }
  | { readonly type: 'context'; readonly fact: string; readonly name: ContextQuestion }
  | {
      readonly type: 'fact';
      readonly fact: string;
      readonly def: FactDef;
      readonly asks: InBook;
      readonly collected: Collected;
    }
  | { readonly type: 'choice'; readonly fact: string; readonly choice: Choice; readonly asks: InBook };

const aboutContext = (name: ContextQuestion): Pending => ({ type: 'context', fact: contextFact(name), name });

function needsKind({ article }: Candidate): boolean {
  const selects = mentions(article.select, article);
  return (
    selects.has('dealKind') ||
    selects.has('stage') ||
    article.facts.some((fact) => fact.id === 'dealType' || fact.id === 'role') ||
    article.needs.some(({ context, when }) => context === 'contract' && when.kind === 'always')
  );
}

/** What the deal should have told, before any fact can be read. */
function pendingDeal(left: readonly Candidate[], { context }: Frame, state: State): Pending | undefined {
  const kind = kindOf(context, state);
  if (kind === undefined && left.some(needsKind)) return aboutContext('kind');
  const dealer = context.dealer ?? state.context['dealer'];
  if (
    context.players.length === 4 &&
    dealer === undefined &&
    left.some(({ article }) => usesActive(article))
  ) {
    return aboutContext('dealer');
  }
  const declarer = context.declarer ?? state.context['declarer'];
  const aboutSide = left.some(({ article }) => mentions(article.select, article).has('declarer'));
  return declarer === undefined && aboutSide ? aboutContext('declarer') : undefined;
}

const isOpen = (fact: FactDef, { collected }: Candidate): boolean =>
  collected.facts[fact.id] === undefined && isRequired(fact, collected.situation) === true;

/** The first fact that every article left needs, or that tells one of them from the others. */
function pendingFact(left: readonly Candidate[]): Pending | undefined {
  for (const candidate of left) {
    const { article, collected } = candidate;
    const selects = candidate.selected === undefined ? mentions(article.select, article) : new Set<string>();
    for (const def of article.facts) {
      if (!isOpen(def, candidate)) continue;
      const shared = left.every((one) => one.article.facts.some((fact) => fact.id === def.id));
      if (!shared && !selects.has(def.id)) continue;
      if (def.per !== undefined && askedPlayers(def, collected) === undefined) continue;
      return { type: 'fact', fact: def.id, def, asks: candidate, collected };
    }
  }
  return undefined;
}

/** Context that the only article left asks of the deal. */
function pendingNeed(
  { article, collected }: Candidate,
  { context }: Frame,
  state: State,
): Pending | undefined {
  const { situation } = collected;
  for (const need of article.needs) {
    if (situation.context[need.context] !== undefined || !holds(need.when, situation)) continue;
    return aboutContext(need.context === 'stage' ? 'kind' : need.context);
  }
  // Without a word the trump is a suit; where a form of the revoke depends on it, it is asked.
  const trump = context.trump ?? state.context['trump'];
  const aboutTrump = article.facts.some(
    (fact) => fact.askIf !== undefined && mentions(fact.askIf, article).has('trump'),
  );
  if (aboutTrump && trump === undefined && kindOf(context, state) === 'contract')
    return aboutContext('trump');
  return undefined;
}

/** Facts that may be left out, but matter here. */
function pendingOptional(candidate: Candidate): Pending | undefined {
  const { article, collected } = candidate;
  const def = article.facts.find(
    (fact) =>
      fact.askIf !== undefined &&
      collected.facts[fact.id] === undefined &&
      holds(fact.askIf, collected.situation),
  );
  return def && { type: 'fact', fact: def.id, def, asks: candidate, collected };
}

/** The next question of the main article, or nothing when it is settled. */
export function pendingMain(frame: Frame, state: State, left: readonly Candidate[]): Pending | undefined {
  const first = left[0];
  if (first === undefined) return undefined;
  if (state.article === undefined) {
    const groups = new Set(left.flatMap(({ article }) => article.happened));
    if (state.happened === undefined && state.topic === undefined && groups.size > 1)
      return { type: 'happened', fact: 'happened', left };
    const topics = new Set(left.map(topicOf));
    if (state.topic === undefined && topics.size > 1) return { type: 'topic', fact: 'topic', left };
  }
  const early = pendingDeal(left, frame, state) ?? pendingFact(left);
  if (early !== undefined) return early;
  if (left.length > 1) return { type: 'article', fact: 'article', left };
  return pendingNeed(first, frame, state) ?? pendingOptional(first);
}

/** The next question of the dialog. */
export function nextPending(frame: Frame, state: State): Pending | undefined {
  const left = candidatesOf(frame, state);
  const open = pendingMain(frame, state, left);
  const only = left[0];
  if (open !== undefined || only === undefined) return open;
  return pendingChoice(only, frame, state) ?? pendingCompanion(only, frame, state);
}
