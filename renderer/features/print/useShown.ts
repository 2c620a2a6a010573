/** The document in hand, and how it would come out now. */
import { computed, ref, shallowRef, watch } from 'vue';
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import { asFailure, failureTexts } from '../../api/failure.ts';
import { usePreferences } from '../../stores/preferences.ts';
import { useTournament } from '../../stores/tournament.ts';
import { useText } from '../../ui/text.ts';
import { refKey, type DocumentRef } from './preview.ts';

type Preview = CallOutput<'documents.preview'>;

/** @param preview asks for a document; `twoUp` = two slips on a sheet */
export function useShown(preview: (ref: DocumentRef, twoUp: boolean) => Promise<Preview>) {
  const t = useText();
  const tournament = useTournament();
  const preferences = usePreferences();
  const current = shallowRef<DocumentRef | null>(null);
  const rendered = shallowRef<Preview | null>(null);
  const loading = ref(false);
  const refused = ref<string[]>([]);
  const copies = ref(1);
  const twoUp = ref(false);
  const selected = computed(() => (current.value === null ? null : refKey(current.value)));
  const isSlip = computed(() => current.value?.document === 'ruling-slip');

  let asked = 0;
  async function show(): Promise<void> {
    const mine = ++asked;
    const wanted = current.value;
    refused.value = [];
    if (wanted === null) return;
    loading.value = true;
    try {
      const answer = await preview(wanted, twoUp.value && isSlip.value);
      if (mine === asked) rendered.value = answer;
    } catch (caught) {
      if (mine !== asked) return;
      rendered.value = null;
      refused.value = failureTexts(t, asFailure(caught));
    } finally {
      if (mine === asked) loading.value = false;
    }
  }
  function select(wanted: DocumentRef): void {
    if (refKey(wanted) === selected.value) return;
    current.value = { document: wanted.document, key: wanted.key };
    copies.value = 1;
  }
  watch(
    [current, twoUp, () => tournament.overview?.seq, () => preferences.current.locale],
    () => void show(),
  );
  return { current, rendered, loading, refused, copies, twoUp, selected, isSlip, select };
}
