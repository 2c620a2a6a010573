/**
 * A deal under its rulings. Usually there is one; where several slips stand on one deal, their lines add up and
 * the strongest word about the deal itself holds.
 */
import type { Deal, DealRuling, Scored } from '../domain/types.ts';
import type { RulingIssued } from './kinds.ts';

/** From weakest to strongest: what a later word of the list takes away, an earlier one cannot give back. */
const STRENGTH: readonly Scored[] = [
  'actual',
  'playOn',
  'unchanged',
  'actualNoContract',
  'actualNoWhists',
  'ruling',
  'arbiter',
  'none',
];

const addLines = (a: number[] | undefined, b: number[] | undefined): number[] | undefined =>
  a === undefined ? b : b === undefined ? a : a.map((value, i) => value + (b[i] ?? 0));

function addMatrices(a: number[][] | undefined, b: number[][] | undefined): number[][] | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a.map((row, i) => row.map((value, j) => value + (b[i]?.[j] ?? 0)));
}

function addTricks(
  a: Record<string, number> | undefined,
  b: Record<string, number> | undefined,
): Record<string, number> | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const sum = { ...a };
  for (const [seat, count] of Object.entries(b)) sum[seat] = (sum[seat] ?? 0) + count;
  return sum;
}

/** Without the keys that hold nothing, so that equal rulings are equal as data. */
function compact(ruling: DealRuling): DealRuling {
  return Object.fromEntries(
    Object.entries(ruling).filter(([, v]) => v !== undefined),
  ) as unknown as DealRuling;
}

/** Two rulings on one deal as one; article and slip are those of the later. */
export function mergeRulings(first: DealRuling, second: DealRuling): DealRuling {
  const stronger = STRENGTH.indexOf(second.scored) >= STRENGTH.indexOf(first.scored) ? second : first;
  const moveTricks = [...(first.moveTricks ?? []), ...(second.moveTricks ?? [])];
  const noWhists = [...new Set([...(first.noWhists ?? []), ...(second.noWhists ?? [])])].sort();
  return compact({
    article: second.article ?? first.article,
    slip: second.slip ?? first.slip,
    scored: stronger.scored,
    adjustTricks: addTricks(first.adjustTricks, second.adjustTricks),
    moveTricks: moveTricks.length > 0 ? moveTricks : undefined,
    noWhists: noWhists.length > 0 ? noWhists : undefined,
    pool: addLines(first.pool, second.pool),
    mountain: addLines(first.mountain, second.mountain),
    whists: addMatrices(first.whists, second.whists),
  });
}

/**
 * The deal as it is folded: with the rulings in force, in the order of their slips. The tricks that a ruling
 * says were taken (raspasy) stand for the deal's own.
 */
export function scoredDeal(deal: Deal, slips: readonly RulingIssued[]): Deal {
  let scored = deal;
  for (const slip of slips) {
    if (slip.dealRuling === null) continue;
    const ruling =
      scored.ruling === undefined ? slip.dealRuling : mergeRulings(scored.ruling, slip.dealRuling);
    if (scored.type === 'raspasy' && slip.tricks !== null)
      scored = { ...scored, tricks: slip.tricks, ruling };
    else scored = { ...scored, ruling };
  }
  return scored;
}

/** The lines of a ruling between deals as an `adjust` of its own. `seats` = player ids in seat order. */
export function adjustOf(slip: RulingIssued, seats: readonly string[]): Deal {
  const pool = seats.map(() => 0);
  const mountain = seats.map(() => 0);
  const whists = seats.map(() => seats.map(() => 0));
  for (const line of slip.lines) {
    const who = seats.indexOf(line.who);
    const on = line.on === null ? -1 : seats.indexOf(line.on);
    if (who < 0) continue;
    if (line.where === 'pool') pool[who] = (pool[who] ?? 0) + line.amount;
    else if (line.where === 'mountain') mountain[who] = (mountain[who] ?? 0) + line.amount;
    else {
      const row = whists[who];
      if (row !== undefined && on >= 0) row[on] = (row[on] ?? 0) + line.amount;
    }
  }
  return { type: 'adjust', reason: `№ ${slip.number}`, pool, mountain, whists };
}
