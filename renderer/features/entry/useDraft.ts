/** Keeps the half-typed line on the disk: soon after a key, at once when the hand leaves. */
import { onBeforeUnmount, onMounted, watch, type Ref } from 'vue';
import type { SheetView } from '../../../shared/ipc/schemas/views.ts';
import { call } from '../../api/client.ts';
import { useNotices } from '../../stores/notices.ts';
import { readDraft, writeDraft } from './model/draft.ts';
import type { Place } from './model/table.ts';

/** Pause after the last key, ms. */
const SOON_MS = 400;

export function useDraft(text: Ref<string>, place: Ref<Place>) {
  let tableId: string | null = null;
  let saved = '';
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** A line is being stored as a deal: kept as a draft now, it would come back and be stored twice. */
  let held = false;

  function stopTimer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }
  function soon(): void {
    stopTimer();
    timer = setTimeout(flush, SOON_MS);
  }

  async function save(draft: string): Promise<void> {
    if (tableId === null || draft === saved) return;
    const before = saved;
    saved = draft;
    try {
      await call('sheet.saveDraft', { tableId, text: draft });
    } catch (caught) {
      // Tried again with the next key; the line itself is still in the window.
      saved = before;
      useNotices().failed(caught);
    }
  }

  /** Writes what is in the line now. */
  function flush(): void {
    stopTimer();
    if (!held) void save(writeDraft(place.value, text.value));
  }

  watch([text, place], soon);

  /** Another sheet is taken up: its own half-typed line, and where that stood. */
  function take(view: SheetView): { place: Place; text: string } {
    stopTimer();
    held = false;
    tableId = view.tableId;
    saved = view.draft;
    return readDraft(view.draft, (dealId) => view.deals.some((deal) => deal.dealId === dealId));
  }

  /** The line is on its way to the disk as a deal. */
  function hold(): void {
    stopTimer();
    held = true;
  }

  /** It was refused, or its answer never came: a draft again. */
  function release(): void {
    held = false;
    soon();
  }

  /** It was stored; the service took the draft away in the same commit. */
  function stored(): void {
    saved = '';
    release();
  }

  const leave = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  onMounted(() => {
    window.addEventListener('pagehide', flush);
    window.addEventListener('beforeunload', flush);
    document.addEventListener('visibilitychange', leave);
  });
  onBeforeUnmount(() => {
    flush();
    window.removeEventListener('pagehide', flush);
    window.removeEventListener('beforeunload', flush);
    document.removeEventListener('visibilitychange', leave);
  });
  return { flush, take, hold, release, stored };
}
