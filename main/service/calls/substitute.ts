/** A substitute takes a seat in mid-sheet (K96 3.1.2): looked at first, then written as one step. */
import { totals } from '../../../shared/domain/fold.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import type { Player } from '../../../shared/ledger/kinds.ts';
import { refuseCancel, refuseSubstitute } from '../../../shared/ledger/people.ts';
import { seatsAt } from '../../../shared/ledger/foldPeople.ts';
import { commit, prepare, type CallContext } from '../context.ts';
import type { Book } from '../ledger/book.ts';
import type { Change, EntryDraft } from '../ledger/change.ts';
import { linesOf, tableLines } from '../queries/lines.ts';
import { lineViews } from '../queries/people.ts';
import { playerViews } from '../queries/seats.ts';
import { sheetView } from '../queries/sheet.ts';
import { checkOutcome, finishSheet, placeBefore } from './deals.ts';
import { knownPlayer } from './people.ts';
import { expectSeq, openForTyping, reopened } from './sheet-guards.ts';

type Input = CallParsed<'seats.preview'>;
type Substituted = CallOutput<'seats.substitute'>;

interface Prepared {
  change: Change;
  substitutionId: string;
  playerId: string;
  leaver: string;
}

/** The round in which somebody is next drawn. */
const nextRound = (book: Book): number =>
  Math.max(0, ...book.general.tables.map((table) => table.roundNumber)) + 1;

/**
 * @throws PulkaError `substitute/refused` with the problem, `substitute/closed` behind the end of the pulka,
 * `sheet/ended`, `player/unknown`, `table/unknown`, `deal/unknown`
 */
function prepared(
  input: Input & { withdraws?: boolean; reason?: string; by?: string },
  context: CallContext,
): Prepared {
  const { tableId, seat, before, line, player, withdraws = false, reason = '', by = '' } = input;
  const { book } = context;
  const table = book.table(tableId);
  const sheet = book.sheet(tableId);
  if (sheet.ended !== null) throw new PulkaError('sheet/ended');
  if ('playerId' in player) knownPlayer(book, player.playerId);
  const place = placeBefore(sheet.rows, before);
  const others = book.general.tables
    .filter((one) => one.roundId === table.roundId && one.tableId !== tableId)
    .map((one) => ({ table: one, rows: book.sheet(one.tableId).rows }));
  const comes = 'playerId' in player ? player.playerId : null;
  const problem = refuseSubstitute({ table, sheet, others }, { seat, in: comes, place });
  if (problem !== null) throw new PulkaError('substitute/refused', {}, [problem]);
  const at = before === null ? sheet.rows.length : sheet.rows.findIndex((row) => row.dealId === before);
  if (at > 0 && book.fold(tableId).states[at - 1]?.closed === true) throw new PulkaError('substitute/closed');
  const changes = sheet.rows.filter((row) => row.substitution !== undefined);
  const leaver = seatsAt(table.seats, changes, place)[seat] ?? '';
  const substitutionId = context.surroundings.newId();
  const added: Player | null =
    'added' in player ? { playerId: context.surroundings.newId(), ...player.added } : null;
  const playerId = added?.playerId ?? comes ?? '';
  const change: EntryDraft[] = [
    ...(added === null ? [] : [{ kind: 'player.added' as const, payload: added }]),
    {
      kind: 'seat.substituted',
      payload: { substitutionId, tableId, seat, out: leaver, in: playerId, line, place, by },
      reason,
    },
    ...(withdraws
      ? [
          {
            kind: 'player.state' as const,
            payload: { playerId: leaver, state: 'withdrawn' as const, fromRound: nextRound(book), by },
            reason,
          },
        ]
      : []),
    ...reopened(book, tableId),
  ];
  return { change: prepare(context, change), substitutionId, playerId, leaver };
}

export function previewSubstitute(input: Input, context: CallContext): CallOutput<'seats.preview'> {
  const { tableId, line, seat } = input;
  const { book } = context;
  const { change, substitutionId, leaver } = prepared(input, context);
  checkOutcome(context, change, tableId, null);
  const sheet = change.sheets.get(tableId);
  const fold = change.folds.get(tableId);
  if (sheet === undefined || fold === undefined) throw new PulkaError('table/unknown', { table: tableId });
  const at = sheet.rows.findIndex((row) => row.dealId === substitutionId);
  const state = totals(fold.states[at] ?? fold.first);
  const start = line === 'mean' ? { pool: state.pool[seat] ?? 0, mountain: state.mountain[seat] ?? 0 } : null;
  const views = playerViews(change.general ?? book.general);
  return {
    start,
    leaver,
    before: lineViews(views, tableLines(book, tableId)),
    after: lineViews(
      views,
      linesOf(book.table(tableId).seats, sheet, fold, book.tournament.codexRounding === true),
    ),
  };
}

export function substitute(input: CallParsed<'seats.substitute'>, context: CallContext): Substituted {
  const { tableId, expectedSeq } = input;
  const { book } = context;
  expectSeq(book, tableId, expectedSeq);
  openForTyping(book, tableId);
  const { change, substitutionId, playerId } = prepared(input, context);
  checkOutcome(context, change, tableId, null);
  const seq = change.entries.at(-1)?.seq ?? book.seq;
  const kept = { seq, tableId, substitutionId, playerId };
  commit(context, change, kept);
  return rebuildSubstitute(kept, context);
}

/** The first answer again, with the sheet as it is now. */
export const rebuildSubstitute = (
  { seq, tableId, substitutionId, playerId }: Omit<Substituted, 'sheet'> & { tableId: string },
  { book }: CallContext,
): Substituted => ({ seq, substitutionId, playerId, sheet: sheetView(book, tableId) });

/**
 * A change of players that was written by mistake: void with the reason; the deals behind it are the leaver's again.
 * @throws PulkaError `substitute/refused`, `sheet/signed`, `sheet/ended`, `ledger/stale`
 */
export function cancelSubstitute(
  input: CallParsed<'seats.cancel'>,
  context: CallContext,
): CallOutput<'seats.cancel'> {
  const { tableId, substitutionId, reason, expectedSeq } = input;
  const { book } = context;
  expectSeq(book, tableId, expectedSeq);
  openForTyping(book, tableId);
  const sheet = book.sheet(tableId);
  if (sheet.ended !== null) throw new PulkaError('sheet/ended');
  const row = sheet.rows.find((one) => one.dealId === substitutionId);
  if (row === undefined) throw new PulkaError('substitute/unknown');
  const problem = refuseCancel(sheet, row);
  if (problem !== null) throw new PulkaError('substitute/refused', {}, [problem]);
  const voidsSeq = book.tipOf(row.entrySeq);
  const payload = { because: 'cancelled' as const, correction: null, restores: null };
  const change = prepare(context, [{ kind: 'void', payload, voidsSeq, reason }, ...reopened(book, tableId)]);
  checkOutcome(context, change, tableId, null);
  return finishSheet(context, change, tableId);
}
