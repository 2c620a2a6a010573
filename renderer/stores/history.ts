import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import type { History } from '../../shared/ipc/schemas/views.ts';
import { call } from '../api/client.ts';
import { hasText, useText } from '../ui/text.ts';
import { useNotices } from './notices.ts';
import { useSession } from './session.ts';
import { useTournament } from './tournament.ts';

type Gesture = NonNullable<History['undo']>;

/** A step of undo or redo as it is offered. */
export interface NamedStep {
  name: string;
  /** Why it would be refused; null = it works. */
  refused: string | null;
}

/** Undo and redo over the ledger, each with the name of what goes or comes back. */
export const useHistory = defineStore('history', () => {
  const t = useText();
  const tournament = useTournament();
  /** Steps pressed and not yet done. */
  const ahead = ref(0);
  const busy = computed(() => ahead.value > 0);
  let last: Promise<void> = Promise.resolve();

  /** Name of a gesture, «раздача 7, стол 2». */
  function nameOf(gesture: Gesture): string {
    return hasText(gesture.label) ? t(gesture.label, gesture.params) : gesture.label;
  }
  /** The next step either way by name, with the reason where it would be refused. */
  function stepOf(direction: 'undo' | 'redo'): NamedStep | null {
    const gesture = tournament.history[direction];
    if (gesture === null) return null;
    return { name: nameOf(gesture), refused: refusalOf(gesture) };
  }
  function refusalOf(gesture: Gesture): string | null {
    if (gesture.refused === null) return null;
    const key = `error.${gesture.refused}`;
    return hasText(key) ? t(key, gesture.params) : gesture.refused;
  }
  const undoStep = computed(() => stepOf('undo'));
  const redoStep = computed(() => stepOf('redo'));
  /** What Ctrl+Z would take back now; null also where it would be refused: the key then says why. */
  const undoName = computed(() => (undoStep.value?.refused === null ? undoStep.value.name : null));
  const redoName = computed(() => (redoStep.value?.refused === null ? redoStep.value.name : null));

  /** Every press is a step of its own, in the order of the presses: it is made when those before it are done. */
  function press(direction: 'undo' | 'redo'): Promise<void> {
    ahead.value += 1;
    last = last.then(() => step(direction)).finally(() => (ahead.value -= 1));
    return last;
  }

  async function step(direction: 'undo' | 'redo'): Promise<void> {
    const gesture = tournament.history[direction];
    const notices = useNotices();
    if (gesture === null) {
      notices.done(t(direction === 'undo' ? 'ui.history.nothingToUndo' : 'ui.history.nothingToRedo'));
      return;
    }
    const reason = refusalOf(gesture);
    if (reason !== null) {
      notices.bad(reason);
      return;
    }
    try {
      if (direction === 'undo') {
        const { undone } = await call('history.undo', {});
        notices.done(t('ui.history.undone', { what: nameOf(undone) }));
      } else {
        const { redone } = await call('history.redo', {});
        notices.done(t('ui.history.redone', { what: nameOf(redone) }));
      }
      await Promise.all([tournament.refresh(), useSession().followSaved()]);
    } catch (caught) {
      notices.failed(caught);
    }
  }
  const undo = (): Promise<void> => press('undo');
  const redo = (): Promise<void> => press('redo');
  return { undoStep, redoStep, undoName, redoName, busy, undo, redo };
});
