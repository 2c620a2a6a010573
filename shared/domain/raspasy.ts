/** Raspasy: all passed, every trick costs (K96 3.7). */
import type { RaspasyDeal, SheetRules } from './types.ts';
import type { Paper } from './paper.ts';
import { raspasyPrice } from './prices.ts';
import { adjustmentOf, mayWrite, movedTo, scoredAs } from './ruled.ts';
import { sittingOut } from './seats.ts';
import { earn } from './pool.ts';
import { raspasy } from './why.ts';

/** Tricks of every seat as a ruling counts them; amnesty and zero go by them too. */
export function raspasyTricks(deal: RaspasyDeal): number[] {
  const { ruling, tricks } = deal;
  if (ruling === undefined) return tricks;
  return tricks.map((n, seat) => n + movedTo(ruling, seat) + adjustmentOf(ruling, seat));
}

/**
 * Writes a raspasy at the given step (from 1). Under `scored: ruling` the tricks given are written without amnesty
 * (without whists, where whists are the target), and only a dealer who sits out keeps his zero bonus.
 */
export function scoreRaspasy(rules: SheetRules, deal: RaspasyDeal, step: number, paper: Paper): void {
  const scored = scoredAs(deal.ruling);
  if (scored === 'none' || scored === 'arbiter') return;
  const ruled = scored === 'ruling';
  const tricks = raspasyTricks(deal);
  const price = raspasyPrice(rules.convention.options, step);
  if (rules.convention.options.raspasyTarget === 'mountain') {
    writeMountains(rules, tricks, price, step, ruled, paper);
  } else if (!ruled) {
    writeWhists(rules, deal, tricks, price, paper);
  }
  writeZeroBonuses(rules, deal, tricks, price, step, ruled, paper);
}

/** Price × (tricks − fewest of all, the dealer of four among them): the amnesty of K96 3.7.3. */
function writeMountains(
  rules: SheetRules,
  tricks: readonly number[],
  price: number,
  step: number,
  ruled: boolean,
  paper: Paper,
): void {
  const fewest = rules.convention.options.amnesty && !ruled ? Math.min(...tricks) : 0;
  const why = fewest > 0 ? raspasy.amnesty : raspasy.tricks;
  for (let seat = 0; seat < rules.players; seat++) {
    const own = tricks[seat] as number;
    paper.mountain(seat, price * (own - fewest), why, price, own, step, fewest);
  }
}

/**
 * Whoever of the three took fewest writes on each of the others, divided by the number of those with the fewest
 * (K96 3.7.2.2). At most two write, so half whists are the finest fraction.
 */
function writeWhists(
  rules: SheetRules,
  deal: RaspasyDeal,
  tricks: readonly number[],
  price: number,
  paper: Paper,
): void {
  const away = sittingOut(rules.players, deal.dealer);
  let fewest = Infinity;
  let sharers = 0;
  for (let seat = 0; seat < rules.players; seat++) {
    const own = tricks[seat] as number;
    if (seat === away || own > fewest) continue;
    sharers = own < fewest ? 1 : sharers + 1;
    fewest = own;
  }
  for (let on = 0; on < rules.players; on++) {
    const taken = tricks[on] as number;
    if (on === away || taken === fewest) continue;
    const halves = (2 * price * taken) / sharers;
    for (let writer = 0; writer < rules.players; writer++) {
      if (writer === away || tricks[writer] !== fewest || !mayWrite(deal.ruling, writer)) continue;
      paper.halfWhists(writer, on, halves, raspasy.whists, price, taken, sharers);
    }
  }
}

/** The pool of everybody without a trick, in seat order, each in full (aid included) before the next. */
function writeZeroBonuses(
  rules: SheetRules,
  deal: RaspasyDeal,
  tricks: readonly number[],
  price: number,
  step: number,
  ruled: boolean,
  paper: Paper,
): void {
  const { zeroBonus, zeroBonusToDealer } = rules.convention.options;
  if (zeroBonus === 'none') return;
  const points = zeroBonus === 'trickPrice' ? price : 1;
  const away = sittingOut(rules.players, deal.dealer);
  for (let seat = 0; seat < rules.players; seat++) {
    if (tricks[seat] !== 0) continue;
    if (seat === away ? !zeroBonusToDealer : ruled) continue;
    earn(rules, paper, seat, points, seat === away ? raspasy.zeroDealer : raspasy.zero, step);
  }
}
