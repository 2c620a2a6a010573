/** The supervisor with the real service in a real forked Node: handshake, crash, repeat, orderly end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forkedHost } from '../../main/service-host/forked-host.ts';
import type { StartHost } from '../../main/service-host/host.ts';
import { Supervisor, type ServiceState } from '../../main/service-host/supervisor.ts';

const script = resolve('main/service/index.ts');
let folder = '';
let running: Supervisor | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulka-supervisor-'));
});
afterEach(async () => {
  await running?.stop();
  running = null;
  rmSync(folder, { recursive: true, force: true });
});

interface Seen {
  states: ServiceState[];
  events: [string, unknown][];
}

function supervise(
  start: StartHost = forkedHost(process.execPath),
  file = script,
): { supervisor: Supervisor; seen: Seen } {
  const seen: Seen = { states: [], events: [] };
  const supervisor = new Supervisor(
    start,
    { script: file, env: {} },
    {
      onState: (state) => seen.states.push(state),
      onEvent: (event, payload) => seen.events.push([event, payload]),
      log: () => undefined,
    },
  );
  running = supervisor;
  supervisor.run();
  return { supervisor, seen };
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((done) => setTimeout(done, 20));
  }
}

const tournament = {
  name: 'Проба',
  date: '2026-11-29',
  place: '',
  arbiter: '',
  secretary: '',
  convention: 'sochi',
  options: {},
  target: 10,
  rulebooks: ['000'],
  ruleSettings: {},
  stakeKopecks: null,
};
const player = (surname: string) => ({ surname, given: '', patronymic: '', club: '', year: null, note: '' });
const create = (path: string) => ({
  path,
  tournament,
  players: ['Анна', 'Борис', 'Вера'].map(player),
  tables: [[0, 1, 2]],
});

test('what is asked before the handshake is answered after it', async () => {
  const { supervisor, seen } = supervise();
  const answer = await supervisor.call('file.status', {}, {});
  expect(answer).toMatchObject({ ok: true, value: { state: 'none' } });
  expect(seen.states.at(-1)).toMatchObject({ state: 'ready', restarts: 0 });
});

test('a killed service comes back with the file open and nothing lost', async () => {
  const { supervisor, seen } = supervise();
  const path = join(folder, 'турнир №1.pulka');
  expect(await supervisor.call('file.create', create(path), { commandId: 'create-0001' })).toMatchObject({
    ok: true,
  });
  process.kill(supervisor.pid ?? 0, 'SIGKILL');
  await until(() => seen.states.at(-1)?.restarts === 1 && seen.states.at(-1)?.state === 'ready');
  const overview = await supervisor.call('tournament.get', {}, {});
  expect(overview).toMatchObject({ ok: true, value: { tournament: { name: 'Проба' } } });
});

test('a command in flight is repeated under its id and done once', async () => {
  const { supervisor } = supervise();
  const path = join(folder, 'a.pulka');
  await supervisor.call('file.create', create(path), { commandId: 'create-0001' });
  const overview = (await supervisor.call('tournament.get', {}, {})) as {
    value: { rounds: { tables: { tableId: string }[] }[] };
  };
  const tableId = overview.value.rounds[0]?.tables[0]?.tableId;
  const deal = { type: 'raspasy', dealer: 0, tricks: [4, 3, 3] };
  const record = (id: string) =>
    supervisor.call('deals.record', { tableId, deal, before: null, expectedSeq: null }, { commandId: id });
  const inFlight = record('record-0001');
  process.kill(supervisor.pid ?? 0, 'SIGKILL');
  expect(await inFlight).toMatchObject({ ok: true });
  // The same id again returns the first answer.
  expect(await record('record-0001')).toMatchObject({ ok: true, value: { number: 1 } });
  const sheet = (await supervisor.call('sheet.get', { tableId }, {})) as { value: { deals: unknown[] } };
  expect(sheet.value.deals).toHaveLength(1);
});

test('a service that cannot stay up ends in an error page, not in a loop', async () => {
  const { supervisor, seen } = supervise(forkedHost(process.execPath), join(folder, 'missing.js'));
  await until(() => seen.states.at(-1)?.state === 'failed');
  expect(seen.states.at(-1)?.code).toBe('service/crashing');
  expect(await supervisor.call('file.status', {}, {})).toEqual({
    ok: false,
    error: { code: 'service/unavailable' },
  });
});

test('an orderly end closes the file', async () => {
  const { supervisor } = supervise();
  const path = join(folder, 'b.pulka');
  await supervisor.call('file.create', create(path), { commandId: 'create-0001' });
  await supervisor.stop();
  running = null;
  const { supervisor: next } = supervise();
  expect(await next.call('file.open', { path }, { commandId: 'open-00001' })).toMatchObject({ ok: true });
});
