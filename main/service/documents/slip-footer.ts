/** The foot of a slip: its state, revision, print time and page, and the check code that finds it in the program. */
import type { Content } from 'pdfmake/interfaces';
import { printedLine, type Context } from './context.ts';
import { line, p } from './layout.ts';
import type { SlipContent } from './model.ts';
import { stateLine } from './slip-appeal.ts';
import { SIDE, WIDTH, type Copy } from './slip-page.ts';
import { colour, rule, size } from './style.ts';
import { runs } from './text.ts';

/** Once for each copy side by side; `page` of `pages` is counted within the slip. */
export function slipFooter(
  context: Context,
  slip: SlipContent,
  page: number,
  pages: number,
  copies: readonly Copy[],
): Content {
  const { t } = context;
  const printed = `${printedLine(context)}. ${t('document.page', { current: page, total: pages })}`;
  const one = (): Content[] => [
    line(WIDTH, rule.bold, [0, 0, 0, 4]),
    {
      columns: [
        {
          width: '*',
          stack: [
            p(`${stateLine(context, slip)} ${t('document.slip.find')}`, { size: 8.2 }),
            p(printed, { size: size.tiny, colour: colour.soft }, { margin: [0, 1.5, 0, 0] }),
          ],
        },
        { width: 'auto', text: runs(slip.slip.code, { face: 'mono', size: 12.6, bold: true, spacing: 0.6 }) },
      ],
      columnGap: 8,
    },
  ];
  return {
    margin: [SIDE, 2, SIDE, 0],
    columns: copies.map(() => ({ width: WIDTH, stack: one() })),
    columnGap: 2 * SIDE,
  };
}
