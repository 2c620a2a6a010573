/** State = pure fold of the live entries. The same code in the service, the tests and a preview. */
import type { Entry, Player } from './kinds.ts';
import { foldMoney } from './foldMoney.ts';
import { foldPlayerState, seatsAt, sheetEndOf, substitutionRows } from './foldPeople.ts';
import { foldRound } from './foldRounds.ts';
import { liveness } from './liveness.ts';
import { adjustOf, scoredDeal } from './merge.ts';
import type { ClubPatch } from '../rules/club/patch.ts';
import { ScopeIndex } from './scope.ts';
import { foldSlips, inForce, paperOf, placesOf, struckVersion, verdictsOf } from './sheet-parts.ts';
import type { GeneralState, Row, SheetState, Struck, TournamentState } from './state.ts';

export { inForce };

/** Folds the entries that concern the tournament as a whole. */
export function foldGeneral(entries: readonly Entry[]): GeneralState {
  const counting = liveness(entries);
  const state: GeneralState = {
    tournament: null,
    players: [],
    rounds: [],
    tables: [],
    ...foldMoney(entries, counting),
    printed: [],
    answered: [],
    rules: null,
    playerStates: new Map(),
  };
  const players = new Map<string, Player>();
  for (const entry of counting.live) {
    switch (entry.kind) {
      case 'tournament.created':
      case 'tournament.changed':
        state.tournament = entry.payload;
        break;
      case 'player.added':
      case 'player.changed':
        players.set(entry.payload.playerId, entry.payload);
        break;
      case 'round.added':
      case 'round.changed':
      case 'round.state':
        foldRound(state, entry);
        break;
      case 'rules.changed': {
        const { patch } = entry.payload;
        // Every door reads the patch strictly before it becomes an entry (`readPatch`).
        state.rules = patch === null ? null : { patch: patch as unknown as ClubPatch, entrySeq: entry.seq };
        break;
      }
      case 'document.printed':
        state.printed.push({ ...entry.payload, at: entry.recordedAt, seq: entry.seq });
        break;
      case 'warning.answered':
        state.answered.push({ ...entry.payload, at: entry.recordedAt });
        break;
      default:
        foldPlayerState(state.playerStates, entry);
        break;
    }
  }
  state.players = [...players.values()];
  return state;
}

const byPlace = (a: Row, b: Row): number =>
  a.place < b.place ? -1 : a.place > b.place ? 1 : a.entrySeq - b.entrySeq;

/**
 * Folds the entries of one table. A deal taken back by undo leaves no trace here; one that was corrected or
 * removed stays, struck out, with the reason.
 * @param seats player ids in seat order at the beginning, for the lines of rulings between deals
 */
export function foldSheet(entries: readonly Entry[], seats: readonly string[]): SheetState {
  const { live, takenBackBy } = liveness(entries);
  const struck = new Map<string, Struck[]>();
  if (live.length < entries.length)
    for (const entry of entries) {
      if (entry.kind !== 'deal.recorded') continue;
      const by = takenBackBy(entry);
      if (by === null || (by.payload.because !== 'correction' && by.payload.because !== 'removal')) continue;
      const versions = struck.get(entry.payload.dealId);
      if (versions === undefined) struck.set(entry.payload.dealId, [struckVersion(entry, by)]);
      else versions.push(struckVersion(entry, by));
    }
  const slips = foldSlips(live);
  const rows: Row[] = [];
  const places = placesOf(live);
  let mark: SheetState['mark'] = null;
  let firstMark: SheetState['firstMark'] = null;
  let paper: SheetState['paper'] = null;
  for (const entry of live) {
    if (entry.kind === 'sheet.state') {
      const { state, by, result } = entry.payload;
      mark = { state, by, at: entry.recordedAt, seq: entry.seq, result };
      if (state !== 'typing') firstMark ??= entry.recordedAt;
    }
    if (entry.kind === 'sheet.paper') paper = paperOf(entry);
    if (entry.kind !== 'deal.recorded') continue;
    const { dealId, deal } = entry.payload;
    const place = places.get(dealId) ?? entry.payload.place;
    const own = slips.length === 0 ? [] : slips.filter((slip) => slip.slip.dealId === dealId);
    rows.push({
      dealId,
      number: null,
      entrySeq: entry.seq,
      place,
      deal,
      scored:
        own.length === 0
          ? deal
          : scoredDeal(
              deal,
              own.filter(inForce).map((slip) => slip.slip),
            ),
      recordedAt: entry.recordedAt,
      struck: struck.get(dealId) ?? [],
      slips: own.map(({ slip, state }) => ({ slipId: slip.slipId, number: slip.number, state })),
      slipRow: false,
    });
    struck.delete(dealId);
  }
  const changes = substitutionRows(live);
  for (const { slip, state, entrySeq, issuedAt } of slips.filter(
    (s) => s.slip.dealId === null && inForce(s),
  )) {
    const deal = adjustOf(slip, seatsAt(seats, changes, slip.place ?? ''));
    const slipsOfRow = [{ slipId: slip.slipId, number: slip.number, state }];
    const common = { entrySeq, recordedAt: issuedAt, struck: [], slips: slipsOfRow, slipRow: true };
    rows.push({ ...common, dealId: slip.slipId, number: null, place: slip.place ?? '', deal, scored: deal });
  }
  rows.push(...changes);
  if (rows.some((row, i) => i > 0 && byPlace(rows[i - 1] as Row, row) > 0)) rows.sort(byPlace);
  changes.sort(byPlace);
  let number = 0;
  for (const row of rows) if (!row.slipRow) row.number = ++number;
  const removed = [...struck].flatMap(([dealId, versions]) => {
    const last = versions.at(-1);
    return last === undefined ? [] : [{ dealId, struck: last }];
  });
  return {
    rows,
    changes,
    removed,
    slips,
    mark,
    firstMark,
    paper,
    verdicts: verdictsOf(live, rows),
    ended: sheetEndOf(live),
  };
}

/** The sheet with other numbers of its paper: nothing else of it changes. */
export const withPaper = (sheet: SheetState, entry: Entry): SheetState | null =>
  entry.kind === 'sheet.paper' ? { ...sheet, paper: paperOf(entry) } : null;

/**
 * The sheet with one more deal at its end: the same as folding all entries anew, without doing so. Null where that
 * would not be the same (another kind of entry, a place in between, a deal that has a past). It stands between Enter
 * and the disk: no row but the last is looked at.
 * @param hasPast whether the ledger holds entries of this deal already
 */
export function withDeal(
  sheet: SheetState,
  entry: Entry,
  hasPast: (dealId: string) => boolean,
): SheetState | null {
  if (entry.kind !== 'deal.recorded') return null;
  const { dealId, place, deal } = entry.payload;
  const last = sheet.rows.at(-1);
  if (last !== undefined && last.place >= place) return null;
  if (hasPast(dealId)) return null;
  const { seq: entrySeq, recordedAt } = entry;
  const before = sheet.rows.findLast((one) => one.number !== null)?.number ?? 0;
  const row = {
    dealId,
    number: before + 1,
    entrySeq,
    place,
    deal,
    scored: deal,
    recordedAt,
    struck: [],
    slips: [],
    slipRow: false,
  };
  return { ...sheet, rows: [...sheet.rows, row] };
}

/** Folds a whole ledger. */
export function foldTournament(entries: readonly Entry[]): TournamentState {
  const scopes = new ScopeIndex();
  const general: Entry[] = [];
  const bySheet = new Map<string, Entry[]>();
  for (const entry of entries) {
    const scope = scopes.add(entry);
    if (scope === null) general.push(entry);
    else {
      const own = bySheet.get(scope);
      if (own === undefined) bySheet.set(scope, [entry]);
      else own.push(entry);
    }
  }
  const state = foldGeneral(general);
  const sheets = new Map<string, SheetState>();
  for (const table of state.tables)
    sheets.set(table.tableId, foldSheet(bySheet.get(table.tableId) ?? [], table.seats));
  return { ...state, sheets };
}

/** Number of a deal on its sheet, from 1; rulings between deals are not counted. 0 = not on it. */
export const dealNumber = (rows: readonly Row[], dealId: string): number =>
  rows.findLast((row) => row.dealId === dealId)?.number ?? 0;
