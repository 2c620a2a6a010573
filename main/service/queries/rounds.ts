/** The read model of a round: who sits out, how it was drawn, how far it is, which sheets are not finished. */
import { everSeated } from '../../../shared/ledger/sheet-seats.ts';
import type { RoundPlay } from '../../../shared/ipc/schemas/rounds.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import type { Plan } from '../../../shared/ledger/kinds.ts';
import { liveness } from '../../../shared/ledger/liveness.ts';
import type { PaperFoot } from '../../../shared/ledger/kinds.ts';
import type { RoundState, TableState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { seatViews } from './seats.ts';

/** @throws PulkaError `round/unknown` */
export function roundOf(book: Book, roundId: string): RoundState {
  const round = book.general.rounds.find((one) => one.roundId === roundId);
  if (round === undefined) throw new PulkaError('round/unknown', { round: roundId });
  return round;
}

export const tablesOf = (book: Book, roundId: string): TableState[] =>
  book.general.tables.filter((table) => table.roundId === roundId);

const anyTyped = (foot: PaperFoot): boolean =>
  [...foot.pool, ...foot.mountain, ...foot.whists, ...foot.result].some((text) => text !== '');

/** Something stands on the sheet, or was said of it: the table was played, and stays. */
export function isUsed(book: Book, tableId: string): boolean {
  if (liveness(book.sheetHistory(tableId)).live.some((entry) => entry.kind !== 'sheet.paper')) return true;
  const { paper } = book.sheet(tableId);
  return paper !== null && (anyTyped(paper.foot) || paper.running.some(({ foot }) => anyTyped(foot)));
}

/**
 * A sheet that needs nothing more: checked or signed, ended before its time, closed by its pools, or with as many deals
 * as the plan asks for. By time alone nothing is finished but what was checked: the clock knows no last deal.
 */
function isFinished(book: Book, tableId: string, plan: Plan | undefined): boolean {
  const { mark, rows, ended } = book.sheet(tableId);
  if (ended !== null || (mark !== null && mark.state !== 'typing')) return true;
  if (rows.length > 0 && book.fold(tableId).last.closed) return true;
  return plan?.end.by === 'deals' && rows.filter((row) => !row.slipRow).length >= plan.end.deals;
}

/** Ids of the tables of a round whose sheets are not finished. */
export function unfinishedTables(book: Book, roundId: string): string[] {
  const { plan } = book.tournament;
  return tablesOf(book, roundId).flatMap(({ tableId }) => (isFinished(book, tableId, plan) ? [] : [tableId]));
}

export function roundPlay(book: Book, roundId: string): RoundPlay {
  const { sitOuts, draw, state, startedAt, endedAt } = roundOf(book, roundId);
  return {
    sitOuts: seatViews(book.general, sitOuts),
    ...{ draw, state, startedAt, endedAt },
    unfinished: unfinishedTables(book, roundId),
  };
}

/** Who came to a table of the round as a substitute: he has his place in it, wherever he was when it began. */
export const cameLater = (book: Book, roundId: string): Set<string> =>
  new Set(
    tablesOf(book, roundId).flatMap(({ tableId, seats }) =>
      everSeated(seats, book.sheet(tableId).rows).filter((id) => !seats.includes(id)),
    ),
  );
