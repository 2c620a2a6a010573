/** Rows that many codes share. */
import type { EffectTemplate, Outcome } from '../../vocabulary.ts';
import { always } from '../../build.ts';

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

/** The only row of a code. */
export const onlyRow = (id: string, effects: readonly EffectTemplate[]): readonly Outcome[] => [
  { id: `${id}#1`, when: always, effects },
];
