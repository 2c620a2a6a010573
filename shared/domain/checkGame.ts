/** What a game cannot be: words in no legal order, tricks missing, too many, or not ten in all. */
import type { GameDeal, SheetRules } from './types.ts';
import type { Problem } from './problem.ts';
import type { Roles } from './defence.ts';
import { countedSeats, halfAllowed, readDefence } from './defence.ts';
import { onlyRuling, scoredAs } from './ruled.ts';
import { isSeat, sittingOut } from './seats.ts';
import { checkSeat, checkTricks, problem } from './checkValues.ts';

/** Names the rule that the words break, the most telling one first. */
function explainIllegal(rules: SheetRules, deal: GameDeal, path: string): Problem {
  const half = deal.defence.findIndex((word) => word.says === 'half');
  if (half >= 0 && !halfAllowed(rules, deal.level)) {
    const off = !rules.convention.options.halfWhist;
    return problem(`${path}.defence[${half}].says`, off ? 'deal/halfOff' : 'deal/halfLevel', {
      level: deal.level,
    });
  }
  const own = deal.defence.findIndex((word) => word.player === deal.declarer);
  if (own >= 0) return problem(`${path}.defence[${own}].player`, 'deal/declarerDefends');
  const away = sittingOut(rules.players, deal.dealer);
  const dealer = deal.defence.findIndex((word) => word.player === away);
  if (dealer >= 0) return problem(`${path}.defence[${dealer}].player`, 'deal/dealerDefends');
  return problem(`${path}.defence`, 'deal/defenceOrder');
}

function checkGameTricks(rules: SheetRules, deal: GameDeal, roles: Roles, path: string): Problem[] {
  const seats = countedSeats(rules, deal, roles);
  const { tricks } = deal;
  const at = `${path}.tricks`;
  if (tricks === undefined) {
    const needed = seats.length > 0 && !onlyRuling(scoredAs(deal.ruling));
    return needed ? [problem(at, 'deal/tricksMissing')] : [];
  }
  if (seats.length === 0) return [problem(at, 'deal/tricksNotPlayed')];
  const problems: Problem[] = [];
  for (const [key, value] of Object.entries(tricks)) {
    const seat = Number(key);
    if (!isSeat(rules.players, seat) || String(seat) !== key || !seats.includes(seat)) {
      problems.push(problem(`${at}.${key}`, 'deal/tricksOf'));
    } else {
      problems.push(...checkTricks(value, `${at}.${key}`));
    }
  }
  if (seats.some((seat) => tricks[seat] === undefined)) problems.push(problem(at, 'deal/tricksMissing'));
  if (problems.length > 0 || seats.length === 1) return problems;
  const sum = seats.reduce((total, seat) => total + (tricks[seat] ?? 0), 0);
  return sum === 10 ? [] : [problem(at, 'deal/tricksSum', { sum })];
}

/** Problems of the words and tricks of a game whose dealer, declarer and level are sound. */
export function checkGame(rules: SheetRules, deal: GameDeal, path: string): Problem[] {
  const seats = deal.defence.flatMap((word, i) =>
    checkSeat(rules.players, word.player, `${path}.defence[${i}].player`),
  );
  if (seats.length > 0) return seats;
  const roles = readDefence(rules, deal);
  if (roles === null) return [explainIllegal(rules, deal, path)];
  return checkGameTricks(rules, deal, roles, path);
}
