import en from './en/index.ts';
import ru from './ru/index.ts';
import { createTranslate, flatten, type Locale, type Translate } from './translate.ts';

export type { Locale, Params, Translate } from './translate.ts';
export const locales: readonly Locale[] = ['ru', 'en'];
export const messages: Record<Locale, Record<string, string>> = { ru: flatten(ru), en: flatten(en) };

const made = new Map<Locale, Translate>();

/** The translator of a locale (made once). */
export function translator(locale: Locale): Translate {
  let t = made.get(locale);
  if (t === undefined) {
    t = createTranslate(locale, messages[locale]);
    made.set(locale, t);
  }
  return t;
}
