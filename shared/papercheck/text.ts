/** A proposal as a sentence for the secretary. Names stand in the nominative, verbs in the present. */
import type { Deal, Seat, SheetRules } from '../domain/types.ts';
import type { DealRow } from '../format/dealRow.ts';
import type { Params, Translate } from '../locales/translate.ts';
import type { Proposal, Slip } from './types.ts';
import { dealRow } from '../format/dealRow.ts';
import { formatNumber } from '../format/numbers.ts';
import { foldDeals, raspasyStepBefore } from '../domain/fold.ts';
import { spellText } from '../notation/spell.ts';
import { whistText } from './whistText.ts';

/** The sheet that the proposals were made for. */
export interface ProposalSheet {
  readonly rules: SheetRules;
  /** Names in seat order. */
  readonly players: readonly string[];
  readonly deals: readonly Deal[];
  /** Number of each row as printed, null where it has none; without it rows are counted from 1. */
  readonly numbers?: readonly (number | null)[];
}

/** Key of the sentence (`papercheck.…`) and its values. */
export interface Message {
  readonly key: string;
  readonly params: Params;
}

/** What the proposal says, e.g. «раздача 11, 7♠/+2: взяток 9, а не 8». */
export function proposalText(proposal: Proposal, sheet: ProposalSheet, t: Translate): string {
  const { key, params } = proposalMessage(proposal, sheet, t);
  return t(key, params);
}

/** The same as key and values, contracts and counts being texts of the language already. */
export function proposalMessage(proposal: Proposal, sheet: ProposalSheet, t: Translate): Message {
  const { edit, slip } = proposal;
  if (slip !== null) return slipMessage(proposal, slip, sheet, t);
  const [to] = edit?.insert ?? [];
  switch (proposal.kind) {
    case 'missing':
      return missingMessage(proposal, to, sheet, t);
    case 'doubled':
    case 'extra':
      return message(proposal.kind, head(proposal, sheet, t));
    case 'dealer':
      return dealerMessage(proposal, sheet, t);
    default:
      return retypedMessage(proposal, to, sheet, t);
  }
}

function message(name: string, params: Params): Message {
  return { key: `papercheck.${name}`, params };
}

function numberOf({ numbers }: ProposalSheet, at: number): number | string {
  return numbers?.[at] ?? at + 1;
}

/** Cells of the grid for a deal at this place, in the words of the grid. */
function rowOf(sheet: ProposalSheet, at: number, deal: Deal, t: Translate): DealRow {
  const { rules, players, deals } = sheet;
  const step = raspasyStepBefore(foldDeals(rules, deals), at);
  return dealRow({ rules, players, deal, number: null, step, writes: [] }, t);
}

function head({ deal }: Proposal, sheet: ProposalSheet, t: Translate): Params {
  const at = deal ?? 0;
  const typed = sheet.deals[at];
  const contract = typed === undefined ? '' : rowOf(sheet, at, typed, t).contract.text;
  return { number: numberOf(sheet, at), contract };
}

function retypedMessage(
  proposal: Proposal,
  to: Deal | undefined,
  sheet: ProposalSheet,
  t: Translate,
): Message {
  const at = proposal.deal ?? 0;
  const from = sheet.deals[at];
  const params = head(proposal, sheet, t);
  if (from === undefined || to === undefined) return message('extra', params);
  const [was, is] = [rowOf(sheet, at, from, t), rowOf(sheet, at, to, t)];
  const said = (a: string, b: string): Message => message(proposal.kind, { ...params, from: a, to: b });
  switch (proposal.kind) {
    case 'tricks':
      return said(was.tricks, is.tricks);
    case 'level':
      return said(was.contract.text, is.contract.text);
    case 'declarer':
      return said(was.declarer, is.declarer);
    case 'shared':
      return message('shared' in to && to.shared === true ? 'shared' : 'notShared', params);
    default: {
      const whist = (deal: Deal): string => whistText(sheet.rules, sheet.players, deal, t);
      const others = { ...params, from: whist(from), to: whist(to) };
      // Whists that were not typed bring tricks along that were not typed either.
      const tricks = 'tricks' in to && to.tricks !== undefined && was.tricks !== is.tricks;
      if (proposal.kind === 'says' && tricks) return message('saysTricks', { ...others, tricks: is.tricks });
      return message(proposal.kind, others);
    }
  }
}

function dealerMessage(proposal: Proposal, sheet: ProposalSheet, t: Translate): Message {
  const { edit } = proposal;
  const at = proposal.deal ?? 0;
  const name = (deal: Deal | undefined): string =>
    deal === undefined || deal.type === 'adjust' ? '' : (sheet.players[deal.dealer] ?? '');
  const params = { ...head(proposal, sheet, t), from: name(sheet.deals[at]), to: name(edit?.insert[0]) };
  const count = edit?.remove ?? 1;
  if (count < 2) return message('dealer', params);
  return message('dealers', { ...params, last: numberOf(sheet, at + count - 1) });
}

function missingMessage(
  proposal: Proposal,
  left: Deal | undefined,
  sheet: ProposalSheet,
  t: Translate,
): Message {
  const { rules, players, deals } = sheet;
  const at = proposal.deal ?? deals.length;
  const dealer = left === undefined || left.type === 'adjust' ? 0 : left.dealer;
  const step = raspasyStepBefore(foldDeals(rules, deals), at);
  const ctx = { players, dealer, convention: rules.convention, raspasyStep: step };
  const deal = left === undefined ? '' : spellText(left, ctx, t);
  if (at >= deals.length) return message('missingLast', { deal });
  return message('missing', { number: numberOf(sheet, at), deal });
}

function slipMessage(proposal: Proposal, slip: Slip, sheet: ProposalSheet, t: Translate): Message {
  const name = (seat: Seat | null | undefined): string => sheet.players[seat ?? -1] ?? '';
  const amount = formatNumber(slip.amount ?? 0);
  const params = head(proposal, sheet, t);
  switch (proposal.kind) {
    case 'consolation':
    case 'fine': {
      const key = slip.seat === null ? `${proposal.kind}All` : proposal.kind;
      return message(key, { ...params, name: name(slip.seat), amount });
    }
    case 'step':
      return message('step', { ...params, step: slip.step ?? 0, written: slip.written ?? 0 });
    case 'column': {
      const pair = { name: name(slip.seat), on: name(slip.on), other: name(slip.other), amount };
      if (proposal.deal === null) return message('columnFoot', pair);
      return message(slip.other === slip.seat ? 'columnReversed' : 'column', { ...params, ...pair });
    }
    default:
      return message('amnesty', params);
  }
}
