/**
 * Text for pdfmake: pdfmake takes one font for a text and draws nothing for a sign it lacks, so every text is cut
 * into runs of a font that has the signs.
 */
import { together } from '../../../shared/format/together.ts';
import { clean, oneLine } from './clean.ts';
import { covers, FALLBACK_FAMILY, FAMILY, type Face } from './fonts.ts';
import { colour } from './style.ts';

export interface TextStyle {
  face?: Face;
  /** Points. */
  size?: number;
  bold?: boolean;
  italics?: boolean;
  colour?: string;
  /** Struck out: it was written and no longer counts. */
  struck?: boolean;
  underlined?: boolean;
  noWrap?: boolean;
  /** Points between the letters. */
  spacing?: number;
}

/** A piece of text in one font, as pdfmake takes it. */
export interface Run {
  text: string;
  font: string;
  fontSize: number;
  bold: boolean;
  italics: boolean;
  color: string;
  decoration?: 'lineThrough' | 'underline';
  noWrap?: boolean;
  characterSpacing?: number;
}

/** Stands for a sign that no font of ours has. */
const UNKNOWN = '\u25a1';
/** DejaVu is drawn larger than PT at the same size. */
const FALLBACK_SCALE = 0.94;

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });

const drawnBy = (family: string, sign: string): boolean =>
  [...sign].every((character) => covers(family, character.codePointAt(0) as number));

/** Letters, figures and signs that stand alone (nothing joins onto them) and are in every face of ours. */
const ORDINARY = /^[ -~\u00a0А-яЁё«»№–—−]+$/u;

/** Cuts a text into pieces of one font each. */
export function split(text: string, face: Face): { text: string; family: string }[] {
  const own = FAMILY[face];
  if (ORDINARY.test(text)) return [{ text, family: own }];
  const pieces: { text: string; family: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const known = segment === '\n' || drawnBy(own, segment);
    const family = known ? own : FALLBACK_FAMILY;
    const sign = known || drawnBy(FALLBACK_FAMILY, segment) ? segment : UNKNOWN;
    const last = pieces.at(-1);
    if (last?.family === family && !isRedSuit(sign) && !isRedSuit(last.text)) last.text += sign;
    else pieces.push({ text: sign, family });
  }
  return pieces;
}

const isRedSuit = (sign: string): boolean => sign === '♦' || sign === '♥';

/** Runs of a text that keeps its line breaks. An empty text has one empty run, so that its line keeps its height. */
export function lines(text: string, style: TextStyle = {}): Run[] {
  const size = style.size ?? 9.4;
  const face = style.face ?? 'sans';
  const pieces = split(together(clean(text)), face);
  return (pieces.length > 0 ? pieces : [{ text: '', family: FAMILY[face] }]).map((piece) => ({
    text: piece.text,
    font: piece.family,
    fontSize: piece.family === FALLBACK_FAMILY ? size * FALLBACK_SCALE : size,
    bold: style.bold === true,
    italics: style.italics === true,
    color: style.colour ?? (isRedSuit(piece.text) ? colour.red : colour.ink),
    ...(style.struck === true
      ? { decoration: 'lineThrough' as const }
      : style.underlined === true
        ? { decoration: 'underline' as const }
        : {}),
    ...(style.noWrap === true ? { noWrap: true } : {}),
    ...(style.spacing === undefined ? {} : { characterSpacing: style.spacing }),
  }));
}

/** Runs of a text on one line (it may wrap at spaces). */
export function runs(text: string, style: TextStyle = {}): Run[] {
  return lines(oneLine(text), style);
}
