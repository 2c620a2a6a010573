/** What every document needs at hand: the texts of its language, the clock, the frame around the content. */
import type { Content, DynamicContent } from 'pdfmake/interfaces';
import { ProblemError } from '../../../shared/domain/problem.ts';
import { translator } from '../../../shared/locales/index.ts';
import type { Translate } from '../../../shared/locales/translate.ts';
import type { RenderOptions } from './model.ts';
import { colour, rule, size } from './style.ts';
import { runs } from './text.ts';
import { clock, type Clock } from './when.ts';

export interface Context {
  t: Translate;
  clock: Clock;
  options: RenderOptions;
}

/** The clock of a zone that came with a call. @throws ProblemError when there is no such zone */
function clockOf(zone: string): Clock {
  try {
    return clock(zone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ProblemError([{ path: 'options.timeZone', code: 'value/timeZone', params: { zone } }]);
  }
}

/** @throws ProblemError when the time zone is unknown */
export function contextOf(options: RenderOptions): Context {
  return { t: translator(options.locale), clock: clockOf(options.timeZone), options };
}

/** «ред. 2, отменяет ред. 1, напечатано 28.11.2026, 17:40» */
export function printedLine({ t, clock: at, options }: Context): string {
  const { revision, previousRevision, printedAt } = options;
  const which =
    previousRevision === null
      ? t('document.revision', { revision })
      : t('document.revisionAfter', { revision, previous: previousRevision });
  return t('document.printedLine', { revision: which, at: at.both(printedAt) });
}

/** Footer of an A4 document: what it is, revision and time, page of pages, check code. `margin` = side margin. */
export function footer(context: Context, left: string, margin: number, width: number): DynamicContent {
  const small = { size: size.caption };
  return (current, total): Content => ({
    margin: [margin, 4, margin, 0],
    stack: [
      {
        canvas: [
          { type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: rule.line, lineColor: colour.ink },
        ],
      },
      {
        margin: [0, 3.5, 0, 0],
        columns: [
          { width: '*', text: runs(left, small) },
          { width: 'auto', text: runs(printedLine(context), small) },
          {
            width: 'auto',
            text: [
              ...runs(`${context.t('document.page', { current, total })}   `, small),
              ...runs(context.options.code, { face: 'mono', size: 8.6 }),
            ],
          },
        ],
        columnGap: 14,
      },
    ],
  });
}

/** Running head from the second page on. */
export function runningHead(left: string, right: string, margin: number): DynamicContent {
  return (current): Content =>
    current === 1
      ? ''
      : {
          margin: [margin, 22, margin, 0],
          columns: [
            { width: '*', text: runs(left, { size: size.caption, colour: colour.soft }) },
            {
              width: 'auto',
              text: runs(right, { size: size.caption, colour: colour.soft }),
              alignment: 'right',
            },
          ],
          columnGap: 12,
        };
}
