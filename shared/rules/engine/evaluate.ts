/** Conditions over three truth values: yes, no, and not known yet (`undefined`), which narrows the dialog. */
import type { Comparison, Condition, Operand, Scalar } from '../vocabulary.ts';
import type { Situation } from './situation.ts';
import { factOf, type Value } from './values.ts';

export type Truth = boolean | undefined;

const isScalar = (value: Value): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function compare(left: Value, how: Comparison, right: Value): Truth {
  if (!isScalar(left) || !isScalar(right)) return undefined;
  if (how === 'is') return left === right;
  if (how === 'isNot') return left !== right;
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  switch (how) {
    case 'below':
      return left < right;
    case 'atMost':
      return left <= right;
    case 'above':
      return left > right;
    case 'atLeast':
      return left >= right;
  }
}

const operand = (to: Operand, situation: Situation): Value =>
  typeof to === 'object' ? situation.value(to.name) : to;

function every(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}

function atLeastOne(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes(undefined) ? undefined : false;
}

/** Reads a condition; `each` is the player of the row. Total: what cannot be told yet is `undefined`. */
export function evaluate(condition: Condition, situation: Situation, each?: string): Truth {
  switch (condition.kind) {
    case 'always':
      return true;
    case 'all':
      return every(condition.of.map((one) => evaluate(one, situation, each)));
    case 'any':
      return atLeastOne(condition.of.map((one) => evaluate(one, situation, each)));
    case 'not': {
      const truth = evaluate(condition.of, situation, each);
      return truth === undefined ? undefined : !truth;
    }
    case 'compare':
      return compare(situation.value(condition.name), condition.how, operand(condition.to, situation));
    case 'oneOf': {
      const value = situation.value(condition.name);
      return isScalar(value) ? condition.values.includes(value) : undefined;
    }
    case 'each':
      return compare(factOf(situation, condition.fact, each), condition.how, condition.to);
    case 'some': {
      const players = situation.group(condition.group);
      return players && atLeastOne(players.map((player) => evaluate(condition.of, situation, player)));
    }
    case 'setting': {
      const chosen = situation.settings[condition.setting];
      return chosen === undefined ? undefined : chosen === condition.is;
    }
  }
}
