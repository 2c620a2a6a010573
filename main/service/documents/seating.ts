/**
 * The seating of a round for the wall: by table, and by player («кто где сидит»), in letters that are read from two
 * metres away; who sits out; how it was drawn, so that anybody can repeat the lot.
 */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { compareNames } from '../../../shared/format/names.ts';
import type { RoundDraw } from '../../../shared/ledger/kinds.ts';
import type { Context } from './context.ts';
import type { Layout } from './engine.ts';
import { framed, PORTRAIT, titleBlock } from './frame.ts';
import { cell, cellOf, p, type Margin } from './layout.ts';
import type { SeatContent, SeatingModel, SeatingRound, TitledFor } from './model.ts';
import { colour, rule, size } from './style.ts';
import { runs } from './text.ts';
import { wallNames, type WallNames } from './wall-names.ts';

const GAP = 18;
const COLUMN = (PORTRAIT.width - GAP) / 2;
const NUMBER = 44;
const NAME = 14;
const PLACE = 96;
/** Height of a seat. */
const LINE = 22;

export function seatingTitle({ t }: Context, model: TitledFor<'seating'>): string {
  const [only] = model.rounds;
  return model.rounds.length === 1 && only !== undefined
    ? t('document.seating.titleRound', { round: only.number })
    : t('document.seating.title');
}

export function seating(context: Context, model: SeatingModel): Layout {
  const title = seatingTitle(context, model);
  return () =>
    framed(
      context,
      model.tournament,
      title,
      PORTRAIT,
      model.rounds.flatMap((round, i) => roundPages(context, model, round, i === 0)),
    );
}

function roundPages(context: Context, model: SeatingModel, round: SeatingRound, first: boolean): Content[] {
  const { t } = context;
  const title = t('document.seating.titleRound', { round: round.number });
  const seated = round.tables.flatMap(({ seats }) => seats);
  const names = wallNames(seated, COLUMN - NUMBER - 24, NAME);
  const facts = [
    t('document.seating.tables', { n: round.tables.length }),
    t('document.seating.players', { n: seated.length }),
  ];
  return [
    {
      stack: [titleBlock(context, title, model.tournament, PORTRAIT, facts)],
      ...(first ? {} : { pageBreak: 'before' as const }),
    },
    pairs(round.tables.map((table) => tableBlock(table, names))),
    ...outBlock(context, round.sitOuts),
    drawLine(context, round.draw),
    {
      ...{
        stack: [
          p(t('document.seating.byPlayer', { round: round.number }), {
            face: 'serif',
            size: size.title,
            bold: true,
          }),
        ],
      },
      ...{ margin: [0, 0, 0, 6] as Margin, pageBreak: 'before' as const },
    },
    byPlayer(context, round),
    drawLine(context, round.draw),
  ];
}

/** Blocks two a row; none of them is cut by the end of a page. */
function pairs(blocks: readonly Content[]): Content {
  const rows: TableCell[][] = [];
  for (let i = 0; i < blocks.length; i += 2)
    rows.push([{ stack: [blocks[i] ?? ''] }, { stack: [blocks[i + 1] ?? ''] }]);
  return {
    table: { widths: [COLUMN, COLUMN], dontBreakRows: true, body: rows },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: (i) => (i === 0 ? 0 : GAP / 2),
      paddingRight: (i) => (i === 0 ? GAP / 2 : 0),
      paddingTop: () => 4,
      paddingBottom: () => 6,
    },
  };
}

/** The number of the table, large, and the seats in order: 1 deals first. */
function tableBlock({ number, seats }: SeatingRound['tables'][number], names: WallNames): Content {
  return {
    table: {
      widths: [NUMBER, '*'],
      dontBreakRows: true,
      heights: LINE - 4,
      body: seats.map(({ playerId }, i): TableCell[] => [
        i === 0
          ? {
              text: runs(String(number), { face: 'serif', size: 30, bold: true }),
              alignment: 'center' as const,
              // In the middle of the seats; a cell over several rows is not centred by itself.
              margin: [0, (seats.length * LINE - 38) / 2, 0, 0] as Margin,
              rowSpan: seats.length,
            }
          : '',
        cellOf([
          runs(`${i + 1}  `, { size: 10, colour: colour.soft }),
          runs(names.texts.get(playerId) ?? '', { size: names.size, noWrap: true }),
        ]),
      ]),
    },
    layout: {
      hLineWidth: (i, node) => (i === 0 || i === node.table.body.length ? rule.bold : rule.hair),
      hLineColor: (i, node) => (i === 0 || i === node.table.body.length ? colour.ink : colour.hair),
      vLineWidth: (i) => (i === 1 ? rule.line : 0),
      paddingLeft: () => 6,
      paddingRight: () => 2,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
  };
}

function outBlock({ t }: Context, sitOuts: readonly SeatContent[]): Content[] {
  if (sitOuts.length === 0) return [];
  const names = sorted(sitOuts).map(({ full }) => full);
  return [
    {
      stack: [
        p(t('document.seating.sitOuts', { n: names.length }), { bold: true, size: 12 }),
        p(names.join(', '), { size: NAME }),
      ],
      margin: [0, 8, 0, 0],
      unbreakable: names.length < 20,
    },
  ];
}

const sorted = (seats: readonly SeatContent[]): SeatContent[] =>
  seats.toSorted((a, b) => compareNames(a.full, b.full));

interface Line {
  seat: SeatContent;
  place: string;
}

/** Everybody by name with table and seat; who sits out has a dash for it. Columns are filled page by page. */
function byPlayer({ t }: Context, round: SeatingRound): Content {
  const places = new Map(
    round.tables.flatMap(({ number, seats }) =>
      seats.map(({ playerId }, i) => [playerId, t('document.seating.place', { table: number, seat: i + 1 })]),
    ),
  );
  const out = t('document.seating.outPlace');
  const everybody = sorted([...round.tables.flatMap(({ seats }) => seats), ...round.sitOuts]);
  const lines = everybody.map((seat): Line => ({ seat, place: places.get(seat.playerId) ?? out }));
  const names = wallNames(everybody, COLUMN - PLACE - 8, NAME);
  // Down the first column, then down the second: an alphabet is read so. Each pair of columns fills one page.
  const parts: Content[] = [];
  for (let at = 0; at < lines.length; at += 2 * ROWS) {
    const page = lines.slice(at, at + 2 * ROWS);
    const half = Math.ceil(page.length / 2);
    parts.push({
      columns: [page.slice(0, half), page.slice(half)].map((column) => ({
        width: COLUMN,
        stack: column.length === 0 ? [] : [nameList(column, names)],
      })),
      columnGap: GAP,
      ...(at === 0 ? {} : { pageBreak: 'before' as const }),
    });
  }
  return { stack: parts };
}

/** Lines of a column that leave room for the heading and for how it was drawn. */
const ROWS = 33;

function nameList(lines: readonly Line[], names: WallNames): Content {
  return {
    table: {
      widths: ['*', PLACE],
      dontBreakRows: true,
      heights: 15,
      body: lines.map(({ seat, place }): TableCell[] => [
        cell(
          names.texts.get(seat.playerId) ?? '',
          { size: names.size, noWrap: true },
          { verticalAlignment: 'middle' },
        ),
        cell(place, { size: 12, bold: true, noWrap: true }, { verticalAlignment: 'middle' }),
      ]),
    },
    layout: {
      hLineWidth: () => rule.hair,
      hLineColor: () => colour.hair,
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 4,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
  };
}

/** «Жеребьёвка: по жребию, начальное число K7QF-3MX2» — and that somebody was moved by hand; «Рассадка: по списку». */
function drawLine({ t }: Context, draw: RoundDraw | null): Content {
  if (draw === null) return '';
  const parts = [t(`document.seating.method.${draw.method}`)];
  if (draw.seed !== '') parts.push(t('document.seating.seed', { seed: draw.seed }));
  if (draw.together !== undefined) parts.push(t('document.seating.together', { n: draw.together }));
  if (draw.clubsApart === true) parts.push(t('document.seating.clubsApart'));
  if (draw.byHand === true) parts.push(t('document.seating.byHand'));
  const line = draw.method === 'list' ? 'document.seating.seated' : 'document.seating.draw';
  return p(t(line, { how: parts.join(', ') }), { size: 10 }, { margin: [0, 10, 0, 0] });
}
