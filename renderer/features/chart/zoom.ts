/** Steps in which the drawn pulka grows, per cent of what fits into its place. */
export const ZOOMS = [100, 125, 150, 200, 250, 300] as const;
export const FIT = 100;

/** The next larger or smaller step; stays at the ends. */
export function nextZoom(now: number, by: 1 | -1): number {
  const at = ZOOMS.findIndex((zoom) => zoom >= now);
  const next = ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, (at < 0 ? ZOOMS.length - 1 : at) + by))];
  return next ?? now;
}

/**
 * The drawing at a zoom: the sheet grows with it, the letters half as fast, so that a crowded field opens and its
 * totals are set larger and no longer shortened.
 */
export function zoomed(
  size: { width: number; height: number; fontSize: number },
  zoom: number,
): { width: number; height: number; fontSize: number } {
  const by = zoom / FIT;
  return { width: size.width * by, height: size.height * by, fontSize: (size.fontSize * (1 + by)) / 2 };
}
