/** From exact values to places on the picture: round steps for the grid, labels moved apart. */
import type { Rational } from '../../domain/rational.ts';

/** The value as a place on the picture; nothing is reckoned with it. */
export const heightOf = (value: Rational): number => Number(value.num) / Number(value.den);

/** Round steps (1, 2, 5 × 10ⁿ) that cut the range into about `lines` parts. */
export function gridSteps(low: number, high: number, lines: number): number[] {
  const range = Math.max(1, high - low);
  let step = 1;
  for (const factor of steps()) {
    step = factor;
    if (range / factor <= lines) break;
  }
  const values: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) values.push(value + 0);
  return values;
}

function* steps(): Generator<number> {
  for (let power = 1; ; power *= 10) for (const digit of [1, 2, 5]) yield digit * power;
}

/**
 * Moves label heights apart so that none is nearer to the next than `gap`; they keep their order and stay within
 * [top, bottom] while there is room.
 */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const placed = [...heights];
  let free = top;
  for (const i of order) {
    placed[i] = Math.max(heights[i] ?? 0, free);
    free = (placed[i] ?? 0) + gap;
  }
  let limit = bottom;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, limit);
    limit = (placed[i] ?? 0) - gap;
  }
  return placed;
}
