/** What is done quicker than pdfmake and pdfkit do it comes out the same. */
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { gathering, type Reference } from '../../../main/service/documents/content-streams.ts';
import { fontPath } from '../../../main/service/documents/fonts.ts';
import { pdfkitParts, styleLookups } from '../../../main/service/documents/quicker.ts';
import { direct, type Styled, type StyleStack } from '../../../main/service/documents/style-lookups.ts';
import { rememberingWidths, type EmbeddedFont } from '../../../main/service/documents/text-widths.ts';
import { seededDice } from '../../fixtures/random-sheet.ts';

const pdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'));
interface Document {
  compress: boolean;
  _font: EmbeddedFont;
  ref: (data: object) => Reference;
  read: () => Buffer | null;
}
const PDFDocument = pdfmake('pdfkit') as new (options: object) => Document;
const aDocument = (more: object = {}): Document =>
  new PDFDocument({ autoFirstPage: false, font: fontPath('PTSans-Regular'), ...more });

describe('content streams', () => {
  const CHUNKS: readonly (string | number | Uint8Array)[] = [
    ...['q', '1 0 0 -1 0 841.89 cm', 'é \u00ff (\u0000)', ''],
    ...[12.5, Uint8Array.of(0, 1, 254, 255), Uint8Array.of(7), 'BT', '[<0001> 0] TJ', 'ET'],
  ];

  /** What is in the file, and what the object says of itself before and after. */
  function written(mine: boolean, compress: boolean, chunks: typeof CHUNKS) {
    const document = aDocument({ compress });
    document.read();
    const reference = document.ref({ Type: 'XObject' });
    if (mine) Object.assign(reference, gathering(pdfkitParts().reference));
    for (const chunk of chunks) reference.write(chunk);
    const before = { ...reference.data, length: reference.uncompressedLength };
    reference.finalize();
    return { before, after: { ...reference.data }, bytes: document.read()?.toString('latin1') };
  }

  test.each([true, false])('the same bytes, deflated: %s', (compress) => {
    expect(written(true, compress, CHUNKS)).toEqual(written(false, compress, CHUNKS));
    expect(written(true, compress, ['a', 'b']).before.length).toBe(4);
  });

  test('an object without a stream has none', () => {
    expect(written(true, true, [])).toEqual(written(false, true, []));
    expect(written(true, true, []).bytes).not.toContain('stream');
  });
});

describe('the width of a text', () => {
  const TEXTS = ['', ' ', 'Вист', 'AVAVA Т. А.', 'два  пробела ', '−1½', '\u00a0\u2007', 'Вист'];

  test('is that of pdfkit, asked once or often, in any size', () => {
    const font = aDocument()._font;
    const plain = pdfkitParts().font;
    const mine = rememberingWidths(plain);
    const asked: string[] = [];
    const layout = font.layout.bind(font);
    font.layout = (text, ...more) => {
      asked.push(text);
      return layout(text, ...more);
    };
    const expected = TEXTS.map((text) => [9.4, 20].map((size) => plain.widthOfString.call(font, text, size)));
    asked.length = 0;
    const widths = TEXTS.map((text) => [9.4, 20].map((size) => mine.widthOfString.call(font, text, size)));
    expect(widths).toEqual(expected);
    expect(asked).toEqual([...new Set(TEXTS)]);
    expect(widths[2]?.[0]).toBeGreaterThan(0);
  });

  test('wishes of its own are shaped each time', () => {
    const font = aDocument()._font;
    const plain = pdfkitParts().font;
    const { widthOfString } = rememberingWidths(plain);
    const features = { kern: false };
    widthOfString.call(font, 'AVAVA', 10);
    expect(widthOfString.call(font, 'AVAVA', 10, features)).toBe(
      plain.widthOfString.call(font, 'AVAVA', 10, features),
    );
    expect(widthOfString.call(font, 'AVAVA', 10, features)).not.toBe(widthOfString.call(font, 'AVAVA', 10));
  });

  test('two fonts do not share it', () => {
    const { widthOfString } = rememberingWidths(pdfkitParts().font);
    const [regular, bold] = ['PTSans-Regular', 'PTSans-Bold'].map(
      (name) => aDocument({ font: fontPath(name) })._font,
    );
    const widths = [regular, bold].map((font) => widthOfString.call(font as EmbeddedFont, 'Вист', 10));
    expect(widths[0]).not.toBe(widths[1]);
  });
});

describe('styles', () => {
  const lookups = styleLookups();
  const Stack = lookups as unknown as new (styles: object, base?: Styled) => StyleStack;
  const mine = direct(lookups);
  const STYLES = { red: { color: 'red', bold: null }, dark: { extends: 'red', bold: true }, none: {} };
  const PROPERTIES = ['color', 'bold', 'font', 'fontSize', 'noWrap'] as const;
  const VALUES: readonly unknown[] = [undefined, null, false, true, 0, 9.4, '', 'blue'];

  test('come out as those of pdfmake, whatever lies on the stack', () => {
    const dice = seededDice(7);
    const one = <T>(list: readonly T[]): T => list[dice(list.length)] as T;
    const node = (): Styled => ({
      ...Object.fromEntries(PROPERTIES.map((property) => [property, one(VALUES)])),
      ...(dice(4) === 0
        ? { style: one<string | string[]>(['red', 'dark', 'unknown', ['red', 'none']]) }
        : {}),
      ...(dice(8) === 0 ? { section: [] } : {}),
    });
    let named = 0;
    for (let i = 0; i < 2000; i++) {
      const stack = new Stack(STYLES, dice(2) === 0 ? node() : undefined);
      const depth = dice(5);
      for (let k = 0; k < depth; k++)
        stack.styleOverrides.push(dice(6) === 0 ? one(['red', 'dark', 'unknown']) : node());
      if (stack.styleOverrides.some((item) => typeof item === 'string')) named++;
      const item = node();
      for (const property of PROPERTIES) {
        expect(mine.getProperty.call(stack, property)).toBe(stack.getProperty(property));
        const expected = lookups.getStyleProperty(item, stack, property, 'otherwise');
        expect(mine.getStyleProperty(item, stack, property, 'otherwise')).toBe(expected);
      }
      expect(stack.styleOverrides.length).toBe(depth);
    }
    expect(named).toBeGreaterThan(100);
  });

  test('without a stack there is the own value or the other', () => {
    expect(mine.getStyleProperty({ color: 'red' }, null, 'color', 'black')).toBe('red');
    expect(mine.getStyleProperty({ color: null }, null, 'color', 'black')).toBe('black');
  });
});
