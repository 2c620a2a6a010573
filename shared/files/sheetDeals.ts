/** The deals of `pulka-sheet/1` out of JSON: shape and types only, the rules of the game are checked by the domain. */
import type { AdjustDeal, Deal, DealRuling, GameDeal, Says, Scored, Trump, Word } from '../domain/types.ts';
import type { Reader } from './sheetReader.ts';

const trumps: readonly Trump[] = ['spades', 'clubs', 'diamonds', 'hearts', 'none'];
const says: readonly Says[] = ['whist', 'half', 'pass'];
const scoredAs: readonly Scored[] = [
  'actual',
  'playOn',
  'unchanged',
  'actualNoContract',
  'actualNoWhists',
  'ruling',
  'none',
  'arbiter',
];

type Json = Record<string, unknown>;
type Fields = { readonly required: readonly string[]; readonly optional: readonly string[] };

const fields: Readonly<Record<Deal['type'], Fields>> = {
  game: { required: ['dealer', 'declarer', 'level', 'defence'], optional: ['trump', 'tricks'] },
  misere: { required: ['dealer', 'declarer', 'tricks'], optional: ['shared'] },
  raspasy: { required: ['dealer', 'tricks'], optional: [] },
  withoutThree: { required: ['dealer', 'declarer', 'level'], optional: [] },
  redeal: { required: ['dealer'], optional: [] },
  adjust: { required: ['reason'], optional: ['pool', 'mountain', 'whists'] },
};

const dealTypes = Object.keys(fields) as Deal['type'][];

/** Leaves out what was not given, so that a sheet reads back as it was written. */
function given<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;
}

function readWord(reader: Reader, value: unknown, path: string): Word | undefined {
  const json = reader.object(value, path, ['player', 'says'], []);
  if (json === undefined) return undefined;
  const player = reader.number(json['player'], `${path}.player`);
  const said = reader.word(json['says'], `${path}.says`, says);
  return player === undefined || said === undefined ? undefined : { player, says: said };
}

function readLines(
  reader: Reader,
  json: Json,
  path: string,
): Pick<AdjustDeal, 'pool' | 'mountain' | 'whists'> {
  const rows = (v: unknown, p: string) => reader.array(v, p, reader.numbers);
  return given({
    pool: reader.maybe(json, 'pool', path, reader.numbers),
    mountain: reader.maybe(json, 'mountain', path, reader.numbers),
    whists: reader.maybe(json, 'whists', path, rows),
  });
}

function readMoves(reader: Reader, value: unknown, path: string): DealRuling['moveTricks'] {
  return reader.array(value, path, (v, p) => {
    const json = reader.object(v, p, ['from', 'to', 'count'], []);
    if (json === undefined) return undefined;
    const from = reader.number(json['from'], `${p}.from`);
    const to = reader.number(json['to'], `${p}.to`);
    const count = reader.number(json['count'], `${p}.count`);
    return from === undefined || to === undefined || count === undefined ? undefined : { from, to, count };
  });
}

const rulingFields = [
  'article',
  'slip',
  'adjustTricks',
  'moveTricks',
  'noWhists',
  'pool',
  'mountain',
  'whists',
];

/** The ruling a deal carries. Undefined with problems in the reader when it cannot be read. */
export function readRuling(reader: Reader, value: unknown, path: string): DealRuling | undefined {
  const json = reader.object(value, path, ['scored'], rulingFields);
  if (json === undefined) return undefined;
  const scored = reader.word(json['scored'], `${path}.scored`, scoredAs);
  const ruling = given({
    article: reader.maybe(json, 'article', path, reader.string),
    slip: reader.maybe(json, 'slip', path, reader.number),
    adjustTricks: reader.maybe(json, 'adjustTricks', path, (v, p) => reader.record(v, p, reader.number)),
    moveTricks: reader.maybe(json, 'moveTricks', path, (v, p) => readMoves(reader, v, p)),
    noWhists: reader.maybe(json, 'noWhists', path, reader.numbers),
    ...readLines(reader, json, path),
  });
  return scored === undefined ? undefined : { ...ruling, scored };
}

/** One deal of a sheet. Undefined with problems in the reader when it cannot be read. */
export function readDeal(reader: Reader, value: unknown, path: string): Deal | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return reader.refuse(path, 'value/object');
  }
  if (!Object.hasOwn(value, 'type')) return reader.refuse(`${path}.type`, 'value/missing', { field: 'type' });
  const type = reader.word((value as Json)['type'], `${path}.type`, dealTypes);
  if (type === undefined) return undefined;
  const { required, optional } = fields[type];
  const json = reader.object(value, path, ['type', ...required], [...optional, 'ruling']);
  if (json === undefined) return undefined;
  const before = reader.problems.length;
  const deal = given({
    ...readBody(reader, type, json, path),
    ruling: reader.maybe(json, 'ruling', path, (v, p) => readRuling(reader, v, p)),
  });
  return reader.problems.length === before ? (deal as Deal) : undefined;
}

/** The fields of the kind of deal; what could not be read is undefined and has its problem. */
function readBody(reader: Reader, type: Deal['type'], json: Json, path: string): { type: Deal['type'] } {
  const number = (field: string) => reader.number(json[field], `${path}.${field}`);
  switch (type) {
    case 'game': {
      const body: { [K in keyof GameDeal]?: unknown } & { type: 'game' } = {
        type,
        dealer: number('dealer'),
        declarer: number('declarer'),
        level: number('level'),
        trump: reader.maybe(json, 'trump', path, (v, p) => reader.word(v, p, trumps)),
        defence: reader.array(json['defence'], `${path}.defence`, (v, p) => readWord(reader, v, p)),
        tricks: reader.maybe(json, 'tricks', path, (v, p) => reader.record(v, p, reader.number)),
      };
      return body;
    }
    case 'misere': {
      const shared = reader.maybe(json, 'shared', path, reader.boolean);
      const body = { type, dealer: number('dealer'), declarer: number('declarer'), tricks: number('tricks') };
      return given({ ...body, shared });
    }
    case 'raspasy': {
      const tricks = reader.numbers(json['tricks'], `${path}.tricks`);
      return given({ type, dealer: number('dealer'), tricks });
    }
    case 'withoutThree':
      return given({ type, dealer: number('dealer'), declarer: number('declarer'), level: number('level') });
    case 'redeal':
      return given({ type, dealer: number('dealer') });
    case 'adjust': {
      const reason = reader.string(json['reason'], `${path}.reason`);
      return given({ type, reason, ...readLines(reader, json, path) });
    }
  }
}
