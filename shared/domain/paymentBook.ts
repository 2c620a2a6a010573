/** Payments between players and the cash, those made and those to come. */
import { CASH, type Balances } from './balances.ts';
import { payments } from './payments.ts';

/** `from`, `to`: player ids or `CASH`; kopecks above 0. */
export interface PartyPayment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** Everybody and what he still has coming (below 0: owes), the cash last. */
export interface OpenParty {
  readonly party: string;
  readonly balance: number;
  /** Balance less what the payments made have moved. */
  readonly open: number;
}

export interface PaymentBook {
  readonly parties: readonly OpenParty[];
  readonly made: readonly PartyPayment[];
  /** Few payments that leave everybody even after those made; at most one fewer than parties. */
  readonly toCome: readonly PartyPayment[];
}

/**
 * What is left to be paid. A payment marked as paid counts as it was, also when a later correction has changed the
 * balances: the difference is paid on, or back.
 * @throws RangeError for a payment of a stranger, to oneself, or not of whole kopecks above 0
 */
export function paymentBook(
  of: Pick<Balances, 'players' | 'cash'>,
  made: readonly PartyPayment[],
): PaymentBook {
  const balance = [
    ...of.players.map(({ player, balance }) => ({ party: player, balance })),
    { party: CASH, balance: of.cash },
  ];
  const index = new Map(balance.map(({ party }, i) => [party, i]));
  const open = balance.map((line) => line.balance);
  for (const { from, to, amount } of made) {
    const payer = index.get(from);
    const receiver = index.get(to);
    if (payer === undefined || receiver === undefined || payer === receiver) {
      throw new RangeError(`no such payment: ${from} → ${to}`);
    }
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('a payment is kopecks above 0');
    // Who has paid has that much more coming.
    open[payer] = (open[payer] as number) + amount;
    open[receiver] = (open[receiver] as number) - amount;
  }
  const name = (i: number): string => balance[i]?.party as string;
  return {
    parties: balance.map((line, i) => ({ ...line, open: open[i] as number })),
    made,
    toCome: payments(open).map(({ from, to, amount }) => ({ from: name(from), to: name(to), amount })),
  };
}
