/** Players who come and go, as they are shown. */
import type {
  LineView,
  PlayerStateView,
  SheetEndView,
  SubstitutionView,
} from '../../../shared/ipc/schemas/people.ts';
import type { SheetState, Substitution } from '../../../shared/ledger/state.ts';
import type { GeneralState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { tableLines, type Line } from './lines.ts';
import { playerViews, type SeatView } from './seats.ts';

const viewOf = (views: ReadonlyMap<string, SeatView>, playerId: string): SeatView =>
  views.get(playerId) ?? { playerId, name: playerId, full: playerId };

export function substitutionView(
  general: GeneralState,
  { seat, out, line, by, at, reason, ...rest }: Substitution,
): SubstitutionView {
  const views = playerViews(general);
  return { seat, out: viewOf(views, out), in: viewOf(views, rest.in), line, by, at, reason };
}

/** @param views names by player id */
export const lineViews = (views: ReadonlyMap<string, SeatView>, lines: readonly Line[]): LineView[] =>
  lines.map(({ playerId, seat, from, to, deals, present, entered, exact, points, awarded }) => ({
    ...viewOf(views, playerId),
    ...{ seat, from, to, deals, present, entered, points, awarded },
    exact: exact.toString(),
  }));

/** One line a player of the table. @throws PulkaError `table/unknown` */
export const tableLineViews = (book: Book, tableId: string): LineView[] =>
  lineViews(playerViews(book.general), tableLines(book, tableId));

export const endView = ({ ended }: SheetState): SheetEndView | null =>
  ended === null ? null : { ...ended, awards: ended.awards.map((award) => ({ ...award })) };

export const stateViews = ({ playerStates }: GeneralState): PlayerStateView[] => [...playerStates.values()];
