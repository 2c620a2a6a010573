/** The answers so far as a person reads them, and what nobody was asked. */
import type { Happened } from '../vocabulary.ts';
import type { Candidate } from './candidates.ts';
import { candidatesOf } from './candidates.ts';
import type { Folded } from './fold.ts';
import type { Pending } from './pending.ts';
import type { Answer, KnownFact, Frame, Step } from './types.ts';
import type { Name } from './words.ts';
import { answerRu, contextAskRu, contractRu, happenedRu, kindRu, topicRu, trumpRu } from './words.ts';
import { articlesInScope } from './scope.ts';

/** Question and answer in words. */
export function worded(
  pending: Pending,
  { value }: Answer,
  frame: Frame,
  name: Name,
): { askRu: string; answerRu: string } {
  const text = String(value);
  const ref = articlesInScope(frame).find(({ article }) => article.id === value)?.article.refRu ?? text;
  switch (pending.type) {
    case 'happened':
      return { askRu: 'Что произошло?', answerRu: happenedRu[text as Happened] ?? topicRu[text] ?? text };
    case 'topic':
      return { askRu: 'Что именно?', answerRu: topicRu[text] ?? ref };
    case 'article':
      return { askRu: 'Какая статья?', answerRu: ref };
    case 'choice':
      return {
        askRu: pending.choice.askRu,
        answerRu: pending.choice.options.find((option) => option.id === value)?.labelRu ?? text,
      };
    case 'fact':
      return { askRu: pending.def.askRu, answerRu: answerRu(pending.def, value, name) };
    case 'context':
      return { askRu: contextAskRu[pending.name], answerRu: contextWord(pending.name, text, name) };
  }
}

function contextWord(
  question: Extract<Pending, { type: 'context' }>['name'],
  text: string,
  name: Name,
): string {
  switch (question) {
    case 'kind':
      return kindRu[text as keyof typeof kindRu];
    case 'trump':
      return trumpRu[text] ?? text;
    case 'dealer':
    case 'declarer':
      return name(text);
    case 'contract':
    case 'stoppedBid':
    case 'raspasyLevel':
      return contractRu(text);
  }
}

export function stepsOf(frame: Frame, { taken }: Folded, name: Name): Step[] {
  return taken.map(({ answer, pending, after }) => ({
    fact: answer.fact,
    value: answer.value,
    ...worded(pending, answer, frame, name),
    articlesLeft: candidatesOf(frame, after).length,
  }));
}

/** Facts of the first article left that the deal or the ledger knows. */
export function knownFacts(left: readonly Candidate[], name: Name): KnownFact[] {
  const first = left[0];
  if (first === undefined || left.length > 1) return [];
  return first.collected.known.map((def) => {
    const value = first.collected.facts[def.id]!;
    return { fact: def.id, askRu: def.askRu, answerRu: answerRu(def, value, name), value };
  });
}
