/** Where the line stands and what is put into it, with nothing stored and nothing typed lost. */
import { watch } from 'vue';
import type { Deal } from '../../../../shared/domain/types.ts';
import type { SheetView } from '../../../../shared/ipc/schemas/views.ts';
import { notTypable, printDeal } from '../../../../shared/notation/print.ts';
import { problemText } from '../../../api/failure.ts';
import { useSheet } from '../../../stores/sheet.ts';
import { useText } from '../../../ui/text.ts';
import { copiedDefence } from '../model/copyDefence.ts';
import { lineProblemText } from '../model/problems.ts';
import type { Place } from '../model/table.ts';
import type { LineState } from './state.ts';

const has = (view: SheetView, dealId: string): boolean => view.deals.some((deal) => deal.dealId === dealId);

export function lineMoves(line: LineState) {
  const { text, selected, inserting, refusal, question, waiting, tail } = line;
  const t = useText();
  const store = useSheet();
  /** Keys that a proposal of the paper check put into the line: no hand typed them, another may replace them. */
  let proposed = '';

  // At once: a line must at no time stand over a deal that was taken off, here or in another window.
  watch(
    () => store.view,
    (now, before) => {
      if (now === null || before === null || now.tableId !== before.tableId) return;
      if (selected.value !== null && !has(now, selected.value)) leaveGone(before, now);
    },
    { flush: 'sync' },
  );

  /** From a deal that is gone to the one behind it, or to the end of the sheet. */
  function leaveGone(before: SheetView, now: SheetView): void {
    const from = before.deals.findIndex((deal) => deal.dealId === selected.value);
    const next = before.deals.slice(from + 1).find((deal) => has(now, deal.dealId))?.dealId ?? null;
    // Keys typed for the deal that is gone must not be stored over another: they go in where it stood.
    const goesIn = next !== null && (inserting.value || text.value !== '');
    line.plain();
    selected.value = next;
    inserting.value = goesIn;
  }

  /** Moves over the deals by so many rows; only with an empty line, so that no key is lost. */
  function move(by: number): void {
    if (text.value !== '' || line.sheet.value === null) return;
    const { rows } = line.sheet.value;
    const now = rows.findIndex((row) => row.deal.dealId === selected.value);
    const at = Math.max(0, (now < 0 ? rows.length : now) + by);
    select(rows[at]?.deal.dealId ?? null);
  }

  /** The same from the grid, where a half-typed line is not seen under the hand: it says why nothing moves. */
  function walk(by: number): void {
    if (text.value === '') move(by);
    else refusal.value = [t('entry.busy')];
  }

  /** Goes to a deal; to the end of the sheet where there is no such deal. */
  function select(dealId: string | null): void {
    if (text.value !== '') return;
    line.plain();
    selected.value = dealId !== null && store.view !== null && has(store.view, dealId) ? dealId : null;
    refusal.value = [];
  }

  /** Puts the keys of the selected deal into the line, to be changed at their end. */
  function edit(): void {
    const row = line.sheet.value?.rows.find((candidate) => candidate.deal.dealId === selected.value);
    if (row !== undefined && !inserting.value) print(row.deal.deal);
  }

  /** Writes the keys of a deal; a ruling on it is not typed. */
  function print(deal: Deal): void {
    if (line.context.value === null) return;
    const bare = { ...deal, ruling: undefined } as Deal;
    const refused = notTypable(bare, line.context.value);
    if (refused !== null) refusal.value = [problemText(t, refused)];
    else text.value = printDeal(bare, line.context.value);
  }

  /**
   * Goes to a place and types a deal there, to be looked at and stored with Enter; without a deal only goes there.
   * False, with the reason shown, when keys that a hand typed would be lost.
   */
  function propose(at: Place, deal: Deal | null): boolean {
    const free = text.value === '' || text.value === proposed;
    if (line.pending.value !== null || waiting.value.length > 0 || !free) {
      refusal.value = [t('papercheck.lineBusy')];
      return false;
    }
    text.value = '';
    select(at.kind === 'end' ? null : at.dealId);
    inserting.value = at.kind === 'before';
    if (deal !== null) print(deal);
    proposed = text.value;
    return true;
  }

  /** Types the answers that the same two defenders gave last; refused with the reason where that cannot be. */
  function copyDefence(): void {
    if (line.sheet.value === null || line.context.value === null) return;
    const copied = copiedDefence(line.sheet.value, line.place.value, text.value, line.context.value);
    if ('problem' in copied) {
      refusal.value = [lineProblemText(t, copied.problem)];
      return;
    }
    text.value = copied.text;
    line.said.value = t('entry.copied', { number: copied.number });
  }

  function insert(): void {
    if (selected.value === null || text.value !== '') return;
    inserting.value = !inserting.value;
    refusal.value = [];
  }

  /** Has Esc anything to step out of here? */
  const canEscape = (): boolean =>
    question.value !== null ||
    text.value !== '' ||
    waiting.value.length > 0 ||
    tail.value !== '' ||
    selected.value !== null ||
    refusal.value.length > 0;

  /** One step out: the question, the line, the place. */
  function escape(): void {
    if (question.value !== null) question.value = null;
    else if (text.value !== '') text.value = '';
    else if (waiting.value.length > 0 || tail.value !== '') line.dropAhead();
    else if (inserting.value) inserting.value = false;
    else select(null);
    refusal.value = [];
  }

  const forget = (): void => {
    proposed = '';
  };
  return { move, walk, select, edit, propose, copyDefence, insert, canEscape, escape, forget };
}
