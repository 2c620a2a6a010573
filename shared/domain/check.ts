/** Everything that a deal or a sheet of deals is refused for (formats.md, scoring.md). */
import type { Deal, MisereDeal, RaspasyDeal, SheetRules } from './types.ts';
import type { Problem } from './problem.ts';
import { checkGame } from './checkGame.ts';
import { checkRuling } from './checkRuling.ts';
import { checkLines, checkSeat, checkTricks, problem } from './checkValues.ts';
import { start, step } from './fold.ts';
import { scoredAs } from './ruled.ts';
import { sittingOut } from './seats.ts';

/** Beyond this a total could lose exactness; only an absurd geometric ladder comes near. */
const LARGEST_TOTAL = 2 ** 50;

/** Dealer, and the declarer, who with four players is not the dealer (K96 3.1). */
function checkSeats(rules: SheetRules, deal: Deal, path: string): Problem[] {
  if (deal.type === 'adjust') return [];
  const problems = checkSeat(rules.players, deal.dealer, `${path}.dealer`);
  if (deal.type === 'redeal' || deal.type === 'raspasy') return problems;
  problems.push(...checkSeat(rules.players, deal.declarer, `${path}.declarer`));
  if (problems.length === 0 && deal.declarer === sittingOut(rules.players, deal.dealer)) {
    problems.push(problem(`${path}.declarer`, 'deal/dealerDeclares'));
  }
  if (deal.type !== 'misere' && ![6, 7, 8, 9, 10].includes(deal.level)) {
    problems.push(problem(`${path}.level`, 'deal/level'));
  }
  return problems;
}

function checkMisere(rules: SheetRules, deal: MisereDeal, path: string): Problem[] {
  const problems = checkTricks(deal.tricks, `${path}.tricks`);
  // Only a dealer who sits out can be invited (K96 3.6.9).
  if (deal.shared === true && rules.players !== 4)
    problems.push(problem(`${path}.shared`, 'deal/sharedThree'));
  return problems;
}

function checkRaspasy(rules: SheetRules, deal: RaspasyDeal, path: string): Problem[] {
  const at = `${path}.tricks`;
  const { players } = rules;
  if (deal.tricks.length !== players) {
    return [problem(at, 'deal/tricksLength', { count: deal.tricks.length, players })];
  }
  const problems = deal.tricks.flatMap((n, i) => checkTricks(n, `${at}[${i}]`));
  if (problems.length > 0) return problems;
  const away = sittingOut(players, deal.dealer);
  // The talon is two cards; where raspasy is written in whists it takes no tricks at all.
  const most = rules.convention.options.raspasyTarget === 'whists' ? 0 : 2;
  if (away >= 0 && (deal.tricks[away] as number) > most) {
    return [problem(`${at}[${away}]`, 'deal/talonTricks', { most })];
  }
  const sum = deal.tricks.reduce((a, b) => a + b, 0);
  // A raspasy that a ruling stopped is written with the tricks taken so far.
  const stopped = scoredAs(deal.ruling) === 'ruling';
  return sum === 10 || (stopped && sum < 10) ? [] : [problem(at, 'deal/tricksSum', { sum })];
}

function checkBody(rules: SheetRules, deal: Deal, path: string): Problem[] {
  switch (deal.type) {
    case 'game':
      return checkGame(rules, deal, path);
    case 'misere':
      return checkMisere(rules, deal, path);
    case 'raspasy':
      return checkRaspasy(rules, deal, path);
    case 'withoutThree':
      return rules.convention.options.withoutThree ? [] : [problem(`${path}.type`, 'deal/withoutThreeOff')];
    case 'redeal':
      return [];
    case 'adjust': {
      const problems = checkLines(deal, rules.players, path);
      if (deal.newcomer !== undefined)
        problems.push(...checkSeat(rules.players, deal.newcomer, `${path}.newcomer`));
      if (deal.reason.trim() === '') problems.push(problem(`${path}.reason`, 'deal/reasonMissing'));
      return problems;
    }
  }
}

/** Everything wrong with one typed deal by itself; empty when it may be scored. `path` e.g. `deals[3]`. */
export function checkDeal(rules: SheetRules, deal: Deal, path: string): Problem[] {
  const seats = checkSeats(rules, deal, path);
  if (seats.length > 0) return seats;
  const body = checkBody(rules, deal, path);
  return body.length > 0 ? body : checkRuling(rules, deal, path);
}

/** Everything wrong with the deals of a sheet, a deal after the pulka closed among it (an adjust may follow). */
export function checkDeals(rules: SheetRules, deals: readonly Deal[]): Problem[] {
  const problems: Problem[] = [];
  let state = start(rules);
  for (const [i, deal] of deals.entries()) {
    const path = `deals[${i}]`;
    const found = checkDeal(rules, deal, path);
    problems.push(...found);
    // Behind a refused deal the totals mean nothing, so only single deals are checked from there on.
    if (problems.length > 0) continue;
    if (state.closed && deal.type !== 'adjust') {
      problems.push(problem(path, 'sheet/closed'));
      continue;
    }
    state = step(state, deal);
    if (state.cells.some((n) => Math.abs(n) > LARGEST_TOTAL)) problems.push(problem(path, 'sheet/tooLarge'));
  }
  return problems;
}

/** Players 3 or 4, names given and different when trimmed; target whole and above 0, or none. */
export function checkHead(players: readonly string[], target: number | null): Problem[] {
  const problems: Problem[] = [];
  if (players.length !== 3 && players.length !== 4) {
    problems.push(problem('players', 'sheet/players', { count: players.length }));
  }
  const names = players.map((name) => name.trim());
  names.forEach((name, i) => {
    if (name === '') problems.push(problem(`players[${i}]`, 'sheet/nameEmpty'));
    else if (names.indexOf(name) !== i) problems.push(problem(`players[${i}]`, 'sheet/nameTwice', { name }));
  });
  if (target !== null && (!Number.isSafeInteger(target) || target <= 0)) {
    problems.push(problem('target', 'sheet/target'));
  }
  return problems;
}

/** Checks a whole typed sheet: head and deals. */
export function checkSheet(rules: SheetRules, players: readonly string[], deals: readonly Deal[]): Problem[] {
  const head = checkHead(players, rules.target);
  return head.length > 0 ? head : checkDeals(rules, deals);
}
