import { ref, shallowReactive } from 'vue';
import ru from '../../shared/locales/ru/index.ts';
import { createTranslate, flatten, type Locale, type Translate } from '../../shared/locales/translate.ts';

/** Language of the window. One for the whole window, so a plain module value; changed by `speak`. */
export const locale = ref<Locale>('ru');

/** The languages that are loaded: the first screen waits for one only. */
const spoken = shallowReactive(new Map<Locale, Translate>());
const russian = createTranslate('ru', flatten(ru));
spoken.set('ru', russian);

let wanted: Locale = 'ru';

/**
 * Goes over to a language; the window stays with the one before until its texts are there. Of two that are asked for
 * at once the later one counts.
 */
export async function speak(next: Locale): Promise<void> {
  wanted = next;
  if (!spoken.has(next)) {
    const { default: texts } = await import('../../shared/locales/en/index.ts');
    spoken.set(next, createTranslate(next, flatten(texts)));
  }
  if (wanted === next) locale.value = next;
}

const translate: Translate = (key, params) => (spoken.get(locale.value) ?? russian)(key, params);

/** The translator of the window's language; texts follow when the language changes. */
export function useText(): Translate {
  return translate;
}

/** True when the language has a text under the key. */
export const hasText = (key: string): boolean => translate(key) !== key;
