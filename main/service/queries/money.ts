/** The treasurer's page: who owes what, to the kopeck, and who pays whom. Everything with the cash sums to 0. */
import {
  balances,
  CASH,
  prizeFund,
  type Balance,
  type MoneyLine,
  type MoneyTerms,
} from '../../../shared/domain/balances.ts';
import { paymentBook, type PartyPayment, type PaymentBook } from '../../../shared/domain/paymentBook.ts';
import { prizeList, type PrizeTable } from '../../../shared/domain/prizes.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import { placeLabel, type StandingsRow } from '../../../shared/domain/standings.ts';
import type { MoneyPlayer, MoneyView, PaymentView } from '../../../shared/ipc/schemas/money.ts';
import type { MoneyPlan } from '../../../shared/ledger/kinds.ts';
import type { Payment } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { tableCounts, tableLines } from './lines.ts';
import { rankedNow } from './ranked.ts';
import { playerViews } from './seats.ts';
import { unfinishedTables } from './standings.ts';

/** What the money of a tournament rests on. */
export interface Terms {
  money: MoneyPlan | null;
  /** Kopecks a whist, exact. */
  stakeKopecks: string | null;
}

const termsOf = ({ tournament }: Book): Terms => ({
  money: tournament.moneyPlan ?? null,
  stakeKopecks: tournament.stakeKopecks,
});

const prizeTableOf = ({ prizes }: MoneyPlan): PrizeTable =>
  prizes.kind === 'fixed'
    ? { kind: 'fixed', kopecks: prizes.kopecks }
    : { kind: 'shares', shares: prizes.shares.map((share) => Rational.parse(share)) };

/** Exact whists of everybody over all tables. */
function whistsOf(book: Book): Map<string, Rational> {
  const whists = new Map<string, Rational>();
  for (const { tableId } of book.general.tables) {
    if (!tableCounts(book.sheet(tableId))) continue;
    for (const { playerId, exact } of tableLines(book, tableId))
      whists.set(playerId, (whists.get(playerId) ?? Rational.zero).plus(exact));
  }
  return whists;
}

/** Who withdrew before the first round has never been there: no fee. */
const neverCame = (book: Book, playerId: string): boolean => {
  const said = book.general.playerStates.get(playerId);
  return said?.state === 'withdrawn' && said.fromRound === 1;
};

/** In entry order: who gets an odd kopeck does not hang on the places. */
function linesOf(book: Book, plan: MoneyPlan | null): MoneyLine[] {
  const whists = whistsOf(book);
  const free = new Set(plan?.feeFree);
  const penalties = new Map(rankedNow(book).standings.rows.map(({ player, penalty }) => [player, penalty]));
  return book.general.players.map(({ playerId: player }): MoneyLine => {
    const penalty = penalties.get(player) ?? 0;
    const fees = book.general.payments.filter(({ purpose, from }) => purpose === 'fee' && from === player);
    const due =
      free.has(player) || (neverCame(book, player) && !whists.has(player)) ? 0 : (plan?.entryFee ?? 0);
    return {
      player,
      whists: whists.get(player) ?? Rational.zero,
      penalty: Rational.of(penalty),
      feeDue: due,
      feePaid: fees.reduce((sum, { kopecks }) => sum + kopecks, 0),
    };
  });
}

const sumOf = (values: readonly Rational[]): Rational => Rational.sum(values);

interface Reckoned {
  view: Omit<MoneyView, 'payments' | 'cancelled' | 'unfinished' | 'seq'>;
  book: PaymentBook;
}

function reckon(book: Book, { money: plan, stakeKopecks }: Terms): Reckoned {
  const stake = stakeKopecks === null ? null : Rational.parse(stakeKopecks);
  const terms: MoneyTerms = {
    stakeKopecks: stake,
    penaltiesPaid: stake !== null && plan !== null && plan.penalties !== 'free',
  };
  const lines = linesOf(book, plan);
  const feeShare = Rational.parse(plan?.feeShare ?? '0');
  const toFund = plan?.penalties === 'fund';
  const total =
    plan === null ? 0 : prizeFund(lines, terms, { feeShare, added: plan.added, penalties: toFund });
  const placed = rankedNow(book).standings.rows;
  const list = plan === null ? null : prizeList(placed, prizeTableOf(plan), total);
  const prizes = new Map(list?.lines.map(({ player, kopecks }) => [player, kopecks]));
  const reckoned = balances(
    lines.map((line) => ({ ...line, prize: prizes.get(line.player) ?? 0 })),
    terms,
  );
  const made = book.general.payments.flatMap(({ from, to, kopecks: amount, purpose }): PartyPayment[] =>
    purpose === 'fee' ? [] : [{ from, to, amount }],
  );
  const payments = paymentBook(reckoned, made);
  const open = new Map(payments.parties.map((party) => [party.party, party.open]));
  const views = playerViews(book.general);
  const byPlayer = new Map(reckoned.players.map((line) => [line.player, line]));
  const whists = new Map(lines.map((line) => [line.player, line.whists]));
  const playerView = ({ player, ...line }: Balance, { from, to, penalty }: StandingsRow): MoneyPlayer => ({
    ...(views.get(player) ?? { playerId: player, name: player, full: player }),
    place: placeLabel(from, to),
    whists: (whists.get(player) ?? Rational.zero).toString(),
    penalty,
    whistMoney: line.whistMoney.toString(),
    penaltyMoney: line.penaltyMoney.toString(),
    play: line.play,
    feeDue: line.feeDue,
    feePaid: line.feePaid,
    prize: line.prize,
    balance: line.balance,
    open: open.get(player) ?? 0,
  });
  const { sums } = reckoned;
  return {
    book: payments,
    view: {
      ...{ stakeKopecks, plan },
      players: placed.flatMap((row) => {
        const line = byPlayer.get(row.player);
        return line === undefined ? [] : [playerView(line, row)];
      }),
      cash: { balance: reckoned.cash, open: open.get(CASH) ?? 0 },
      fund: {
        total,
        fees: feeShare.times(sums.feesDue).toString(),
        penalties: toFund
          ? sumOf(reckoned.players.map((p) => p.penaltyMoney))
              .negated()
              .toString()
          : '0',
        added: plan?.added ?? 0,
        left: list?.left ?? 0,
      },
      sums: {
        play: sums.play,
        feesDue: sums.feesDue,
        feesPaid: sums.feesPaid,
        prizes: sums.prizes,
        // What was added to the fund lies in the cash too.
        remains: sums.remains + (plan?.added ?? 0),
      },
      toCome: payments.toCome.map(({ from, to, amount: kopecks }) => ({ from, to, kopecks })),
    },
  };
}

const paymentView = ({ paymentId, from, to, kopecks, purpose, by, at }: Payment): PaymentView => ({
  ...{ paymentId, from, to, kopecks, purpose, by, at },
});

/** @param proposed other terms than those in force, to look at before they are stored */
export function moneyView(book: Book, proposed?: Terms): MoneyView {
  const { payments, paymentsCancelled, tables } = book.general;
  return {
    ...reckon(book, proposed ?? termsOf(book)).view,
    payments: payments.map(paymentView),
    cancelled: paymentsCancelled.map((one) => ({
      ...paymentView(one),
      cancelledAt: one.removedAt,
      because: one.removedBecause,
    })),
    unfinished: unfinishedTables(book, tables),
    seq: book.seq,
  };
}

/** What each party still has coming (below 0: owes), the fees still due by player. */
export function openAmounts(book: Book): { open: Map<string, number>; fees: Map<string, number> } {
  const { view, book: payments } = reckon(book, termsOf(book));
  return {
    open: new Map(payments.parties.map(({ party, open }) => [party, open])),
    fees: new Map(view.players.map(({ playerId, feeDue, feePaid }) => [playerId, feeDue - feePaid])),
  };
}
