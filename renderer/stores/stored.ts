/** One act that is stored: busy while it is on its way, a refusal that keeps what was typed. */
import { ref, shallowRef } from 'vue';
import { newCommandId } from '../api/client.ts';
import { asFailure, failureTexts } from '../api/failure.ts';
import { useText } from '../ui/text.ts';
import { useSession } from './session.ts';
import { useTournament } from './tournament.ts';

export function useStored() {
  const t = useText();
  const busy = ref(false);
  const refusal = shallowRef<string[]>([]);
  /** A press whose answer was lost asks about the same act again; after a refusal it is another. */
  let commandId = newCommandId();

  /** True when it was stored. A press while one is on its way does nothing. */
  async function store(work: (commandId: string) => Promise<unknown>): Promise<boolean> {
    if (busy.value) return false;
    busy.value = true;
    refusal.value = [];
    try {
      await work(commandId);
      commandId = newCommandId();
      useSession().saved(new Date().toISOString());
      await useTournament().refresh();
      return true;
    } catch (caught) {
      const failure = asFailure(caught);
      if (!/^(?:service|app)\//u.test(failure.code)) commandId = newCommandId();
      refusal.value = failureTexts(t, failure);
      return false;
    } finally {
      busy.value = false;
    }
  }
  /** Another act in the same form: nothing refused yet, and no answer of the one before. */
  function fresh(): void {
    refusal.value = [];
    commandId = newCommandId();
  }
  return { busy, refusal, store, fresh };
}
