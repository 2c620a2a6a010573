/** Mistakes as secretaries and tables make them, on random sheets. */
import type { Deal, SheetRules } from '../../../shared/domain/types.ts';
import { rulesOf } from '../../../shared/domain/rules.ts';
import { conventionIds } from '../../../shared/domain/conventions.ts';
import { randomOptions, randomSheet, type Dice } from '../../fixtures/random-sheet.ts';
import { mistyped } from './mistyped.ts';
import { amnesty, forgotten, wrongColumn, wrongStep } from './miswritten.ts';
import type { Mistake, MistakeKind } from './mistake.ts';

/** A random sheet to go wrong on: 10–30 deals, three or four players, with and without an end. */
export function sheetFor(dice: Dice, seed: number): { rules: SheetRules; deals: Deal[] } {
  const convention = conventionIds[seed % 3] as (typeof conventionIds)[number];
  const sheet = randomSheet(seed, {
    convention,
    players: dice(2) === 0 ? 3 : 4,
    deals: 10 + dice(21),
    target: [null, 10, 20, 30][dice(4)] as number | null,
    ...(dice(4) === 0 && { options: randomOptions(dice, convention) }),
  });
  return { rules: rulesOf(sheet), deals: sheet.deals };
}

/** The mistake of the kind on this sheet, or null when the sheet has no place for it. */
export function mistakeOf(
  kind: MistakeKind,
  dice: Dice,
  rules: SheetRules,
  deals: readonly Deal[],
): Mistake | null {
  switch (kind) {
    case 'consolation':
      return forgotten(kind, ['why.consolation'], dice, rules, deals);
    case 'fine':
      return forgotten(
        kind,
        ['why.fineOne', 'why.fineOwn', 'why.fineSecond', 'why.fineBoth', 'why.fineDeprived'],
        dice,
        rules,
        deals,
      );
    case 'amnesty':
      return amnesty(dice, rules, deals);
    case 'step':
      return wrongStep(dice, rules, deals);
    case 'column':
      return wrongColumn(dice, rules, deals);
    default:
      return mistyped(kind, dice, rules, deals);
  }
}
