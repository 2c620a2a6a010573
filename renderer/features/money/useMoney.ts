/** The money of the tournament, fetched again whenever the ledger grew, and what is marked on it. */
import { CASH } from '../../../shared/domain/balances.ts';
import { formatMoney } from '../../../shared/format/money.ts';
import type { MoneyPlayer, MoneyView } from '../../../shared/ipc/schemas/money.ts';
import { call } from '../../api/client.ts';
import { useNotices } from '../../stores/notices.ts';
import { useFetched } from '../../stores/fetched.ts';
import { useStored } from '../../stores/stored.ts';
import { useTournament } from '../../stores/tournament.ts';
import { useText } from '../../ui/text.ts';
import { feeOpen, whoPays } from './model/desk.ts';

type ToCome = MoneyView['toCome'][number];

export function useMoney() {
  const t = useText();
  const tournament = useTournament();
  const { busy, refusal, store } = useStored();
  const { view, load } = useFetched(
    () => null,
    () => call('money.get', {}),
  );

  /** Busy until the view shows it: a second press must not mean what was marked already. */
  const marked = (work: (commandId: string) => Promise<unknown>) => async (commandId: string) => {
    await work(commandId);
    await load();
  };
  const by = (): string => tournament.tournament?.secretary ?? '';
  async function pay(payment: ToCome, purpose: 'fee' | 'settlement'): Promise<boolean> {
    const input = { payments: [{ ...payment, purpose, by: by() }] };
    return store(marked((commandId) => call('money.pay', input, commandId)));
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
    if (await store(marked((commandId) => call('money.change', input, commandId)))) useNotices().done(text);
  }
  return { view, busy, refusal, payFee, given, toggleFree };
}
