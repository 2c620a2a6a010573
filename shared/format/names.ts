/** Names on screen and paper: short forms for columns, search keys, alphabetical order. */

/** Only letters that can head a name; everything else is skipped. */
function letters(name: string): string[] {
  return [...name.normalize('NFC')].filter((sign) => /\p{L}/u.test(sign));
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('ru') + text.slice(1).toLocaleLowerCase('ru');
}

/**
 * The shortest beginnings that tell the players of one sheet apart: `М, Р, В, К`; who shares a letter gets two or
 * more (`Ив, Из`). Ё counts as Е. Equal beginnings to the end (namesakes) take the initial of the next word
 * («Иванов И.», «Иванов П.» → `ИвИ, ИвП`), and at the very last the seat's number.
 */
export function shortNames(names: readonly string[]): string[] {
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
  return short.map((own, seat) => {
    if (own !== '') return own;
    const words = (names[seat] ?? '')
      .normalize('NFC')
      .split(/[\s.]+/u)
      .filter((word) => letters(word).length > 0);
    const head = capital(
      letters(words[0] ?? '')
        .slice(0, 2)
        .join(''),
    );
    const initials = words.slice(1).map((word) => (letters(word)[0] ?? '').toLocaleUpperCase('ru'));
    const long = head + initials.join('');
    const alone = names.every((other, at) => at === seat || foldName(other) !== foldName(names[seat] ?? ''));
    return initials.length > 0 && alone && isAlone(long, names, seat) ? long : `${head}${seat + 1}`;
  });
}

/** Nobody else of the sheet would get the same head and initials. */
function isAlone(long: string, names: readonly string[], seat: number): boolean {
  return names.every((other, at) => {
    if (at === seat) return true;
    const words = other
      .normalize('NFC')
      .split(/[\s.]+/u)
      .filter((word) => letters(word).length > 0);
    const head = capital(
      letters(words[0] ?? '')
        .slice(0, 2)
        .join(''),
    );
    return (
      head +
        words
          .slice(1)
          .map((word) => (letters(word)[0] ?? '').toLocaleUpperCase('ru'))
          .join('') !==
      long
    );
  });
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
