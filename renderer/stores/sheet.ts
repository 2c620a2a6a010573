import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Deal, Seat } from '../../shared/domain/types.ts';
import type { CallOutput } from '../../shared/ipc/contract.ts';
import type { SheetView } from '../../shared/ipc/schemas/views.ts';
import type { CorrectionKind, Tournament } from '../../shared/ledger/kinds.ts';
import { call } from '../api/client.ts';
import { tableSheet, type Place, type TableSheet } from '../features/entry/model/table.ts';
import { useSession } from './session.ts';
import { useTournament } from './tournament.ts';

export interface Correction {
  correction: CorrectionKind;
  reason: string;
}

const scoring = ({ convention, options, target }: Tournament): string =>
  JSON.stringify([convention, options, target]);
const scoresAlike = (a: Tournament, b: Tournament): boolean => scoring(a) === scoring(b);

/** The sheet in hand, as it stands after the last durable entry. */
export const useSheet = defineStore('sheet', () => {
  const tournament = useTournament();
  const view = shallowRef<SheetView | null>(null);
  /** Last deal stored in this window, for the mark of the last entry. */
  const lastDealId = ref<string | null>(null);
  /** Last entry of the whole ledger that the sheet is known to hold. */
  const atSeq = ref(0);
  let asked = '';
  /** The sheet that the program begins at, asked for before its screen is there, as of entry `seq`. */
  let ahead: { tableId: string; seq: number; answer: Promise<SheetView> } | null = null;

  /** The agreements that score a sheet. The overview is read again after every deal and brings the same ones. */
  const agreed = computed<Tournament | null>((before) => {
    const now = tournament.tournament;
    return before !== undefined && before !== null && now !== null && scoresAlike(before, now) ? before : now;
  });
  const sheet = computed<TableSheet | null>(() => {
    if (view.value === null || agreed.value === null) return null;
    return tableSheet(view.value, agreed.value);
  });

  /** Asks for a sheet that will be loaded in a moment. */
  function expect(tableId: string): void {
    const answer = call('sheet.get', { tableId });
    // Whoever loads it is told.
    answer.catch(() => undefined);
    ahead = { tableId, seq: tournament.overview?.seq ?? 0, answer };
  }
  function fetched(tableId: string): Promise<SheetView> {
    const known = ahead;
    ahead = null;
    const fresh = known?.tableId === tableId && known.seq === tournament.overview?.seq;
    return fresh ? known.answer : call('sheet.get', { tableId });
  }

  /** Fetches the sheet of a table. An answer that comes after another table was asked for is dropped. */
  async function load(tableId: string): Promise<void> {
    asked = tableId;
    const answer = await fetched(tableId);
    if (asked !== tableId) return;
    if (view.value?.tableId !== tableId) lastDealId.value = null;
    view.value = answer;
    atSeq.value = answer.seq;
  }

  function clear(): void {
    asked = '';
    view.value = null;
  }

  /** Fetches again after somebody's change. */
  async function refresh(): Promise<void> {
    if (view.value !== null) await load(view.value.tableId);
  }

  function take(next: SheetView, seq: number): void {
    if (next.tableId !== asked) return;
    view.value = next;
    atSeq.value = seq;
    tournament.history = next.history;
  }

  /** Stores a deal at its place; answers only after the durable commit. Throws `CallFailure`. */
  async function store(
    place: Place,
    deal: Deal,
    correction: Correction,
    commandId: string,
  ): Promise<CallOutput<'deals.record'>> {
    if (view.value === null) throw new Error('no sheet');
    const { tableId, seq: expectedSeq } = view.value;
    const answer = await tournament.whileTyping(() =>
      place.kind === 'over'
        ? call(
            'deals.correct',
            { tableId, dealId: place.dealId, deal, ...correction, expectedSeq },
            commandId,
          )
        : call(
            'deals.record',
            { tableId, deal, before: place.kind === 'before' ? place.dealId : null, expectedSeq },
            commandId,
          ),
    );
    take(answer.sheet, answer.seq);
    lastDealId.value = answer.dealId;
    useSession().saved(answer.recordedAt);
    return answer;
  }

  /** Takes a deal off the sheet; it stays struck out in the file. Throws `CallFailure`. */
  async function remove(dealId: string, correction: Correction, commandId: string): Promise<void> {
    if (view.value === null) throw new Error('no sheet');
    const { tableId, seq: expectedSeq } = view.value;
    const answer = await call('deals.remove', { tableId, dealId, ...correction, expectedSeq }, commandId);
    take(answer.sheet, answer.seq);
    void useSession().followSaved();
  }

  /** Puts a deal at another place: in front of `before`, null = to the end. Throws `CallFailure`. */
  async function move(
    dealId: string,
    before: string | null,
    correction: Correction,
    commandId: string,
  ): Promise<void> {
    if (view.value === null) throw new Error('no sheet');
    const { tableId, seq: expectedSeq } = view.value;
    const answer = await call(
      'deals.move',
      { tableId, dealId, before, ...correction, expectedSeq },
      commandId,
    );
    take(answer.sheet, answer.seq);
    void useSession().followSaved();
  }

  /** Two seats the other way round from a deal to the end of the sheet. Throws `CallFailure`. */
  async function reseat(
    from: string,
    seats: [Seat, Seat],
    correction: Correction,
    commandId: string,
  ): Promise<void> {
    if (view.value === null) throw new Error('no sheet');
    const { tableId, seq: expectedSeq } = view.value;
    const answer = await call(
      'sheet.reseat',
      { tableId, from, seats, ...correction, expectedSeq },
      commandId,
    );
    take(answer.sheet, answer.seq);
    void useSession().followSaved();
  }
  return { view, sheet, atSeq, lastDealId, expect, load, clear, refresh, store, remove, move, reseat };
});
