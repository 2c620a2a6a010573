/** Plane geometry for the fields: convex polygons, cut, turned and measured at a height. y grows downward. */
import type { Point } from './types.ts';

/** A half-plane: all points with `a·x + b·y ≤ c`. */
export interface HalfPlane {
  a: number;
  b: number;
  c: number;
}

/** The part of a convex polygon inside the half-plane (Sutherland–Hodgman); empty when nothing is left. */
export function clip(polygon: readonly Point[], { a, b, c }: HalfPlane): Point[] {
  const side = (p: Point): number => a * p.x + b * p.y - c;
  const kept: Point[] = [];
  polygon.forEach((from, i) => {
    const to = polygon[(i + 1) % polygon.length] as Point;
    const before = side(from);
    const after = side(to);
    if (before <= 0) kept.push(from);
    if ((before < 0 && after > 0) || (before > 0 && after < 0)) {
      const share = before / (before - after);
      kept.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
  });
  return kept;
}

/** Every edge of a convex polygon moved inward by `distance`. */
export function inset(polygon: readonly Point[], distance: number): Point[] {
  const centre = centroid(polygon);
  let inner: Point[] = [...polygon];
  polygon.forEach((from, i) => {
    const to = polygon[(i + 1) % polygon.length] as Point;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return;
    let a = (to.y - from.y) / length;
    let b = (from.x - to.x) / length;
    let c = a * from.x + b * from.y;
    if (a * centre.x + b * centre.y > c) [a, b, c] = [-a, -b, -c];
    inner = clip(inner, { a, b, c: c - distance });
  });
  return inner;
}

/** Mean of the corners. */
export function centroid(polygon: readonly Point[]): Point {
  const sum = polygon.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / polygon.length, y: sum.y / polygon.length };
}

export interface Span {
  from: number;
  to: number;
}

/** Lowest and highest y. */
export function heights(polygon: readonly Point[]): Span {
  const ys = polygon.map((p) => p.y);
  return { from: Math.min(...ys), to: Math.max(...ys) };
}

/** The x that lie inside a convex polygon at height y, or null outside. */
export function chord(polygon: readonly Point[], y: number): Span | null {
  let from = Infinity;
  let to = -Infinity;
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point;
    if (Math.min(p.y, q.y) > y || Math.max(p.y, q.y) < y) return;
    const xs = p.y === q.y ? [p.x, q.x] : [p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y)];
    from = Math.min(from, ...xs);
    to = Math.max(to, ...xs);
  });
  return from <= to ? { from, to } : null;
}

/** The x that are inside over the whole height of a line of text; null where there is none. */
export function band(polygon: readonly Point[], top: number, bottom: number): Span | null {
  const above = chord(polygon, top);
  const below = chord(polygon, bottom);
  if (above === null || below === null) return null;
  const span = { from: Math.max(above.from, below.from), to: Math.min(above.to, below.to) };
  return span.from < span.to ? span : null;
}

/** A point turned clockwise by quarter turns about a centre. */
export function turn(p: Point, centre: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.round(Math.cos(angle));
  const sin = Math.round(Math.sin(angle));
  const x = p.x - centre.x;
  const y = p.y - centre.y;
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos };
}

/** The point on the way from a to b. */
export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Centre of gravity of a polygon's area. */
export function centroidOfArea(polygon: readonly Point[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point;
    const cross = p.x * q.y - q.x * p.y;
    area += cross;
    x += (p.x + q.x) * cross;
    y += (p.y + q.y) * cross;
  });
  return area === 0 ? centroid(polygon) : { x: x / (3 * area), y: y / (3 * area) };
}
