/**
 * The check of a sheet against its paper: what is typed, how it compares, and the changes that would explain the
 * difference. The search waits until no key was pressed for a while, so that it never stands in the way of typing.
 */
import { computed, onBeforeUnmount, onMounted, ref, shallowRef, watch, type Ref } from 'vue';
import { explainDifference, type Proposal } from '../../../shared/papercheck/index.ts';
import { usePaperFoot, type Comparison } from '../../stores/paperFoot.ts';
import {
  differences,
  emptyFoot,
  footOf,
  isWhole,
  verdicts,
  type CheckRow,
  type PaperFoot,
  type Verdict,
} from './model/paperCheck.ts';
import { foldedUntil, paperTask, partedBetween } from './model/paperTask.ts';
import type { TableSheet } from './model/table.ts';

/** Pause after the last key, ms. */
const SOON_MS = 300;
/** So many changes are proposed, each under a key of its own. */
const PROPOSED = 3;

const verdictsOfNothing: Record<CheckRow, Verdict[]> = { pool: [], mountain: [], whists: [], result: [] };

export function usePaper(sheet: Ref<TableSheet | null>) {
  const feet = usePaperFoot();
  /** The deal behind which the running totals are typed; null = the foot. */
  const chosen = ref<string | null>(null);
  /** What the search found; null while it has not been made. */
  const proposals = shallowRef<Proposal[] | null>(null);
  let timer: ReturnType<typeof setTimeout> | null = null;

  const tableId = computed(() => sheet.value?.view.tableId ?? null);
  const players = computed(() => sheet.value?.rules.players ?? 0);
  const notes = computed(() => (tableId.value === null ? null : feet.notesOf(tableId.value, players.value)));
  /** The row of the chosen deal; null for the foot, also when the deal is gone. */
  const after = computed(() => sheet.value?.rows.find((row) => row.deal.dealId === chosen.value) ?? null);

  const typed = computed<PaperFoot>(() => {
    const { value } = notes;
    if (value === null) return emptyFoot(players.value);
    if (after.value === null) return value.foot;
    return value.running.get(after.value.deal.dealId) ?? emptyFoot(players.value);
  });
  const program = computed(() => {
    if (sheet.value === null) return { pool: [], mountain: [], whists: [], result: [] };
    return footOf(foldedUntil(sheet.value.folded, after.value?.index ?? null).last);
  });
  const found = computed(() => {
    if (sheet.value === null) return verdictsOfNothing;
    return verdicts(foldedUntil(sheet.value.folded, after.value?.index ?? null), typed.value);
  });
  /** Of the boxes on the page. */
  const differing = computed(() => differences(found.value));
  const parted = computed(() =>
    sheet.value === null || notes.value === null ? null : partedBetween(sheet.value, notes.value),
  );

  const foot = computed(() =>
    sheet.value === null || notes.value === null
      ? verdictsOfNothing
      : verdicts(sheet.value.folded, notes.value.foot),
  );
  const comparison = computed<Comparison>(() => {
    if (differences(foot.value).length > 0 || parted.value !== null) return 'differs';
    return sheet.value !== null && isWhole(foot.value) ? 'agrees' : 'none';
  });
  /** Is there a number that differs, not only something unreadable? */
  const explicable = computed(
    () =>
      parted.value !== null ||
      differences(foot.value).some(({ row, seat }) => foot.value[row][seat] === 'differs'),
  );
  watch(
    [tableId, comparison],
    ([id, said]) => {
      if (id !== null) feet.compared(id, said);
    },
    { immediate: true },
  );

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }
  function soon(): void {
    stop();
    timer = setTimeout(search, SOON_MS);
  }
  function search(): void {
    timer = null;
    if (sheet.value === null || notes.value === null || !explicable.value) return;
    const { rules, deals, paper } = paperTask(sheet.value, notes.value);
    proposals.value = explainDifference(rules, deals, paper, PROPOSED);
  }

  /** Everything the search looks at, as a text: the sheet is often read again without being another. */
  const question = computed(() =>
    sheet.value === null || notes.value === null || !explicable.value
      ? ''
      : JSON.stringify([tableId.value, paperTask(sheet.value, notes.value)]),
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
  watch(tableId, () => (chosen.value = null));
  const wait = (): void => {
    if (timer !== null) soon();
  };
  onMounted(() => window.addEventListener('keydown', wait));
  onBeforeUnmount(() => {
    stop();
    window.removeEventListener('keydown', wait);
  });

  /** Writes one of the boxes on the page. */
  function write(row: CheckRow, seat: number, text: string): void {
    if (tableId.value === null) return;
    feet.write(tableId.value, players.value, after.value?.deal.dealId ?? null, row, seat, text);
  }
  return { chosen, after, typed, program, found, differing, parted, comparison, proposals, write };
}

export type Paper = ReturnType<typeof usePaper>;
