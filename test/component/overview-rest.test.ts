// @vitest-environment happy-dom
/** The overview of all sheets is not read between two deals typed here; everything else is followed at once. */
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Overview, SheetView } from '../../shared/ipc/schemas/views.ts';
import { useBridge } from '../../renderer/api/bridge.ts';
import { openSummary } from '../../renderer/features/entry/model/openSummary.ts';
import { keptParts } from '../../renderer/stores/keptParts.ts';
import { useNav } from '../../renderer/stores/nav.ts';
import { useSheet } from '../../renderer/stores/sheet.ts';
import { useTournament } from '../../renderer/stores/tournament.ts';
import { Backend, settle } from './entry-support.ts';

const redeal = { type: 'redeal', dealer: 0 } as const;
const plainly = { correction: 'typing' as const, reason: '' };
let backend: Backend;
const asked = (): number => backend.named('tournament.get').length;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setActivePinia(createPinia());
  backend = new Backend();
  useBridge({
    call: (name, input, meta) => backend.call(name, input, meta.commandId),
    on: () => () => undefined,
  });
  await useTournament().refresh();
  await useSheet().load('t1');
});
afterEach(() => {
  vi.useRealTimers();
  useBridge(null);
});

/** Types one deal; the event of the commit comes before its answer, as from the service. */
async function typed(): Promise<void> {
  backend.hold();
  const stored = useSheet().store({ kind: 'end' }, redeal, plainly, crypto.randomUUID());
  useTournament().follow(backend.seq + 1);
  await backend.release();
  await stored;
}

test('two deals typed one after the other read it once, when the hand rests', async () => {
  await typed();
  vi.advanceTimersByTime(600);
  await typed();
  vi.advanceTimersByTime(600);
  await settle();
  expect(asked()).toBe(1);
  vi.advanceTimersByTime(600);
  await settle();
  expect(asked()).toBe(2);
  expect(useTournament().overview?.seq).toBe(backend.seq);
});

test('what somebody else stored is read at once', async () => {
  await typed();
  useTournament().follow(backend.seq + 1);
  await settle();
  expect(asked()).toBe(2);
});

test('the event of an own deal that comes behind its answer waits as well', async () => {
  await useSheet().store({ kind: 'end' }, redeal, plainly, crypto.randomUUID());
  useTournament().follow(backend.seq);
  await settle();
  expect(asked()).toBe(1);
  vi.advanceTimersByTime(1100);
  await settle();
  expect(asked()).toBe(2);
});

test('another section shows all sheets as they are now', async () => {
  await typed();
  expect(asked()).toBe(1);
  useNav().open('standings');
  await settle();
  expect(asked()).toBe(2);
  // The pause that was running does not read it again.
  vi.advanceTimersByTime(5000);
  await settle();
  expect(asked()).toBe(2);
});

test('an overview read again keeps the objects of all that did not change', () => {
  const before = backend.overview();
  const same = keptParts(before, structuredClone(before));
  expect(same.rounds).toBe(before.rounds);
  expect(same.tournament).toBe(before.tournament);
  const next: Overview = structuredClone(before);
  const [round] = next.rounds;
  round?.tables.push({ ...structuredClone(round.tables[0] as (typeof round.tables)[0]), tableId: 't2' });
  const kept = keptParts(before, next);
  expect(kept.rounds[0]?.tables).toHaveLength(2);
  expect(kept.rounds[0]?.tables[0]).toBe(before.rounds[0]?.tables[0]);
  expect(kept).toEqual(next);
});

test('the row of the sheet in hand counts its own deals, rulings between them apart', () => {
  const summary = backend.overview().rounds[0]?.tables[0];
  if (summary === undefined) throw new Error('no table');
  const deal = {
    ...{ dealId: 'd1', number: 1, entrySeq: 1, deal: redeal, scored: redeal },
    ...{ recordedAt: '2026-11-28T15:00:00.000Z', struck: [], slips: [] },
  };
  const view: SheetView = {
    ...backend.view(),
    deals: [deal, { ...deal, dealId: 'd2', number: null }],
    state: 'closed',
  };
  const shown = openSummary(summary, view);
  expect(shown.deals).toBe(1);
  expect(shown.state).toBe('closed');
  expect(shown.pass).toEqual({ confirmed: 0, rejected: 0, open: 1 });
  expect(openSummary({ ...summary, tableId: 't9' }, view).deals).toBe(summary.deals);
});
