/** The parts of the treasurer's page: fees, fund and prizes, balances, payments. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatMoney } from '../../../shared/format/money.ts';
import { formatFraction } from '../../../shared/format/numbers.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import type { Context } from './context.ts';
import { cell, head, heading, listed, p } from './layout.ts';
import type { MoneyContent } from './model.ts';
import { amountCell, caption, figure, moneyCell, partyName, right, sumOf } from './money-cells.ts';
import { colour } from './style.ts';

type Player = MoneyContent['players'][number];

const PAD = 2.5;
/** With more columns of money there is room for short names only; they are told apart. */
const MOST_FOR_FULL = 5;
const bold = { ...figure, bold: true };

function grid(header: TableCell[], body: TableCell[][], widths: (number | '*')[], total: boolean): Content {
  return {
    table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths, body: [header, ...body] },
    layout: listed(1, total, { x: PAD, y: 2.2 }),
  };
}

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

/**
 * Who has what coming: whists × stake, penalties, the fee still due, the prize, the balance. The cash is the last
 * party, and all together are 0. @param signed a column to sign in
 */
export function balancesPart(context: Context, money: MoneyContent, signed: boolean): Content[] {
  const { t } = context;
  const { players, cash, payments } = money;
  const has = {
    whists: money.stakeKopecks !== null,
    penalties: players.some(({ penaltyMoney }) => penaltyMoney !== '0'),
    fee: players.some(({ feeDue, feePaid }) => feeDue !== feePaid),
    prize: players.some(({ prize }) => prize > 0),
    paid: payments.some(({ purpose }) => purpose !== 'fee'),
  };
  const paidOf = (one: { balance: number; open: number }): number => one.balance - one.open;
  const columns: {
    head: string;
    width: number;
    of: (i: number) => TableCell;
    cash: TableCell;
    sum: TableCell;
  }[] = [];
  const blank = cell('', {});
  const player = (i: number): Player => players[i] as Player;
  const exact = (text: string, plus = true): TableCell =>
    cell(
      formatFraction(text, { plus }),
      { ...figure, ...(text.startsWith('-') ? { colour: colour.red } : {}) },
      right,
    );
  const add = (
    key: string,
    width: number,
    of: (i: number) => TableCell,
    ofCash: TableCell,
    sum: TableCell,
  ): void => {
    columns.push({ head: t(`document.treasurer.${key}`), width, of, cash: ofCash, sum });
  };
  if (has.whists) {
    const all = Rational.sum(players.map(({ whists }) => Rational.parse(whists)));
    add('whists', 44, (i) => exact(player(i).whists), blank, exact(all.toString()));
    if (has.penalties)
      add(
        'penalty',
        30,
        (i) => (player(i).penalty === 0 ? blank : exact(String(player(i).penalty))),
        blank,
        blank,
      );
    const play = sumOf(players.map((one) => one.play));
    add('play', 50, (i) => moneyCell(player(i).play), moneyCell(-play, figure, true), moneyCell(0));
  }
  if (has.fee) {
    const fees = sumOf(players.map(({ feeDue, feePaid }) => feePaid - feeDue));
    const of = (i: number): TableCell => moneyCell(player(i).feePaid - player(i).feeDue, figure, true);
    add('fee', 48, of, moneyCell(-fees, figure, true), moneyCell(0));
  }
  if (has.prize) {
    const prizes = sumOf(players.map((one) => one.prize));
    add(
      'prize',
      52,
      (i) => moneyCell(player(i).prize, figure, true),
      moneyCell(-prizes, figure, true),
      moneyCell(0),
    );
  }
  add(
    'balance',
    56,
    (i) => moneyCell(player(i).balance, bold),
    moneyCell(cash.balance, bold),
    moneyCell(sumOf([...players.map((one) => one.balance), cash.balance]), bold),
  );
  if (has.paid) {
    add(
      'settled',
      52,
      (i) => moneyCell(paidOf(player(i)), figure, true),
      moneyCell(paidOf(cash), figure, true),
      moneyCell(0),
    );
    add(
      'open',
      56,
      (i) => moneyCell(player(i).open, bold),
      moneyCell(cash.open, bold),
      moneyCell(sumOf([...players.map((one) => one.open), cash.open]), bold),
    );
  }
  const sign = signed && !has.paid;
  return [
    heading(t('document.treasurer.balances')),
    grid(
      [
        head(t('document.settlement.player')),
        ...columns.map((one) => head(one.head, right)),
        ...(sign ? [head(t('document.settlement.signature'))] : []),
      ],
      [
        ...players.map((one, i): TableCell[] => [
          cell(columns.length > MOST_FOR_FULL ? one.name : one.full, { size: 9.2 }),
          ...columns.map((column) => column.of(i)),
          ...(sign ? [blank] : []),
        ]),
        [
          cell(t('document.treasurer.cash'), { size: 9.2, bold: true }),
          ...columns.map((one) => one.cash),
          ...(sign ? [blank] : []),
        ],
        [
          cell(t('document.settlement.sum'), caption),
          ...columns.map((one) => one.sum),
          ...(sign ? [blank] : []),
        ],
      ],
      ['*', ...columns.map((one) => one.width), ...(sign ? [84] : [])],
      true,
    ),
  ];
}

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

/** That everything sums to 0, in numbers; said loudly where it does not. */
export function zeroPart({ t }: Context, money: MoneyContent): Content {
  const players = sumOf(money.players.map(({ balance }) => balance));
  const zero = players + money.cash.balance === 0;
  return p(
    t(zero ? 'document.treasurer.zero' : 'document.treasurer.notZero', {
      players: formatMoney(players, { plus: true }),
      cash: formatMoney(money.cash.balance, { plus: true }),
      remains: formatMoney(money.sums.remains, { plus: true }),
    }),
    { size: 9.2 },
    { margin: [0, 5, 0, 0] },
  );
}
