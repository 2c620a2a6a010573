/** The final protocol: places, how they were found, prizes, everything out of the ordinary, signatures. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatMoney } from '../../../shared/format/money.ts';
import type { Context } from './context.ts';
import type { Layout } from './engine.ts';
import { framed, LANDSCAPE, PORTRAIT, signatures, titleBlock } from './frame.ts';
import { cell, head, heading, listed, p } from './layout.ts';
import type { FinalProtocolModel, ProtocolEvent } from './model.ts';
import { amountCell, figure, right } from './money-cells.ts';
import { standingsNotes } from './standings.ts';
import { colour } from './style.ts';
import { standingsTable } from './standings-table.ts';

export const finalProtocolTitle = ({ t }: Context): string => t('document.final.title');

export function finalProtocol(context: Context, model: FinalProtocolModel): Layout {
  const { t } = context;
  const { tournament, standings: view } = model;
  const title = finalProtocolTitle(context);
  const sheet = view.rounds.length > 5 ? LANDSCAPE : PORTRAIT;
  return () =>
    framed(context, tournament, title, sheet, [
      titleBlock(context, title, tournament, sheet),
      facts(context, model),
      ...unfinished(context, model),
      ...standingsTable(context, view, sheet),
      ...standingsNotes(context, view, sheet),
      ...roundedNote(context, tournament),
      ...prizes(context, model, sheet.width),
      ...events(context, model),
      p(t('document.final.words'), { size: 9.2 }, { margin: [0, 8, 0, 0] }),
      signatures(
        [
          t('document.chiefArbiter', { name: tournament.arbiter }),
          t('document.secretary', { name: tournament.secretary }),
          t('document.treasurer.treasurer'),
          t('document.final.organiser'),
        ],
        sheet,
      ),
    ]);
}

/** «3 тура, 12 игроков, 9 столов, 214 раздач, решений судьи 5, исправлений 3.» */
function facts({ t }: Context, { counts, standings }: FinalProtocolModel): Content {
  const said = [
    t('document.final.rounds', { n: standings.rounds.length }),
    t('document.final.players', { n: counts.players }),
    t('document.final.tables', { n: counts.tables }),
    t('document.final.deals', { n: counts.deals }),
    t('document.final.slips', { n: counts.slips }),
    t('document.final.corrections', { n: counts.corrections }),
  ];
  return p(`${said.join(', ')}.`, { size: 9.4 }, { margin: [0, 0, 0, 6] });
}

/** What the totals are where money goes by other, exact numbers. */
const roundedNote = ({ t }: Context, { stakeKopecks }: FinalProtocolModel['tournament']): Content[] =>
  stakeKopecks === null
    ? []
    : [p(t('document.final.roundedNote'), { size: 8.4, colour: colour.soft }, { margin: [0, 2, 0, 0] })];

/** A protocol of what is not finished says so first. */
function unfinished({ t }: Context, { standings: { unfinished: open } }: FinalProtocolModel): Content[] {
  if (open.length === 0) return [];
  const list = open.map((one) => t('document.standings.at', one)).join('; ');
  const text = t('document.standings.unfinished', { n: open.length, list });
  return [p(`${t('document.final.notFinal')} ${text}`, { size: 9.4, bold: true }, { margin: [0, 0, 0, 5] })];
}

function prizes({ t }: Context, model: FinalProtocolModel, width: number): Content[] {
  const won = new Map(model.prizes?.map(({ playerId, kopecks }) => [playerId, kopecks]));
  const winners = model.standings.rows.filter(({ playerId }) => (won.get(playerId) ?? 0) > 0);
  if (winners.length === 0) return [];
  const total = winners.reduce((sum, { playerId }) => sum + (won.get(playerId) ?? 0), 0);
  return [
    heading(t('document.treasurer.prizes'), { margin: [0, 10, 0, 2] }),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [40, width - 40 - 130 - 90 - 4 * 5, 130, 90],
        body: [
          [
            head(t('document.standings.place'), right),
            head(t('document.settlement.player')),
            head(t('document.final.club')),
            head(t('document.final.prize'), right),
          ],
          ...winners.map((row): TableCell[] => [
            cell(row.place, { ...figure, bold: true }, right),
            cell(row.full, { size: 9.4 }),
            cell(model.clubs[row.playerId] ?? '', { size: 9 }),
            amountCell(won.get(row.playerId) ?? 0, { ...figure, bold: true }),
          ]),
          [
            cell('', {}),
            cell(t('document.settlement.sum'), { size: 9.2 }),
            cell('', {}),
            cell(formatMoney(total), figure, right),
          ],
        ],
      },
      layout: listed(1, true, { x: 2.5, y: 2.2 }),
    },
  ];
}

function eventText({ t }: Context, event: ProtocolEvent): string {
  const reason = event.reason === '' ? '' : ` ${event.reason}`;
  switch (event.what) {
    case 'substitution':
      return t('document.final.substitution', { ...event, reason });
    case 'brokenOff':
    case 'awarded':
      return t(`document.final.${event.what}`, { ...event, reason });
    case 'withdrawn':
      return t('document.final.withdrawn', { ...event, reason });
  }
}

function events(context: Context, model: FinalProtocolModel): Content[] {
  if (model.events.length === 0) return [];
  return [
    heading(context.t('document.final.events'), { margin: [0, 10, 0, 2] }),
    ...model.events.map((event) => p(eventText(context, event), { size: 9.2 }, { margin: [0, 1.5, 0, 0] })),
  ];
}
