/** An article of the club's own, and its facts, rows and rights, out of a hostile file. */
import type { Reader } from '../../files/sheetReader.ts';
import type { Article, Choice, FactDef, Need, Outcome, Refusal } from '../vocabulary.ts';
import { contextIds, derivedIds, factIds, groups } from '../vocabulary/names.ts';
import type { OwnArticle } from './patch.ts';
import { readCondition, readExpr, readScalar } from './readCondition.ts';
import { readEffect } from './readEffect.ts';

const MOST = 40;
type Json = Record<string, unknown>;

/** A text with something in it, without control signs. */
export function readText(reader: Reader, value: unknown, path: string, most: number): string | undefined {
  const text = reader.string(value, path);
  if (text === undefined) return undefined;
  if (text.trim() === '') return reader.refuse(path, 'club/empty');
  if (/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/u.test(text)) {
    return reader.refuse(path, 'club/controlSign');
  }
  return text.length <= most ? text : reader.refuse(path, 'club/tooLong', { most });
}

export function readList<T>(
  reader: Reader,
  value: unknown,
  path: string,
  read: (one: unknown, at: string) => T | undefined,
  most = MOST,
): readonly T[] | undefined {
  if (Array.isArray(value) && value.length > most) return reader.refuse(path, 'club/tooMany', { most });
  return reader.array(value, path, read);
}

/** Only the fields that are there. */
const given = (json: Json, found: Json): Json =>
  Object.fromEntries(Object.entries(found).filter(([field]) => Object.hasOwn(json, field)));

function readPhrase(reader: Reader, value: unknown, path: string): unknown {
  if (typeof value === 'string') return readText(reader, value, path, 300);
  return reader.record(value, path, (one, at) => readText(reader, one, at, 300));
}

const factFields = ['hintRu', 'sayRu', 'byArbiter', 'per', 'requiredIf', 'default', 'askIf'];

function readFact(reader: Reader, value: unknown, path: string): FactDef | undefined {
  if (typeof value !== 'object' || value === null) return reader.refuse(path, 'value/object');
  const kind = reader.word((value as Json)['kind'], `${path}.kind`, [
    'player',
    'int',
    'enum',
    'boolean',
  ] as const);
  if (kind === undefined) return undefined;
  const own = { player: ['among'], int: ['min', 'max'], enum: ['values'], boolean: [] }[kind];
  const json = reader.object(
    value,
    path,
    ['id', 'kind', 'askRu', ...own],
    [...factFields, ...(kind === 'int' ? ['dealerMax'] : [])],
  );
  if (json === undefined) return undefined;
  const before = reader.problems.length;
  const at = (field: string): string => `${path}.${field}`;
  const maybe = <T>(field: string, read: (one: unknown, where: string) => T): T | undefined =>
    Object.hasOwn(json, field) ? read(json[field], at(field)) : undefined;
  const whole = (one: unknown, where: string): number | undefined =>
    typeof one === 'number' && Number.isInteger(one) && one >= 0 && one <= 1000
      ? one
      : reader.refuse(where, 'club/range', { min: 0, max: 1000 });
  const found = given(json, {
    id: reader.word(json['id'], at('id'), factIds),
    kind,
    askRu: readText(reader, json['askRu'], at('askRu'), 200),
    among: maybe('among', (one, where) => reader.word(one, where, ['table', 'active'] as const)),
    min: maybe('min', whole),
    max: maybe('max', whole),
    dealerMax: maybe('dealerMax', whole),
    values: maybe('values', (list, where) =>
      readList(reader, list, where, (one, place) => {
        const pair = reader.object(one, place, ['id', 'labelRu'], []);
        const id = pair && readText(reader, pair['id'], `${place}.id`, 60);
        const labelRu = pair && readText(reader, pair['labelRu'], `${place}.labelRu`, 200);
        return id === undefined || labelRu === undefined ? undefined : { id, labelRu };
      }),
    ),
    hintRu: maybe('hintRu', (one, where) => readText(reader, one, where, 300)),
    sayRu: maybe('sayRu', (one, where) => readPhrase(reader, one, where)),
    byArbiter: maybe('byArbiter', reader.boolean),
    per: maybe('per', (one, where) => reader.word(one, where, groups)),
    requiredIf: maybe('requiredIf', (one, where) => readCondition(reader, one, where)),
    askIf: maybe('askIf', (one, where) => readCondition(reader, one, where)),
    default: maybe('default', (one, where) => readScalar(reader, one, where)),
  });
  if (typeof found['min'] === 'number' && Number(found['max']) < found['min']) {
    reader.refuse(at('max'), 'club/range', { min: found['min'], max: 1000 });
  }
  return reader.problems.length === before ? (found as unknown as FactDef) : undefined;
}

function readOutcome(reader: Reader, value: unknown, path: string): Outcome | undefined {
  const json = reader.object(value, path, ['id', 'when', 'effects'], ['forEach']);
  if (json === undefined) return undefined;
  const id = readText(reader, json['id'], `${path}.id`, 80);
  const when = readCondition(reader, json['when'], `${path}.when`);
  const forEach = reader.maybe(json, 'forEach', path, (one, at) => reader.word(one, at, groups));
  const effects = readList(reader, json['effects'], `${path}.effects`, (one, at) =>
    readEffect(reader, one, at),
  );
  if (id === undefined || when === undefined || effects === undefined) return undefined;
  return { id, when, ...(forEach === undefined ? {} : { forEach }), effects };
}

function readChoice(reader: Reader, value: unknown, path: string): Choice | undefined {
  const json = reader.object(value, path, ['id', 'askRu', 'default', 'options'], []);
  if (json === undefined) return undefined;
  const id = readText(reader, json['id'], `${path}.id`, 80);
  const askRu = readText(reader, json['askRu'], `${path}.askRu`, 200);
  const standard = readText(reader, json['default'], `${path}.default`, 60);
  const options = readList(reader, json['options'], `${path}.options`, (one, at) => {
    const option = reader.object(one, at, ['id', 'labelRu', 'effects'], []);
    if (option === undefined) return undefined;
    const name = readText(reader, option['id'], `${at}.id`, 60);
    const labelRu = readText(reader, option['labelRu'], `${at}.labelRu`, 200);
    const effects = readList(reader, option['effects'], `${at}.effects`, (effect, where) =>
      readEffect(reader, effect, where),
    );
    if (name === undefined || labelRu === undefined || effects === undefined) return undefined;
    return { id: name, labelRu, effects };
  });
  if (id === undefined || askRu === undefined || standard === undefined || options === undefined)
    return undefined;
  return { id, askRu, default: standard, options };
}

function readRefusal(reader: Reader, value: unknown, path: string): Refusal | undefined {
  const json = reader.object(value, path, ['error', 'fact', 'if'], ['forEach']);
  if (json === undefined) return undefined;
  const errors = ['fact.range', 'article.notApplicable', 'fact.inconsistent'] as const;
  const error = reader.word(json['error'], `${path}.error`, errors);
  const fact = reader.word(json['fact'], `${path}.fact`, factIds);
  const when = readCondition(reader, json['if'], `${path}.if`);
  const forEach = reader.maybe(json, 'forEach', path, (one, at) => reader.word(one, at, groups));
  if (error === undefined || fact === undefined || when === undefined) return undefined;
  return { error, fact, if: when, ...(forEach === undefined ? {} : { forEach }) };
}

function readNeed(reader: Reader, value: unknown, path: string): Need | undefined {
  const json = reader.object(value, path, ['context', 'when'], []);
  if (json === undefined) return undefined;
  const context = reader.word(json['context'], `${path}.context`, contextIds);
  const when = readCondition(reader, json['when'], `${path}.when`);
  return context === undefined || when === undefined ? undefined : { context, when };
}

function readDerived(reader: Reader, value: unknown, path: string): Article['derive'][number] | undefined {
  const json = reader.object(value, path, ['id', 'value'], []);
  if (json === undefined) return undefined;
  const id = reader.word(json['id'], `${path}.id`, derivedIds);
  const expr = readExpr(reader, json['value'], `${path}.value`);
  return id === undefined || expr === undefined ? undefined : { id, value: expr };
}

function readRepeat(reader: Reader, value: unknown, path: string): Article['repeat'] {
  const json = reader.object(value, path, ['counter', 'firstRu', 'againRu'], []);
  if (json === undefined) return undefined;
  const counter = readText(reader, json['counter'], `${path}.counter`, 80);
  const firstRu = readText(reader, json['firstRu'], `${path}.firstRu`, 200);
  const againRu = readText(reader, json['againRu'], `${path}.againRu`, 200);
  if (counter === undefined || firstRu === undefined || againRu === undefined) return undefined;
  return { counter, firstRu, againRu };
}

const phases = ['deal', 'auction', 'contractOrder', 'play', 'raspasyPlay', 'afterPlay'] as const;
export const happenedIds = ['deal', 'auction', 'order', 'play', 'raspasy', 'cardCount', 'general'] as const;
const required = ['id', 'refRu', 'phase', 'happened', 'titleRu', 'textRu', 'facts', 'outcomes'];
const optional = ['needs', 'derive', 'refusals', 'match', 'choices', 'repeat', 'keywordsRu'];

/** An own article; what is left out is empty. */
export function readArticle(reader: Reader, value: unknown, path: string): OwnArticle | undefined {
  const json = reader.object(value, path, required, optional);
  if (json === undefined) return undefined;
  const before = reader.problems.length;
  const at = (field: string): string => `${path}.${field}`;
  const text = (field: string, most: number): string | undefined =>
    readText(reader, json[field], at(field), most);
  const list = <T>(
    field: string,
    read: (r: Reader, one: unknown, where: string) => T | undefined,
  ): readonly T[] =>
    (Object.hasOwn(json, field)
      ? readList(reader, json[field], at(field), (one, where) => read(reader, one, where))
      : []) ?? [];
  const found = {
    id: text('id', 60),
    refRu: text('refRu', 60),
    phase: reader.word(json['phase'], at('phase'), phases),
    happened: list('happened', (r, one, where) => r.word(one, where, happenedIds)),
    titleRu: text('titleRu', 200),
    textRu: text('textRu', 2000),
    ...(Object.hasOwn(json, 'keywordsRu')
      ? { keywordsRu: list('keywordsRu', (r, one, where) => readText(r, one, where, 60)) }
      : {}),
    needs: list('needs', readNeed),
    facts: list('facts', readFact),
    derive: list('derive', readDerived),
    refusals: list('refusals', readRefusal),
    match: Object.hasOwn(json, 'match')
      ? reader.word(json['match'], at('match'), ['first', 'every'] as const)
      : 'first',
    outcomes: list('outcomes', readOutcome),
    choices: list('choices', readChoice),
    ...(Object.hasOwn(json, 'repeat') ? { repeat: readRepeat(reader, json['repeat'], at('repeat')) } : {}),
  };
  return reader.problems.length === before ? (found as unknown as OwnArticle) : undefined;
}
