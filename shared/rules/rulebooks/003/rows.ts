/** Rows that many codes share. */
import type { EffectTemplate, Outcome } from '../../vocabulary.ts';
import { always } from '../../build.ts';
import { offender } from './facts.ts';

export const playOnScoring = {
  type: 'scoring',
  mode: 'playOn',
  ordinary: 'none',
} as const satisfies EffectTemplate;
const voided = { type: 'scoring', mode: 'none', ordinary: 'none' } as const satisfies EffectTemplate;

/** Dealt again, nobody is punished. */
export const redealFree: readonly EffectTemplate[] = [{ type: 'redeal' }, { type: 'noPenalty' }, voided];

/** «2 очка в гору»: flat, in every convention (G6). */
export const twoPoints = {
  type: 'mountainPoints',
  player: 'offender',
  points: 2,
} as const satisfies EffectTemplate;

export const redealTwoPoints: readonly EffectTemplate[] = [{ type: 'redeal' }, twoPoints, voided];

/** What the codes of the deal share. */
export const ofDeal = {
  phase: 'deal',
  happened: ['deal'],
  subject: 'other',
  needs: [],
  facts: [offender],
  derive: [],
  select: always,
  refusals: [],
  match: 'first',
  choices: [],
} as const;

/** The only row of a code. */
export const onlyRow = (id: string, effects: readonly EffectTemplate[]): readonly Outcome[] => [
  { id: `${id}#1`, when: always, effects },
];
