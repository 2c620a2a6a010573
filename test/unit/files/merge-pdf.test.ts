/** Several PDFs as one: every page with its text and its size, for another reader. */
import { beforeAll, afterAll, expect, test } from 'vitest';
import { mergePdfs, pageSize } from '../../../shared/files/mergePdf.ts';
import { readPdf } from '../../fixtures/documents-read.ts';
import { startService, temporaryFolder } from '../../fixtures/service.ts';

const folder = temporaryFolder();
const parts: Uint8Array[] = [];
beforeAll(async () => {
  const service = startService();
  await service.ok('file.createSample', { path: folder.file('sample.pulka') });
  const list = await service.ok('documents.list', {});
  const options = { locale: 'ru' as const, timeZone: 'Europe/Moscow', twoUp: false };
  for (const document of ['sheet', 'ruling-slip', 'standings', 'protocol'] as const) {
    const { key = '' } = list.find((one) => one.document === document) ?? {};
    parts.push((await service.ok('documents.preview', { document, key, options })).bytes);
  }
  await service.close();
}, 60_000);
afterAll(() => folder.remove());

test('the pages of all, in order, with their texts, fonts and sizes', async () => {
  const own = await Promise.all(parts.map((bytes) => readPdf(bytes)));
  const merged = await readPdf(mergePdfs(parts));
  expect(merged.pages).toEqual(own.flatMap((pdf) => pdf.pages));
  expect(merged.sizes).toEqual(own.flatMap((pdf) => pdf.sizes));
  // What was merged can be merged again.
  expect((await readPdf(mergePdfs([mergePdfs(parts), ...parts.slice(0, 1)]))).pages).toEqual([
    ...merged.pages,
    ...(own[0]?.pages ?? []),
  ]);
});

test('the size of the first page tells papers apart', async () => {
  const { sizes } = await readPdf(parts[1] as Uint8Array);
  const [width = 0, height = 0] = pageSize(parts[1] as Uint8Array)
    .split(' ')
    .map(Number);
  expect([Math.round(width), Math.round(height)]).toEqual(sizes[0]);
  expect(pageSize(parts[1] as Uint8Array)).not.toBe(pageSize(parts[0] as Uint8Array));
});

test('the same parts give the same bytes', () => {
  expect(mergePdfs(parts)).toEqual(mergePdfs(parts));
});

test.each<[string, (bytes: Uint8Array) => Uint8Array]>([
  ['nothing', () => new Uint8Array(0)],
  ['a text', () => new TextEncoder().encode('no PDF at all')],
  ['a PDF that was cut off', (bytes) => bytes.slice(0, bytes.length - 200)],
  ['a PDF without its beginning', (bytes) => bytes.slice(200)],
])('refused: %s', (_what, spoil) => {
  expect(() => mergePdfs([parts[0] as Uint8Array, spoil(parts[2] as Uint8Array)])).toThrow(RangeError);
});
