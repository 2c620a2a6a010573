/** How places go, fees and prizes, payments marked and cancelled, penalties removed. */
import { CASH } from '../../../shared/domain/balances.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { checkMoneyPlan, checkStandingsPlan } from '../../../shared/ledger/checkMoney.ts';
import type { MoneyPlan, StandingsPlan, Tournament } from '../../../shared/ledger/kinds.ts';
import { append, type CallContext } from '../context.ts';
import type { EntryDraft } from '../ledger/change.ts';
import { moneyView, openAmounts } from '../queries/money.ts';
import { standingsView } from '../queries/standings.ts';
import { checkTournament } from './tournament.ts';

type Done = CallOutput<'money.cancel'>;

/** @throws PulkaError `input/refused` with what is wrong in the plan */
function checkedStandings(plan: StandingsPlan | null | undefined): void {
  const problems = plan === null || plan === undefined ? [] : checkStandingsPlan(plan);
  if (problems.length > 0) throw new PulkaError('input/refused', {}, problems);
}

/** A lot that has no seed yet gets one: letters and digits of a new id, as they are printed. */
const withSeed = (plan: StandingsPlan, context: CallContext): StandingsPlan =>
  plan.tieBreaks.includes('lot') && plan.lotSeed.trim() === ''
    ? { ...plan, lotSeed: context.surroundings.newId().replaceAll('-', '').slice(-8).toUpperCase() }
    : plan;

/** A proposed plan without a seed is shown with one that cannot be the lot itself: equals are parted only by storing. */
export function getStandings(
  { afterRound, plan }: CallParsed<'standings.get'>,
  { book }: CallContext,
): CallOutput<'standings.get'> {
  const shown =
    plan !== null && plan !== undefined && plan.lotSeed.trim() === ''
      ? { ...plan, tieBreaks: plan.tieBreaks.filter((key) => key !== 'lot') }
      : plan;
  checkedStandings(shown);
  return standingsView(book, afterRound, shown);
}

function changed(tournament: Tournament, reason: string, context: CallContext): Done {
  const problems = checkTournament(tournament, 'tournament');
  if (problems.length > 0) throw new PulkaError('input/refused', {}, problems);
  return append(context, [{ kind: 'tournament.changed', payload: tournament, reason }], {});
}

export function changeStandings(input: CallParsed<'standings.change'>, context: CallContext): Done {
  const { standingsPlan: _before, ...rest } = context.book.tournament;
  const plan = input.plan === null ? null : withSeed(input.plan, context);
  checkedStandings(plan);
  return changed({ ...rest, ...(plan === null ? {} : { standingsPlan: plan }) }, input.reason, context);
}

/** Free players are players; each is named once. */
function checkedMoney(plan: MoneyPlan | null, { book }: CallContext): void {
  if (plan === null) return;
  const known = new Set(book.general.players.map(({ playerId }) => playerId));
  const stranger = plan.feeFree.find((playerId) => !known.has(playerId));
  if (stranger !== undefined) throw new PulkaError('player/unknown', { player: stranger });
  const problems = checkMoneyPlan(plan);
  if (problems.length > 0) throw new PulkaError('input/refused', {}, problems);
}

export function getMoney({ plan }: CallParsed<'money.get'>, context: CallContext): CallOutput<'money.get'> {
  if (plan === undefined) return moneyView(context.book);
  checkedMoney(plan.money, context);
  const tournament = { ...context.book.tournament, stakeKopecks: plan.stakeKopecks };
  const problems = checkTournament(tournament, 'tournament');
  if (problems.length > 0) throw new PulkaError('input/refused', {}, problems);
  return moneyView(context.book, plan);
}

export function changeMoney(input: CallParsed<'money.change'>, context: CallContext): Done {
  const { plan, stakeKopecks, reason } = input;
  checkedMoney(plan, context);
  const { moneyPlan: _before, ...rest } = context.book.tournament;
  return changed({ ...rest, stakeKopecks, ...(plan === null ? {} : { moneyPlan: plan }) }, reason, context);
}

/**
 * Payments in one step.
 * @throws PulkaError `player/unknown`, `money/parties`, `money/notOpen` with what is open between the two
 */
export function pay(input: CallParsed<'money.pay'>, context: CallContext): CallOutput<'money.pay'> {
  const { book } = context;
  const known = new Set([CASH, ...book.general.players.map(({ playerId }) => playerId)]);
  const { open, fees } = openAmounts(book);
  const take = (from: Map<string, number>, party: string, amount: number): void => {
    from.set(party, (from.get(party) ?? 0) + amount);
  };
  const drafts = input.payments.map((payment): EntryDraft => {
    const { from, to, kopecks, purpose } = payment;
    const stranger = [from, to].find((party) => !known.has(party));
    if (stranger !== undefined) throw new PulkaError('player/unknown', { player: stranger });
    if (from === to || (purpose === 'fee' && to !== CASH) || (purpose === 'prize' && from !== CASH))
      throw new PulkaError('money/parties');
    const most =
      purpose === 'fee' ? (fees.get(from) ?? 0) : Math.min(-(open.get(from) ?? 0), open.get(to) ?? 0);
    if (kopecks > most) throw new PulkaError('money/notOpen', { kopecks, open: Math.max(0, most) });
    if (purpose === 'fee') take(fees, from, -kopecks);
    else {
      take(open, from, kopecks);
      take(open, to, -kopecks);
    }
    return { kind: 'payment.recorded', payload: { paymentId: context.surroundings.newId(), ...payment } };
  });
  const paymentIds = drafts.map((draft) =>
    draft.kind === 'payment.recorded' ? draft.payload.paymentId : '',
  );
  return append(context, drafts, { paymentIds });
}

/** The void of an entry, with its reason. */
function takeBack(
  entrySeq: number,
  because: 'removal' | 'cancelled',
  reason: string,
  context: CallContext,
): Done {
  const payload = { because, correction: null, restores: null };
  return append(context, [{ kind: 'void', payload, voidsSeq: context.book.tipOf(entrySeq), reason }], {});
}

/** @throws PulkaError `payment/unknown` */
export function cancelPayment({ paymentId, reason }: CallParsed<'money.cancel'>, context: CallContext): Done {
  const payment = context.book.general.payments.find((one) => one.paymentId === paymentId);
  if (payment === undefined) throw new PulkaError('payment/unknown');
  return takeBack(payment.entrySeq, 'cancelled', reason, context);
}

/** @throws PulkaError `penalty/unknown` */
export function removePenalty(
  { penaltyId, reason }: CallParsed<'penalties.remove'>,
  context: CallContext,
): Done {
  const penalty = context.book.general.penalties.find((one) => one.penaltyId === penaltyId);
  if (penalty === undefined) throw new PulkaError('penalty/unknown');
  return takeBack(penalty.entrySeq, 'removal', reason, context);
}
