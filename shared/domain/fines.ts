/** Fines of whisters who took too little of a made game (K96 3.8.1.3, 3.8.5, 3.8.6, 3.8.11, 3.8.12). */
import type { SheetRules } from './types.ts';
import type { Paper } from './paper.ts';
import type { PlayedGame, Whister } from './counts.ts';
import { requiredTricks, whistFine } from './prices.ts';
import { fine } from './why.ts';

/** Writes the fines of one or two whisters into their mountains. */
export function writeFines(rules: SheetRules, game: PlayedGame, paper: Paper): void {
  const price = whistFine(rules.convention.options, game.level);
  const required = requiredTricks(game.level);
  const { first, second } = game;
  if (second === null) {
    const missing = Math.max(0, required - first.counted);
    paper.mountain(first.seat, missing * price, fine.one, price, missing, required, first.counted);
    return;
  }
  const taken = first.taken + second.taken;
  const counted = first.counted + second.counted;
  for (let i = 0; i < 2; i++) {
    const whister = i === 0 ? first : second;
    // A trick taken off one whister fines him alone: the other answers by the tricks that were taken.
    const together = whister.counted === whister.taken ? taken : counted;
    if (together >= required) continue;
    if (game.level <= 7) {
      writeOwnShare(rules, whister, required, together, price, paper);
    } else {
      // Who had a trick and lost it by the ruling had the one that was owed.
      writeOneTrick(rules, whister, whister.counted < whister.taken, i === 1, price, paper);
    }
  }
}

/** On 6 and 7 each owes half of the required number; `together` is what both of them have. */
function writeOwnShare(
  rules: SheetRules,
  whister: Whister,
  required: number,
  together: number,
  price: number,
  paper: Paper,
): void {
  const share = required / 2;
  const lacks = Math.max(0, share - whister.counted);
  const team = rules.convention.options.whistShortage === 'team';
  const missing = team ? Math.min(lacks, required - together) : lacks;
  paper.mountain(whister.seat, missing * price, fine.own, price, missing, share, whister.counted);
}

/** On 8–10 one trick is owed: by the second to whist, by both, or by him whom a ruling took it from. */
function writeOneTrick(
  rules: SheetRules,
  whister: Whister,
  deprived: boolean,
  second: boolean,
  price: number,
  paper: Paper,
): void {
  if (deprived) {
    paper.mountain(whister.seat, price, fine.deprived, price, 1);
  } else if (rules.convention.options.secondWhisterAnswers === 'both') {
    paper.mountain(whister.seat, price, fine.both, price, 1);
  } else if (second) {
    paper.mountain(whister.seat, price, fine.second, price, 1);
  }
}
