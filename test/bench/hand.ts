/** A hand at the entry line of a real window, and a clock in the page that it is timed with. */
import type { CDPSession, Page } from 'playwright-core';

/** The line that takes the keys: ours, or the one of the bare window. */
export const LINE = 'form.entry input[aria-describedby]';
/** First box of the line: the key that was accepted stands there. */
const BOX = 'form.entry .boxes .box';

interface Clock {
  /** Takes the time from the Enter that comes next until this key stands alone in the line. */
  expect(key: string): void;
  /** Milliseconds from Enter to the picture that shows the key. */
  accepted(): Promise<number>;
}
type Timed = Window & { benchClock?: Clock };

/** Puts the clock into the page: from the time stamp of Enter to the frame in which the next key is shown. */
export async function putClock(page: Page): Promise<void> {
  await page.evaluate(
    ([lineSelector, boxSelector]) => {
      const line = document.querySelector<HTMLInputElement>(lineSelector);
      const place = line?.closest('form');
      if (line === null || line === undefined || !place) throw new Error('no line');
      let enter = 0;
      let wanted = '';
      let done: (ms: number) => void = () => undefined;
      let answer: Promise<number> = Promise.resolve(0);
      const { port1, port2 } = new MessageChannel();
      // Behind the frame: the message comes after its picture was made.
      port1.onmessage = () => done(performance.now() - enter);
      const look = (): void => {
        if (wanted === '' || enter === 0 || line.value !== wanted) return;
        if (document.querySelector(boxSelector)?.textContent?.startsWith(wanted) !== true) return;
        wanted = '';
        requestAnimationFrame(() => port2.postMessage(null));
      };
      window.addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Enter' && wanted !== '') enter = event.timeStamp;
        },
        true,
      );
      new MutationObserver(look).observe(place, { subtree: true, childList: true, characterData: true });
      (window as Timed).benchClock = {
        expect(key) {
          wanted = key;
          enter = 0;
          answer = new Promise((resolve) => (done = resolve));
        },
        accepted: () => answer,
      };
    },
    [LINE, BOX] as const,
  );
}

/** CPU time of the page's main thread so far, s; `script`, `layout` and `style` are parts of `task`. */
export interface Thread {
  task: number;
  script: number;
  layout: number;
  style: number;
}

export async function threadClock(page: Page): Promise<() => Promise<Thread>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    return {
      task: of('TaskDuration'),
      script: of('ScriptDuration'),
      layout: of('LayoutDuration'),
      style: of('RecalcStyleDuration'),
    };
  };
}

/** What one Enter cost. */
export interface Stroke {
  /** From Enter to the picture of the next key, ms. */
  ms: number;
  /** CPU of the main thread for that, ms. */
  thread: Thread;
}

/**
 * Types the lines. With every Enter the first key of the next line is pressed at once, as fast as a hand can:
 * what counts is when it stands in its box, the line before being in the file.
 */
export async function typeLines(
  page: Page,
  lines: readonly string[],
  read: () => Promise<Thread>,
): Promise<Stroke[]> {
  const strokes: Stroke[] = [];
  let typed = '';
  for (const [i, line] of lines.entries()) {
    for (const key of line.slice(typed.length)) await page.keyboard.press(key);
    const next = lines[i + 1]?.[0];
    if (next === undefined) {
      await page.keyboard.press('Enter');
      break;
    }
    await page.evaluate((key) => (window as Timed).benchClock?.expect(key), next);
    const before = await read();
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press(next)]);
    const ms = await page.evaluate(() => (window as Timed).benchClock?.accepted());
    const after = await read();
    const of = (part: keyof Thread): number => (after[part] - before[part]) * 1000;
    const thread = { task: of('task'), script: of('script'), layout: of('layout'), style: of('style') };
    strokes.push({ ms: ms ?? Number.NaN, thread });
    typed = next;
  }
  return strokes;
}
