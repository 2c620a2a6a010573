// @vitest-environment happy-dom
/** The tour: what counts as done, Esc and Alt with Page keys, where it goes on, that no key is taken from the rest. */
import { beforeEach, describe, expect, it } from 'vitest';
import { steps, type Seen } from '../../renderer/features/tour/steps.ts';
import TourPanel from '../../renderer/features/tour/TourPanel.vue';
import { useTour } from '../../renderer/features/tour/useTour.ts';
import { useNav } from '../../renderer/stores/nav.ts';
import { useSession } from '../../renderer/stores/session.ts';
import { useTournament } from '../../renderer/stores/tournament.ts';
import { translator } from '../../shared/locales/index.ts';
import { openWindow, overviewOf, press, settled, show, textOf } from './standings-support.ts';

const seen: Seen = { file: '/s', section: 'entry', deals: 3, slips: 1, why: false, paper: false };
const stepOf = (id: string) => steps.find((step) => step.id === id)!;
const panel = (): HTMLElement | null => document.querySelector('aside.tour');
const file = (path: string) => ({
  state: 'open' as const,
  path,
  name: 'Образец',
  seq: 1,
  savedAt: null,
  failure: null,
  backups: [],
});
const overview = (deals: number) => {
  const made = overviewOf([[{ seats: ['А', 'Б', 'В'] }]]);
  made.rounds[0]!.tables[0]!.deals = deals;
  return made;
};

beforeEach(() => {
  localStorage.clear();
  openWindow(overview(3));
});

describe('what was done is seen', () => {
  it.each<[string, Partial<Seen>, boolean]>([
    ['sample', {}, true],
    ['sample', { file: '/other' }, false],
    ['deal', { deals: 4 }, true],
    ['deal', { deals: 2 }, false],
    ['why', { why: true }, true],
    ['paper', { paper: true }, true],
    ['incident', { slips: 2 }, true],
    ['incident', { section: 'incident' }, false],
    ['standings', { section: 'standings' }, true],
    ['settlement', { section: 'standings' }, false],
    ['print', { section: 'print' }, true],
  ])('%s by %o: %s', (id, change, done) => {
    expect(stepOf(id).isDone({ ...seen, ...change }, seen, '/s')).toBe(done);
  });

  it('a file of one’s own is no sample', () => {
    expect(stepOf('sample').isDone({ ...seen, file: null }, seen, null)).toBe(false);
  });

  it('every step has its texts in both languages', () => {
    for (const locale of ['ru', 'en'] as const) {
      const t = translator(locale);
      for (const { id } of steps) {
        for (const part of ['title', 'text', 'done']) {
          const key = `tour.steps.${id}.${part}`;
          expect(t(key), `${locale} ${key}`).not.toBe(key);
        }
      }
    }
  });
});

describe('the panel', () => {
  /** The panel with the sample open at the given step. */
  async function at(step: number): Promise<ReturnType<typeof useTour>> {
    useSession().file = file('/sample.pulka');
    localStorage.setItem('tour', JSON.stringify({ at: step, sample: '/sample.pulka' }));
    await show(TourPanel);
    const tour = useTour();
    tour.begin();
    await settled();
    return tour;
  }

  it('is not there until it is begun, and gives the room back when it is left', async () => {
    await show(TourPanel);
    expect(panel()).toBeNull();
    useTour().begin();
    await settled();
    expect(textOf(panel())).toContain('1 из 9 Образец турнира');
    await press('Escape');
    expect(panel()).toBeNull();
    expect(document.documentElement.style.getPropertyValue('--tour')).toBe('0px');
  });

  it('goes on where it was left while its file is open, else begins again', async () => {
    const tour = await at(3);
    expect(tour.at).toBe(3);
    tour.leave();
    useSession().file = file('/other.pulka');
    tour.begin();
    expect(tour.at).toBe(0);
  });

  it('sees the deal that was recorded and says so; «дальше» goes on before that too', async () => {
    const tour = await at(1);
    expect(textOf(panel())).toContain('284108');
    useTournament().overview = overview(4);
    await settled();
    expect(tour.done).toBe(true);
    expect(textOf(panel())).toContain('✓ Сделано.');
    await press('PageDown', { altKey: true });
    expect(tour.at).toBe(2);
    await press('PageDown', { altKey: true });
    expect(tour.at).toBe(3);
    await press('PageUp', { altKey: true });
    expect(tour.at).toBe(2);
  });

  it('shows where a step happens', async () => {
    const tour = await at(5);
    const button = [...panel()!.querySelectorAll('button')].find((one) => textOf(one) === 'Показать');
    button!.click();
    await settled();
    expect(useNav().section).toBe('standings');
    expect(tour.done).toBe(true);
  });

  it('leaves Esc to a dialog that stands open, and takes it inside itself', async () => {
    const tour = await at(1);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    (document.activeElement as HTMLElement | null)?.blur();
    await press('Escape');
    expect(tour.active).toBe(true);
    panel()!.querySelector<HTMLElement>('button')!.focus();
    await press('Escape');
    expect(tour.active).toBe(false);
  });

  it('takes no other key', async () => {
    await at(1);
    (document.activeElement as HTMLElement | null)?.blur();
    const event = (key: string): KeyboardEvent =>
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    for (const key of ['1', 'Enter', '+', 'PageDown', 'F5', '?']) {
      const pressed = event(key);
      document.body.dispatchEvent(pressed);
      expect(pressed.defaultPrevented, key).toBe(false);
    }
  });

  it('the last step ends it, and the next time it begins anew', async () => {
    const tour = await at(7);
    tour.next();
    await settled();
    expect(textOf(panel())).toContain('9 из 9');
    await press('PageDown', { altKey: true });
    expect(tour.active).toBe(false);
    tour.begin();
    expect(tour.at).toBe(0);
  });
});
