/** What holds for every document: the same bytes, an own name, nothing read but our fonts, nothing broken by a name. */
import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as pdfmakeModule from 'pdfmake';
import { describe, expect, it } from 'vitest';
import { documentTitles, renderDocument } from '../../../main/service/documents/index.ts';
import type { DocumentModel, ModelFor } from '../../../main/service/documents/model.ts';
import { fontPaths } from '../../../main/service/documents/fonts.ts';
import { localPolicy, urlPolicy } from '../../../main/service/documents/policies.ts';
import type { DocumentKind } from '../../../shared/ipc/schemas/views.ts';
import {
  correctionsModel,
  incidentsModel,
  options,
  protocolModel,
  settlementModel,
  sheetModel,
  slipModel,
  standingsModel,
} from '../../fixtures/documents.ts';
import { HOSTILE } from '../../fixtures/documents-hostile.ts';
import { readPdf } from '../../fixtures/documents-read.ts';

const all: DocumentModel[] = [
  slipModel,
  sheetModel,
  protocolModel,
  incidentsModel,
  correctionsModel,
  standingsModel,
  settlementModel,
];
const render = <K extends DocumentKind>(model: ModelFor<K> & { kind: K }, more = {}) =>
  renderDocument(model.kind, model, { ...options, ...more });

const FIELDS = new Set([
  'name',
  'full',
  'place',
  'arbiter',
  'secretary',
  'reason',
  'facts',
  'ordinary',
  'why',
  'by',
  'textRu',
  'titleRu',
]);

/** The model with every name, place and reason replaced by the hostile ones in turn; `used` are those of names. */
function renamed(
  model: DocumentModel,
  first: number,
): { hostile: DocumentModel; used: (readonly [string, string])[] } {
  let next = first;
  const used: (readonly [string, string])[] = [];
  const text = JSON.stringify(model, (key, value: unknown) => {
    if (!FIELDS.has(key) || typeof value !== 'string') return value;
    if (key === 'place' && /^\d/u.test(value)) return value; // a place of the table
    const one = HOSTILE[next++ % HOSTILE.length] ?? ['', ''];
    if (key === 'name') used.push(one);
    return one[0];
  });
  return { hostile: JSON.parse(text) as DocumentModel, used };
}

describe.each(all.map((model) => [model.kind, model] as const))('%s', (kind, model) => {
  it('the same content at the same time gives the same bytes', async () => {
    const [a, b] = [await render(model), await render(model)];
    expect(Buffer.from(a.bytes).equals(Buffer.from(b.bytes))).toBe(true);
    const later = await render(model, { printedAt: '2026-11-28T15:00:00.000Z' });
    expect(Buffer.from(a.bytes).equals(Buffer.from(later.bytes))).toBe(false);
  });

  it('rendering leaves the model as it was', async () => {
    const before = structuredClone(model);
    await render(model);
    expect(model).toEqual(before);
  });

  it('says in the file what it is and when it was printed', async () => {
    const made = await render(model);
    const pdf = await readPdf(made.bytes);
    expect(made.pages).toBe(pdf.pages.length);
    expect(pdf.title).toBe(made.title);
    expect(made.title).toBe(`Осенний кубок 2026: ${documentTitles(options)(model)}`);
    expect(pdf.creationDate).toContain('20261128144000');
    expect(made.fileName).toMatch(/^Осенний кубок 2026 [^/\\:*?"<>|]+\.pdf$/u);
  });

  it('revision, time, page of pages and the check code are on every page', async () => {
    const made = await render(model, { revision: 3, previousRevision: 2 });
    const pdf = await readPdf(made.bytes);
    for (const [i, page] of pdf.pages.entries()) {
      const text = page.join('\n');
      expect(text).toContain('ред. 3, отменяет ред. 2, напечатано 28.11.2026 17:40');
      expect(text).toContain(`стр. ${i + 1} из ${pdf.pages.length}`);
      expect(text).toContain(kind === 'ruling-slip' ? '5-4K2-7PM' : 'K7M-2QX');
    }
  });

  it('no key of a text is left unsaid in either language', async () => {
    for (const locale of ['ru', 'en'] as const) {
      const pdf = await readPdf((await render(model, { locale })).bytes);
      expect(pdf.text).not.toMatch(/\b(document|format|pulka|why|problem)\.[a-z]/u);
      expect(pdf.text).not.toMatch(/\{\w+\}|undefined|NaN|\[object/u);
    }
  });

  it.each([0, 1, 5])('whatever is typed is text and nothing else (%i)', async (first) => {
    const { hostile, used } = renamed(model, first);
    const made = await render(hostile);
    const pdf = await readPdf(made.bytes);
    // The journal prints of the players only the offenders, so there the tournament's name alone is looked for.
    for (const [name, found] of kind === 'incidents' ? used.slice(0, 1) : used)
      expect(pdf.text, name).toContain(found);
    expect(made.pages).toBeLessThanOrEqual(4);
    expect(made.fileName).not.toMatch(/[/\\\u0000-\u001f\u202e]/u);
  });
});

describe('rendering', () => {
  it('an unknown time zone is refused', async () => {
    await expect(render(standingsModel, { timeZone: 'Moon/Sea' })).rejects.toMatchObject({
      problems: [{ path: 'options.timeZone', code: 'value/timeZone', params: { zone: 'Moon/Sea' } }],
    });
  });

  it('a model of another document is refused', async () => {
    const kind: DocumentKind = 'standings';
    await expect(renderDocument(kind as DocumentKind, slipModel, options)).rejects.toThrow(RangeError);
  });
});

describe('policies', () => {
  it('no address is fetched', () => {
    for (const url of ['http://127.0.0.1/x.ttf', 'https://example.org/', 'file:///etc/passwd'])
      expect(urlPolicy(url)).toBe(false);
  });

  it('our fonts may be read, nothing else', () => {
    for (const path of fontPaths()) expect(localPolicy(path)).toBe(true);
    for (const path of [
      '/etc/passwd',
      'PTSans-Regular.ttf',
      `${[...fontPaths()][0]}/../../../package.json`,
    ]) {
      expect(localPolicy(path)).toBe(false);
    }
  });

  it('pdfmake itself obeys them', async () => {
    await render(standingsModel); // policies are set with the first document
    const pdfmake = createRequire(import.meta.url)('pdfmake') as typeof pdfmakeModule;
    const secret = join(tmpdir(), 'pulka-secret.png');
    writeFileSync(secret, 'no picture');
    const of = (image: string) =>
      pdfmake.createPdf({ content: [{ image }], defaultStyle: { font: 'PT Sans' } }).getBuffer();
    await expect(of(secret)).rejects.toThrow(/denied/u);
    const remote = pdfmake.createPdf({
      content: [{ image: 'x' }],
      images: { x: 'http://127.0.0.1:9/x.png' },
      defaultStyle: { font: 'PT Sans' },
    });
    await expect(remote.getBuffer()).rejects.toThrow(/denied/u);
  });
});
