/** Prices of the convention in points and whists. Everything is a whole number. */
import type { Level, Options } from './types.ts';

/** Value V of a game in pool points: 6→2, 7→4, 8→6, 9→8, 10→10 (K96 2.2.2). */
export function gameValue(level: Level): number {
  return 2 * (level - 5);
}

/** Pool points of a made misère. */
export const MISERE_VALUE = 10;

/** Tricks the defence owes together: 6→4, 7→2, 8, 9, 10→1 (K96 3.8.2). */
export function requiredTricks(level: Level): number {
  return level === 6 ? 4 : level === 7 ? 2 : 1;
}

/** Trick price of a game: mountain, whists, half whist and consolation "price"; always even. */
export function trickPrice(options: Readonly<Options>, level: Level): number {
  return gameValue(level) * options.trickPriceFactor;
}

/** Mountain points of one trick taken on a misère. */
export function miserePrice(options: Readonly<Options>): number {
  return MISERE_VALUE * options.trickPriceFactor;
}

/** Mountain points of one missing trick of a whister: the full price (K96 3.8.11) or half of it (3.8.12). */
export function whistFine(options: Readonly<Options>, level: Level): number {
  const price = trickPrice(options, level);
  return options.whistResponsibility === 'full' ? price : price / 2;
}

/** Whists of every opponent for one undertrick (K96 3.8.1.2); a number in the option is never multiplied. */
export function consolationPrice(options: Readonly<Options>, level: Level): number {
  const { consolation } = options;
  return consolation === 'price' ? trickPrice(options, level) : consolation === 'none' ? 0 : consolation;
}

/** Whists of a half whist: the price of two tricks on a six, of one on a seven (K96 3.8.7). */
export function halfWhistTricks(level: Level): number {
  return level === 6 ? 2 : 1;
}

/**
 * Price of one trick on the `step`-th raspasy in a row (from 1; the cap is applied here).
 * Points, or whists where the convention writes raspasy in whists (K96 3.7).
 */
export function raspasyPrice(options: Readonly<Options>, step: number): number {
  const n = Math.min(step, options.raspasyCap);
  switch (options.raspasyProgression) {
    case 'constant':
      return options.raspasyPrice;
    case 'arithmetic':
      return options.raspasyPrice * n;
    case 'geometric':
      return options.raspasyPrice * 2 ** (n - 1);
  }
}
