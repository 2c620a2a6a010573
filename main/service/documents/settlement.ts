/** The settlement: every table step by step as on paper, and the money of the whole tournament. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { Rational } from '../../../shared/domain/rational.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { formatFraction } from '../../../shared/format/numbers.ts';
import type { Context } from './context.ts';
import type { Layout } from './engine.ts';
import { framed, PORTRAIT, signatures, titleBlock } from './frame.ts';
import { cell, head, heading, listed } from './layout.ts';
import type { SettlementModel, SheetContent } from './model.ts';
import { moneyOf, stakeText, type Balance } from './settlement-money.ts';
import { stepsOf } from './settlement-steps.ts';
import { reckon } from './sheet-rules.ts';
import { colour } from './style.ts';

export function settlementTitle({ t }: Context, model: SettlementModel): string {
  const [only] = model.sheets;
  return model.scope === 'table' && model.sheets.length === 1 && only !== undefined
    ? t('document.settlement.titleTable', { round: only.roundNumber, table: only.tableNumber })
    : t('document.settlement.title');
}

export function settlement(context: Context, model: SettlementModel): Layout {
  const stake = model.tournament.stakeKopecks === null ? null : Rational.parse(model.tournament.stakeKopecks);
  return () => {
    const pages: Content[][] = model.sheets.map((sheet) => sheetPage(context, model, sheet, stake));
    if (model.scope === 'tournament') pages.push(tournamentPage(context, model, stake));
    return framed(
      context,
      model.tournament,
      settlementTitle(context, model),
      PORTRAIT,
      pages.map((stack, i): Content => ({ stack, ...(i === 0 ? {} : { pageBreak: 'before' as const }) })),
    );
  };
}

function sheetPage(
  context: Context,
  model: SettlementModel,
  sheet: SheetContent,
  stake: Rational | null,
): Content[] {
  const { t } = context;
  const reckoned = reckon(model.tournament, sheet);
  const title = t('document.settlement.titleTable', { round: sheet.roundNumber, table: sheet.tableNumber });
  const more = [
    t('document.settlement.deals', { n: sheet.deals.length }),
    ...(stake === null ? [] : [t('document.settlement.stake', { stake: stakeText(context, stake) })]),
  ];
  const exact = settle(reckoned.totals, reckoned.rules);
  const balances = sheet.seats.map((seat, i): Balance => ({
    name: seat.name,
    full: seat.full,
    exact: exact[i] as Rational,
  }));
  return [
    titleBlock(context, title, model.tournament, PORTRAIT, more),
    ...stepsOf(context, sheet, reckoned, PORTRAIT.width),
    ...(stake === null ? [] : moneyOf(context, balances, stake, PORTRAIT.width, false)),
    signatures(
      sheet.seats.map((seat) => seat.name),
      PORTRAIT,
    ),
  ];
}

/** Exact results of every player over all tables, in the order of their first sheet. */
function balancesOf(model: SettlementModel): (Balance & { tables: number })[] {
  const found = new Map<string, Balance & { tables: number }>();
  for (const sheet of model.sheets) {
    const { totals, rules } = reckon(model.tournament, sheet);
    settle(totals, rules).forEach((exact, i) => {
      const seat = sheet.seats[i];
      if (seat === undefined) return;
      const before = found.get(seat.playerId) ?? {
        name: seat.name,
        full: seat.full,
        exact: Rational.zero,
        tables: 0,
      };
      found.set(seat.playerId, { ...before, exact: before.exact.plus(exact), tables: before.tables + 1 });
    });
  }
  return [...found.values()];
}

function tournamentPage(context: Context, model: SettlementModel, stake: Rational | null): Content[] {
  const { t } = context;
  const { tournament } = model;
  const balances = balancesOf(model);
  const more = stake === null ? [] : [t('document.settlement.stake', { stake: stakeText(context, stake) })];
  return [
    titleBlock(context, t('document.settlement.titleTournament'), tournament, PORTRAIT, more),
    ...(stake === null
      ? whistsOnly(context, balances)
      : moneyOf(context, balances, stake, PORTRAIT.width, true)),
    signatures(
      [
        t('document.chiefArbiter', { name: tournament.arbiter }),
        t('document.secretary', { name: tournament.secretary }),
      ],
      PORTRAIT,
    ),
  ];
}

/** Not played for money: the exact sums alone. */
function whistsOnly({ t }: Context, balances: ReturnType<typeof balancesOf>): Content[] {
  const right = { alignment: 'right' as const };
  const figure = { face: 'serif' as const, size: 10.2 };
  return [
    heading(t('document.settlement.exactSums')),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [PORTRAIT.width - 175, 60, 90],
        body: [
          [
            head(t('document.settlement.player')),
            head(t('document.settlement.tables'), right),
            head(t('document.settlement.exact'), right),
          ],
          ...balances.map((balance): TableCell[] => [
            cell(balance.full, { size: 9.4 }),
            cell(String(balance.tables), figure, right),
            cell(
              formatFraction(balance.exact, { plus: true }),
              { ...figure, bold: true, ...(balance.exact.num < 0n ? { colour: colour.red } : {}) },
              right,
            ),
          ]),
          [
            cell(t('document.settlement.sum'), { size: 9.2, colour: colour.soft }),
            cell('', {}),
            cell(formatFraction(Rational.sum(balances.map((balance) => balance.exact))), figure, right),
          ],
        ],
      },
      layout: listed(1, true, { x: 3, y: 2.6 }),
    },
  ];
}
