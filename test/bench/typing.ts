/**
 * Typing a sheet to sixty deals in a file of fifty thousand: from Enter to the next accepted key, beside the same keys
 * in a bare text field that asks the main process and waits for its answer.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
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
import type { Figure } from './figure.ts';
import { lowerQuartile, median, percentile } from './statistics.ts';

/** What a hand does not notice, ms. */
const LIMIT_MS = 50;
const DEALS = 60;
const RUNS = 3;
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

type By = (values: readonly number[]) => number;

/** One value a stroke out of several runs of the same lines: what differs between them is the machine. */
const strokeBy = (runs: readonly (readonly Stroke[])[], by: By, of: (stroke: Stroke) => number): number[] =>
  (runs[0] ?? []).map((_, i) => by(runs.flatMap((run) => (run[i] === undefined ? [] : [of(run[i])]))));
const ms = (stroke: Stroke): number => stroke.ms;
const cpu = (stroke: Stroke): number => stroke.thread.task;
const told = (runs: readonly (readonly Stroke[])[]): string => {
  const times = strokeBy(runs, lowerQuartile, ms);
  const thread = median(strokeBy(runs, lowerQuartile, cpu));
  return `median ${median(times).toFixed(0)} ms, 95 % ${percentile(times, 95).toFixed(0)} ms, thread ${thread.toFixed(1)} ms`;
};

/** The same lines into a file of its own each time: the sheet is empty when they begin. */
async function typedInto(file: string, run: number, lines: readonly string[]): Promise<Stroke[]> {
  const copy = `${file.replace(/\.pulka$/u, '')}-${run}.pulka`;
  copyFileSync(file, copy);
  return strokesIn(ROOT, [copy], lines);
}

/** @param file a tournament of fifty thousand deals, closed, that opens at an empty sheet */
export async function typingFigure(file: string): Promise<Figure> {
  const lines = sheetLines(DEALS + 1);
  const bare: Stroke[][] = [];
  const ours: Stroke[][] = [];
  for (let run = 0; run < RUNS; run++) {
    bare.push(await strokesIn(join(ROOT, 'test', 'bench', 'bare-app'), [], lines));
    ours.push(await typedInto(file, run, lines));
  }
  // The last third of the sheet: the longer it is, the more there is to draw.
  const late = ours.map((run) => run.slice(-DEALS / 3));
  const quick = median(strokeBy(late, lowerQuartile, ms));
  const middle = median(strokeBy(late, median, ms));
  const ratio = quick / median(strokeBy(bare, lowerQuartile, ms));
  return {
    name: `Enter to the next key, deals ${DEALS * (2 / 3) + 1}–${DEALS}`,
    measured: `of ${RUNS} runs, median stroke: lower quartile ${quick.toFixed(0)} ms, median ${middle.toFixed(0)} ms`,
    ratio: quick / LIMIT_MS,
    of: `${LIMIT_MS} ms`,
    limit: 1,
    higherIsBetter: false,
    beside: `${ratio.toFixed(2)} × a bare field`,
    note: `50 000 deals in the file; these deals ${told(late)}; all ${DEALS} ${told(ours)}; a bare field ${told(bare)}`,
  };
}
