/**
 * A walk with Tab over the page as it stands: where the focus comes, whether it is seen there, and which controls it
 * never reaches. Composite widgets (a list, a grid, a menu, radio buttons) are one stop of Tab; arrows go inside.
 */
import type { Page } from 'playwright-core';

export interface Walk {
  /** Controls that are seen, with their names. */
  controls: string[];
  /** Stops of Tab until it came round. */
  stops: number;
  /** Controls that neither Tab nor the arrows of a reached widget come to. */
  unreached: string[];
  /** Controls without a name that a screen reader could say. */
  nameless: string[];
  /** Stops at which nothing shows that the focus is there. */
  unseen: string[];
  /** Stops that lie under something else or outside the window. */
  hidden: string[];
  /** Tab does not leave this control. */
  trap: string | null;
}

interface Stop {
  seen: boolean;
  hidden: boolean;
}
interface Walker {
  stops: Map<Element, Stop>;
  last: Element | null;
  listener: (event: FocusEvent) => void;
}
interface AxeCommons {
  setup(of: Document): void;
  teardown(): void;
  utils: { getNodeFromTree(element: Element): unknown };
  commons: { text: { accessibleTextVirtual(node: unknown): string } };
}

/** Begins to write down where the focus comes. */
function begin(page: Page): Promise<void> {
  return page.evaluate(() => {
    const stops = new Map<Element, Stop>();
    /** What is drawn around a control, with and without the focus, is compared as one text. */
    const listener = (event: FocusEvent): void => {
      const at = event.target;
      if (!(at instanceof HTMLElement || at instanceof SVGElement)) return;
      // The focus of a field may be drawn by the frame around it.
      let seen = false;
      for (let one: Element | null = at, up = 0; one !== null && up < 4; one = one.parentElement, up++) {
        const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(one);
        seen ||= outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        // A place of a drawing has no outline; its line shows the focus.
        seen ||=
          one === at && at instanceof SVGElement && stroke !== 'none' && Number.parseFloat(strokeWidth) > 0;
      }
      // A composite shows the focus at its active part.
      const active = document.getElementById(at.getAttribute('aria-activedescendant') ?? '');
      if (active !== null) seen ||= Number.parseFloat(getComputedStyle(active).outlineWidth) >= 2;
      stops.set(at, { seen, hidden: false });
    };
    document.addEventListener('focusin', listener);
    (globalThis as unknown as { walker: Walker }).walker = { stops, last: null, listener };
  });
}

/** How many stops there are so far, whether the last step came anywhere new, and what holds the focus. */
function look(page: Page): Promise<{ count: number; same: boolean; covered: boolean }> {
  return page.evaluate(() => {
    const { walker } = globalThis as unknown as { walker: Walker };
    const at = document.activeElement;
    const same = at === walker.last && at !== document.body;
    walker.last = at;
    let covered = false;
    const stop = at === null ? undefined : walker.stops.get(at);
    if (at !== null && stop !== undefined) {
      const box = at.getBoundingClientRect();
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
      const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
      if (box.width * box.height > 4) {
        const points = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 3, top + 3],
          [right - 3, bottom - 3],
        ] as const;
        covered =
          right <= left ||
          bottom <= top ||
          points.every(([x, y]) => {
            const over = document.elementFromPoint(x, y);
            return (
              over === null ||
              !(at.contains(over) || over.contains(at) || over.closest('label') === at.closest('label'))
            );
          });
        stop.hidden = covered;
      }
    }
    return { count: walker.stops.size, same, covered };
  });
}

function finish(page: Page, part: string): Promise<Omit<Walk, 'stops' | 'trap'>> {
  return page.evaluate((selector) => {
    const { walker, axe } = globalThis as unknown as { walker: Walker; axe: AxeCommons };
    document.removeEventListener('focusin', walker.listener);
    const root = [...document.querySelectorAll(selector)].at(-1) ?? document.body;
    const CONTROLS =
      'button, a[href], input, select, textarea, summary, [role="button"], [role="radio"], [role="option"], [role="menuitem"], [role="gridcell"], [role="checkbox"], [tabindex="0"]';
    const seen = (one: Element): boolean => {
      const box = one.getBoundingClientRect();
      return (
        box.width > 1 &&
        box.height > 1 &&
        one.checkVisibility({ visibilityProperty: true }) &&
        one.closest('[inert], [aria-hidden="true"]') === null &&
        !one.matches(':disabled')
      );
    };
    const all = [...root.querySelectorAll(CONTROLS)].filter(seen);
    axe.setup(document);
    const name = (one: Element): string => {
      try {
        return axe.commons.text.accessibleTextVirtual(axe.utils.getNodeFromTree(one)).trim();
      } catch {
        return '';
      }
    };
    const said = (one: Element): string =>
      `${one.getAttribute('role') ?? one.tagName.toLowerCase()} «${name(one).slice(0, 60) || one.outerHTML.slice(0, 90)}»`;
    /** The widget of which the control is one part among those that the arrows walk. */
    const COMPOSITE =
      '[role="listbox"], [role="grid"], [role="menu"], [role="radiogroup"], [role="tablist"], [role="table"]';
    const isReached = (one: Element): boolean => {
      if (walker.stops.has(one)) return true;
      if (one instanceof HTMLInputElement && one.type === 'radio')
        return [...walker.stops.keys()].some(
          (stop) => stop instanceof HTMLInputElement && stop.type === 'radio' && stop.name === one.name,
        );
      if ((one as HTMLElement).tabIndex >= 0) return false;
      if (one.closest('[aria-keyshortcuts]') !== null) return true;
      const group = one.closest(COMPOSITE) ?? one.closest('table, ul, ol, svg');
      if (group === null) return false;
      return [...walker.stops.keys()].some((stop) => group.contains(stop) || stop.contains(group));
    };
    const controls = all.map(said);
    const unreached = all.filter((one) => !isReached(one)).map(said);
    const nameless = all.filter((one) => name(one) === '').map(said);
    const stops = [...walker.stops].filter(([one]) => root.contains(one));
    const unseen = stops.filter(([, stop]) => !stop.seen).map(([one]) => said(one));
    const hidden = stops.filter(([, stop]) => stop.hidden).map(([one]) => said(one));
    axe.teardown();
    return { controls, unreached, nameless, unseen, hidden };
  }, part);
}

/** A date is one control with a stop for each of its parts. */
const MOST_PARTS = 6;

/**
 * Walks with Tab until it comes round. axe must be in the page: it tells the names.
 *
 * @param part selector of what the inventory is of; of several the last, which stands on top
 */
export async function walk(page: Page, part: string): Promise<Walk> {
  await begin(page);
  let count = 0;
  let idle = 0;
  let stuck = 0;
  // It has come round when Tab found nothing new for a while; the browser's own edge of the page is passed on the way.
  while (idle < MOST_PARTS && stuck < MOST_PARTS) {
    await page.keyboard.press('Tab');
    const now = await look(page);
    idle = now.count > count ? 0 : idle + 1;
    stuck = now.same ? stuck + 1 : 0;
    count = now.count;
  }
  const trap =
    stuck >= MOST_PARTS && count > 1
      ? await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? '')
      : null;
  return { ...(await finish(page, part)), stops: count, trap };
}
