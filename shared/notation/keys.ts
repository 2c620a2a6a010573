/**
 * The keys. Digits and `* / .` of the numeric keypad are the notation; letters of both alphabets, whole words and
 * some signs are aliases of them. An alias is read only where its field stands: «п» is a suit after the level and a
 * pass after the suit.
 */
import type { Level, Says, Trump } from '../domain/types.ts';

export const MISERE_KEY = '*';
export const RASPASY_KEY = '/';
export const DEALER_KEY = '.';
export const WITHOUT_THREE_KEY = '/';
export const REDEAL_KEYS = '**';
export const SHARED_KEY = '*';
/** Ten tricks: one key, so that one and zero are never taken for ten. */
export const TEN_TRICKS_KEY = '.';
/** On a checked ten the counts follow the passes at once, so the dealer's last whist has a key of its own there. */
export const LAST_WHIST_KEY = '*';
export const TRUMP_NOT_WRITTEN_KEY = '0';

export const MISERE_ALIASES = ['м', 'm', 'мизер', 'misere', 'misère'];
export const RASPASY_ALIASES = ['р', 'r', 'распасы', 'распас', 'raspasy'];
export const REDEAL_ALIASES = ['пересдача', 'redeal'];
export const WITHOUT_THREE_ALIASES = ['бт', 'безтрёх', 'безтрех', 'withoutthree'];
export const DEALER_ALIASES = ['сд', 'сдаёт', 'сдает', 'dealer'];
export const SHARED_ALIASES = ['пополам', 'shared'];
export const TEN_TRICKS_ALIASES = ['x', 'х', 'десять', 'ten'];

/** Levels in rising order with their keys. */
export const LEVEL_KEYS: readonly (readonly [Level, string])[] = [
  [6, '6'],
  [7, '7'],
  [8, '8'],
  [9, '9'],
  [10, '0'],
];

/** Suits in rising order; «с» and «ы» are Latin c and s typed in the Russian layout. */
export const TRUMP_KEYS: readonly (readonly [Trump, string, readonly string[]])[] = [
  ['spades', '1', ['п', 'пики', 'пик', 's', 'spades', 'ы', '♠', '♤']],
  ['clubs', '2', ['т', 'трефы', 'треф', 'c', 'clubs', 'с', '♣', '♧']],
  ['diamonds', '3', ['б', 'бубны', 'бубен', 'd', 'diamonds', '♦', '♢']],
  ['hearts', '4', ['ч', 'черви', 'червей', 'h', 'hearts', '♥', '♡']],
  ['none', '5', ['бк', 'безкозыря', 'n', 'nt']],
];

/** What a defender says; «ц» is Latin w typed in the Russian layout. */
export const SAYS_KEYS: readonly (readonly [Says, string, readonly string[]])[] = [
  ['whist', '1', ['в', 'вист', 'w', 'whist', 'ц']],
  ['pass', '0', ['п', 'пас', 'p', 'pass']],
  ['half', '2', ['½', 'пв', 'полвиста', 'h', 'half']],
];

/** The key of a count of tricks, 0–10. */
export function countKey(count: number): string {
  return count === 10 ? TEN_TRICKS_KEY : String(count);
}

/** Signs that stand for a key of the keypad wherever they are typed. */
const SIGNS: Readonly<Record<string, string>> = { ',': '.', '×': '*', '÷': '/', ':': '/', '\\': '/' };

/** The line as it is read: lower case, without spaces, with the place of every sign in the typed text. */
export function readable(text: string): { signs: string; at: number[] } {
  let signs = '';
  const at: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charAt(i);
    if (/\s/u.test(unit)) continue;
    const lower = unit.toLowerCase();
    signs += SIGNS[unit] ?? (lower.length === 1 ? lower : unit);
    at.push(i);
  }
  return { signs, at };
}
