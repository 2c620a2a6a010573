/** What is to be done about each sheet that was touched there. */
import type { Deal } from '../../domain/types.ts';
import { beyond, changesSince, isSoft, sameData, type Change, type Since } from './changes.ts';
import type { Ledgers, Side } from './ledgers.ts';
import type { SheetState, TableState } from '../state.ts';

/**
 * - `take`: touched only there, or there it goes on from what is here
 * - `same`: typed on both, and alike
 * - `conflict`: both have what the other has not: somebody must choose
 */
export type TableStatus = 'take' | 'same' | 'conflict';

/** Why the sheet there cannot stand here as it is. */
export type Block =
  /** A slip there bears a number that another slip has here. */
  | { code: 'slipNumber'; number: number }
  /** The round there is not taken over, so there is no such table here. */
  | { code: 'noTable' }
  /** Here a ruling was issued on the sheet since: it left paper. */
  | { code: 'slipHere'; number: number }
  | { code: 'signedHere' }
  /** Here a player was substituted or the sheet was ended since. */
  | { code: 'actsHere' };

/** One line of the two sheets; null = the sheet is shorter. */
export interface DealPair {
  ours: Deal | null;
  theirs: Deal | null;
  same: boolean;
}

export interface TablePlan {
  table: TableState;
  status: TableStatus;
  /** Only what the other side has not. */
  theirs: Change[];
  ours: Change[];
  since: Since;
  blocks: Block[];
  pairs: DealPair[];
  /** Who typed there, and the last entry there on this sheet. */
  by: string[];
  at: string;
}

const dealsOf = (sheet: SheetState | undefined): Deal[] => (sheet?.rows ?? []).map((row) => row.deal);

function pairsOf(ours: readonly Deal[], theirs: readonly Deal[]): DealPair[] {
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, i) => {
    const pair = { ours: ours[i] ?? null, theirs: theirs[i] ?? null };
    return { ...pair, same: sameData(pair.ours, pair.theirs) };
  });
}

/** Deals and marks are typed alike on two desks; rulings, substitutes and ends are acts, never alike. */
const TYPED = new Set(['deal.recorded', 'deal.moved', 'sheet.state']);
const onlyTyped = (changes: readonly Change[]): boolean =>
  changes.every((change) => change.what !== 'added' || TYPED.has(change.entry.kind));

function statusOf(
  ours: readonly Change[],
  theirs: readonly Change[],
  pairs: readonly DealPair[],
): TableStatus | null {
  const hard = (list: readonly Change[]): Change[] => list.filter((change) => !isSoft(change));
  const [here, there] = [hard(ours), hard(theirs)];
  if (here.length === 0) return theirs.length === 0 ? null : 'take';
  if (there.length === 0) return null;
  return pairs.every(({ same }) => same) && onlyTyped(here) && onlyTyped(there) ? 'same' : 'conflict';
}

/** Numbers of slips that stand on our side, with the id of each. */
export function slipNumbers({ entries }: Side): Map<number, string> {
  const numbers = new Map<number, string>();
  for (const entry of entries)
    if (entry.kind === 'ruling.issued') numbers.set(entry.payload.number, entry.payload.slipId);
  return numbers;
}

function blocksOf(
  status: TableStatus,
  ours: readonly Change[],
  theirs: readonly Change[],
  sheet: SheetState | undefined,
  numbers: ReadonlyMap<number, string>,
): Block[] {
  const blocks: Block[] = [];
  for (const change of theirs) {
    if (change.what !== 'added' || change.entry.kind !== 'ruling.issued') continue;
    const { number, slipId } = change.entry.payload;
    const here = numbers.get(number);
    if (here !== undefined && here !== slipId) blocks.push({ code: 'slipNumber', number });
  }
  if (status !== 'conflict') return blocks;
  for (const change of ours) {
    if (change.what !== 'added') continue;
    const { entry } = change;
    if (entry.kind === 'ruling.issued') blocks.push({ code: 'slipHere', number: entry.payload.number });
    if (entry.kind === 'seat.substituted' || entry.kind === 'sheet.ended' || entry.kind === 'ruling.state')
      blocks.push({ code: 'actsHere' });
  }
  if (sheet?.mark?.state === 'signed') blocks.push({ code: 'signedHere' });
  return blocks;
}

/** By round and table. @param missing rounds there that are not taken over */
export function tablePlans({ ours, theirs, common }: Ledgers, missing: ReadonlySet<string>): TablePlan[] {
  const numbers = slipNumbers(ours);
  const plans = theirs.state.tables.flatMap((table): TablePlan[] => {
    const { tableId } = table;
    const there = theirs.byTable.get(tableId) ?? [];
    const since = changesSince(there, common);
    const here = changesSince(ours.byTable.get(tableId) ?? [], common).changes;
    const [onlyOurs, onlyTheirs] = [beyond(here, since.changes), beyond(since.changes, here)];
    const pairs = pairsOf(dealsOf(ours.state.sheets.get(tableId)), dealsOf(theirs.state.sheets.get(tableId)));
    const status = statusOf(onlyOurs, onlyTheirs, pairs);
    if (status === null) return [];
    const tail = there.filter(({ seq }) => seq > common);
    const blocks = missing.has(table.roundId)
      ? [{ code: 'noTable' as const }]
      : blocksOf(status, onlyOurs, onlyTheirs, ours.state.sheets.get(tableId), numbers);
    return [
      {
        ...{ table, status, since, blocks, pairs },
        ...{ ours: onlyOurs, theirs: onlyTheirs },
        by: [...new Set(tail.map(({ actor }) => actor).filter((actor) => actor !== ''))],
        at: tail.at(-1)?.recordedAt ?? there.at(-1)?.recordedAt ?? '',
      },
    ];
  });
  return plans.sort((a, b) => a.table.roundNumber - b.table.roundNumber || a.table.number - b.table.number);
}
