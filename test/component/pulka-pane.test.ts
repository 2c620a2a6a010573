// @vitest-environment happy-dom
/** The drawn pulka in «Ввод»: zoom and the run of the game by keyboard, the field that answers «почему?». */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEntry, settle, type Page } from './entry-support.ts';

let page: Page;
beforeEach(() => localStorage.clear());
afterEach(() => page.close());

const width = (): string => page.wrapper.find('.sheet-frame > div').attributes('style') ?? '';
const press = async (key: string, code: string): Promise<void> => {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, altKey: true, bubbles: true, cancelable: true }),
  );
  await settle();
};

/** The drawing comes behind the keys. */
const drawn = (): Promise<void> =>
  vi.waitFor(() =>
    expect(page.wrapper.find('polygon.hit[aria-label^="Рябинина, пуля: 6"]').exists()).toBe(true),
  );

test('Alt with + − 0 enlarges the drawing while a deal is being typed; the frame is then a stop of its own', async () => {
  page = await openEntry();
  await page.type('2841');
  expect(width()).toContain('100%');
  expect(page.wrapper.find('.sheet-frame').attributes('tabindex')).toBeUndefined();
  await press('=', 'Equal');
  await press('+', 'NumpadAdd');
  expect(width()).toContain('150%');
  expect(page.wrapper.find('.sheet-frame').attributes('tabindex')).toBe('0');
  await press('-', 'NumpadSubtract');
  expect(width()).toContain('125%');
  await press('0', 'Digit0');
  expect(width()).toContain('100%');
  expect(page.input().value).toBe('2841');
});

test('Alt G shows the run of the game, results as in the check below', async () => {
  page = await openEntry();
  await page.type('284108\n');
  await drawn();
  await press('g', 'KeyG');
  expect(page.wrapper.find('svg.pulka').exists()).toBe(false);
  // Pool 6 of four: 10 · (6 − 1½) = 45, 12 whists on him: +33. The whister −15 + 12; the others −15.
  const ends = page.wrapper.findAll('figure text').map((text) => text.text());
  for (const end of ['Рябинина +33', 'Верстов −3', 'Морошкин −15', 'Калачёва −15'])
    expect(ends).toContain(end);
  page.wrapper.find<HTMLElement>('[role="application"]').element.focus();
  await settle();
  // Морошкин is the first line; by the only deal he lost all that he has.
  expect(page.wrapper.find('figure [role="status"]').text()).toBe('Раздача 1. Морошкин −15, за раздачу −15.');
  await press('g', 'KeyG');
  expect(page.wrapper.find('svg.pulka').exists()).toBe(true);
});

test('a field answers «почему?»', async () => {
  page = await openEntry();
  await page.type('284108\n');
  await drawn();
  const field = page.wrapper.find<SVGPolygonElement>('polygon.hit[aria-label^="Рябинина, пуля: 6"]');
  await field.trigger('keydown', { key: 'Enter' });
  await settle();
  expect(page.text()).toContain('Рябинина');
  expect(page.wrapper.find('section.why').text()).toContain('6');
});
