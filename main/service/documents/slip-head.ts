/** The head of a ruling slip: number, when and where, who called, the players at their seats. */
import type { Content } from 'pdfmake/interfaces';
import type { Context } from './context.ts';
import { p, para, strip } from './layout.ts';
import type { SlipContent } from './model.ts';
import { colour, rule, size } from './style.ts';
import { seatName } from './slip-parts.ts';
import { lines, runs } from './text.ts';

/** Number and title left, tournament and copy right. `copy`: whose paper this is. */
export function titleBlock(
  { t }: Context,
  content: SlipContent,
  tournament: string,
  copy: string,
  width: number,
): Content {
  const right = [
    p(tournament, { size: 9 }, { alignment: 'right' }),
    p(copy, { size: 9 }, { alignment: 'right' }),
  ];
  const title = t('document.slip.title', { number: content.slip.number });
  const state = content.state === 'cancelled' || content.state === 'changed' ? content.state : null;
  return {
    stack: [
      {
        columns: [
          {
            width: width * 0.58,
            stack: [
              p(title, { face: 'serif', size: size.title, bold: true }),
              ...(state === null
                ? []
                : [p(t(`document.slip.void.${state}`), { bold: true, size: 9.4, colour: colour.red })]),
            ],
          },
          { width: '*', stack: right },
        ],
        columnGap: 8,
      },
      {
        canvas: [
          { type: 'line', x1: 0, y1: 2.5, x2: width, y2: 2.5, lineWidth: rule.bold, lineColor: colour.ink },
        ],
      },
    ],
  };
}

/** When and where; who called. */
export function metaBlock({ t, clock }: Context, content: SlipContent, width: number): Content {
  const { slip } = content;
  const called =
    slip.calledAt === null
      ? t('document.slip.calledBy')
      : t('document.slip.calledAt', { time: clock.time(slip.calledAt) });
  const columns: [caption: string, value: string, share: number][] = [
    [t('document.slip.dateTime'), clock.both(content.issuedAt), 1.55],
    [t('document.round'), String(content.roundNumber), 0.5],
    [t('document.table'), String(content.tableNumber), 0.5],
    [
      t('document.deal'),
      content.dealNumber === null ? t('document.slip.betweenDeals') : String(content.dealNumber),
      0.75,
    ],
    [called, slip.calledBy === null ? '—' : seatName(content, slip.calledBy), 1.3],
  ];
  return stripOf(columns, width, (text) => runs(text, { face: 'serif', size: 10.4, bold: true }));
}

/** The players at their seats, the offenders and the dealer named. */
export function seatsBlock({ t }: Context, content: SlipContent, width: number): Content {
  const columns = content.seats.map((seat, i): [string, string, number] => {
    const roles = [
      ...(content.slip.offenders.includes(seat.playerId) ? [t('document.slip.offender')] : []),
      ...(content.dealer === i ? [t('document.slip.dealer')] : []),
    ];
    return [[String(i + 1), ...roles].join(', '), `${seat.name}\n${restOf(seat.full, seat.name)}`, 1];
  });
  return stripOf(columns, width, (text) => {
    const [name = '', rest = ''] = text.split('\n');
    return [
      ...runs(name, { bold: true, size: 9.8 }),
      ...(rest === '' ? [] : lines(`\n${rest}`, { size: 8.2 })),
    ];
  });
}

/** Given name and patronymic: what the full name has besides the one shown at the table. */
function restOf(full: string, name: string): string {
  return full.startsWith(name) ? full.slice(name.length).trim() : full;
}

function stripOf(
  columns: readonly [caption: string, value: string, share: number][],
  width: number,
  value: (text: string) => ReturnType<typeof runs>,
): Content {
  const shares = columns.reduce((sum, [, , share]) => sum + share, 0);
  const gaps = columns.length * 10 - 6 + (columns.length - 1) * rule.line; // paddings and lines of the layout `strip`
  return {
    table: {
      widths: columns.map(([, , share]) => ((width - gaps) * share) / shares),
      body: [
        columns.map(([caption, text]) => ({
          stack: [p(caption, { size: size.caption }), para([value(text)])],
        })),
      ],
    },
    layout: strip(),
  };
}
