/**
 * The search for what explains the difference between sheet and paper. It waits until no key was pressed for a while and
 * works in slices, so that it never stands in the way of typing.
 */
import { computed, onBeforeUnmount, onMounted, shallowRef, watch, type Ref } from 'vue';
import {
  explaining,
  type PaperState,
  type Proposal,
  type TypedPaper,
} from '../../../shared/papercheck/index.ts';
import { paperTask } from './model/paperTask.ts';
import { inSlices } from './model/slices.ts';
import type { TableSheet } from './model/table.ts';

/** Pause after the last key, ms. */
const SOON_MS = 300;
/** So many changes are proposed, each under a key of its own. */
const PROPOSED = 3;

/** What the search found; null while it has not been made. */
export function usePaperSearch(
  sheet: Ref<TableSheet | null>,
  paper: Ref<TypedPaper | null>,
  comparison: Ref<PaperState>,
) {
  const proposals = shallowRef<Proposal[] | null>(null);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let giveUp: (() => void) | null = null;

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    giveUp?.();
    giveUp = null;
  }
  function soon(): void {
    stop();
    timer = setTimeout(search, SOON_MS);
  }
  function search(): void {
    timer = null;
    if (sheet.value === null || paper.value === null || comparison.value !== 'differs') return;
    const { rules, deals, paper: asked } = paperTask(sheet.value, paper.value);
    giveUp = inSlices(explaining(rules, deals, asked, PROPOSED), (answer) => {
      giveUp = null;
      proposals.value = answer;
    });
  }

  /** Everything the search looks at, as a text: the sheet is often read again without being another. */
  const question = computed(() =>
    sheet.value === null || paper.value === null || comparison.value !== 'differs'
      ? ''
      : JSON.stringify([sheet.value.view.tableId, paperTask(sheet.value, paper.value)]),
  );
  // At once: an answer to another question must not be acted upon.
  watch(
    question,
    (asked) => {
      proposals.value = null;
      if (asked === '') stop();
      else soon();
    },
    { immediate: true, flush: 'sync' },
  );
  const wait = (): void => {
    if (timer !== null || giveUp !== null) soon();
  };
  onMounted(() => window.addEventListener('keydown', wait));
  onBeforeUnmount(() => {
    stop();
    window.removeEventListener('keydown', wait);
  });
  return proposals;
}
