/** The table of the standings: places, rounds with the table, penalties apart, what the plan counts, its keys. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { keyText, ownScore, scoreText } from '../../../shared/format/standingsPlan.ts';
import type { Context } from './context.ts';
import type { Sheet } from './frame.ts';
import { cell, cellOf, head, heading, listed, type Margin } from './layout.ts';
import type { StandingsContent } from './model.ts';
import { colour } from './style.ts';
import { runs } from './text.ts';

type Row = StandingsContent['rows'][number];

const right = { alignment: 'right' as const };
/** Widths in points: place, a round, tables, penalties, total, a key, the score; `pad` at either side of a cell. */
const WIDE = { pad: 2.5, round: 36, place: 30, tables: 38, penalties: 36, total: 42, key: 34, score: 40 };
const DENSE = { pad: 1.4, round: 27, place: 26, tables: 34, penalties: 32, total: 36, key: 30, score: 36 };
/** Where a name would have less, the keys stand in a table of their own. */
const SHORTEST_NAME = 92;

/** A column behind the total. */
interface Extra {
  head: string;
  width: number;
  of: (row: Row) => string;
  bold: boolean;
}

/** Penalties in points of the score stand in it, and show beside it. */
function scoreCell(row: Row, text: string): string {
  const penalty = row.by?.penalty ?? 0;
  return penalty === 0 ? text : `${text} (${formatNumber(penalty, { plus: true })})`;
}

function extrasOf(
  { t }: Context,
  { plan }: StandingsContent,
  width: { key: number; score: number },
): Extra[] {
  if (plan === undefined) {
    const firsts = (row: Row): string => (row.firsts === 0 ? '' : String(row.firsts));
    return [{ head: t('document.standings.firsts'), width: width.key - 2, of: firsts, bold: false }];
  }
  const score: Extra = {
    head: t(`ranking.short.score.${plan.measure}`),
    width: width.score,
    of: (row) => (row.by === undefined ? '' : scoreCell(row, scoreText(plan, row.by.score))),
    bold: true,
  };
  const keys = plan.tieBreaks.map((key, i): Extra => {
    const of = (row: Row): string => keyText(key, row.by?.ties[i] ?? null);
    return { head: t(`ranking.short.${key}`), width: width.key, of, bold: false };
  });
  return [...(ownScore(plan) ? [score] : []), ...keys];
}

/** Space over the letters above which a line of PT begins, in parts of the size. */
const ASCENT = { sans: 1.018, serif: 1.039 };

/** Brings letters of a size down to the line of the numbers of the row. */
const onLine = (numbers: number, face: keyof typeof ASCENT, size: number): { margin: Margin } => ({
  margin: [0, Math.max(0, numbers * ASCENT.serif - size * ASCENT[face]), 0, 0],
});

/** A number of whists, red below 0. */
export const score = (value: number, style: { face: 'serif'; size: number; bold?: boolean }) =>
  runs(formatNumber(value, { plus: true }), {
    ...style,
    noWrap: true,
    ...(value < 0 ? { colour: colour.red } : {}),
  });

function nameCell(row: Row): TableCell {
  return cellOf([
    runs(row.name, { bold: true, size: 9.6 }),
    runs(row.full.startsWith(row.name) ? row.full.slice(row.name.length) : ` ${row.full}`, {
      size: 8.8,
      colour: colour.soft,
    }),
  ]);
}

/** The table; where its columns leave no room for names, the keys of the plan follow in a second one. */
export function standingsTable(context: Context, view: StandingsContent, sheet: Sheet): Content[] {
  const dense = view.rounds.length > 9;
  const widths = dense ? DENSE : WIDE;
  const all = extrasOf(context, view, widths);
  const roomFor = (extras: readonly Extra[]): number => {
    const { pad, round, place, tables, penalties, total } = widths;
    const columns = view.rounds.length + 5 + extras.length;
    const own = extras.reduce((sum, extra) => sum + extra.width, 0);
    return (
      sheet.width - place - tables - penalties - total - own - round * view.rounds.length - columns * 2 * pad
    );
  };
  const apart = roomFor(all) < SHORTEST_NAME && view.plan !== undefined;
  const beside = apart ? all.filter(({ bold }) => bold) : all;
  const first = mainTable(context, view, beside, roomFor(beside), dense);
  return apart
    ? [
        first,
        ...keysTable(
          context,
          view,
          all.filter(({ bold }) => !bold),
          sheet,
        ),
      ]
    : [first];
}

function mainTable(
  { t }: Context,
  view: StandingsContent,
  extras: readonly Extra[],
  nameWidth: number,
  dense: boolean,
): Content {
  const { pad, round: roundWidth, ...fixed } = dense ? DENSE : WIDE;
  const number = { face: 'serif' as const, size: dense ? 8.4 : 10 };
  const small = { size: dense ? 5.8 : 6.8 };
  const decides = extras.some(({ bold }) => bold);
  const header: TableCell[] = [
    head(t('document.standings.place'), right),
    head(t('document.standings.player')),
    ...view.rounds.map((round) => head(t('document.standings.round', { round }), right)),
    head(t('document.standings.tables'), right),
    head(t('document.standings.penalties'), right),
    head(t('document.standings.total'), right),
    ...extras.map((extra) => head(extra.head, right)),
  ];
  const body = view.rows.map((row): TableCell[] => [
    cell(row.place, { face: 'serif', size: 10, bold: true }, right),
    nameCell(row),
    ...row.rounds.map((played) =>
      played === null
        ? cell('—', number, right)
        : cellOf(
            [score(played.result, number), runs(`\u00a0${played.table}`, { ...small, colour: colour.soft })],
            right,
          ),
    ),
    cellOf([score(row.tables, number)], right),
    row.penalties === 0 ? cell('', number) : cellOf([score(row.penalties, number)], right),
    cellOf([score(row.total, { ...number, size: dense ? 9.4 : 10.8, bold: !decides })], right),
    ...extras.map((extra) =>
      extra.bold
        ? cell(extra.of(row), { ...number, size: dense ? 9.2 : 10.4, bold: true, noWrap: true }, right)
        : cell(
            extra.of(row),
            { size: dense ? 8 : 9, noWrap: true },
            { ...right, ...onLine(number.size, 'sans', dense ? 8 : 9) },
          ),
    ),
  ]);
  const { sums } = view;
  const sum: TableCell[] = [
    cell('', {}),
    cell(t('document.standings.sum'), { size: 9.4, colour: colour.soft }),
    ...sums.rounds.map((value) => cellOf([score(value, number), runs('\u00a0\u2007', small)], right)),
    cellOf([score(sums.tables, number)], right),
    cellOf([score(sums.penalties, number)], right),
    cellOf([score(sums.total, { ...number, bold: true })], right),
    ...extras.map(() => cell('', {})),
  ];
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [
        fixed.place,
        nameWidth,
        ...view.rounds.map(() => roundWidth),
        fixed.tables,
        fixed.penalties,
        fixed.total,
        ...extras.map((extra) => extra.width),
      ],
      body: [header, ...body, sum],
    },
    layout: listed(1, true, { x: pad, y: 2.6 }),
  };
}

function keysTable({ t }: Context, view: StandingsContent, keys: readonly Extra[], sheet: Sheet): Content[] {
  const width = 52;
  const nameWidth = sheet.width - WIDE.place - keys.length * width - (keys.length + 2) * 2 * WIDE.pad;
  const body = view.rows.map((row): TableCell[] => [
    cell(row.place, { face: 'serif', size: 10, bold: true }, right),
    nameCell(row),
    ...keys.map((key) => cell(key.of(row), { face: 'serif', size: 9.6, noWrap: true }, right)),
  ]);
  return [
    heading(t('document.standings.keys'), { margin: [0, 10, 0, 2] }),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [WIDE.place, nameWidth, ...keys.map(() => width)],
        body: [
          [
            head(t('document.standings.place'), right),
            head(t('document.standings.player')),
            ...keys.map((key) => head(key.head, right)),
          ],
          ...body,
        ],
      },
      layout: listed(1, false, { x: WIDE.pad, y: 2.2 }),
    },
  ];
}
