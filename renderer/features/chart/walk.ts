/** Walking over a chart by arrows. */

export interface ChartPlace {
  series: number;
  step: number;
}

/** Where a key leads: ← → along the run, ↑ ↓ over the players (they go round), Home and End; null = no such key. */
export function walk(key: string, at: ChartPlace, series: number, steps: number): ChartPlace | null {
  const last = steps - 1;
  const along = (step: number): ChartPlace => ({ ...at, step: Math.min(last, Math.max(0, step)) });
  const over = (by: number): ChartPlace => ({ ...at, series: (at.series + by + series) % series });
  switch (key) {
    case 'ArrowLeft':
      return along(at.step - 1);
    case 'ArrowRight':
      return along(at.step + 1);
    case 'ArrowUp':
      return over(-1);
    case 'ArrowDown':
      return over(1);
    case 'Home':
      return along(0);
    case 'End':
      return along(last);
    default:
      return null;
  }
}
