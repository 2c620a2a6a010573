/** Random sheets of up to 60 deals, corrected and ruled, drawn on the screen and on the form. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoomed, ZOOMS } from '../../../renderer/features/chart/zoom.ts';
import { FOUR, FONT_SIZE, THREE } from '../../../main/service/documents/sheet-form.ts';
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import { totals, foldDeals } from '../../../shared/domain/fold.ts';
import { pulkaDrawing, pulkaEntries, type Drawing, type DrawingSize } from '../../../shared/drawing/index.ts';
import { textWidth } from '../../../shared/drawing/metrics.ts';
import type { Point, TextShape } from '../../../shared/drawing/types.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { randomSheet } from '../../fixtures/random-sheet.ts';
import { tRu } from '../../unit/notation/kit.ts';

const SCREEN = { width: 468, height: 430, fontSize: 16 };
const NAMES = ['Морошкин', 'Рябинина', 'Ёжиков-Щукин', 'Калачёва'];
const size = (players: 3 | 4, where: string): DrawingSize => {
  if (where === 'form') {
    const { drawing } = players === 4 ? FOUR : THREE;
    return { ...drawing, fontSize: FONT_SIZE, reading: 'seats', labels: 'names' };
  }
  return zoomed(SCREEN, Number(where));
};

interface Box {
  text: TextShape;
  from: Point;
  to: Point;
}
/** The ink of a text as a box; texts stand at quarter turns only. */
function ink(text: TextShape): Box {
  const width = textWidth(text.text, text.cls, text.size);
  const shift = text.anchor === 'start' ? 0 : text.anchor === 'middle' ? -width / 2 : -width;
  const turn = (text.rotate * Math.PI) / 180;
  const corners = [
    [shift, -0.7 * text.size],
    [shift + width, 0.18 * text.size],
  ].map(([x = 0, y = 0]) => ({
    x: text.at.x + x * Math.round(Math.cos(turn)) - y * Math.round(Math.sin(turn)),
    y: text.at.y + x * Math.round(Math.sin(turn)) + y * Math.round(Math.cos(turn)),
  }));
  const xs = corners.map((p) => p.x);
  const ys = corners.map((p) => p.y);
  return {
    text,
    from: { x: Math.min(...xs), y: Math.min(...ys) },
    to: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}
const corners = ({ from, to }: Box): Point[] => [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];

function isInside(polygon: readonly Point[], p: Point): boolean {
  const sides = polygon.map((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  });
  return sides.every((side) => side >= -1e-6) || sides.every((side) => side <= 1e-6);
}

/** What is wrong with a drawing: texts over each other, outside their field, on the circle, off the paper. */
function faults(drawing: Drawing): string[] {
  const texts = drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [ink(shape)] : []));
  const over = texts.flatMap((a, i) =>
    texts
      .slice(i + 1)
      .filter(
        (b) =>
          a.from.x + 0.01 < b.to.x &&
          b.from.x + 0.01 < a.to.x &&
          a.from.y + 0.01 < b.to.y &&
          b.from.y + 0.01 < a.to.y,
      )
      .map((b) => `${a.text.text} over ${b.text.text}`),
  );
  const ofFields = texts.filter(({ text }) => !['name', 'dealer', 'target'].includes(text.cls));
  const strays = ofFields.filter(
    (box) =>
      drawing.fields.filter((field) => corners(box).every((p) => isInside(field.polygon, p))).length !== 1,
  );
  const hub = drawing.shapes.find((shape) => shape.kind === 'circle');
  const onHub = ofFields.filter((box) => {
    if (hub?.kind !== 'circle') return false;
    const x = Math.max(box.from.x, Math.min(hub.centre.x, box.to.x));
    const y = Math.max(box.from.y, Math.min(hub.centre.y, box.to.y));
    return Math.hypot(x - hub.centre.x, y - hub.centre.y) < hub.radius - 0.01;
  });
  const off = texts.filter(
    ({ from, to }) => from.x < 0 || from.y < 0 || to.x > drawing.width || to.y > drawing.height,
  );
  return [
    ...over,
    ...strays.map((box) => `${box.text.text} outside its field`),
    ...onHub.map((box) => `${box.text.text} on the circle`),
    ...off.map((box) => `${box.text.text} off the paper`),
  ];
}

function drawn(seed: number, players: 3 | 4, deals: number, where: string) {
  const sheet = randomSheet(seed, { players, deals });
  const rules = {
    convention: resolveConvention(sheet.convention, sheet.options),
    players,
    target: sheet.target,
  };
  // Every seventh deal was first written as the deal before it.
  const corrections = sheet.deals.flatMap((_, at) => {
    const deal = sheet.deals[at - 1];
    return at % 7 === 3 && deal !== undefined ? [{ at, deal }] : [];
  });
  const input = pulkaEntries({ rules, players: NAMES.slice(0, players), deals: sheet.deals, corrections });
  return { rules, sheet, input, drawing: pulkaDrawing(input, size(players, where), tRu) };
}

const seeds = fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 60 }));
const WHERE = ['form', ...ZOOMS.map(String)];

describe.each([3, 4] as const)('%i players, up to 60 deals', (players) => {
  it.each(WHERE)('%s: no two texts overlap, none leaves its field', (where) => {
    fc.assert(
      fc.property(seeds, ([seed, deals]) => {
        expect(faults(drawn(seed, players, deals, where).drawing)).toEqual([]);
      }),
      { numRuns: where === 'form' || where === '100' ? 60 : 12 },
    );
  });

  it('the last total of every field stands there, whatever had to give way', () => {
    fc.assert(
      fc.property(seeds, ([seed, deals]) => {
        const { rules, sheet, drawing, input } = drawn(seed, players, deals, '100');
        const end = totals(foldDeals(rules, sheet.deals).last);
        const texts = drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [ink(shape)] : []));
        for (const field of drawing.fields) {
          const seat = input.seats[field.seat];
          const entries = field.field === 'whists' ? seat?.whists[field.on ?? -1] : seat?.[field.field];
          const right = (entries ?? []).filter((entry) => entry.struck !== true);
          if (right.length === 0) continue;
          const value =
            field.field === 'whists'
              ? end.whists[field.seat]?.[field.on ?? -1]
              : end[field.field][field.seat];
          const inField = texts
            .filter((box) => corners(box).every((p) => isInside(field.polygon, p)))
            .filter(
              ({ text }) => !['label', 'struck', 'struckRuling'].includes(text.cls) && text.text !== '.',
            );
          expect(inField.at(-1)?.text.text, field.label).toBe(formatNumber(value ?? 0));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('on the form every total of 45 deals is there, 8 points and larger', () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const { drawing } = drawn(seed, players, 45, 'form');
      const figures = drawing.shapes.flatMap((shape) =>
        shape.kind === 'text' && shape.deal !== undefined ? [shape.size] : [],
      );
      const cut = drawing.shapes.filter((shape) => shape.kind === 'text' && shape.text === '…');
      expect(cut).toEqual([]);
      expect(Math.min(...figures)).toBeGreaterThanOrEqual(8);
    }
  });

  it('enlarged twice, no total of 60 deals is left out', () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const { drawing } = drawn(seed, players, 60, '200');
      expect(drawing.shapes.filter((shape) => shape.kind === 'text' && shape.text === '…')).toEqual([]);
    }
  });
});
