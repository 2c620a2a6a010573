/** What a mistake of the measure is: what was typed, what the paper says, and the one thing that is wrong. */
import type { Deal, SheetRules, Totals } from '../../../shared/domain/types.ts';
import type { ProposalKind } from '../../../shared/papercheck/types.ts';
import type { Dice } from '../../fixtures/random-sheet.ts';
import { foldDeals, totals } from '../../../shared/domain/fold.ts';

/** What really happened. */
export interface Mistake {
  readonly kind: MistakeKind;
  readonly rules: SheetRules;
  /** As they stand in the program. */
  readonly typed: readonly Deal[];
  /** Totals of the paper after each of its deals; the last are the foot. */
  readonly lines: readonly Totals[];
  readonly paper: Totals;
  readonly truth: Truth;
}
/** Deals as they were played, or what the table wrote wrongly. */
export type Truth =
  | {
      readonly deals: readonly Deal[];
      /** Of a deal left out: does a dealer out of turn show where? */
      readonly placeTold: boolean;
    }
  | { readonly kind: ProposalKind; readonly deal: number | null; readonly slip: Record<string, unknown> };

export const mistakeKinds = [
  'tricks',
  'level',
  'declarer',
  'whister',
  'says',
  'missing',
  'doubled',
  'dealer',
  'consolation',
  'fine',
  'amnesty',
  'step',
  'column',
] as const;
export type MistakeKind = (typeof mistakeKinds)[number];

/** One of the values, null when there is none. */
export function pick<T>(dice: Dice, values: readonly T[]): T | null {
  return values.length === 0 ? null : (values[dice(values.length)] as T);
}

/** Does the mistake show in the totals at all? */
export function parts({ rules, typed, paper }: Mistake): boolean {
  return JSON.stringify(totals(foldDeals(rules, typed).last)) !== JSON.stringify(paper);
}
