/** Sizes of the preview, percent of the paper's own. */
export const ZOOMS: readonly number[] = [50, 75, 100, 125, 150, 200];

/** The next size, larger (1) or smaller (−1); the ends stay. */
export function scaled(zoom: number, by: 1 | -1): number {
  const at = ZOOMS.indexOf(zoom);
  return ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + by))] ?? 100;
}
