/**
 * `npm run signs`: the window's font for suits, fractions, arrows and keys, cut out of DejaVu Sans: the whole of it is
 * 0.7 MB, read at every start. The file is kept in the tree; run this after a range in renderer/styles/fonts.css changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { ROOT } from './root.mjs';

/** Where it is kept. */
export const SIGNS = join(ROOT, 'resources/fonts/PulkaSigns.woff2');

/** @param {string} range such as `U+2660-2667` */
function signsOf(range) {
  const [first, last = first] = range
    .trim()
    .replace('U+', '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}

/** The font with the signs that the styles name. */
export async function cutSigns() {
  const styles = readFileSync(join(ROOT, 'renderer/styles/fonts.css'), 'utf8');
  const ranges = /font-family: 'Pulka Signs';[^}]*unicode-range:([^;]*);/u.exec(styles)?.[1];
  if (ranges === undefined) throw new Error('renderer/styles/fonts.css: no ranges of Pulka Signs');
  const signs = ranges.split(',').flatMap(signsOf).join('');
  const whole = readFileSync(join(ROOT, 'resources/fonts/DejaVuSans.ttf'));
  return subsetFont(whole, signs, { targetFormat: 'woff2' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SIGNS, await cutSigns());
