/** Which fact keeps an article from applying: the name in the refusal and in the dialog's list of dropped articles. */
import type { Condition, Expr, ValueName } from '../vocabulary.ts';
import { evaluate } from './evaluate.ts';
import type { Situation } from './situation.ts';

/** The fact behind an expression: the first one it reads. */
function factBehind(expr: Expr, situation: Situation): string | undefined {
  if (typeof expr === 'number') return undefined;
  switch (expr.op) {
    case 'get':
      return origin(expr.name, situation);
    case 'ofEach':
      return expr.fact;
    case 'valueOf':
    case 'sum':
    case 'sorted':
    case 'playerWith':
    case 'playersOtherThan':
    case 'count':
    case 'countOther':
      return expr.map;
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'min':
      return expr.args.map((arg) => factBehind(arg, situation)).find((fact) => fact !== undefined);
    case 'otherDefender':
    case 'nearestOpponent':
    case 'seatsAfter':
      return origin(expr.of === 'each' ? 'offender' : expr.of, situation);
    case 'undertricks':
      return factBehind(expr.tricks, situation);
    case 'maxUndertricks':
      return expr.of ?? 'contract';
  }
}

/** A fact or context value that a name stands for. */
export function origin(name: ValueName, situation: Situation): string {
  if (name === 'side') return 'offender';
  if (name === 'dealKind') return situation.context.contract === undefined ? 'raspasyLevel' : 'contract';
  const derived = situation.article.derive.find((one) => one.id === name);
  return (derived && factBehind(derived.value, situation)) ?? name;
}

/** The first part of a condition that does not hold. */
export function blame(condition: Condition, situation: Situation): string {
  switch (condition.kind) {
    case 'all':
    case 'any': {
      const failing = condition.of.find((one) => evaluate(one, situation) !== true);
      return failing ? blame(failing, situation) : 'article';
    }
    case 'not':
      return condition.of.kind === 'all' && condition.of.of.length > 0
        ? blame({ kind: 'not', of: condition.of.of[condition.of.of.length - 1]! }, situation)
        : named(condition.of, situation);
    case 'always':
    case 'compare':
    case 'oneOf':
    case 'each':
    case 'some':
    case 'setting':
      return named(condition, situation);
  }
}

function named(condition: Condition, situation: Situation): string {
  switch (condition.kind) {
    case 'compare':
    case 'oneOf':
      return origin(condition.name, situation);
    case 'each':
      return condition.fact;
    case 'some':
      return named(condition.of, situation);
    case 'setting':
      return condition.setting;
    case 'all':
    case 'any':
    case 'not':
    case 'always':
      return 'article';
  }
}
