/** The grammar as data: F1 shows it and the README prints it. Texts are keys of `shared/locales`. */
import type { ConventionId, Options } from '../domain/types.ts';

export interface HelpRow {
  /** What is typed. */
  keys: string;
  text: string;
}
export interface HelpSection {
  title: string;
  /** A sentence under the title, if there is one. */
  note?: string;
  rows: readonly HelpRow[];
}
/** A line that can be typed, with what it means; the dealer is the last seat. */
export interface HelpExample {
  line: string;
  players: 3 | 4;
  text: string;
  convention?: ConventionId;
  options?: Partial<Options>;
}

function rows(section: string, ...pairs: readonly (readonly [string, string])[]): HelpSection {
  return {
    title: `notation.help.${section}.title`,
    note: `notation.help.${section}.note`,
    rows: pairs.map(([keys, name]) => ({ keys, text: `notation.help.${section}.${name}` })),
  };
}

/** Keys in the order in which they are typed. */
export const helpSections: readonly HelpSection[] = [
  rows('start', ['1 2 3 4', 'player'], ['/', 'raspasy'], ['**', 'redeal'], ['.3', 'dealer'], ['+ −', 'move']),
  rows('level', ['6 7 8 9', 'levels'], ['0', 'ten'], ['*', 'misere']),
  rows(
    'trump',
    ['1', 'spades'],
    ['2', 'clubs'],
    ['3', 'diamonds'],
    ['4', 'hearts'],
    ['5', 'none'],
    ['0', 'unknown'],
    ['/', 'withoutThree'],
  ),
  rows(
    'says',
    ['1', 'whist'],
    ['0', 'pass'],
    ['2', 'half'],
    ['Enter', 'allPassed'],
    ['021', 'takenBack'],
    ['2', 'halfAfterWhist'],
    ['001', 'lastWhist'],
  ),
  rows('tricks', ['0 … 9', 'count'], ['. ,', 'ten'], ['', 'second'], ['', 'follows']),
  rows('misere', ['2*0', 'misere'], ['2**3', 'shared']),
  rows('raspasy', ['/43', 'three'], ['/432', 'four'], ['', 'ladder']),
  rows('checked', ['', 'counts'], ['00*', 'lastWhist']),
  rows('letters', ['п т б ч бк', 'suits'], ['в п пв', 'says'], ['м р', 'kinds'], ['s c d h n w p', 'latin']),
];

/** Whole lines; every one of them is read by `parse` in the tests. */
export const helpExamples: readonly HelpExample[] = [
  { line: '284108', players: 4, text: 'notation.help.example.oneWhister' },
  { line: '1711172', players: 4, text: 'notation.help.example.twoWhisters' },
  { line: '392', players: 4, text: 'notation.help.example.passed' },
  { line: '16302', players: 4, text: 'notation.help.example.half' },
  { line: '1630217', players: 4, text: 'notation.help.example.takenBack' },
  { line: '1840018', players: 4, text: 'notation.help.example.lastWhist' },
  { line: '2051100', players: 3, text: 'notation.help.example.tenNoTrick' },
  { line: '20511.', players: 3, text: 'notation.help.example.tenMade' },
  { line: '3*0', players: 4, text: 'notation.help.example.misere' },
  { line: '/43', players: 3, text: 'notation.help.example.raspasyThree' },
  { line: '/432', players: 4, text: 'notation.help.example.raspasyFour' },
  { line: '28/', players: 4, text: 'notation.help.example.withoutThree', options: { withoutThree: true } },
  { line: '**', players: 4, text: 'notation.help.example.redeal' },
  { line: '.2184108', players: 4, text: 'notation.help.example.dealer' },
  { line: '1 8ч в п 8', players: 4, text: 'notation.help.example.letters' },
];
