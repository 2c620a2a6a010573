/** The service as a process of its own, behind the port of a forked Node. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import { boot } from '../../main/service/boot.ts';
import type { FromService } from '../../main/service/port.ts';
import { aPlayer, aTournament, resources, temporaryFolder } from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let child: ChildProcess;
let received: FromService[];
const waiting: (() => void)[] = [];
let ids = 0;

async function message(wanted: (message: FromService) => boolean): Promise<FromService> {
  for (;;) {
    const found = received.find(wanted);
    if (found !== undefined) return found;
    await new Promise<void>((done) => waiting.push(done));
  }
}
async function call(name: string, input: object, commandId = `command-${++ids}`): Promise<Envelope<unknown>> {
  const id = ++ids;
  child.send({ id, name, input, meta: { commandId } });
  const answer = await message((m) => 'id' in m && m.id === id);
  return 'envelope' in answer ? answer.envelope : { ok: false, error: { code: 'none' } };
}
const create = (path: string): object => ({
  path,
  tournament: aTournament(),
  players: ['А', 'Б', 'В'].map(aPlayer),
  tables: [[0, 1, 2]],
});

beforeEach(() => {
  folder = temporaryFolder();
  received = [];
  child = fork(resolve(import.meta.dirname, '../../main/service/index.ts'), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (m) => {
    received.push(m as FromService);
    for (const done of waiting.splice(0)) done();
  });
});
afterEach(() => {
  child.kill('SIGKILL');
  folder.remove();
});

describe('the service process', () => {
  test('says ready, answers calls, pushes events, ends in order', async () => {
    await message((m) => 'ready' in m);
    const path = folder.file('t.pulka');
    expect(await call('file.create', create(path))).toMatchObject({
      ok: true,
      value: { state: 'open', seq: 5 },
    });
    expect(await message((m) => 'event' in m && m.event === 'file.changed')).toMatchObject({
      payload: { path },
    });
    await call('penalties.record', { playerId: 'nobody', roundId: null, points: 1, reason: 'x' });
    const overview = await call('tournament.get', {});
    if (!overview.ok) throw new Error('refused');
    const { players } = overview.value as { players: { playerId: string }[] };
    await call('penalties.record', {
      playerId: players[0]?.playerId ?? '',
      roundId: null,
      points: -1,
      reason: 'x',
    });
    expect(await message((m) => 'event' in m && m.event === 'ledger.changed')).toMatchObject({
      payload: { seq: 6 },
    });
    child.send({ nonsense: true });
    // Bytes come as bytes through the structured clone.
    const options = { locale: 'ru', timeZone: 'UTC', twoUp: false };
    const shown = await call('documents.preview', { document: 'standings', key: '', options });
    expect(shown).toMatchObject({ ok: true });
    if (shown.ok) expect((shown.value as { bytes: unknown }).bytes).toBeInstanceOf(Uint8Array);
    child.send({ close: true });
    await message((m) => 'closed' in m);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('closes the file when its parent goes', async () => {
    await message((m) => 'ready' in m);
    await call('file.create', create(folder.file('t.pulka')));
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

test('a service that cannot be loaded says so instead of ending', async () => {
  const sent: FromService[] = [];
  const port = {
    postMessage: (m: FromService) => {
      if ('ready' in m) throw new Error('nobody listens');
      sent.push(m);
    },
    on: () => undefined,
  };
  const end = await boot(port, { resources });
  expect(sent.at(-1)).toEqual({ failed: 'service/load' });
  await end();
});
