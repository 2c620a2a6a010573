/** The sheet with the ruling on it: the same fold as everywhere, nothing is added up here a second time. */
import {
  explainStep,
  foldDeals,
  stateBefore,
  totals as totalsOf,
  type FoldState,
} from '../../../../shared/domain/fold.ts';
import type { Write } from '../../../../shared/domain/paper.ts';
import { roundToSum } from '../../../../shared/domain/rounding.ts';
import { settle } from '../../../../shared/domain/settlement.ts';
import type { AdjustDeal, Deal, DealRuling, Totals } from '../../../../shared/domain/types.ts';
import { mergeRulings as mergeSlips } from '../../../../shared/ledger/merge.ts';
import { dealRuling, type RuledDeal } from '../../../../shared/rules/dealRuling.ts';
import type { Decided } from '../../../../shared/rules/dialog.ts';
import { writeLines } from '../../../../shared/rules/lines.ts';
import { mergeRulings } from '../../../../shared/rules/mergeRulings.ts';
import type { OwnLine } from '../../../../shared/rules/ownDecision.ts';
import type { Rulebook } from '../../../../shared/rules/vocabulary.ts';
import type { IncidentTable } from './table.ts';

export interface SheetSide {
  totals: Totals;
  /** Whists that each wrote in all. */
  whists: number[];
  /** Whole results, sum 0. */
  results: number[];
}

export interface SheetChange {
  now: SheetSide;
  then: SheetSide;
  /** What the deal itself writes under the ruling, besides the ruling's own lines. */
  ordinary: Write[];
}

const side = (state: FoldState): SheetSide => {
  const totals = totalsOf(state);
  return {
    totals,
    whists: totals.whists.map((row) => row.reduce((sum, whists) => sum + whists, 0)),
    results: roundToSum(settle(totals, state.rules)),
  };
};

/** Own amounts by seat. */
function amounts(lines: readonly OwnLine[], ids: readonly string[]) {
  const pool = ids.map(() => 0);
  const mountain = ids.map(() => 0);
  const whists = ids.map(() => ids.map(() => 0));
  for (const { who, where, on, amount } of lines) {
    const seat = ids.indexOf(who);
    const row = where === 'pool' ? pool : where === 'mountain' ? mountain : (whists[seat] ?? []);
    const at = where === 'whists' ? ids.indexOf(on ?? '') : seat;
    row[at] = (row[at] ?? 0) + amount;
  }
  return { pool, mountain, whists };
}

/** What the deal carries: the main article with its companions, the arbiter's amounts in place of theirs. */
function ruledDeal(
  decided: readonly Decided[],
  own: readonly OwnLine[] | null,
  deal: Deal,
  ids: readonly string[],
  books: readonly Rulebook[],
): RuledDeal {
  const [main, ...companions] = decided.map(({ ruling, incident }) =>
    dealRuling(ruling, incident, deal, books),
  );
  const ruled: RuledDeal =
    main === undefined ? { ruling: { scored: 'actual' } } : mergeRulings(main, ...companions);
  return own === null ? ruled : { ...ruled, ruling: { ...ruled.ruling, ...amounts(own, ids) } };
}

/** The row of the deal with one more ruling on it. */
function withRuling(scored: Deal, { ruling, tricks }: RuledDeal): Deal {
  const merged = scored.ruling === undefined ? ruling : mergeSlips(scored.ruling, ruling);
  if (scored.type === 'raspasy' && tricks !== undefined) return { ...scored, tricks, ruling: merged };
  return { ...scored, ruling: merged };
}

/** The deal without the lines that rulings add. */
function ordinaryPart(deal: Deal): Deal {
  if (deal.ruling === undefined) return deal;
  const { pool: _pool, mountain: _mountain, whists: _whists, ...rest }: DealRuling = deal.ruling;
  return { ...deal, ruling: rest };
}

/** Lines of a ruling between deals: a row of its own at the end of the sheet. */
function betweenDeals(
  decided: readonly Decided[],
  own: readonly OwnLine[] | null,
  ids: readonly string[],
  books: readonly Rulebook[],
): AdjustDeal {
  const lines =
    own ??
    decided
      .flatMap(({ ruling, incident }) => writeLines(ruling, incident, books))
      .map((line) => ({ ...line }));
  return { type: 'adjust', reason: '', ...amounts(lines, ids) };
}

/** The sheet as it stands, and as it will stand when the ruling is issued. */
export function sheetChange(
  table: IncidentTable,
  decided: readonly Decided[],
  own: readonly OwnLine[] | null,
  books: readonly Rulebook[],
): SheetChange {
  const { rules, deals, row, index, view } = table;
  const ids = view.seats.map((seat) => seat.playerId);
  const now = side(foldDeals(rules, deals).last);
  if (row === null) {
    const line = betweenDeals(decided, own, ids, books);
    return { now, then: side(foldDeals(rules, [...deals, line]).last), ordinary: [] };
  }
  const ruled = withRuling(row.scored, ruledDeal(decided, own, row.deal, ids, books));
  const folded = foldDeals(rules, deals.with(index, ruled));
  return {
    now,
    then: side(folded.last),
    ordinary: explainStep(stateBefore(folded, index), ordinaryPart(ruled)),
  };
}
