/** Fees, the fund and the prizes on the treasurer's page. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatMoney } from '../../../shared/format/money.ts';
import { formatFraction } from '../../../shared/format/numbers.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import type { Context } from './context.ts';
import { cell, head, heading, p } from './layout.ts';
import type { MoneyContent } from './model.ts';
import { amountCell, bold, caption, figure, grid, right, sumOf } from './money-cells.ts';
import { colour } from './style.ts';

type Player = MoneyContent['players'][number];

/** Entry fees: due, paid and when, still due. Left out where nothing is due and nothing was paid. */
export function feesPart(context: Context, money: MoneyContent): Content[] {
  const { t, clock } = context;
  const concerned = money.players.filter(({ feeDue, feePaid }) => feeDue > 0 || feePaid > 0);
  if (concerned.length === 0) return [];
  /** Nothing is open any more: a fee still due went into the payments. */
  const settled = ({ balance, open }: Player): boolean => open === 0 && balance !== 0;
  const leftOf = (player: Player): number =>
    settled(player) ? 0 : Math.max(0, player.feeDue - player.feePaid);
  const when = (player: Player): string => {
    const paid = money.payments.filter(({ purpose, from }) => purpose === 'fee' && from === player.playerId);
    const within =
      player.feePaid < player.feeDue && settled(player) ? [t('document.treasurer.feeSettled')] : [];
    return [...paid.map(({ at }) => clock.both(at)), ...within].join('; ');
  };
  const { feesDue, feesPaid } = money.sums;
  const rows = concerned.map((player): TableCell[] => [
    cell(player.full, { size: 9.4 }),
    amountCell(player.feeDue),
    amountCell(player.feePaid, figure, true),
    cell(when(player), { size: 8.8 }),
    amountCell(leftOf(player), bold, true),
  ]);
  const sum: TableCell[] = [
    cell(t('document.settlement.sum'), caption),
    amountCell(feesDue),
    amountCell(feesPaid),
    cell('', {}),
    amountCell(sumOf(concerned.map(leftOf)), bold),
  ];
  return [
    heading(t('document.treasurer.fees')),
    grid(
      [
        head(t('document.settlement.player')),
        head(t('document.treasurer.due'), right),
        head(t('document.treasurer.paid'), right),
        head(t('document.treasurer.when')),
        head(t('document.treasurer.left'), right),
      ],
      [...rows, sum],
      ['*', 62, 62, 150, 62],
      true,
    ),
  ];
}

/** A part of the fund, exact kopecks as roubles. */
const exactRoubles = (kopecks: string): string => {
  const exact = Rational.parse(kopecks);
  return exact.isWhole() ? formatMoney(exact.toInteger()) : `${formatFraction(exact.over(100))} ₽`;
};

/** Where the fund comes from, and who gets it. */
export function prizesPart(context: Context, money: MoneyContent): Content[] {
  const { t } = context;
  const { fund, sums } = money;
  if (money.plan === null || (fund.total === 0 && sums.prizes === 0)) return [];
  const sources = [
    t('document.treasurer.fundFees', { amount: exactRoubles(fund.fees) }),
    ...(fund.added === 0 ? [] : [t('document.treasurer.fundAdded', { amount: formatMoney(fund.added) })]),
    ...(fund.penalties === '0'
      ? []
      : [t('document.treasurer.fundPenalties', { amount: exactRoubles(fund.penalties) })]),
  ];
  const winners = money.players.filter(({ prize }) => prize > 0);
  return [
    heading(t('document.treasurer.prizes')),
    p(t('document.treasurer.fund', { total: formatMoney(fund.total), sources: sources.join(', ') }), {
      size: 9.2,
    }),
    ...(winners.length === 0
      ? []
      : [
          grid(
            [
              head(t('document.standings.place'), right),
              head(t('document.settlement.player')),
              head(t('document.treasurer.prize'), right),
            ],
            [
              ...winners.map((player): TableCell[] => [
                cell(player.place, bold, right),
                cell(player.full, { size: 9.4 }),
                amountCell(player.prize, bold),
              ]),
              [cell('', {}), cell(t('document.settlement.sum'), caption), amountCell(sums.prizes)],
            ],
            [40, '*', 90],
            true,
          ),
        ]),
    ...(fund.left === 0
      ? []
      : [
          p(
            fund.left > 0
              ? t('document.treasurer.fundLeft', { amount: formatMoney(fund.left) })
              : t('document.treasurer.fundShort', { amount: formatMoney(-fund.left) }),
            { size: 8.8, colour: colour.soft },
            { margin: [0, 3, 0, 0] },
          ),
        ]),
  ];
}
