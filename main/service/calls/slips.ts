/** Slips: a ruling is issued with its number in one transaction, and afterwards only changes its state. */
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { appealIsLate } from '../../../shared/ledger/journal.ts';
import type { SlipState } from '../../../shared/ledger/kinds.ts';
import { commit, prepare, type CallContext } from '../context.ts';
import type { EntryDraft } from '../ledger/change.ts';
import { findSlip, slipViews } from '../queries/slips.ts';
import { buildSlip } from '../rulings/build.ts';
import { checkOutcome } from './deals.ts';
import { incidentScope } from './incidents.ts';
import { expectSeq, reopened } from './sheet-guards.ts';

type Issue = CallParsed<'incidents.issue'>;
type SlipAnswer = CallOutput<'incidents.issue'>;
/** What is kept for a repeated command. */
interface KeptSlip {
  slipId: string;
}

/** The entry by which a slip gives way to the one that is issued now. @throws PulkaError `slip/replacement`, `slip/final` */
function givesWay(input: Issue, { book }: CallContext, replacedBy: string): EntryDraft[] {
  const { replaces, tableId, dealId, arbiter } = input;
  if (replaces === undefined || replaces === null) return [];
  const { slip, state } = findSlip(book, replaces.slipId);
  // A slip on another deal would leave its own lines standing there.
  if (slip.tableId !== tableId || slip.dealId !== dealId) throw new PulkaError('slip/replacement');
  if (!NEXT[state].includes('changed')) throw new PulkaError('slip/final');
  const { reason } = replaces;
  const payload = { slipId: slip.slipId, state: 'changed' as const, by: arbiter, reason, replacedBy };
  return [{ kind: 'ruling.state', payload, reason }];
}

export function issueSlip(input: Issue, context: CallContext): SlipAnswer {
  const { tableId, dealId, arbiter, expectedSeq } = input;
  const { book, surroundings } = context;
  expectSeq(book, tableId, expectedSeq);
  const number = Math.max(0, ...slipViews(book).map((view) => view.slip.number)) + 1;
  const slip = buildSlip(book, input, { slipId: surroundings.newId(), number });
  const drafts: EntryDraft[] = [
    { kind: 'ruling.issued', payload: slip, reason: slip.ownDecision?.reason ?? '' },
    ...givesWay(input, context, slip.slipId),
    ...reopened(book, tableId, arbiter),
  ];
  const change = prepare(context, drafts, arbiter);
  checkOutcome(context, change, tableId, dealId ?? slip.slipId);
  const kept: KeptSlip = { slipId: slip.slipId };
  commit(context, change, kept, incidentScope(tableId, dealId));
  return findSlip(book, slip.slipId);
}

/** Where a slip may go from a state: what is cancelled or replaced stays so. */
const NEXT: Readonly<Record<SlipState, readonly SlipState[]>> = {
  issued: ['appealed', 'upheld', 'changed', 'cancelled'],
  appealed: ['upheld', 'changed', 'cancelled'],
  upheld: ['appealed', 'changed', 'cancelled'],
  changed: [],
  cancelled: [],
};

/**
 * A slip is never edited. Cancelled or changed, its lines no longer count: the fold gives the deal its ordinary score
 * back. After the deadline an appeal is not taken; what the arbiter does by himself has no deadline.
 * @throws PulkaError `slip/state`, `slip/final`, `slip/appealLate`, `slip/replacement`
 */
export function setSlipState(input: CallParsed<'incidents.setState'>, context: CallContext): SlipAnswer {
  const { slipId, state, by, reason, replacedBy } = input;
  const { book } = context;
  const { slip, state: present } = findSlip(book, slipId);
  if (present === state) throw new PulkaError('slip/state', { state });
  if (!NEXT[present].includes(state)) throw new PulkaError('slip/final');
  if (state === 'appealed' && appealIsLate(slip.appealUntil, context.at))
    throw new PulkaError('slip/appealLate', { until: slip.appealUntil ?? '' });
  const replaced = state === 'changed';
  if (replaced !== (replacedBy !== null) || replacedBy === slipId) throw new PulkaError('slip/replacement');
  if (replacedBy !== null) findSlip(book, replacedBy);
  const scoreChanges = state === 'changed' || state === 'cancelled';
  const drafts: EntryDraft[] = [
    { kind: 'ruling.state', payload: { slipId, state, by, reason, replacedBy }, reason },
    ...(scoreChanges ? reopened(book, slip.tableId, by) : []),
  ];
  const change = prepare(context, drafts, by);
  checkOutcome(context, change, slip.tableId, slip.dealId);
  const kept: KeptSlip = { slipId };
  commit(context, change, kept);
  return findSlip(book, slipId);
}

export const rebuildSlip = ({ slipId }: KeptSlip, context: CallContext): SlipAnswer =>
  findSlip(context.book, slipId);
