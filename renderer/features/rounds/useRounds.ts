/** What is done with a round from «Турнир»: drawn, seated anew, begun, ended, taken off. */
import { computed, shallowRef } from 'vue';
import { call } from '../../api/client.ts';
import { useNotices } from '../../stores/notices.ts';
import { useStored } from '../../stores/stored.ts';
import { useTournament, type RoundSummary } from '../../stores/tournament.ts';
import { useText } from '../../ui/text.ts';
import { usePreview } from '../print/preview.ts';
import { turnOf, type RoundAct } from './model/acts.ts';

export function useRounds() {
  const t = useText();
  /** The draw that is open; `roundId` null = of a new round. */
  const drawing = shallowRef<{ roundId: string | null } | null>(null);
  /** The round whose end, or whose taking off, is asked about. */
  const ending = shallowRef<RoundSummary | null>(null);
  const cancelling = shallowRef<RoundSummary | null>(null);
  const { busy, refusal, store, fresh } = useStored();

  async function setState(
    round: RoundSummary,
    state: 'running' | 'ended',
    evenUnfinished: boolean,
  ): Promise<boolean> {
    const by = useTournament().tournament?.secretary ?? '';
    const { roundId, number } = round;
    fresh();
    return store(async (commandId) => {
      await call('rounds.setState', { roundId, state, by, evenUnfinished }, commandId);
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
        cancelling.value = round;
    }
  }
  function turn(round: RoundSummary): void {
    const what = turnOf(round);
    if (what !== undefined) act(round, what);
  }
  /** A dialog stands over the section. */
  const asking = computed(() => drawing.value !== null || ending.value !== null || cancelling.value !== null);
  function leave(): void {
    drawing.value = null;
    ending.value = null;
    cancelling.value = null;
  }
  return { drawing, ending, cancelling, asking, refusal, busy, act, turn, setState, leave };
}
export type RoundsInHand = ReturnType<typeof useRounds>;
