/**
 * Every font file is parsed once for the process. pdfkit parses it anew for every document, with all tables that the
 * text asks for, which is most of the time of a short one; its tables are only read, each document cuts its own subset
 * out of it. pdfkit has no door for a parsed font, so the one function it opens fonts with remembers them.
 */
import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';

type Create = (bytes: Uint8Array, name?: string | null) => object;
interface Fontkit {
  create: Create;
}

/** Told apart by their bytes: pdfkit reads the file each time, and a file may be replaced under the program. */
const keyOf = (bytes: Uint8Array): string => `${bytes.length}:${crc32(bytes)}`;

/**
 * The parsed font with glyphs of one document. fontkit keeps with a glyph the letters it was first made for, or none
 * where it was only a part of another; shared glyphs would give the text of the next document other letters.
 */
function forOneDocument(font: object): object {
  return Object.create(font, { _glyphs: { value: {}, writable: true } }) as object;
}

/** Same bytes, same tables. A font out of a collection (`name`) is opened as before. */
export function remembering(create: Create): Create {
  const parsed = new Map<string, object>();
  return (bytes, name) => {
    if (name !== undefined && name !== null) return create(bytes, name);
    const key = keyOf(bytes);
    const font = parsed.get(key) ?? create(bytes);
    parsed.set(key, font);
    return forOneDocument(font);
  };
}

let done = false;

/** Puts it in the place of the module that pdfkit, as pdfmake finds it, is about to load. */
export function keepParsedFonts(): void {
  if (done) return;
  done = true;
  const pdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'));
  const pdfkit = createRequire(pdfmake.resolve('pdfkit'));
  const fontkit = pdfkit('fontkit') as Fontkit;
  const loaded = pdfkit.cache[pdfkit.resolve('fontkit')];
  if (loaded !== undefined) loaded.exports = { ...fontkit, create: remembering(fontkit.create) };
}
