/** The settlement of every table, and of the tournament in money. */
import { toMoney } from '../../../../shared/domain/money.ts';
import { Rational } from '../../../../shared/domain/rational.ts';
import type { Cell, Column, ExportTable } from '../../../../shared/exchange/table.ts';
import type { MoneyView } from '../../../../shared/ipc/schemas/money.ts';
import type { Translate } from '../../../../shared/locales/translate.ts';
import type { Book } from '../../ledger/book.ts';
import { tableCounts, tableLines } from '../../queries/lines.ts';
import { seatViews } from '../../queries/seats.ts';

const total = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** An awarded table need not sum to 0: then there is no money on it, as on the screen. */
function moneyOf(exact: readonly Rational[], stake: Rational | null): (number | null)[] {
  const even = Rational.sum(exact).equals(Rational.zero);
  return stake === null || !even ? exact.map(() => null) : toMoney(exact, stake);
}

/** One line a player of every table: the exact result beside the rounded one. */
export function settlementTable(t: Translate, book: Book): ExportTable {
  const { stakeKopecks } = book.tournament;
  const stake = stakeKopecks === null ? null : Rational.parse(stakeKopecks);
  const tables = book.general.tables.filter(({ tableId }) => tableCounts(book.sheet(tableId)));
  const exacts: Rational[] = [];
  const points: number[] = [];
  const money: (number | null)[] = [];
  const rows = tables.flatMap(({ tableId, roundNumber, number }): Cell[][] => {
    const lines = tableLines(book, tableId);
    const kopecks = moneyOf(
      lines.map(({ exact }) => exact),
      stake,
    );
    const players = seatViews(
      book.general,
      lines.map(({ playerId }) => playerId),
    );
    exacts.push(...lines.map(({ exact }) => exact));
    points.push(...lines.map((line) => line.points));
    money.push(...kopecks);
    return lines.map(({ exact, points: rounded, deals }, i) => {
      const cells = [roundNumber, number, players[i]?.full ?? '', deals, exact.toString(), rounded];
      return stake === null ? cells : [...cells, kopecks[i] ?? null];
    });
  });
  const number = (title: string): Column => ({ title, kind: 'number' });
  const sums = [null, null, t('settlement.step.sum'), null, Rational.sum(exacts).toString(), total(points)];
  return {
    name: t('exchange.table.settlement'),
    columns: [
      number(t('journal.column.round')),
      number(t('journal.column.table')),
      { title: t('standings.player'), kind: 'text' },
      number(t('exchange.column.deals')),
      { title: t('settlement.step.exact'), kind: 'exact' },
      number(t('settlement.step.intoTable')),
      ...(stake === null ? [] : [{ title: t('exchange.column.money'), kind: 'money' as const }]),
    ],
    rows,
    sums: stake === null ? sums : [...sums, total(money)],
  };
}

/** What the treasurer sees, with the cash as a party: every column of money sums to 0, as on the screen and on paper. */
export function moneyTable(t: Translate, view: MoneyView): ExportTable {
  const { players, cash, sums } = view;
  const money = (key: string): Column => ({ title: t(`document.treasurer.${key}`), kind: 'money' });
  const rows: Cell[][] = players.map((p) => [
    ...[p.place, p.full, p.whists, p.penalty],
    ...[p.play, p.feeDue, p.feePaid, p.prize, p.balance, p.open],
  ]);
  const { play, feesDue, feesPaid, prizes } = sums;
  // The cash is the other side of every amount: the odd kopecks of play, fees received, prizes paid.
  const cashRow: Cell[] = [
    ...[null, t('document.treasurer.cash'), null, null],
    ...[play, feesDue, feesPaid, prizes].map((kopecks) => 0 - kopecks),
    ...[cash.balance, cash.open],
  ];
  const all = [...rows, cashRow];
  const sumAt = (i: number): number => total(all.map((row) => row[i] as number));
  return {
    name: t('exchange.table.money'),
    columns: [
      { title: t('standings.place'), kind: 'place' },
      { title: t('standings.player'), kind: 'text' },
      { title: t('document.treasurer.whists'), kind: 'exact' },
      { title: t('document.treasurer.penalty'), kind: 'number' },
      money('play'),
      { title: t('exchange.column.feeDue'), kind: 'money' },
      { title: t('exchange.column.feePaid'), kind: 'money' },
      money('prize'),
      money('balance'),
      money('open'),
    ],
    rows: all,
    // Penalties have no other side and no sum, as on the screen and on paper.
    sums: [
      ...[null, t('standings.sum'), Rational.sum(players.map((p) => Rational.parse(p.whists))).toString()],
      null,
      ...[4, 5, 6, 7, 8, 9].map(sumAt),
    ],
  };
}
