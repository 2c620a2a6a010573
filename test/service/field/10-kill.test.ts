/** field.md, 10: the process is killed after Enter on deal 17; every deal and act that was answered is there. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallInput, CallOutput, ServiceCall } from '../../../shared/ipc/contract.ts';
import type { FromService } from '../../../main/service/port.ts';
import { aPlayer, aTournament, startService, temporaryFolder } from '../../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let child: ChildProcess;
beforeEach(() => {
  folder = temporaryFolder();
  child = fork(resolve(import.meta.dirname, '../../../main/service/index.ts'), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
});
afterEach(() => {
  child.kill('SIGKILL');
  folder.remove();
});

let ids = 0;
/** The value of a call to the process that will be killed. */
function call<N extends ServiceCall>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  const id = ++ids;
  return new Promise((done, fail) => {
    const listen = (message: FromService): void => {
      if (!('id' in message) || message.id !== id) return;
      child.off('message', listen);
      if (message.envelope.ok) done(message.envelope.value as CallOutput<N>);
      else fail(new Error(JSON.stringify(message.envelope.error)));
    };
    child.on('message', listen);
    child.send({ id, name, input, meta: { commandId: `command-${id}` } });
  });
}

const redeal = { type: 'redeal', dealer: 0 } as const;

async function seventeen(path: string): Promise<{ tableId: string; dealIds: string[] }> {
  const players = ['А', 'Б', 'В'].map(aPlayer);
  await call('file.create', { path, tournament: aTournament(), players, tables: [[0, 1, 2]] });
  const { rounds } = await call('tournament.get', {});
  const tableId = rounds[0]?.tables[0]?.tableId ?? '';
  const dealIds: string[] = [];
  for (let i = 0; i < 17; i++)
    dealIds.push(
      (await call('deals.record', { tableId, deal: redeal, before: null, expectedSeq: null })).dealId,
    );
  return { tableId, dealIds };
}

test('seventeen deals on reopening, in their order', async () => {
  const path = folder.file('t.pulka');
  const { tableId, dealIds } = await seventeen(path);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const service = startService();
  await service.ok('file.open', { path });
  expect((await service.ok('sheet.get', { tableId })).deals.map((deal) => deal.dealId)).toEqual(dealIds);
  expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  await service.close();
});

test('a move, a re-seating, a verdict and the paper that were answered are there as well', async () => {
  const path = folder.file('t.pulka');
  const { tableId, dealIds } = await seventeen(path);
  const last = dealIds[16] ?? '';
  const first = dealIds[0] ?? '';
  await call('deals.move', { tableId, dealId: last, before: first, expectedSeq: null });
  const swap = { tableId, from: first, seats: [0, 1] as [number, number], expectedSeq: null };
  const { sheet } = await call('sheet.reseat', { ...swap, correction: 'typing', reason: '' });
  const entrySeq = sheet.deals[0]?.entrySeq ?? 0;
  const verdict = { verdict: 'confirmed' as const, by: 'Ложкина', typed: null, remark: '' };
  await call('pass.record', { tableId, dealId: last, entrySeq, ...verdict });
  const foot = { pool: ['0', '', ''], mountain: ['', '', ''], whists: ['', '', ''], result: ['', '', ''] };
  await call('sheet.paper', { tableId, foot, running: [] });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const service = startService();
  await service.ok('file.open', { path });
  const after = await service.ok('sheet.get', { tableId });
  expect(after.deals.map((deal) => deal.dealId)).toEqual([last, ...dealIds.slice(0, 16)]);
  expect(after.deals.slice(1).every(({ deal }) => deal.type === 'redeal' && deal.dealer === 1)).toBe(true);
  expect(after.verdicts).toMatchObject([{ dealId: last, verdict: 'confirmed' }]);
  expect(after.paper?.foot).toEqual(foot);
  for (const label of ['gesture.verdict_confirmed', 'gesture.reseat', 'gesture.move', 'gesture.deal'])
    expect((await service.ok('history.undo', {})).undone.label).toBe(label);
  await service.close();
});
