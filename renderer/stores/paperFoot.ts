/** What the secretary types from the paper sheets: shown at once, in the file soon after, never lost in between. */
import { defineStore } from 'pinia';
import { reactive } from 'vue';
import type { SheetView } from '../../shared/ipc/schemas/views.ts';
import type { CheckRow, PaperState } from '../../shared/papercheck/index.ts';
import { call } from '../api/client.ts';
import { asFailure } from '../api/failure.ts';
import { emptyFoot } from '../features/entry/model/paperCheck.ts';
import { notesFrom, paperFrom, samePaper, type PaperNotes } from '../features/entry/model/paperNotes.ts';
import { useNotices } from './notices.ts';
import { forgetOldPaper, hasOldPaper, oldPaper } from './oldPaper.ts';

/** Pause after the last key, ms. */
const SOON_MS = 400;
/** A refused or lost answer is tried again after so long, ms. */
const AGAIN_MS = 5000;

interface Held {
  notes: PaperNotes;
  /** What the file is known to hold. */
  stored: PaperNotes;
  /** The last attempt failed: what is shown is not in the file. */
  failed: boolean;
}

export const usePaperFoot = defineStore('paperFoot', () => {
  const sheets = reactive(new Map<string, Held>());
  /** What the open sheet comes to, keys not yet in the file included. */
  const compared = reactive(new Map<string, PaperState>());
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const sending = new Map<string, Promise<void>>();
  const askedOld = new Set<string>();

  /** Takes what the file has, unless keys typed here are still on their way to it. */
  function take({
    tableId,
    seats,
    deals,
    paper,
  }: Pick<SheetView, 'tableId' | 'seats' | 'deals' | 'paper'>): void {
    const held = sheets.get(tableId);
    const players = seats.length;
    if (held !== undefined && (sending.has(tableId) || !samePaper(held.notes, held.stored))) {
      if (held.failed) soon(tableId, SOON_MS);
      return;
    }
    const notes = notesFrom(paper, players);
    const ids = new Set(deals.map((deal) => deal.dealId));
    // The line of a deal that was taken off waits for its return.
    for (const [dealId, foot] of held?.notes.running ?? []) {
      if (!ids.has(dealId) && !notes.running.has(dealId)) notes.running.set(dealId, foot);
    }
    sheets.set(tableId, { notes, stored: notesFrom(paperFrom(notes), players), failed: false });
    if (!hasOldPaper(tableId)) return;
    const old = paper === null ? oldPaper(tableId, players, [...ids]) : null;
    if (old === null) return forgetOldPaper(tableId);
    (sheets.get(tableId) as Held).notes = old;
    void flush(tableId);
  }

  const notesOf = (tableId: string): PaperNotes | null => sheets.get(tableId)?.notes ?? null;
  const isUnsaved = (tableId: string): boolean => sheets.get(tableId)?.failed === true;

  /** Writes one box: of the foot, or of the running totals behind a deal. */
  function write(tableId: string, dealId: string | null, row: CheckRow, seat: number, text: string): void {
    const notes = notesOf(tableId);
    if (notes === null) return;
    if (dealId !== null && !notes.running.has(dealId)) {
      notes.running.set(dealId, emptyFoot(notes.foot[row].length));
    }
    const foot = (dealId === null ? undefined : notes.running.get(dealId)) ?? notes.foot;
    foot[row][seat] = text;
    soon(tableId, SOON_MS);
  }

  function soon(tableId: string, ms: number): void {
    clearTimeout(timers.get(tableId));
    timers.set(
      tableId,
      setTimeout(() => void flush(tableId), ms),
    );
  }

  /** Puts what is typed into the file; one call at a time, so that the last one sent is the last one stored. */
  async function flush(tableId: string): Promise<void> {
    clearTimeout(timers.get(tableId));
    timers.delete(tableId);
    const running = sending.get(tableId);
    if (running !== undefined) {
      await running;
      if (timers.has(tableId)) return;
    }
    const held = sheets.get(tableId);
    if (held === undefined || sending.has(tableId) || samePaper(held.notes, held.stored)) return;
    const work = send(tableId, held).finally(() => sending.delete(tableId));
    sending.set(tableId, work);
    await work;
  }

  async function send(tableId: string, held: Held): Promise<void> {
    const paper = paperFrom(held.notes);
    try {
      await call('sheet.paper', { tableId, ...paper });
      held.stored = notesFrom(paper, held.notes.foot.pool.length);
      held.failed = false;
      forgetOldPaper(tableId);
    } catch (caught) {
      // It stays in the window. A service that comes back is asked again; a refusal waits for the next key.
      if (!held.failed) useNotices().failed(caught);
      held.failed = true;
      if (/^(?:service|app)\//u.test(asFailure(caught).code)) soon(tableId, AGAIN_MS);
    }
  }

  /** Sheets that were not opened since: what an earlier version left on this computer goes into the file too. */
  async function takeOver(tableIds: readonly string[]): Promise<void> {
    for (const tableId of tableIds) {
      if (askedOld.has(tableId) || sheets.has(tableId) || !hasOldPaper(tableId)) continue;
      askedOld.add(tableId);
      try {
        const view = await call('sheet.get', { tableId });
        if (!sheets.has(tableId)) take(view);
      } catch {
        // The sheet takes it over when it is opened.
      }
    }
  }

  /** `null`: the sheet is not open any more, the overview speaks for it. */
  function compare(tableId: string, found: PaperState | null): void {
    if (found === null) compared.delete(tableId);
    else compared.set(tableId, found);
  }

  /** State of a sheet with what its paper says; a checked or signed sheet stays that unless the paper differs. */
  function stateOf<T extends { tableId: string; state: string; paper: PaperState }>(
    table: T,
  ): T['state'] | 'differs' | 'agrees' {
    const paper = compared.get(table.tableId) ?? table.paper;
    if (paper === 'differs') return 'differs';
    const open = table.state === 'typing' || table.state === 'closed';
    return open && paper === 'agrees' ? 'agrees' : table.state;
  }
  return { take, notesOf, isUnsaved, write, flush, takeOver, compare, stateOf };
});
