import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { Preferences } from '../../shared/ipc/schemas/preferences.ts';
import { call } from '../api/client.ts';
import { speak } from '../ui/text.ts';
import { useNotices } from './notices.ts';

/** Theme, size of the text and language: settings of this computer, not of the tournament. */
export const usePreferences = defineStore('preferences', () => {
  const current = ref<Preferences>({ locale: 'ru', theme: 'system', textScale: 100 });

  /** Shows the settings on the page. Sizes are in rem, so the root's size scales everything. */
  async function apply(next: Preferences): Promise<void> {
    current.value = { ...next };
    const root = document.documentElement;
    root.lang = next.locale;
    if (next.theme === 'system') root.removeAttribute('data-theme');
    else root.dataset['theme'] = next.theme;
    root.style.fontSize = `${(16 * next.textScale) / 100}px`;
    await speak(next.locale);
  }

  /** Applies at once and keeps them; what could not be kept is said, the page stays as chosen. */
  async function change(part: Partial<Preferences>): Promise<void> {
    try {
      await apply({ ...current.value, ...part });
      await call('desktop.preferences', current.value);
    } catch (caught) {
      useNotices().failed(caught);
    }
  }
  return { current, apply, change };
});
