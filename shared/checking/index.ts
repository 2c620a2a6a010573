/** What the program asks about typed sheets: improbable, and never a refusal. */
export { CopyIndex, type Copy } from './copies.ts';
export { hardlyPossible } from './impossible.ts';
export { manyRulings } from './rulings.ts';
export { twiceSeated, type TwiceSeated } from './seating.ts';
export { outOfTurn } from './turn.ts';
export type { Suspicion } from './types.ts';
