/**
 * Every act of the desk, in any order, on a real file: a step back gives what stood before it, a step forth what
 * stood after it, over restarts; and what the program holds is what the file folds to.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomDeal, seededDice } from '../../fixtures/random-sheet.ts';
import { Desk, shown } from '../../fixtures/desk.ts';
import { rules } from '../../fixtures/sheets.ts';
import { foldTournament } from '../../../shared/ledger/projection.ts';
import { importLedger } from '../../../main/service/exchange/tournament-file.ts';

const WHAT = [
  'record',
  'record',
  'record',
  'insert',
  'move',
  'correct',
  'remove',
  'reseat',
  'confirm',
  'reject',
  'paper',
  'answer',
  'check',
  'sign',
  'open',
  'penalty',
  'reopenFile',
] as const;
type What = (typeof WHAT)[number];
interface Act {
  what: What;
  a: number;
  b: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom(...WHAT),
  a: fc.nat(9999),
  b: fc.nat(9999),
});

/** No step of its own: nothing is undone by the next step back. */
const SILENT: readonly What[] = ['paper', 'answer', 'reopenFile'];

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

/** Tries the act; what the sheet refuses (a deal behind the end, a signed sheet) changes nothing. */
async function perform(desk: Desk, tables: readonly string[], { what, a, b }: Act): Promise<boolean> {
  const { service } = desk;
  desk.tableId = pick(tables, a) ?? '';
  const { tableId } = desk;
  const sheet = await desk.sheet();
  const by = rules('sochi', sheet.seats.length, {}, 10);
  const deal = randomDeal(seededDice(a * 7919 + b), by, b % sheet.seats.length);
  const typed = { ...deal };
  delete typed.ruling;
  const row = pick(sheet.deals, b);
  const reason = 'проверка';
  const call = async (): Promise<{ ok: boolean } | null> => {
    switch (what) {
      case 'record':
        return service.call('deals.record', { tableId, deal: typed, before: null, expectedSeq: null });
      case 'insert': {
        const before = row?.dealId ?? null;
        return service.call('deals.record', { tableId, deal: typed, before, expectedSeq: null });
      }
      case 'move':
        return row === undefined
          ? null
          : service.call('deals.move', desk.moving(row.dealId, pick(sheet.deals, a)?.dealId ?? null, reason));
      case 'correct':
        return row === undefined
          ? null
          : service.call('deals.correct', desk.correcting(row.dealId, typed, reason));
      case 'remove':
        return row === undefined ? null : service.call('deals.remove', desk.removing(row.dealId, reason));
      case 'reseat':
        return row === undefined
          ? null
          : service.call('sheet.reseat', desk.reseating(row.dealId, [a % 3, (a + 1) % 3], reason));
      case 'confirm':
      case 'reject': {
        if (row === undefined) return null;
        const { dealId, entrySeq } = row;
        const verdict = what === 'confirm' ? ('confirmed' as const) : ('rejected' as const);
        const own = { tableId, dealId, entrySeq, verdict, by: 'Ложкина' };
        return service.call('pass.record', { ...own, typed: b % 2 === 0 ? typed : null, remark: '' });
      }
      case 'paper': {
        const line = sheet.seats.map(() => String(b % 7));
        const foot = { pool: line, mountain: line, whists: line, result: line };
        const running = row === undefined ? [] : [{ dealId: row.dealId, foot }];
        return service.call('sheet.paper', { tableId, foot, running });
      }
      case 'answer': {
        const warning = pick(await service.ok('warnings.list', { tableId: null }), a);
        return warning === undefined
          ? null
          : service.call('warnings.answer', { code: warning.code, key: warning.key });
      }
      case 'check':
      case 'open':
        return service.call('sheet.setState', {
          tableId,
          state: what === 'check' ? 'checked' : 'typing',
          by: 'Щукина',
        });
      case 'sign':
        return b % 4 === 0
          ? service.call('sheet.setState', { tableId, state: 'signed', by: 'Щукина' })
          : null;
      case 'penalty':
        return service.call('penalties.record', {
          playerId: sheet.seats[0]?.playerId ?? '',
          roundId: null,
          points: -1 - (b % 20),
          reason,
        });
      case 'reopenFile':
        await desk.reopen();
        return { ok: true };
    }
  };
  return (await call())?.ok ?? false;
}

/** The sheets as they fold from the exported file alone are the sheets that the program shows. */
async function sameAsFile(desk: Desk): Promise<void> {
  const { json } = await desk.service.ok('file.export', {});
  const { sheets } = foldTournament(await importLedger(json));
  for (const [tableId, folded] of sheets) {
    const sheet = await desk.sheet(tableId);
    expect(sheet.deals).toEqual(folded.rows.map(({ place: _place, slipRow: _slipRow, ...row }) => row));
    const deals = folded.rows.filter((row) => !row.slipRow);
    expect(deals.map((row) => row.number)).toEqual(deals.map((_, i) => i + 1));
    expect(folded.rows.filter((row) => row.slipRow && row.number !== null)).toEqual([]);
    expect(sheet.removed).toEqual(folded.removed);
    expect(sheet.verdicts).toEqual(folded.verdicts.map(({ entrySeq: _seq, ...verdict }) => verdict));
    expect(sheet.paper?.foot ?? null).toEqual(folded.paper?.foot ?? null);
  }
  const check = await desk.service.ok('ledger.check', {});
  expect([check.integrity, check.differences]).toEqual([[], []]);
}

async function withDesk(work: (desk: Desk, tables: string[]) => Promise<void>): Promise<void> {
  const desk = new Desk();
  try {
    const tables = await desk.openTables(
      [
        [0, 1, 2],
        [3, 4, 5, 6],
      ],
      { correctionDeadlines: { typing: 5, table: 5, ruling: null } },
    );
    await work(desk, tables.flat());
  } finally {
    await desk.close();
  }
}

describe('all acts of the desk', () => {
  test('undo gives the state before, redo the state after, at every place', { timeout: 240_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 18 }), (acts) =>
        withDesk(async (desk, tables) => {
          for (const one of acts) {
            const before = await shown(desk.service);
            const done = await perform(desk, tables, one);
            const after = await shown(desk.service);
            if (!done || one.what === 'reopenFile') {
              expect(after).toEqual(before);
              continue;
            }
            if (SILENT.includes(one.what)) continue;
            const { history } = await desk.sheet();
            if (history.undo?.refused !== null) {
              // Only a signature leaves paper here; the step says why it stays, and stays.
              expect(one.what).toBe('sign');
              const refused = await desk.service.refused('history.undo', {});
              expect(refused.code).toBe(history.undo?.refused);
              continue;
            }
            await desk.service.ok('history.undo', {});
            if (one.b % 5 === 0) await desk.reopen();
            expect(await shown(desk.service)).toEqual(before);
            await desk.service.ok('history.redo', {});
            if (one.b % 7 === 0) await desk.reopen();
            expect(await shown(desk.service)).toEqual(after);
          }
          await sameAsFile(desk);
        }),
      ),
      { numRuns: 25 },
    ),
  );

  test('all the way back and forth again passes through the same states', { timeout: 240_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 16 }), (acts) =>
        withDesk(async (desk, tables) => {
          const plain = acts.filter(({ what }) => !SILENT.includes(what) && what !== 'sign');
          const states = [await shown(desk.service)];
          for (const one of plain)
            if (await perform(desk, tables, one)) states.push(await shown(desk.service));
          for (let i = states.length - 2; i >= 0; i--) {
            await desk.service.ok('history.undo', {});
            expect(await shown(desk.service)).toEqual(states[i]);
          }
          await desk.reopen();
          for (let i = 1; i < states.length; i++) {
            await desk.service.ok('history.redo', {});
            expect(await shown(desk.service)).toEqual(states[i]);
          }
          await sameAsFile(desk);
        }),
      ),
      { numRuns: 20 },
    ),
  );
});
