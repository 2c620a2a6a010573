/**
 * The width of a text is reckoned once for a font. pdfmake asks for it when it measures and pdfkit once more when it has
 * drawn, and each time the text is cut into words and their glyphs are gathered.
 */

/** A font of a document, as pdfkit embeds it; `font` is the parsed file, which documents share. */
export interface EmbeddedFont {
  font: object;
  /** 1000 / units of an em. */
  scale: number;
  layout: (text: string, features: unknown, onlyWidth: boolean) => { advanceWidth: number };
  widthOfString: (text: string, size: number, features?: unknown) => number;
}

/** Texts that are remembered of one font. */
const MOST_TEXTS = 20_000;

/** Put into the prototype of the embedded fonts of pdfkit, in the place of its own. */
export function rememberingWidths({ widthOfString }: EmbeddedFont): Pick<EmbeddedFont, 'widthOfString'> {
  const known = new WeakMap<object, Map<string, number>>();
  return {
    widthOfString(this: EmbeddedFont, text, size, features) {
      if (features) return widthOfString.call(this, text, size, features);
      let widths = known.get(this.font);
      if (widths === undefined || widths.size >= MOST_TEXTS) {
        widths = new Map();
        known.set(this.font, widths);
      }
      let width = widths.get(text);
      if (width === undefined) {
        width = this.layout(text, features, true).advanceWidth;
        widths.set(text, width);
      }
      return width * (size / 1000);
    },
  };
}
