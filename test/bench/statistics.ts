/**
 * What is taken from many runs. Neighbours on a shared machine only ever slow a run, never speed it up: of CPU-bound
 * work the faster quartile of many short rounds says most about the program. The median stands beside it.
 */

/** Linear between the two nearest values; `part` from 0 to 1. NaN for no values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
/** Of times. */
export const lowerQuartile = (values: readonly number[]): number => quantile(values, 0.25);
/** Of speeds. */
export const upperQuartile = (values: readonly number[]): number => quantile(values, 0.75);

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** Two things measured in turn: each against its neighbour, which saw the same machine. NaN for no pairs. */
export const pairedRatio = (ours: readonly number[], baseline: readonly number[]): number =>
  median(ours.slice(0, baseline.length).map((value, i) => value / (baseline[i] ?? Number.NaN)));

/** «lower quartile 812 ms, median 840 ms»; `times` = how many of it make the whole. */
export function toldTimes(milliseconds: readonly number[], digits = 0, times = 1): string {
  const told = (ms: number): string => `${(ms * times).toFixed(digits)} ms`;
  return `lower quartile ${told(lowerQuartile(milliseconds))}, median ${told(median(milliseconds))}`;
}
