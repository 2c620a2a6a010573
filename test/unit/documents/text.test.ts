import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clean, fileNameOf, oneLine } from '../../../main/service/documents/clean.ts';
import { together } from '../../../shared/format/together.ts';
import { coverage } from '../../../main/service/documents/coverage.ts';
import { covers } from '../../../main/service/documents/fonts.ts';
import { resourcesFolder } from '../../../main/service/documents/resources.ts';
import { lines, runs, split } from '../../../main/service/documents/text.ts';

const fonts = join(resourcesFolder(), 'fonts');
const has = (family: string, text: string): boolean[] =>
  [...text].map((sign) => covers(family, sign.codePointAt(0) ?? 0));

describe('fonts', () => {
  it('PT Sans and PT Serif have Cyrillic, ё, figures, minus, №, ₽, ½ and quotes', () => {
    for (const family of ['PT Sans', 'PT Serif']) {
      expect(has(family, 'АЯаяЁёJzÉ0123456789−–—№₽½¼¾«»×·…')).not.toContain(false);
    }
  });

  it('PT lacks suits, arrows, thirds and boxes; DejaVu has them', () => {
    expect(has('PT Sans', '♠♣♦♥→⅓⅔☐☒')).not.toContain(true);
    expect(has('PT Serif', '♠♣♦♥→⅓⅔☐☒')).not.toContain(true);
    expect(has('DejaVu Sans', '♠♣♦♥→⅓⅔☐☒□')).not.toContain(false);
  });

  it('all faces of a family have the same letters, so one face answers for all', () => {
    const sample = [
      ...'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789−№₽½«»→♠⅓',
    ];
    for (const family of ['PTSans', 'PTSerif']) {
      const faces = readdirSync(fonts)
        .filter((file) => file.startsWith(`${family}-`) && file.endsWith('.ttf'))
        .map((file) => coverage(readFileSync(join(fonts, file))));
      expect(faces).toHaveLength(4);
      for (const sign of sample) {
        const point = sign.codePointAt(0) ?? 0;
        expect(new Set(faces.map((face) => face(point))).size, `${family} ${sign}`).toBe(1);
      }
    }
  });

  it('every font file comes with its licence', () => {
    const files = readdirSync(fonts);
    for (const family of ['PTSans', 'PTSerif', 'PTMono', 'DejaVu'])
      expect(files).toContain(`LICENSE-${family}.txt`);
  });

  it('a file that is no font is refused', () => {
    expect(() => coverage(Buffer.alloc(64))).toThrow(RangeError);
  });
});

describe('runs', () => {
  it('cuts a contract at its suit', () => {
    expect(split('8♠/−1', 'sans')).toEqual([
      { text: '8', family: 'PT Sans' },
      { text: '♠', family: 'DejaVu Sans' },
      { text: '/−1', family: 'PT Sans' },
    ]);
  });

  it('red suits are red and black suits are not, in any text', () => {
    const colours = new Map(
      runs('♠♥♣♦').flatMap((run) => [...run.text].map((sign) => [sign, run.color] as const)),
    );
    expect(colours.get('♥')).toBe(colours.get('♦'));
    expect(colours.get('♠')).toBe(colours.get('♣'));
    expect(colours.get('♥')).not.toBe(colours.get('♠'));
  });

  it('a sign that no font has becomes one box, whatever it is made of', () => {
    expect(
      split('Ян 👨‍👩‍👧‍👦!', 'sans')
        .map((piece) => piece.text)
        .join(''),
    ).toBe('Ян □!');
  });

  it('an empty text keeps its line', () => {
    expect(runs('')).toHaveLength(1);
  });

  it('struck out text says so in every run', () => {
    expect(runs('6♠', { struck: true }).every((run) => run.decoration === 'lineThrough')).toBe(true);
  });

  it('keeps line breaks where lines are wanted, and only there', () => {
    expect(lines('а\nб')[0]?.text).toBe('а\nб');
    expect(runs('а\n  б')[0]?.text).toBe('а б');
  });
});

describe('clean', () => {
  it('composes letters, so that й and ё are one sign', () => {
    expect(clean('И\u0306Е\u0308')).toBe('ЙЁ');
  });

  it('takes out what would hide or reorder the rest of a line', () => {
    expect(clean('Иванов\u202eвонавИ\u0000\u200b')).toBe('ИвановвонавИ');
    expect(oneLine('А\r\nБ\u2028В\tГ')).toBe('А Б В Г');
  });

  it('file names keep Cyrillic and lose what file systems refuse', () => {
    expect(fileNameOf('Кубок «Ё»: тур 3/4, решение № 5?')).toBe('Кубок «Ё» тур 3 4, решение № 5.pdf');
    expect(fileNameOf('..')).toBe('document.pdf');
    expect([...fileNameOf('Щ'.repeat(500))].length).toBe(124);
  });
});

describe('what stays on one line', () => {
  const parted = (text: string): string => together(text).replaceAll('\u00a0', '_');

  it('a reference, a word with its number, two initials, an arrow with its name', () => {
    expect(parted('она делается (ФР 1.2) и (Кодекс 4.2, п. 3)')).toBe(
      'она делается (ФР_1.2) и (Кодекс_4.2, п._3)',
    );
    expect(parted('по К96 4.2.12, решение № 5')).toBe('по К96_4.2.12, решение №_5');
    expect(parted('Ложкина Т. А. сдаёт')).toBe('Ложкина Т._А. сдаёт');
    expect(parted('Ёжиков → Морошкин 90')).toBe('Ёжиков →_Морошкин_90');
  });

  it('nothing else: the end of a sentence, a date with its time, a number with its noun', () => {
    const text = '4 взятки × 2, 28.11.2026 17:40. 2 стола';
    expect(parted(text)).toBe(text);
    expect(lines('(ФР 1.2)').map((run) => run.text)).toEqual(['(ФР\u00a01.2)']);
  });
});
