/**
 * Typing a sheet to sixty deals in a file of fifty thousand: from Enter to the next accepted key, beside the same keys
 * in a bare text field that asks the main process and waits for its answer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resourcesFolder } from '../../main/service/documents/resources.ts';
import { createService } from '../../main/service/service.ts';
import { resolveConvention } from '../../shared/domain/conventions.ts';
import { raspasyStepBefore, foldDeals } from '../../shared/domain/fold.ts';
import { nextDealer } from '../../shared/domain/ladder.ts';
import type { Deal, SheetRules } from '../../shared/domain/types.ts';
import { NOT_TYPED, printDeal } from '../../shared/notation/print.ts';
import { drive, ROOT } from '../e2e/app.ts';
import { largeLedger } from '../fixtures/large-ledger.ts';
import { randomDeal, seededDice } from '../fixtures/random-sheet.ts';
import { aTournament } from '../fixtures/service.ts';
import { LINE, putClock, threadClock, typeLines, type Stroke } from './hand.ts';
import { median, percentile, type Figure } from './statistics.ts';

/** What a hand does not notice, ms. */
const LIMIT_MS = 50;
const DEALS = 60;
/** 50 400 deals on 700 sheets; the fifteenth round is empty and is typed. */
const LARGE = { players: 200, rounds: 14, deals: 72 };

/** The large tournament as a file, with a round of fifty empty sheets behind the others. */
export async function largeFile(): Promise<{ path: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'pulka-bench-'));
  const path = join(folder, 'large.pulka');
  const service = createService({ resources: resourcesFolder });
  const made = await service.call('file.import', { path, json: largeLedger(LARGE) });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const table = (t: number): string[] => [0, 1, 2, 3].map((seat) => `p${seat * 50 + ((t + seat * 20) % 50)}`);
  const tables = Array.from({ length: LARGE.players / 4 }, (_, t) => table(t));
  const added = await service.call('rounds.add', { tables });
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  await service.close();
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Lines of one sheet of four: deals of every kind that a line types. */
export function sheetLines(count: number): string[] {
  const tournament = aTournament({ target: null });
  const convention = resolveConvention(tournament.convention, tournament.options);
  const rules: SheetRules = { convention, players: 4, target: null };
  const dice = seededDice(60);
  const deals: Deal[] = [];
  const lines: string[] = [];
  while (lines.length < count) {
    const dealer = nextDealer(4, deals) ?? 0;
    const deal = { ...randomDeal(dice, rules, dealer) };
    delete deal.ruling;
    const raspasyStep = raspasyStepBefore(foldDeals(rules, deals), deals.length);
    const line = printDeal(deal, { players: ['А', 'Б', 'В', 'Г'], dealer, convention, raspasyStep });
    if (line.startsWith(NOT_TYPED)) continue;
    deals.push(deal);
    lines.push(line);
  }
  return lines;
}

/** Strokes of the lines in one window. */
export async function strokesIn(
  folder: string,
  args: readonly string[],
  lines: readonly string[],
): Promise<Stroke[]> {
  const computer = mkdtempSync(join(tmpdir(), 'pulka-bench-'));
  const { app, page } = await drive(folder, computer, args, 'body > *');
  try {
    await page.setViewportSize({ width: 1280, height: 800 });
    const read = await threadClock(page);
    await page.locator(LINE).waitFor({ timeout: 60_000 });
    await page.locator(LINE).focus();
    await putClock(page);
    return await typeLines(page, lines, read);
  } finally {
    await app.close();
    rmSync(computer, { recursive: true, force: true });
  }
}

const ms = (strokes: readonly Stroke[]): number[] => strokes.map((stroke) => stroke.ms);
const cpu = (strokes: readonly Stroke[]): number => median(strokes.map((stroke) => stroke.thread.task));
const told = (strokes: readonly Stroke[]): string =>
  `median ${median(ms(strokes)).toFixed(0)} ms, 95 % ${percentile(ms(strokes), 95).toFixed(0)} ms, ` +
  `thread ${cpu(strokes).toFixed(1)} ms`;

/** @param file a tournament of fifty thousand deals that opens at an empty sheet */
export async function typingFigure(file: string): Promise<Figure> {
  const lines = sheetLines(DEALS + 1);
  const bare = await strokesIn(join(ROOT, 'test', 'bench', 'bare-app'), [], lines);
  const ours = await strokesIn(ROOT, [file], lines);
  // The last third of the sheet: the longer it is, the more there is to draw.
  const late = ours.slice(-DEALS / 3);
  return {
    name: `Enter to the next accepted key, deals ${DEALS - late.length + 1}–${DEALS} of a sheet, 50 000 in the file`,
    measured: `${told(late)} (all ${DEALS}: ${told(ours)}) against ${told(bare)} in a bare field`,
    ratio: median(ms(late)) / LIMIT_MS,
    of: `the ${LIMIT_MS} ms of the promise`,
    limit: 1,
    higherIsBetter: false,
  };
}
