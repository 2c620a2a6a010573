/** Expressions: total over whatever is known; whole numbers only. */
import type { Expr, Scalar } from '../vocabulary.ts';
import type { Situation } from './situation.ts';
import { factOf, isMap, type PlayerMap, type Value } from './values.ts';

const number = (value: Value): number | undefined => (typeof value === 'number' ? value : undefined);

/** Values of a complete map, in seat order; a map with a player left out is not known. */
function entries(
  situation: Situation,
  name: Parameters<Situation['value']>[0],
): [string, Scalar][] | undefined {
  const value = situation.value(name);
  if (!isMap(value)) return undefined;
  const map: PlayerMap = value;
  return situation.table
    .filter((player) => Object.hasOwn(map, player))
    .map((player) => [player, map[player]!]);
}

function numbers(situation: Situation, args: readonly Expr[], each?: string): number[] | undefined {
  const values = args.map((arg) => number(calculate(arg, situation, each)));
  return values.some((value) => value === undefined) ? undefined : (values as number[]);
}

function arithmetic(op: 'add' | 'subtract' | 'multiply' | 'min', args: number[]): number | undefined {
  const [first, ...rest] = args;
  if (first === undefined) return undefined;
  switch (op) {
    case 'add':
      return rest.reduce((a, b) => a + b, first);
    case 'subtract':
      return rest.reduce((a, b) => a - b, first);
    case 'multiply':
      return rest.reduce((a, b) => a * b, first);
    case 'min':
      return Math.min(first, ...rest);
  }
}

/** Tricks lacking (K96 3.8.3; on misère 3.8.5 every trick taken); nothing is lacking where nobody whists. */
function undertricks(contract: Value, tricks: number, whisters: number): number | undefined {
  if (whisters === 0) return 0;
  if (contract === 'misere') return tricks;
  return typeof contract === 'number' ? Math.max(0, contract - tricks) : undefined;
}

/** Calculates an expression; `each` is the player of the row. */
export function calculate(expr: Expr, situation: Situation, each?: string): Value {
  if (typeof expr === 'number') return expr;
  switch (expr.op) {
    case 'get':
      return situation.value(expr.name);
    case 'ofEach':
      return factOf(situation, expr.fact, each);
    case 'valueOf':
      return factOf(situation, expr.map, situation.role(expr.player, each));
    case 'sum':
      return entries(situation, expr.map)?.reduce<number | undefined>(
        (total, [, value]) => (total === undefined || typeof value !== 'number' ? undefined : total + value),
        0,
      );
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'min': {
      const args = numbers(situation, expr.args, each);
      return args && arithmetic(expr.op, args);
    }
    case 'sorted':
      return entries(situation, expr.map)
        ?.map(([, value]) => Number(value))
        .sort((a, b) => a - b)
        .join(',');
    case 'playerWith':
      return entries(situation, expr.map)?.find(([, value]) => value === expr.value)?.[0];
    case 'playersOtherThan':
      return entries(situation, expr.map)
        ?.filter(([, value]) => value !== expr.value)
        .map(([player]) => player);
    case 'count':
      return entries(situation, expr.map)?.filter(([, value]) => value === expr.value).length;
    case 'countOther':
      return entries(situation, expr.map)?.filter(([, value]) => value !== expr.value).length;
    case 'otherDefender': {
      const player = situation.role(expr.of, each);
      return situation.group('defenders')?.find((one) => one !== player);
    }
    case 'seatsAfter': {
      const player = situation.role(expr.of, each);
      const count = number(calculate(expr.count, situation, each));
      const seat = player === undefined ? -1 : situation.active.indexOf(player);
      if (seat < 0 || count === undefined) return undefined;
      return [...situation.active.slice(seat + 1), ...situation.active.slice(0, seat)].slice(0, count);
    }
    case 'undertricks': {
      const tricks = number(calculate(expr.tricks, situation, each));
      const whisters = number(calculate(expr.whisters, situation, each));
      if (whisters === undefined || (tricks === undefined && whisters > 0)) return undefined;
      return undertricks(situation.value('contract'), tricks ?? 0, whisters);
    }
    case 'nearestOpponent': {
      const player = situation.role(expr.of, each);
      const seat = player === undefined ? -1 : situation.active.indexOf(player);
      if (seat < 0) return undefined;
      const { contract, declarer } = situation.context;
      if (contract === undefined || player === declarer) {
        return situation.active[(seat + 1) % situation.active.length];
      }
      return declarer;
    }
    case 'maxUndertricks': {
      const contract = situation.value(expr.of ?? 'contract');
      return contract === 'misere' ? 10 : number(contract);
    }
  }
}
