/** Who has what coming on the treasurer's page and on the sheet of the tournament; all of it sums to 0. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatMoney } from '../../../shared/format/money.ts';
import { formatFraction } from '../../../shared/format/numbers.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import type { Context } from './context.ts';
import { cell, head, heading, p } from './layout.ts';
import type { MoneyContent } from './model.ts';
import { bold, caption, figure, grid, moneyCell, right, sumOf } from './money-cells.ts';
import { colour } from './style.ts';

type Player = MoneyContent['players'][number];

/** With more columns of money there is room for short names only; they are told apart. */
const MOST_FOR_FULL = 5;

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

/** Why the whists here may differ from the standings; nothing where they are not played for money. */
export const exactNote = ({ t }: Context, { stakeKopecks }: MoneyContent): Content[] =>
  stakeKopecks === null
    ? []
    : [p(t('document.treasurer.exactNote'), { size: 8.4, colour: colour.soft }, { margin: [0, 4, 0, 0] })];

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
