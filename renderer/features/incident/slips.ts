/** Small questions about a slip of the journal. */
import type { CallInput } from '../../../shared/ipc/contract.ts';
import type { SlipView } from '../../../shared/ipc/schemas/views.ts';
import type { SlipState } from '../../../shared/ledger/kinds.ts';

export type NextState = CallInput<'incidents.setState'>['state'];

/** Where a slip can go from a state. One that was changed or cancelled is over; nothing on it is ever edited. */
const NEXT: Readonly<Record<SlipState, readonly NextState[]>> = {
  issued: ['appealed', 'upheld', 'changed', 'cancelled'],
  appealed: ['upheld', 'changed', 'cancelled'],
  upheld: ['appealed', 'changed', 'cancelled'],
  changed: [],
  cancelled: [],
};
export const nextStates = (state: SlipState): readonly NextState[] => NEXT[state];

const nameOf = (view: SlipView, playerId: string): string =>
  view.seats.find((seat) => seat.playerId === playerId)?.name ?? playerId;

/** Offenders by name, in the order of the slip. */
export const offenderNames = (view: SlipView): string[] => view.slip.offenders.map((id) => nameOf(view, id));

export const callerName = (view: SlipView): string | null =>
  view.slip.calledBy === null ? null : nameOf(view, view.slip.calledBy);

/** «ФР 3.3.2, ФР 3.5»; empty where the arbiter decided without an article. */
export const articleRefs = (view: SlipView): string =>
  view.slip.articles.map((article) => article.refRu).join(', ');

/** Lines of a slip with names for ids. */
export const lineNames = (view: SlipView): { who: string; on: string | null }[] =>
  view.slip.lines.map(({ who, on }) => ({
    who: nameOf(view, who),
    on: on === null ? null : nameOf(view, on),
  }));

/** Slips of the same table that may have taken this one's place. */
export const replacements = (list: readonly SlipView[], view: SlipView): SlipView[] =>
  list.filter((other) => other.slip.tableId === view.slip.tableId && other.slip.number > view.slip.number);
