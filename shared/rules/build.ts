/** Short constructors for the data of the rulebooks; each returns the plain object of the vocabulary. */
import type {
  Comparison,
  Condition,
  Expr,
  FactId,
  Group,
  Need,
  Operand,
  Refusal,
  Role,
  Scalar,
  SettingId,
  ValueName,
} from './vocabulary.ts';

export const always: Condition = { kind: 'always' };
/** Holds for nobody: marks a fact that is never required. */
export const never: Condition = { kind: 'any', of: [] };
export const all = (...of: Condition[]): Condition => ({ kind: 'all', of });
export const any = (...of: Condition[]): Condition => ({ kind: 'any', of });
export const not = (of: Condition): Condition => ({ kind: 'not', of });

const compare =
  (how: Comparison) =>
  (name: ValueName, to: Operand): Condition => ({ kind: 'compare', name, how, to });
export const is = compare('is');
export const isNot = compare('isNot');
export const below = compare('below');
export const atMost = compare('atMost');
export const above = compare('above');
export const atLeast = compare('atLeast');

export const oneOf = (name: ValueName, ...values: Scalar[]): Condition => ({ kind: 'oneOf', name, values });
export const setting = (id: SettingId, value: string): Condition => ({
  kind: 'setting',
  setting: id,
  is: value,
});
export const some = (group: Group, of: Condition): Condition => ({ kind: 'some', group, of });

const compareEach =
  (how: Comparison) =>
  (fact: FactId, to: Scalar): Condition => ({ kind: 'each', fact, how, to });
export const eachIs = compareEach('is');
export const eachIsNot = compareEach('isNot');
export const eachAbove = compareEach('above');

export const get = (name: ValueName): { op: 'get'; name: ValueName } => ({ op: 'get', name });
export const ofEach = (fact: FactId): Expr => ({ op: 'ofEach', fact });
export const valueOf = (map: FactId, player: Role): Expr => ({ op: 'valueOf', map, player });
export const sum = (map: FactId): Expr => ({ op: 'sum', map });
export const add = (...args: Expr[]): Expr => ({ op: 'add', args });
export const subtract = (...args: Expr[]): Expr => ({ op: 'subtract', args });
export const multiply = (...args: Expr[]): Expr => ({ op: 'multiply', args });
export const min = (...args: Expr[]): Expr => ({ op: 'min', args });

export const needs = (context: Need['context'], when: Condition = always): Need => ({ context, when });

export const inconsistent = (fact: FactId, when: Condition, forEach?: Group): Refusal => ({
  error: 'fact.inconsistent',
  fact,
  if: when,
  ...(forEach ? { forEach } : {}),
});
export const outOfRange = (fact: FactId, when: Condition): Refusal => ({
  error: 'fact.range',
  fact,
  if: when,
});
export const notApplicable = (fact: FactId, when: Condition): Refusal => ({
  error: 'article.notApplicable',
  fact,
  if: when,
});
