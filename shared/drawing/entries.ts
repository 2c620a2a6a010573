/** From deals to what stands on the paper: running totals, struck-out ones before the right ones, rulings in italics. */
import { explainStep, foldDeals, stateBefore, totals } from '../domain/fold.ts';
import type { Write } from '../domain/paper.ts';
import type { Deal, Seat, SheetRules, Totals } from '../domain/types.ts';
import { shortNames } from '../format/names.ts';
import { formatNumber } from '../format/numbers.ts';
import { effectsOf, totalAt, type Effect } from '../format/written.ts';
import type { PulkaEntry, PulkaInput, PulkaSeat } from './types.ts';

/** A deal as it stood before it was corrected, at its place on the sheet. */
export interface Correction {
  /** Index of the deal that replaced it, from 0; `deals.length` for one that was taken off at the end. */
  at: number;
  /** The old version, with the rulings it carried. */
  deal: Deal;
}

export interface PulkaSource {
  rules: SheetRules;
  /** Names in seat order. */
  players: readonly string[];
  /** Checked deals, with the rulings in force. */
  deals: readonly Deal[];
  /** Oldest first. */
  corrections?: readonly Correction[];
  /** Who deals next where the deals do not say (the first deal). */
  dealer?: Seat | null;
}

/**
 * Everything that stands in the fields after the deals. A corrected deal leaves its old totals struck out, in the
 * fields where they differ, before the right ones; a ruling's own lines are entries of their own.
 */
export function pulkaEntries(source: PulkaSource): PulkaInput {
  const { rules, players, deals } = source;
  const short = shortNames(players);
  const seats = players.map((name, seat): PulkaSeat => {
    return {
      name,
      short: short[seat] ?? '',
      pool: [],
      mountain: [],
      whists: players.map(() => []),
      closed: false,
    };
  });
  const folded = foldDeals(rules, deals);
  const fieldOf = (effect: Effect): PulkaEntry[] | undefined => {
    const seat = seats[effect.seat];
    if (effect.on !== null) return seat?.whists[effect.on];
    return effect.kind === 'pool' ? seat?.pool : seat?.mountain;
  };
  for (let i = 0; i <= deals.length; i += 1) {
    const before = stateBefore(folded, i);
    const at = totals(before);
    const deal = deals[i];
    const right = deal === undefined ? [] : steps(explainStep(before, deal, i), at, players.length);
    for (const old of source.corrections ?? []) {
      if (old.at !== i) continue;
      const wrong = steps(explainStep(before, old.deal, i), at, players.length);
      for (const step of wrong) {
        if (right.some((other) => sameStep(step, other))) continue;
        fieldOf(step.effect)?.push({ ...entryOf(step, i), struck: true });
      }
    }
    const last = i === deals.length - 1;
    for (const step of right) fieldOf(step.effect)?.push({ ...entryOf(step, i), ...(last ? { last } : {}) });
  }
  const end = totals(folded.last);
  seats.forEach((seat, i) => {
    seat.closed = isClosed(rules, end, i, folded.closed);
  });
  const dealer = folded.closed ? null : (folded.last.dealer ?? source.dealer ?? null);
  return { seats, dealer, target: rules.target };
}

interface Step {
  effect: Effect;
  /** The running total it leads to. */
  total: number;
}

/** The entries of one deal with their running totals, from the totals before it. */
function steps(writes: readonly Write[], before: Totals, players: number): Step[] {
  const reached = new Map<string, number>();
  return effectsOf(writes, players).map((effect) => {
    const place = placeOf(effect);
    const total = (reached.get(place) ?? totalAt(effect, before)) + effect.amount;
    reached.set(place, total);
    return { effect, total };
  });
}

function placeOf(effect: Effect): string {
  return `${effect.kind} ${effect.seat} ${effect.on ?? ''}`;
}

function sameStep(a: Step, b: Step): boolean {
  return placeOf(a.effect) === placeOf(b.effect) && a.total === b.total && a.effect.ruled === b.effect.ruled;
}

function entryOf({ effect, total }: Step, deal: number): PulkaEntry {
  const text = formatNumber(total);
  return effect.ruled ? { text, ruling: true, deal } : { text, deal };
}

/** A pool at its target takes no more points; where pools run over, all close with the pulka. */
function isClosed(rules: SheetRules, end: Totals, seat: Seat, all: boolean): boolean {
  if (rules.target === null || rules.convention.options.poolClosing !== 'americanAid') return all;
  return (end.pool[seat] ?? 0) >= rules.target;
}
