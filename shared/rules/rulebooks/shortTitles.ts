/** What each rulebook is called in a line; known without loading its articles. */
export const shortTitles = {
  '000': 'ФР',
  '002': 'Правила бриджа',
  '003': 'Зинин',
  '004': 'НКК',
  'codex-1996': 'Кодекс 1996',
} as const;

/** @returns the short title, or the id itself of a rulebook that the program does not bring */
export const shortTitle = (id: string): string => (shortTitles as Readonly<Record<string, string>>)[id] ?? id;
