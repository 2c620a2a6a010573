/** The figures as a table of fixed columns. */
import { compare, MARKED_PERCENT, type Baseline } from './baseline.ts';
import { holds, type Figure } from './figure.ts';

type Side = 'left' | 'right';
const COLUMNS: readonly (readonly [head: string, side: Side])[] = [
  ['figure', 'left'],
  ['measured', 'left'],
  ['ratio', 'right'],
  ['of', 'left'],
  ['limit', 'right'],
  ['verdict', 'left'],
  ['stored', 'right'],
  ['change', 'right'],
  ['in this run', 'left'],
];

/** Lines of equal columns, two spaces between them; nothing hangs over at the end. */
export function aligned(rows: readonly (readonly string[])[], sides: readonly Side[]): string[] {
  const widths = sides.map((_, i) => Math.max(0, ...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    sides
      .map((side, i) => {
        const width = widths[i] ?? 0;
        return side === 'left' ? (row[i] ?? '').padEnd(width) : (row[i] ?? '').padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

const percent = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)} %`;

function row(figure: Figure, baseline: Baseline): string[] {
  const moved = compare(figure, baseline);
  return [
    figure.name,
    figure.measured,
    figure.ratio.toFixed(2),
    figure.of,
    `${figure.higherIsBetter ? '≥' : '≤'} ${figure.limit}`,
    holds(figure) ? 'holds' : 'MISSED',
    moved === null ? '–' : moved.stored.toFixed(2),
    moved === null ? '–' : `${moved.marked ? '! ' : ''}${percent(moved.percent)}`,
    figure.beside ?? '',
  ];
}

/** The table, then the notes to its figures. */
export function tableLines(figures: readonly Figure[], baseline: Baseline): string[] {
  const heads = COLUMNS.map(([head]) => head);
  const sides = COLUMNS.map(([, side]) => side);
  const [head = '', ...lines] = aligned([heads, ...figures.map((figure) => row(figure, baseline))], sides);
  const rule = '─'.repeat(Math.max(head.length, ...lines.map((line) => line.length)));
  const notes = figures.flatMap(({ name, note }) => (note === undefined ? [] : [`${name}: ${note}`]));
  const known = figures.some((figure) => compare(figure, baseline) !== null);
  const marked = figures.some((figure) => compare(figure, baseline)?.marked === true);
  return [
    ...[head, rule, ...lines],
    ...(known ? ['', `stored: the ratios of ${baseline.date}`] : []),
    ...(marked ? [`! worse than stored by more than ${MARKED_PERCENT} %`] : []),
    ...(notes.length === 0 ? [] : ['', ...notes]),
  ];
}
