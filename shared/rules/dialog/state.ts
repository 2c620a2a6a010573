/** Answers sorted by what they are about. */
import type { Happened } from '../vocabulary.ts';
import { SHORTCUT } from './scope.ts';
import type { Answer, AnswerValue, Kind } from './types.ts';

export interface State {
  readonly happened?: Happened;
  /** A subject of a text, or a code. */
  readonly topic?: string;
  readonly article?: string;
  readonly context: Readonly<Record<string, AnswerValue>>;
  readonly facts: Readonly<Record<string, AnswerValue>>;
  readonly choices: Readonly<Record<string, AnswerValue>>;
  /** Facts of companions, by article. */
  readonly companions: Readonly<Record<string, Readonly<Record<string, AnswerValue>>>>;
}

export const emptyState: State = { context: {}, facts: {}, choices: {}, companions: {} };

export const contextFact = (name: string): string => `context.${name}`;
export const choiceFact = (id: string): string => `choice.${id}`;
export const companionFact = (article: string, fact: string): string => `${article}:${fact}`;

/** The state with one more answer. */
export function withAnswer(state: State, { fact, value }: Answer): State {
  if (fact === 'happened' && value === SHORTCUT) return { ...state, topic: SHORTCUT };
  if (fact === 'happened') return { ...state, happened: String(value) as Happened };
  if (fact === 'topic') return { ...state, topic: String(value) };
  if (fact === 'article') return { ...state, article: String(value) };
  if (fact.startsWith('context.')) {
    return { ...state, context: { ...state.context, [fact.slice('context.'.length)]: value } };
  }
  if (fact.startsWith('choice.')) {
    return { ...state, choices: { ...state.choices, [fact.slice('choice.'.length)]: value } };
  }
  const colon = fact.indexOf(':');
  if (colon < 0) return { ...state, facts: { ...state.facts, [fact]: value } };
  const article = fact.slice(0, colon);
  const facts = { ...state.companions[article], [fact.slice(colon + 1)]: value };
  return { ...state, companions: { ...state.companions, [article]: facts } };
}

/** What is going on, where the first answer already tells it. */
export function impliedKind(happened: Happened | undefined): Kind | undefined {
  switch (happened) {
    case 'raspasy':
      return 'raspasy';
    case 'deal':
    case 'auction':
      return 'auction';
    case 'order':
    case 'play':
    case 'cardCount':
    case 'general':
    case undefined:
      return undefined;
  }
}
