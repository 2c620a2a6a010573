import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { Preferences } from '../../shared/ipc/schemas/preferences.ts';
import { call } from '../api/client.ts';
import { locale } from '../ui/text.ts';
import { useNotices } from './notices.ts';

/** Theme, size of the text and language: settings of this computer, not of the tournament. */
export const usePreferences = defineStore('preferences', () => {
  const current = ref<Preferences>({ locale: 'ru', theme: 'system', textScale: 100 });

  /** Shows the settings on the page. Sizes are in rem, so the root's size scales everything. */
  function apply(next: Preferences): void {
    current.value = { ...next };
    locale.value = next.locale;
    const root = document.documentElement;
    root.lang = next.locale;
    if (next.theme === 'system') root.removeAttribute('data-theme');
    else root.dataset['theme'] = next.theme;
    root.style.fontSize = `${(16 * next.textScale) / 100}px`;
  }

  /** Applies at once and keeps them; what could not be kept is said, the page stays as chosen. */
  async function change(part: Partial<Preferences>): Promise<void> {
    apply({ ...current.value, ...part });
    try {
      await call('desktop.preferences', current.value);
    } catch (caught) {
      useNotices().failed(caught);
    }
  }
  return { current, apply, change };
});
