/**
 * Widths of the bundled fonts in thousandths of the em, so that fitting needs no screen: figures of PT Serif are
 * tabular, names are set in PT Sans Bold and labels in PT Sans. Signs that are not listed count as the widest usual.
 */
import type { TextClass } from './types.ts';

type Face = 'serif' | 'serifBold' | 'serifItalic' | 'serifBoldItalic' | 'sans' | 'sansBold';

const FIGURES: Readonly<Record<Exclude<Face, 'sans' | 'sansBold'>, Readonly<Record<string, number>>>> = {
  serif: { digit: 533, '.': 279, '…': 884, '−': 533, '½': 1004, ' ': 243 },
  serifBold: { digit: 565, '.': 296, '…': 946, '−': 565, '½': 1031, ' ': 270 },
  serifItalic: { digit: 524, '.': 271, '…': 876, '−': 524, '½': 994, ' ': 243 },
  serifBoldItalic: { digit: 560, '.': 289, '…': 939, '−': 560, '½': 1026, ' ': 270 },
};

/** PT Sans: groups of letters of nearly one width (rounded up), regular and bold. */
const LETTERS: readonly (readonly [number, string])[] = [
  [300, ' \u00a0\u202f.,:·ijlI'],
  [410, "frtгJ-()'/"],
  [490, 'cszvyзтьэсу'],
  [550, 'eabdghknopquxабвдеёийклнопрхцчъя0123456789EFLPTZГЬЁЕТ+−'],
  [620, 'ABCKRSVXYБВЗСУЭЯРАКЛХЧ'],
  [700, 'DGHNOQUмфжыИЙНОПЦДЪ'],
  [810, 'mwшщюMМФЖЫ'],
  [920, 'WШЩЮ…'],
  [1030, '№½⅓⅔¼¾'],
];
const WIDEST = 920;
const letterWidths = new Map(
  LETTERS.flatMap(([width, signs]) => [...signs].map((sign) => [sign, width] as const)),
);

const FACES: Readonly<Record<TextClass, Face>> = {
  name: 'sansBold',
  dealer: 'sansBold',
  label: 'sans',
  target: 'serifBold',
  entry: 'serif',
  struck: 'serif',
  ruling: 'serifItalic',
  struckRuling: 'serifItalic',
  last: 'serifBold',
  lastRuling: 'serifBoldItalic',
};

/** Width of a text in the unit of `size`. */
export function textWidth(text: string, cls: TextClass, size: number): number {
  const face = FACES[cls];
  let thousandths = 0;
  for (const sign of text) {
    if (face === 'sans' || face === 'sansBold') {
      thousandths += (letterWidths.get(sign) ?? WIDEST) * (face === 'sansBold' ? 1.04 : 1);
    } else {
      const figures = FIGURES[face];
      thousandths += /\d/u.test(sign) ? (figures['digit'] ?? WIDEST) : (figures[sign] ?? WIDEST);
    }
  }
  return (thousandths * size) / 1000;
}

/** The text, cut with «…» so that it is no wider than `width`. */
export function cutToWidth(text: string, cls: TextClass, size: number, width: number): string {
  if (textWidth(text, cls, size) <= width) return text;
  const signs = [...text];
  while (signs.length > 1) {
    signs.pop();
    const cut = `${signs.join('').trimEnd()}…`;
    if (textWidth(cut, cls, size) <= width) return cut;
  }
  return '…';
}
