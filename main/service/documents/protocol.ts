/** The protocol of a table: its deals, corrections and rulings, the bottom line with room to sign. */
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Deal } from '../../../shared/domain/types.ts';
import { contractResult } from '../../../shared/format/contract.ts';
import { shortNames } from '../../../shared/format/names.ts';
import { bottomLine } from './bottom-line.ts';
import type { Context } from './context.ts';
import { mark, type Layout } from './engine.ts';
import { framed, LANDSCAPE, titleBlock } from './frame.ts';
import { heading, p, signature } from './layout.ts';
import type { ProtocolModel, SheetContent, TitledFor } from './model.ts';
import { protocolDeals, type Density } from './protocol-deals.ts';
import { holders, playerLines } from './sheet-players.ts';
import { reckon } from './sheet-rules.ts';

/** From the usual one to the closest: some thirty deals with their bottom line stay on a page. */
const DENSITIES: readonly [Density, ...Density[]] = [
  { size: 8.8, y: 1.5 },
  { size: 8.2, y: 0.7 },
  { size: 7.6, y: 0.15 },
];
/** So many rows stay on a page in the usual density, whatever wraps in them. */
const FEW = 8;
/** Points to sign on. */
const SIGN = 214;

export function protocolTitle({ t }: Context, model: TitledFor<'protocol'>): string {
  const [only] = model.sheets;
  return model.sheets.length === 1 && only !== undefined
    ? t('document.protocol.titleTable', { round: only.roundNumber, table: only.tableNumber })
    : t('document.protocol.title');
}

export function protocol(context: Context, model: ProtocolModel): Layout {
  return async (measure) => {
    const chosen = new Array<Density>(model.sheets.length).fill(DENSITIES[0]);
    // Sheets that flow to another page are tried closer; the places of a sheet count within it.
    const best = new Map<number, string>();
    let open = model.sheets.flatMap((sheet, i) => (rowsOf(sheet) > FEW ? [i] : []));
    for (const density of DENSITIES) {
      if (open.length === 0) break;
      const sheets = open.map((i) => model.sheets[i] as SheetContent);
      const marks = await measure(
        definition(
          context,
          { ...model, sheets },
          sheets.map(() => density),
        ),
      );
      const left: number[] = [];
      open.forEach((i, at) => {
        const pageOf = (place: string): number => marks.get(`${place}:${at}`)?.page ?? 1;
        const [begin, deals, end] = [pageOf('begin'), pageOf('deals'), pageOf('end')];
        const place = `${end - begin}.${deals - begin}`;
        const before = best.get(i);
        if (before === undefined || place < before) {
          best.set(i, place);
          chosen[i] = density;
        }
        if (end > begin) left.push(i);
      });
      open = left;
    }
    return definition(context, model, chosen);
  };
}

const rowsOf = ({ deals }: SheetContent): number => deals.reduce((n, { struck }) => n + 1 + struck.length, 0);

function definition(
  context: Context,
  model: ProtocolModel,
  densities: readonly Density[],
): TDocumentDefinitions {
  return framed(
    context,
    model.tournament,
    protocolTitle(context, model),
    LANDSCAPE,
    model.sheets.map((sheet, i): Content => {
      const stack = sheetStack(context, model, sheet, i, densities[i] ?? DENSITIES[0]);
      return { ...(i === 0 ? {} : { pageBreak: 'before' as const }), stack };
    }),
  );
}

function sheetStack(
  context: Context,
  { tournament }: ProtocolModel,
  sheet: SheetContent,
  index: number,
  density: Density,
): Content[] {
  const { t } = context;
  const reckoned = reckon(tournament, sheet);
  const title = t('document.protocol.titleTable', { round: sheet.roundNumber, table: sheet.tableNumber });
  const secretary = t('document.secretary', { name: tournament.secretary });
  return [
    titleBlock(context, title, tournament, LANDSCAPE, [t(`document.sheetState.${sheet.state}`)]),
    mark(`begin:${index}`),
    p(
      sheet.seats.map((_, at) => `${at + 1}. ${holders(sheet, at, 'full')}`).join('     '),
      { size: 9.2 },
      { margin: [0, 0, 0, 3] },
    ),
    protocolDeals(context, sheet, reckoned, density),
    mark(`deals:${index}`),
    ...removed(context, sheet),
    {
      stack: bottomLine(context, sheet, reckoned, {
        width: LANDSCAPE.width,
        y: density.y + 1.5,
        sign: SIGN,
        beside: signature(secretary, SIGN),
      }),
      unbreakable: true,
      margin: [0, 6, 0, 0],
    },
    ...playerLines(context, sheet, LANDSCAPE.width / 2),
    mark(`end:${index}`),
  ];
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
