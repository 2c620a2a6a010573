/** `pulka-incident/1` in: strict reading. What the values may be is asked by the rules, which name the fact. */
import { checkOptions, conventionIds } from '../domain/conventions.ts';
import { ProblemError } from '../domain/problem.ts';
import type { Options } from '../domain/types.ts';
import type {
  Facts,
  FactValue,
  Incident,
  IncidentContext,
  Rulebook,
  RulebookId,
} from '../rules/vocabulary.ts';
import { rulebooks } from '../rules/rulebooks/index.ts';
import { readSettings } from './incidentSettings.ts';
import { Reader } from './sheetReader.ts';

export const INCIDENT_FORMAT = 'pulka-incident/1';

const scalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function readFact(reader: Reader, value: unknown, path: string): FactValue | undefined {
  if (scalar(value)) return value;
  const read = (one: unknown, at: string) => (scalar(one) ? one : reader.refuse(at, 'incident/factValue'));
  return reader.record(value, path, read);
}

function readFacts(reader: Reader, value: unknown): Facts | undefined {
  return reader.record(value, 'facts', (one, path) => readFact(reader, one, path));
}

function readPlayers(reader: Reader, value: unknown): string[] | undefined {
  const path = 'context.players';
  const players = reader.array(value, path, reader.string);
  if (players === undefined) return undefined;
  if (players.length !== 3 && players.length !== 4) return reader.refuse(path, 'incident/players');
  players.forEach((player, i) => {
    if (player.trim() === '') reader.refuse(`${path}[${i}]`, 'incident/emptyName');
    else if (players.indexOf(player) < i) reader.refuse(`${path}[${i}]`, 'incident/sameName');
  });
  return players;
}

function readOptions(reader: Reader, value: unknown, convention: IncidentContext['convention']) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return reader.refuse('context.options', 'value/object');
  }
  if (convention !== 'bridge') {
    for (const found of checkOptions(convention, value)) {
      reader.problems.push({ ...found, path: `context.${found.path}` });
    }
  }
  return value as Partial<Options>;
}

/** A contract or a bid: a number or a word; which, the rules say. */
const level = (reader: Reader, value: unknown, path: string) =>
  typeof value === 'number' || typeof value === 'string' ? value : reader.refuse(path, 'incident/factValue');

function readContext(reader: Reader, value: unknown): IncidentContext | undefined {
  const optional = [
    'options',
    'contract',
    'trump',
    'declarer',
    'dealer',
    'raspasyLevel',
    'stoppedBid',
    'stage',
  ];
  const json = reader.object(value, 'context', ['convention', 'players'], optional);
  if (json === undefined) return undefined;
  const convention = reader.word(json['convention'], 'context.convention', [
    ...conventionIds,
    'bridge',
  ] as const);
  const players = readPlayers(reader, json['players']);
  if (convention === undefined || players === undefined) return undefined;
  const context: Record<string, unknown> = { convention, players };
  const take = (name: string, read: (one: unknown, path: string) => unknown): void => {
    if (Object.hasOwn(json, name)) context[name] = read(json[name], `context.${name}`);
  };
  take('options', (one) => readOptions(reader, one, convention));
  take('contract', (one, path) => level(reader, one, path));
  take('stoppedBid', (one, path) => level(reader, one, path));
  take('raspasyLevel', reader.number);
  for (const name of ['trump', 'declarer', 'dealer', 'stage']) take(name, reader.string);
  // Levels, trumps and players out of range are refused by the rules under the fact's name (`fact.range`).
  return context as unknown as IncidentContext;
}

function readIncident(reader: Reader, json: unknown, books: readonly Rulebook[]): Incident | undefined {
  const top = reader.object(json, '', ['format', 'rulebook', 'facts', 'context'], ['article', 'settings']);
  if (top === undefined) return undefined;
  if (top['format'] !== INCIDENT_FORMAT) {
    return reader.refuse('format', 'incident/format', { expected: INCIDENT_FORMAT });
  }
  const rulebook: RulebookId | undefined = reader.word(
    top['rulebook'],
    'rulebook',
    books.map((book) => book.id),
  );
  const article = Object.hasOwn(top, 'article') ? reader.string(top['article'], 'article') : undefined;
  const facts = readFacts(reader, top['facts']);
  const context = readContext(reader, top['context']);
  const settings = Object.hasOwn(top, 'settings') ? readSettings(reader, top['settings']) : undefined;
  if (rulebook === undefined || facts === undefined || context === undefined) return undefined;
  return {
    format: INCIDENT_FORMAT,
    rulebook,
    ...(article === undefined ? {} : { article }),
    facts,
    context,
    ...(settings === undefined ? {} : { settings }),
  };
}

/**
 * Reads an incident strictly: unknown fields and wrong types are refused with their path.
 * @param books texts that may be ruled by
 * @throws ProblemError with everything that was found
 */
export function parseIncident(json: unknown, books: readonly Rulebook[] = rulebooks): Incident {
  const reader = new Reader();
  const incident = readIncident(reader, json, books);
  if (incident === undefined || reader.problems.length > 0) throw new ProblemError(reader.problems);
  return incident;
}
