/** Which column of a table of people means what: read off the header, or chosen in the preview. */
import { foldName } from '../format/names.ts';

export const PERSON_COLUMNS = ['full', 'surname', 'given', 'patronymic', 'club', 'year', 'note'] as const;
export type PersonColumn = (typeof PERSON_COLUMNS)[number];
/** By column of the file; null = left out. */
export type ColumnPlan = (PersonColumn | null)[];

const WORDS: Readonly<Record<PersonColumn, readonly string[]>> = {
  full: ['фио', 'ф. и. о.', 'ф.и.о.', 'игрок', 'участник', 'full name', 'name', 'player'],
  surname: ['фамилия', 'surname', 'last name', 'lastname', 'family name'],
  given: ['имя', 'given name', 'given', 'first name', 'firstname'],
  patronymic: ['отчество', 'patronymic', 'middle name', 'middlename'],
  club: ['клуб', 'команда', 'город', 'club', 'team', 'city'],
  year: [
    'год',
    'год рождения',
    'г. р.',
    'г.р.',
    'дата рождения',
    'year',
    'year of birth',
    'born',
    'birth year',
  ],
  note: ['примечание', 'примечания', 'заметка', 'комментарий', 'note', 'notes', 'remark', 'comment'],
};

const meaning = (cell: string): PersonColumn | null => {
  const word = foldName(cell);
  return PERSON_COLUMNS.find((column) => WORDS[column].includes(word)) ?? null;
};

/** «Имя» beside a surname is the given name; an English «name» beside one too. */
function settled(plan: ColumnPlan, header: readonly string[]): ColumnPlan {
  const hasSurname = plan.includes('surname');
  const seen = new Set<PersonColumn>();
  return plan.map((column, i) => {
    const meant = column === 'full' && hasSurname && foldName(header[i] ?? '') === 'name' ? 'given' : column;
    if (meant === null || seen.has(meant)) return null;
    seen.add(meant);
    return meant;
  });
}

/** The plan of a header row; null where the row is no header: it names neither a surname nor a full name. */
export function planOfHeader(row: readonly string[]): ColumnPlan | null {
  const plan = settled(row.map(meaning), row);
  return plan.includes('surname') || plan.includes('full') ? plan : null;
}

/** Without a header: surname, given name, patronymic, club, year, note, as many as there are columns. */
export function planWithoutHeader(width: number): ColumnPlan {
  if (width === 1) return ['full'];
  const order: PersonColumn[] = ['surname', 'given', 'patronymic', 'club', 'year', 'note'];
  return Array.from({ length: width }, (_, i) => order[i] ?? null);
}
