/**
 * `npm run bench`: the figures of the program in one table, each as a ratio to its goal or to a baseline of the same
 * run, beside the ratio that is stored in baseline.json. Exit status 1 when a limit is not held or a group of figures
 * could not be measured; what has become slower than stored is only marked.
 * `npm run bench -- fold commit` measures only those; `-- --store` keeps the ratios.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NONE, parseBaseline, storedText } from './baseline.ts';
import { holds, type Figure } from './figure.ts';
import { tableLines } from './table.ts';

/** Loaded one by one: what one group has compiled and heated is no matter of the next. */
const GROUPS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  fold: async () => [(await import('./fold.ts')).foldFigure()],
  paper: async () => [(await import('./papercheck.ts')).paperCheckFigure()],
  draw: async () => (await import('./draw.ts')).drawFigures(),
  commit: async () => [await (await import('./commit.ts')).commitFigure()],
  large: async () => (await import('./large.ts')).largeFigures(),
  window: async () => (await import('./windowed.ts')).inWindow(['window']),
  typing: async () => (await import('./windowed.ts')).inWindow(['typing']),
};
const BASELINE = join(import.meta.dirname, 'baseline.json');

const args = process.argv.slice(2);
const store = args.includes('--store');
const wanted = args.filter((arg) => arg !== '--store');
const unknown = wanted.filter((name) => !Object.hasOwn(GROUPS, name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: one of ${Object.keys(GROUPS).join(', ')}, --store`);
  process.exit(2);
}

const figures: Figure[] = [];
const failed: string[] = [];
for (const [name, measure] of Object.entries(GROUPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stderr.write(`measuring: ${name}\n`);
  try {
    figures.push(...(await measure()));
  } catch (error) {
    failed.push(`${name}: NOT MEASURED, ${error instanceof Error ? error.message : String(error)}`);
  }
}

const baseline = existsSync(BASELINE) ? parseBaseline(readFileSync(BASELINE, 'utf8')) : NONE;
for (const line of tableLines(figures, baseline)) console.log(line);
for (const line of failed) console.log(line);
if (store) writeFileSync(BASELINE, storedText(baseline, figures, new Date().toISOString().slice(0, 10)));
process.exitCode = failed.length === 0 && figures.every(holds) ? 0 : 1;
