/** PDF pages as pictures: the same reader for the preview on the screen and for the print page. */
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.mjs?url';
import type { PDFDocumentProxy } from 'pdfjs-dist';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a document made by the program (its fonts are inside; nothing is fetched). */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return pdfjs.getDocument({ data: bytes.slice(), isEvalSupported: false, useSystemFonts: false }).promise;
}

/** Pages one after another as canvases; `scale` 1 is 72 dots an inch. */
export async function* drawPages(
  pdf: PDFDocumentProxy,
  scale: number,
): AsyncGenerator<{ page: number; canvas: HTMLCanvasElement }> {
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    await page.render({ canvas, viewport }).promise;
    yield { page: number, canvas };
  }
}
