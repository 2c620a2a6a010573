/** Payments of the desk under numbers that stay theirs while the screen is open, whatever is marked in between. */
import type { MoneyView } from '../../../../shared/ipc/schemas/money.ts';

type ToCome = MoneyView['toCome'][number];

export interface PaymentSlot extends ToCome {
  /** From 1; the first nine are digits. */
  readonly number: number;
  /** `gone`: no longer asked for, and not made either (fees, prizes or results changed). */
  readonly state: 'toCome' | 'given' | 'gone';
}

const samePair = (a: Pick<ToCome, 'from' | 'to'>, b: Pick<ToCome, 'from' | 'to'>): boolean =>
  a.from === b.from && a.to === b.to;

/**
 * The slots of the new look: known pairs keep their number, new ones come behind. A payment that was taken back is to
 * come again under its old number.
 */
export function paymentSlots(before: readonly PaymentSlot[], view: MoneyView): PaymentSlot[] {
  const kept = before.map((slot): PaymentSlot => {
    const now = view.toCome.find((one) => samePair(one, slot));
    if (now !== undefined) return { ...now, number: slot.number, state: 'toCome' };
    const made = view.payments.some(
      (one) => one.purpose !== 'fee' && samePair(one, slot) && one.kopecks === slot.kopecks,
    );
    return { ...slot, state: made ? 'given' : 'gone' };
  });
  const fresh = view.toCome.filter((one) => !before.some((slot) => samePair(one, slot)));
  const first = before.length + 1;
  return [...kept, ...fresh.map((one, i): PaymentSlot => ({ ...one, number: first + i, state: 'toCome' }))];
}
