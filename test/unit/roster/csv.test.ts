/** A list of players out of a CSV file: encoding, delimiter, columns, duplicates, rows that are wrong. */
import { describe, expect, it } from 'vitest';
import { decodeText, readCsv } from '../../../main/app/csv.ts';
import { planOfHeader, planWithoutHeader } from '../../../shared/roster/columns.ts';
import { addPeople, personKey, searchPeople, type Person } from '../../../shared/roster/person.ts';
import { comingIn, planImport } from '../../../shared/roster/plan.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Windows-1251 by its table: А–я stand at 0xC0–0xFF, Ё at 0xA8, ё at 0xB8. */
const cp1251 = (text: string): Uint8Array =>
  Uint8Array.from([...text], (sign) => {
    const code = sign.charCodeAt(0);
    if (sign === 'Ё') return 0xa8;
    if (sign === 'ё') return 0xb8;
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });
const cells = (bytes: Uint8Array): string[][] => readCsv(bytes).rows.map((row) => row.cells);

describe('the file', () => {
  it('UTF-8 with a mark and without, windows-1251', () => {
    const text = 'Фамилия;Имя\nЁжов;Пётр\n';
    expect(decodeText(utf8(text))).toEqual({ text, encoding: 'utf-8' });
    expect(decodeText(utf8(`\ufeff${text}`))).toEqual({ text, encoding: 'utf-8' });
    expect(decodeText(cp1251(text))).toEqual({ text, encoding: 'windows-1251' });
  });

  it.each([
    [';', 'Ёжов;Пётр;"Клуб, северный"'],
    [',', 'Ёжов,Пётр,"Клуб, северный"'],
    ['\t', 'Ёжов\tПётр\tКлуб, северный'],
  ])('delimiter %j', (delimiter, text) => {
    const table = readCsv(cp1251(text));
    expect([table.delimiter, table.rows[0]?.cells]).toEqual([delimiter, ['Ёжов', 'Пётр', 'Клуб, северный']]);
  });

  it.each([
    ['a heading of two lines', '"Фамилия;\nимя",Клуб\n', ',', ['Фамилия;\nимя', 'Клуб']],
    ['more signs quoted than not', '"а,б,""в"",\r\nг";д\n', ';', ['а,б,"в",\r\nг', 'д']],
    ['a first line of one quoted cell', '"а\nб"\nв,г\n', ';', ['а\nб']],
    ['empty lines above', '\n\nа\tб;в\tг\n', '\t', ['а', 'б;в', 'г']],
  ])('the delimiter is that of the first row: %s', (_what, text, delimiter, first) => {
    const table = readCsv(utf8(text));
    expect([table.delimiter, table.rows[0]?.cells]).toEqual([delimiter, first]);
  });

  it('a quotation mark inside a cell hides no delimiter', () => {
    expect(readCsv(utf8('Клуб 5",Имя;Год;Дом\nа 7",б;в;г\n')).delimiter).toBe(';');
  });

  it('quotation marks, ends of line of Windows, a row that is shorter or longer', () => {
    expect(cells(utf8('а;"б ""в""";г\r\nд\r\nе;ж;з;и\r\n'))).toEqual([
      ['а', 'б "в"', 'г'],
      ['д'],
      ['е', 'ж', 'з', 'и'],
    ]);
  });

  it('names the lines on which rows begin, also behind a cell of two lines and behind empty ones', () => {
    expect(readCsv(utf8('а;б\n"в\nг";д\n\nе;ж\n')).rows.map((row) => row.line)).toEqual([1, 2, 5]);
  });

  it('an open quotation mark is named and stops nothing above it', () => {
    const table = readCsv(utf8('а;б\nв;"г\nд;е\n'));
    expect(table.rows.map((row) => row.cells)).toEqual([['а', 'б']]);
    expect(table.broken).toHaveLength(1);
  });

  it('what looks like a formula is text', () => {
    expect(cells(utf8('=1+1;@СУММ(A1);+7;-3'))).toEqual([['=1+1', '@СУММ(A1)', '+7', '-3']]);
  });

  it('an empty file is an empty table', () => {
    expect(readCsv(new Uint8Array())).toMatchObject({ rows: [], broken: [] });
  });
});

describe('columns', () => {
  it.each([
    [
      ['Фамилия', 'ИМЯ', 'отчество', 'Клуб', 'Год рождения', 'Примечание'],
      ['surname', 'given', 'patronymic', 'club', 'year', 'note'],
    ],
    [
      ['№', 'Ф.И.О.', 'Город'],
      [null, 'full', 'club'],
    ],
    [
      ['Last name', 'First name', 'Club', 'Born'],
      ['surname', 'given', 'club', 'year'],
    ],
    [
      ['Surname', 'Name', 'Year'],
      ['surname', 'given', 'year'],
    ],
  ])('%j', (header, plan) => {
    expect(planOfHeader(header)).toEqual(plan);
  });

  it('a row of people is no header', () => {
    expect(planOfHeader(['Иванов', 'Иван', 'Маяк'])).toBeNull();
    expect(planWithoutHeader(1)).toEqual(['full']);
    expect(planWithoutHeader(7)).toEqual(['surname', 'given', 'patronymic', 'club', 'year', 'note', null]);
  });
});

describe('the import before it is done', () => {
  const plan = planWithoutHeader(6);
  const rows = (text: string) => readCsv(utf8(text)).rows;
  const told = (text: string, known: Person[] = []) =>
    planImport(plan, rows(text), known).map(({ line, state, reason }) => [line, state, reason]);
  let id = 0;
  const bring = (text: string, known: Person[]): Person[] =>
    addPeople(known, comingIn(planImport(plan, rows(text), known)), () => `p${++id}`).people;

  const LIST = 'Иванов;Иван;Иванович;Маяк;1975;\nИванов;Иван;Иванович;Маяк;1988;\nЁжов;Пётр;;;;левша\n';

  it('namesakes of another year are two people; the same list again adds nobody, whatever ё and case', () => {
    expect(told(LIST)).toEqual([
      [1, 'new', null],
      [2, 'namesake', null],
      [3, 'new', null],
    ]);
    const first = bring(LIST, []);
    expect(first.map(personKey)).toEqual([
      'иванов иван иванович|1975',
      'иванов иван иванович|1988',
      'ежов петр|',
    ]);
    expect(bring(LIST, first)).toEqual(first);
    expect(bring('ЕЖОВ;петр\n', first)).toEqual(first);
    expect(told('Ежов;Пётр\nИванов;Иван;Иванович;;1990\n', first)).toEqual([
      [1, 'known', null],
      [2, 'namesake', null],
    ]);
  });

  it('twice in the file counts once', () => {
    expect(told('Щукин;Олег\nщукин;ОЛЕГ\n')).toEqual([
      [1, 'new', null],
      [2, 'twice', null],
    ]);
  });

  it('a row without surname, with a year that is none, or too long stays out with its reason', () => {
    expect(told(`;Олег\nЩукин;Олег;;;19\nЩукин;Олег;;;2101\n${'ж'.repeat(101)};Я\n;;;;;\n`)).toEqual([
      [1, 'wrong', 'surname'],
      [2, 'wrong', 'year'],
      [3, 'wrong', 'year'],
      [4, 'wrong', 'long'],
    ]);
  });

  it('reads a year out of a date, a full name out of one cell', () => {
    const [full] = planImport(['full', 'year'], rows('Римский-Корсаков Николай  Андреевич;18.03.1944\n'), []);
    expect(full?.person).toEqual({
      surname: 'Римский-Корсаков',
      given: 'Николай',
      patronymic: 'Андреевич',
      club: '',
      year: 1944,
      note: '',
    });
  });

  it('field 18: search knows neither case nor ё', () => {
    const people = bring(LIST, []);
    const names = (query: string): string[] => searchPeople(people, query).map((one) => one.surname);
    expect(names('иванов')).toEqual(['Иванов', 'Иванов']);
    expect(names('ИВАНОВ маяк')).toEqual(['Иванов', 'Иванов']);
    expect(names('ежов')).toEqual(['Ёжов']);
    expect(names('ЁЖ пе')).toEqual(['Ёжов']);
    expect(names('ванов')).toEqual([]);
  });
});
