/**
 * kill -9 at random moments while deals are typed: by the command line, into the service, and while the file is being
 * closed. Every acknowledged deal is there, at most one more; the ledger is consistent; the half-typed line is there.
 */
import { once } from 'node:events';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createTable, startService, temporaryFolder, type TestService } from '../fixtures/service.ts';
import { counted, dice, enter, firstTable, nthDeal, nthLine, pause, ServiceChild } from './support.ts';

/** One file is filled by so many killed programs, one after another. */
const A_FILE = 10;
const SERVICE = counted(200, 8);
const COMMAND_LINE = counted(80, 3);
const CLOSING = counted(20, 2);

let folder: ReturnType<typeof temporaryFolder>;
let checker: TestService;
const total = { kills: 0, acknowledged: 0, lost: 0, more: 0, lines: 0 };
beforeEach(() => {
  folder = temporaryFolder();
  checker = startService();
});
afterEach(async () => {
  await checker.close();
  folder.remove();
});
afterAll(() => {
  const { kills, acknowledged, lost, more, lines } = total;
  console.info(
    `[faults] ${kills} kills: ${acknowledged} deals acknowledged, ${lost} lost, ${more} stored unanswered, ${lines} half-typed lines there`,
  );
});

/** Looks at what the killed program left; the deals are those of `nthDeal`, in order. */
async function found(path: string, expected: number): Promise<{ deals: number; line: string }> {
  await checker.ok('file.open', { path });
  const view = await checker.ok('sheet.get', { tableId: await firstTable(checker) });
  const stored = view.deals.map(({ deal }) => deal);
  expect(stored).toEqual(stored.map((_, n) => nthDeal(n)));
  const lost = Math.max(0, expected - stored.length);
  total.kills += 1;
  total.lost += lost;
  total.more += stored.length - expected + lost;
  expect(lost).toBe(0);
  expect(stored.length).toBeLessThanOrEqual(expected + 1);
  expect(await checker.ok('ledger.check', {})).toMatchObject({
    integrity: [],
    differences: [],
    deals: stored.length,
  });
  await checker.ok('file.close', {});
  return { deals: stored.length, line: view.draft };
}

async function freshFile(n: number): Promise<string> {
  const path = folder.file(`турнир ${n}.pulka`);
  await createTable(checker, path, ['А', 'Б', 'В'], { target: null });
  await checker.ok('file.close', {});
  return path;
}

/** Types deals and half-typed lines until it is killed. Answered lines are what may be asked for afterwards. */
async function type(
  child: ServiceChild,
  from: number,
  seen: { deals: number; lines: string[] },
): Promise<void> {
  const table = (await child.call('tournament.get', {})) as {
    value: { rounds: { tables: { tableId: string }[] }[] };
  };
  const tableId = table.value.rounds[0]?.tables[0]?.tableId ?? '';
  for (let n = from; ; n++) {
    const line = nthLine(n).slice(0, 2);
    // On its way: it may be there, or the one before.
    seen.lines.push(line);
    const kept = await child.call('sheet.saveDraft', { tableId, text: line });
    expect(kept).toMatchObject({ ok: true });
    seen.lines = [line];
    // The deal takes the line away in the same commit: from now on either may be there.
    seen.lines.push('');
    const answer = await child.call('deals.record', {
      tableId,
      deal: nthDeal(n),
      before: null,
      expectedSeq: null,
    });
    expect(answer).toMatchObject({ ok: true });
    seen.lines = [''];
    seen.deals++;
  }
}

test(`the service, ${SERVICE} times`, { timeout: 60_000 + SERVICE * 15_000 }, async () => {
  const die = dice(20261129);
  let path = '';
  let deals = 0;
  let line = '';
  for (let i = 0; i < SERVICE; i++) {
    if (i % A_FILE === 0) {
      path = await freshFile(i);
      deals = 0;
      line = '';
    }
    const child = new ServiceChild();
    await child.ready;
    expect(await child.call('file.open', { path })).toMatchObject({ ok: true });
    const seen = { deals: 0, lines: [line] };
    let fault: unknown = null;
    void type(child, deals, seen).catch((error: unknown) => (fault = error));
    await pause(die() * 150);
    await child.kill();
    expect(fault).toBe(null);
    total.acknowledged += seen.deals;
    const left = await found(path, deals + seen.deals);
    // A deal that was stored unanswered has taken its line with it.
    expect(left.deals > deals + seen.deals ? [''] : seen.lines).toContain(left.line);
    if (left.line !== '') total.lines++;
    ({ deals, line } = left);
  }
});

test(`the command line, ${COMMAND_LINE} times`, { timeout: 60_000 + COMMAND_LINE * 15_000 }, async () => {
  const die = dice(4711);
  let path = '';
  let deals = 0;
  for (let i = 0; i < COMMAND_LINE; i++) {
    if (i % A_FILE === 0) {
      path = await freshFile(i);
      deals = 0;
    }
    const child = enter(path);
    let out = '';
    child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stdin?.on('error', () => undefined);
    const lines = Array.from({ length: 600 }, (_, n) => nthLine(deals + n));
    child.stdin?.write(`${lines.join('\n')}\n`);
    while (!out.includes('\n')) await pause(2);
    await pause(die() * 250);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    const answered = out.split('\n').slice(0, -1);
    expect(answered.every((line, n) => line.startsWith(`ok ${deals + n + 1} `))).toBe(true);
    total.acknowledged += answered.length;
    deals = (await found(path, deals + answered.length)).deals;
  }
});

test(`while the file is being closed, ${CLOSING} times`, { timeout: 60_000 + CLOSING * 15_000 }, async () => {
  const die = dice(815);
  const path = await freshFile(0);
  let deals = 0;
  for (let i = 0; i < CLOSING; i++) {
    const child = new ServiceChild();
    await child.ready;
    expect(await child.call('file.open', { path })).toMatchObject({ ok: true });
    const tables = (await child.call('tournament.get', {})) as {
      value: { rounds: { tables: { tableId: string }[] }[] };
    };
    const tableId = tables.value.rounds[0]?.tables[0]?.tableId ?? '';
    const deal = nthDeal(deals);
    const answer = await child.call('deals.record', { tableId, deal, before: null, expectedSeq: null });
    expect(answer).toMatchObject({ ok: true });
    child.end();
    await pause(die() * 40);
    await child.kill();
    total.acknowledged += 1;
    deals = (await found(path, deals + 1)).deals;
    // Whatever it was at, no backup is half a backup.
    for (const { path: backup } of (await reopened(path)).backups) {
      expect((await checker.ok('backup.look', { backup })).deals).toBeLessThanOrEqual(deals);
    }
    await checker.ok('file.close', {});
  }
});

const reopened = (path: string) => checker.ok('file.open', { path });
