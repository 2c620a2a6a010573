/**
 * The ruling slip: one on an A5, or two on an A4 to be cut, for the table and for the file. One that would just not
 * fit its page is set smaller; a longer one flows to a second page, its signatures together at the foot of the last.
 */
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Context } from './context.ts';
import { mark, type Layout, type Marks } from './engine.ts';
import type { RulingSlipModel, SlipContent, TitledFor } from './model.ts';
import { appealBlock } from './slip-appeal.ts';
import { slipFooter } from './slip-footer.ts';
import * as head from './slip-head.ts';
import * as parts from './slip-parts.ts';
import { BOTTOM, SIDE, TOP, WIDTH, type Copy } from './slip-page.ts';
import { colour, page, rule } from './style.ts';

/** Letters of a slip that would just not fit. */
const SMALLER = 0.87;

/** How a slip is set: the size of its text, the space above its signatures, the pages it takes. */
interface Setting {
  scale: parts.Scale;
  gap: number;
  pages: number;
}

export function slipsTitle({ t }: Context, model: TitledFor<'ruling-slip'>): string {
  const [only] = model.slips;
  return model.slips.length === 1 && only !== undefined
    ? t('document.slip.title', { number: only.slip.number })
    : t('document.slip.titleAll');
}

/** A document of slips. */
export function rulingSlips(context: Context, model: RulingSlipModel): Layout {
  const draft = (scales: readonly number[]): TDocumentDefinitions =>
    definition(
      context,
      model,
      scales.map((scale) => ({ scale, gap: 0, pages: 1 })),
    );
  return async (measure) => {
    const full = settings(await measure(draft(model.slips.map(() => 1))), model, 1);
    if (full.every(({ pages }) => pages === 1)) return definition(context, model, full);
    const marks = await measure(draft(full.map(({ pages }) => (pages === 1 ? 1 : SMALLER))));
    const small = settings(marks, model, SMALLER);
    const chosen = full.map((setting, i) => {
      const smaller = small[i];
      return setting.pages > 1 && smaller?.pages === 1 ? smaller : setting;
    });
    return definition(context, model, chosen);
  };
}

/** What a draft tells of every slip: its pages, and what is left under its signatures. */
function settings(marks: Marks, model: RulingSlipModel, scale: number): Setting[] {
  return model.slips.map((_, i) => {
    const begin = marks.get(`begin:${i}`);
    const end = marks.get(`end:${i}`);
    if (begin === undefined || end === undefined) return { scale, gap: 0, pages: 1 };
    return { scale, gap: Math.max(0, end.bottom - end.top - 5), pages: end.page - begin.page + 1 };
  });
}

function definition(context: Context, model: RulingSlipModel, how: readonly Setting[]): TDocumentDefinitions {
  const { twoUp } = context.options;
  const copies: Copy[] = twoUp ? ['table', 'file'] : ['table'];
  const pages = how.flatMap((setting, i) =>
    Array.from({ length: setting.pages }, (_, k) => ({
      slip: model.slips[i],
      page: k + 1,
      pages: setting.pages,
    })),
  );
  return {
    pageSize: twoUp ? 'A4' : 'A5',
    pageOrientation: twoUp ? 'landscape' : 'portrait',
    pageMargins: [SIDE, TOP, SIDE, BOTTOM],
    content: model.slips.map((slip, i) => {
      const setting = how[i] ?? { scale: 1, gap: 0, pages: 1 };
      const stacks = copies.map((copy) => ({
        width: WIDTH,
        stack: slipStack(context, model, slip, i, copy, setting),
      }));
      return {
        ...(i === 0 ? {} : { pageBreak: 'before' as const }),
        ...(twoUp ? { columns: stacks, columnGap: 2 * SIDE } : { stack: stacks }),
      };
    }),
    footer: (current): Content => {
      const here = pages[current - 1];
      return here?.slip === undefined ? '' : slipFooter(context, here.slip, here.page, here.pages, copies);
    },
    ...(twoUp ? { background: cutLine } : {}),
  };
}

function slipStack(
  context: Context,
  model: RulingSlipModel,
  slip: SlipContent,
  index: number,
  copy: Copy,
  { scale, gap }: Setting,
): Content[] {
  const place = (name: string): Content => mark(`${name}:${index}${copy === 'table' ? '' : ':copy'}`);
  return [
    head.titleBlock(context, slip, model.tournament.name, context.t(`document.slip.copy.${copy}`), WIDTH),
    place('begin'),
    head.metaBlock(context, slip, WIDTH),
    head.seatsBlock(context, slip, WIDTH),
    ...parts.factsBlock(context, slip, scale),
    ...parts.articlesBlock(context, slip, WIDTH, scale),
    ...parts.decisionBlock(context, slip, scale),
    ...parts.linesBlock(context, slip, WIDTH, scale),
    appealBlock(context, slip, WIDTH),
    { stack: [parts.signaturesBlock(context, slip, WIDTH)], unbreakable: true, margin: [0, 4 + gap, 0, 0] },
    place('end'),
  ];
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
