/** Suits and contracts as they stand on paper. */
import type { Trump } from '../domain/types.ts';
import type { Translate } from '../locales/translate.ts';

const SIGNS: Readonly<Record<Exclude<Trump, 'none'>, string>> = {
  spades: '♠',
  clubs: '♣',
  diamonds: '♦',
  hearts: '♥',
};

/** `♠ ♣ ♦ ♥`; no trump: «БК» / `NT` by the locale. */
export function trumpSign(trump: Trump, t: Translate): string {
  return trump === 'none' ? t('format.noTrump') : SIGNS[trump];
}

/** The suit whose sign this is, or null. */
function trumpOfSign(sign: string): Trump | null {
  const found = Object.entries(SIGNS).find(([, own]) => own === sign);
  return found === undefined ? null : (found[0] as Trump);
}

/** A piece of text, or a suit to be drawn in its colour. */
export interface TextPart {
  kind: 'text' | 'suit';
  text: string;
  trump?: Trump;
}

/** Cuts a text at its suit signs. */
export function suitParts(text: string): TextPart[] {
  return text
    .split(/([♠♣♦♥])/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const trump = trumpOfSign(piece);
      return trump === null ? { kind: 'text', text: piece } : { kind: 'suit', text: piece, trump };
    });
}

/** `8♥`, `6БК`; the level alone when the trump was not written. */
export function contractText(level: number, trump: Trump | null | undefined, t: Translate): string {
  return trump === null || trump === undefined ? String(level) : `${level}${trumpSign(trump, t)}`;
}
