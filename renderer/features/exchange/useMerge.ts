/** A merge from its first look to the writing. */
import { computed, ref, shallowRef } from 'vue';
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import type { MergeView } from '../../../shared/ipc/schemas/exchange.ts';
import { call } from '../../api/client.ts';
import { asFailure, failureTexts } from '../../api/failure.ts';
import { usePreferences } from '../../stores/preferences.ts';
import { useSession } from '../../stores/session.ts';
import { useTournament } from '../../stores/tournament.ts';
import { useText } from '../../ui/text.ts';

export const CHOICES = ['theirs', 'ours', 'both'] as const;
export type Choice = (typeof CHOICES)[number];
type Done = CallOutput<'exchange.merge'>;

export function useMerge() {
  const t = useText();
  const view = shallowRef<MergeView | null>(null);
  const choices = ref<Record<string, Choice | null>>({});
  const busy = ref<'reading' | 'writing' | null>(null);
  const refused = ref<string[]>([]);
  const done = shallowRef<Done | null>(null);
  let json = '';
  let source = '';

  async function guarded(what: 'reading' | 'writing', work: () => Promise<void>): Promise<void> {
    if (busy.value !== null) return;
    busy.value = what;
    refused.value = [];
    try {
      await work();
    } catch (caught) {
      refused.value = failureTexts(t, asFailure(caught));
    } finally {
      busy.value = null;
    }
  }

  async function look(): Promise<void> {
    const found = await call('exchange.mergePreview', { json });
    // What was chosen stays chosen when the look is taken anew.
    choices.value = Object.fromEntries(
      found.tables.map((one) => [one.tableId, choices.value[one.tableId] ?? one.usual]),
    );
    view.value = found;
  }
  const choose = (): Promise<void> =>
    guarded('reading', async () => {
      const { path } = await call('desktop.chooseOpen', { kind: 'json' });
      if (path === null) return;
      done.value = null;
      view.value = null;
      choices.value = {};
      ({ text: json } = await call('desktop.readText', { path }));
      source = (path.split(/[\\/]/u).at(-1) ?? path).slice(-200);
      await look();
    });

  /** Sheets that somebody still has to choose for. */
  const open = computed(
    () =>
      view.value?.tables.filter(
        (one) => one.status !== 'same' && (choices.value[one.tableId] ?? null) === null,
      ).length ?? 0,
  );
  /** Sheets that would be written about, and what concerns the whole. */
  const count = computed(() => {
    const found = view.value;
    if (found === null) return 0;
    const { players, rounds, penalties, payments, others } = found.whole;
    const whole = players.length + rounds.length + penalties + payments + others;
    const sheets = found.tables.filter(
      (one) => one.status !== 'same' && (choices.value[one.tableId] ?? 'ours') !== 'ours',
    ).length;
    return whole + sheets;
  });

  const run = (): Promise<void> =>
    guarded('writing', async () => {
      const found = view.value;
      if (found === null || open.value > 0 || count.value === 0) return;
      const chosen = Object.entries(choices.value).flatMap(([id, one]) =>
        one === null ? [] : [[id, one] as const],
      );
      try {
        done.value = await call('exchange.merge', {
          ...{ json, source, choices: Object.fromEntries(chosen), expectedSeq: found.seq },
          locale: usePreferences().current.locale,
          timeZone: useSession().start?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        });
        view.value = null;
      } catch (caught) {
        // Somebody typed here meanwhile: the look is taken anew, the choices stay.
        if (asFailure(caught).code === 'ledger/stale') await look();
        throw caught;
      }
      await useTournament().refresh();
      await useSession().followSaved();
    });

  return { view, choices, busy, refused, done, open, count, choose, run };
}
