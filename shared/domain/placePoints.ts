/** Points for the place at a table («очки за места»): who is first at his table, whatever the whists. */
import type { Problem } from './problem.ts';
import { Rational } from './rational.ts';

/** Points by place, first place first, for tables of three and of four. */
export interface PlaceTable {
  readonly three: readonly Rational[];
  readonly four: readonly Rational[];
}

/**
 * By default a point for every player left behind at a table of four: 3, 2, 1, 0. A table of three has the same
 * first, last and mean, 3, 3/2, 0, so that it is no advantage to sit at one.
 */
export const USUAL_PLACE_TABLE: PlaceTable = {
  three: [Rational.of(3), Rational.of(3, 2), Rational.zero],
  four: [Rational.of(3), Rational.of(2), Rational.of(1), Rational.zero],
};

/** What is wrong with a table of one's own: a number a place, none better than the place above. */
export function placeTableProblems(table: PlaceTable): Problem[] {
  return (['three', 'four'] as const).flatMap((size): Problem[] => {
    const points = table[size];
    const path = `placePoints.${size}`;
    const n = size === 'three' ? 3 : 4;
    if (points.length !== n) return [{ path, code: 'placePoints/size', params: { n } }];
    const grows = points.findIndex((p, i) => i > 0 && p.compare(points[i - 1] as Rational) > 0);
    return grows < 0 ? [] : [{ path: `${path}[${grows}]`, code: 'placePoints/order' }];
  });
}

/**
 * Points of the seats of one table by their results; who shares places gets the mean of their points, exact. A seat
 * is one result, whoever had it. @throws RangeError for a table that is not of three or four
 */
export function placePoints(results: readonly Rational[], table: PlaceTable): Rational[] {
  const points = results.length === 3 ? table.three : results.length === 4 ? table.four : null;
  if (points === null) throw new RangeError(`no table of ${results.length}`);
  return results.map((own) => {
    const better = results.filter((other) => other.compare(own) > 0).length;
    const equal = results.filter((other) => other.equals(own)).length;
    return Rational.sum(points.slice(better, better + equal)).over(equal);
  });
}
