/** What a gesture was, in words: a locale key `gesture.<what>` with its values, for «Отменить: раздача 7, стол 2». */
import { CASH } from '../domain/balances.ts';
import { changedPart } from './changedPart.ts';
import type { Entry, EntryFor } from './kinds.ts';
import type { Step } from './history.ts';
import { shortNames } from './names.ts';
import type { GeneralState, SheetState, TableState } from './state.ts';

export interface Label {
  label: string;
  params: Record<string, string | number>;
}

/** What a label looks up; the state is the present one, whether the gesture counts in it or not. */
export interface LabelSource {
  general: GeneralState;
  table: (tableId: string) => TableState | null;
  sheet: (tableId: string) => SheetState | null;
  entry: (seq: number) => Entry | null;
}

/** The № a deal has, or would have if it came back at its place. */
function numberAt(sheet: SheetState | null, dealId: string, place: string): number {
  const rows = sheet?.rows ?? [];
  const present = rows.findLast((row) => row.dealId === dealId);
  if (present?.place === place && present.number !== null) return present.number;
  let before = 0;
  for (const row of rows) if (row.number !== null && row.dealId !== dealId && row.place < place) before++;
  return before + 1;
}

function tableParams(source: LabelSource, tableId: string): Record<string, number> {
  const table = source.table(tableId);
  return { table: table?.number ?? 0, round: table?.roundNumber ?? 0 };
}

function dealLabel(source: LabelSource, label: string, entry: Entry): Label | null {
  if (entry.kind !== 'deal.recorded') return null;
  const { tableId, dealId, place } = entry.payload;
  const deal = numberAt(source.sheet(tableId), dealId, place);
  return { label, params: { deal, ...tableParams(source, tableId) } };
}

/** «перенос раздачи 7 на место 3»: the numbers before and after, the sheet being as it is. */
function moveLabel(source: LabelSource, entry: EntryFor<'deal.moved'>): Label {
  const { tableId, dealId, from, place } = entry.payload;
  const sheet = source.sheet(tableId);
  const params = { deal: numberAt(sheet, dealId, from), place: numberAt(sheet, dealId, place) };
  return { label: 'gesture.move', params: { ...params, ...tableParams(source, tableId) } };
}

/** «пересадка с раздачи 5»: the first deal on the sheet of all that it changed. */
function reseatLabel(source: LabelSource, entries: readonly Entry[]): Label | null {
  if (!entries.some((e) => e.kind === 'void' && e.payload.seats !== undefined)) return null;
  const deals = entries.filter((e) => e.kind === 'deal.recorded');
  const first = deals.toSorted((a, b) => (a.payload.place < b.payload.place ? -1 : 1))[0];
  return first === undefined ? null : dealLabel(source, 'gesture.reseat', first);
}

/** «тур 3», «туры: 5», «пересадка, тур 3», «начало тура 3». */
function roundLabel(
  source: LabelSource,
  entry: EntryFor<'round.added' | 'round.changed' | 'round.state'>,
  entries: readonly Entry[],
): Label {
  if (entry.kind === 'round.added') {
    const n = entries.filter((e) => e.kind === 'round.added').length;
    return n > 1
      ? { label: 'gesture.rounds', params: { n } }
      : { label: 'gesture.round', params: { round: entry.payload.number } };
  }
  const { roundId } = entry.payload;
  const round = source.general.rounds.find((one) => one.roundId === roundId)?.number ?? 0;
  const what = entry.kind === 'round.changed' ? 'roundChange' : `round_${entry.payload.state}`;
  return { label: `gesture.${what}`, params: { round } };
}

function playerName(source: LabelSource, playerId: string): string {
  return shortNames(source.general.players).get(playerId) ?? '';
}

/** Players who come and go, substitutes, sheets that end before their time. */
function peopleLabel(
  source: LabelSource,
  entry: EntryFor<'player.state'> | EntryFor<'seat.substituted'> | EntryFor<'sheet.ended'>,
  label?: string,
): Label {
  switch (entry.kind) {
    case 'player.state': {
      const { playerId, state, fromRound } = entry.payload;
      return {
        label: `gesture.player_${state}`,
        params: { name: playerName(source, playerId), round: fromRound },
      };
    }
    case 'seat.substituted': {
      const { tableId, in: comes } = entry.payload;
      const params = { name: playerName(source, comes), ...tableParams(source, tableId) };
      return { label: label ?? 'gesture.substitute', params };
    }
    case 'sheet.ended': {
      const { tableId, how } = entry.payload;
      return { label: `gesture.sheetEnd_${how}`, params: tableParams(source, tableId) };
    }
  }
}

/** A penalty or a payment, recorded or taken back; a payment is named by the player it concerns. */
function moneyLabel(
  source: LabelSource,
  entry: EntryFor<'penalty.recorded'> | EntryFor<'payment.recorded'>,
  back: boolean,
): Label {
  if (entry.kind === 'penalty.recorded') {
    const { playerId, points } = entry.payload;
    const params = { name: playerName(source, playerId), points };
    return { label: back ? 'gesture.penaltyRemoved' : 'gesture.penalty', params };
  }
  const { from, to, purpose } = entry.payload;
  const name = playerName(source, from === CASH ? to : from);
  return { label: `gesture.payment_${back ? 'cancelled' : purpose}`, params: { name } };
}

function entryLabel(source: LabelSource, entry: Entry, entries: readonly Entry[]): Label | null {
  switch (entry.kind) {
    case 'deal.recorded':
      return (
        reseatLabel(source, entries) ??
        dealLabel(source, entries.some((e) => e.kind === 'void') ? 'gesture.correct' : 'gesture.deal', entry)
      );
    case 'void': {
      const target = entry.voidsSeq === null ? null : source.entry(entry.voidsSeq);
      if (target?.kind === 'penalty.recorded' || target?.kind === 'payment.recorded')
        return moneyLabel(source, target, true);
      if (target?.kind === 'seat.substituted') return peopleLabel(source, target, 'gesture.unsubstitute');
      if (target?.kind === 'round.added')
        return { label: 'gesture.roundCancel', params: { round: target.payload.number } };
      return target === null ? null : dealLabel(source, 'gesture.remove', target);
    }
    case 'deal.moved':
      return moveLabel(source, entry);
    case 'deal.verdict': {
      const { tableId, dealId, verdict } = entry.payload;
      const place = source.sheet(tableId)?.rows.find((row) => row.dealId === dealId)?.place ?? '';
      const deal = numberAt(source.sheet(tableId), dealId, place);
      return { label: `gesture.verdict_${verdict}`, params: { deal, ...tableParams(source, tableId) } };
    }
    case 'ruling.issued':
      return { label: 'gesture.slip', params: { slip: entry.payload.number } };
    case 'ruling.state':
      return { label: `gesture.slip_${entry.payload.state}`, params: {} };
    case 'sheet.state':
      return {
        label: `gesture.sheet_${entry.payload.state}`,
        params: tableParams(source, entry.payload.tableId),
      };
    case 'tournament.created':
      return { label: 'gesture.create', params: {} };
    case 'tournament.changed':
      return { label: `gesture.${changedPart(source, entry)}`, params: {} };
    case 'player.added': {
      const n = entries.filter((e) => e.kind === 'player.added').length;
      if (n > 1) return { label: 'gesture.players', params: { n } };
      return {
        label: 'gesture.player',
        params: { name: playerName(source, entry.payload.playerId) || entry.payload.surname },
      };
    }
    case 'player.changed':
      return { label: 'gesture.playerChange', params: { name: playerName(source, entry.payload.playerId) } };
    case 'round.added':
    case 'round.changed':
    case 'round.state':
      return roundLabel(source, entry, entries);
    case 'penalty.recorded':
    case 'payment.recorded':
      return moneyLabel(source, entry, false);
    case 'rules.changed':
      return { label: entry.payload.patch === null ? 'gesture.rulesPrinted' : 'gesture.rules', params: {} };
    case 'player.state':
    case 'seat.substituted':
    case 'sheet.ended':
      return peopleLabel(source, entry);
    case 'ledger.merged': {
      const { tableId } = entry.payload;
      return tableId === null
        ? { label: 'gesture.mergedWhole', params: {} }
        : { label: 'gesture.merged', params: tableParams(source, tableId) };
    }
    case 'sheet.paper':
    case 'warning.answered':
    case 'document.printed':
      return { label: 'gesture.print', params: {} };
  }
}

/** The order in which the entries of one gesture name it: the deal of a correction before its void. */
const RANK: readonly Entry['kind'][] = [
  'ledger.merged',
  'tournament.created',
  'seat.substituted',
  'sheet.ended',
  'ruling.issued',
  'ruling.state',
  'deal.recorded',
  'deal.moved',
  'void',
];
const rank = (entry: Entry): number => {
  const at = RANK.indexOf(entry.kind);
  return at < 0 ? RANK.length : at;
};

export function labelOf(source: LabelSource, step: Step): Label {
  const entries = [...step.entries].sort((a, b) => rank(a) - rank(b));
  const first = entries[0];
  const found = first === undefined ? null : entryLabel(source, first, step.entries);
  return found ?? { label: 'gesture.other', params: {} };
}
