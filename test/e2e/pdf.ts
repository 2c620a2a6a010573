import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Text of a PDF as a reader would copy it, layout kept. */
export function pdfText(file: string): string {
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

/** The same for bytes. */
export function pdfTextOf(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'pulka-pdf-'));
  try {
    const file = join(folder, 'a.pdf');
    writeFileSync(file, bytes);
    return pdfText(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
