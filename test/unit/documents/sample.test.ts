/** The sample that comes with the program: what the evening makes, readable, legal, and with an example of everything. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourcesFolder } from '../../../main/service/documents/resources.ts';
import { foldDeals } from '../../../shared/domain/fold.ts';
import { RULES } from '../../fixtures/sample-story.ts';
import { makeSample } from '../../fixtures/sample-tournament.ts';
import { readPdf } from '../../fixtures/documents-read.ts';
import { startService, temporaryFolder } from '../../fixtures/service.ts';
import type { CallOutput } from '../../../shared/ipc/contract.ts';

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
