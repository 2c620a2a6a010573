/** Fonts that are parsed once: a document is the same to the byte whatever was made before it, and can be copied from. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remembering } from '../../../main/service/documents/parsed-fonts.ts';
import { readPdf } from '../../fixtures/documents-read.ts';
import { startService, temporaryFolder, type TestService } from '../../fixtures/service.ts';

const folder = temporaryFolder();
let service: TestService;
beforeAll(async () => {
  service = startService({ now: () => '2026-10-03T15:00:00.000Z' });
  await service.ok('file.createSample', { path: folder.file('sample.pulka') });
});
afterAll(async () => {
  await service.close();
  folder.remove();
});

test('a slip made first, and after documents with other letters', { timeout: 60_000 }, async () => {
  const list = await service.ok('documents.list', {});
  const options = { locale: 'ru' as const, timeZone: 'Europe/Moscow', twoUp: false };
  const make = async (document: (typeof list)[number]['document']): Promise<Uint8Array> => {
    const { key = '' } = list.find((one) => one.document === document) ?? {};
    return (await service.ok('documents.preview', { document, key, options })).bytes;
  };
  const first = await make('ruling-slip');
  for (const document of ['sheet', 'protocol', 'incidents', 'standings'] as const) await make(document);
  const later = await make('ruling-slip');
  expect(Buffer.from(later).equals(Buffer.from(first))).toBe(true);
  // A full stop is a part of other glyphs: it must still be one.
  expect((await readPdf(later)).text).toMatch(/ФР 3\.3\.2/u);
});

interface Font {
  layout: (text: string, features?: unknown) => { positions: { x: number }[] };
  createSubset: () => object;
  _glyphs: Record<string, object>;
}
/** Counts what is asked of a font. */
function fonts() {
  const asked: string[] = [];
  const create = remembering(() => {
    asked.push('parse');
    const font: Font = {
      _glyphs: { a: {} },
      layout: (text) => {
        asked.push(text);
        return { positions: [{ x: 1 }] };
      },
      createSubset() {
        return this._glyphs;
      },
    };
    return font as never;
  }) as unknown as (bytes: Uint8Array, name?: string) => Font;
  return { asked, create };
}
const bytes = (...own: number[]): Uint8Array => Uint8Array.from(own);

test('the same bytes are parsed once, other bytes and fonts of a collection by themselves', () => {
  const { asked, create } = fonts();
  expect(create(bytes(1, 2))).toBe(create(bytes(1, 2)));
  create(bytes(1, 3));
  create(bytes(1, 2), 'Second');
  expect(asked).toEqual(['parse', 'parse', 'parse']);
});

test('a word is shaped once, and each time has positions of its own', () => {
  const { asked, create } = fonts();
  const font = create(bytes(1));
  const [first, second] = [font.layout('вист'), font.layout('вист')];
  (first.positions[0] as { x: number }).x = 1000;
  expect(second.positions).toEqual([{ x: 1 }]);
  expect(font.layout('вист').positions).toEqual([{ x: 1 }]);
  font.layout('вист', { liga: false });
  expect(asked).toEqual(['parse', 'вист', 'вист']);
});

test('a subset has glyphs of its own', () => {
  const font = fonts().create(bytes(1));
  expect(font.createSubset()).toEqual({});
  expect(font._glyphs).toEqual({ a: {} });
});

interface Glyph {
  codePoints: number[];
  _decode: () => object | null;
}
interface Subset {
  font: { getGlyph: (id: number, codePoints?: number[]) => Glyph };
}
/** A font that makes glyphs as fontkit does: the first to ask says which signs they stand for. */
function drawnFont(varies: object | null) {
  const decoded: number[] = [];
  const font = {
    ...{ _glyphs: {} as Record<number, Glyph>, _variationProcessor: varies },
    layout: () => ({ positions: [] }),
    getGlyph(id: number, codePoints: number[] = []): Glyph {
      return (this._glyphs[id] ??= {
        codePoints,
        _decode: () => {
          decoded.push(id);
          return id === 0 ? null : { numberOfContours: -1, components: [{ glyphID: 5 }], points: [1, 2, 3] };
        },
      });
    },
    createSubset(): Subset {
      return { font: this };
    },
  };
  const made = remembering(() => font as never)(bytes(1)) as unknown as typeof font;
  return { decoded, font: made };
}

test('the subsets of a font decode a shape once, and the letters of the font keep their signs', () => {
  const { decoded, font } = drawnFont(null);
  const [first, second] = [font.createSubset(), font.createSubset()];
  const shapes = [first, second, first].map((subset) => subset.font.getGlyph(7)._decode());
  expect(shapes).toEqual(Array(3).fill({ numberOfContours: -1, components: [{ glyphID: 5 }] }));
  expect([first, second].map((subset) => subset.font.getGlyph(0)._decode())).toEqual([null, null]);
  expect(decoded).toEqual([7, 0]);
  expect(font.getGlyph(7, [1078]).codePoints).toEqual([1078]);
  expect(second.font.getGlyph(7).codePoints).toEqual([]);
});

test('a font that varies is asked for whole shapes each time', () => {
  const { decoded, font } = drawnFont({});
  for (let i = 0; i < 2; i++) expect(font.createSubset().font.getGlyph(7)._decode()).toHaveProperty('points');
  expect(decoded).toEqual([7, 7]);
});
