/** Whether a player is drawn, and who may take a seat: the same rules for the calls and for a whole ledger. */
import type { Problem } from '../domain/problem.ts';
import type { GeneralState, Row, SheetState, TableState } from './state.ts';
import { inForce } from './sheet-parts.ts';
import { everSeated, partsOf, presentSeats } from './sheet-seats.ts';

/** Is the player drawn in the round of this number? Who was withdrawn from it on, or comes later, is not. */
export function playsIn(
  { playerStates }: Pick<GeneralState, 'playerStates'>,
  playerId: string,
  round: number,
): boolean {
  const said = playerStates.get(playerId);
  if (said === undefined) return true;
  return said.state === 'withdrawn' ? round < said.fromRound : round >= said.fromRound;
}

/** What a substitution asks of the table and of the others of its round. */
export interface SubstituteAt {
  seat: number;
  /** Id of the player who comes; null = a new one, who sits nowhere yet. */
  in: string | null;
  /** Fractional index of the change. */
  place: string;
}

interface Round {
  table: TableState;
  sheet: SheetState;
  /** The other tables of the round with their rows. */
  others: readonly { table: TableState; rows: readonly Row[] }[];
}

const refuse = (code: string, params?: Problem['params']): Problem =>
  params === undefined ? { path: 'substitute', code } : { path: 'substitute', code, params };

/** A ruling behind the place names a player by his seat there. */
const namedBehind = (sheet: SheetState, player: string, place: string): number | null => {
  const places = new Map(sheet.rows.map((row) => [row.dealId, row.place]));
  const found = sheet.slips.find((one) => {
    if (!inForce(one)) return false;
    const { slip } = one;
    const at = slip.dealId === null ? slip.place : places.get(slip.dealId);
    if (at === undefined || at === null || at <= place) return false;
    return (
      slip.offenders.includes(player) || slip.lines.some(({ who, on }) => who === player || on === player)
    );
  });
  return found?.slip.number ?? null;
};

/**
 * Why a substitution cannot be; null when it can. A substitute sits at one seat of one table of the round, once; the
 * leaver may come back to his own seat.
 */
export function refuseSubstitute(
  { table, sheet, others }: Round,
  { seat, in: comes, place }: SubstituteAt,
): Problem | null {
  if (seat >= table.seats.length) return refuse('substitute/seat');
  const before = sheet.changes.filter((row) => row.place < place);
  const there = presentSeats(table.seats, before);
  const later = sheet.changes.some((row) => row.place >= place && row.substitution?.seat === seat);
  if (later) return refuse('substitute/later');
  const leaver = there[seat] ?? '';
  const slip = namedBehind(sheet, leaver, place);
  if (slip !== null) return refuse('substitute/slip', { slip });
  if (comes === null) return null;
  if (there.includes(comes)) return refuse('substitute/seated');
  const elsewhere = partsOf(table.seats, sheet.rows).some((part) =>
    part.players.some((player, at) => player === comes && at !== seat),
  );
  if (elsewhere) return refuse('substitute/otherSeat');
  const other = others.find((one) => everSeated(one.table.seats, one.rows).includes(comes));
  return other === undefined ? null : refuse('substitute/otherTable', { table: other.table.number });
}

/** Why a substitution cannot be taken back; null when it can. */
export function refuseCancel(sheet: SheetState, row: Row): Problem | null {
  const { substitution } = row;
  if (substitution === undefined) return refuse('substitute/unknown');
  const later = sheet.rows.some(
    (one) => one.place > row.place && one.substitution?.seat === substitution.seat,
  );
  if (later) return refuse('substitute/later');
  const slip = namedBehind(sheet, substitution.in, row.place);
  return slip === null ? null : refuse('substitute/slip', { slip });
}

/** One seat of the tournament in one round. */
interface SeatAt {
  tableId: string;
  number: number;
  seat: number;
}

/** Who sits where as the rounds begin, by round and player. */
function firstSeats(state: GeneralState): Map<string, SeatAt> {
  const seats = new Map<string, SeatAt>();
  for (const { tableId, number, roundId, seats: players } of state.tables)
    players.forEach((player, seat) => seats.set(`${roundId}\n${player}`, { tableId, number, seat }));
  return seats;
}

/** The substitutions of one table, in order; `seated` follows them. */
function checkChanges(
  { tableId, number, roundId, seats }: TableState,
  rows: readonly Row[],
  known: ReadonlySet<string>,
  seated: Map<string, SeatAt>,
): Problem[] {
  const there = [...seats];
  return rows.flatMap(({ substitution, entrySeq }): Problem[] => {
    if (substitution === undefined) return [];
    const path = `entries[${entrySeq - 1}].payload`;
    const { seat, out, in: comes } = substitution;
    if (!known.has(comes)) return [{ path: `${path}.in`, code: 'ledger/noPlayer' }];
    if (there[seat] !== out) return [{ path: `${path}.out`, code: 'substitute/seat' }];
    if (there.includes(comes)) return [{ path: `${path}.in`, code: 'substitute/seated' }];
    const before = seated.get(`${roundId}\n${comes}`);
    if (before !== undefined && before.tableId !== tableId)
      return [{ path: `${path}.in`, code: 'substitute/otherTable', params: { table: before.number } }];
    if (before !== undefined && before.seat !== seat)
      return [{ path: `${path}.in`, code: 'substitute/otherSeat' }];
    seated.set(`${roundId}\n${comes}`, { tableId, number, seat });
    there[seat] = comes;
    return [];
  });
}

/** Awards: of everybody who sat there, once each. */
function checkAwards(table: TableState, sheet: SheetState): Problem[] {
  if (sheet.ended?.how !== 'awarded') return [];
  const players = everSeated(table.seats, sheet.rows);
  const named = sheet.ended.awards.map(({ playerId }) => playerId);
  const all = named.length === players.length && players.every((player) => named.includes(player));
  return all ? [] : [{ path: `tables[${table.number}].ended`, code: 'sheet/awards' }];
}

/** Everything wrong with the changes of players in a whole state; paths count entries from 0. */
export function checkPeople(state: GeneralState & { sheets: ReadonlyMap<string, SheetState> }): Problem[] {
  const known = new Set(state.players.map((player) => player.playerId));
  const seated = firstSeats(state);
  return state.tables.flatMap((table) => {
    const sheet = state.sheets.get(table.tableId);
    if (sheet === undefined) return [];
    return [...checkChanges(table, sheet.rows, known, seated), ...checkAwards(table, sheet)];
  });
}
