/**
 * Any acts on two desks, then the sheets come home: each sheet is as somebody chose it, the file is whole, a second
 * merge brings nothing more, and undo gives what stood before, redo what it
 * made.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shown } from '../../fixtures/desk.ts';
import { randomDeal, seededDice } from '../../fixtures/random-sheet.ts';
import type { TestService } from '../../fixtures/service.ts';
import { rules } from '../../fixtures/sheets.ts';
import { TwoDesks } from '../../fixtures/two-desks.ts';
import { importLedger } from '../../../main/service/exchange/tournament-file.ts';
import { planMerge } from '../../../shared/ledger/mergeLedgers.ts';

const WHAT = [
  'record',
  'record',
  'insert',
  'move',
  'correct',
  'remove',
  'paper',
  'confirm',
  'check',
  'slip',
  'undo',
] as const;
interface Act {
  home: boolean;
  what: (typeof WHAT)[number];
  table: number;
  a: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  home: fc.boolean(),
  what: fc.constantFrom(...WHAT),
  table: fc.nat(2),
  a: fc.nat(9999),
});
const choice = fc.constantFrom('ours' as const, 'theirs' as const, 'both' as const);

const by = rules('sochi', 3, {}, null);

/** What cannot be done changes nothing. */
async function perform(service: TestService, tableId: string, { what, a }: Act): Promise<void> {
  const sheet = await service.ok('sheet.get', { tableId });
  const typed = { ...randomDeal(seededDice(a), by, a % 3) };
  delete typed.ruling;
  const rows = sheet.deals.filter(({ number }) => number !== null);
  const row = rows[a % Math.max(1, rows.length)];
  const own = { tableId, expectedSeq: null };
  const fixed = { ...own, correction: 'typing' as const, reason: 'проверка' };
  if (what === 'record') await service.call('deals.record', { ...own, deal: typed, before: null });
  if (what === 'undo') await service.call('history.undo', {});
  if (what === 'check') await service.call('sheet.setState', { tableId, state: 'checked', by: 'Щукина' });
  if (what === 'paper') {
    const line = ['1', '2', String(a % 9)];
    await service.call('sheet.paper', {
      tableId,
      foot: { pool: line, mountain: line, whists: line, result: line },
      running: [],
    });
  }
  if (row === undefined) return;
  const { dealId, entrySeq } = row;
  if (what === 'insert') await service.call('deals.record', { ...own, deal: typed, before: dealId });
  if (what === 'correct') await service.call('deals.correct', { ...fixed, dealId, deal: typed });
  if (what === 'remove') await service.call('deals.remove', { ...fixed, dealId });
  if (what === 'move')
    await service.call('deals.move', { ...own, dealId, before: rows[0]?.dealId ?? null, reason: 'проверка' });
  if (what === 'confirm')
    await service.call('pass.record', {
      tableId,
      dealId,
      entrySeq,
      verdict: 'confirmed',
      by: 'Ложкина',
      typed: null,
      remark: '',
    });
  if (what === 'slip') {
    const who = sheet.seats[a % 3]?.playerId ?? '';
    const lines = [{ who, where: 'mountain' as const, on: null, amount: 1 + (a % 5) }];
    await service.call('incidents.issue', {
      ...own,
      ...{ dealId: a % 2 === 0 ? dealId : null, incidents: [], own: { reason: 'решение', lines } },
      ...{ offenders: [who], calledBy: null, calledAt: null, arbiter: 'Ёлкин', facts: 'спор' },
      ...{ repeatOverride: null, appealUntil: null },
    });
  }
}

/** Deals with their rulings, in order: what the sheet says, whoever typed it. */
const says = async (service: TestService, tableId: string): Promise<object> => {
  const { deals, state } = await service.ok('sheet.get', { tableId });
  return { state, deals: deals.map(({ deal, scored, number, slips }) => ({ deal, scored, number, slips })) };
};

test('merging two desks', { timeout: 240_000 }, () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 3, maxLength: 14 }),
      fc.tuple(choice, choice, choice),
      async (acts, wished) => {
        const desks = await new TwoDesks().open(3);
        try {
          const { service } = desks.home;
          for (const one of acts)
            await perform(one.home ? service : desks.away, desks.tables[one.table] ?? '', one);
          const view = await desks.preview();
          const choices: Record<string, 'ours' | 'theirs' | 'both'> = {};
          for (const one of view.tables) {
            const wish = wished[desks.tables.indexOf(one.tableId)] ?? 'ours';
            choices[one.tableId] = wish === 'theirs' && one.blocks.length > 0 ? 'ours' : wish;
          }
          const before = { all: await shown(service), sheets: new Map<string, object>() };
          for (const tableId of desks.tables) before.sheets.set(tableId, await says(service, tableId));
          const steps = async () => (await service.ok('tournament.get', {})).history.undo?.commandId;
          const last = await steps();
          const { taken, beside } = await desks.merge(choices);

          for (const tableId of desks.tables) {
            const table = view.tables.find((one) => one.tableId === tableId);
            const theirs = table !== undefined && table.status !== 'same' && choices[tableId] === 'theirs';
            expect(await says(service, tableId)).toEqual(
              theirs ? await says(desks.away, tableId) : before.sheets.get(tableId),
            );
          }
          const check = await service.ok('ledger.check', {});
          expect([check.integrity, check.differences]).toEqual([[], []]);
          const { json } = await service.ok('file.export', {});
          expect(await importLedger(json)).toHaveLength(check.entries);

          // What was taken is not offered again.
          const again = planMerge(await importLedger(json), await importLedger(await desks.awayExport()));
          const open = again.tables
            .filter(({ status }) => status !== 'same')
            .map(({ table }) => table.tableId);
          for (const { tableId } of view.tables)
            if (choices[tableId] === 'theirs') expect(open).not.toContain(tableId);

          const merged = await shown(service);
          // Step by step back, unless a slip came with it: that left paper.
          for (let i = 0; i < taken + beside; i++) {
            const undone = await service.call('history.undo', {});
            if (undone.ok) continue;
            expect(undone.error.code).toMatch(/^history\/(?:slip|slipState)$/u);
            return;
          }
          expect(await steps()).toBe(last);
          expect(await shown(service)).toEqual(before.all);
          for (let i = 0; i < taken + beside; i++) await service.ok('history.redo', {});
          expect(await shown(service)).toEqual(merged);
        } finally {
          await desks.close();
        }
      },
    ),
    { numRuns: 30 },
  ),
);
