/** Conditions and expressions out of a hostile file: only the closed vocabulary, no deeper than it needs. */
import type { Reader } from '../../files/sheetReader.ts';
import type { Condition, Expr, Operand, Scalar, ValueName } from '../vocabulary.ts';
import { contextIds, derivedIds, factIds, groups, impliedIds, roleIds } from '../vocabulary/names.ts';
import { settingDefs } from '../vocabulary/settings.ts';

/** Nesting of conditions and of sums. */
const DEEPEST = 6;
const MOST_PARTS = 12;

export const valueNames: readonly ValueName[] = [...factIds, ...contextIds, ...impliedIds, ...derivedIds];
const comparisons = ['is', 'isNot', 'below', 'atMost', 'above', 'atLeast'] as const;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text of at most 60 signs, a whole number, or yes and no. */
export function readScalar(reader: Reader, value: unknown, path: string): Scalar | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.length <= 60 ? value : reader.refuse(path, 'club/tooLong');
  if (typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= 1000) return value;
  return reader.refuse(path, 'club/scalar');
}

function parts<T>(
  reader: Reader,
  value: unknown,
  path: string,
  read: (one: unknown, at: string) => T | undefined,
): T[] | undefined {
  const list = reader.array(value, path, read);
  if (list === undefined) return undefined;
  return list.length <= MOST_PARTS ? list : reader.refuse(path, 'club/tooMany', { most: MOST_PARTS });
}

function readOperand(reader: Reader, value: unknown, path: string): Operand | undefined {
  if (!isObject(value)) return readScalar(reader, value, path);
  const json = reader.object(value, path, ['op', 'name'], []);
  if (json === undefined) return undefined;
  const op = reader.word(json['op'], `${path}.op`, ['get'] as const);
  const name = reader.word(json['name'], `${path}.name`, valueNames);
  return op === undefined || name === undefined ? undefined : { op, name };
}

const kinds = ['always', 'all', 'any', 'not', 'compare', 'oneOf', 'each', 'some', 'setting'] as const;
const conditionFields: Readonly<Record<(typeof kinds)[number], readonly string[]>> = {
  always: [],
  all: ['of'],
  any: ['of'],
  not: ['of'],
  compare: ['name', 'how', 'to'],
  oneOf: ['name', 'values'],
  each: ['fact', 'how', 'to'],
  some: ['group', 'of'],
  setting: ['setting', 'is'],
};

/** A condition, or nothing after its refusal. */
export function readCondition(
  reader: Reader,
  value: unknown,
  path: string,
  depth = 0,
): Condition | undefined {
  if (depth > DEEPEST) return reader.refuse(path, 'club/tooDeep', { most: DEEPEST });
  if (!isObject(value)) return reader.refuse(path, 'value/object');
  const kind = reader.word(value['kind'], `${path}.kind`, kinds);
  if (kind === undefined) return undefined;
  const json = reader.object(value, path, ['kind', ...conditionFields[kind]], []);
  if (json === undefined) return undefined;
  const at = (field: string): string => `${path}.${field}`;
  const before = reader.problems.length;
  const word = <T extends string>(field: string, words: readonly T[]): T | undefined =>
    reader.word(json[field], at(field), words);
  const inner = (): Condition | undefined => readCondition(reader, json['of'], at('of'), depth + 1);
  const found: Record<string, unknown> = { kind };
  switch (kind) {
    case 'always':
      break;
    case 'all':
    case 'any':
      found['of'] = parts(reader, json['of'], at('of'), (one, where) =>
        readCondition(reader, one, where, depth + 1),
      );
      break;
    case 'not':
      found['of'] = inner();
      break;
    case 'some':
      found['group'] = word('group', groups);
      found['of'] = inner();
      break;
    case 'compare':
      found['name'] = word('name', valueNames);
      found['how'] = word('how', comparisons);
      found['to'] = readOperand(reader, json['to'], at('to'));
      break;
    case 'each':
      found['fact'] = word('fact', factIds);
      found['how'] = word('how', comparisons);
      found['to'] = readScalar(reader, json['to'], at('to'));
      break;
    case 'oneOf':
      found['name'] = word('name', valueNames);
      found['values'] = parts(reader, json['values'], at('values'), (one, where) =>
        readScalar(reader, one, where),
      );
      break;
    case 'setting': {
      const setting = word(
        'setting',
        settingDefs.map(({ id }) => id),
      );
      const values = settingDefs.find(({ id }) => id === setting)?.values.map(({ id }) => id) ?? [];
      found['setting'] = setting;
      if (setting !== undefined) found['is'] = word('is', values);
    }
  }
  return reader.problems.length === before ? (found as unknown as Condition) : undefined;
}

type Op = Exclude<Expr, number>['op'];
/** Words of an expression, by field. */
const exprWords: Readonly<Record<Op, Readonly<Record<string, readonly string[]>>>> = {
  get: { name: valueNames },
  ofEach: { fact: factIds },
  valueOf: { map: factIds, player: roleIds },
  sum: { map: factIds },
  sorted: { map: factIds },
  playerWith: { map: factIds },
  playersOtherThan: { map: factIds },
  count: { map: factIds },
  countOther: { map: factIds },
  add: {},
  subtract: {},
  multiply: {},
  min: {},
  otherDefender: { of: roleIds },
  nearestOpponent: { of: roleIds },
  seatsAfter: { of: roleIds },
  undertricks: {},
  maxUndertricks: {},
};
const exprOps = Object.keys(exprWords) as readonly Op[];
/** Fields of an expression that are expressions themselves, a list of them, or a value. */
const exprInner: ReadonlyMap<Op, readonly string[]> = new Map([
  ['undertricks', ['tricks', 'whisters']],
  ['seatsAfter', ['count']],
]);
const sums: readonly Op[] = ['add', 'subtract', 'multiply', 'min'];
const compared: readonly Op[] = ['playerWith', 'playersOtherThan', 'count', 'countOther'];

/** A number, or what computes one. */
export function readExpr(reader: Reader, value: unknown, path: string, depth = 0): Expr | undefined {
  if (depth > DEEPEST) return reader.refuse(path, 'club/tooDeep', { most: DEEPEST });
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && Math.abs(value) <= 1000 ? value : reader.refuse(path, 'club/whole');
  }
  if (!isObject(value)) return reader.refuse(path, 'club/expr');
  const op = reader.word(value['op'], `${path}.op`, exprOps);
  if (op === undefined) return undefined;
  const nested = exprInner.get(op) ?? [];
  const lists = sums.includes(op) ? ['args'] : [];
  const values = compared.includes(op) ? ['value'] : [];
  const needed = ['op', ...Object.keys(exprWords[op]), ...nested, ...lists, ...values];
  const json = reader.object(value, path, needed, op === 'maxUndertricks' ? ['of'] : []);
  if (json === undefined) return undefined;
  const before = reader.problems.length;
  const found: Record<string, unknown> = { op };
  const at = (field: string): string => `${path}.${field}`;
  for (const [field, allowed] of Object.entries(exprWords[op])) {
    found[field] = reader.word(json[field], at(field), allowed);
  }
  for (const field of nested) found[field] = readExpr(reader, json[field], at(field), depth + 1);
  for (const field of values) found[field] = readScalar(reader, json[field], at(field));
  for (const field of lists) {
    found[field] = parts(reader, json[field], at(field), (one, where) =>
      readExpr(reader, one, where, depth + 1),
    );
  }
  if (Object.hasOwn(json, 'of') && op === 'maxUndertricks') {
    found['of'] = reader.word(json['of'], at('of'), ['contract', 'stoppedBid'] as const);
  }
  return reader.problems.length === before ? (found as unknown as Expr) : undefined;
}
