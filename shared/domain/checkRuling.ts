/** What a ruling on a deal cannot say: tricks of somebody who has none, counts outside the deal, lines of a wrong size. */
import type { Deal, DealRuling, Seat, SheetRules } from './types.ts';
import type { Problem } from './problem.ts';
import { LARGEST_AMOUNT } from './conventions.ts';
import { readDefence } from './defence.ts';
import { playedGame } from './counts.ts';
import { adjustmentOf, movedTo } from './ruled.ts';
import { activeSeats, isSeat } from './seats.ts';
import { checkLines, checkSeat, checkWhole, problem } from './checkValues.ts';

/** Whose tricks a ruling may move, and whose it may count differently, with the counts that result. */
interface Holders {
  readonly move: readonly Seat[];
  readonly adjust: readonly Seat[];
  /** Tricks after moves, and after the adjustment too; null where the tricks may be missing. */
  readonly counts: ((seat: Seat) => { moved: number; counted: number }) | null;
  readonly most: number;
}

const NOBODY: Holders = { move: [], adjust: [], counts: null, most: 10 };

function holders(rules: SheetRules, deal: Deal, ruling: DealRuling): Holders {
  switch (deal.type) {
    case 'raspasy': {
      const all = deal.tricks.map((_, seat) => seat);
      const counts = (seat: Seat) => {
        const moved = (deal.tricks[seat] as number) + movedTo(ruling, seat);
        return { moved, counted: moved + adjustmentOf(ruling, seat) };
      };
      return { move: all, adjust: all, counts, most: 11 };
    }
    case 'misere': {
      const counts = () => {
        const moved = deal.tricks + movedTo(ruling, deal.declarer);
        return { moved, counted: moved + adjustmentOf(ruling, deal.declarer) };
      };
      const move = activeSeats(rules.players, deal.dealer);
      return { move, adjust: [deal.declarer], counts, most: 10 };
    }
    case 'game': {
      const said = readDefence(rules, deal);
      if (said === null) return NOBODY;
      const game = playedGame(rules, deal, said);
      if (game === null) return NOBODY;
      const whisters = game.second === null ? [game.first] : [game.first, game.second];
      const counts = (seat: Seat) => {
        const of = whisters.find((whister) => whister.seat === seat) ?? game;
        return { moved: of.taken, counted: of.counted };
      };
      const active = activeSeats(rules.players, deal.dealer);
      const move = active.includes(game.first.seat) ? active : [...active, game.first.seat];
      const adjust = [deal.declarer, ...whisters.map((whister) => whister.seat)];
      return { move, adjust, counts: deal.tricks === undefined ? null : counts, most: 10 };
    }
    default:
      return NOBODY;
  }
}

function checkMoves(rules: SheetRules, ruling: DealRuling, may: readonly Seat[], path: string): Problem[] {
  return (ruling.moveTricks ?? []).flatMap((move, i) => {
    const at = `${path}.moveTricks[${i}]`;
    const problems = [
      ...checkSeat(rules.players, move.from, `${at}.from`),
      ...checkSeat(rules.players, move.to, `${at}.to`),
      ...checkWhole(move.count, 1, 10, `${at}.count`),
    ];
    if (problems.length > 0) return problems;
    if (move.from === move.to) return [problem(at, 'ruling/moveToSelf')];
    if (!may.includes(move.from)) return [problem(`${at}.from`, 'ruling/noTricks')];
    return may.includes(move.to) ? [] : [problem(`${at}.to`, 'ruling/noTricks')];
  });
}

function checkAdjustments(ruling: DealRuling, may: readonly Seat[], path: string): Problem[] {
  return Object.entries(ruling.adjustTricks ?? {}).flatMap(([key, value]) => {
    const at = `${path}.adjustTricks.${key}`;
    const seat = Number(key);
    if (!may.includes(seat) || String(seat) !== key) return [problem(at, 'ruling/noTricks')];
    return checkWhole(value, -11, 11, at);
  });
}

function checkCounts(of: Holders, path: string): Problem[] {
  const { counts } = of;
  if (counts === null) return [];
  return of.adjust.flatMap((seat) => {
    const { moved, counted } = counts(seat);
    if (moved < 0 || moved > 10) {
      return [problem(`${path}.moveTricks`, 'ruling/tricksRange', { tricks: moved, most: 10 })];
    }
    return counted < 0 || counted > of.most
      ? [problem(`${path}.adjustTricks.${seat}`, 'ruling/tricksRange', { tricks: counted, most: of.most })]
      : [];
  });
}

function checkSilenced(players: number, seats: readonly Seat[], path: string): Problem[] {
  return seats.flatMap((seat, i) => {
    const at = `${path}.noWhists[${i}]`;
    if (!isSeat(players, seat)) return checkSeat(players, seat, at);
    return seats.indexOf(seat) === i ? [] : [problem(at, 'ruling/seatTwice')];
  });
}

/** Problems of the ruling of a deal that is sound by itself. `path` is the deal's. */
export function checkRuling(rules: SheetRules, deal: Deal, path: string): Problem[] {
  const { ruling } = deal;
  if (ruling === undefined) return [];
  const at = `${path}.ruling`;
  const of = holders(rules, deal, ruling);
  const problems = [
    ...checkMoves(rules, ruling, of.move, at),
    ...checkAdjustments(ruling, of.adjust, at),
    ...checkSilenced(rules.players, ruling.noWhists ?? [], at),
    ...checkLines(ruling, rules.players, at),
  ];
  if (ruling.slip !== undefined) {
    problems.push(...checkWhole(ruling.slip, 0, LARGEST_AMOUNT, `${at}.slip`));
  }
  return problems.length > 0 ? problems : checkCounts(of, at);
}
