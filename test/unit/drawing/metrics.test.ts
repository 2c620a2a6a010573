import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { cutToWidth, textWidth } from '../../../shared/drawing/metrics.ts';
import type { TextClass } from '../../../shared/drawing/types.ts';

interface Font {
  unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): { advanceWidth: number };
}
const require = createRequire(import.meta.url);
const fontkit = require('fontkit') as { openSync(path: string): Font };

function fonts(family: string, face: string): Font[] {
  return ['latin', 'cyrillic'].map((part) => {
    return fontkit.openSync(require.resolve(`@fontsource/${family}/files/${family}-${part}-${face}.woff`));
  });
}

function real(list: Font[], sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  const font = list.find((one) => one.hasGlyphForCodePoint(code));
  if (font === undefined) throw new Error(`no glyph for ${sign}`);
  return font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
}

describe('widths against the bundled fonts', () => {
  it.each<[TextClass, string]>([
    ['entry', '400-normal'],
    ['last', '700-normal'],
    ['ruling', '400-italic'],
    ['lastRuling', '700-italic'],
  ])('figures of PT Serif, %s: exact', (cls, face) => {
    const list = fonts('pt-serif', face);
    for (const sign of '0123456789.…−½') expect(textWidth(sign, cls, 1)).toBeCloseTo(real(list, sign), 3);
  });

  it.each<[TextClass, string]>([
    ['label', '400-normal'],
    ['name', '700-normal'],
  ])('letters of PT Sans, %s: never too small, seldom much too large', (cls, face) => {
    const list = fonts('pt-sans', face);
    const letters = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя';
    const others = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:()-№…';
    for (const sign of letters + others) {
      expect(textWidth(sign, cls, 1), sign).toBeGreaterThanOrEqual(real(list, sign) * 0.98);
    }
    const name = 'Ёжиков-Щукин Ярослав Всеволодович';
    const exact = [...name].reduce((sum, sign) => sum + real(list, sign), 0);
    expect(textWidth(name, cls, 1)).toBeLessThan(exact * 1.15);
  });

  it('cuts with an ellipsis to a width', () => {
    const name = 'Ёжиков-Щукин Ярослав Всеволодович';
    expect(cutToWidth(name, 'name', 10, 1000)).toBe(name);
    const cut = cutToWidth(name, 'name', 10, 80);
    expect(cut).toMatch(/^Ёжиков-Щ.*…$/u);
    expect(textWidth(cut, 'name', 10)).toBeLessThanOrEqual(80);
    expect(cutToWidth(name, 'name', 10, 1)).toBe('…');
  });
});
