/** Late entries and withdrawals; a sheet that is broken off, or awarded by the arbiter. */
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { everSeated } from '../../../shared/ledger/sheet-seats.ts';
import { append, prepare, type CallContext } from '../context.ts';
import type { Book } from '../ledger/book.ts';
import type { EntryDraft } from '../ledger/change.ts';
import { tableLineViews } from '../queries/people.ts';
import { finishSheet } from './deals.ts';
import { expectSeq, openForTyping, reopened } from './sheet-guards.ts';

/** Players and the round from which they are drawn, in one step. */
export function enterPlayers(
  input: CallParsed<'players.enter'>,
  context: CallContext,
): CallOutput<'players.enter'> {
  const { fromRound, by } = input;
  const players = input.players.map((player) => ({ playerId: context.surroundings.newId(), ...player }));
  const drafts = players.flatMap((payload): EntryDraft[] => [
    { kind: 'player.added', payload },
    {
      kind: 'player.state',
      payload: { playerId: payload.playerId, state: 'playing', fromRound, by },
    },
  ]);
  return append(context, drafts, { playerIds: players.map((player) => player.playerId) });
}

/** @throws PulkaError `player/unknown` */
export function knownPlayer(book: Book, playerId: string): void {
  if (!book.general.players.some((player) => player.playerId === playerId))
    throw new PulkaError('player/unknown', { player: playerId });
}

/** What a player has won stays; he is drawn, or not, from the round on. @throws PulkaError `player/unknown` */
export function setPlayerState(
  input: CallParsed<'players.setState'>,
  context: CallContext,
): CallOutput<'players.setState'> {
  const { reason, ...payload } = input;
  knownPlayer(context.book, payload.playerId);
  return append(context, [{ kind: 'player.state', payload, reason }], {});
}

/** One award for everybody who ever sat at the table, no more and no fewer. */
function checkAwards(book: Book, input: CallParsed<'sheet.end'>): void {
  const { tableId, how, awards } = input;
  if (how !== 'awarded') {
    if (awards.length > 0) throw new PulkaError('sheet/awards');
    return;
  }
  const players = everSeated(book.table(tableId).seats, book.sheet(tableId).rows);
  const named = new Set(awards.map(({ playerId }) => playerId));
  if (awards.length !== players.length || players.some((player) => !named.has(player)))
    throw new PulkaError('sheet/awards');
}

/**
 * The deals stay on the sheet whatever is said of it: broken off they count, under an award they do not, and taken up
 * again they count as before.
 * @throws PulkaError `sheet/signed`, `sheet/awards`, `sheet/reason` for an award without one, `sheet/notEnded`,
 * `sheet/empty` for an empty sheet that breaks off, `ledger/stale`
 */
export function endSheet(input: CallParsed<'sheet.end'>, context: CallContext): CallOutput<'sheet.end'> {
  const { tableId, how, awards, reason, by, expectedSeq } = input;
  const { book } = context;
  expectSeq(book, tableId, expectedSeq);
  openForTyping(book, tableId);
  const sheet = book.sheet(tableId);
  if (how === 'resumed' && sheet.ended === null) throw new PulkaError('sheet/notEnded');
  if (how === 'brokenOff' && sheet.rows.length === 0) throw new PulkaError('sheet/empty');
  if (how === 'awarded' && reason.trim() === '') throw new PulkaError('sheet/reason');
  checkAwards(book, input);
  const draft: EntryDraft = { kind: 'sheet.ended', payload: { tableId, how, awards, by }, reason };
  return finishSheet(context, prepare(context, [draft, ...reopened(book, tableId)]), tableId);
}

export const getLines = (
  { tableId }: CallParsed<'sheet.lines'>,
  { book }: CallContext,
): CallOutput<'sheet.lines'> => tableLineViews(book, tableId);
