import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const MAX_BYTES = 1024 * 1024;
/** Files kept: the present one and these older ones, `pulka.log.1` the newest. */
const KEPT = 3;
const MAX_LINE = 8000;

const QUOTED = /"[^"\n]*"|'[^'\n]*'|«[^»\n]*»|`[^`\n]*`/gu;
/** Names of the program itself: `deals[3].tricks`, `value/missing`. */
const CODE = /^[a-z][\w./[\]-]*$/u;
const WORD = /[^\s/\\:;,()[\]{}"]+/gu;
const NOT_ASCII = /[^\u0000-\u007f]/u;
const EXTENSION = '.pulka';
/** How a path begins in a line. */
const PATH_STARTS = [' /', ' ~', '(/', '(~', "'/", '"/', ':\\'];

/** A tournament file is named after the tournament and its folder after the club: the whole path goes. */
function withoutPaths(line: string): string {
  const pieces = line.split(EXTENSION);
  const last = pieces.pop() ?? '';
  const cut = pieces.map((piece) => {
    const start = Math.max(...PATH_STARTS.map((mark) => piece.lastIndexOf(mark)), piece.lastIndexOf('\n'));
    return `${piece.slice(0, start + 1)}…${EXTENSION}`;
  });
  return cut.join('') + last;
}

/**
 * A line without what belongs to the club: the names of players and tournaments may stand in a path, in a quoted
 * value of an error, in a piece of JSON. What is quoted, every word that is not ASCII and the home folder go out.
 */
export function scrubbed(line: string, home = homedir()): string {
  return withoutPaths(line.slice(0, MAX_LINE))
    .replaceAll(home, '~')
    .replace(QUOTED, (quoted) => (CODE.test(quoted.slice(1, -1)) ? quoted : '"…"'))
    .replace(WORD, (word) => (NOT_ASCII.test(word) ? '…' : word));
}

function rotate(file: string): void {
  if (!existsSync(file) || statSync(file).size <= MAX_BYTES) return;
  for (let n = KEPT - 1; n >= 1; n--)
    if (existsSync(`${file}.${n}`)) renameSync(`${file}.${n}`, `${file}.${n + 1}`);
  renameSync(file, `${file}.1`);
}

/**
 * A small rotating log of what happened to the program; never of what was typed.
 * @param whole lines as they are: only when the club was asked for it (PULKA_LOG=whole)
 */
export function openLog(folder: string, whole = false): (line: string) => void {
  const file = join(folder, 'pulka.log');
  return (line) => {
    try {
      mkdirSync(folder, { recursive: true });
      rotate(file);
      appendFileSync(file, `${new Date().toISOString()} ${whole ? line : scrubbed(line)}\n`);
    } catch {
      // A log that cannot be written must not stop a tournament.
    }
  };
}
