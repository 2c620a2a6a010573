/** Where the fields lie: from the centre out mountain, pool, whists; one sector a player (scoring, "The paper sheet"). */
import type { Seat } from '../domain/types.ts';
import { between, clip, turn } from './geometry.ts';
import type { FieldName, Point } from './types.ts';

/** Share of the way from the centre to the edge at which the fields meet. */
const MOUNTAIN_EDGE = { three: 0.36, four: 0.37 };
const POOL_EDGE = { three: 0.66, four: 0.66 };
/** Height of the centre at three: the lower sector is one of three, so it is larger. */
const CENTRE_OF_THREE = 0.4;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface FieldPlace {
  seat: Seat;
  field: FieldName;
  on: Seat | null;
  /** Outline on the paper. */
  outline: Point[];
  /** Degrees by which its text turns so that the player reads it from his seat. */
  turned: number;
}

export interface NamePlace {
  seat: Seat;
  side: 'bottom' | 'left' | 'top' | 'right';
  /** Room along the side. */
  length: number;
}

export interface Layout {
  centre: Point;
  outer: Point[];
  /** Inner rectangles and dividing lines. */
  rings: Point[][];
  lines: [Point, Point][];
  fields: FieldPlace[];
  names: NamePlace[];
}

/** The sheet for 3 or 4 players in a box; `hub` is the radius of the circle with the target. */
export function layoutFor(players: number, box: Box, hub: number): Layout {
  return players === 3 ? threeSectors(box, hub) : fourSectors(box, hub);
}

function corners({ left, top, right, bottom }: Box): [Point, Point, Point, Point] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Stays outside the circle in the centre: below it, seen from the seat. */
function belowHub(outline: readonly Point[], centre: Point, hub: number): Point[] {
  return clip(outline, { a: 0, b: -1, c: -(centre.y + hub) });
}

/** Four: a rectangle cut by its diagonals; every sector is worked out as seen from its seat, then turned. */
function fourSectors(box: Box, hub: number): Layout {
  const outer = corners(box);
  const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const half = { x: (box.right - box.left) / 2, y: (box.bottom - box.top) / 2 };
  const fields: FieldPlace[] = [];
  const lines: [Point, Point][] = [
    [outer[0], outer[2]],
    [outer[1], outer[3]],
  ];
  [0, 90, 180, -90].forEach((turned, seat) => {
    const upright = turned % 180 === 0;
    const w = upright ? half.x : half.y;
    const h = upright ? half.y : half.x;
    const at = (x: number, y: number): Point => ({ x: centre.x + x * w, y: centre.y + y * h });
    const strip = (inner: number, edge: number): Point[] => [
      at(-inner, inner),
      at(inner, inner),
      at(edge, edge),
      at(-edge, edge),
    ];
    const add = (field: FieldName, on: Seat | null, outline: Point[]): void => {
      fields.push({ seat, field, on, outline: outline.map((p) => turn(p, centre, turned)), turned });
    };
    const { four: mountain } = MOUNTAIN_EDGE;
    const { four: pool } = POOL_EDGE;
    add('mountain', null, belowHub([centre, at(mountain, mountain), at(-mountain, mountain)], centre, hub));
    add('pool', null, strip(mountain, pool));
    // Left to right as the player sees it: his left neighbour first, then clockwise.
    [-1, -1 / 3, 1 / 3].forEach((from, part) => {
      const to = from < 0 && part === 0 ? -1 / 3 : part === 1 ? 1 / 3 : 1;
      const cut = clip(strip(pool, 1), { a: 1, b: 0, c: centre.x + to * w });
      add('whists', (seat + 1 + part) % 4, clip(cut, { a: -1, b: 0, c: -(centre.x + from * w) }));
      if (part < 2) lines.push([turn(at(to, pool), centre, turned), turn(at(to, 1), centre, turned)]);
    });
  });
  const ring = (share: number): Point[] => outer.map((corner) => between(centre, corner, share));
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  return {
    centre,
    outer,
    rings: [ring(POOL_EDGE.four), ring(MOUNTAIN_EDGE.four)],
    lines,
    fields,
    names: [
      { seat: 0, side: 'bottom', length: width },
      { seat: 1, side: 'left', length: height },
      { seat: 2, side: 'top', length: width },
      { seat: 3, side: 'right', length: height },
    ],
  };
}

/** Three: two rays to the lower corners and one upward; the outer sectors bend round the upper corners. */
function threeSectors(box: Box, hub: number): Layout {
  const outer = corners(box);
  const [topLeft, topRight, bottomRight, bottomLeft] = outer;
  const centre = { x: (box.left + box.right) / 2, y: box.top + (box.bottom - box.top) * CENTRE_OF_THREE };
  const up = { x: centre.x, y: box.top };
  const down = { x: centre.x, y: box.bottom };
  const { three: m } = MOUNTAIN_EDGE;
  const { three: p } = POOL_EDGE;
  const to = (corner: Point, share: number): Point => between(centre, corner, share);
  const strip = (a: Point, b: Point, inner: number, edge: number): Point[] => [
    to(a, inner),
    to(b, inner),
    to(b, edge),
    to(a, edge),
  ];
  const fields: FieldPlace[] = [];
  const add = (seat: Seat, field: FieldName, on: Seat | null, outline: Point[], turned: number): void => {
    fields.push({ seat, field, on, outline, turned });
  };
  add(0, 'mountain', null, belowHub([centre, to(bottomRight, m), to(bottomLeft, m)], centre, hub), 0);
  add(0, 'pool', null, strip(bottomLeft, bottomRight, m, p), 0);
  add(0, 'whists', 1, strip(bottomLeft, down, p, 1), 0);
  add(0, 'whists', 2, strip(down, bottomRight, p, 1), 0);
  for (const [seat, upper, lower, side, turned] of [
    [1, topLeft, bottomLeft, -1, 90],
    [2, topRight, bottomRight, 1, -90],
  ] as const) {
    const inner = [to(upper, m), to(up, m), centre, to(lower, m)];
    const beside = clip(inner, { a: -side, b: 0, c: -side * (centre.x + side * hub) });
    add(seat, 'mountain', null, beside, turned);
    add(seat, 'pool', null, strip(upper, lower, m, p), turned);
    add(seat, 'whists', 0, strip(upper, lower, p, 1), turned);
    // Over the corner it reads upright for everybody.
    add(seat, 'whists', 3 - seat, strip(upper, up, p, 1), 0);
  }
  const ring = (share: number): Point[] => outer.map((corner) => to(corner, share));
  return {
    centre,
    outer,
    rings: [ring(p), ring(m)],
    lines: [
      [centre, up],
      [centre, bottomLeft],
      [centre, bottomRight],
      [topLeft, to(topLeft, p)],
      [topRight, to(topRight, p)],
      [down, to(down, p)],
    ],
    fields,
    names: [
      { seat: 0, side: 'bottom', length: box.right - box.left },
      { seat: 1, side: 'left', length: box.bottom - box.top },
      { seat: 2, side: 'right', length: box.bottom - box.top },
    ],
  };
}
