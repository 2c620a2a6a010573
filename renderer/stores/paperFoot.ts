import { defineStore } from 'pinia';
import { reactive } from 'vue';
import { emptyFoot, type CheckRow, type PaperFoot } from '../features/entry/model/paperCheck.ts';

const key = (tableId: string): string => `paper-foot/${tableId}`;

function stored(tableId: string, players: number): PaperFoot {
  const foot = emptyFoot(players);
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(tableId)) ?? 'null');
    if (typeof found !== 'object' || found === null) return foot;
    for (const [row, values] of Object.entries(found)) {
      if (!(row in foot) || !Array.isArray(values)) continue;
      foot[row as CheckRow] = foot[row as CheckRow].map((_, seat) => String(values[seat] ?? ''));
    }
  } catch {
    // What cannot be read was only a note of this window; the sheet itself is in the file.
  }
  return foot;
}

/** What the secretary typed from the foot of the paper sheets; a note of this computer, no part of the ledger. */
export const usePaperFoot = defineStore('paperFoot', () => {
  const feet = reactive(new Map<string, PaperFoot>());
  /** Sheets whose foot was compared and says something else. */
  const differing = reactive(new Set<string>());

  function footOf(tableId: string, players: number): PaperFoot {
    const known = feet.get(tableId);
    if (known !== undefined && known.pool.length === players) return known;
    feet.set(tableId, stored(tableId, players));
    return feet.get(tableId) as PaperFoot;
  }
  function write(tableId: string, players: number, row: CheckRow, seat: number, text: string): void {
    const foot = footOf(tableId, players);
    foot[row][seat] = text;
    try {
      localStorage.setItem(key(tableId), JSON.stringify(foot));
    } catch {
      // A full or refused storage costs the note after a restart, nothing else.
    }
  }
  function compared(tableId: string, differs: boolean): void {
    if (differs) differing.add(tableId);
    else differing.delete(tableId);
  }
  return { differing, footOf, write, compared };
});
