/** Rounds: recorded as drawn, seated anew, begun and ended, taken off. */
import type { Problem } from '../../../shared/domain/problem.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import type { Payload } from '../../../shared/ledger/kinds.ts';
import { playsIn } from '../../../shared/ledger/people.ts';
import type { TableState } from '../../../shared/ledger/state.ts';
import { append, type CallContext } from '../context.ts';
import type { Book } from '../ledger/book.ts';
import type { EntryDraft } from '../ledger/change.ts';
import { nextNumber } from '../queries/draw.ts';
import { cameLater, isUsed, roundOf, tablesOf, unfinishedTables } from '../queries/rounds.ts';

type Seating = CallParsed<'rounds.change'>['seating'];
type Tables = Payload<'round.added'>['tables'];

/**
 * Somebody unknown, in two places, or withdrawn; two tables of one number.
 * @param stays players at tables that stay as they are: who withdrew in mid-round has played there
 * @param later who came to such a table as a substitute: he may have sat out before, and sits nowhere else
 */
function checkSeating(
  book: Book,
  seating: Seating,
  number: number,
  path: string,
  stays: ReadonlySet<string> = new Set(),
  later: ReadonlySet<string> = new Set(),
): Problem[] {
  const known = new Set(book.general.players.map(({ playerId }) => playerId));
  const seen = new Set<string>();
  const look = (id: string, at: string, seated: boolean): Problem[] => {
    const twice = seen.has(id) || (seated && later.has(id));
    seen.add(id);
    const gone = seated && !stays.has(id) && !playsIn(book.general, id, number);
    const code = !known.has(id)
      ? 'round/noPlayer'
      : twice
        ? 'round/playerTwice'
        : gone
          ? 'round/withdrawn'
          : null;
    return code === null ? [] : [{ path: `${path}.${at}`, code }];
  };
  const numbers = seating.tables.map((table) => table.number);
  const double = numbers.findIndex((one, i) => numbers.indexOf(one) !== i);
  const same: Problem[] =
    double < 0
      ? []
      : [
          {
            path: `${path}.tables[${double}].number`,
            code: 'draw/number',
            params: { table: numbers[double] ?? 0 },
          },
        ];
  return [
    ...same,
    ...seating.tables.flatMap(({ seats }, t) =>
      seats.flatMap((id, s) => look(id, `tables[${t}].seats[${s}]`, true)),
    ),
    ...seating.sitOuts.flatMap((id, s) => look(id, `sitOuts[${s}]`, false)),
  ];
}

const sameTable = (
  a: Pick<TableState, 'number' | 'seats'>,
  b: Pick<TableState, 'number' | 'seats'>,
): boolean => a.number === b.number && a.seats.join('\n') === b.seats.join('\n');

/** By number; a table that was there with the same people keeps its id. */
function tablesFor(context: CallContext, seating: Seating, before: readonly TableState[]): Tables {
  return seating.tables
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, seats }) => ({
      tableId:
        before.find((table) => sameTable(table, { number, seats }))?.tableId ?? context.surroundings.newId(),
      number,
      seats,
    }));
}

/** @throws PulkaError `round/refused` with the places */
export function drawRounds(
  input: CallParsed<'rounds.draw'>,
  context: CallContext,
): CallOutput<'rounds.draw'> {
  const { book } = context;
  const first = nextNumber(book);
  const problems = input.rounds.flatMap((seating, r) =>
    checkSeating(book, seating, first + r, `rounds[${r}]`),
  );
  if (problems.length > 0) throw new PulkaError('round/refused', {}, problems);
  const drafts = input.rounds.map((seating, r): EntryDraft & { kind: 'round.added' } => {
    const roundId = context.surroundings.newId();
    const tables = tablesFor(context, seating, []);
    const payload = { roundId, number: first + r, tables, sitOuts: seating.sitOuts, draw: input.draw };
    return { kind: 'round.added', payload };
  });
  return append(context, drafts, { roundIds: drafts.map(({ payload }) => payload.roundId) });
}

/** @throws PulkaError `ledger/stale`, `round/ended`, `round/tableUsed`, `round/same`, `round/refused` with the places */
export function changeRound(
  input: CallParsed<'rounds.change'>,
  context: CallContext,
): CallOutput<'rounds.change'> {
  const { roundId, seating, draw, reason, expectedSeq } = input;
  const { book } = context;
  const round = roundOf(book, roundId);
  if (expectedSeq !== null && expectedSeq !== round.seq)
    throw new PulkaError('ledger/stale', { expected: expectedSeq, seq: round.seq });
  if (round.state === 'ended') throw new PulkaError('round/ended', { round: round.number });
  const before = tablesOf(book, roundId);
  const used = before.filter(({ tableId }) => isUsed(book, tableId));
  const lost = used.find((table) => !seating.tables.some((one) => sameTable(table, one)));
  if (lost !== undefined) throw new PulkaError('round/tableUsed', { table: lost.number });
  const stays = new Set(used.flatMap(({ seats }) => seats));
  const problems = checkSeating(book, seating, round.number, 'seating', stays, cameLater(book, roundId));
  if (problems.length > 0) throw new PulkaError('round/refused', {}, problems);
  const tables = tablesFor(context, seating, before);
  const same =
    tables.length === before.length &&
    tables.every(({ tableId }) => before.some((table) => table.tableId === tableId)) &&
    seating.sitOuts.toSorted().join('\n') === [...round.sitOuts].sort().join('\n');
  if (same) throw new PulkaError('round/same', { round: round.number });
  const payload = { roundId, tables, sitOuts: seating.sitOuts, draw };
  return append(context, [{ kind: 'round.changed', payload, reason }], {});
}

/** @throws PulkaError `round/state`, `round/unfinished` with the numbers of the tables */
export function setRoundState(
  input: CallParsed<'rounds.setState'>,
  context: CallContext,
): CallOutput<'rounds.setState'> {
  const { roundId, state, by, evenUnfinished } = input;
  const { book } = context;
  const round = roundOf(book, roundId);
  if (round.state === state || (state === 'ended' && round.state === 'drawn'))
    throw new PulkaError('round/state', { round: round.number, state: round.state });
  const open = state === 'ended' ? unfinishedTables(book, roundId) : [];
  if (open.length > 0 && !evenUnfinished) {
    const tables = open.map((tableId) => book.table(tableId).number).join(', ');
    throw new PulkaError('round/unfinished', { round: round.number, tables, n: open.length });
  }
  return append(context, [{ kind: 'round.state', payload: { roundId, state, by } }], {});
}

/** @throws PulkaError `round/notLast`, `round/tableUsed`, `round/penalty` */
export function cancelRound(
  input: CallParsed<'rounds.cancel'>,
  context: CallContext,
): CallOutput<'rounds.cancel'> {
  const { book } = context;
  const round = roundOf(book, input.roundId);
  if (round.number !== nextNumber(book) - 1) throw new PulkaError('round/notLast', { round: round.number });
  const used = tablesOf(book, round.roundId).find(({ tableId }) => isUsed(book, tableId));
  if (used !== undefined) throw new PulkaError('round/tableUsed', { table: used.number });
  if (book.general.penalties.some(({ roundId }) => roundId === round.roundId))
    throw new PulkaError('round/penalty', { round: round.number });
  const added = book.generalHistory.findLast(
    (entry) => entry.kind === 'round.added' && entry.payload.roundId === round.roundId,
  );
  if (added === undefined) throw new PulkaError('round/unknown', { round: input.roundId });
  const payload = { because: 'cancelled' as const, correction: null, restores: null };
  return append(
    context,
    [{ kind: 'void', payload, voidsSeq: book.tipOf(added.seq), reason: input.reason }],
    {},
  );
}
