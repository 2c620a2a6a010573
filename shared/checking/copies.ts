/**
 * Sheets typed twice: a run of deals that stands at two tables. A run counts where it is too long to be chance among
 * so many deals; four short games may well be equal at two of fifty tables, four long ones hardly.
 */
import type { Row } from '../ledger/state.ts';
import { RunIndex, SHORTEST, type Run } from './runs.ts';
import { tokenOf, wordByPlayer, type Token } from './tokens.ts';

/** What a chance would be expected less than once in 2^MARGIN tournaments of this size. */
const MARGIN = 4;

export interface Copy {
  readonly code: 'sheetTwice' | 'sameDeals';
  readonly key: string;
  /** The later table in the order of the tournament, and its first deal of the run; then the earlier one. */
  readonly tableId: string;
  readonly dealId: string;
  readonly deal: number;
  readonly otherTableId: string;
  readonly otherDeal: number;
  /** Deals that are equal, in all runs of the two. */
  readonly n: number;
}

/** One sheet as the index holds it. */
interface Held {
  readonly rows: readonly Row[];
  /** Deals only, with their № on the sheet. */
  readonly deals: readonly { readonly row: Row; readonly number: number; readonly token: Token }[];
  readonly seats: readonly string[];
  readonly order: number;
}

interface Found {
  readonly code: Copy['code'];
  readonly runs: readonly { readonly run: Run; readonly bits: number }[];
}

/** Bits of information in the choice of a pair out of so many deals. */
const pairBits = (deals: number): number => 2 * deals.toString(2).length;

export class CopyIndex {
  private readonly held = new Map<string, Held>();
  private readonly bySeat = new RunIndex();
  /** Of sheets only whose players sat together at another table as well. */
  private readonly byPlayer = new RunIndex();
  private readonly companies = new Map<string, Set<string>>();
  /** By `later\nearlier`; `pairsOf` names the keys of one table. */
  private readonly pairs = new Map<string, Found>();
  private readonly pairsOf = new Map<string, Set<string>>();
  private deals = 0;

  /**
   * Takes a sheet over; nothing to do while its rows are the same object.
   * @param seats player ids in seat order; @param order place of the table in the tournament
   */
  update(tableId: string, rows: readonly Row[], seats: readonly string[], order: number): void {
    const before = this.held.get(tableId);
    if (before?.rows === rows) return;
    const tokens = new Map((before?.deals ?? []).map(({ row, token }) => [row.deal, token]));
    let number = 0;
    const deals = rows.flatMap((row) => {
      if (row.slipRow) return [];
      number++;
      if (row.deal.type === 'adjust') return [];
      return [{ row, number, token: tokens.get(row.deal) ?? tokenOf(row.deal) }];
    });
    this.deals += deals.length - (before?.deals.length ?? 0);
    this.held.set(tableId, { rows, deals, seats, order });
    this.bySeat.set(
      tableId,
      deals.map(({ token }) => token.bySeat),
    );
    this.meet(tableId, seats);
    this.compare(tableId);
  }

  /** The same people at two tables: their sheets are compared by player too. */
  private meet(tableId: string, seats: readonly string[]): void {
    const who = seats.toSorted().join('\n');
    const company = this.companies.get(who) ?? new Set();
    const first = company.size === 1 && !company.has(tableId) ? [...company] : [];
    this.companies.set(who, company.add(tableId));
    if (company.size < 2) return;
    for (const id of [...first, tableId]) {
      const held = this.held.get(id);
      const words = held?.deals.map(({ row }) => wordByPlayer(row.deal, held.seats)) ?? [];
      this.byPlayer.set(id, words);
    }
  }

  /** Forgets the pairs of the table and finds them anew; the same players tell more than the same columns. */
  private compare(tableId: string): void {
    for (const key of this.pairsOf.get(tableId) ?? []) {
      this.pairs.delete(key);
      for (const id of key.split('\n')) if (id !== tableId) this.pairsOf.get(id)?.delete(key);
    }
    this.pairsOf.set(tableId, new Set());
    for (const [other, runs] of this.bySeat.runsOf(tableId)) this.note('sameDeals', tableId, other, runs);
    for (const [other, runs] of this.byPlayer.runsOf(tableId)) this.note('sheetTwice', tableId, other, runs);
  }

  private note(code: Copy['code'], tableId: string, other: string, runs: readonly Run[]): void {
    const [own, others] = [this.held.get(tableId), this.held.get(other)];
    if (own === undefined || others === undefined) return;
    const later = own.order > others.order;
    const turned = later
      ? [...runs]
      : runs.map(({ at, otherAt, length }) => ({ at: otherAt, otherAt: at, length }));
    const deals = later ? own.deals : others.deals;
    const key = later ? `${tableId}\n${other}` : `${other}\n${tableId}`;
    const measured = turned
      .sort((a, b) => a.at - b.at || a.otherAt - b.otherAt)
      .map((run) => ({
        run,
        bits: deals.slice(run.at, run.at + run.length).reduce((sum, { token }) => sum + token.bits, 0),
      }));
    this.pairs.set(key, { code, runs: measured });
    for (const id of [tableId, other]) {
      const keys = this.pairsOf.get(id) ?? new Set();
      this.pairsOf.set(id, keys.add(key));
    }
  }

  /** What is no chance in a tournament of so many deals as there are now. */
  copies(): Copy[] {
    const needed = pairBits(this.deals) + MARGIN;
    return [...this.pairs].flatMap(([key, { code, runs }]): Copy[] => {
      const telling = runs.filter(({ bits }) => bits >= needed);
      const [tableId = '', otherTableId = ''] = key.split('\n');
      const [deals, others] = [this.held.get(tableId)?.deals, this.held.get(otherTableId)?.deals];
      const first = telling[0]?.run;
      const [own, other] = [deals?.[first?.at ?? -1], others?.[first?.otherAt ?? -1]];
      if (first === undefined || own === undefined || other === undefined) return [];
      // The beginning names the run: it may grow at its end and is still the same question.
      const versions = (list: Held['deals'] | undefined, at: number): string =>
        (list ?? [])
          .slice(at, at + SHORTEST)
          .map(({ row }) => row.entrySeq)
          .join('.');
      return [
        {
          code,
          key: `${versions(deals, first.at)}:${versions(others, first.otherAt)}`,
          ...{ tableId, dealId: own.row.dealId, deal: own.number },
          ...{ otherTableId, otherDeal: other.number },
          n: telling.reduce((sum, { run }) => sum + run.length, 0),
        },
      ];
    });
  }
}
