/** Whether an answer can be taken: of the right form, in range, and not against the other facts. */
import type { Refusal, Scalar } from '../vocabulary.ts';
import type { RefusalCode } from '../vocabulary.ts';
import { takenAgainstDeal } from '../dealFacts.ts';
import { isAnswer, sittingDealer } from '../engine/checks.ts';
import { holds, isMap, type Situation } from '../engine/situation.ts';
import { candidatesOf } from './candidates.ts';
import { askedPlayers, type Collected } from './collect.ts';
import { collectCompanion } from './decide.ts';
import { contextValues } from './contextValues.ts';
import type { Pending } from './pending.ts';
import { SHORTCUT, topicOf } from './scope.ts';
import type { State } from './state.ts';
import { withAnswer } from './state.ts';
import type { Answer, Frame } from './types.ts';

export interface Wrong {
  readonly code: RefusalCode;
  /** The fact at fault. */
  readonly fact: string;
}

function refusedBy({ article }: Situation, situation: Situation): Refusal | undefined {
  return article.refusals.find((refusal) =>
    refusal.forEach === undefined
      ? holds(refusal.if, situation)
      : (situation.group(refusal.forEach) ?? []).some((player) => holds(refusal.if, situation, player)),
  );
}

/** The first contradiction, when every reading of the facts has one. */
function contradiction(all: readonly Collected[]): Wrong | undefined {
  const refusals = all.map(({ situation }) => refusedBy(situation, situation));
  const first = refusals[0];
  if (first === undefined || refusals.includes(undefined)) return undefined;
  return { code: first.error, fact: first.fact };
}

/** Every player asked has a value. */
function isComplete(pending: Extract<Pending, { type: 'fact' }>, value: unknown): boolean {
  const players = askedPlayers(pending.def, pending.collected);
  return players === undefined || (isMap(value) && players.every((player) => Object.hasOwn(value, player)));
}

const total = (map: Readonly<Record<string, Scalar>>): number =>
  Object.values(map).reduce<number>((sum, count) => sum + Number(count), 0);

/** Tricks before the revoke: no more than were taken in the end, and no more in all than were played. */
function takenBeforeFits(before: unknown, main: Readonly<Record<string, unknown>>): boolean {
  const { taken, revokeTrick } = main;
  if (!isMap(before) || !isMap(taken) || typeof revokeTrick !== 'number') return true;
  const fits = Object.entries(before).every(([player, count]) => Number(count) <= Number(taken[player] ?? 0));
  const rest = total(taken) - total(Object.fromEntries(Object.keys(before).map((p) => [p, taken[p] ?? 0])));
  const played = revokeTrick - 1;
  // What the others did not take before the revoke was taken by the offender, or by the dealer's talon.
  return fits && total(before) <= played && played - total(before) <= rest;
}

/** Tricks that the raspasy on record cannot have had when its play stopped. */
function againstDeal(value: unknown, { context }: Frame, situation: Situation): boolean {
  if (context.kind !== 'raspasy' || context.tricks === undefined || !isMap(value)) return false;
  return takenAgainstDeal(value, context.tricks, sittingDealer(situation)) !== undefined;
}

function checkFact(
  pending: Extract<Pending, { type: 'fact' }>,
  answer: Answer,
  frame: Frame,
  next: State,
): Wrong | undefined {
  const { def, collected } = pending;
  if (!isComplete(pending, answer.value)) return { code: 'fact.missing', fact: def.id };
  if (!isAnswer(def, answer.value, collected.situation)) return { code: 'fact.range', fact: def.id };
  if (def.id === 'taken' && againstDeal(answer.value, frame, collected.situation)) {
    return { code: 'fact.inconsistent', fact: def.id };
  }
  const left = candidatesOf(frame, next);
  const only = left[0];
  if (pending.fact === def.id) return contradiction(left.map((one) => one.collected));
  if (only === undefined) return undefined;
  if (def.id === 'takenBefore' && !takenBeforeFits(answer.value, only.collected.facts)) {
    return { code: 'fact.inconsistent', fact: def.id };
  }
  return contradiction([collectCompanion(pending.asks, only, frame, next)]);
}

/** Nothing, or why the answer to the pending question is not taken. */
export function checkAnswer(pending: Pending, answer: Answer, frame: Frame, state: State): Wrong | undefined {
  const outOfRange: Wrong = { code: 'fact.range', fact: answer.fact };
  switch (pending.type) {
    case 'happened':
      return pending.left.some(
        (one) =>
          one.article.happened.some((group) => group === answer.value) ||
          (answer.value === SHORTCUT && topicOf(one) === SHORTCUT),
      )
        ? undefined
        : outOfRange;
    case 'topic':
      return pending.left.some((one) => topicOf(one) === answer.value) ? undefined : outOfRange;
    case 'article':
      return pending.left.some(({ article }) => article.id === answer.value) ? undefined : outOfRange;
    case 'context':
      return contextValues(pending.name, frame.context, state).some((one) => one === answer.value)
        ? undefined
        : outOfRange;
    case 'choice':
      return pending.choice.options.some((option) => option.id === answer.value) ? undefined : outOfRange;
    case 'fact':
      return checkFact(pending, answer, frame, withAnswer(state, answer));
  }
}
