/** Measures in the window and writes the figures as JSON: `in-window.ts OUT GROUP…` (windowed.ts runs it). */
import { writeFileSync } from 'node:fs';
import type { Figure } from './figure.ts';
import { largeFile, typingFigure } from './typing.ts';
import { sampleFile, windowFigures } from './window.ts';

const PAIRS = 7;

const [out = '', ...groups] = process.argv.slice(2);
const figures: Figure[] = [];
if (groups.includes('window')) {
  const sample = await sampleFile();
  try {
    figures.push(...(await windowFigures(sample.path, PAIRS)));
  } finally {
    sample.remove();
  }
}
if (groups.includes('typing')) {
  const large = await largeFile();
  try {
    figures.push(await typingFigure(large.path));
  } finally {
    large.remove();
  }
}
writeFileSync(out, JSON.stringify(figures));
