/** Running scores of a tournament, for the chart and its table. */
import type { StandingsView } from '../../../shared/ipc/schemas/views.ts';

export interface RunningScore {
  playerId: string;
  name: string;
  place: string;
  /** At the start (0) and after each round shown, penalties included; the last equals the total. */
  points: number[];
}

/**
 * Whists with penalties after every round, rows in the order of the standings. A penalty counts from its round;
 * one without a round, or of a round that is not shown any more, from the last one.
 */
export function runningScores(view: StandingsView): RunningScore[] {
  return view.rows.map((row) => {
    const points = [0];
    let sum = 0;
    view.rounds.forEach((round, i) => {
      sum += row.rounds[i]?.result ?? 0;
      for (const penalty of view.penalties) {
        if (penalty.playerId === row.playerId && penalty.round === round) sum += penalty.points;
      }
      // What no round takes in (a penalty for the tournament as a whole) stands at the end.
      points.push(i === view.rounds.length - 1 ? row.total : sum);
    });
    return { playerId: row.playerId, name: row.name, place: row.place, points };
  });
}

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
