/**
 * The entry line: what is typed, where it will stand, and the one way it is stored. Nothing typed is ever lost.
 * Its parts stand in `line/`: the state, the moves, what a line must pass, and the way to the disk.
 */
import { watch } from 'vue';
import { useSheet } from '../../stores/sheet.ts';
import { lineMoves } from './line/moves.ts';
import { lineState } from './line/state.ts';
import { lineStore } from './line/store.ts';
import { useDraft } from './useDraft.ts';

export function useLine() {
  const sheets = useSheet();
  const state = lineState();
  const draft = useDraft(state.text, state.place);
  const { forget: forgetProposal, ...moves } = lineMoves(state);
  const { enter, forget: forgetAttempt } = lineStore(state, draft, moves);

  // At once, not with the next picture: a refusal that follows must not be taken back by it.
  watch(
    state.text,
    () => {
      if (state.pending.value === null) state.refusal.value = [];
      const asked = state.question.value;
      if (asked !== null && asked.line !== state.text.value) state.question.value = null;
    },
    { flush: 'sync' },
  );

  /** Takes up the sheet that was just opened, with the line that was left half-typed there. */
  function takeUp(): void {
    state.text.value = '';
    state.selected.value = null;
    state.plain();
    state.refusal.value = [];
    state.dropAhead();
    forgetAttempt();
    forgetProposal();
    if (sheets.view === null) return;
    const left = draft.take(sheets.view);
    state.text.value = left.text;
    if (left.place.kind !== 'end') {
      state.selected.value = left.place.dealId;
      state.inserting.value = left.place.kind === 'before';
    }
  }

  return { ...state, ...moves, enter, takeUp, flush: draft.flush };
}

export type Line = ReturnType<typeof useLine>;
