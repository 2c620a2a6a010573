/** What the entries say of penalties and payments: those that count, and those that were taken back with a reason. */
import type { Entry, EntryFor } from './kinds.ts';
import type { Liveness } from './liveness.ts';
import type { Payment, Penalty, TakenBack } from './state.ts';

export interface MoneyState {
  penalties: Penalty[];
  /** Removed with a reason; what undo took back leaves no trace. */
  penaltiesRemoved: (Penalty & TakenBack)[];
  payments: Payment[];
  paymentsCancelled: (Payment & TakenBack)[];
}

/** Penalties and payments of a ledger, each in order of time. */
export function foldMoney(entries: readonly Entry[], { live, takenBackBy }: Liveness): MoneyState {
  const state: MoneyState = { penalties: [], penaltiesRemoved: [], payments: [], paymentsCancelled: [] };
  const counts = new Set(live.flatMap((entry) => (isMoney(entry) ? [entry.seq] : [])));
  for (const entry of entries) {
    if (!isMoney(entry)) continue;
    const said = { at: entry.recordedAt, entrySeq: entry.seq };
    const penalty = entry.kind === 'penalty.recorded' ? { ...entry.payload, ...said } : null;
    const payment = entry.kind === 'payment.recorded' ? { ...entry.payload, ...said } : null;
    if (counts.has(entry.seq)) {
      if (penalty !== null) state.penalties.push(penalty);
      if (payment !== null) state.payments.push(payment);
      continue;
    }
    const by = takenBackBy(entry);
    if (by === null || (by.payload.because !== 'removal' && by.payload.because !== 'cancelled')) continue;
    const taken = { removedAt: by.recordedAt, removedBecause: by.reason };
    if (penalty !== null) state.penaltiesRemoved.push({ ...penalty, ...taken });
    if (payment !== null) state.paymentsCancelled.push({ ...payment, ...taken });
  }
  return state;
}

type MoneyEntry = EntryFor<'penalty.recorded'> | EntryFor<'payment.recorded'>;
const isMoney = (entry: Entry): entry is MoneyEntry =>
  entry.kind === 'penalty.recorded' || entry.kind === 'payment.recorded';
