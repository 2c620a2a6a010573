/** Which facts and context values a condition depends on, through whatever it derives. */
import type { Article, Condition, Expr, ValueName } from '../vocabulary.ts';

function ofExpr(expr: Expr, article: Article, found: Set<string>): void {
  if (typeof expr === 'number') return;
  switch (expr.op) {
    case 'get':
      ofName(expr.name, article, found);
      return;
    case 'ofEach':
      found.add(expr.fact);
      return;
    case 'valueOf':
      found.add(expr.map);
      if (expr.player !== 'each') ofName(expr.player, article, found);
      return;
    case 'sum':
    case 'sorted':
    case 'playerWith':
    case 'playersOtherThan':
    case 'count':
    case 'countOther':
      found.add(expr.map);
      return;
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'min':
      for (const arg of expr.args) ofExpr(arg, article, found);
      return;
    case 'nearestOpponent':
      found.add('contract').add('declarer');
      if (expr.of !== 'each') ofName(expr.of, article, found);
      return;
    case 'otherDefender':
    case 'seatsAfter':
      if (expr.of !== 'each') ofName(expr.of, article, found);
      return;
    case 'undertricks':
      found.add('contract');
      ofExpr(expr.tricks, article, found);
      ofExpr(expr.whisters, article, found);
      return;
    case 'maxUndertricks':
      found.add(expr.of ?? 'contract');
  }
}

function ofName(name: ValueName, article: Article, found: Set<string>): void {
  if (name === 'side') {
    found.add('offender').add('declarer');
    return;
  }
  const derived = article.derive.find((one) => one.id === name);
  if (derived === undefined) found.add(name);
  else ofExpr(derived.value, article, found);
}

function ofCondition(condition: Condition, article: Article, found: Set<string>): void {
  switch (condition.kind) {
    case 'all':
    case 'any':
      for (const one of condition.of) ofCondition(one, article, found);
      return;
    case 'not':
    case 'some':
      ofCondition(condition.of, article, found);
      return;
    case 'compare':
      ofName(condition.name, article, found);
      if (typeof condition.to === 'object') ofName(condition.to.name, article, found);
      return;
    case 'oneOf':
      ofName(condition.name, article, found);
      return;
    case 'each':
      found.add(condition.fact);
      return;
    case 'setting':
    case 'always':
  }
}

/** Names of facts and of the context, `dealKind` and `stage` among them. */
export function mentions(condition: Condition, article: Article): ReadonlySet<string> {
  const found = new Set<string>();
  ofCondition(condition, article, found);
  return found;
}
