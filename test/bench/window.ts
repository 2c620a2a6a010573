/** Start and memory of the real window against an empty window of the same runtime, run in turn. */
import { readdirSync, readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resourcesFolder } from '../../main/service/documents/resources.ts';
import { createService } from '../../main/service/service.ts';
import { drive, ROOT } from '../e2e/app.ts';
import type { Figure } from './figure.ts';
import { median, pairedRatio } from './statistics.ts';

interface Run {
  /** Process start → a typed key stands in the line, ms. */
  start: number;
  /** Proportional memory of all processes, KiB. */
  memory: number;
}

/** Proportional set size of a process and all below it, KiB: shared pages are counted once. */
function memoryOf(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // gone meanwhile
    }
  }
  const all = [pid];
  for (let i = 0; i < all.length; i++)
    for (const [child, parent] of parents) if (parent === all[i]) all.push(child);
  let sum = 0;
  for (const one of all) {
    try {
      sum += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // gone meanwhile
    }
  }
  return sum;
}

/** The line that takes the key: ours, or the one of the empty window. */
const LINE = 'form.entry input, #line';

async function oneRun(folder: string, args: string[], userData: string): Promise<Run> {
  const { app, page, begun } = await drive(folder, userData, args, LINE);
  try {
    await page.locator(LINE).first().focus();
    await page.keyboard.press('2');
    await page.waitForFunction(
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value.includes('2') === true,
      LINE,
    );
    const start = performance.now() - begun;
    await page.waitForTimeout(1500);
    return { start, memory: memoryOf(app.process().pid ?? 0) };
  } finally {
    await app.close();
  }
}

/** The sample tournament as a file of its own, made by the real service. */
export async function sampleFile(): Promise<{ path: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'pulka-bench-'));
  const path = join(folder, 'sample.pulka');
  const service = createService({ resources: resourcesFolder });
  const made = await service.call('file.createSample', { path });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  // The last sheet is open for typing again, so that the program begins at its entry line.
  const overview = await service.call('tournament.get', {});
  const table = overview.ok ? overview.value.rounds.at(-1)?.tables[0] : undefined;
  if (table === undefined) throw new Error('the sample has no tables');
  const opened = await service.call('sheet.setState', {
    tableId: table.tableId,
    state: 'typing',
    by: 'bench',
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  await service.close();
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** @param file a tournament to open at once; runs alternate A B A B so that drift of the machine cancels */
export async function windowFigures(file: string, runs: number): Promise<Figure[]> {
  // One computer for all starts of an app: the first one, not counted, fills its caches as in real life.
  const computers = mkdtempSync(join(tmpdir(), 'pulka-bench-'));
  const ours: Run[] = [];
  const empty: Run[] = [];
  for (let i = 0; i < runs + 1; i++) {
    const e = await oneRun(join(ROOT, 'test', 'bench', 'empty-app'), [], join(computers, 'empty'));
    const o = await oneRun(ROOT, [file], join(computers, 'ours'));
    if (i === 0) continue; // warm caches of the disk first
    empty.push(e);
    ours.push(o);
  }
  rmSync(computers, { recursive: true, force: true });
  const starts = (list: readonly Run[]): number[] => list.map((run) => run.start);
  const memories = (list: readonly Run[]): number[] => list.map((run) => run.memory);
  const ms = (list: readonly Run[]): string => `${Math.round(median(starts(list)))} ms`;
  const mib = (list: readonly Run[]): string => `${Math.round(median(memories(list)) / 1024)} MiB`;
  return [
    {
      name: 'start to a line that takes a key',
      measured: `median of ${runs} pairs; medians ${ms(ours)} against ${ms(empty)}`,
      ratio: pairedRatio(starts(ours), starts(empty)),
      of: 'an empty window',
      limit: 1.4,
      higherIsBetter: false,
    },
    {
      name: 'memory of all processes',
      measured: `median of ${runs} pairs; medians ${mib(ours)} against ${mib(empty)}`,
      ratio: pairedRatio(memories(ours), memories(empty)),
      of: 'an empty window',
      limit: 1.4,
      higherIsBetter: false,
    },
  ];
}
