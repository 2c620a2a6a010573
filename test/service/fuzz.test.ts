/**
 * Every call of the service with generated junk, on a tournament of its own: typed errors with a sentence, no crash, and
 * nothing changed by what was refused. `PULKA_FUZZ=full` sends 100 000 messages, a usual run fewer; the seed is printed.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract, type CallName } from '../../shared/ipc/contract.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import { translator } from '../../shared/locales/index.ts';
import { junk, spoil, TEXTS } from '../fixtures/junk.ts';
import { random, type Random } from '../fixtures/random.ts';
import { valueFor, type Pools } from '../fixtures/schema-values.ts';
import { resources, startService, temporaryFolder, type TestService } from '../fixtures/service.ts';

const FULL = process.env['PULKA_FUZZ'] === 'full';
const MESSAGES = FULL ? 100_000 : Number(process.env['PULKA_FUZZ'] ?? 4000);
const SEED = Number(process.env['PULKA_FUZZ_SEED'] ?? 20261129);
/** A fresh copy of the tournament after so many messages, so that its size stays that of an evening. */
const ROUND = 1000;
/** Slow ones come less often: a PDF, a file copied or read as a whole. */
const RARE =
  /^(documents\.(preview|print)|file\.(import|createSample|create|open|close)|backup\.|ledger\.check)/;

const names = (Object.keys(contract) as CallName[]).filter((name) => contract[name].target === 'service');
const folder = temporaryFolder();
/** Deep enough for every `../` that a junk text could hold. */
const inner = join(folder.path, 'a', 'b', 'c');
const model = folder.file('model.pulka');
const cwd = process.cwd();

let service: TestService;
let pools: Pools;
let changes = 0;

beforeAll(async () => {
  mkdirSync(inner, { recursive: true });
  process.chdir(inner);
  const first = startService();
  await first.ok('file.createSample', { path: model });
  await first.close();
});
afterAll(async () => {
  await service.close();
  process.chdir(cwd);
  folder.remove();
});

async function fresh(): Promise<void> {
  const path = join(inner, 'evening.pulka');
  await service?.close();
  rmSync(inner, { recursive: true, force: true });
  mkdirSync(inner, { recursive: true });
  process.chdir(inner);
  copyFileSync(model, path);
  service = startService({ backupEvery: 3_600_000 });
  service.onEvent((event) => void (event === 'ledger.changed' && (changes += 1)));
  await service.ok('file.open', { path });
  const { rounds, players } = await service.ok('tournament.get', {});
  const tables = rounds.flatMap((round) => round.tables.map((table) => table.tableId));
  const deals = (await service.ok('sheet.get', { tableId: tables[0]! })).deals.map((deal) => deal.dealId);
  const slips = (await service.ok('incidents.list', {})).map(({ slip }) => slip.slipId);
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(resolve(resources(), '../test/tables', name), 'utf8'));
  const cases = (name: string): Record<string, unknown>[] =>
    (read(name) as { cases: Record<string, unknown>[] }).cases.slice(0, 30);
  const sheets = cases('sheets.json').map(({ sheet }) => sheet);
  const incidents = cases('rulings.json').map(({ rulebook, article, facts, context }) => ({
    ...{ format: 'pulka-incident/1', rulebook, article, facts, context },
  }));
  pools = {
    ids: [
      ...tables,
      ...deals.slice(0, 5),
      ...slips,
      ...players.map((player) => player.playerId),
      'nobody',
      '',
      '1',
      ...TEXTS.slice(0, 12),
    ],
    paths: [
      'evening.pulka',
      path,
      'new.pulka',
      join(inner, 'Новый турнир.pulka'),
      inner,
      'no/folder/x.pulka',
      '\u0000',
      'x'.repeat(5000),
      `${'y'.repeat(300)}.pulka`,
      'text.txt',
      '/dev/full',
      '/proc/self/mem',
    ],
    json: [...sheets, ...incidents, PATCH, {}, [], null, { format: 'pulka-tournament/1', entries: [] }],
  };
}

/** A club's rules with a price of their own. */
const PATCH = {
  format: 'pulka-rules/1',
  articles: [
    {
      ...{ article: '003.S12', titleRu: '3 очка в гору', textRu: 'Три очка.' },
      amounts: [{ row: '003.S12#1', effect: 0, field: 'points', value: 3 }],
    },
  ],
};

const text = { ru: translator('ru'), en: translator('en') };
const hasSentence = (key: string): boolean => text.ru(key) !== key && text.en(key) !== key;

/** What is wrong with an answer; null when it is as it must be. */
function fault(name: string, answer: Envelope<unknown>, before: number): string | null {
  if (answer.ok) return null;
  const { code, problems = [] } = answer.error;
  if (code === 'app/unexpected') return `${name}: app/unexpected\n${service.logged.slice(-1).join()}`;
  if (!/^[a-z]+\/\w+$/i.test(code) || !hasSentence(`error.${code}`))
    return `${name}: no sentence for ${code}`;
  const silent = problems.find((problem) => !hasSentence(`problem.${problem.code}`));
  if (silent !== undefined) return `${name}: no sentence for the problem ${silent.code}`;
  return changes === before ? null : `${name}: refused (${code}), and yet something was written`;
}

function message(name: CallName, chance: Random): { input: unknown; meta: unknown } {
  const valid = valueFor(contract[name].input, chance, pools);
  const kind = chance.below(10);
  const input =
    kind < 3
      ? valid
      : kind < 8
        ? spoil(valid, chance)
        : kind === 8
          ? spoil(spoil(valid, chance), chance)
          : junk(chance);
  const commandId = `fuzz-${chance.below(2 ** 31)}`;
  return { input, meta: chance.oneIn(20) ? junk(chance) : { commandId } };
}

test(
  `${MESSAGES} messages of junk: typed errors, no crash, no change (seed ${SEED})`,
  { timeout: 3_600_000 },
  async () => {
    const chance = random(SEED);
    const faults = new Map<string, { times: number; input: string }>();
    const codes = new Map<string, number>();
    let accepted = 0;
    for (let i = 0; i < MESSAGES; i++) {
      if (i % ROUND === 0) await fresh();
      let name = chance.pick(names);
      if (RARE.test(name) && !chance.oneIn(8)) name = chance.pick(names.filter((one) => !RARE.test(one)));
      const { input, meta } = message(name, chance);
      const before = changes;
      const answer = await service.dispatch(chance.oneIn(100) ? chance.pick(TEXTS) : name, input, meta);
      if (answer.ok) accepted += 1;
      else codes.set(answer.error.code, (codes.get(answer.error.code) ?? 0) + 1);
      const wrong = fault(name, answer, before);
      if (wrong !== null) {
        const key = wrong.split('\n').slice(0, 3).join('\n');
        const known = faults.get(key);
        faults.set(key, { times: (known?.times ?? 0) + 1, input: known?.input ?? describe(input) });
      }
      if (answer.ok && RARE.test(name)) await backToTheEvening();
      if (i % ROUND === ROUND - 1) await wholeAndSound();
    }
    console.log(
      `fuzz: ${MESSAGES} messages, ${accepted} accepted, ${[...codes.values()].reduce((a, b) => a + b, 0)} refused by ${codes.size} codes, seed ${SEED}`,
    );
    expect([...faults].map(([what, { times, input }]) => `${times} × ${what}\n${input}`).join('\n\n')).toBe(
      '',
    );
    expect(accepted).toBeGreaterThan(MESSAGES / 50);
    expect(codes.size).toBeGreaterThan(10);
  },
);

function describe(input: unknown): string {
  try {
    return JSON.stringify(input)?.slice(0, 1500) ?? String(input);
  } catch {
    return 'no JSON';
  }
}

/** A valid message may have closed the file or opened another. */
async function backToTheEvening(): Promise<void> {
  await service.call('file.open', { path: join(inner, 'evening.pulka') });
}

/** After a round of messages the ledger is whole, every total is right, and it goes out and comes in again. */
async function wholeAndSound(): Promise<void> {
  await backToTheEvening();
  const check = await service.ok('ledger.check', {});
  expect([check.integrity, check.differences]).toEqual([[], []]);
  const { json } = await service.ok('file.export', {});
  await service.ok('file.import', { path: join(inner, 'again.pulka'), json });
  expect((await service.ok('file.export', {})).json).toBe(json);
}
