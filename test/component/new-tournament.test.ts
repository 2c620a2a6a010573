// @vitest-environment happy-dom
import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newTournamentSchema } from '../../shared/ipc/calls/file.ts';
import { success } from '../../shared/ipc/envelope.ts';
import { useBridge } from '../../renderer/api/bridge.ts';
import NewTournament from '../../renderer/features/tournament/NewTournament.vue';
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
