/** The incident dialog as an arbiter uses it: by the keys that stand beside the answers, every key counted. */
import type { Locator, Page } from 'playwright-core';

export interface Arbiter {
  /** Keys pressed since the dialog was opened. */
  keys(): number;
  /** Waits for the question and takes the option by the digit printed on it. */
  choose(question: RegExp, option: RegExp): Promise<void>;
  /** Waits for the question and types. */
  type(question: RegExp, ...typed: string[]): Promise<void>;
  /** Ctrl+Enter: issues the slip and opens it. */
  issue(): Promise<void>;
  /** Any further keys, e.g. Ctrl+P on the slip. */
  press(...typed: string[]): Promise<void>;
  dialog: Locator;
}

/** Opens the dialog on the deal in hand (F4). */
export async function openIncident(page: Page, title: string): Promise<Arbiter> {
  await page.keyboard.press('F4');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(title).waitFor();
  let count = 0;
  const press = async (...typed: string[]): Promise<void> => {
    for (const key of typed) await page.keyboard.press(key);
    count += typed.length;
  };
  const asked = (question: RegExp): Promise<void> =>
    dialog.getByRole('heading', { name: question }).waitFor();
  return {
    dialog,
    keys: () => count,
    press,
    choose: async (question, option) => {
      await asked(question);
      const text = await dialog.getByRole('radio').filter({ hasText: option }).first().innerText();
      await press(text.trim().charAt(0));
    },
    type: async (question, ...typed) => {
      await asked(question);
      await press(...typed);
    },
    issue: async () => {
      await dialog.getByText('Вопросов больше нет').first().waitFor();
      await press('Control+Enter');
    },
  };
}
