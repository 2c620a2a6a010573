/** Payments made and to come on the treasurer's page and on the sheet of the tournament. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatMoney } from '../../../shared/format/money.ts';
import type { Context } from './context.ts';
import { cell, head, heading, p } from './layout.ts';
import type { MoneyContent } from './model.ts';
import { amountCell, bold, grid, partyName, right, sumOf } from './money-cells.ts';
import { colour } from './style.ts';

/** Payments made, those taken back, and those to come with a box to tick and a line to sign on. */
export function paymentsPart(context: Context, money: MoneyContent): Content[] {
  const { t, clock } = context;
  const who = ({ from, to }: { from: string; to: string }): string =>
    `${partyName(context, money, from)} → ${partyName(context, money, to)}`;
  const made = money.payments.filter(({ purpose }) => purpose !== 'fee');
  const total = sumOf(money.toCome.map(({ kopecks }) => kopecks));
  const toCome: Content[] =
    money.toCome.length === 0
      ? [p(t('document.treasurer.nothingToCome'), { size: 9.2 })]
      : [
          grid(
            [
              head(''),
              head(t('document.treasurer.who')),
              head(t('document.treasurer.amount'), right),
              head(''),
              head(t('document.treasurer.received')),
            ],
            money.toCome.map((payment, i): TableCell[] => [
              cell(`${i + 1}.`, { size: 8.9 }),
              cell(who(payment), { size: 9.2 }),
              amountCell(payment.kopecks, bold),
              cell(`☐ ${t('document.settlement.paid')}`, { size: 8.9 }),
              cell('', {}),
            ]),
            [14, '*', 70, 52, 120],
            false,
          ),
          p(
            t('document.settlement.paymentsAgree', { n: money.toCome.length, total: formatMoney(total) }),
            { size: 8.6, colour: colour.soft },
            { margin: [0, 3, 0, 0] },
          ),
        ];
  const list: Content[] =
    made.length === 0
      ? []
      : [
          heading(t('document.treasurer.made')),
          grid(
            [
              head(t('document.treasurer.when')),
              head(t('document.treasurer.who')),
              head(t('document.treasurer.purpose')),
              head(t('document.treasurer.amount'), right),
            ],
            made.map((payment): TableCell[] => [
              cell(clock.both(payment.at), { size: 8.9 }),
              cell(who(payment), { size: 9.2 }),
              cell(t(`document.treasurer.purpose_${payment.purpose}`), { size: 8.9 }),
              amountCell(payment.kopecks, bold),
            ]),
            [84, '*', 70, 70],
            false,
          ),
        ];
  const cancelled = money.cancelled.map((payment) =>
    p(
      t('document.treasurer.cancelled', {
        who: who(payment),
        amount: formatMoney(payment.kopecks),
        at: clock.both(payment.cancelledAt),
        because: payment.because,
      }),
      { size: 8.8, colour: colour.soft },
      { margin: [0, 2, 0, 0] },
    ),
  );
  return [heading(t('document.settlement.whoPays')), ...toCome, ...list, ...cancelled];
}
