/** What is wrong with the facts, looked for in a fixed order: unknown, missing, range, not applicable, inconsistent. */
import type { FactDef, Refusal } from '../vocabulary.ts';
import { RulingRefusal } from '../vocabulary.ts';
import { blame } from './blame.ts';
import { checkContext, usesActive } from './checkContext.ts';
import type { Situation } from './situation.ts';
import { holds, isMap, isRequired } from './situation.ts';

const CHOICES = 'choices';

/** Facts that the article does not have, or a choice that nobody has under it. */
function checkUnknown({ article, given }: Situation): void {
  const known = new Set<string>(article.facts.map((fact) => fact.id));
  for (const name of Object.keys(given)) {
    if (name !== CHOICES && !known.has(name)) throw new RulingRefusal('fact.unknown', name);
  }
  const choices = given[CHOICES];
  if (!isMap(choices)) return;
  for (const id of Object.keys(choices)) {
    if (!article.choices.some((choice) => choice.id === id)) throw new RulingRefusal('fact.unknown', id);
  }
}

function checkMissing(situation: Situation): void {
  const { article, given, context, table } = situation;
  // With four at the table nobody knows who plays without the dealer.
  if (table.length === 4 && context.dealer === undefined && usesActive(article)) {
    throw new RulingRefusal('fact.missing', 'dealer');
  }
  for (const fact of article.facts) {
    const value = given[fact.id];
    if (value === undefined) {
      if (isRequired(fact, situation) === true) throw new RulingRefusal('fact.missing', fact.id);
    } else if (fact.per !== undefined && isMap(value)) {
      const players = situation.group(fact.per) ?? [];
      if (players.some((player) => !Object.hasOwn(value, player))) {
        throw new RulingRefusal('fact.missing', fact.id);
      }
    }
  }
  for (const need of article.needs) {
    if (context[need.context] === undefined && holds(need.when, situation)) {
      throw new RulingRefusal('fact.missing', need.context);
    }
  }
}

/** Whether a single answer is a value that the fact can have. */
export function isInRange(fact: FactDef, value: unknown, situation: Situation, player?: string): boolean {
  switch (fact.kind) {
    case 'player':
      return (
        typeof value === 'string' &&
        (fact.among === 'table' ? situation.table : situation.active).includes(value)
      );
    case 'int': {
      const talon = player !== undefined && player === sittingDealer(situation) ? fact.dealerMax : undefined;
      return Number.isInteger(value) && Number(value) >= fact.min && Number(value) <= (talon ?? fact.max);
    }
    case 'enum':
      return fact.values.some((one) => one.id === value);
    case 'boolean':
      return typeof value === 'boolean';
  }
}

/** The dealer of four, who sits out. */
export function sittingDealer({ table, active }: Situation): string | undefined {
  return table.find((player) => !active.includes(player));
}

/** Whether a whole answer, a map included, is one that the fact can have. */
export function isAnswer(fact: FactDef, value: unknown, situation: Situation): boolean {
  if (fact.per === undefined) return isInRange(fact, value, situation);
  if (!isMap(value)) return false;
  const players = new Set(situation.group(fact.per) ?? []);
  const dealer = fact.kind === 'int' && fact.dealerMax !== undefined ? sittingDealer(situation) : undefined;
  return Object.entries(value).every(
    ([player, one]) => (players.has(player) || player === dealer) && isInRange(fact, one, situation, player),
  );
}

function checkRange(situation: Situation): void {
  const { article, given } = situation;
  for (const fact of article.facts) {
    if (given[fact.id] !== undefined && !isAnswer(fact, given[fact.id], situation)) {
      throw new RulingRefusal('fact.range', fact.id);
    }
  }
  checkContext(situation);
  const choices = given[CHOICES];
  if (choices === undefined) return;
  if (!isMap(choices)) throw new RulingRefusal('fact.range', CHOICES);
  for (const choice of article.choices) {
    const picked = choices[choice.id];
    if (picked !== undefined && !choice.options.some((option) => option.id === picked)) {
      throw new RulingRefusal('fact.range', choice.id);
    }
  }
}

function checkRefusals(situation: Situation, error: Refusal['error']): void {
  for (const refusal of situation.article.refusals) {
    if (refusal.error !== error) continue;
    const refused =
      refusal.forEach === undefined
        ? holds(refusal.if, situation)
        : (situation.group(refusal.forEach) ?? []).some((player) => holds(refusal.if, situation, player));
    if (refused) throw new RulingRefusal(error, refusal.fact);
  }
}

/** Refuses facts that the article cannot rule on. @throws RulingRefusal the first fault in the order of the format */
export function checkFacts(situation: Situation): void {
  checkUnknown(situation);
  checkMissing(situation);
  checkRange(situation);
  checkRefusals(situation, 'fact.range');
  checkRefusals(situation, 'article.notApplicable');
  if (!holds(situation.article.select, situation)) {
    throw new RulingRefusal('article.notApplicable', blame(situation.article.select, situation));
  }
  checkRefusals(situation, 'fact.inconsistent');
}
