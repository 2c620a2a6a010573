/** Money: the exact results × the stake, who pays whom, and room to tick and sign. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { toMoney } from '../../../shared/domain/money.ts';
import { textWidth } from '../../../shared/drawing/metrics.ts';
import { payments } from '../../../shared/domain/payments.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import { formatMoney } from '../../../shared/format/money.ts';
import { formatFraction } from '../../../shared/format/numbers.ts';
import type { Context } from './context.ts';
import { cell, cellOf, head, heading, listed, p, type Margin } from './layout.ts';
import { colour, size } from './style.ts';
import { runs, type TextStyle } from './text.ts';

export interface Balance {
  name: string;
  full: string;
  /** Whists, exact. */
  exact: Rational;
}

const right = { alignment: 'right' as const };
/** Brings small sans letters down to the line of the figures beside them. */
const lower = { margin: [0, 1.6, 0, 0] as Margin };
const PAD = 2.5;
/** Sizes in points: an exact sum, the stake behind it, the balance, a name. */
const FIGURE = 10.2;
const STAKE = 9;
const STRONG = 10.6;
const NAME = 9.4;

const figure: TextStyle = { face: 'serif', size: FIGURE, noWrap: true };

/** Points that the longest of the texts needs; bold sans is wider than every face it stands for. */
const needed = (texts: readonly string[], points: number): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, 'name', points))) + 1;

/** «0,50 ₽», or «½ коп.» where a whist is worth a part of a kopeck. */
export function stakeText({ t }: Context, stake: Rational): string {
  return stake.isWhole()
    ? formatMoney(stake.toInteger())
    : t('document.settlement.kopecks', { amount: formatFraction(stake) });
}

/**
 * Balances of the players beside the payments that even them out.
 * @param signed a column to sign in (the sheet of the whole tournament)
 */
export function moneyOf(
  context: Context,
  balances: readonly Balance[],
  stake: Rational,
  width: number,
  signed: boolean,
): Content[] {
  const { t } = context;
  const kopecks = toMoney(
    balances.map((balance) => balance.exact),
    stake,
  );
  const due = payments(kopecks);
  const sum = kopecks.reduce((a, b) => a + b, 0);
  const stakes = ` × ${stakeText(context, stake)}`;
  const exacts = balances.map((balance) => formatFraction(balance.exact, { plus: true }));
  const fixed = signed
    ? [108, 72, 120]
    : [
        Math.max(
          needed([t('document.settlement.exactTimesStake')], size.caption),
          needed(exacts, FIGURE) + needed([stakes], STAKE),
        ),
        Math.max(
          needed([t('document.settlement.balance')], size.caption),
          needed(
            kopecks.map((value) => formatMoney(value, { plus: true })),
            STRONG,
          ),
        ),
      ];
  const beside = fixed.reduce((a, b) => a + b, 0) + (fixed.length + 1) * 2 * PAD;
  const names = needed(
    balances.map(({ name }) => name),
    NAME,
  );
  // What the balances do not need is left to the payments, with two names on a line.
  const left = signed ? width : Math.min(beside + names, width * 0.5);
  const nameWidth = left - beside;
  const money = (value: number, style: TextStyle): TableCell =>
    cell(
      formatMoney(value, { plus: true }),
      { ...style, ...(value < 0 ? { colour: colour.red } : {}) },
      right,
    );
  const times = (exact: string): TableCell =>
    cellOf([runs(exact, figure), runs(stakes, { ...figure, size: STAKE, colour: colour.soft })], right);
  const body: TableCell[][] = balances.map((balance, i) => [
    cell(signed ? balance.full : balance.name, { size: NAME, noWrap: !signed && names <= nameWidth }),
    times(exacts[i] ?? ''),
    money(kopecks[i] as number, { ...figure, size: STRONG, bold: true }),
    ...(signed ? [cell('', {})] : []),
  ]);
  const totals: TableCell[] = [
    cell(t('document.settlement.sum'), { size: 9.2, colour: colour.soft }),
    cell(formatFraction(Rational.sum(balances.map((balance) => balance.exact))), figure, right),
    money(sum, figure),
    ...(signed ? [cell('', {})] : []),
  ];
  const balanceTable: Content = {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [nameWidth, ...fixed],
      body: [
        [
          head(t('document.settlement.player')),
          head(t('document.settlement.exactTimesStake'), right),
          head(t('document.settlement.balance'), right),
          ...(signed ? [head(t('document.settlement.signature'))] : []),
        ],
        ...body,
        totals,
      ],
    },
    layout: listed(1, true, { x: PAD, y: signed ? 3.4 : 2.2 }),
  };
  const paymentsPart = paymentList(context, balances, due, signed ? width : width - left - 20);
  return signed
    ? [heading(t('document.settlement.money')), balanceTable, ...paymentsPart]
    : [
        {
          columns: [
            { width: left, stack: [heading(t('document.settlement.money')), balanceTable] },
            { width: width - left - 20, stack: paymentsPart },
          ],
          columnGap: 20,
          unbreakable: true,
        },
      ];
}

function paymentList(
  { t }: Context,
  balances: readonly Balance[],
  due: ReturnType<typeof payments>,
  width: number,
): Content[] {
  const name = (i: number): string => balances[i]?.name ?? '';
  const total = due.reduce((sum, payment) => sum + payment.amount, 0);
  if (due.length === 0)
    return [heading(t('document.settlement.whoPays')), p(t('document.settlement.nobodyPays'), { size: 9.2 })];
  const fixed = [11, 56, 44];
  return [
    heading(t('document.settlement.whoPays')),
    {
      table: {
        headerRows: 0,
        dontBreakRows: true,
        widths: [11, width - fixed.reduce((a, b) => a + b, 0) - 8 * 2, 56, 44],
        body: due.map((payment, i): TableCell[] => [
          cell(`${i + 1}.`, { size: 8.9 }, lower),
          cell(`${name(payment.from)} → ${name(payment.to)}`, { size: 8.9 }, lower),
          cell(formatMoney(payment.amount), { ...figure, bold: true }, right),
          cell(`☐ ${t('document.settlement.paid')}`, { size: 8.9 }, lower),
        ]),
      },
      layout: listed(0, false, { x: 2, y: 2.4 }),
    },
    p(
      t('document.settlement.paymentsAgree', { n: due.length, total: formatMoney(total) }),
      { size: 8.6, colour: colour.soft },
      { margin: [0, 3, 0, 0] },
    ),
  ];
}
