/**
 * The treasurer's page: what everybody has coming or owes, to the kopeck, the organiser's cash being one party, so that
 * all of it sums to 0. Fees and prizes are whole kopecks; only whists and penalties in whists are rounded, once,
 * over all players and the cash together: floor, the missing kopecks to the largest fractions, a tie to the
 * earlier of the list, the cash being its last.
 */
import { Rational, safe } from './rational.ts';
import { roundToSum } from './rounding.ts';

/** The organiser's cash among the parties of a payment. */
export const CASH = 'cash';

export interface MoneyLine {
  readonly player: string;
  /** Exact whists of the tables, as settled (not cut off, not the place points). */
  readonly whists: Rational;
  /** Penalties in whists, usually below 0. */
  readonly penalty?: Rational;
  /** Entry fee in kopecks, due and paid so far. */
  readonly feeDue?: number;
  readonly feePaid?: number;
  /** Prize in kopecks. */
  readonly prize?: number;
}

export interface MoneyTerms {
  /** Kopecks a whist; null = whists are not played for money. */
  readonly stakeKopecks: Rational | null;
  /** Penalties in whists cost money, at the stake, into the cash; else they touch only the places. */
  readonly penaltiesPaid: boolean;
}

export interface Balance {
  readonly player: string;
  /** Whists × stake, exact. */
  readonly whistMoney: Rational;
  /** Penalties × stake, exact; 0 where they are not paid. */
  readonly penaltyMoney: Rational;
  /** The two together, rounded. */
  readonly play: number;
  readonly feeDue: number;
  readonly feePaid: number;
  readonly prize: number;
  /** play − fee still due + prize; above 0 = has it coming. */
  readonly balance: number;
}

export interface Balances {
  readonly players: readonly Balance[];
  /** What the cash owes (below 0) or has coming. All balances and this sum to 0. */
  readonly cash: number;
  readonly sums: {
    readonly play: number;
    readonly feesDue: number;
    readonly feesPaid: number;
    readonly prizes: number;
    /** What stays with the organiser once everything is paid: fees paid and all settled. */
    readonly remains: number;
  };
}

function kopecks(value: number | undefined, what: string): number {
  const amount = value ?? 0;
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${what}: whole kopecks from 0`);
  return amount;
}

const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** @throws RangeError for amounts that are not whole kopecks from 0, a stake below 0, a player twice, or one with the id of the cash */
export function balances(lines: readonly MoneyLine[], terms: MoneyTerms): Balances {
  const stake = terms.stakeKopecks ?? Rational.zero;
  if (stake.compare(Rational.zero) < 0) throw new RangeError('stake below 0');
  if (new Set([CASH, ...lines.map(({ player }) => player)]).size <= lines.length)
    throw new RangeError('a player twice');
  const exact = lines.map(({ whists, penalty }) => ({
    whistMoney: whists.times(stake),
    penaltyMoney: terms.penaltiesPaid ? (penalty ?? Rational.zero).times(stake) : Rational.zero,
  }));
  const sums = exact.map(({ whistMoney, penaltyMoney }) => whistMoney.plus(penaltyMoney));
  const rounded = roundToSum([...sums, Rational.sum(sums).negated()]);
  const players = lines.map((line, i): Balance => {
    const play = rounded[i] as number;
    const feeDue = kopecks(line.feeDue, 'fee due');
    const feePaid = kopecks(line.feePaid, 'fee paid');
    const prize = kopecks(line.prize, 'prize');
    const balance = play - feeDue + feePaid + prize;
    const money = exact[i] as (typeof exact)[number];
    return { player: line.player, ...money, play, feeDue, feePaid, prize, balance };
  });
  const sum = (of: (b: Balance) => number): number => total(players.map(of));
  const feesPaid = sum((b) => b.feePaid);
  const cash = 0 - sum((b) => b.balance);
  return {
    players,
    cash,
    sums: {
      play: sum((b) => b.play),
      feesDue: sum((b) => b.feeDue),
      feesPaid,
      prizes: sum((b) => b.prize),
      remains: cash + feesPaid,
    },
  };
}

/** Where the prize fund comes from. */
export interface FundTerms {
  /** Part of the entry fees due, 0–1. */
  readonly feeShare: Rational;
  /** Kopecks put in by the organiser or a sponsor. */
  readonly added: number;
  /** Penalties that are paid go into the fund; else they stay with the organiser. */
  readonly penalties: boolean;
}

/**
 * The prize fund in whole kopecks, rounded down: the fraction stays with the organiser. Count it before the prizes,
 * from the same lines. @throws RangeError as `balances`, and for a share outside 0–1
 */
export function prizeFund(lines: readonly MoneyLine[], terms: MoneyTerms, fund: FundTerms): number {
  const { feeShare } = fund;
  if (feeShare.compare(Rational.zero) < 0 || feeShare.compare(Rational.of(1)) > 0) {
    throw new RangeError('a share is from 0 to 1');
  }
  const { players } = balances(lines, terms);
  const fees = Rational.of(total(players.map((b) => b.feeDue))).times(feeShare);
  const paid = Rational.sum(players.map((b) => b.penaltyMoney)).negated();
  const all = fees.plus(Rational.of(kopecks(fund.added, 'added')));
  const whole = fund.penalties ? all.plus(paid) : all;
  return Math.max(0, safe(whole.floor()));
}
