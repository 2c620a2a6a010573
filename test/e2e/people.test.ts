/**
 * Players in the real window, by keyboard: the club's list out of a CSV file in windows-1251, loaded twice; a
 * substitute from it after deal 9 of round 2; one line each in the standings.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CallInput, CallOutput, ServiceCall } from '../../shared/ipc/contract.ts';
import { resourcesFolder } from '../../main/service/documents/resources.ts';
import { createService } from '../../main/service/service.ts';
import { aPlayer, aTournament, passed } from '../fixtures/service.ts';
import { answerDialogs, launch, ROOT, workFolder, type Program } from './app.ts';

const PLAYERS = ['Морошкин', 'Рябинина', 'Иванов'];
/** А–я of windows-1251, Ё and ё apart. */
const cp1251 = (text: string): Uint8Array =>
  Uint8Array.from([...text], (sign) => {
    const code = sign.charCodeAt(0);
    if (sign === 'Ё') return 0xa8;
    if (sign === 'ё') return 0xb8;
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });
const CSV = [
  'Фамилия;Имя;Отчество;Клуб;Год рождения',
  'Ёжиков-Щукин;Ярослав;Всеволодович;Маяк;1961',
  'Иванов;Иван;Иванович;Маяк;1988',
  'Калачёва;Нина;;;давно',
].join('\r\n');

const folder = workFolder();
const computer = workFolder();
const file = join(folder.path, 'Замена.pulka');
const list = join(folder.path, 'клуб.csv');
let program: Program;
const page = (): Page => program.page;
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page().keyboard.press(key);
};

beforeAll(async () => {
  writeFileSync(list, cp1251(CSV));
  const service = createService({ resources: resourcesFolder });
  const ok = async <N extends ServiceCall>(name: N, input: CallInput<N>): Promise<CallOutput<N>> => {
    const answer = await service.call(name, input);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value as CallOutput<N>;
  };
  await ok('file.create', {
    path: file,
    tournament: aTournament({ target: null, options: { poolClosing: 'none' } }),
    players: PLAYERS.map((name) => ({ ...aPlayer(name), given: 'Иван' })),
    tables: [[0, 1, 2]],
  });
  const { players } = await ok('tournament.get', {});
  await ok('rounds.add', { tables: [players.map((player) => player.playerId)] });
  const { rounds } = await ok('tournament.get', {});
  const tableId = rounds[1]?.tables[0]?.tableId ?? '';
  // Nine games of the third player that nobody whists: 18 in his pool.
  for (let i = 0; i < 9; i++)
    await ok('deals.record', { tableId, deal: passed(i % 3, 2, [0, 1]), before: null, expectedSeq: null });
  await service.close();
  program = await launch({ userData: computer.path, args: [file] });
  await answerDialogs(program.app, list);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await page().screenshot({ path: join(ROOT, 'out', `failed-people-${task.name.slice(0, 20)}.png`) });
});
afterAll(async () => {
  await program.close();
  folder.remove();
  computer.remove();
});

test('a list in windows-1251 is loaded with its wrong row named; twice it adds nobody', async () => {
  await page().locator('nav.rail').waitFor();
  await press('F7');
  await page().locator('input[type="search"]').waitFor();
  await press('Control+k');
  await page().getByText('Список пуст').waitFor();
  await press('Control+i');
  const summary = page().locator('[data-summary]');
  await expect.poll(() => summary.innerText()).toBe('Добавится: 2. Уже есть: 0. С ошибкой: 1.');
  await page().getByText('год рождения не понят').waitFor();
  await press('Enter');
  await page().locator('[role="dialog"]').waitFor({ state: 'detached' });
  await page().getByText('Ярослав Всеволодович').waitFor();
  await press('Control+i');
  await expect.poll(() => summary.innerText()).toBe('Добавится: 0. Уже есть: 2. С ошибкой: 1.');
  await press('Escape');
  const stored = JSON.parse(readFileSync(join(computer.path, 'roster.json'), 'utf8')) as {
    people: { surname: string }[];
  };
  expect(stored.people.map((one) => one.surname)).toEqual(['Ёжиков-Щукин', 'Иванов']);
});

test('a namesake from the list takes the seat after deal 9 of round 2', async () => {
  await press('F3');
  await page().locator('form.entry input').first().waitFor();
  await page().getByRole('heading', { name: 'Тур 2, стол 1' }).waitFor();
  await press('Control+u');
  const seat = page().locator('[data-field="seat"]');
  await seat.waitFor();
  // Who leaves is the third player.
  await press('ArrowDown', 'ArrowDown', 'Tab', 'Tab');
  await page().keyboard.type('иванов ив');
  await page().locator('[role="option"][aria-selected="true"]').getByText('1988').waitFor();
  await press('Enter');
  // 18 in one pool of three: the leaver has 10 × (18 − 6), the others 60 less each.
  await page().locator('[role="dialog"] tbody tr').nth(3).waitFor();
  expect(await page().locator('[role="dialog"] tbody td:last-child').allInnerTexts()).toEqual([
    '−60',
    '−60',
    '+120',
    '0',
  ]);
  await press('Enter');
  await page().locator('[role="dialog"]').waitFor({ state: 'detached' });
  await page().getByText('лист продолжается').waitFor();
});

test('he has one line in the standings, and so has the one he stands in for', async () => {
  await press('F5');
  const rows = page().locator('main tbody tr, .screen tbody tr');
  await expect
    .poll(async () => (await rows.allInnerTexts()).filter((text) => text.includes('Иванов')).length)
    .toBe(2);
  const lines = await rows.allInnerTexts();
  // Short names as far as they are needed: the one who left has no patronymic.
  expect(lines.filter((text) => text.includes('Иванов И. И.'))).toHaveLength(1);
});
