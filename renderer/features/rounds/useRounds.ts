/** What is done with a round from «Турнир»: drawn, seated anew, begun, ended, taken off. */
import { computed, ref, shallowRef } from 'vue';
import { call, newCommandId } from '../../api/client.ts';
import { asFailure, failureTexts } from '../../api/failure.ts';
import { useNotices } from '../../stores/notices.ts';
import { useTournament, type RoundSummary } from '../../stores/tournament.ts';
import { useText } from '../../ui/text.ts';
import { usePreview } from '../print/preview.ts';

export type RoundAct = 'start' | 'end' | 'reopen' | 'reseat' | 'seating' | 'blanks' | 'cancel';

export function useRounds() {
  const t = useText();
  const store = useTournament();
  /** The draw that is open; `roundId` null = of a new round. */
  const drawing = shallowRef<{ roundId: string | null } | null>(null);
  /** The round whose end, or whose taking off, is asked about. */
  const ending = shallowRef<RoundSummary | null>(null);
  const cancelling = shallowRef<RoundSummary | null>(null);
  const refusal = shallowRef<string[]>([]);
  const busy = ref(false);

  async function guarded(work: () => Promise<void>): Promise<boolean> {
    if (busy.value) return false;
    busy.value = true;
    refusal.value = [];
    try {
      await work();
      await store.refresh();
      return true;
    } catch (caught) {
      refusal.value = failureTexts(t, asFailure(caught));
      return false;
    } finally {
      busy.value = false;
    }
  }

  async function setState(
    round: RoundSummary,
    state: 'running' | 'ended',
    evenUnfinished: boolean,
  ): Promise<boolean> {
    const by = store.tournament?.secretary ?? '';
    const { roundId, number } = round;
    return guarded(async () => {
      await call('rounds.setState', { roundId, state, by, evenUnfinished }, newCommandId());
      useNotices().done(t(state === 'ended' ? 'rounds.ended' : 'rounds.begun', { round: number }));
    });
  }
  /** Ends the round; unfinished sheets are asked about first. */
  function end(round: RoundSummary): void {
    if ((round.play?.unfinished.length ?? 0) > 0) ending.value = round;
    else void setState(round, 'ended', false).then(sayRefusal);
  }
  function sayRefusal(done: boolean): void {
    if (!done) for (const text of refusal.value) useNotices().bad(text);
  }
  async function cancel(round: RoundSummary, reason: string): Promise<boolean> {
    return guarded(async () => {
      await call('rounds.cancel', { roundId: round.roundId, reason }, newCommandId());
      useNotices().done(t('rounds.cancelled', { round: round.number }));
    });
  }

  function act(round: RoundSummary, what: RoundAct): void {
    const key = String(round.number);
    switch (what) {
      case 'start':
      case 'reopen':
        return void setState(round, 'running', false).then(sayRefusal);
      case 'end':
        return end(round);
      case 'reseat':
        drawing.value = { roundId: round.roundId };
        return;
      case 'seating':
        return usePreview().open({ document: 'seating', key });
      case 'blanks':
        return usePreview().open({ document: 'blank-sheets', key });
      case 'cancel':
        refusal.value = [];
        cancelling.value = round;
    }
  }
  /** The one key: begins what is drawn, ends what runs, opens again what has ended. */
  function turn(round: RoundSummary): void {
    const state = round.play?.state;
    act(round, state === 'running' ? 'end' : state === 'ended' ? 'reopen' : 'start');
  }
  /** A dialog stands over the section. */
  const asking = computed(() => drawing.value !== null || ending.value !== null || cancelling.value !== null);
  function leave(): void {
    drawing.value = null;
    ending.value = null;
    cancelling.value = null;
  }
  return { drawing, ending, cancelling, asking, refusal, busy, act, turn, setState, cancel, leave };
}
export type RoundsInHand = ReturnType<typeof useRounds>;
