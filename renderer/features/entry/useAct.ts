/** One act upon a sheet that asks first: kind and reason of the correction, a refusal that keeps everything. */
import { ref, shallowRef } from 'vue';
import { newCommandId } from '../../api/client.ts';
import { asFailure, failureTexts } from '../../api/failure.ts';
import type { Correction } from '../../stores/sheet.ts';
import { useText } from '../../ui/text.ts';

/** @param askReason gives the focus to the reason, where the act is refused for want of one */
export function useAct(askReason: () => void) {
  const t = useText();
  const kind = ref<Correction['correction']>('typing');
  const reason = ref('');
  const refusal = shallowRef<string[]>([]);
  const busy = ref(false);
  /** A press whose answer was lost asks about the same act again; after a refusal it is another. */
  let commandId = newCommandId();

  /** Runs the act; true when it was stored. A press while one is on its way does nothing. */
  async function run(
    work: (correction: Correction, commandId: string) => Promise<unknown>,
  ): Promise<boolean> {
    if (busy.value) return false;
    busy.value = true;
    refusal.value = [];
    try {
      await work({ correction: kind.value, reason: reason.value.trim() }, commandId);
      return true;
    } catch (caught) {
      const failure = asFailure(caught);
      if (!/^(?:service|app)\//u.test(failure.code)) commandId = newCommandId();
      refusal.value = failureTexts(t, failure);
      if (failure.code === 'deal/lateNeedsReason') askReason();
      return false;
    } finally {
      busy.value = false;
    }
  }
  return { kind, reason, refusal, busy, run };
}
