/** field.md, 18: names are found without regard to case and Ё, and stand in the order А…Е Ё Ж…Я. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareNames, foldName } from '../../../shared/format/names.ts';
import { Desk } from '../../fixtures/desk.ts';
import { aPlayer } from '../../fixtures/service.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await new Desk().open(['Жуков', 'Ёжов', 'Ежов', 'Иванов']);
});
afterEach(() => desk.close());

const surnames = async (): Promise<string[]> =>
  (await desk.service.ok('tournament.get', {})).players.map((player) => player.surname);

test('as they come back from the file, «иванов», «ИВАНОВ», «ежов» find whom they name', async () => {
  await desk.reopen();
  const found = async (query: string): Promise<string[]> =>
    (await surnames()).filter((name) => foldName(name).includes(foldName(query)));
  expect(await found('иванов')).toEqual(['Иванов']);
  expect(await found('ИВАНОВ')).toEqual(['Иванов']);
  expect((await found('ежов')).sort()).toEqual(['Ежов', 'Ёжов'].sort());
  expect((await found('ЁЖОВ')).sort()).toEqual(['Ежов', 'Ёжов'].sort());
});

test('Ё is a letter of its own between Е and Ж, whatever the platform thinks', async () => {
  await desk.service.ok('players.add', { players: ['Яковлев', 'Абрамов', 'ёлкин'].map(aPlayer) });
  await desk.reopen();
  expect((await surnames()).toSorted(compareNames)).toEqual([
    'Абрамов',
    'Ежов',
    'Ёжов',
    'ёлкин',
    'Жуков',
    'Иванов',
    'Яковлев',
  ]);
});

test('whoever types «щукина» checks nothing that «Щукина» typed: names are folded there too', async () => {
  const dealId = await desk.record({ type: 'redeal', dealer: 0 });
  const { deals } = await desk.sheet();
  const own = { tableId: desk.tableId, dealId, entrySeq: deals[0]?.entrySeq ?? 0 };
  const refused = await desk.service.refused('pass.record', {
    ...{ ...own, verdict: 'confirmed' as const, by: ' ЩУКИНА', typed: null, remark: '' },
  });
  expect(refused.code).toBe('pass/samePerson');
});
