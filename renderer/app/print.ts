/**
 * The hidden print page: fetches the job once, draws every page at print resolution and says through its title
 * that it is ready. The page size comes from the document itself.
 */
import { drawPages, openPdf } from './pdf.ts';

/** Dots an inch of the pictures that go to the printer. */
const PRINT_DPI = 300;

async function drawJob(): Promise<void> {
  const job = new URLSearchParams(location.search).get('job') ?? '';
  const answer = await fetch(`/print-job/${job}`);
  if (!answer.ok) throw new Error('no such job');
  const pdf = await openPdf(new Uint8Array(await answer.arrayBuffer()));
  const first = await pdf.getPage(1);
  const { width, height } = first.getViewport({ scale: 1 });
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`@page { size: ${width}pt ${height}pt; margin: 0 }`);
  document.adoptedStyleSheets = [sheet];
  for await (const { canvas } of drawPages(pdf, PRINT_DPI / 72)) {
    const picture = document.createElement('img');
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('page could not be drawn');
    picture.src = URL.createObjectURL(blob);
    await picture.decode();
    document.body.append(picture);
  }
}

drawJob().then(
  () => (document.title = 'drawn'),
  () => (document.title = 'failed'),
);
