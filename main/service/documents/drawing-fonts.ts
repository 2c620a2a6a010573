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

/** The SVG of `toSvg` with every sign in a font that draws it. */
export function withFallbackFonts(svg: string): string {
  return svg.replace(TEXT, (_whole, open: string, family: string, text: string, close: string) => {
    const spans = split(oneLine(unescape(text)), family === FAMILY.sans ? 'sans' : 'serif').map((piece) =>
      piece.family === FALLBACK_FAMILY
        ? `<tspan font-family="${FALLBACK_FAMILY}">${escape(piece.text)}</tspan>`
        : escape(piece.text),
    );
    return `${open}${spans.join('')}${close}`;
  });
}
