/** The tournament itself, its players, rounds and penalties. */
import { checkDeals } from '../../../shared/domain/check.ts';
import { checkOptions, resolveConvention } from '../../../shared/domain/conventions.ts';
import type { Problem } from '../../../shared/domain/problem.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { checkPlans } from '../../../shared/ledger/checkMoney.ts';
import type { Tournament } from '../../../shared/ledger/kinds.ts';
import { append, type CallContext } from '../context.ts';
import type { Book } from '../ledger/book.ts';
import { rulesKey, type EntryDraft } from '../ledger/change.ts';
import { overview } from '../queries/overview.ts';
import { reopened } from './sheet-guards.ts';

export const getTournament = (_input: object, context: CallContext): CallOutput<'tournament.get'> =>
  overview(context.book);

/** A real day of the calendar, a legal set of options, a stake that is an amount. */
export function checkTournament(tournament: Tournament, path: string): Problem[] {
  const problems = checkOptions(tournament.convention, tournament.options).map((p) => ({
    ...p,
    path: `${path}.${p.path}`,
  }));
  const day = new Date(`${tournament.date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== tournament.date)
    problems.push({ path: `${path}.date`, code: 'value/format' });
  if (tournament.stakeKopecks !== null && !isAmount(tournament.stakeKopecks))
    problems.push({ path: `${path}.stakeKopecks`, code: 'value/format' });
  problems.push(...checkPlans(tournament, path));
  return problems;
}

function isAmount(text: string): boolean {
  try {
    return Rational.parse(text).num >= 0n;
  } catch {
    return false;
  }
}

/** Every sheet under other rules; what was legal may not be any more. */
function checkSheets(book: Book, tournament: Tournament): Problem[] {
  const convention = resolveConvention(tournament.convention, tournament.options);
  return book.general.tables.flatMap(({ tableId, seats, number, roundNumber }) => {
    const rules = { convention, players: seats.length, target: tournament.target };
    const found = checkDeals(
      rules,
      book.sheet(tableId).rows.map((row) => row.scored),
    );
    return found.map((p) => ({ ...p, path: `rounds[${roundNumber}].tables[${number}].${p.path}` }));
  });
}

export function changeTournament(
  input: CallParsed<'tournament.change'>,
  context: CallContext,
): CallOutput<'tournament.change'> {
  const { tournament, reason, recalculate } = input;
  const { book } = context;
  const problems = checkTournament(tournament, 'tournament');
  if (problems.length > 0) throw new PulkaError('input/refused', {}, problems);
  const drafts: EntryDraft[] = [{ kind: 'tournament.changed', payload: tournament, reason }];
  const started = book.general.tables.filter(({ tableId }) => book.sheet(tableId).rows.length > 0);
  if (rulesKey(tournament) !== rulesKey(book.tournament) && started.length > 0) {
    if (!recalculate) throw new PulkaError('tournament/started');
    const broken = checkSheets(book, tournament);
    if (broken.length > 0) throw new PulkaError('tournament/sheetsRefuse', { n: broken.length }, broken);
    drafts.push(...started.flatMap(({ tableId }) => reopened(book, tableId)));
  }
  return append(context, drafts, {});
}

export function addPlayers(
  input: CallParsed<'players.add'>,
  context: CallContext,
): CallOutput<'players.add'> {
  const players = input.players.map((player) => ({ playerId: context.surroundings.newId(), ...player }));
  const drafts = players.map((payload): EntryDraft => ({ kind: 'player.added', payload }));
  return append(context, drafts, { playerIds: players.map((player) => player.playerId) });
}

function knownPlayer(book: Book, playerId: string): void {
  if (!book.general.players.some((player) => player.playerId === playerId))
    throw new PulkaError('player/unknown', { player: playerId });
}

export function changePlayer(
  input: CallParsed<'players.change'>,
  context: CallContext,
): CallOutput<'players.change'> {
  knownPlayer(context.book, input.player.playerId);
  return append(context, [{ kind: 'player.changed', payload: input.player, reason: input.reason }], {});
}

/** A player at two tables, or at a table twice; `path` e.g. `tables`. */
export function checkSeating(tables: readonly (readonly (string | number)[])[], path: string): Problem[] {
  const seen = new Set<string | number>();
  return tables.flatMap((seats, t) =>
    seats.flatMap((player, s): Problem[] => {
      if (!seen.has(player)) {
        seen.add(player);
        return [];
      }
      return [{ path: `${path}[${t}][${s}]`, code: 'round/playerTwice' }];
    }),
  );
}

export function addRound(input: CallParsed<'rounds.add'>, context: CallContext): CallOutput<'rounds.add'> {
  const { book } = context;
  for (const playerId of input.tables.flat()) knownPlayer(book, playerId);
  const problems = checkSeating(input.tables, 'tables');
  if (problems.length > 0) throw new PulkaError('round/refused', {}, problems);
  const roundId = context.surroundings.newId();
  const number = Math.max(0, ...book.general.tables.map((table) => table.roundNumber)) + 1;
  const tables = input.tables.map((seats, i) => ({
    tableId: context.surroundings.newId(),
    number: i + 1,
    seats,
  }));
  const draft: EntryDraft = { kind: 'round.added', payload: { roundId, number, tables } };
  return append(context, [draft], { roundId, tableIds: tables.map((table) => table.tableId) });
}

export function recordPenalty(
  input: CallParsed<'penalties.record'>,
  context: CallContext,
): CallOutput<'penalties.record'> {
  const { book } = context;
  knownPlayer(book, input.playerId);
  if (input.roundId !== null && !book.general.tables.some((table) => table.roundId === input.roundId))
    throw new PulkaError('round/unknown', { round: input.roundId });
  const penaltyId = context.surroundings.newId();
  return append(context, [{ kind: 'penalty.recorded', payload: { penaltyId, ...input } }], { penaltyId });
}
