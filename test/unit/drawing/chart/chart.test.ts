import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rational } from '../../../../shared/domain/rational.ts';
import {
  chartDrawing,
  chartSvg,
  type ChartDrawing,
  type ChartInput,
  type ChartSize,
  type ChartText,
} from '../../../../shared/drawing/chart/index.ts';
import { STYLES } from '../../../../shared/drawing/chart/marks.ts';
import { textWidth } from '../../../../shared/drawing/metrics.ts';

const SIZES: [string, ChartSize][] = [
  ['beside the table', { width: 392, height: 318, fontSize: 12 }],
  ['eight rows of the form', { width: 226, height: 96, fontSize: 7 }],
  ['a page', { width: 790, height: 400, fontSize: 9.4 }],
];

function input(values: readonly (readonly Rational[])[], names: readonly string[], front = 6): ChartInput {
  return {
    series: values.map((own, i) => ({
      id: String(i),
      name: names[i] ?? `Игрок ${i}`,
      values: own,
      front: i < front,
      chosen: i === 1,
    })),
    steps: (values[0] ?? []).map((_, i) => String(i)),
    endValues: true,
    title: 'Ход',
    description: 'Слова',
  };
}

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** The ink of a text: width by the metrics, 0.7 em up, 0.22 em down. */
function ink(shape: ChartText): Box {
  const width = textWidth(shape.text, shape.cls === 'endChosen' ? 'name' : 'label', shape.size);
  const left = shape.at.x - (shape.anchor === 'end' ? width : shape.anchor === 'middle' ? width / 2 : 0);
  const top = shape.at.y - 0.7 * shape.size;
  return { text: shape.text, left, right: left + width, top, bottom: shape.at.y + 0.22 * shape.size };
}
const texts = (drawing: ChartDrawing): ChartText[] =>
  drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

function faults(drawing: ChartDrawing): string[] {
  const boxes = texts(drawing).map(ink);
  const outside = boxes.filter(
    (b) => b.left < -0.01 || b.right > drawing.width + 0.01 || b.top < -0.01 || b.bottom > drawing.height,
  );
  const touching = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} × ${b.text}`),
  );
  return [...outside.map((b) => `${b.text} outside`), ...touching];
}

const half = fc.integer({ min: -4000, max: 4000 }).map((n) => Rational.of(n, 6));
const name = fc.constantFrom('Ким', 'Морошкин', 'Ёжиков-Щукин Ярослав', 'Иванов И. 1975', 'Wüst');

describe.each(SIZES)('%s', (_, size) => {
  it('no text leaves the picture, none lies on another, whatever the results', () => {
    const lines = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 60 }))
      .chain(([players, steps]) =>
        fc.tuple(
          fc.array(fc.array(half, { minLength: steps, maxLength: steps }), {
            minLength: players,
            maxLength: players,
          }),
          fc.array(name, { minLength: players, maxLength: players }),
        ),
      );
    fc.assert(
      fc.property(lines, ([values, names]) => {
        const started = values.map((own) => [Rational.zero, ...own]);
        expect(faults(chartDrawing(input(started, names), size))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('lines that end at the same place have names side by side, in the order of the lines', () => {
    const same = Array.from({ length: 4 }, () => [Rational.zero, Rational.of(10)]);
    const drawing = chartDrawing(input(same, ['А', 'Б', 'В', 'Г']), size);
    const ends = texts(drawing).filter((shape) => shape.cls !== 'axis');
    expect(ends.map((shape) => shape.text)).toEqual(['А +10', 'Б +10', 'В +10', 'Г +10']);
    expect(ends.map((shape) => shape.at.y)).toEqual(
      ends.map((shape) => shape.at.y).toSorted((a, b) => a - b),
    );
    expect(faults(drawing)).toEqual([]);
  });
});

describe('lines', () => {
  const values = [
    [0, 10, 20],
    [0, -10, -40],
    [0, 5, 20],
  ].map((own) => own.map((n) => Rational.of(n)));
  const size = { width: 400, height: 300, fontSize: 12 };
  const drawing = chartDrawing(input(values, ['А', 'Б', 'В'], 2), size);

  it('are told apart without colour: no two looks share both dash and mark', () => {
    const looks = STYLES.map((style) => JSON.stringify(style));
    expect(new Set(looks).size).toBe(STYLES.length);
    expect(new Set(STYLES.map((style) => style.dash.join(' '))).size).toBe(STYLES.length);
    const lines = drawing.shapes.flatMap((shape) =>
      shape.kind === 'path' && shape.cls === 'line' ? [shape.dash.join(' ')] : [],
    );
    expect(new Set(lines).size).toBe(2);
  });

  it('behind stand thin ones without a name; the chosen one is drawn last and thickest', () => {
    const paths = drawing.shapes.flatMap((shape) => (shape.kind === 'path' ? [shape] : []));
    const drawn = paths.filter((path) => path.cls === 'back' || path.cls === 'line');
    expect(drawn.map((path) => [path.cls, path.series])).toEqual([
      ['back', 2],
      ['line', 0],
      ['line', 1],
    ]);
    const widths = drawn.map((path) => path.width);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(texts(drawing).some((text) => text.text.startsWith('В'))).toBe(false);
  });

  it('stand at the height of their values: equal values at one place, twice as far from 0 twice as high', () => {
    const [a, b, c] = drawing.places.map((points) => points.map((p) => p.y));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three lines');
    const zero = a[0] ?? 0;
    expect(b[0]).toBe(zero);
    expect(a[2]).toBe(c[2]);
    expect(zero - (a[2] ?? 0)).toBeCloseTo(2 * (zero - (a[1] ?? 0)));
    expect((b[2] ?? 0) - zero).toBeCloseTo(4 * ((b[1] ?? 0) - zero));
  });

  it('of a long run only some points carry a mark, always the last', () => {
    const long = [Array.from({ length: 61 }, (_, i) => Rational.of(i))];
    const one = chartDrawing(input(long, ['А']), { width: 226, height: 120, fontSize: 7 });
    const marks = one.shapes.flatMap((shape) =>
      shape.kind === 'path' && shape.cls === 'mark' ? [shape.d] : [],
    );
    expect(marks.length).toBeLessThan(30);
    const last = one.places[0]?.at(-1);
    expect(marks.some((d) => d.startsWith(`M${Math.round(((last?.x ?? 0) - 7 * 0.24) * 100) / 100} `))).toBe(
      true,
    );
  });

  it('every n-th step is named where not all have room', () => {
    const long = [Array.from({ length: 31 }, () => Rational.zero)];
    const names = texts(chartDrawing(input(long, ['А']), { width: 226, height: 120, fontSize: 7 }))
      .filter((text) => text.cls === 'axis' && text.anchor === 'middle')
      .map((text) => Number(text.text))
      .toSorted((a, b) => a - b);
    expect(names[0]).toBe(0);
    expect(names.at(-1)).toBe(30);
    const between = names.slice(1, -1);
    expect(between.length).toBeGreaterThan(1);
    const every = between[0] ?? 0;
    expect([2, 5, 10]).toContain(every);
    expect(between.every((n) => n % every === 0)).toBe(true);
  });
});

describe('SVG for the PDF', () => {
  it('has plain attributes only, escaped names, title and description', () => {
    const values = [[Rational.zero, Rational.of(1, 3)]];
    const svg = chartSvg(
      chartDrawing(
        { ...input(values, ['А & "Б" <В>']), title: 'Х <1>' },
        { width: 400, height: 200, fontSize: 12 },
      ),
    );
    expect(svg).not.toMatch(/ (class|style)=|var\(|NaN|Infinity|undefined/u);
    expect(svg).toContain('<title>Х &lt;1&gt;</title><desc>Слова</desc>');
    expect(svg).toContain('А &amp; &quot;Б&quot; &lt;В&gt; +⅓');
  });

  it('prints in black and greys only', () => {
    const values = [
      [Rational.zero, Rational.of(1)],
      [Rational.zero, Rational.of(-1)],
    ];
    const svg = chartSvg(
      chartDrawing(input(values, ['А', 'Б'], 1), { width: 400, height: 200, fontSize: 12 }),
    );
    const colours = [...svg.matchAll(/#([0-9a-f]{6})/gu)].map((match) => match[1] ?? '');
    expect(colours.length).toBeGreaterThan(5);
    for (const colour of colours) expect(new Set(colour.match(/../gu)).size, colour).toBe(1);
  });
});
