/**
 * The ruling slip: one on an A5, or two on an A4 to be cut, for the table and for the file. A long one flows to a
 * second page; its signatures stay together at the foot of the last.
 */
import type { Content, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import { printedLine, type Context } from './context.ts';
import { mark, type Layout, type Marks } from './engine.ts';
import type { RulingSlipModel, SlipContent } from './model.ts';
import { appealBlock, stateLine } from './slip-appeal.ts';
import * as parts from './slip-parts.ts';
import { colour, page, rule, size } from './style.ts';
import { runs } from './text.ts';

const SIDE = 27;
const TOP = 20;
const BOTTOM = 41;
const WIDTH = page.a5.width - 2 * SIDE;

type Copy = 'table' | 'file';

export function slipsTitle({ t }: Context, model: RulingSlipModel): string {
  const [only] = model.slips;
  return model.slips.length === 1 && only !== undefined
    ? t('document.slip.title', { number: only.slip.number })
    : t('document.slip.titleAll');
}

/** A document of slips. */
export function rulingSlips(context: Context, model: RulingSlipModel): Layout {
  const copies: Copy[] = context.options.twoUp ? ['table', 'file'] : ['table'];
  return {
    marks: true,
    build: (marks): TDocumentDefinitions => ({
      pageSize: context.options.twoUp ? 'A4' : 'A5',
      pageOrientation: context.options.twoUp ? 'landscape' : 'portrait',
      pageMargins: [SIDE, TOP, SIDE, BOTTOM],
      content: model.slips.map((slip, i) =>
        sideBySide(copies, i, (copy) => slipStack(context, model, slip, i, copy, marks)),
      ),
      footer: footer(context, model.slips, copies, marks),
      ...(context.options.twoUp ? { background: cutLine } : {}),
    }),
  };
}

function sideBySide(copies: readonly Copy[], index: number, build: (copy: Copy) => Content[]): Content {
  const stacks = copies.map((copy) => ({ width: WIDTH, stack: build(copy) }));
  const [first] = stacks;
  return {
    ...(index === 0 ? {} : { pageBreak: 'before' as const }),
    ...(stacks.length === 1 && first !== undefined
      ? { stack: first.stack }
      : { columns: stacks, columnGap: 2 * SIDE }),
  };
}

function slipStack(
  context: Context,
  model: RulingSlipModel,
  slip: SlipContent,
  index: number,
  copy: Copy,
  marks: Marks,
): Content[] {
  const end = marks.get(`end:${index}`);
  // What is left under the signatures goes above them.
  const gap = end === undefined ? 0 : Math.max(0, end.bottom - end.top - 5);
  return [
    parts.titleBlock(context, slip, model.tournament.name, context.t(`document.slip.copy.${copy}`), WIDTH),
    mark(`begin:${index}${copy === 'table' ? '' : ':copy'}`),
    parts.metaBlock(context, slip, WIDTH),
    parts.seatsBlock(context, slip, WIDTH),
    ...parts.factsBlock(context, slip),
    ...parts.articlesBlock(context, slip, WIDTH),
    ...parts.decisionBlock(context, slip),
    ...parts.linesBlock(context, slip, WIDTH),
    appealBlock(context, slip, WIDTH),
    { stack: [parts.signaturesBlock(context, slip, WIDTH)], unbreakable: true, margin: [0, 4 + gap, 0, 0] },
    mark(`end:${index}${copy === 'table' ? '' : ':copy'}`),
  ];
}

/** The slip on a page, and that page's number within the slip. */
function slipOn(
  slips: readonly SlipContent[],
  marks: Marks,
  current: number,
): { slip: SlipContent; page: number; pages: number } | null {
  for (const [i, slip] of slips.entries()) {
    const from = marks.get(`begin:${i}`)?.page ?? 1;
    const to = marks.get(`end:${i}`)?.page ?? from;
    if (from <= current && current <= to) return { slip, page: current - from + 1, pages: to - from + 1 };
  }
  return null;
}

function footer(
  context: Context,
  slips: readonly SlipContent[],
  copies: readonly Copy[],
  marks: Marks,
): DynamicContent {
  return (current): Content => {
    const here = slipOn(slips, marks, current);
    if (here === null) return '';
    const one = (): Content[] => [
      {
        canvas: [
          { type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: rule.bold, lineColor: colour.ink },
        ],
      },
      {
        margin: [0, 4, 0, 0],
        columns: [
          {
            width: '*',
            stack: [
              {
                text: runs(`${stateLine(context, here.slip)} ${context.t('document.slip.find')}`, {
                  size: 8.2,
                }),
              },
              {
                margin: [0, 1.5, 0, 0],
                text: runs(
                  `${printedLine(context)}. ${context.t('document.page', { current: here.page, total: here.pages })}`,
                  {
                    size: size.tiny,
                    colour: colour.soft,
                  },
                ),
              },
            ],
          },
          {
            width: 'auto',
            text: runs(here.slip.slip.code, { face: 'mono', size: 12.6, bold: true, spacing: 0.6 }),
          },
        ],
        columnGap: 8,
      },
    ];
    return {
      margin: [SIDE, 2, SIDE, 0],
      columns: copies.map(() => ({ width: WIDTH, stack: one() })),
      columnGap: 2 * SIDE,
    };
  };
}

/** Where the two slips are cut apart. */
const cutLine = (): Content => ({
  canvas: [
    {
      type: 'line',
      x1: page.a5.width + 1,
      y1: 10,
      x2: page.a5.width + 1,
      y2: page.a5.height - 10,
      lineWidth: rule.hair,
      lineColor: colour.hair,
      dash: { length: 4, space: 4 },
    },
  ],
});
