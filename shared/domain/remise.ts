/** A game that failed: mountain of the declarer, consolation of every opponent, whists for the tricks. */
import type { SheetRules } from './types.ts';
import type { Paper } from './paper.ts';
import type { Why } from './why.ts';
import type { PlayedGame, Whister } from './counts.ts';
import { consolationPrice, trickPrice } from './prices.ts';
import { mayWrite } from './ruled.ts';
import { contract, whist } from './why.ts';

/**
 * The mountain goes by the tricks that a ruling counts, whists and consolation by the tricks taken, since a penalty
 * trick never becomes a trick of the other side (K96 3.4.9, 3.9.18). No whister is fined.
 */
export function writeRemise(rules: SheetRules, game: PlayedGame, paper: Paper): void {
  const price = trickPrice(rules.convention.options, game.level);
  const down = game.level - game.counted;
  paper.mountain(game.declarer, price * down, contract.remise, price, down, game.level);
  if (game.scored === 'actualNoWhists') return;
  writeConsolation(rules, game, paper);
  if (game.second === null) {
    writeLoneWhister(rules, game, price, paper);
    return;
  }
  const why = game.checked ? whist.checked : whist.own;
  writeTricks(game, game.first, price, why, paper);
  writeTricks(game, game.second, price, why, paper);
}

function writeTricks(game: PlayedGame, whister: Whister, price: number, why: Why, paper: Paper): void {
  if (!mayWrite(game.ruling, whister.seat)) return;
  paper.whists(whister.seat, game.declarer, price * whister.counted, why, price, whister.counted);
}

function writeConsolation(rules: SheetRules, game: PlayedGame, paper: Paper): void {
  const { options } = rules.convention;
  const price = consolationPrice(options, game.level);
  const down = Math.max(0, game.level - game.taken);
  for (let seat = 0; seat < rules.players; seat++) {
    if (seat === game.declarer || !mayWrite(game.ruling, seat)) continue;
    // The option speaks of a dealer who sits out; one who whisted last is a whister like any other.
    if (seat === game.away && seat !== game.first.seat && !options.consolationToDealer) continue;
    paper.whists(seat, game.declarer, price * down, whist.consolation, price, down);
  }
}

/**
 * One whister and one passer: greedy, all tricks are the whister's (K96 3.8.13); gentleman, each writes half
 * (3.8.14) unless the passer had gone for half a whist or the whister is the dealer of four.
 */
function writeLoneWhister(rules: SheetRules, game: PlayedGame, price: number, paper: Paper): void {
  const { first, passer, declarer, ruling } = game;
  const dealerWhists = first.seat === game.away;
  if (dealerWhists) return writeTricks(game, first, price, whist.dealer, paper);
  if (rules.convention.options.remiseSharing === 'greedy') {
    return writeTricks(game, first, price, whist.greedy, paper);
  }
  if (game.afterHalf) return writeTricks(game, first, price, whist.afterHalf, paper);
  if (mayWrite(ruling, first.seat)) {
    paper.whists(first.seat, declarer, (price * first.counted) / 2, whist.shared, price, first.counted);
  }
  if (mayWrite(ruling, passer)) {
    paper.whists(passer, declarer, (price * first.taken) / 2, whist.shared, price, first.taken);
  }
}
