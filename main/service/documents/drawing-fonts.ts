/** The drawn pulka for pdfmake: its texts cut into runs of a font that has their signs (SVG texts know no fallback). */
import { oneLine } from './clean.ts';
import { FALLBACK_FAMILY, FAMILY } from './fonts.ts';
import { split } from './text.ts';

const TEXT = /(<text [^>]*font-family="([^"]+)"[^>]*>)([^<]*)(<\/text>)/gu;

const ENTITIES: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'], // the last to be read, the first to be written
];
const unescape = (text: string): string =>
  ENTITIES.reduce((s, [entity, sign]) => s.replaceAll(entity, sign), text);
const escape = (text: string): string =>
  ENTITIES.toReversed().reduce((s, [entity, sign]) => s.replaceAll(sign, entity), text);

/** pdfmake sets the parts of a text on lines of their own; the break between them counts as a space of this size. */
const NO_SIZE = '0.01';
/** Width of a space of PT, em. */
const SPACE = 0.26;

/** A part of a text; a space at its beginning would be taken for the line break before it. */
function part({ text, family }: { text: string; family: string }, size: string): string {
  const own = text.replace(/^ /u, '');
  const moved = own === text ? '' : ` dx="${(SPACE * Number(size)).toFixed(2)}"`;
  return `<tspan font-family="${family}" font-size="${size}"${moved}>${escape(own)}</tspan>`;
}

/** The SVG of a drawing with every sign in a font that draws it. */
export function withFallbackFonts(svg: string): string {
  return svg.replace(TEXT, (_whole: string, open: string, family: string, text: string, close: string) => {
    const pieces = split(oneLine(unescape(text)), family === FAMILY.sans ? 'sans' : 'serif');
    if (pieces.every((piece) => piece.family !== FALLBACK_FAMILY)) {
      return `${open}${pieces.map((piece) => escape(piece.text)).join('')}${close}`;
    }
    const size = /font-size="([^"]+)"/u.exec(open)?.[1] ?? '10';
    const parts = pieces.map((piece) => part(piece, size));
    return `${open.replace(/font-size="[^"]+"/u, `font-size="${NO_SIZE}"`)}${parts.join('')}${close}`;
  });
}
