/** The draw: proposals without a trace. */
import {
  drawReport,
  roundWarnings,
  type DrawnRound,
  type DrawRequest,
  type SizePolicy,
} from '../../../shared/draw/index.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import type { CallContext } from '../context.ts';
import { runDraw, stopDraw } from '../draws.ts';
import type { Book } from '../ledger/book.ts';
import { drawBase, nextNumber, pastRounds, ranking } from '../queries/draw.ts';
import { cameLater, isUsed, roundOf, tablesOf } from '../queries/rounds.ts';

type Input = CallParsed<'draw.propose'>;

export const getBase = (input: CallParsed<'draw.base'>, context: CallContext): CallOutput<'draw.base'> =>
  drawBase(context.book, input.roundId);

/** The policy as the draw takes it: a limit that is not given is left out. */
function sizesOf(sizes: Input['sizes']): SizePolicy {
  if (sizes.kind === 'own') return sizes;
  const { maxTables, ...rest } = sizes;
  return maxTables === undefined ? rest : { ...rest, maxTables };
}

/** What is drawn, out of the ledger and of what was asked. @throws PulkaError `round/unknown`, `player/unknown` */
function requestOf(book: Book, input: Input): DrawRequest {
  const round = input.roundId === null ? null : roundOf(book, input.roundId);
  const number = round?.number ?? nextNumber(book);
  const kept =
    round === null
      ? []
      : tablesOf(book, round.roundId)
          .filter((table) => isUsed(book, table.tableId) || input.keep.includes(table.number))
          .map((table) => ({ number: table.number, seats: table.seats }));
  const later = round === null ? new Set<string>() : cameLater(book, round.roundId);
  const wanted = new Set([
    ...input.players.filter((id) => !later.has(id)),
    ...kept.flatMap(({ seats }) => seats),
  ]);
  const known = new Map(book.general.players.map((player) => [player.playerId, player]));
  const stranger = [...wanted].find((id) => !known.has(id));
  if (stranger !== undefined) throw new PulkaError('player/unknown', { player: stranger });
  return {
    // In the order of the list, whatever the order of the call: the seed alone decides.
    players: [...known.values()]
      .filter(({ playerId }) => wanted.has(playerId))
      .map(({ playerId: id, club }) => ({ id, club })),
    history: pastRounds(book, number),
    sizes: sizesOf(input.sizes),
    method: input.method,
    seed: input.seed,
    rounds: input.rounds,
    ...(input.method === 'swiss' ? { ranking: ranking(book, number) } : {}),
    kept,
    clubsApart: input.clubsApart,
  };
}

/** @throws PulkaError `round/unknown`, `player/unknown`, `draw/oneRound`; ProblemError with `draw/…` */
export async function proposeDraw(input: Input, context: CallContext): Promise<CallOutput<'draw.propose'>> {
  if (input.roundId !== null && input.rounds > 1) throw new PulkaError('draw/oneRound');
  const request = requestOf(context.book, input);
  const result = await runDraw(input.job, request, context.surroundings.emit);
  const past = [...request.history];
  const { roundId } = input;
  // Who sat out until he took a seat has sat out in the new seating as well.
  const later = roundId === null ? new Set<string>() : cameLater(context.book, roundId);
  const out = roundId === null ? [] : roundOf(context.book, roundId).sitOuts.filter((id) => later.has(id));
  const warnings = result.rounds.map((round) => {
    const found = warningsOf(request, past, round);
    past.push(round);
    return found;
  });
  return {
    rounds: result.rounds.map(({ tables, sitOut }) => ({
      tables: tables.map(({ number, seats }) => ({ number, seats: [...seats] })),
      sitOuts: [...sitOut, ...out],
    })),
    quality: drawReport(request, result.rounds),
    warnings,
    stopped: result.stopped,
    seed: result.seed,
  };
}

/** Clubs are spoken of only where they were to be kept apart. */
const warningsOf = (request: DrawRequest, history: DrawRequest['history'], round: DrawnRound) =>
  roundWarnings({ ...request, history }, round)
    .filter(({ kind }) => kind !== 'sameClub' || request.clubsApart === true)
    .map((one) => ({ ...one, players: [...one.players] }));

export const stop = (input: CallParsed<'draw.stop'>): CallOutput<'draw.stop'> => ({
  stopped: stopDraw(input.job),
});
