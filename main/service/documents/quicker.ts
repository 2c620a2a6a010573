/**
 * Puts what this house does quicker in the place of parts of pdfmake and pdfkit, once for the process. The versions of
 * both are fixed; each part has its own file, and a test that nothing else comes out.
 */
import { createRequire } from 'node:module';
import { gathering, type Reference } from './content-streams.ts';
import { measureHeads } from './drawing-size.ts';
import { fontPath } from './fonts.ts';
import { direct, type StyleLookups } from './style-lookups.ts';
import { rememberingWidths, type EmbeddedFont } from './text-widths.ts';

interface Document {
  ref: (data: object) => Reference;
  _font: EmbeddedFont;
}
type DocumentClass = new (options: object) => Document;

const prototypeOf = <T extends object>(one: T): T => Object.getPrototypeOf(one) as T;

/** The classes of pdfkit that it does not give out, by way of a document that nobody gets. */
export function pdfkitParts(): { reference: Reference; font: EmbeddedFont } {
  const pdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'));
  const PDFDocument = pdfmake('pdfkit') as DocumentClass;
  const document = new PDFDocument({ autoFirstPage: false, font: fontPath('PTSans-Regular') });
  return { reference: prototypeOf(document.ref({})), font: prototypeOf(document._font) };
}

export const styleLookups = (): StyleLookups =>
  (createRequire(import.meta.url)('pdfmake/js/StyleContextStack') as { default: StyleLookups }).default;

let done = false;

export function quicken(): void {
  if (done) return;
  done = true;
  measureHeads();
  const { reference, font } = pdfkitParts();
  Object.assign(reference, gathering(reference));
  Object.assign(font, rememberingWidths(font));
  const styles = styleLookups();
  const { getProperty, getStyleProperty } = direct(styles);
  Object.assign(styles, { getStyleProperty });
  Object.assign(styles.prototype, { getProperty });
}
