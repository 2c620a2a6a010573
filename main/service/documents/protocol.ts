/** The protocol of a table: every deal with what it wrote, the totals it led to, corrections and rulings. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Deal } from '../../../shared/domain/types.ts';
import { contractResult } from '../../../shared/format/contract.ts';
import { shortNames } from '../../../shared/format/names.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import type { Context } from './context.ts';
import { printedRows, type PrintedRow } from './deal-rows.ts';
import type { Layout } from './engine.ts';
import { framed, LANDSCAPE, signatures, titleBlock } from './frame.ts';
import { cell, cellOf, head, heading, listed, p } from './layout.ts';
import type { ProtocolModel, SheetContent, TitledFor } from './model.ts';
import { bottomLine } from './bottom-line.ts';
import { holders, playerLines } from './sheet-players.ts';
import { reckon, type ReckonedSheet } from './sheet-rules.ts';
import { colour } from './style.ts';
import { runs, type TextStyle } from './text.ts';

const PAD = 2;
const right = { alignment: 'right' as const };
/** Widths in points; what was written takes the rest. */
const WIDTHS = {
  number: 17,
  dealer: 20,
  time: 26,
  contract: 60,
  declarer: 76,
  whist: 36,
  tricks: 66,
  pool: 68,
  mountain: 68,
  note: 138,
};

export function protocolTitle({ t }: Context, model: TitledFor<'protocol'>): string {
  const [only] = model.sheets;
  return model.sheets.length === 1 && only !== undefined
    ? t('document.protocol.titleTable', { round: only.roundNumber, table: only.tableNumber })
    : t('document.protocol.title');
}

export function protocol(context: Context, model: ProtocolModel): Layout {
  const { tournament } = model;
  return () =>
    framed(
      context,
      tournament,
      protocolTitle(context, model),
      LANDSCAPE,
      model.sheets.map((sheet, i): Content => {
        const reckoned = reckon(tournament, sheet);
        const title = context.t('document.protocol.titleTable', {
          round: sheet.roundNumber,
          table: sheet.tableNumber,
        });
        return {
          ...(i === 0 ? {} : { pageBreak: 'before' as const }),
          stack: [
            titleBlock(context, title, tournament, LANDSCAPE, [
              context.t(`document.sheetState.${sheet.state}`),
            ]),
            p(
              sheet.seats.map((_, at) => `${at + 1}. ${holders(sheet, at, 'full')}`).join('     '),
              { size: 9.2 },
              { margin: [0, 0, 0, 5] },
            ),
            deals(context, sheet, reckoned),
            ...removed(context, sheet),
            ...bottomLine(context, sheet, reckoned, LANDSCAPE.width),
            ...playerLines(context, sheet, LANDSCAPE.width / 2),
            signatures(
              [
                ...sheet.seats.map((seat) => seat.name),
                context.t('document.secretary', { name: tournament.secretary }),
              ],
              LANDSCAPE,
              3,
            ),
          ],
        };
      }),
    );
}

function deals(context: Context, sheet: SheetContent, reckoned: ReckonedSheet): Content {
  const { t } = context;
  const rows = printedRows(sheet, reckoned, t);
  const fixed = Object.values(WIDTHS).reduce((a, b) => a + b, 0);
  const written = LANDSCAPE.width - fixed - 11 * 2 * PAD;
  const { number, dealer, time, contract, declarer, whist, tricks, pool, mountain, note } = WIDTHS;
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [number, dealer, time, contract, declarer, whist, tricks, written, pool, mountain, note],
      body: [
        [
          'number',
          'dealer',
          'time',
          'contract',
          'declarer',
          'whist',
          'tricks',
          'written',
          'pool',
          'mountain',
          'note',
        ].map((key) => head(t(`document.protocol.${key}`), key === 'number' ? right : {})),
        ...rows.map((row) => dealLine(context, row)),
      ],
    },
    layout: listed(1, false, { x: PAD, y: 1.5 }),
  };
}

function dealLine(context: Context, printed: PrintedRow): TableCell[] {
  const { row, struck, after } = printed;
  const style: TextStyle = struck === null ? { size: 8.8 } : { size: 8.8, struck: true, colour: colour.soft };
  const italic: TextStyle = { ...style, italics: true };
  const seats = (numbers: readonly number[]): string => numbers.map((n) => formatNumber(n)).join(' · ');
  return [
    cell(row.number, { ...style, size: 8.4 }, right),
    cell(row.dealer, style),
    cell(context.clock.time(printed.recordedAt), { size: 8, colour: colour.soft }),
    cell(row.contract.text, { ...style, bold: true }),
    cell(row.declarer, style),
    cell(row.whist, style),
    cell(row.tricks, style),
    cellOf([
      runs(row.written, style),
      ...(row.ruled === '' ? [] : [runs(row.written === '' ? row.ruled : ` · ${row.ruled}`, italic)]),
    ]),
    cell(after === null ? '' : seats(after.pool), { face: 'serif', size: 8.8 }),
    cell(after === null ? '' : seats(after.mountain), { face: 'serif', size: 8.8 }),
    cell(noteOf(context, printed), { size: 8 }),
  ];
}

/** Why a version is struck out; which slips stand on the deal; the reason of a written line. */
function noteOf({ t, clock }: Context, { row, struck, slips }: PrintedRow): string {
  if (struck !== null) {
    const kind = t(`document.correction.${struck.kind ?? 'none'}`);
    return t('document.protocol.corrected', {
      at: clock.time(struck.at),
      by: struck.by,
      kind,
      reason: struck.reason,
    });
  }
  const states = slips.map((slip) =>
    t('document.protocol.slip', { number: slip.number, state: t(`document.slipState.${slip.state}`) }),
  );
  return [row.reason, ...states].filter((text) => text !== '').join('; ');
}

/** A deal that no longer has a place on the sheet, so no ladder step either: «8♥/−1, Калачёва», «распасы, М4 Р3». */
function dealText({ t }: Context, sheet: SheetContent, deal: Deal): string {
  const names = sheet.seats.map((seat) => seat.name);
  if (deal.type === 'raspasy') {
    const short = shortNames(names);
    return t('document.protocol.raspasy', {
      tricks: deal.tricks.map((own, seat) => `${short[seat]}${own}`).join(' '),
    });
  }
  const { text } = contractResult(deal, 1, t);
  return 'declarer' in deal ? `${text}, ${names[deal.declarer]}` : text;
}

function removed(context: Context, sheet: SheetContent): Content[] {
  const { t, clock } = context;
  if (sheet.removed.length === 0) return [];
  return [
    heading(t('document.protocol.removed')),
    ...sheet.removed.map(({ struck }) =>
      p(
        t('document.protocol.removedLine', {
          deal: dealText(context, sheet, struck.deal),
          at: clock.both(struck.at),
          by: struck.by,
          kind: t(`document.correction.${struck.kind ?? 'none'}`),
          reason: struck.reason,
        }),
        { size: 9 },
      ),
    ),
  ];
}
