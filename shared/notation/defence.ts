/**
 * What the defenders may say, as keys and as words (K96 3.8.7, 3.8.8, 3.8.8.1, 3.8.14). D1 sits left of the declarer,
 * D2 is the other defender, S the sitting-out dealer of four. Closing passes may be left out in a sheet, so several
 * lists of words mean one defence; the notation writes one of them, the normal form.
 */
import { LAST_WHIST_KEY } from './keys.ts';
import type { Says, Seat, Word } from '../domain/types.ts';

/** Who speaks: first or second defender, or the dealer of four. */
export type Speaker = 'first' | 'second' | 'dealer';

interface Form {
  /** Shortest keys. */
  keys: string;
  /** Normal form as spoken: both defenders have spoken, and after a whist taken back the half-whister's pass is written. */
  words: readonly (readonly [Speaker, Says])[];
}

/** Every defence, by what was said without the closing passes. */
const FORMS: Readonly<Record<string, Form>> = {
  '': {
    keys: '',
    words: [
      ['first', 'pass'],
      ['second', 'pass'],
    ],
  },
  w: {
    keys: '10',
    words: [
      ['first', 'whist'],
      ['second', 'pass'],
    ],
  },
  pw: {
    keys: '01',
    words: [
      ['first', 'pass'],
      ['second', 'whist'],
    ],
  },
  ww: {
    keys: '11',
    words: [
      ['first', 'whist'],
      ['second', 'whist'],
    ],
  },
  ph: {
    keys: '02',
    words: [
      ['first', 'pass'],
      ['second', 'half'],
    ],
  },
  phw: {
    keys: '021',
    words: [
      ['first', 'pass'],
      ['second', 'half'],
      ['first', 'whist'],
      ['second', 'pass'],
    ],
  },
  wph: {
    keys: '2',
    words: [
      ['first', 'whist'],
      ['second', 'pass'],
      ['first', 'half'],
    ],
  },
  wphw: {
    keys: '21',
    words: [
      ['first', 'whist'],
      ['second', 'pass'],
      ['first', 'half'],
      ['second', 'whist'],
      ['first', 'pass'],
    ],
  },
  ppw: {
    keys: '001',
    words: [
      ['first', 'pass'],
      ['second', 'pass'],
      ['dealer', 'whist'],
    ],
  },
  phpw: {
    keys: '0201',
    words: [
      ['first', 'pass'],
      ['second', 'half'],
      ['first', 'pass'],
      ['dealer', 'whist'],
    ],
  },
  wphpw: {
    keys: '201',
    words: [
      ['first', 'whist'],
      ['second', 'pass'],
      ['first', 'half'],
      ['second', 'pass'],
      ['dealer', 'whist'],
    ],
  },
};

/** What was said without the closing passes: `w` whist, `h` half, `p` pass. */
function essence(words: readonly Word[]): string {
  return words
    .map((word) => word.says.charAt(0))
    .join('')
    .replace(/p+$/u, '');
}

/**
 * Shortest keys of a legal defence, or null when it is in no legal order.
 * @param checked a checked ten: the passes must be typed, because counts follow in any case
 */
export function defenceKeys(words: readonly Word[], checked: boolean): string | null {
  const form = FORMS[essence(words)];
  if (form === undefined) return null;
  if (!checked) return form.keys;
  return form.keys === '' ? '00' : form.keys.replace(/^001$/u, `00${LAST_WHIST_KEY}`);
}

/** The normal form of a legal defence; an illegal one is returned as it is. */
export function normalDefence(words: readonly Word[], seats: Readonly<Record<Speaker, Seat>>): Word[] {
  const form = FORMS[essence(words)];
  if (form === undefined) return words.map((word) => ({ ...word }));
  return form.words.map(([speaker, says]) => ({ player: seats[speaker], says }));
}

/** The defence that typed keys mean; passes that close it may be typed or not. */
export function defenceOfKeys(typed: string, seats: Readonly<Record<Speaker, Seat>>): Word[] {
  const keys = typed.replace(/0+$/u, '');
  const form = Object.values(FORMS).find((candidate) => candidate.keys.replace(/0+$/u, '') === keys);
  return (form ?? { words: [] }).words.map(([speaker, says]) => ({ player: seats[speaker], says }));
}

export interface WordStep {
  speaker: Speaker;
  /** Enter may be pressed before this word. */
  optional: boolean;
  /** This is a whist taken back or a half stood by, not a first word. */
  again: boolean;
}

/** Who speaks after the typed keys, or null when the defence is settled. */
export function wordStep(typed: string, players: number): WordStep | null {
  switch (typed) {
    case '':
      return { speaker: 'first', optional: true, again: false };
    case '0':
      return { speaker: 'second', optional: true, again: false };
    case '1':
      return { speaker: 'second', optional: false, again: false };
    case '2':
      return { speaker: 'second', optional: true, again: true };
    case '02':
      return { speaker: 'first', optional: true, again: true };
    case '00':
    case '020':
    case '20':
      return players === 4 ? { speaker: 'dealer', optional: true, again: false } : null;
    default:
      return null;
  }
}

/** Who whists in the end, in the order of speaking (first, second, dealer): by the last word of each. */
export function whistersOf(words: readonly Word[]): Seat[] {
  const last = new Map<Seat, Says>();
  for (const word of words) last.set(word.player, word.says);
  return [...last].filter(([, says]) => says === 'whist').map(([player]) => player);
}
