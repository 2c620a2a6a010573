/** A table's settlement out of its sheet: the fold of the deals in force, the paper steps, money and payments. */
import { codexRounding, type RoundingLine } from '../../../shared/domain/codexRounding.ts';
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
  /** Lines of the rounding on the sheet; `totals` have them written. */
  rounding: readonly RoundingLine[];
  /** Who has which result: the seats, or the players where one changed hands or was awarded. */
  people: { name: string; exact: Rational }[];
  /** null: not played for money, or an award that does not sum to 0. */
  money: Money | null;
}

/** Everything that «Расчёт» shows of a table. Deals count with the rulings in force on them. */
export function settleTable(sheet: SheetView, tournament: Tournament): TableSettlement {
  const rules = sheetRules(tournament, sheet.seats.length);
  const folded = foldDeals(
    rules,
    sheet.deals.map((row) => row.scored),
  );
  const written = totalsOf(folded.last);
  const { totals, lines: rounding } =
    tournament.codexRounding === true ? codexRounding(written, rules) : { totals: written, lines: [] };
  const steps = paperSteps(totals, rules);
  const people =
    sheet.lines?.map(({ name, exact }) => ({ name, exact: Rational.parse(exact) })) ??
    sheet.seats.map(({ name }, i) => ({ name, exact: steps.exact[i] as Rational }));
  const results = people.map(({ exact }) => exact);
  const even = Rational.sum(results).num === 0n;
  const money = tournament.stakeKopecks === null || !even ? null : moneyOf(results, tournament.stakeKopecks);
  return { rules, totals, closed: folded.closed, steps, rounding, people, money };
}
