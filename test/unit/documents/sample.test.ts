/** The sample that comes with the program: what the evening makes, readable, legal, and with an example of everything. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourcesFolder } from '../../../main/service/documents/resources.ts';
import { foldDeals, raspasyStepBefore, totals } from '../../../shared/domain/fold.ts';
import { RULES } from '../../fixtures/sample-story.ts';
import { makeSample } from '../../fixtures/sample-tournament.ts';
import { readPdf } from '../../fixtures/documents-read.ts';
import { startService, temporaryFolder } from '../../fixtures/service.ts';
import type { CallOutput } from '../../../shared/ipc/contract.ts';

/** What a slip pins, as far as it is looked at here. */
interface Pinned {
  context: {
    players: string[];
    dealer?: string;
    contract?: number;
    declarer?: string;
    raspasyLevel?: number;
  };
  facts: { taken?: Record<string, number>; revokeTrick?: number; made?: boolean };
}
interface Ruled {
  effects: readonly { type: string; count?: number }[];
}
const remainingOf = ({ effects }: Ruled): number | undefined =>
  effects.find(({ type }) => type === 'takesRemainingTricks')?.count;

const file = join(resourcesFolder(), 'sample', 'tournament.json');
const folder = temporaryFolder();
const service = startService();
let overview: CallOutput<'tournament.get'>;
let sheets: CallOutput<'sheet.get'>[];

beforeAll(async () => {
  await service.ok('file.createSample', { path: folder.file('sample.pulka') });
  overview = await service.ok('tournament.get', {});
  const tables = overview.rounds.flatMap((round) => round.tables);
  sheets = await Promise.all(tables.map(({ tableId }) => service.ok('sheet.get', { tableId })));
});
afterAll(async () => {
  await service.close();
  folder.remove();
});

describe('sample tournament', () => {
  it('is what the evening makes (vitest -u writes it anew)', async () => {
    await expect(await makeSample()).toMatchFileSnapshot(file);
  });

  it('eight players with whole names, two tables of four, three rounds', () => {
    expect(overview.players).toHaveLength(8);
    for (const player of overview.players)
      expect(player.surname && player.given && player.patronymic).toBeTruthy();
    expect(
      overview.players.some((player) => player.surname.includes('-') && /[Ёё]/u.test(player.surname)),
    ).toBe(true);
    expect(overview.rounds.map((round) => round.tables.map((table) => table.seats.length))).toEqual([
      [4, 4],
      [4, 4],
      [4, 4],
    ]);
  });

  it('every sheet has 20 to 30 deals and sums to 0, some pulkas close', () => {
    for (const table of overview.rounds.flatMap((round) => round.tables)) {
      expect(table.deals).toBeGreaterThanOrEqual(20);
      expect(table.deals).toBeLessThanOrEqual(30);
      expect(table.rounded.reduce((a, b) => a + b, 0)).toBe(0);
    }
    const closed = sheets.map((sheet) => {
      const scored = sheet.deals.map((row) => row.scored);
      return foldDeals(RULES, scored).closed;
    });
    expect(closed).toContain(true);
    expect(closed).toContain(false); // stopped by time
  });

  it('all kinds of deals', () => {
    const deals = sheets.flatMap((sheet) => sheet.deals.map((row) => row.deal));
    expect(new Set(deals.map((deal) => deal.type))).toEqual(
      new Set(['game', 'misere', 'raspasy', 'withoutThree', 'redeal']),
    );
    expect(deals.some((deal) => deal.type === 'misere' && deal.shared === true)).toBe(true);
    const games = deals.filter((deal) => deal.type === 'game');
    expect(new Set(games.map((deal) => deal.level))).toEqual(new Set([6, 7, 8, 9, 10]));
    expect(new Set(games.map((deal) => deal.trump))).toEqual(
      new Set(['spades', 'clubs', 'diamonds', 'hearts', 'none']),
    );
    expect(games.some((deal) => deal.defence.some((word) => word.says === 'half'))).toBe(true);
    expect(games.some((deal) => deal.defence.some((word) => word.player === deal.dealer))).toBe(true);
  });

  it('corrections of two kinds, a deal taken out, a penalty', async () => {
    const struck = sheets.flatMap((sheet) => sheet.deals.flatMap((row) => row.struck));
    expect(new Set(struck.map((one) => one.kind))).toEqual(new Set(['typing', 'table']));
    for (const one of struck) expect(one.reason).not.toBe('');
    expect(sheets.flatMap((sheet) => sheet.removed)).toHaveLength(1);
    const standings = await service.ok('standings.get', { afterRound: null });
    expect(standings.sums).toMatchObject({ tables: 0, penalties: -20, total: -20 });
    expect(standings.unfinished).toEqual([]);
  });

  it('four incidents of different articles of rulebook 000, each on its deal', async () => {
    const slips = await service.ok('incidents.list', {});
    expect(slips.map(({ slip }) => slip.articles[0]?.article)).toEqual([
      '000.3.3.2',
      '000.1.2',
      '000.2.2',
      '000.3.4.2',
    ]);
    // ФР 3.3.2 on step 3 of raspasy: 4 remaining tricks × 3, a penalty trick × 3, and 90 for a possible zero (3.5).
    expect(slips[0]?.slip.lines.map(({ where, amount }) => [where, amount])).toEqual([
      ['mountain', 12],
      ['mountain', 3],
      ['whists', 90],
    ]);
    expect(slips[2]?.states.map(({ state }) => state)).toEqual(['issued', 'appealed', 'upheld']);
    for (const { slip, dealNumber } of slips) {
      expect(dealNumber).not.toBeNull();
      expect(slip.facts).not.toBe('');
    }
  });

  it('the numbers of every ruling are those of its deal', async () => {
    const slips = await service.ok('incidents.list', {});
    for (const { slip } of slips) {
      const sheet = sheets.find((one) => one.tableId === slip.tableId);
      const row = sheet?.deals.find(({ dealId }) => dealId === slip.dealId);
      const at = sheet?.deals.indexOf(row!) ?? -1;
      const ids = sheet?.seats.map(({ playerId }) => playerId) ?? [];
      const { deal } = row!;
      expect(deal.type).not.toBe('adjust');
      if (deal.type === 'adjust') continue;
      for (const { incident, ruling } of slip.articles) {
        const { context, facts } = incident as unknown as Pinned;
        expect(context.players).toEqual(ids);
        expect(context.dealer).toBe(ids[deal.dealer]);
        if (deal.type === 'game') {
          expect([context.contract, context.declarer]).toEqual([deal.level, ids[deal.declarer]]);
          if (facts.made !== undefined)
            expect(facts.made).toBe((deal.tricks?.[deal.declarer] ?? 0) >= deal.level);
        }
        if (deal.type !== 'raspasy') continue;
        const before = foldDeals(
          RULES,
          sheet!.deals.map((one) => one.scored),
        );
        expect(context.raspasyLevel).toBe(raspasyStepBefore(before, at));
        if (facts.taken === undefined) continue;
        const own = ids.map((id) => facts.taken?.[id] ?? 0);
        // Taken and remaining are ten; nobody had more than at the end, and the talon's tricks are all there.
        const completed = own.reduce((a, b) => a + b, 0);
        expect(completed + (remainingOf(ruling as unknown as Ruled) ?? NaN)).toBe(10);
        expect(completed).toBeGreaterThanOrEqual(facts.revokeTrick ?? 0);
        own.forEach((count, seat) => expect(count).toBeLessThanOrEqual(deal.tricks[seat] ?? 0));
        expect(own[deal.dealer]).toBe(deal.tricks[deal.dealer]);
        expect(slip.tricks).toEqual(own);
      }
    }
  });

  it('ФР 3.4.2 of the last sheet, recounted by hand', async () => {
    const slip = (await service.ok('incidents.list', {}))[3]!.slip;
    // 4 + 2 + 1 and the talon's 1 are 8 tricks; two remain. Step 2: 2 × 2 for them, 2 × 2 of penalty.
    expect(slip.lines.map(({ where, amount }) => [where, amount])).toEqual([
      ['mountain', 4],
      ['mountain', 4],
    ]);
    expect(slip.ordinary).toBe(
      'Обычная запись раздачи: гора Верстов 8, Одинцова-Белая 4, Рябинина 2, Тальников 2.',
    );
    const table = overview.rounds[2]?.tables[1];
    const sheet = sheets.find(({ tableId }) => tableId === table?.tableId);
    const foot = totals(
      foldDeals(
        RULES,
        sheet!.deals.map((one) => one.scored),
      ).last,
    );
    // Mountain of Тальников: 6 − 1 of the amnesty = 5, then 2 + 4 + 4 = 10, 3; a nine one short 8; a six whisted one short 2.
    expect([foot.pool, foot.mountain]).toEqual([
      [16, 17, 20, 14],
      [23, 10, 5, 28],
    ]);
    // Mountain less pool 7, −7, −15, 14; above the least 22, 8, 0, 29, together 59: 10 : 4 × (59 − 4 × own) is
    // −72½, 67½, 147½, −142½; whists written less those written on him +8, +18, +4, −30.
    expect(table?.result).toEqual(['-129/2', '171/2', '303/2', '-345/2']);
  });

  it('the ledger agrees with itself', async () => {
    const check = await service.ok('ledger.check', {});
    expect(check.integrity).toEqual([]);
    expect(check.differences).toEqual([]);
  });

  it('every document prints, and its totals are those of the program', async () => {
    const which = { key: '', options: { locale: 'ru' as const, timeZone: 'Europe/Moscow', twoUp: false } };
    for (const document of [
      'ruling-slip',
      'sheet',
      'protocol',
      'incidents',
      'standings',
      'settlement',
    ] as const) {
      const made = await service.ok('documents.preview', { document, ...which });
      const pdf = await readPdf(made.bytes);
      expect(pdf.pages).toHaveLength(made.pages);
      expect(pdf.text).not.toMatch(/НЕ СХОДИТСЯ|undefined|NaN|\{\w+\}/u);
      if (document !== 'standings') continue;
      const standings = await service.ok('standings.get', { afterRound: null });
      const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));
      for (const row of standings.rows) {
        const line = pdf.text.split('\n').find((text) => text.startsWith(`${row.place} ${row.full}`));
        expect(line).toContain(signed(row.total));
      }
    }
  });

  it('is readable: one entry a line', () => {
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines[1]).toBe('  "format": "pulka-tournament/1",');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(6000);
  });
});
