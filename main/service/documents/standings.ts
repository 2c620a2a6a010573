/** The standings: places, whists of every round with the table, penalties apart, the check of the zero. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { standingsRunChart } from './chart.ts';
import type { Context } from './context.ts';
import type { Layout } from './engine.ts';
import { framed, LANDSCAPE, PORTRAIT, signatures, titleBlock, type Sheet } from './frame.ts';
import { cell, cellOf, head, heading, listed, p } from './layout.ts';
import type { StandingsContent, StandingsModel } from './model.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { colour } from './style.ts';
import { runs } from './text.ts';

const right = { alignment: 'right' as const };
/** Widths in points: place, a round, tables, penalties, total, firsts; `pad` at either side of a cell. */
const WIDE = { pad: 2.5, round: 36, place: 30, tables: 38, penalties: 36, total: 42, firsts: 32 };
const DENSE = { pad: 1.4, round: 27, place: 26, tables: 34, penalties: 32, total: 36, firsts: 28 };

/** Points; low enough to stand under the table of an evening. */
const CHART_HEIGHT = 190;

/** Title by the round after which the table stands. */
export function standingsTitle({ t }: Context, { afterRound }: StandingsContent): string {
  return afterRound === null
    ? t('document.standings.title')
    : t('document.standings.titleAfter', { round: afterRound });
}

export function standings(context: Context, model: StandingsModel): Layout {
  const { t } = context;
  const { tournament, standings: view } = model;
  const title = standingsTitle(context, view);
  const sheet = view.rounds.length > 5 ? LANDSCAPE : PORTRAIT;
  return () =>
    framed(context, tournament, title, sheet, [
      titleBlock(context, title, tournament, sheet),
      ...unfinished(context, view),
      table(context, view, sheet),
      p(t('document.standings.note'), { size: 8.4, colour: colour.soft }, { margin: [0, 5, 0, 0] }),
      zeroCheck(context, view),
      ...penalties(context, view, sheet),
      signatures(
        [
          t('document.chiefArbiter', { name: tournament.arbiter }),
          t('document.secretary', { name: tournament.secretary }),
        ],
        sheet,
      ),
      // Last: where it must go to another page, table and signatures stay together.
      ...run(context, view, sheet),
    ]);
}

/** The run of the scores; before the first round there is nothing to draw. */
function run(context: Context, view: StandingsContent, sheet: Sheet): Content[] {
  if (view.rounds.length === 0 || view.rows.length === 0) return [];
  return [standingsRunChart(context, view, { width: sheet.width, height: CHART_HEIGHT, fontSize: 8.6 })];
}

function table({ t }: Context, view: StandingsContent, sheet: Sheet): Content {
  const dense = view.rounds.length > 9;
  const { pad, round: roundWidth, ...fixed } = dense ? DENSE : WIDE;
  const columns = view.rounds.length + 6;
  const taken = Object.values(fixed).reduce((a, b) => a + b, 0) + roundWidth * view.rounds.length;
  const nameWidth = sheet.width - taken - columns * 2 * pad;
  const number = { face: 'serif' as const, size: dense ? 8.4 : 10 };
  const header: TableCell[] = [
    head(t('document.standings.place'), right),
    head(t('document.standings.player')),
    ...view.rounds.map((round) => head(t('document.standings.round', { round }), right)),
    head(t('document.standings.tables'), right),
    head(t('document.standings.penalties'), right),
    head(t('document.standings.total'), right),
    head(t('document.standings.firsts'), right),
  ];
  const body = view.rows.map((row): TableCell[] => [
    cell(row.place, { face: 'serif', size: 10, bold: true }, right),
    cellOf([
      runs(row.name, { bold: true, size: 9.6 }),
      runs(row.full.startsWith(row.name) ? row.full.slice(row.name.length) : ` ${row.full}`, {
        size: 8.8,
        colour: colour.soft,
      }),
    ]),
    ...row.rounds.map((played) =>
      played === null
        ? cell('—', number, right)
        : cellOf(
            [
              score(played.result, number),
              runs(`\u00a0${played.table}`, { size: dense ? 5.8 : 6.8, colour: colour.soft }),
            ],
            right,
          ),
    ),
    cellOf([score(row.tables, number)], right),
    row.penalties === 0 ? cell('', number) : cellOf([score(row.penalties, number)], right),
    cellOf([score(row.total, { ...number, size: dense ? 9.4 : 10.8, bold: true })], right),
    cell(row.firsts === 0 ? '' : String(row.firsts), { size: 9 }, right),
  ]);
  const { sums } = view;
  const sum: TableCell[] = [
    cell('', {}),
    cell(t('document.standings.sum'), { size: 9.4, colour: colour.soft }),
    ...sums.rounds.map((value) =>
      cellOf([score(value, number), runs('\u00a0\u2007', { size: dense ? 5.8 : 6.8 })], right),
    ),
    cellOf([score(sums.tables, number)], right),
    cellOf([score(sums.penalties, number)], right),
    cellOf([score(sums.total, { ...number, bold: true })], right),
    cell('', {}),
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
        fixed.firsts,
      ],
      body: [header, ...body, sum],
    },
    layout: listed(1, true, { x: pad, y: 2.6 }),
  };
}

const score = (value: number, style: { face: 'serif'; size: number; bold?: boolean }) =>
  runs(formatNumber(value, { plus: true }), {
    ...style,
    noWrap: true,
    ...(value < 0 ? { colour: colour.red } : {}),
  });

/** «Проверка: столы дают 0, штрафы −20, всего −20.» */
function zeroCheck({ t }: Context, { sums }: StandingsContent): Content {
  const values = {
    tables: formatNumber(sums.tables, { plus: true }),
    penalties: formatNumber(sums.penalties, { plus: true }),
    total: formatNumber(sums.total, { plus: true }),
  };
  const agrees = sums.tables === 0 && sums.rounds.every((sum) => sum === 0);
  return p(
    t(agrees ? 'document.standings.zero' : 'document.standings.notZero', values),
    agrees ? { size: 9.2 } : { size: 9.6, bold: true, colour: colour.red },
    { margin: [0, 3, 0, 0] },
  );
}

function unfinished({ t }: Context, view: StandingsContent): Content[] {
  if (view.unfinished.length === 0) return [];
  const list = view.unfinished
    .map(({ round, table: at }) => t('document.standings.at', { round, table: at }))
    .join('; ');
  return [
    p(
      t('document.standings.unfinished', { n: view.unfinished.length, list }),
      { size: 9.2, bold: true },
      { margin: [0, 0, 0, 5] },
    ),
  ];
}

function penalties({ t, clock }: Context, view: StandingsContent, sheet: Sheet): Content[] {
  if (view.penalties.length === 0) return [];
  const widths = [96, sheet.width * 0.27, 46];
  return [
    heading(t('document.standings.penaltyList'), { margin: [0, 10, 0, 2] }),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [...widths, '*'],
        body: [
          [
            head(t('document.standings.when')),
            head(t('document.standings.player')),
            head(t('document.standings.points'), right),
            head(t('document.standings.reason')),
          ],
          ...view.penalties.map((penalty): TableCell[] => [
            cell(
              penalty.round === null
                ? clock.both(penalty.at)
                : t('document.standings.penaltyAt', { round: penalty.round, at: clock.time(penalty.at) }),
              { size: 9 },
            ),
            cell(penalty.name, { size: 9.4, bold: true }),
            cellOf([score(penalty.points, { face: 'serif', size: 10 })], right),
            cell(penalty.reason, { size: 9.2 }),
          ]),
        ],
      },
      layout: listed(1, false, { x: WIDE.pad, y: 2.2 }),
    },
  ];
}
