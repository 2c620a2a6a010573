/**
 * `npm run bench`: the figures of the program, each as a ratio to a baseline measured in the same run.
 * Exit status 1 when a limit is not held. `npm run bench -- fold commit` measures only those.
 */
import { commitFigure } from './commit.ts';
import { foldFigure } from './fold.ts';
import { largeFigures } from './large.ts';
import { paperCheckFigure } from './papercheck.ts';
import { holds, type Figure } from './statistics.ts';

const wanted = process.argv.slice(2);
const want = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

const figures: Figure[] = [];
if (want('fold')) figures.push(foldFigure());
if (want('paper')) figures.push(paperCheckFigure());
if (want('commit')) figures.push(await commitFigure());
if (want('large')) figures.push(...(await largeFigures()));
if (want('window')) {
  // Loaded only here: it needs a screen and an Electron.
  const { sampleFile, windowFigures } = await import('./window.ts');
  const sample = await sampleFile();
  try {
    figures.push(...(await windowFigures(sample.path, 5)));
  } finally {
    sample.remove();
  }
}
if (want('typing')) {
  const { largeFile, typingFigure } = await import('./typing.ts');
  const large = await largeFile();
  try {
    figures.push(await typingFigure(large.path));
  } finally {
    large.remove();
  }
}

for (const figure of figures) {
  const sign = figure.higherIsBetter ? '≥' : '≤';
  const verdict = holds(figure) ? 'holds' : 'MISSED';
  console.log(
    `${figure.name}: ${figure.measured}; ${figure.ratio.toFixed(2)} × ${figure.of} (${sign} ${figure.limit}: ${verdict})`,
  );
}
process.exitCode = figures.every(holds) ? 0 : 1;
