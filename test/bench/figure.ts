/** One line of the table that `npm run bench` prints. */
export interface Figure {
  /** Short; the key of the stored baseline. */
  name: string;
  /** What the ratio is made of, with the unit and the statistic named. */
  measured: string;
  ratio: number;
  /** What the ratio is of. */
  of: string;
  limit: number;
  /** True when a larger ratio is better. */
  higherIsBetter: boolean;
  /** Where `of` is a goal in absolute time: the ratio to what the same run measured on this machine. */
  beside?: string;
  /** What else was seen; stands under the table. */
  note?: string;
}

export const holds = ({ ratio, limit, higherIsBetter }: Figure): boolean =>
  higherIsBetter ? ratio >= limit : ratio <= limit;
