/**
 * Every font file is parsed once for the process, and every word is shaped once. pdfkit does both anew for every
 * document, which is much of the time of a short one; a parsed font is only read, each document cuts its own subset out
 * of it. pdfkit has no door for a parsed font, so the one function it opens fonts with remembers them. Of signs that
 * share a glyph (µ and μ, Δ and ∆) a reader copies out the one that was drawn first.
 */
import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';

type Position = Record<string, number>;
interface Run {
  positions: Position[];
}
type Layout = (text: string, features?: unknown, ...more: unknown[]) => Run;
interface Font {
  layout: Layout;
  createSubset: () => object;
  getGlyph?: (id: number) => Glyph;
  _variationProcessor?: unknown;
}
type Create = (bytes: Uint8Array, name?: string | null) => Font;
interface Fontkit {
  create: Create;
}

/** Words that are remembered of one font. */
const MOST_WORDS = 20_000;

const likeIt = <T extends object>(one: T): T =>
  Object.assign(Object.create(Object.getPrototypeOf(one) as object) as T, one);

/** pdfkit scales the positions of a run in place: each time it gets its own. */
const ownRun = (run: Run): Run => {
  const copy = likeIt(run);
  copy.positions = run.positions.map(likeIt);
  return copy;
};

/** Words without wishes of their own are shaped once; all others as before. */
function rememberingWords(font: Font): Font {
  const shape = font.layout.bind(font);
  let known = new Map<string, Run>();
  font.layout = (text, features, ...more) => {
    if (features !== undefined || more.length > 0) return shape(text, features, ...more);
    let run = known.get(text);
    if (run === undefined) {
      if (known.size >= MOST_WORDS) known = new Map();
      run = shape(text);
      known.set(text, run);
    }
    return ownRun(run);
  };
  return font;
}

interface Shape {
  numberOfContours: number;
  components?: object[];
}
interface Glyph {
  _decode?: () => Shape | null;
}

/** A subset asks of a shape whether it is put together of others, and of which: its points are not kept. */
function decodedOnce(glyph: Glyph): Glyph {
  const decode = glyph._decode?.bind(glyph);
  if (decode === undefined) return glyph;
  let shape: Shape | null | undefined;
  glyph._decode = () => {
    if (shape !== undefined) return shape;
    const whole = decode();
    shape = whole && { numberOfContours: whole.numberOfContours, components: whole.components };
    return shape;
  };
  return glyph;
}

/**
 * The subset of a document looks at glyphs as shapes, without the signs they stand for, and the font would remember them
 * so: a later document would hold letters that cannot be copied out. The subsets of a font have glyphs of their own, which
 * none of them reads a sign from; they share them, so that a shape is decoded once.
 */
function partedSubsets(font: Font): Font {
  const create = font.createSubset;
  const { getGlyph } = font;
  const shapes: Record<string, Glyph> = {};
  const own = Object.create(font) as Font & { _glyphs: object };
  own._glyphs = shapes;
  // The points of a font that varies are encoded anew from the whole shape.
  if (getGlyph !== undefined && !font._variationProcessor)
    own.getGlyph = (id) => {
      const known = shapes[id];
      if (known !== undefined) return known;
      const glyph = decodedOnce(getGlyph.call(own, id));
      shapes[id] = glyph;
      return glyph;
    };
  font.createSubset = () => create.call(own);
  return font;
}

/** Told apart by their bytes: pdfkit reads the file each time, and a file may be replaced under the program. */
const keyOf = (bytes: Uint8Array): string => `${bytes.length}:${crc32(bytes)}`;

/** Same bytes, same font. A font out of a collection (`name`) is opened as before. */
export function remembering(create: Create): Create {
  const parsed = new Map<string, Font>();
  return (bytes, name) => {
    if (name !== undefined && name !== null) return create(bytes, name);
    const key = keyOf(bytes);
    const known = parsed.get(key);
    if (known !== undefined) return known;
    const font = partedSubsets(rememberingWords(create(bytes)));
    parsed.set(key, font);
    return font;
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
