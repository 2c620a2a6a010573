/**
 * The fonts of the documents. PT Sans and PT Serif (open licence, Cyrillic, figures of one width) carry the text;
 * DejaVu Sans carries what they lack: suits, arrows, thirds, check boxes, other alphabets.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverage, type Coverage } from './coverage.ts';
import { resourcesFolder } from './resources.ts';

export type Face = 'sans' | 'serif' | 'mono';

export const FAMILY: Readonly<Record<Face, string>> = { sans: 'PT Sans', serif: 'PT Serif', mono: 'PT Mono' };
export const FALLBACK_FAMILY = 'DejaVu Sans';

interface FontFiles {
  normal: string;
  bold: string;
  italics: string;
  bolditalics: string;
}

const FILES: Readonly<Record<string, FontFiles>> = {
  'PT Sans': family('PTSans-Regular', 'PTSans-Bold', 'PTSans-Italic', 'PTSans-BoldItalic'),
  'PT Serif': family('PTSerif-Regular', 'PTSerif-Bold', 'PTSerif-Italic', 'PTSerif-BoldItalic'),
  'PT Mono': family('PTMono-Regular', 'PTMono-Regular', 'PTMono-Regular', 'PTMono-Regular'),
  // A suit does not lean.
  'DejaVu Sans': family('DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSans', 'DejaVuSans-Bold'),
};

function family(normal: string, bold: string, italics: string, bolditalics: string): FontFiles {
  return { normal, bold, italics, bolditalics };
}

/** Absolute path of a font file by its name. */
export const fontPath = (name: string): string => join(resourcesFolder(), 'fonts', `${name}.ttf`);

/** Font families for pdfmake: absolute paths. A new object each time, pdfmake writes into it. */
export function fontDescriptors(): Record<string, FontFiles> {
  return Object.fromEntries(
    Object.entries(FILES).map(([name, files]) => [
      name,
      family(
        fontPath(files.normal),
        fontPath(files.bold),
        fontPath(files.italics),
        fontPath(files.bolditalics),
      ),
    ]),
  );
}

/** Every font file that may be read, absolute. */
export function fontPaths(): ReadonlySet<string> {
  return new Set(Object.values(fontDescriptors()).flatMap((files): string[] => Object.values(files)));
}

const covered = new Map<string, Coverage>();

/** Which characters the family draws (its upright face; the other faces of the same family hold the same). */
export function covers(family: string, codePoint: number): boolean {
  let known = covered.get(family);
  if (known === undefined) {
    const files = FILES[family];
    if (files === undefined) throw new RangeError(`no font family ${family}`);
    known = coverage(readFileSync(fontPath(files.normal)));
    covered.set(family, known);
  }
  return known(codePoint);
}
