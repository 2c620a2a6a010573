/**
 * The check of a sheet against its paper: what is typed and kept in the file, how it compares, and the changes that
 * would explain the difference.
 */
import { computed, onBeforeUnmount, onMounted, ref, watch, type Ref } from 'vue';
import {
  paperState,
  readNumber,
  verdicts,
  type CheckRow,
  type PaperState,
  type Verdicts,
} from '../../../shared/papercheck/index.ts';
import { usePaperFoot } from '../../stores/paperFoot.ts';
import { useTournament } from '../../stores/tournament.ts';
import { differences, emptyFoot, footOf, type PaperFoot } from './model/paperCheck.ts';
import { paperFrom } from './model/paperNotes.ts';
import { dealIdsOf, foldedUntil, partedBetween } from './model/paperTask.ts';
import type { TableSheet } from './model/table.ts';
import { usePaperSearch } from './usePaperSearch.ts';

/** A number of the foot: what the paper has, and the program's. */
export interface Wrong {
  readonly row: CheckRow;
  readonly seat: number;
  readonly paper: number;
  readonly value: number;
}

const verdictsOfNothing: Verdicts = { pool: [], mountain: [], whists: [], result: [] };

export function usePaper(sheet: Ref<TableSheet | null>) {
  const feet = usePaperFoot();
  const tournament = useTournament();
  /** The deal behind which the running totals are typed; null = the foot. */
  const chosen = ref<string | null>(null);

  const tableId = computed(() => sheet.value?.view.tableId ?? null);
  const players = computed(() => sheet.value?.rules.players ?? 0);
  const notes = computed(() => (tableId.value === null ? null : feet.notesOf(tableId.value)));
  const paper = computed(() => (notes.value === null ? null : paperFrom(notes.value)));
  const unsaved = computed(() => tableId.value !== null && feet.isUnsaved(tableId.value));
  /** The row of the chosen deal; null for the foot, also when the deal is gone. */
  const after = computed(() => sheet.value?.rows.find((row) => row.deal.dealId === chosen.value) ?? null);

  watch(
    () => sheet.value?.view ?? null,
    (view) => {
      if (view !== null) feet.take(view);
    },
    { immediate: true, flush: 'sync' },
  );
  watch(
    () => tournament.rounds,
    (rounds) => {
      const ids = rounds.flatMap((round) => round.tables.map((table) => table.tableId));
      void feet.takeOver(ids.filter((id) => id !== tableId.value));
    },
    { immediate: true },
  );

  const typed = computed<PaperFoot>(() => {
    if (notes.value === null) return emptyFoot(players.value);
    if (after.value === null) return notes.value.foot;
    return notes.value.running.get(after.value.deal.dealId) ?? emptyFoot(players.value);
  });
  const program = computed(() => {
    if (sheet.value === null) return { pool: [], mountain: [], whists: [], result: [] };
    return footOf(foldedUntil(sheet.value.folded, after.value?.index ?? null).last);
  });
  const found = computed(() => {
    if (sheet.value === null) return verdictsOfNothing;
    return verdicts(foldedUntil(sheet.value.folded, after.value?.index ?? null), typed.value);
  });
  /** Numbers of the foot that the paper has otherwise, whatever stands on the page. */
  const wrongAtFoot = computed<Wrong[]>(() => {
    if (sheet.value === null || notes.value === null) return [];
    const { foot } = notes.value;
    const numbers = footOf(sheet.value.folded.last);
    return differences(verdicts(sheet.value.folded, foot)).flatMap(({ row, seat }) => {
      const [paperHas, value] = [readNumber(foot[row][seat] ?? ''), numbers[row][seat]];
      return paperHas === null || value === undefined ? [] : [{ row, seat, paper: paperHas, value }];
    });
  });
  /** Of the boxes on the page. */
  const differing = computed(() => differences(found.value));
  const parted = computed(() =>
    sheet.value === null || paper.value === null ? null : partedBetween(sheet.value, paper.value),
  );
  const comparison = computed<PaperState>(() =>
    sheet.value === null ? 'none' : paperState(sheet.value.folded, dealIdsOf(sheet.value), paper.value),
  );
  watch(
    [tableId, comparison],
    ([id, said], [before]) => {
      if (before !== undefined && before !== null && before !== id) feet.compare(before, null);
      if (id !== null) feet.compare(id, said);
    },
    { immediate: true },
  );

  const proposals = usePaperSearch(sheet, paper, comparison);

  /** Into the file with it: the hand leaves the boxes, the sheet or the program. */
  function flush(id: string | null = tableId.value): void {
    if (id !== null) void feet.flush(id);
  }
  watch(tableId, (_, before) => {
    chosen.value = null;
    flush(before ?? null);
  });
  const leave = (): void => flush();
  const hide = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  onMounted(() => {
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', leave);
    document.addEventListener('visibilitychange', hide);
  });
  onBeforeUnmount(() => {
    flush();
    if (tableId.value !== null) feet.compare(tableId.value, null);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('beforeunload', leave);
    document.removeEventListener('visibilitychange', hide);
  });

  /** Writes one of the boxes on the page. */
  function write(row: CheckRow, seat: number, text: string): void {
    if (tableId.value !== null) {
      feet.write(tableId.value, after.value?.deal.dealId ?? null, row, seat, text);
    }
  }
  return {
    chosen,
    after,
    typed,
    program,
    found,
    differing,
    wrongAtFoot,
    parted,
    comparison,
    proposals,
    unsaved,
    write,
    flush: leave,
  };
}

export type Paper = ReturnType<typeof usePaper>;
