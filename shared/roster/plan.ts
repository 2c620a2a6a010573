/** What an import would do, row by row, before anything is stored. */
import type { ColumnPlan, PersonColumn } from './columns.ts';
import { nameKey, personKey, type PersonFields } from './person.ts';

/** A record of the file; `line` from 1, where it begins. */
export interface CsvRow {
  line: number;
  cells: string[];
}

export type RowState =
  /** Comes in. */
  | 'new'
  /** Comes in beside somebody of the same name and another year. */
  | 'namesake'
  /** In the list already. */
  | 'known'
  /** Twice in the file; the first one counts. */
  | 'twice'
  /** Stays out for the reason. */
  | 'wrong';

export interface PlannedRow {
  line: number;
  person: PersonFields | null;
  state: RowState;
  /** With `wrong`: `roster.wrong.<reason>`. */
  reason: 'surname' | 'year' | 'long' | null;
}

const LONGEST: Readonly<Record<Exclude<PersonColumn, 'full' | 'year'>, number>> = {
  surname: 100,
  given: 100,
  patronymic: 100,
  club: 500,
  note: 500,
};

const clean = (cell: string): string =>
  cell
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim();

/** A year, or a date that ends or begins with one; undefined = neither. */
function readYear(text: string): number | null | undefined {
  if (text === '') return null;
  const found = /^(?:\d{1,2}[./-]\d{1,2}[./-])?(\d{4})(?:[./-]\d{1,2}[./-]\d{1,2})?(?:\s*г\.?)?$/u.exec(
    text,
  )?.[1];
  const year = Number(found);
  return found !== undefined && year >= 1900 && year <= 2100 ? year : undefined;
}

function readRow(plan: ColumnPlan, { cells }: CsvRow): PersonFields | NonNullable<PlannedRow['reason']> {
  const at = (column: PersonColumn): string => {
    const i = plan.indexOf(column);
    return i < 0 ? '' : clean(cells[i] ?? '');
  };
  const [first = '', second = '', ...others] = at('full').split(' ');
  const person = {
    surname: at('surname') || first,
    given: at('given') || second,
    patronymic: at('patronymic') || others.join(' '),
    club: at('club'),
    note: at('note'),
  };
  if (person.surname === '') return 'surname';
  const long = Object.entries(LONGEST).some(
    ([name, most]) => person[name as keyof typeof person].length > most,
  );
  if (long) return 'long';
  const year = readYear(at('year'));
  return year === undefined ? 'year' : { ...person, year };
}

/** The import as it would be; empty rows are left out. @param known the list as it is */
export function planImport(
  plan: ColumnPlan,
  rows: readonly CsvRow[],
  known: readonly PersonFields[],
): PlannedRow[] {
  const listed = new Set(known.map(personKey));
  const names = new Set(known.map(nameKey));
  const inFile = new Set<string>();
  return rows.flatMap((row): PlannedRow[] => {
    if (row.cells.every((cell) => clean(cell) === '')) return [];
    const { line } = row;
    const person = readRow(plan, row);
    if (typeof person === 'string') return [{ line, person: null, state: 'wrong', reason: person }];
    const key = personKey(person);
    const state = listed.has(key)
      ? 'known'
      : inFile.has(key)
        ? 'twice'
        : names.has(nameKey(person))
          ? 'namesake'
          : 'new';
    inFile.add(key);
    names.add(nameKey(person));
    return [{ line, person, state, reason: null }];
  });
}

/** Those who come in. */
export const comingIn = (rows: readonly PlannedRow[]): PersonFields[] =>
  rows.flatMap(({ person, state }) =>
    person !== null && (state === 'new' || state === 'namesake') ? [person] : [],
  );
