/** Which sheet is open, and the ways to another: list, neighbour, round, a call from another section. */
import { computed, nextTick, onBeforeUnmount, onMounted, watch } from 'vue';
import { useNav } from '../../stores/nav.ts';
import { useNotices } from '../../stores/notices.ts';
import { useSheet } from '../../stores/sheet.ts';
import { useTournament } from '../../stores/tournament.ts';
import type { Line } from './useLine.ts';

/**
 * @param focus gives the focus to the line
 * @param left called before another sheet is shown
 */
export function useOpenSheet(line: Line, focus: () => void, left: () => void) {
  const nav = useNav();
  const tournament = useTournament();
  const store = useSheet();
  const tableId = computed(() => nav.tableId);
  const tables = computed(() => tournament.rounds.toReversed().flatMap((round) => round.tables));

  /** The table to begin with: the one in hand, else the first unfinished of the last round. */
  function firstTable(): string | null {
    const round = tournament.lastRound;
    const open = round?.tables.find((table) => table.state === 'typing' || table.state === 'empty');
    return (open ?? round?.tables[0])?.tableId ?? null;
  }
  function openTable(id: string): void {
    if (id === nav.tableId) focus();
    else nav.open('entry', { tableId: id, dealId: null });
  }
  /** The next sheet of the list, or the one before. */
  function neighbour(by: -1 | 1): void {
    const at = tables.value.findIndex((table) => table.tableId === nav.tableId);
    const next = tables.value[at + by];
    if (next !== undefined) openTable(next.tableId);
  }
  /** The same table of another round; its last table where that round has fewer. */
  function neighbourRound(by: -1 | 1): void {
    const found = tournament.findTable(nav.tableId);
    if (found === null) return;
    const at = tournament.rounds.findIndex((round) => round.roundId === found.round.roundId);
    const next = tournament.rounds[at + by];
    const table = next?.tables.find((one) => one.number === found.table.number) ?? next?.tables.at(-1);
    if (table !== undefined) openTable(table.tableId);
  }

  async function show(id: string | null): Promise<void> {
    line.flush();
    left();
    if (id === null) return store.clear();
    // The deal asked for from outside; the sheet's own cursor must not write over it meanwhile.
    const wanted = nav.params.dealId ?? null;
    try {
      await store.load(id);
      line.takeUp();
      if (wanted !== null && line.text.value === '') line.select(wanted);
      await nextTick();
      focus();
    } catch (caught) {
      useNotices().failed(caught);
    }
  }

  watch(tableId, (id) => void show(id));
  watch(
    () => nav.params.dealId,
    (dealId) => {
      if (dealId !== undefined && store.sheet?.view.tableId === nav.tableId) line.select(dealId);
    },
  );
  // Undo, another window, a ruling: the sheet is read again when something newer was stored.
  watch(
    () => tournament.overview?.seq,
    (seq) => {
      if (seq !== undefined && seq > store.atSeq && store.view !== null && line.pending.value === null) {
        void store.refresh().catch((caught: unknown) => useNotices().failed(caught));
      }
    },
  );
  onMounted(() => {
    if (nav.tableId === null || tournament.findTable(nav.tableId) === null) nav.tableId = firstTable();
    void show(nav.tableId);
  });
  // The line is shown only with the sheet it belongs to: keys typed before it is read would be lost.
  onBeforeUnmount(() => store.clear());

  return { tableId, tables, openTable, neighbour, neighbourRound };
}
