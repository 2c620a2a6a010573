// @vitest-environment happy-dom
/** The chart under the hand: arrows, what is said, the table; and in «Таблица» the player goes along. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Rational } from '../../shared/domain/rational.ts';
import type { ChartInput } from '../../shared/drawing/chart/index.ts';
import ChartFigure from '../../renderer/features/chart/ChartFigure.vue';
import { walk } from '../../renderer/features/chart/walk.ts';
import { FIT, nextZoom, zoomed, ZOOMS } from '../../renderer/features/chart/zoom.ts';
import { openWindow, overviewOf, press, settled, show, textOf } from './standings-support.ts';

const input: ChartInput = {
  series: [
    { id: 'a', name: 'Морошкин', values: [0, 10, -20], front: true, chosen: false },
    { id: 'b', name: 'Рябинина', values: [0, -10, 20], front: true, chosen: true },
  ].map((one) => ({ ...one, values: one.values.map((value) => Rational.of(value, 3)) })),
  steps: ['0', '1', '2'],
  endValues: true,
  title: 'Ход игры',
  description: 'Морошкин падает.',
};
const props = {
  input,
  size: { width: 400, height: 300, fontSize: 12 },
  heading: 'Ход игры',
  unit: '',
  corner: '№',
  said: ({ series, step }: { series: number; step: number }) => `${input.series[series]?.name} ${step}`,
};
const words = (): string => textOf(document.querySelector('figure [role="status"]'));
const area = (): HTMLElement => document.querySelector<HTMLElement>('[role="application"]')!;

beforeEach(() => openWindow(overviewOf([])));

describe('the walk', () => {
  it.each([
    ['ArrowRight', { series: 0, step: 1 }, { series: 0, step: 2 }],
    ['ArrowRight', { series: 0, step: 2 }, { series: 0, step: 2 }],
    ['ArrowLeft', { series: 1, step: 0 }, { series: 1, step: 0 }],
    ['ArrowDown', { series: 1, step: 1 }, { series: 0, step: 1 }],
    ['ArrowUp', { series: 0, step: 1 }, { series: 1, step: 1 }],
    ['Home', { series: 1, step: 2 }, { series: 1, step: 0 }],
    ['End', { series: 1, step: 0 }, { series: 1, step: 2 }],
    ['a', { series: 0, step: 0 }, null],
  ])('%s from %o leads to %o', (key, from, to) => expect(walk(key, from, 2, 3)).toEqual(to));

  it('begins at the end of the chosen line; every step is said', async () => {
    const wrapper = await show(ChartFigure, props);
    expect(words()).toBe('');
    area().focus();
    await settled();
    expect(words()).toBe('Рябинина 2');
    await press('ArrowLeft');
    expect(words()).toBe('Рябинина 1');
    await press('ArrowDown');
    expect(words()).toBe('Морошкин 1');
    await press('Enter');
    // The window is told whom to choose once he changes, and which deal is asked about.
    expect(wrapper.findComponent(ChartFigure).emitted('choose')).toEqual([[0]]);
    expect(wrapper.findComponent(ChartFigure).emitted('open')).toEqual([[1]]);
    expect(document.querySelectorAll('.cursor')).toHaveLength(1);
  });

  it('keeps its arrows from the screen behind and lets all other keys through', async () => {
    await show(ChartFigure, props);
    const got: string[] = [];
    const listen = (event: KeyboardEvent): void => void got.push(event.key);
    window.addEventListener('keydown', listen);
    area().focus();
    for (const key of ['ArrowLeft', 'ArrowUp', 'F5', '?']) await press(key);
    window.removeEventListener('keydown', listen);
    expect(got).toEqual(['F5', '?']);
  });

  it('is a picture with a name and words, and a table in its place', async () => {
    await show(ChartFigure, props);
    const svg = document.querySelector('figure svg')!;
    expect(svg.getAttribute('role')).toBe('img');
    const by = (attribute: string): string =>
      textOf(document.getElementById(svg.getAttribute(attribute) ?? ''));
    expect(by('aria-labelledby')).toBe('Ход игры');
    expect(by('aria-describedby')).toBe('Морошкин падает.');
    document.querySelector<HTMLButtonElement>('figcaption button')!.click();
    await settled();
    expect(document.querySelector('figure svg')).toBeNull();
    expect([...document.querySelectorAll('figure tr')].map(textOf)).toEqual([
      '№ Морошкин Рябинина',
      '1 +3⅓ −3⅓',
      '2 −6⅔ +6⅔',
    ]);
  });
});

describe('zoom of the pulka', () => {
  it('goes through all steps and stays at the ends', () => {
    const up = ZOOMS.map((zoom) => nextZoom(zoom, 1));
    expect(up).toEqual([...ZOOMS.slice(1), ZOOMS.at(-1)]);
    expect(ZOOMS.map((zoom) => nextZoom(zoom, -1))).toEqual([FIT, ...ZOOMS.slice(0, -1)]);
    expect(nextZoom(110, -1)).toBe(100);
  });

  it('the sheet grows with it, the letters half as fast', () => {
    const size = { width: 468, height: 430, fontSize: 16 };
    expect(zoomed(size, 100)).toEqual(size);
    expect(zoomed(size, 300)).toEqual({ width: 1404, height: 1290, fontSize: 32 });
  });
});
