/** What was typed into the penalty form. */

export type PenaltyDirection = 'less' | 'more';

/**
 * A whole number of points above 0, or null: «20», « 20 ». A sign, a fraction or anything else is not guessed at;
 * the direction is chosen apart.
 */
export function parsePoints(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f]/gu, '');
  if (!/^\d{1,6}$/u.test(digits)) return null;
  const value = Number(digits);
  return value > 0 ? value : null;
}
