/** The journal of slips: filters, counts of repeats, totals by table, deadlines. Pure. */
import type { RulingIssued, SlipState } from './kinds.ts';
import { slipStands } from './sheet-parts.ts';

/** What the journal knows of a slip. */
export interface JournalEntry {
  readonly slip: RulingIssued;
  readonly state: SlipState;
  readonly roundNumber: number;
  readonly tableNumber: number;
}

/** Only slips that answer to everything that is named. */
export interface JournalFilter {
  readonly round?: number;
  readonly tableId?: string;
  /** At fault. */
  readonly player?: string;
  /** Id of an article; `own` = the arbiter decided by himself. */
  readonly article?: string;
  readonly state?: SlipState;
}

/** By whom of his own: no article behind the amounts. */
export const OWN_DECISION = 'own';

const answers = ({ slip, state, roundNumber }: JournalEntry, filter: JournalFilter): boolean =>
  (filter.round === undefined || roundNumber === filter.round) &&
  (filter.tableId === undefined || slip.tableId === filter.tableId) &&
  (filter.player === undefined || slip.offenders.includes(filter.player)) &&
  (filter.article === undefined ||
    (filter.article === OWN_DECISION
      ? slip.ownDecision !== null
      : slip.articles.some(({ article }) => article === filter.article))) &&
  (filter.state === undefined || state === filter.state);

/** Slips that answer to the filter, in their order. */
export const filterSlips = <S extends JournalEntry>(slips: readonly S[], filter: JournalFilter): S[] =>
  slips.filter((one) => answers(one, filter));

/** What the slips themselves offer to filter by, each once, in the order in which it appears. */
export interface JournalChoices {
  readonly rounds: readonly number[];
  readonly tables: readonly { readonly tableId: string; readonly round: number; readonly table: number }[];
  readonly players: readonly string[];
  readonly articles: readonly { readonly article: string; readonly refRu: string }[];
  readonly states: readonly SlipState[];
}

const once = <T, K>(list: readonly T[], key: (one: T) => K): T[] => {
  const seen = new Set<K>();
  return list.filter((one) => {
    const id = key(one);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
};
const self = <T>(one: T): T => one;

export function journalChoices(slips: readonly JournalEntry[]): JournalChoices {
  const tables = slips.map(({ slip, roundNumber, tableNumber }) => ({
    tableId: slip.tableId,
    round: roundNumber,
    table: tableNumber,
  }));
  const articles = slips.flatMap(({ slip }) =>
    slip.articles.map(({ article, refRu }) => ({ article, refRu })),
  );
  return {
    rounds: once(
      slips.map(({ roundNumber }) => roundNumber),
      self,
    ),
    tables: once(tables, ({ tableId }) => tableId),
    players: once(
      slips.flatMap(({ slip }) => slip.offenders),
      self,
    ),
    articles: once(articles, ({ article }) => article),
    states: once(
      slips.map(({ state }) => state),
      self,
    ),
  };
}

/** How often a player was ruled on by an article, slips in force only; most often first. */
export interface RepeatCount {
  readonly player: string;
  readonly article: string;
  readonly refRu: string;
  readonly count: number;
}

export function repeatCounts(slips: readonly JournalEntry[]): RepeatCount[] {
  const counts = new Map<string, RepeatCount>();
  for (const { slip, state } of slips) {
    if (!slipStands(state)) continue;
    for (const { article, refRu } of once(slip.articles, (one) => one.article)) {
      for (const player of slip.offenders) {
        const key = `${player}\n${article}`;
        counts.set(key, { player, article, refRu, count: (counts.get(key)?.count ?? 0) + 1 });
      }
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

type SlipWhere = RulingIssued['lines'][number]['where'];

/** What the slips in force wrote at a table: the lines of the rulings, not the deals. */
export interface TableTotal {
  readonly tableId: string;
  readonly round: number;
  readonly table: number;
  /** Slips, with those that no longer count; how many cost nothing. */
  readonly slips: number;
  readonly free: number;
  readonly pool: number;
  readonly mountain: number;
  readonly whists: number;
}

/** What a slip wrote there, in points or whists; 0 where it does not stand. */
export const writtenAt = ({ slip, state }: Pick<JournalEntry, 'slip' | 'state'>, where: SlipWhere): number =>
  slipStands(state)
    ? slip.lines.reduce((all, line) => (line.where === where ? all + line.amount : all), 0)
    : 0;

export function tableTotals(slips: readonly JournalEntry[]): TableTotal[] {
  const totals = new Map<string, TableTotal>();
  for (const entry of slips) {
    const { slip, state, roundNumber, tableNumber } = entry;
    const { tableId } = slip;
    const start = {
      tableId,
      round: roundNumber,
      table: tableNumber,
      slips: 0,
      free: 0,
      pool: 0,
      mountain: 0,
      whists: 0,
    };
    const before = totals.get(tableId) ?? start;
    totals.set(tableId, {
      ...before,
      slips: before.slips + 1,
      free: before.free + (slipStands(state) && slip.lines.length === 0 ? 1 : 0),
      pool: before.pool + writtenAt(entry, 'pool'),
      mountain: before.mountain + writtenAt(entry, 'mountain'),
      whists: before.whists + writtenAt(entry, 'whists'),
    });
  }
  return [...totals.values()].sort((a, b) => a.round - b.round || a.table - b.table);
}

/**
 * Whether an appeal comes after its deadline. A deadline in words («до конца тура») is the arbiter's affair.
 * @param until ISO instant, words, or null; @param at ISO instant
 */
export function appealIsLate(until: string | null, at: string): boolean {
  if (until === null || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(until)) return false;
  return Date.parse(at) > Date.parse(until);
}
