/** Two seats mistaken for each other: the deal as it would have been typed with the columns the other way round. */
import type { Deal, DealRuling, GameDeal, Seat, Word } from './types.ts';
import { nextActive, sittingOut } from './seats.ts';

type Swap = (seat: Seat) => Seat;

const swapLine = (line: readonly number[], to: Swap): number[] => line.map((_, seat) => line[to(seat)] ?? 0);

const swapMatrix = (matrix: readonly (readonly number[])[], to: Swap): number[][] =>
  matrix.map((_, seat) => swapLine(matrix[to(seat)] ?? [], to));

const swapKeys = (bySeat: Readonly<Record<string, number>>, to: Swap): Record<string, number> =>
  Object.fromEntries(Object.entries(bySeat).map(([seat, n]) => [String(to(Number(seat))), n] as const));

/** What a deal adds by lines, in a ruling or an adjust. */
interface Lines {
  pool?: number[];
  mountain?: number[];
  whists?: number[][];
}

function swapLines<T extends Lines>(lines: T, to: Swap): T {
  return {
    ...lines,
    ...(lines.pool === undefined ? {} : { pool: swapLine(lines.pool, to) }),
    ...(lines.mountain === undefined ? {} : { mountain: swapLine(lines.mountain, to) }),
    ...(lines.whists === undefined ? {} : { whists: swapMatrix(lines.whists, to) }),
  };
}

function swapRuling(ruling: DealRuling, to: Swap): DealRuling {
  const { adjustTricks, moveTricks, noWhists } = ruling;
  return {
    ...swapLines(ruling, to),
    ...(adjustTricks === undefined ? {} : { adjustTricks: swapKeys(adjustTricks, to) }),
    ...(moveTricks === undefined
      ? {}
      : { moveTricks: moveTricks.map(({ from, to: on, count }) => ({ from: to(from), to: to(on), count })) }),
    ...(noWhists === undefined ? {} : { noWhists: noWhists.map(to).sort((a, b) => a - b) }),
  };
}

/**
 * The words in the order in which the seats now speak: from the declarer's left, in turns, the dealer of four last.
 * A pass that was left out is said where somebody behind it has a word. Order is kept where it is legal as it stands.
 */
function inTurn(words: readonly Word[], dealer: Seat, declarer: Seat, players: number): Word[] {
  const d1 = nextActive(players, dealer, declarer);
  const d2 = nextActive(players, dealer, d1);
  if (words[0] === undefined || words[0].player === d1) return [...words];
  const said = (seat: Seat): Word[] => words.filter((word) => word.player === seat);
  const first = said(d1);
  const second = said(d2);
  if (first.length === 0) first.push({ player: d1, says: 'pass' });
  const turns: Word[] = [];
  for (let i = 0; i < Math.max(first.length, second.length); i++)
    turns.push(...first.slice(i, i + 1), ...second.slice(i, i + 1));
  const last = sittingOut(players, dealer);
  return [...turns, ...words.filter((word) => word.player === last)];
}

function swapGame(deal: GameDeal, to: Swap, players: number): GameDeal {
  const [dealer, declarer] = [to(deal.dealer), to(deal.declarer)];
  const words = deal.defence.map(({ player, says }): Word => ({ player: to(player), says }));
  return {
    ...deal,
    dealer,
    declarer,
    defence: inTurn(words, dealer, declarer, players),
    ...(deal.tricks === undefined ? {} : { tricks: swapKeys(deal.tricks, to) }),
  };
}

function swapBody(deal: Deal, to: Swap, players: number): Deal {
  switch (deal.type) {
    case 'game':
      return swapGame(deal, to, players);
    case 'misere':
    case 'withoutThree':
      return { ...deal, dealer: to(deal.dealer), declarer: to(deal.declarer) };
    case 'raspasy':
      return { ...deal, dealer: to(deal.dealer), tricks: swapLine(deal.tricks, to) };
    case 'redeal':
      return { ...deal, dealer: to(deal.dealer) };
    case 'adjust':
      return swapLines(deal, to);
  }
}

/**
 * The deal with two players' columns in each other's place: dealer, declarer, words, tricks, lines, and a ruling
 * typed with it. Half whists bound to a seat may come out in no legal order: the deal is checked like a typed one.
 * @param players 3 or 4; @param a, b seats below `players`, different
 */
export function swapSeats(deal: Deal, a: Seat, b: Seat, players: number): Deal {
  const to: Swap = (seat) => (seat === a ? b : seat === b ? a : seat);
  const swapped = swapBody(deal, to, players);
  return deal.ruling === undefined ? swapped : { ...swapped, ruling: swapRuling(deal.ruling, to) };
}
