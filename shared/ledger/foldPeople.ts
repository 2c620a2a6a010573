/** What the live entries say of players who come and go, and of sheets that end before their time. */
import type { Deal } from '../domain/types.ts';
import type { Entry, EntryFor } from './kinds.ts';
import { presentSeats } from './sheet-seats.ts';
import type { PlayerState, Row, SheetEnd } from './state.ts';

/** Takes one live entry in; anything else is left alone. */
export function foldPlayerState(states: Map<string, PlayerState>, entry: Entry): void {
  if (entry.kind !== 'player.state') return;
  const { payload, recordedAt: at, reason } = entry;
  states.set(payload.playerId, { ...payload, at, reason });
}

/** How the sheet ended before its time: the last word counts. */
export function sheetEndOf(live: readonly Entry[]): SheetEnd | null {
  const last = live.findLast((entry) => entry.kind === 'sheet.ended');
  if (last === undefined || last.payload.how === 'resumed') return null;
  const { how, awards, by } = last.payload;
  return { how, awards, by, at: last.recordedAt, reason: last.reason };
}

/** The line that stands on the sheet where somebody took a seat; with start values it writes them (K96 3.1.2). */
function rowDeal({ payload: { seat, line } }: EntryFor<'seat.substituted'>): Deal {
  const row: Deal = { type: 'adjust', reason: 'K96 3.1.2' };
  return line === 'mean' ? { ...row, newcomer: seat } : row;
}

/** The rows of the substitutions of a sheet. */
export function substitutionRows(live: readonly Entry[]): Row[] {
  return live.flatMap((entry): Row[] => {
    if (entry.kind !== 'seat.substituted') return [];
    const { tableId: _tableId, place, ...said } = entry.payload;
    const { seq: entrySeq, recordedAt, reason } = entry;
    const deal = rowDeal(entry);
    const substitution = { ...said, at: recordedAt, entrySeq, reason };
    const rest = { recordedAt, struck: [], slips: [], slipRow: true, substitution };
    return [{ dealId: said.substitutionId, number: null, entrySeq, place, deal, scored: deal, ...rest }];
  });
}

/** Who sits at the table at a place of the sheet: every substitution in front of it has happened. */
export const seatsAt = (
  seats: readonly string[],
  changes: readonly Row[],
  place: string,
): readonly string[] =>
  presentSeats(
    seats,
    changes.filter((row) => row.place < place).sort((a, b) => (a.place < b.place ? -1 : 1)),
  );
