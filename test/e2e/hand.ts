/** A hand on the keyboard of the real window: keys, Tab to a named control, out of whatever stands open. */
import type { Page } from 'playwright-core';
import { translator, type Locale, type Translate } from '../../shared/locales/index.ts';

export interface Hand {
  page: Page;
  t: Translate;
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until the selector is seen. */
  seen(selector: string): Promise<void>;
  /** Walks with Tab until the focus is on what the selector names; fails after a whole round. */
  tabTo(selector: string): Promise<void>;
  /** Walks with Tab to a button that is called as this text of `shared/locales`, and presses it by Enter. */
  button(key: string, params?: Record<string, string | number>): Promise<void>;
  /** Esc until nothing stands over the section; fails where a dialog holds the hand. */
  leave(): Promise<void>;
}

/** What stands over a section and has to be left. */
const OVER =
  '[role="dialog"], section.journal, [role="menu"], [data-over], section.why, form.remove, main.new';
const MOST_TABS = 260;

export function handOn(page: Page, locale: Locale = 'ru'): Hand {
  const t = translator(locale);
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const walk = async (what: string, there: () => Promise<boolean>): Promise<void> => {
    for (let i = 0; i < MOST_TABS; i++) {
      if (await there()) return;
      await press('Tab');
    }
    throw new Error(`Tab never came to ${what}`);
  };
  return {
    page,
    t,
    press,
    type: (text) => page.keyboard.type(text),
    seen: (selector) => page.locator(selector).first().waitFor(),
    tabTo: (selector) =>
      walk(selector, () => page.evaluate((one) => document.activeElement?.matches(one) === true, selector)),
    button: async (key, params) => {
      const text = t(key, params);
      await walk(text, () =>
        page.evaluate((name) => {
          const at = document.activeElement;
          if (!(at instanceof HTMLElement) || !at.matches('button, a, summary')) return false;
          const said = (at.getAttribute('aria-label') ?? at.innerText).trim().replaceAll(/\s+/gu, ' ');
          return said.startsWith(name);
        }, text),
      );
      await press('Enter');
    },
    leave: async () => {
      for (let i = 0; i < 12; i++) {
        if ((await page.locator(OVER).count()) === 0) return;
        // A field beside a panel keeps its own Esc: from the second time on the hand goes one place further.
        if (i > 1) await press('Tab');
        await press('Escape');
        await page.waitForTimeout(60);
      }
      const held = await page.locator(OVER).first().innerText();
      throw new Error(`Esc does not lead out of: ${held.slice(0, 120)}`);
    },
  };
}
