/** Incidents: rulings without a trace, the journal, and half-answered dialogs. */
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import type { CallContext } from '../context.ts';
import { parseIncident } from '../../../shared/files/incident.ts';
import { booksOf } from '../rulings/books.ts';
import { ruleOrRefuse } from '../rulings/rule.ts';
import { findSlip, slipViews } from '../queries/slips.ts';

/** By the texts of the open tournament, or of the program. @throws PulkaError `rule/refused`, ProblemError with the places */
export function ruleIncident(
  input: CallParsed<'incidents.rule'>,
  context: CallContext,
): CallOutput<'incidents.rule'> {
  const books = booksOf(context.session.bookOrNone);
  const ruling: object = ruleOrRefuse(parseIncident(input.incident, books), books);
  return JSON.parse(JSON.stringify(ruling)) as CallOutput<'incidents.rule'>;
}

/** Draft of the dialog on a deal, or between deals. */
export const incidentScope = (tableId: string, dealId: string | null): string =>
  `incident:${tableId}:${dealId ?? ''}`;

export const listSlips = (_input: object, context: CallContext): CallOutput<'incidents.list'> =>
  slipViews(context.book);

export const getSlip = (
  input: CallParsed<'incidents.get'>,
  context: CallContext,
): CallOutput<'incidents.get'> => findSlip(context.book, input.slipId);

export function getDraft(
  input: CallParsed<'incidents.draft'>,
  context: CallContext,
): CallOutput<'incidents.draft'> {
  const draft = context.book.draft(incidentScope(input.tableId, input.dealId));
  return { draft: draft === '' ? null : (JSON.parse(draft) as CallOutput<'incidents.draft'>['draft']) };
}

export function saveDraft(
  input: CallParsed<'incidents.saveDraft'>,
  context: CallContext,
): CallOutput<'incidents.saveDraft'> {
  const { tableId, dealId, draft } = input;
  context.book.table(tableId);
  context.book.saveDraft(
    incidentScope(tableId, dealId),
    draft === null ? '' : JSON.stringify(draft),
    context.at,
  );
  return { savedAt: context.at };
}
