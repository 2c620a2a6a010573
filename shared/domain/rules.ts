/** What the deals of a sheet are scored by. */
import type { Sheet, SheetRules } from './types.ts';
import { resolveConvention } from './conventions.ts';

/** Convention with the sheet's options, players, target. @throws ProblemError when the options contradict each other */
export function rulesOf(sheet: Pick<Sheet, 'convention' | 'options' | 'target' | 'players'>): SheetRules {
  const convention = resolveConvention(sheet.convention, sheet.options);
  return { convention, players: sheet.players.length, target: sheet.target };
}
