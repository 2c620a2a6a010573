/** One deal onto the paper: the only door through which points are written. */
import type { Deal, SheetRules } from './types.ts';
import type { Paper } from './paper.ts';
import { scoreGame } from './game.ts';
import { scoreMisere } from './misere.ts';
import { scoreRaspasy } from './raspasy.ts';
import { scoreWithoutThree } from './withoutThree.ts';
import { writeOwnLines } from './ruled.ts';
import { stepOf, streakAfter } from './ladder.ts';

/**
 * Writes what the deal is worth after `streak` raspasy in a row, then the lines of its ruling, and gives the streak
 * that the next deal finds. The deal must have passed `checkDeal`.
 */
export function scoreDeal(rules: SheetRules, deal: Deal, streak: number, paper: Paper): number {
  const { type, ruling } = deal;
  let reset = false;
  switch (deal.type) {
    case 'game':
      reset = scoreGame(rules, deal, paper);
      break;
    case 'misere':
      scoreMisere(rules, deal, paper);
      break;
    case 'raspasy':
      scoreRaspasy(rules, deal, stepOf(rules.convention.options, streak), paper);
      break;
    case 'withoutThree':
      scoreWithoutThree(rules, deal, paper);
      break;
    case 'redeal':
    case 'adjust':
      break;
  }
  if (type === 'adjust' || ruling !== undefined) writeOwnLines(paper, deal);
  return streakAfter(rules, type, ruling, streak, reset);
}
