/** Russian words beside numbers, and lists; names stay in the nominative and no verb depends on gender. */

/** Form of a noun after a whole number: 1 взятка, 2 взятки, 5 взяток. */
export function form(n: number, one: string, few: string, many: string): string {
  const tens = Math.abs(n) % 100;
  const units = tens % 10;
  if (tens >= 11 && tens <= 14) return many;
  if (units === 1) return one;
  return units >= 2 && units <= 4 ? few : many;
}

export const tricksRu = (n: number): string => `${n} ${form(n, 'взятка', 'взятки', 'взяток')}`;
export const pointsRu = (n: number): string => `${n} ${form(n, 'очко', 'очка', 'очков')}`;
export const whistsRu = (n: number): string => `${n} ${form(n, 'вист', 'виста', 'вистов')}`;

/** «Анна, Борис». */
export const listRu = (names: readonly string[]): string => names.join(', ');
