/** What a gesture was, in words: a locale key `gesture.<what>` with its values, for «Отменить: раздача 7, стол 2». */
import type { Entry } from './kinds.ts';
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
  let before = 0;
  for (const row of sheet?.rows ?? [])
    if (!row.slipRow && row.dealId !== dealId && row.place < place) before++;
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

function playerName(source: LabelSource, playerId: string): string {
  return shortNames(source.general.players).get(playerId) ?? '';
}

function entryLabel(source: LabelSource, entry: Entry, entries: readonly Entry[]): Label | null {
  switch (entry.kind) {
    case 'deal.recorded':
      return dealLabel(
        source,
        entries.some((e) => e.kind === 'void') ? 'gesture.correct' : 'gesture.deal',
        entry,
      );
    case 'void': {
      const target = entry.voidsSeq === null ? null : source.entry(entry.voidsSeq);
      return target === null ? null : dealLabel(source, 'gesture.remove', target);
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
      return { label: 'gesture.change', params: {} };
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
      return { label: 'gesture.round', params: { round: entry.payload.number } };
    case 'penalty.recorded': {
      const { playerId, points } = entry.payload;
      return { label: 'gesture.penalty', params: { name: playerName(source, playerId), points } };
    }
    case 'rules.changed':
      return { label: entry.payload.patch === null ? 'gesture.rulesPrinted' : 'gesture.rules', params: {} };
    case 'document.printed':
      return { label: 'gesture.print', params: {} };
  }
}

/** The order in which the entries of one gesture name it: the deal of a correction before its void. */
const RANK: readonly Entry['kind'][] = [
  'tournament.created',
  'ruling.issued',
  'ruling.state',
  'deal.recorded',
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
