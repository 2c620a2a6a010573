// @vitest-environment happy-dom
import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newTournamentSchema } from '../../shared/ipc/calls/file.ts';
import { failure, success } from '../../shared/ipc/envelope.ts';
import { useBridge } from '../../renderer/api/bridge.ts';
import NewTournament from '../../renderer/features/tournament/NewTournament.vue';
import { useNotices } from '../../renderer/stores/notices.ts';
import { listenToKeys } from '../../renderer/ui/keyboard.ts';
import { settle } from './entry-support.ts';

let calls: { name: string; input: Record<string, unknown> }[] = [];
let wrapper: VueWrapper;
/** What the save dialog answers; null = cancelled. */
let chosen: string | null = '/club/cup.pulka';

const open = {
  state: 'open',
  path: '/club/cup.pulka',
  name: 'Кубок',
  seq: 1,
  savedAt: null,
  failure: null,
  backups: [],
};

function answer(name: string): unknown {
  if (name === 'desktop.chooseSave') return { path: chosen };
  if (name === 'file.create') return open;
  if (name === 'desktop.recent') return [];
  if (name === 'roster.list') return { people: [], aside: null };
  return {};
}

beforeEach(() => {
  calls = [];
  chosen = '/club/cup.pulka';
  setActivePinia(createPinia());
  useBridge({
    call: async (name, input) => {
      calls.push({ name, input: input as Record<string, unknown> });
      return success(answer(name));
    },
    on: () => () => undefined,
  });
  wrapper = mount(NewTournament, { attachTo: document.body });
});
afterEach(() => {
  wrapper.unmount();
  useBridge(null);
});

const create = async (): Promise<void> => {
  await wrapper.find('form').trigger('submit');
  await settle();
};
const alerts = (): string =>
  wrapper
    .findAll('[role="alert"]')
    .map((one) => one.text())
    .join(' ');
const made = () => calls.find((call) => call.name === 'file.create')?.input;
const fill = async (players: string): Promise<void> => {
  await wrapper.find('#field-name').setValue('Кубок');
  await wrapper.find('textarea').setValue(players);
};

describe('a new tournament', () => {
  test('is not made without a name and three players; each is said, the first has the focus', async () => {
    await wrapper.find('textarea').setValue('Иванов Иван\nПетров Пётр');
    await create();
    expect(alerts()).toContain('Без названия');
    expect(alerts()).toContain('Игроков 2, нужно хотя бы трое.');
    expect(document.activeElement).toBe(wrapper.find('#field-name').element);
    expect(calls.map((call) => call.name)).toEqual(['roster.list']);
  });

  const again = async (): Promise<void> => {
    wrapper.unmount();
    wrapper = mount(NewTournament, { attachTo: document.body });
    await settle();
  };
  const nameField = () => wrapper.find<HTMLInputElement>('#field-name').element;
  const escape = async (): Promise<void> => {
    const stop = listenToKeys();
    wrapper.element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    stop();
    await settle();
  };

  test('left by Esc is found again as it was typed, said in a line, and begun afresh by a button', async () => {
    await fill('Морошкин Лев\nРябинина Нина\nВерстов Глеб\nКалачёва Инга');
    await escape();
    expect(wrapper.emitted('done')).toHaveLength(1);
    expect(useNotices().list.map(({ text }) => text)).toEqual(['Набранное сохранено.']);
    await again();
    expect(nameField().value).toBe('Кубок');
    expect(wrapper.find('textarea').element.value).toContain('Калачёва Инга');
    expect(wrapper.text()).toContain('Набранное сохранено.');
    await wrapper.find('[data-anew]').trigger('click');
    await settle();
    expect(nameField().value).toBe('');
    expect(wrapper.find('textarea').element.value).toBe('');
    expect(document.activeElement).toBe(nameField());
    expect(wrapper.find('[data-anew]').exists()).toBe(false);
  });

  test('left empty says nothing; one that was made is not found again', async () => {
    await escape();
    expect(useNotices().list).toEqual([]);
    await again();
    expect(wrapper.find('[data-anew]').exists()).toBe(false);
    await fill('Верстов\nКалачёва\nОдинцова');
    await create();
    expect(wrapper.emitted('done')).toHaveLength(1);
    await again();
    expect(nameField().value).toBe('');
    expect(wrapper.find('[data-anew]').exists()).toBe(false);
  });

  test('that cannot be made says so over the form, also where no file was open before', async () => {
    useBridge({
      call: async (name) =>
        name === 'file.create'
          ? failure({ code: 'file/exists', params: { path: '/club/cup.pulka', name: 'cup.pulka' } })
          : success(name === 'file.status' ? { ...open, state: 'failed' } : answer(name)),
      on: () => () => undefined,
    });
    await fill('Верстов\nКалачёва\nОдинцова');
    await create();
    expect(useNotices().list.map(({ kind, text }) => [kind, text.includes('cup.pulka')])).toEqual([
      ['bad', true],
    ]);
    expect(wrapper.emitted('done')).toBeUndefined();
  });

  test('is made of what was typed: players, tables of four and three, only the options that differ', async () => {
    await fill(
      '1. Морошкин Лев Борисович\nРябинина Нина, Сокол, 1958\nВерстов\nКалачёва\nОдинцова\nПолынин\nТальников\n\n',
    );
    await wrapper.find('#field-target').setValue('10');
    await wrapper.findAll('input[name="hasStake"]')[1]?.setValue(true);
    await wrapper.find('#field-stake').setValue('0,5');
    await wrapper.find('#option-consolation').setValue('none');
    await wrapper.find('#option-withoutThree').setValue('true');
    await wrapper.find('#option-withoutThree').setValue('false');
    await create();
    const { path, ...input } = made() ?? {};
    expect(path).toBe('/club/cup.pulka');
    const parsed = newTournamentSchema.parse(input);
    expect(parsed.players.slice(0, 2)).toEqual([
      { surname: 'Морошкин', given: 'Лев', patronymic: 'Борисович', club: '', year: null, note: '' },
      { surname: 'Рябинина', given: 'Нина', patronymic: '', club: 'Сокол', year: 1958, note: '' },
    ]);
    expect(parsed.tables).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
    ]);
    // In the order of the lines: there is no seed, and the paper can say why.
    expect(parsed.draw).toEqual({ method: 'list', seed: '' });
    expect(parsed.tournament).toMatchObject({
      name: 'Кубок',
      convention: 'sochi',
      options: { consolation: 'none' },
      target: 10,
      stakeKopecks: '50',
    });
    expect(wrapper.emitted('done')).toHaveLength(1);
  });

  test('bad numbers are refused where they stand', async () => {
    await fill('А\nБ\nВ');
    await wrapper.find('#field-target').setValue('2,5');
    await wrapper.findAll('input[name="hasStake"]')[1]?.setValue(true);
    await wrapper.find('#field-stake').setValue('−3');
    await wrapper.find('#option-raspasyPrice').setValue('1.5');
    await create();
    for (const id of ['#field-target', '#field-stake', '#option-raspasyPrice']) {
      expect(wrapper.find(id).attributes('aria-invalid')).toBe('true');
    }
    expect(made()).toBeUndefined();
  });

  test('another convention forgets the differences from the first', async () => {
    await fill('А\nБ\nВ');
    await wrapper.find('#option-consolation').setValue('none');
    await wrapper.find('input[name="convention"][value="rostov"]').setValue(true);
    await create();
    expect(made()).toMatchObject({ tournament: { convention: 'rostov', options: {} } });
  });

  test('an option pair that has no price is refused with its reason', async () => {
    await fill('А\nБ\nВ');
    await wrapper.find('#option-raspasyTarget').setValue('whists');
    await create();
    expect(wrapper.find('#option-zeroBonus').attributes('aria-invalid')).toBe('true');
    expect(made()).toBeUndefined();
  });

  test('a year that is none is refused with its line, and no line is dropped or said wrongly', async () => {
    await fill('Иванов Иван, Тверь, 1850\n\nПетров Пётр, Клин, 1970\nСидоров');
    await create();
    expect(alerts()).toContain('Строка 1: «1850» — не год рождения');
    expect(made()).toBeUndefined();
    await wrapper
      .find('textarea')
      .setValue('Иванов, Тверь, 1970\n\nПетров, Клин, 1970\nИванов, Тверь, 1970\nСидоров');
    await create();
    // Club and year are there: there is nothing to add, the line stands twice.
    expect(alerts()).toContain('Строка 4 повторяет строку 1');
    expect(alerts()).not.toContain('Укажите клуб или год рождения');
    expect(wrapper.findAll('.read li').map((one) => one.text())[2]).toMatch(/Тверь, 1970\s*повтор/u);
    expect(made()).toBeUndefined();
  });

  test('namesakes have to be told apart', async () => {
    await fill('Иванов Иван\nИванов  иван\nПетров');
    await create();
    expect(alerts()).toContain('Игрок с таким именем уже есть');
    expect(made()).toBeUndefined();
    await wrapper.find('textarea').setValue('Иванов Иван, 1950\nИванов Иван, 1980\nПетров');
    await create();
    expect(made()).toMatchObject({ players: [{ year: 1950 }, { year: 1980 }, { year: null }] });
  });

  test('a seat given twice is refused, named, and can be put right by its select', async () => {
    await fill('А\nБ\nВ\nГ');
    const seat = wrapper.find('select[aria-label="Стол 1, место 2"]');
    await seat.setValue('0');
    await create();
    expect(wrapper.text()).toContain('А: два места сразу.');
    expect(made()).toBeUndefined();
    await seat.setValue('1');
    await create();
    expect(made()).toMatchObject({ tables: [[0, 1, 2, 3]] });
  });

  test('tables of another size are still by the list; two who changed seats are seated by hand', async () => {
    await fill('А\nБ\nВ\nГ\nД\nЕ\nЖ\nЗ');
    await wrapper
      .findAll('input[type="radio"]')
      .find((one) => one.attributes('value') === 'threes')
      ?.setValue();
    await create();
    expect(made()).toMatchObject({
      tables: [
        [0, 1, 2],
        [3, 4, 5],
      ],
      draw: { method: 'list', seed: '' },
    });
    calls = [];
    await wrapper.find('select[aria-label="Стол 1, место 1"]').setValue('1');
    await wrapper.find('select[aria-label="Стол 1, место 2"]').setValue('0');
    await create();
    expect(made()).toMatchObject({
      tables: [
        [1, 0, 2],
        [3, 4, 5],
      ],
      draw: { method: 'manual', seed: '' },
    });
  });

  test('a cancelled save dialog makes nothing and keeps the form', async () => {
    chosen = null;
    await fill('А\nБ\nВ');
    await create();
    expect(made()).toBeUndefined();
    expect(wrapper.emitted('done')).toBeUndefined();
    expect(wrapper.find<HTMLInputElement>('#field-name').element.value).toBe('Кубок');
  });
});
