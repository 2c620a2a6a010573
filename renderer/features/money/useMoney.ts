/** The money of the tournament, fetched again whenever the ledger grew, and what is marked on it. */
import { shallowRef, watch } from 'vue';
import { CASH } from '../../../shared/domain/balances.ts';
import { formatMoney } from '../../../shared/format/money.ts';
import type { MoneyPlayer, MoneyView } from '../../../shared/ipc/schemas/money.ts';
import { call } from '../../api/client.ts';
import { useNotices } from '../../stores/notices.ts';
import { useTournament } from '../../stores/tournament.ts';
import { useText } from '../../ui/text.ts';
import { feeOpen, whoPays } from './model/desk.ts';
import { useStored } from './useStore.ts';

type ToCome = MoneyView['toCome'][number];

/** @param shown the page is on the screen; else nothing is asked */
export function useMoney(shown: () => boolean) {
  const t = useText();
  const tournament = useTournament();
  const view = shallowRef<MoneyView | null>(null);
  const { busy, refusal, store } = useStored();
  let asked = 0;

  async function load(): Promise<void> {
    const ticket = ++asked;
    if (!shown()) return;
    try {
      const answer = await call('money.get', {});
      if (ticket === asked) view.value = answer;
    } catch (caught) {
      if (ticket === asked) useNotices().failed(caught);
    }
  }
  watch([shown, () => tournament.overview?.seq], () => void load(), { immediate: true });

  const by = (): string => tournament.tournament?.secretary ?? '';
  async function pay(payment: ToCome, purpose: 'fee' | 'settlement'): Promise<boolean> {
    const input = { payments: [{ ...payment, purpose, by: by() }] };
    const stored = await store((commandId) => call('money.pay', input, commandId));
    await load();
    return stored;
  }

  /** The fee still due goes into the cash. */
  async function payFee(player: MoneyPlayer): Promise<void> {
    const kopecks = feeOpen(player);
    if (kopecks === 0) return;
    if (await pay({ from: player.playerId, to: CASH, kopecks }, 'fee'))
      useNotices().done(t('money.desk.feeMarked', { name: player.name, amount: formatMoney(kopecks) }));
  }
  /** A payment to come was made. */
  async function given(payment: ToCome): Promise<void> {
    const now = view.value;
    if (now === null) return;
    const params = { who: whoPays(t, now, payment), amount: formatMoney(payment.kopecks) };
    if (await pay(payment, 'settlement')) useNotices().done(t('money.desk.marked', params));
  }
  /** A player owes no fee, or owes it again. */
  async function toggleFree({ playerId, name }: MoneyPlayer): Promise<void> {
    const plan = view.value?.plan;
    if (plan === null || plan === undefined) return;
    const free = plan.feeFree.includes(playerId);
    const feeFree = free ? plan.feeFree.filter((one) => one !== playerId) : [...plan.feeFree, playerId];
    const text = t(free ? 'money.desk.freeOff' : 'money.desk.freeOn', { name });
    const input = {
      plan: { ...plan, feeFree },
      stakeKopecks: view.value?.stakeKopecks ?? null,
      reason: text,
    };
    if (await store((commandId) => call('money.change', input, commandId))) useNotices().done(text);
    await load();
  }
  return { view, busy, refusal, load, payFee, given, toggleFree };
}
