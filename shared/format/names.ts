/** Names on screen and paper: short forms for columns, search keys, alphabetical order. */

/** Only letters that can head a name; everything else is skipped. */
function letters(name: string): string[] {
  return [...name.normalize('NFC')].filter((sign) => /\p{L}/u.test(sign));
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('ru') + text.slice(1).toLocaleLowerCase('ru');
}

/** Sheets whose short names are kept. */
const REMEMBERED = 64;
const remembered = new Map<string, readonly string[]>();

/**
 * The shortest beginnings that tell the players of one sheet apart: `М, Р, В, К`; who shares a letter gets two or
 * more (`Ив, Из`). Ё counts as Е. Equal beginnings to the end (namesakes) take the initial of the next word
 * («Иванов И.», «Иванов П.» → `ИвИ, ИвП`), and at the very last the seat's number.
 */
export function shortNames(names: readonly string[]): string[] {
  const key = names.join('\n');
  const known = remembered.get(key) ?? makeShortNames(names);
  // The same few sheets are asked about with every key of the line; the oldest goes.
  remembered.delete(key);
  remembered.set(key, known);
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  return [...known];
}

function makeShortNames(names: readonly string[]): string[] {
  const clean = names.map((name) => letters(name));
  const short = clean.map((signs, seat) => {
    for (let length = 1; length <= Math.min(4, Math.max(1, signs.length)); length += 1) {
      const own = beginning(signs, length);
      if (own !== '' && clean.every((other, at) => at === seat || beginning(other, length) !== own)) {
        return capital(signs.slice(0, length).join(''));
      }
    }
    return '';
  });
  const long = names.map(headAndInitials);
  return short.map((own, seat) => {
    if (own !== '') return own;
    const { head, initials } = long[seat] ?? { head: '', initials: '' };
    // Told apart as they are heard, «АёЁ» and «АЁЁ» are the same; nobody else may have it in either form.
    const key = foldName(head + initials);
    const alone = names.every(
      (_, at) =>
        at === seat ||
        (foldName(short[at] ?? '') !== key && foldName(`${long[at]?.head}${long[at]?.initials}`) !== key),
    );
    return initials !== '' && alone ? head + initials : `${head}${seat + 1}`;
  });
}

/** «Иванов Пётр» → `Ив` and `П`. */
function headAndInitials(name: string): { head: string; initials: string } {
  const words = name
    .normalize('NFC')
    .split(/[\s.]+/u)
    .map(letters)
    .filter((signs) => signs.length > 0);
  return {
    head: capital((words[0] ?? []).slice(0, 2).join('')),
    initials: words
      .slice(1)
      .map((signs) => (signs[0] ?? '').toLocaleUpperCase('ru'))
      .join(''),
  };
}

function beginning(signs: readonly string[], length: number): string {
  return foldName(signs.slice(0, length).join(''));
}

/**
 * The search key of a name: NFC, lower case, ё = е, one space between words, none around. Works on any letters;
 * SQLite's own lower() knows ASCII only.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFC')
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim();
}

const ALPHABET = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';

/** Rank of a sign: space, hyphen and dot, digits, Russian letters in the order of the alphabet, then the rest. */
function rank(sign: string): number {
  const at = ALPHABET.indexOf(sign);
  if (at >= 0) return 200 + at;
  if (sign === ' ') return 0;
  const code = sign.codePointAt(0) ?? 0;
  return /\p{L}/u.test(sign) ? 1000 + code : Math.min(code, 199);
}

/**
 * Order of the alphabet А…Е Ё Ж…Я: Ё is a letter of its own after Е (the collator of the platform mixes the two).
 * Case and extra spaces do not count; equal names keep a fixed order by their own signs.
 */
export function compareNames(a: string, b: string): number {
  const left = [...alphabetical(a)];
  const right = [...alphabetical(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const difference = rank(left[i] ?? '') - rank(right[i] ?? '');
    if (difference !== 0) return difference;
  }
  if (left.length !== right.length) return left.length - right.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

function alphabetical(name: string): string {
  return name.normalize('NFC').toLocaleLowerCase('ru').replace(/\s+/gu, ' ').trim();
}
