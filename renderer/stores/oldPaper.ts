/** Numbers of the paper that an earlier version kept on this computer; they are taken over into the file once. */
import { checkRows } from '../../shared/papercheck/index.ts';
import { emptyFoot, type PaperFoot } from '../features/entry/model/paperCheck.ts';
import { noNotes, type PaperNotes } from '../features/entry/model/paperNotes.ts';

/** The file takes no longer text for one box. */
const LONGEST = 20;

const key = (tableId: string): string => `paper-foot/${tableId}`;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readFoot(found: Record<string, unknown>, players: number): PaperFoot {
  const foot = emptyFoot(players);
  for (const row of checkRows) {
    const values = found[row];
    if (!Array.isArray(values)) continue;
    foot[row] = foot[row].map((_, seat) => String(values[seat] ?? '').slice(0, LONGEST));
  }
  return foot;
}

/** What is left of a sheet on this computer: the foot, and lines of deals that are still there; null for nothing. */
export function oldPaper(tableId: string, players: number, dealIds: readonly string[]): PaperNotes | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(tableId)) ?? 'null');
    if (!isObject(found)) return null;
    const notes = noNotes(players);
    notes.foot = readFoot(found, players);
    for (const [dealId, line] of Object.entries(isObject(found['running']) ? found['running'] : {})) {
      if (isObject(line) && dealIds.includes(dealId)) notes.running.set(dealId, readFoot(line, players));
    }
    return notes;
  } catch {
    // What cannot be read was only a note of the window; the sheet itself is in the file.
    return null;
  }
}

export const hasOldPaper = (tableId: string): boolean => {
  try {
    return localStorage.getItem(key(tableId)) !== null;
  } catch {
    return false;
  }
};

/** The file has it now. */
export function forgetOldPaper(tableId: string): void {
  try {
    localStorage.removeItem(key(tableId));
  } catch {
    // Read again the next time, and found to be in the file.
  }
}
