/** Median of the runs: one slow run on a shared machine does not decide. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** One line of the table that `npm run bench` prints. */
export interface Figure {
  name: string;
  measured: string;
  ratio: number;
  /** What the ratio is of. */
  of: string;
  limit: number;
  /** True when a larger ratio is better. */
  higherIsBetter: boolean;
}

export const holds = (figure: Figure): boolean =>
  figure.higherIsBetter ? figure.ratio >= figure.limit : figure.ratio <= figure.limit;
