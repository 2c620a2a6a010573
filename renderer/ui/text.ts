import { ref } from 'vue';
import { translator, type Locale, type Translate } from '../../shared/locales/index.ts';

/** Language of the window. One for the whole window, so a plain module value. */
export const locale = ref<Locale>('ru');

const translate: Translate = (key, params) => translator(locale.value)(key, params);

/** The translator of the window's language; texts follow when the language changes. */
export function useText(): Translate {
  return translate;
}

/** True when the language has a text under the key. */
export const hasText = (key: string): boolean => translate(key) !== key;
