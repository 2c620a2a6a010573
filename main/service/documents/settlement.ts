/** The settlement: every table step by step as on paper, and the money of the whole tournament. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { Rational } from '../../../shared/domain/rational.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { formatFraction } from '../../../shared/format/numbers.ts';
import type { Context } from './context.ts';
import type { Layout } from './engine.ts';
import { framed, PORTRAIT, signatures, titleBlock } from './frame.ts';
import { cell, head, heading, listed } from './layout.ts';
import type { MoneyContent, SettlementModel, SheetContent, TitledFor } from './model.ts';
import type { Tournament } from '../../../shared/ledger/kinds.ts';
import { linesPart, roundedSheet, roundingLines } from './settlement-lines.ts';
import { moneyFacts, moneyUnfinished } from './treasurer.ts';
import { balancesPart, exactNote, zeroPart } from './treasurer-balances.ts';
import { paymentsPart } from './treasurer-payments.ts';
import { moneyOf, stakeText, type Balance } from './settlement-money.ts';
import { stepsOf } from './settlement-steps.ts';
import { reckon } from './sheet-rules.ts';
import { colour } from './style.ts';

export function settlementTitle({ t }: Context, model: TitledFor<'settlement'>): string {
  const [only] = model.sheets;
  return model.scope === 'table' && model.sheets.length === 1 && only !== undefined
    ? t('document.settlement.titleTable', { round: only.roundNumber, table: only.tableNumber })
    : t('document.settlement.title');
}

export function settlement(context: Context, model: SettlementModel): Layout {
  const stake = model.tournament.stakeKopecks === null ? null : Rational.parse(model.tournament.stakeKopecks);
  return () => {
    const pages: Content[][] = model.sheets.map((sheet) => sheetPage(context, model, sheet, stake));
    if (model.scope === 'tournament')
      pages.push(
        model.money === undefined
          ? tournamentPage(context, model, stake)
          : moneyPage(context, model.tournament, model.money),
      );
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
  const { reckoned, lines } = roundedSheet(model.tournament, reckon(model.tournament, sheet));
  const own = model.lines?.[sheet.tableId];
  const title = t('document.settlement.titleTable', { round: sheet.roundNumber, table: sheet.tableNumber });
  const more = [
    t('document.settlement.deals', { n: sheet.deals.length }),
    ...(stake === null ? [] : [t('document.settlement.stake', { stake: stakeText(context, stake) })]),
  ];
  const exact = settle(reckoned.totals, reckoned.rules);
  const balances =
    own === undefined
      ? sheet.seats.map(({ name, full }, i): Balance => ({ name, full, exact: exact[i] as Rational }))
      : own.map(({ name, full, exact: text }): Balance => ({ name, full, exact: Rational.parse(text) }));
  // An award need not sum to 0: the cash is one of the parties, on the sheet of the tournament.
  const even = Rational.sum(balances.map((one) => one.exact)).num === 0n;
  return [
    titleBlock(context, title, model.tournament, PORTRAIT, more),
    ...roundingLines(context, sheet, lines),
    ...stepsOf(context, sheet, reckoned, PORTRAIT.width, model.tournament.codexRounding === true),
    ...linesPart(context, own, PORTRAIT.width),
    ...(stake === null || !even ? [] : moneyOf(context, balances, stake, PORTRAIT.width, false)),
    signatures(
      balances.map(({ name }) => name),
      PORTRAIT,
    ),
  ];
}

/** Exact results of every player over all tables, in the order of their first sheet. */
function balancesOf(model: SettlementModel): (Balance & { tables: number })[] {
  const found = new Map<string, Balance & { tables: number }>();
  for (const sheet of model.sheets) {
    const { totals, rules } = roundedSheet(model.tournament, reckon(model.tournament, sheet)).reckoned;
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

/** With fees, prizes, payments or substitutes: the parties are the people and the cash. */
function moneyPage(context: Context, tournament: Tournament, money: MoneyContent): Content[] {
  const { t } = context;
  return [
    titleBlock(
      context,
      t('document.settlement.titleTournament'),
      tournament,
      PORTRAIT,
      moneyFacts(context, money),
    ),
    ...moneyUnfinished(context, money),
    ...balancesPart(context, money, true),
    zeroPart(context, money),
    ...exactNote(context, money),
    ...paymentsPart(context, money),
    signatures(
      [
        t('document.chiefArbiter', { name: tournament.arbiter }),
        t('document.secretary', { name: tournament.secretary }),
      ],
      PORTRAIT,
    ),
  ];
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
