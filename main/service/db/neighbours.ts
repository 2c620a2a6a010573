/** Copies that a cloud folder lays beside a file when two computers have changed it: told, never touched. */
import { readdirSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { EXTENSION } from './format.ts';

/** What follows the name of the file in the name of a copy; lower case. */
const MARKS: readonly RegExp[] = [
  // Dropbox, Google Drive, Nextcloud, Mail.ru, Yandex: "(… conflicted copy …)", "(конфликтующая копия …)".
  /conflict/u,
  /конфликт/u,
  // Browsers and Google Drive: "name (1)"; Windows: "name - копия", "name - copy".
  /^ ?\(\d{1,3}\)$/u,
  /^ ?[-–—] ?(?:копия|copy)(?: ?\(\d{1,3}\))?$/u,
];

/** Names of the conflicted copies beside the file at `path`, sorted. */
export function conflictedCopies(path: string): string[] {
  const own = basename(path).normalize('NFC');
  const stem = own.slice(0, own.length - extname(own).length).toLowerCase();
  let names: string[];
  try {
    names = readdirSync(dirname(path));
  } catch {
    return [];
  }
  return names
    .filter((name) => {
      const plain = name.normalize('NFC').toLowerCase();
      if (plain === own.toLowerCase() || !plain.endsWith(EXTENSION) || !plain.startsWith(stem)) return false;
      const rest = plain.slice(stem.length, plain.length - EXTENSION.length);
      return MARKS.some((mark) => mark.test(rest));
    })
    .sort();
}
