/**
 * What this process says itself: the menu and the file dialogs, in the language of the program. Of all texts it needs
 * one area; a page that starts does not wait for the others.
 */
import en from '../../shared/locales/en/desktop.ts';
import ru from '../../shared/locales/ru/desktop.ts';
import { createTranslate, flatten, type Locale, type Translate } from '../../shared/locales/translate.ts';

const made = new Map<Locale, Translate>();

/** The translator of a locale over the texts of this process (made once). */
export function desktopTexts(locale: Locale): Translate {
  const known = made.get(locale) ?? createTranslate(locale, flatten(locale === 'ru' ? ru : en));
  made.set(locale, known);
  return known;
}
