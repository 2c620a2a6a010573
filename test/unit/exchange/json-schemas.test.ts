/** The JSON Schemas of the file formats: as the program reads, and as another validator understands them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { exportLedger, importLedger } from '../../../main/service/exchange/tournament-file.ts';
import { jsonSchemas, schemaFile, type SchemaName } from '../../../shared/exchange/jsonSchemas.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
const json = <T>(path: string): T => JSON.parse(read(path)) as T;

interface Exported {
  format: string;
  entries: Record<string, unknown>[];
}
const sample = (): Exported => json('resources/sample/tournament.json');
const schemas = jsonSchemas();

/** Formats of dates are checked by their patterns, which the schema has as well. */
const validator = (name: SchemaName) =>
  new Ajv2020({ strict: false, validateFormats: false }).compile(
    json<object>(`resources/schemas/${name}.json`),
  );

test.each(Object.keys(schemas) as SchemaName[])(
  'resources/schemas/%s.json is what the program reads',
  (name) => {
    expect(read(`resources/schemas/${name}.json`)).toBe(schemaFile(schemas[name]));
  },
);

test('the sample, and what the program exports of it, are valid for an independent validator', async () => {
  const valid = validator('pulka-tournament-1');
  expect(valid(sample()), JSON.stringify(valid.errors)).toBe(true);
  const exported = exportLedger(await importLedger(read('resources/sample/tournament.json')));
  expect(valid(JSON.parse(exported)), JSON.stringify(valid.errors)).toBe(true);
});

test.each<[string, (file: Exported) => void]>([
  ['another format', (file) => (file.format = 'pulka-tournament/2')],
  ['no entries', (file) => (file.entries = [])],
  ['an unknown field', (file) => Object.assign(file.entries[3] ?? {}, { colour: 'red' })],
  ['an unknown kind', (file) => Object.assign(file.entries[3] ?? {}, { kind: 'deal.guessed' })],
  ['a moment that is none', (file) => Object.assign(file.entries[3] ?? {}, { recordedAt: 'yesterday' })],
  ['a fraction of an entry', (file) => Object.assign(file.entries[3] ?? {}, { seq: 4.5 })],
  [
    'a level that is not',
    (file) => {
      const game = file.entries.find(
        (e) => (e['payload'] as { deal?: { type: string } }).deal?.type === 'game',
      );
      Object.assign((game?.['payload'] as { deal: object }).deal, { level: 11 });
    },
  ],
])('the validator refuses %s', (_what, spoil) => {
  const file = sample();
  spoil(file);
  expect(validator('pulka-tournament-1')(file)).toBe(false);
});

test('sheets that the program scores are valid sheets', () => {
  const valid = validator('pulka-sheet-1');
  const sheet = {
    format: 'pulka-sheet/1',
    convention: 'sochi',
    target: 10,
    players: ['Анна', 'Борис', 'Вера'],
    deals: [{ type: 'raspasy', dealer: 1, tricks: [4, 3, 3] }],
  };
  expect(valid(sheet)).toBe(true);
  expect(valid({ ...sheet, players: ['Анна', 'Борис'] })).toBe(false);
  expect(valid({ ...sheet, target: 0 })).toBe(false);
  expect(valid({ ...sheet, deals: [{ type: 'raspasy', dealer: 1, tricks: [4, 3, 3], by: 'me' }] })).toBe(
    false,
  );
});
