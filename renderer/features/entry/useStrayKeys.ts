/** Digits pressed where nothing takes them (a button that was clicked, a row that went away) begin the next deal. */
import { topDialog } from '../../ui/keyBarrier.ts';
import { useShortcuts } from '../../ui/keyboard.ts';

/** @param type puts a key into the line and the focus there */
export function useStrayKeys(type: (key: string) => void): void {
  useShortcuts(
    [...'0123456789'].map((digit) => ({
      keys: digit,
      label: () => null,
      when: () => topDialog() === null,
      run: () => type(digit),
    })),
  );
}
