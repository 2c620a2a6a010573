/** A game of 6–10 tricks (scoring: "A game"). */
import type { GameDeal, SheetRules } from './types.ts';
import type { Paper } from './paper.ts';
import type { Roles } from './defence.ts';
import type { PlayedGame, Whister } from './counts.ts';
import { readDefence } from './defence.ts';
import { playedGame } from './counts.ts';
import { gameValue, halfWhistTricks, trickPrice } from './prices.ts';
import { mayWrite, onlyRuling, scoredAs } from './ruled.ts';
import { earn } from './pool.ts';
import { writeFines } from './fines.ts';
import { writeRemise } from './remise.ts';
import { contract, whist } from './why.ts';

/** Nobody whisted: the pool, and the half whist if one stands. */
function writeUnplayed(rules: SheetRules, deal: GameDeal, roles: Roles, paper: Paper): void {
  const { level, declarer, ruling } = deal;
  const scored = scoredAs(ruling);
  const value = gameValue(level);
  const why = roles.half < 0 ? contract.passed : contract.half;
  if (scored !== 'actualNoContract') earn(rules, paper, declarer, value, why, level, value);
  if (roles.half >= 0 && scored !== 'actualNoWhists' && mayWrite(ruling, roles.half)) {
    const price = trickPrice(rules.convention.options, level);
    const tricks = halfWhistTricks(level);
    paper.whists(roles.half, declarer, price * tricks, whist.half, price, tricks);
  }
}

function writeMadeWhists(game: PlayedGame, whister: Whister, price: number, paper: Paper): void {
  if (!mayWrite(game.ruling, whister.seat)) return;
  const why = game.second !== null ? whist.own : whister.seat === game.away ? whist.dealer : whist.one;
  paper.whists(whister.seat, game.declarer, price * whister.counted, why, price, whister.counted);
}

/** True when the contract was written against at least one whister. */
function writeMade(rules: SheetRules, game: PlayedGame, paper: Paper): boolean {
  const { level, declarer, checked } = game;
  const written = game.scored !== 'actualNoContract';
  const value = gameValue(level);
  if (written) earn(rules, paper, declarer, value, checked ? contract.checked : contract.made, level, value);
  if (checked) return false;
  if (game.scored !== 'actualNoWhists') {
    const price = trickPrice(rules.convention.options, level);
    writeMadeWhists(game, game.first, price, paper);
    if (game.second !== null) writeMadeWhists(game, game.second, price, paper);
    if (written) writeFines(rules, game, paper);
  }
  return written;
}

/**
 * Writes the game. True when a contract made against at least one whister was written: only such a game resets
 * the ladder under `raspasyReset: madeWhistedGame`. Made or not is one question for the whole table, answered by the
 * declarer's count as a ruling leaves it (K96 3.4.9).
 * @throws RangeError when the defence stands in no legal order (see checkDeal)
 */
export function scoreGame(rules: SheetRules, given: GameDeal, paper: Paper): boolean {
  const { dealer, declarer, level, defence, tricks, ruling } = given;
  if (ruling !== undefined && onlyRuling(ruling.scored)) return false;
  // Fields may be left out, and in any order; one shape for all games is what makes the fold fast.
  const deal: GameDeal = { type: 'game', dealer, declarer, level, defence, tricks, ruling };
  const roles = readDefence(rules, deal);
  if (roles === null) throw new RangeError('defence in no legal order');
  const game = playedGame(rules, deal, roles);
  if (game === null) {
    writeUnplayed(rules, deal, roles, paper);
    return false;
  }
  if (game.counted >= game.level) return writeMade(rules, game, paper);
  writeRemise(rules, game, paper);
  return false;
}
