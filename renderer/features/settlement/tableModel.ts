/** A table's settlement out of its sheet: the fold of the deals in force, the paper steps, money and payments. */
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import { foldDeals, totals as totalsOf } from '../../../shared/domain/fold.ts';
import { toMoney } from '../../../shared/domain/money.ts';
import { paperSteps, type PaperSteps } from '../../../shared/domain/paperSteps.ts';
import { payments, type Payment } from '../../../shared/domain/payments.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import type { SheetRules, Totals } from '../../../shared/domain/types.ts';
import type { SheetView } from '../../../shared/ipc/schemas/views.ts';
import type { Tournament } from '../../../shared/ledger/kinds.ts';

/** What the sheets of a tournament are scored by. @throws ProblemError when its options cannot be */
export function sheetRules(tournament: Tournament, players: number): SheetRules {
  const { convention, options, target } = tournament;
  return { convention: resolveConvention(convention, options), players, target };
}

export interface Money {
  stake: Rational;
  /** Kopecks, seat order, sum 0. */
  balances: number[];
  payments: Payment[];
  /** What changes hands in all, kopecks. */
  paid: number;
}

/** Balances of exact results at a stake in kopecks, and who pays whom. */
export function moneyOf(results: readonly Rational[], stakeKopecks: string): Money {
  const stake = Rational.parse(stakeKopecks);
  const balances = toMoney(results, stake);
  const list = payments(balances);
  return { stake, balances, payments: list, paid: list.reduce((sum, one) => sum + one.amount, 0) };
}

/** True when the payments leave every balance at exactly zero. */
export function paymentsRebuild(balances: readonly number[], list: readonly Payment[]): boolean {
  const left = [...balances];
  for (const { from, to, amount } of list) {
    left[from] = (left[from] ?? 0) + amount;
    left[to] = (left[to] ?? 0) - amount;
  }
  return left.every((one) => one === 0);
}

export interface TableSettlement {
  rules: SheetRules;
  totals: Totals;
  closed: boolean;
  steps: PaperSteps;
  /** null: not played for money. */
  money: Money | null;
}

/** Everything that «Расчёт» shows of a table. Deals count with the rulings in force on them. */
export function settleTable(sheet: SheetView, tournament: Tournament): TableSettlement {
  const rules = sheetRules(tournament, sheet.seats.length);
  const folded = foldDeals(
    rules,
    sheet.deals.map((row) => row.scored),
  );
  const totals = totalsOf(folded.last);
  const steps = paperSteps(totals, rules);
  const money = tournament.stakeKopecks === null ? null : moneyOf(steps.exact, tournament.stakeKopecks);
  return { rules, totals, closed: folded.closed, steps, money };
}
