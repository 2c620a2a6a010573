import { describe, expect, test } from 'vitest';
import { checkSeats, proposeRound, tableSizes } from '../../renderer/features/tournament/model/seating.ts';
import {
  namesakes,
  readLines,
  readPlayer,
  readPlayers,
  repeated,
} from '../../renderer/features/tournament/model/people.ts';

const crowd = (n: number): string[] => Array.from({ length: n }, (_, i) => `p${i}`);

describe('sizes of tables', () => {
  test('for every number from three up, fours and threes; nobody sits out but one of five', () => {
    for (let n = 3; n <= 200; n += 1) {
      const sizes = tableSizes(n, 'mixed');
      expect(sizes.every((size) => size === 3 || size === 4)).toBe(true);
      expect(sizes.reduce((a, b) => a + b, 0)).toBe(n === 5 ? 4 : n);
    }
  });
  test('13, 14, 17 players: as few tables of three as there can be', () => {
    expect(tableSizes(13, 'mixed')).toEqual([4, 3, 3, 3]);
    expect(tableSizes(14, 'mixed')).toEqual([4, 4, 3, 3]);
    expect(tableSizes(17, 'mixed')).toEqual([4, 4, 3, 3, 3]);
  });
  test('one size only, the rest sits out; fewer than three make no table', () => {
    expect(tableSizes(14, 'fours')).toEqual([4, 4, 4]);
    expect(tableSizes(14, 'threes')).toEqual([3, 3, 3, 3]);
    expect(tableSizes(2, 'mixed')).toEqual([]);
    expect(tableSizes(0, 'mixed')).toEqual([]);
  });
});

describe('rounds', () => {
  test('nobody has two seats, and nobody sits out twice before all have once', () => {
    for (const [n, style] of [
      [5, 'mixed'],
      [13, 'fours'],
      [14, 'fours'],
      [17, 'threes'],
      [14, 'mixed'],
    ] as const) {
      const players = crowd(n);
      const past: string[][][] = [];
      const rests = new Map(players.map((player) => [player, 0]));
      for (let round = 0; round < 12; round += 1) {
        const { tables, out } = proposeRound(players, past, style);
        expect([...tables.flat(), ...out].toSorted()).toEqual(players.toSorted());
        for (const player of out) rests.set(player, (rests.get(player) ?? 0) + 1);
        const counts = [...rests.values()];
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        past.push(tables);
      }
    }
  });
  test('sixteen in fours: the second round has nobody at a table with two of the first', () => {
    const players = crowd(16);
    const first = proposeRound(players, [], 'fours').tables;
    const second = proposeRound(players, [first], 'fours').tables;
    for (const table of second) {
      for (const old of first) expect(table.filter((player) => old.includes(player))).toHaveLength(1);
    }
  });
  test('edited seats: a player twice, a table of two', () => {
    expect(
      checkSeats([
        ['a', 'b', 'c', ''],
        ['a', 'd', '', ''],
      ]),
    ).toEqual({ twice: new Set(['a']), sizes: [1] });
  });
});

describe('players as typed', () => {
  test('numbers of a pasted list, tabs and odd spaces do not disturb the names', () => {
    expect(readPlayer('12) Ёжиков-Щукин  Ярослав Всеволодович\t1949\tМаяк')).toEqual({
      surname: 'Ёжиков-Щукин',
      given: 'Ярослав',
      patronymic: 'Всеволодович',
      club: 'Маяк',
      year: 1949,
      note: '',
    });
    expect(readPlayers('\n  \nИванов\r\n')).toHaveLength(1);
  });
  test('namesakes are found whatever the case and ё; club or year tells them apart', () => {
    expect(namesakes(readPlayers('Семёнов Пётр\nсеменов петр\nСемёнов Пётр, Маяк'))).toEqual(new Set([0, 1]));
  });
});

describe('lines of players', () => {
  test.each([
    ['Иванов, Тверь, 1850', '1850'],
    ['Иванов, 1850', '1850'],
    ['Иванов, 1970, 1971', '1971'],
    ['Иванов, Тверь, 70', '70'],
    ['Иванов, Тверь, 1970', null],
    ['Иванов, 1970, Тверь, клуб «Прикуп»', null],
  ])('%s: no year is %s', (text, wrongYear) => expect(readLines(text)[0]?.wrongYear).toBe(wrongYear));
  test('a comma in the name of a club loses nothing', () => {
    expect(readPlayer('Иванов, 1970, Тверь, клуб «Прикуп»')).toMatchObject({
      club: 'Тверь, клуб «Прикуп»',
      year: 1970,
    });
  });
  test('a line again, by the lines of the text; without a year it may be a namesake', () => {
    expect([...repeated(readLines('А, К, 1970\n\nБ\nа, к, 1970'))]).toEqual([[2, 1]]);
    expect([...repeated(readLines('А, К\nА, К'))]).toEqual([]);
  });
});
