/** The journal of incidents: every slip by number, with what it wrote, its repeat and what became of it. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { unbroken } from './clean.ts';
import type { Context } from './context.ts';
import type { Layout } from './engine.ts';
import { framed, LANDSCAPE, signatures, titleBlock } from './frame.ts';
import { cell, cellOf, head, listed, p } from './layout.ts';
import type { IncidentsModel, SlipContent } from './model.ts';
import { seatName, whereOf } from './slip-parts.ts';
import { colour } from './style.ts';
import { runs } from './text.ts';

const PAD = 3;
const right = { alignment: 'right' as const };
/** Widths in points; the decision takes the rest. */
const WIDTHS = {
  number: 18,
  when: 48,
  where: 62,
  offender: 74,
  article: 62,
  written: 122,
  repeat: 28,
  state: 92,
};

export const incidentsTitle = ({ t }: Context): string => t('document.incidents.title');

export function incidents(context: Context, model: IncidentsModel): Layout {
  const { t } = context;
  const { tournament, slips } = model;
  const title = incidentsTitle(context);
  return () =>
    framed(context, tournament, title, LANDSCAPE, [
      titleBlock(context, title, tournament, LANDSCAPE, [t('document.incidents.count', { n: slips.length })]),
      slips.length === 0 ? p(t('document.incidents.none'), { size: 9.4 }) : journal(context, slips),
      signatures(
        [
          t('document.chiefArbiter', { name: tournament.arbiter }),
          t('document.secretary', { name: tournament.secretary }),
        ],
        LANDSCAPE,
      ),
    ]);
}

function journal(context: Context, slips: readonly SlipContent[]): Content {
  const { t } = context;
  const { number, when, where, offender, article, written, repeat, state } = WIDTHS;
  const decision = LANDSCAPE.width - Object.values(WIDTHS).reduce((a, b) => a + b, 0) - 9 * 2 * PAD;
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [number, when, where, offender, article, decision, written, repeat, state],
      body: [
        ['number', 'when', 'where', 'offender', 'article', 'decision', 'written', 'repeat', 'state'].map(
          (key) => head(t(`document.incidents.${key}`), key === 'number' ? right : {}),
        ),
        ...slips.map((slip) => row(context, slip)),
      ],
    },
    layout: listed(1, false, { x: PAD, y: 2.4 }),
  };
}

function row(context: Context, content: SlipContent): TableCell[] {
  const { t, clock } = context;
  const { slip } = content;
  const place =
    content.dealNumber === null
      ? t('document.incidents.between', { round: content.roundNumber, table: content.tableNumber })
      : t('document.incidents.at', {
          round: content.roundNumber,
          table: content.tableNumber,
          deal: content.dealNumber,
        });
  const small = { size: 8.6 };
  const off = content.state === 'cancelled' || content.state === 'changed';
  return [
    cell(String(slip.number), { face: 'serif', size: 10.4, bold: true }, right),
    cell(clock.both(content.issuedAt), small),
    cell(place, small),
    cell(slip.offenders.map((id) => seatName(content, id)).join(', '), { size: 9.2, bold: true }),
    cellOf([
      runs(slip.articles.map((article) => unbroken(article.refRu)).join(', '), { size: 9 }),
      ...(slip.ownDecision === null
        ? []
        : [runs(` ${t('document.slip.ownDecision')}`, { size: 8.6, italics: true })]),
    ]),
    {
      stack: [
        ...slip.instructions.map((text) => p(text, small)),
        ...(slip.ownDecision === null ? [] : [p(slip.ownDecision.reason, { ...small, italics: true })]),
      ],
    },
    // Lines of a slip that no longer counts are struck out, as on the sheet.
    {
      stack: slip.lines.map((line) =>
        p(
          t('document.incidents.line', {
            who: seatName(content, line.who),
            where: whereOf(t, content, line),
            amount: formatNumber(line.amount),
          }),
          off ? { ...small, struck: true, colour: colour.soft } : small,
        ),
      ),
    },
    cell(String(slip.repeat.number), { face: 'serif', size: 9.6 }),
    {
      stack: [
        ...states(context, content),
        p(slip.code, { face: 'mono', size: 8.4 }, { margin: [0, 1, 0, 0] }),
      ],
    },
  ];
}

function states({ t, clock }: Context, content: SlipContent): Content[] {
  return content.states.map((entry, i) =>
    p(
      t(
        entry.replacedByNumber === null ? 'document.incidents.stateLine' : 'document.incidents.stateReplaced',
        {
          state: t(`document.slipState.${entry.state}`),
          time: clock.time(entry.at),
          number: entry.replacedByNumber ?? 0,
        },
      ) + (entry.reason === '' ? '' : `: ${entry.reason}`),
      { size: 8.4, bold: i === content.states.length - 1 },
    ),
  );
}
