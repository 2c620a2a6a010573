import { defineStore } from 'pinia';
import { reactive } from 'vue';
import { checkRows, emptyFoot, type CheckRow, type PaperFoot } from '../features/entry/model/paperCheck.ts';

interface Notes {
  foot: PaperFoot;
  /** Running totals by the id of the deal they stand behind. */
  running: Map<string, PaperFoot>;
}
/** What the comparison of a sheet came to; `none`: too little is typed to say. */
export type Comparison = 'none' | 'agrees' | 'differs';

const key = (tableId: string): string => `paper-foot/${tableId}`;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readFoot(found: Record<string, unknown>, players: number): PaperFoot {
  const foot = emptyFoot(players);
  for (const row of checkRows) {
    const values = found[row];
    if (Array.isArray(values)) foot[row] = foot[row].map((_, seat) => String(values[seat] ?? ''));
  }
  return foot;
}

function stored(tableId: string, players: number): Notes {
  const notes: Notes = { foot: emptyFoot(players), running: new Map() };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(tableId)) ?? 'null');
    if (!isObject(found)) return notes;
    notes.foot = readFoot(found, players);
    for (const [dealId, line] of Object.entries(isObject(found['running']) ? found['running'] : {})) {
      if (isObject(line)) notes.running.set(dealId, readFoot(line, players));
    }
  } catch {
    // What cannot be read was only a note of this window; the sheet itself is in the file.
  }
  return notes;
}

/** What the secretary typed from the paper sheets; a note of this computer, no part of the ledger. */
export const usePaperFoot = defineStore('paperFoot', () => {
  const sheets = reactive(new Map<string, Notes>());
  /** Sheets whose paper was compared and says something else. */
  const differing = reactive(new Set<string>());
  /** Sheets whose foot was compared and is the same. */
  const agreeing = reactive(new Set<string>());

  function notesOf(tableId: string, players: number): Notes {
    const known = sheets.get(tableId);
    if (known !== undefined && known.foot.pool.length === players) return known;
    sheets.set(tableId, stored(tableId, players));
    return sheets.get(tableId) as Notes;
  }

  /** Writes one box: of the foot, or of the running totals behind a deal. */
  function write(
    tableId: string,
    players: number,
    dealId: string | null,
    row: CheckRow,
    seat: number,
    text: string,
  ): void {
    const notes = notesOf(tableId, players);
    if (dealId !== null && !notes.running.has(dealId)) notes.running.set(dealId, emptyFoot(players));
    const foot = (dealId === null ? undefined : notes.running.get(dealId)) ?? notes.foot;
    foot[row][seat] = text;
    try {
      const running = Object.fromEntries(notes.running);
      localStorage.setItem(key(tableId), JSON.stringify({ ...notes.foot, running }));
    } catch {
      // A full or refused storage costs the note after a restart, nothing else.
    }
  }

  function compared(tableId: string, found: Comparison): void {
    for (const [name, sheetsOf] of [
      ['differs', differing],
      ['agrees', agreeing],
    ] as const) {
      if (found === name) sheetsOf.add(tableId);
      else sheetsOf.delete(tableId);
    }
  }

  /** State of a sheet with what its paper says; a checked or signed sheet stays that unless the paper differs. */
  function stateOf<T extends { tableId: string; state: string }>(
    table: T,
  ): T['state'] | 'differs' | 'agrees' {
    if (differing.has(table.tableId)) return 'differs';
    const open = table.state === 'typing' || table.state === 'closed';
    return open && agreeing.has(table.tableId) ? 'agrees' : table.state;
  }
  return { differing, agreeing, notesOf, write, compared, stateOf };
});
