/** Who played a sheet on which a seat changed hands, or that ended before its time. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatFraction, formatNumber } from '../../../shared/format/numbers.ts';
import { substitutionText } from '../../../shared/format/substitution.ts';
import { holdersOf } from '../../../shared/format/seatNames.ts';
import type { Context } from './context.ts';
import { cell, head, heading, listed, p } from './layout.ts';
import type { SheetContent } from './model.ts';
import { colour } from './style.ts';
import type { TextStyle } from './text.ts';

/** «Иванов Иван → Петров Пётр»: everybody who sat there, in order. */
export const holders = (sheet: SheetContent, seat: number, name: 'name' | 'full'): string =>
  holdersOf(sheet.seats, sheet.deals, seat)
    .map((one) => one[name])
    .join(' → ');

/** How the sheet ended, by whose word and why; nothing where it was played to its end. */
function endNote({ t }: Context, { ended }: SheetContent): string {
  if (ended === undefined) return '';
  const said = [ended.by, ended.reason].filter((part) => part !== '').join(': ');
  return t(`people.paper.${ended.how}`) + (said === '' ? '' : ` (${said})`);
}

/** The lines of the players with their sum; nothing where they are simply the seats. */
export function playerLines(context: Context, sheet: SheetContent, width: number): Content[] {
  const { t } = context;
  const note = endNote(context, sheet);
  const changes = sheet.deals.flatMap(({ substitution }) =>
    substitution === undefined ? [] : [substitutionText(substitution, t)],
  );
  const said: Content[] = [...changes, ...(note === '' ? [] : [note])].map((text) =>
    p(text, { size: 9 }, { margin: [0, 3, 0, 0] }),
  );
  const { lines } = sheet;
  if (lines === undefined) return said;
  const right = { alignment: 'right' as const };
  const figure: TextStyle = { face: 'serif', size: 10 };
  const red = (text: string): TextStyle => (text.startsWith('−') ? { colour: colour.red } : {});
  const rows = lines.map((line): TableCell[] => {
    const exact = formatFraction(line.exact, { plus: true });
    const points = formatNumber(line.points, { plus: true });
    const deals = line.from === null ? t('format.none') : `${line.from}–${line.to ?? line.from}`;
    return [
      cell(line.full, { size: 9.2, bold: true }),
      cell(deals, { size: 9 }),
      cell(line.awarded ? t('people.lines.awarded') : exact, { ...figure, ...red(exact) }, right),
      cell(points, { ...figure, bold: true, ...red(points) }, right),
    ];
  });
  const sum = lines.reduce((all, line) => all + line.points, 0);
  const room = { room: 40 + 18 * rows.length };
  return [
    ...said,
    heading(t('people.lines.title'), room),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: rows.length,
        dontBreakRows: true,
        widths: [width - 60 - 80 - 70 - 4 * 6, 60, 80, 70],
        body: [
          [
            head(t('people.lines.player')),
            head(t('people.lines.deals')),
            head(t('people.lines.exact'), right),
            head(t('people.lines.points'), right),
          ],
          ...rows,
          [
            cell(t('people.lines.sum'), { size: 9, colour: colour.soft }),
            cell('', {}),
            cell('', {}),
            cell(formatNumber(sum, { plus: true }), figure, right),
          ],
        ],
      },
      layout: listed(1, true, { x: 3, y: 2 }),
    },
  ];
}
