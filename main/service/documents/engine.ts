/**
 * From a layout to the bytes of a PDF. pdfmake is loaded on first use, its policies refuse everything but our
 * fonts, and the file is the same to the byte for the same content and print time.
 */
import { createRequire } from 'node:module';
import type * as pdfmakeModule from 'pdfmake';
import type { DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import { fontDescriptors } from './fonts.ts';
import { keepParsedFonts } from './parsed-fonts.ts';
import { localPolicy, urlPolicy } from './policies.ts';
import { quicken } from './quicker.ts';

/** Where a marked place came to lie; all in points from the top of the page. */
export interface Mark {
  /** From 1. */
  page: number;
  top: number;
  /** Lower edge of the space for content on that page. */
  bottom: number;
}
export type Marks = ReadonlyMap<string, Mark>;

/** Lays a definition out to see where its marks come to lie; nothing is kept of it. */
export type Measure = (definition: TDocumentDefinitions) => Promise<Marks>;

/**
 * Builds a document, after measuring drafts of it where it must know places beforehand (to push signatures to the
 * foot of a page, to choose smaller letters where a slip would just not fit).
 */
export type Layout = (measure: Measure) => TDocumentDefinitions | Promise<TDocumentDefinitions>;

export interface FileInfo {
  title: string;
  /** ISO instant. */
  printedAt: string;
  locale: string;
}

type PdfMake = typeof pdfmakeModule;
let loaded: PdfMake | null = null;

function load(): PdfMake {
  keepParsedFonts();
  const pdfmake = createRequire(import.meta.url)('pdfmake') as PdfMake; // CommonJS, one object
  quicken();
  pdfmake.setFonts(fontDescriptors());
  pdfmake.setUrlAccessPolicy(urlPolicy);
  pdfmake.setLocalAccessPolicy(localPolicy);
  return pdfmake;
}

/** Id of the smallest thing that has a place: put `mark('x')` into the content, find `x` in the marks. */
export function mark(id: string): {
  text: string;
  fontSize: number;
  lineHeight: number;
  id: string;
  font: string;
} {
  return { text: '\u00a0', fontSize: 0.1, lineHeight: 0.1, id: `mark:${id}`, font: 'PT Sans' };
}

/** Renders a layout. */
export async function layOut(layout: Layout, info: FileInfo): Promise<{ bytes: Uint8Array; pages: number }> {
  loaded ??= load();
  const pdfmake = loaded;
  const measure: Measure = async (draft) => {
    const marks = new Map<string, Mark>();
    await pdfmake.createPdf(finished(draft, info, marks).definition).getStream();
    return marks;
  };
  const { definition, pages } = finished(await layout(measure), info, new Map());
  const buffer = await pdfmake.createPdf(definition).getBuffer();
  return { bytes: new Uint8Array(buffer), pages: pages() };
}

function finished(
  definition: TDocumentDefinitions,
  info: FileInfo,
  marks: Map<string, Mark>,
): { definition: TDocumentDefinitions; pages: () => number } {
  const { footer } = definition;
  let count = 1;
  const counted: DynamicContent = (current, total, pageSize) => {
    count = total;
    return typeof footer === 'function' ? footer(current, total, pageSize) : footer;
  };
  return {
    pages: () => count,
    definition: {
      ...definition,
      footer: counted,
      language: info.locale,
      defaultStyle: { font: 'PT Sans', fontSize: 9.4, ...definition.defaultStyle },
      info: { title: info.title, creator: 'Pulka Desk', creationDate: new Date(info.printedAt) },
      pageBreakBefore: (node) => {
        const { pageNumber, top, pageInnerHeight, verticalRatio } = node.startPosition;
        if (node.id?.startsWith('mark:') === true) {
          const margin = top - verticalRatio * pageInnerHeight;
          marks.set(node.id.slice('mark:'.length), {
            page: pageNumber,
            top,
            bottom: margin + pageInnerHeight,
          });
        }
        const left = (1 - verticalRatio) * pageInnerHeight;
        return node.headlineLevel !== undefined && left < node.headlineLevel && verticalRatio > 0;
      },
    },
  };
}
