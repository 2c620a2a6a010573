/**
 * What the defenders said, read as roles (K96 3.8.3–3.8.8, 3.8.14). Legal orders, D1 left of the declarer, D2 the
 * other defender, S the dealer of four; closing passes may be left out:
 *
 *   D1 and D2 whist or pass each
 *   pass, half (D2), then D1 pass, or D1 whist and D2 pass              — 6 and 7
 *   whist, pass, half (D1), then D2 pass, or D2 whist and D1 pass       — 6 and 7, gentleman style
 *   S whist, after both have passed, or after half when the other passed again
 */
import type { GameDeal, Level, Says, Seat, SheetRules, Word } from './types.ts';
import { nextActive, sittingOut } from './seats.ts';

/** Roles of a game; −1 stands for nobody. */
export interface Roles {
  /** The defender left of the declarer. */
  readonly d1: Seat;
  readonly d2: Seat;
  /** Who whisted first, or alone; the dealer of four may be the one. */
  readonly whister: Seat;
  /** Who whisted later; with him there are two whisters. */
  readonly second: Seat;
  /** Whose half whist stands: the game is not played. */
  readonly half: Seat;
  /** Who had gone for half a whist that the other then took back (K96 3.8.14). */
  readonly wentHalf: Seat;
}

/** May half a whist be said at all on a game of this level (K96 3.8.7)? */
export function halfAllowed(rules: SheetRules, level: Level): boolean {
  return rules.convention.options.halfWhist && level <= 7;
}

function roles(d1: Seat, d2: Seat, whister: Seat, second: Seat, half: Seat, wentHalf: Seat): Roles {
  return { d1, d2, whister, second, half, wentHalf };
}

function isWord(word: Word | undefined, player: Seat, says: Says): boolean {
  return word !== undefined && word.player === player && word.says === says;
}

/** After half a whist at `k − 1`: the other passes again (then S may whist), or takes his whist back. */
function afterHalf(words: readonly Word[], k: number, d1: Seat, d2: Seat, half: Seat, s: Seat): Roles | null {
  const other = half === d1 ? d2 : d1;
  const left = words.length - k;
  if (left === 0) return roles(d1, d2, -1, -1, half, -1);
  if (isWord(words[k], other, 'pass')) {
    if (left === 1) return roles(d1, d2, -1, -1, half, -1);
    return left === 2 && isWord(words[k + 1], s, 'whist') ? roles(d1, d2, s, -1, -1, half) : null;
  }
  if (!isWord(words[k], other, 'whist')) return null;
  const closed = left === 1 || (left === 2 && isWord(words[k + 1], half, 'pass'));
  return closed ? roles(d1, d2, other, -1, -1, half) : null;
}

/** The roles of the game, or null when the words stand in no legal order. */
export function readDefence(rules: SheetRules, deal: GameDeal): Roles | null {
  const { defence: words, dealer, level } = deal;
  const d1 = nextActive(rules.players, dealer, deal.declarer);
  const d2 = nextActive(rules.players, dealer, d1);
  const s = sittingOut(rules.players, dealer);
  const count = words.length;
  if (count === 0) return roles(d1, d2, -1, -1, -1, -1);
  const first = words[0] as Word;
  if (first.player !== d1 || first.says === 'half') return null;
  const whisted = first.says === 'whist';
  if (count === 1) return roles(d1, d2, whisted ? d1 : -1, -1, -1, -1);
  const next = words[1] as Word;
  if (next.player !== d2) return null;
  if (next.says === 'half') {
    return !whisted && halfAllowed(rules, level) ? afterHalf(words, 2, d1, d2, d2, s) : null;
  }
  if (next.says === 'whist') {
    if (count > 2) return null;
    return whisted ? roles(d1, d2, d1, d2, -1, -1) : roles(d1, d2, d2, -1, -1, -1);
  }
  if (count === 2) return roles(d1, d2, whisted ? d1 : -1, -1, -1, -1);
  if (!whisted) {
    return count === 3 && isWord(words[2], s, 'whist') ? roles(d1, d2, s, -1, -1, -1) : null;
  }
  const gentleman = rules.convention.options.remiseSharing === 'gentleman';
  return gentleman && halfAllowed(rules, level) && isWord(words[2], d1, 'half')
    ? afterHalf(words, 3, d1, d2, d1, s)
    : null;
}

/** A ten under `tenGame: check` is played with open cards, whatever was said. */
export function isCheckedTen(rules: SheetRules, level: Level): boolean {
  return level === 10 && rules.convention.options.tenGame === 'check';
}

/** Whose tricks the sheet must name: nobody's when the game is not played. */
export function countedSeats(rules: SheetRules, deal: GameDeal, r: Roles): Seat[] {
  if (isCheckedTen(rules, deal.level)) return [deal.declarer, r.d1, r.d2];
  if (r.whister < 0) return [];
  return r.second < 0 ? [deal.declarer] : [deal.declarer, r.whister, r.second];
}
