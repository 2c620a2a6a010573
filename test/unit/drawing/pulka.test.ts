import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pulkaDrawing,
  toSvg,
  type Drawing,
  type DrawingSize,
  type PulkaEntry,
  type PulkaInput,
} from '../../../shared/drawing/index.ts';
import { textWidth } from '../../../shared/drawing/metrics.ts';
import type { Point, TextShape } from '../../../shared/drawing/types.ts';
import { tEn, tRu } from '../notation/kit.ts';

const LONG = 'Ёжиков-Щукин Ярослав Всеволодович';

function input(players: number, entries: (field: number) => PulkaEntry[], name = LONG): PulkaInput {
  return {
    dealer: 1,
    target: 20,
    seats: Array.from({ length: players }, (_, seat) => ({
      name: `${name} ${seat}`,
      short: 'АБВГ'.charAt(seat),
      pool: entries(seat * 10),
      mountain: entries(seat * 10 + 1),
      whists: Array.from({ length: players }, (_, on) => (on === seat ? [] : entries(seat * 10 + 2 + on))),
      closed: seat === 0,
    })),
  };
}

const SIZES: [string, DrawingSize][] = [
  ['screen', { width: 468, height: 430 }],
  ['form, names', { width: 764, height: 578, fontSize: 18, reading: 'seats', labels: 'names' }],
  ['points of a page', { width: 538, height: 444, fontSize: 12, reading: 'seats' }],
  ['small', { width: 300, height: 280 }],
];

/** Corners of the ink of a text: width by the metrics, 0.7 em up, 0.22 em down. */
function ink(text: TextShape): Point[] {
  const width = textWidth(text.text, text.cls, text.size);
  const shift = text.anchor === 'start' ? 0 : text.anchor === 'middle' ? -width / 2 : -width;
  const angle = (text.rotate * Math.PI) / 180;
  return [
    [shift, -0.7 * text.size],
    [shift + width, -0.7 * text.size],
    [shift + width, 0.22 * text.size],
    [shift, 0.22 * text.size],
  ].map(([x = 0, y = 0]) => ({
    x: text.at.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: text.at.y + x * Math.sin(angle) + y * Math.cos(angle),
  }));
}

/** Inside a convex polygon, whichever way round its corners run. */
function inside(polygon: readonly Point[], p: Point): boolean {
  const sides = polygon.map((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  });
  return sides.every((side) => side >= -1e-6) || sides.every((side) => side <= 1e-6);
}

function totalsIn(drawing: Drawing): TextShape[] {
  return drawing.shapes.filter((shape): shape is TextShape => {
    return shape.kind === 'text' && !['name', 'dealer', 'target'].includes(shape.cls);
  });
}

/** Every total and label has exactly one field that holds all of its ink; nothing leaves the drawing. */
function expectInside(drawing: Drawing): void {
  const strays = totalsIn(drawing).filter((text) => {
    const corners = ink(text);
    return drawing.fields.filter((field) => corners.every((p) => inside(field.polygon, p))).length !== 1;
  });
  expect(strays.map((text) => text.text)).toEqual([]);
  const outside = drawing.shapes.filter((shape) => {
    if (shape.kind !== 'text') return false;
    return ink(shape).some((p) => p.x < 0 || p.x > drawing.width || p.y < -0.5 || p.y > drawing.height + 0.5);
  });
  expect(outside).toEqual([]);
}

const run = (from: number, count: number, step: number): PulkaEntry[] => {
  return Array.from({ length: count }, (_, i) => ({ text: String(from + i * step), last: i === count - 1 }));
};

describe.each([3, 4])('%d players', (players) => {
  it.each(SIZES)('%s: nothing leaves its field, whatever is written', (_, size) => {
    const entry = fc.record({
      text: fc.integer({ min: -999, max: 9999 }).map((n) => String(n).replace('-', '−')),
      struck: fc.boolean(),
      ruling: fc.boolean(),
      last: fc.boolean(),
    });
    const lists = fc.array(fc.array(entry, { maxLength: 40 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(lists, (all) => {
        expectInside(
          pulkaDrawing(
            input(players, (field) => all[field % all.length] ?? []),
            size,
            tRu,
          ),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('a sheet of 30 deals keeps every total at a legible size', () => {
    const drawing = pulkaDrawing(
      input(players, (field) => run(field % 7, 10, 6)),
      { width: 468, height: 430 },
      tRu,
    );
    const numbers = totalsIn(drawing).filter((text) => /\d/u.test(text.text));
    expect(numbers).toHaveLength(players * (players + 1) * 10);
    expect(Math.min(...numbers.map((text) => text.size))).toBeGreaterThanOrEqual(8.9);
  });

  it('keeps the last total and marks the cut, when even the smallest size is too large', () => {
    const drawing = pulkaDrawing(
      input(players, () => run(1000, 200, 10)),
      { width: 468, height: 430 },
      tRu,
    );
    const texts = totalsIn(drawing);
    const fields = players * (players + 1);
    expect(texts.filter((text) => text.text === '…')).toHaveLength(fields);
    expect(texts.filter((text) => text.text === '2990')).toHaveLength(fields);
    expectInside(drawing);
  });

  it('a long word over the mountain gives way to its short form before a total is cut or grows small', () => {
    const size: DrawingSize = { width: 432, height: 395 };
    const totals = (field: number): PulkaEntry[] => run(field % 7, field % 10 === 1 ? 7 : 1, 4);
    const [ru, en] = [tRu, tEn].map((t) => totalsIn(pulkaDrawing(input(players, totals), size, t)));
    const numbers = (list: TextShape[] = []): TextShape[] => list.filter(({ text }) => /\d|…/u.test(text));
    expect(numbers(en).map(({ text }) => text)).toEqual(numbers(ru).map(({ text }) => text));
    expect(numbers(en).some(({ text }) => text === '…')).toBe(false);
    const smallest = (list: TextShape[]): number => Math.min(...list.map((one) => one.size));
    // The upper half of the sizes, from 9 to 16.
    expect(smallest(numbers(en))).toBeGreaterThanOrEqual(Math.min(12.5, smallest(numbers(ru))) - 1e-9);
    const words = (en ?? []).map(({ text }) => text);
    expect(words.filter((text) => text === 'mountain' || text === 'mtn')).toHaveLength(players);
    if (players === 4) expect(words.filter((text) => text === 'mtn')).toHaveLength(2);
  });

  it('does not overlap: no two totals share ink', () => {
    const drawing = pulkaDrawing(
      input(players, (field) => run(field, 14, 7)),
      { width: 468, height: 430 },
      tRu,
    );
    const boxes = totalsIn(drawing).map((text) => {
      const width = textWidth(text.text, text.cls, text.size);
      return { text, x: text.at.x, y: text.at.y, width, top: text.at.y - 0.7 * text.size };
    });
    const touching = boxes.flatMap((a, i) => {
      return boxes.slice(i + 1).flatMap((b) => {
        const apart =
          a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01 || a.y <= b.top || b.y <= a.top;
        return apart ? [] : [`${a.text.text} ${b.text.text}`];
      });
    });
    expect(touching).toEqual([]);
  });

  it('every player has one pool, one mountain, and whists on each of the others', () => {
    const drawing = pulkaDrawing(
      input(players, () => []),
      { width: 468, height: 430 },
      tRu,
    );
    for (let seat = 0; seat < players; seat += 1) {
      const own = drawing.fields.filter((field) => field.seat === seat);
      expect(own.filter((field) => field.field === 'pool')).toHaveLength(1);
      expect(own.filter((field) => field.field === 'mountain')).toHaveLength(1);
      const on = own.filter((field) => field.field === 'whists').map((field) => field.on);
      expect([...on].sort()).toEqual(Array.from({ length: players }, (_, i) => i).filter((i) => i !== seat));
    }
  });
});

describe('marks', () => {
  const one: PulkaInput = {
    ...input(4, () => []),
    seats: input(4, () => [], 'Имя').seats.map((seat) => ({
      ...seat,
      pool: [
        { text: '2' },
        { text: '8', struck: true },
        { text: '10', ruling: true },
        { text: '14', last: true, deal: 6 },
      ],
    })),
  };
  const drawing = pulkaDrawing(one, { width: 468, height: 430 }, tRu);

  it('struck out by a line through, the last underlined, a ruling italic', () => {
    const count = (cls: string): number => drawing.shapes.filter((shape) => shape.cls === cls).length;
    expect(['strike', 'underline', 'struck', 'last', 'ruling'].map(count)).toEqual([4, 4, 4, 4, 4]);
    const struck = drawing.shapes.find(
      (shape) => shape.kind === 'text' && shape.cls === 'struck',
    ) as TextShape;
    const line = drawing.shapes[drawing.shapes.indexOf(struck) + 1];
    expect(line).toMatchObject({ kind: 'line', cls: 'strike', from: { x: struck.at.x } });
    if (line?.kind !== 'line') throw new Error('no line');
    expect(line.to.x - line.from.x).toBeCloseTo(textWidth('8', 'struck', struck.size));
    expect(line.from.y).toBeLessThan(struck.at.y);
    expect(line.from.y).toBeGreaterThan(struck.at.y - 0.7 * struck.size);
  });

  it('dealer, target, closed pool, the deal behind an entry', () => {
    const texts = drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    expect(texts.filter((text) => text.cls === 'dealer').map((text) => text.text)).toEqual(['Имя 1 · сдаёт']);
    expect(texts.filter((text) => text.cls === 'target').map((text) => text.text)).toEqual(['20']);
    expect(texts.filter((text) => text.text.includes('закрыта'))).toHaveLength(1);
    expect(texts.filter((text) => text.deal === 6).map((text) => text.text)).toEqual([
      '14',
      '14',
      '14',
      '14',
    ]);
    const open = pulkaDrawing({ ...one, target: null, dealer: null }, { width: 468, height: 430 }, tRu);
    expect(open.shapes.some((shape) => shape.cls === 'target' || shape.cls === 'dealer')).toBe(false);
  });

  it('says every field for a screen reader, in both languages', () => {
    const pool = drawing.fields.find((field) => field.seat === 1 && field.field === 'pool');
    expect(pool?.label).toBe('Имя 1, пуля: 2, 8 зачёркнуто, 10 по решению, 14');
    const closed = drawing.fields.find((field) => field.seat === 0 && field.field === 'pool');
    expect(closed?.label).toContain('пуля закрыта');
    expect(drawing.title).toBe('Пулька на четверых');
    const english = pulkaDrawing(one, { width: 468, height: 430 }, tEn);
    expect(english.title).toBe('Pulka of four');
    expect(english.fields.map((field) => field.label).join()).not.toMatch(/pulka\./u);
  });

  it('reads from the seats on the form: below, left, above, right', () => {
    const form = pulkaDrawing(one, { width: 764, height: 578, reading: 'seats', labels: 'names' }, tRu);
    const names = form.shapes.flatMap((shape) => {
      return shape.kind === 'text' && (shape.cls === 'name' || shape.cls === 'dealer') ? [shape.rotate] : [];
    });
    expect(names).toEqual([0, 90, 180, -90]);
    expect(form.shapes.some((shape) => shape.kind === 'text' && shape.text === 'на: Имя 2')).toBe(true);
  });
});

describe('SVG for the PDF', () => {
  const svg = toSvg(
    pulkaDrawing(
      input(4, (field) => run(field, 9, 4), 'А & "Б" <В>'),
      { width: 468, height: 430 },
      tRu,
    ),
  );

  it('has plain attributes only', () => {
    expect(svg).not.toMatch(/ (class|style)=|var\(|<style|NaN|Infinity|undefined/u);
    expect(svg).toContain('font-family="PT Serif"');
    expect(svg).toContain('font-family="PT Sans"');
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 468 430"><title>Пулька на четверых<\/title>/u);
  });

  it('escapes names and is well-formed', () => {
    expect(svg).toContain('А &amp; &quot;Б&quot; &lt;В&gt; 0');
    const open: string[] = [];
    for (const [, close, tag, self] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/gu)) {
      if (close === '/') expect(open.pop()).toBe(tag);
      else if (self !== '/') open.push(tag ?? '');
    }
    expect(open).toEqual([]);
  });

  it('has one element a shape', () => {
    const drawing = pulkaDrawing(
      input(3, (field) => run(field, 5, 4)),
      { width: 468, height: 430 },
      tRu,
    );
    const elements = toSvg(drawing).match(/<(line|polygon|circle|text)\b/gu) ?? [];
    expect(elements).toHaveLength(drawing.shapes.length);
  });
});
