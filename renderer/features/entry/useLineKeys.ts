/** Keys of the entry line. Those that move and mend work in an empty line only, so that no key is ever lost. */
import { isTyping, useShortcuts } from '../../ui/keyboard.ts';
import { awaitsDefence } from './model/copyDefence.ts';
import type { Line } from './useLine.ts';

export interface LineActs {
  hasFocus: () => boolean;
  why: () => void;
  remove: () => void;
  /** Asks to put the deal in hand elsewhere, beginning one place up (−1) or down (1). */
  shift: (by: -1 | 1) => void;
}

/** Rows of a jump with Home and End: more than any sheet has. */
const FAR = 1000;

export function useLineKeys(line: Line, { hasFocus, why, remove, shift }: LineActs): void {
  const inEmptyLine = (): boolean => hasFocus() && line.text.value === '';
  const onDeal = (): boolean => line.text.value === '' && line.selected.value !== null;
  const inGrid = (): boolean => document.activeElement?.getAttribute('role') === 'grid';
  const inHand = (): boolean => onDeal() && (hasFocus() || inGrid());
  /** In a note (the reason of a correction) a question mark is a question mark. */
  const outsideNotes = (): boolean => hasFocus() || !isTyping(document.activeElement);
  const atDefence = (): boolean =>
    hasFocus() &&
    line.pending.value === null &&
    line.context.value !== null &&
    awaitsDefence(line.text.value, line.context.value);
  const move = (by: number) => () => line.move(by);
  useShortcuts([
    {
      keys: 'Enter',
      label: 'entry.key.store',
      typing: true,
      hint: 10,
      when: hasFocus,
      run: (e) => !e.repeat && void line.enter(),
    },
    {
      keys: '+',
      also: '-',
      label: 'entry.key.deals',
      typing: true,
      hint: 20,
      when: inEmptyLine,
      run: move(1),
    },
    { keys: '-', label: 'entry.key.previous', typing: true, when: inEmptyLine, run: move(-1) },
    { keys: 'ArrowDown', label: 'entry.key.next', typing: true, when: inEmptyLine, run: move(1) },
    { keys: 'ArrowUp', label: 'entry.key.previous', typing: true, when: inEmptyLine, run: move(-1) },
    { keys: 'PageDown', label: 'entry.key.pageDown', typing: true, when: inEmptyLine, run: move(10) },
    { keys: 'PageUp', label: 'entry.key.pageUp', typing: true, when: inEmptyLine, run: move(-10) },
    { keys: 'Home', label: 'entry.key.first', typing: true, when: inEmptyLine, run: move(-FAR) },
    { keys: 'End', label: 'entry.key.last', typing: true, when: inEmptyLine, run: move(FAR) },
    { keys: 'Insert', label: 'entry.key.insert', typing: true, when: inHand, run: () => line.insert() },
    { keys: 'Delete', label: 'entry.key.remove', typing: true, when: inHand, run: remove },
    {
      keys: '*',
      label: 'entry.key.copyDefence',
      typing: true,
      when: atDefence,
      run: () => line.copyDefence(),
    },
    { keys: 'Alt+ArrowUp', label: 'entry.key.moveDeal', when: onDeal, run: () => shift(-1) },
    { keys: 'Alt+ArrowDown', label: 'entry.key.moveDeal', when: onDeal, run: () => shift(1) },
    { keys: '?', label: 'entry.key.why', typing: true, hint: 30, when: outsideNotes, run: why },
    {
      keys: 'Escape',
      label: 'entry.key.escape',
      typing: true,
      when: () => hasFocus() && line.canEscape(),
      run: () => line.escape(),
    },
  ]);
}
