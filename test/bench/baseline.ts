/** The ratios of an earlier run, kept in the tree: how far a figure has moved since. */
import { z } from 'zod';
import type { Figure } from './figure.ts';

/** Worse than the baseline by more than this is marked. */
export const MARKED_PERCENT = 25;

const schema = z.strictObject({
  /** Day of the last store, YYYY-MM-DD. */
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/u),
  /** Ratio by name of the figure. */
  ratios: z.record(z.string(), z.number()),
});
export type Baseline = z.output<typeof schema>;

export const NONE: Baseline = { date: '1970-01-01', ratios: {} };

/** @throws ZodError, SyntaxError when the text is no baseline */
export const parseBaseline = (text: string): Baseline => schema.parse(JSON.parse(text));

/** The text to store: figures that were not measured now keep their old ratio. */
export function storedText(before: Baseline, figures: readonly Figure[], date: string): string {
  const finite = figures.filter(({ ratio }) => Number.isFinite(ratio));
  const now = Object.fromEntries(finite.map(({ name, ratio }) => [name, Number(ratio.toPrecision(4))]));
  const ratios = Object.entries({ ...before.ratios, ...now }).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ date, ratios: Object.fromEntries(ratios) }, null, 2)}\n`;
}

export interface Comparison {
  stored: number;
  /** How much larger the ratio is than the stored one. */
  percent: number;
  /** Worse by more than `MARKED_PERCENT`. */
  marked: boolean;
}

/** Null where the baseline does not know the figure, or knows it as 0. */
export function compare(figure: Figure, { ratios }: Baseline): Comparison | null {
  const stored = Object.hasOwn(ratios, figure.name) ? ratios[figure.name] : undefined;
  if (stored === undefined || stored === 0) return null;
  const percent = (figure.ratio / stored - 1) * 100;
  return { stored, percent, marked: (figure.higherIsBetter ? -percent : percent) > MARKED_PERCENT };
}
