/** Text that must stay on one line of a printed field: smaller first, cut with an ellipsis when even that is too long. */
import { cutToWidth, textWidth } from '../../../shared/drawing/metrics.ts';
import { oneLine } from './clean.ts';

/** Smaller than this part of the wanted size nobody can read it. */
const SMALLEST = 0.7;

/**
 * @param width points that are free
 * @param size points wanted
 * @returns the text and the size at which it fits, in PT Sans
 */
export function fit(text: string, width: number, size: number, bold = false): { text: string; size: number } {
  const cls = bold ? 'name' : 'label';
  const own = oneLine(text).trim();
  const needed = textWidth(own, cls, size);
  if (needed <= width) return { text: own, size };
  // A hair smaller, so that rounding does not cut what was just made to fit.
  const smaller = size * Math.max(SMALLEST, (0.999 * width) / needed);
  return { text: cutToWidth(own, cls, smaller, width), size: smaller };
}
