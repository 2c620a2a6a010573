import en from './en/index.ts';
import ru from './ru/index.ts';
import { createTranslate, flatten, type Locale, type Translate } from './translate.ts';

export type { Locale, Params, Translate } from './translate.ts';
export const locales: readonly Locale[] = ['ru', 'en'];

const flat = new Map<Locale, Record<string, string>>();
/** Texts of one locale, flattened when the locale is first spoken: a window mostly speaks one. */
function textsOf(locale: Locale): Record<string, string> {
  const known = flat.get(locale) ?? flatten(locale === 'ru' ? ru : en);
  flat.set(locale, known);
  return known;
}
export const messages: Readonly<Record<Locale, Record<string, string>>> = {
  get ru() {
    return textsOf('ru');
  },
  get en() {
    return textsOf('en');
  },
};

const made = new Map<Locale, Translate>();

/** The translator of a locale (made once). */
export function translator(locale: Locale): Translate {
  let t = made.get(locale);
  if (t === undefined) {
    t = createTranslate(locale, textsOf(locale));
    made.set(locale, t);
  }
  return t;
}
