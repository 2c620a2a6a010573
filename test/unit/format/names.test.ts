import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, foldName, shortNames } from '../../../shared/format/names.ts';

describe('search key (field.md, scenario 18)', () => {
  it.each([
    ['Иванов', 'иванов'],
    ['ИВАНОВ', 'иванов'],
    ['Ёжов', 'ежов'],
    ['  Ёжиков-Щукин   Ярослав ', 'ежиков-щукин ярослав'],
    ['Иванов\u00a0Иван', 'иванов иван'],
    // Decomposed ё and й, as some systems write them.
    ['Е\u0308жов', 'ежов'],
    ['И\u0306од', 'йод'],
    ['Müller', 'müller'],
  ])('%s → %s', (name, key) => {
    expect(foldName(name)).toBe(key);
  });

  it('finds «ежов» for «Ёжов» and both cases of «иванов»', () => {
    const names = ['Ёжов Пётр', 'Иванов Иван', 'Сидоров'];
    const found = (query: string): string[] =>
      names.filter((name) => foldName(name).includes(foldName(query)));
    expect(found('ежов')).toEqual(['Ёжов Пётр']);
    expect(found('иванов')).toEqual(['Иванов Иван']);
    expect(found('ИВАНОВ')).toEqual(['Иванов Иван']);
    expect(found('петр')).toEqual(['Ёжов Пётр']);
  });
});

describe('order А…Е Ё Ж…Я', () => {
  it('puts Ё between Е and Ж', () => {
    const sorted = ['Яшин', 'Ежов', 'Дятлов', 'Жуков', 'Ёлкин', 'Еремин', 'Абрамов'];
    expect([...sorted].sort(compareNames)).toEqual([
      'Абрамов',
      'Дятлов',
      'Ежов',
      'Еремин',
      'Ёлкин',
      'Жуков',
      'Яшин',
    ]);
  });

  it('knows all 33 letters in their order', () => {
    const alphabet = [...'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ'];
    expect([...alphabet].reverse().sort(compareNames)).toEqual(alphabet);
  });

  it('a shorter name first; case and spaces do not count', () => {
    expect([...['Иванова', 'иванов  Пётр', 'Иванов', 'ИВАНОВ Пётр А']].sort(compareNames)).toEqual([
      'Иванов',
      'иванов  Пётр',
      'ИВАНОВ Пётр А',
      'Иванова',
    ]);
  });

  it('is an order', () => {
    const name = fc.string({ unit: fc.constantFrom(...'АаЕеЁёЖжЯя -zZ1'.split('')), maxLength: 5 });
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        expect(Math.sign(compareNames(a, b))).toBe(0 - Math.sign(compareNames(b, a)));
        if (compareNames(a, b) <= 0 && compareNames(b, c) <= 0)
          expect(compareNames(a, c)).toBeLessThanOrEqual(0);
        expect(compareNames(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

describe('initials of a sheet', () => {
  it.each([
    [
      ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'],
      ['М', 'Р', 'В', 'К'],
    ],
    [
      ['Одинцова', 'Ёжиков-Щукин', 'Полынин'],
      ['О', 'Ё', 'П'],
    ],
    [
      ['Иванов', 'Измайлова', 'Петров'],
      ['Ив', 'Из', 'П'],
    ],
    [
      ['Иванов Иван', 'Иванов Пётр', 'Яшин'],
      ['ИвИ', 'ИвП', 'Я'],
    ],
    [
      ['Ежов', 'Ёлкин', 'Яшин'],
      ['Еж', 'Ёл', 'Я'],
    ],
    [
      ['Ли', 'Лисицын', 'Яшин'],
      ['Ли1', 'Лис', 'Я'],
    ],
    [
      ['анна', 'борис', 'вера'],
      ['А', 'Б', 'В'],
    ],
    [
      ['Anna', 'Анна', 'Ян'],
      ['A', 'А', 'Я'],
    ],
  ])('%j', (names, short) => {
    expect(shortNames(names)).toEqual(short);
  });

  it('tells initials apart without regard to case: Аё Ё and А. Ё. Ё.', () => {
    const short = shortNames(['', 'аё ё', 'а.ё.ё']).map((own) => own.toLocaleLowerCase('ru'));
    expect(new Set(short).size).toBe(3);
  });

  it('always tells the players of a sheet apart', () => {
    const name = fc.string({ unit: fc.constantFrom(...'аеёибв .-'.split('')), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 3, maxLength: 4 }), (names) => {
        const short = shortNames(names);
        expect(new Set(short.map((own) => own.toLocaleLowerCase('ru'))).size).toBe(names.length);
        expect(short.every((own) => own !== '')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
