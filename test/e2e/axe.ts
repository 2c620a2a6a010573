/** axe-core on the page as it stands: WCAG 2.2 AA and what axe calls good practice. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on colours and sizes, and so on the theme; the rest of the page is the same in every theme. */
const OF_THEME = ['color-contrast', 'target-size', 'link-in-text-block'];

export type Theme = 'light' | 'dark' | 'contrast';
export const themes: readonly Theme[] = ['light', 'dark', 'contrast'];

export interface Finding {
  impact: string;
  /** Rule, element, and what axe says of it. */
  text: string;
}

interface Axe {
  run(
    context: Element,
    options: object,
  ): Promise<{
    violations: { id: string; impact: string | null; nodes: { html: string; failureSummary?: string }[] }[];
  }>;
}

/** Puts axe into the page; the driver does it past the policy of the page, which lets no foreign script in. */
export const loadAxe = async (page: Page): Promise<void> => {
  await page.evaluate(source);
};

/**
 * @param part selector of what is looked at; of several the last, which stands on top
 * @param whole every rule; else only those that depend on the theme
 */
export function findings(page: Page, part: string, whole: boolean): Promise<Finding[]> {
  const runOnly = whole ? { type: 'tag', values: TAGS } : { type: 'rule', values: OF_THEME };
  return page.evaluate(
    async ([only, selector]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const at = [...document.querySelectorAll(selector)].at(-1);
      if (at === undefined) throw new Error(`nothing is ${selector}`);
      const { violations } = await axe.run(selector === 'body' ? document.documentElement : at, {
        runOnly: only,
        ...(only.type === 'tag' ? { rules: { 'target-size': { enabled: true } } } : {}),
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ html, failureSummary }) => ({
          impact: impact ?? 'minor',
          text: `${id}: ${html.slice(0, 140)} (${(failureSummary ?? '').replaceAll(/\s+/gu, ' ').slice(0, 160)})`,
        })),
      );
    },
    [runOnly, part] as const,
  );
}

/** The theme as the settings set it, without the way through the settings. */
export const wear = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
