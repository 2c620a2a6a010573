/** «Исправления»: read back from the PDF. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../main/service/documents/index.ts';
import type { CorrectionContent } from '../../../main/service/documents/model.ts';
import { correctionsModel, options } from '../../fixtures/documents.ts';
import { goldenText, readPdf } from '../../fixtures/documents-read.ts';

const [table] = correctionsModel.tables;
if (table === undefined) throw new Error('no table');
const [first] = table.rows;
if (first === undefined) throw new Error('no row');

describe('corrections', () => {
  it('kind in words, both versions, reason, deadline, late ones marked, slips named, a summary by kind', async () => {
    const made = await renderDocument('corrections', correctionsModel, options);
    const pdf = await readPdf(made.bytes);
    expect(pdf.sizes).toEqual([[842, 595]]);
    const text = pdf.text.replace(/\s+/gu, ' ');
    for (const part of [
      'Исправления',
      '4 исправления',
      'Тур 4, стол 2',
      'Решение № 3',
      'опечатка',
      'секретаря',
      'после срока',
      'столбцы: Морошкин, Рябинина',
      'столбцы: Рябинина, Морошкин',
      'место 7',
      'место 3',
      'По видам',
    ])
      expect(text, part).toContain(part);
    await expect(goldenText(pdf)).toMatchFileSnapshot('../../golden/corrections.txt');
  });

  it('deals are written as on the sheet: contract and result before and after', async () => {
    const pdf = await readPdf((await renderDocument('corrections', correctionsModel, options)).bytes);
    // 7♥ with seven tricks is made, with six it lacks one.
    expect(pdf.text).toContain('7♥/=');
    expect(pdf.text).toContain('7♥/−1');
    expect(pdf.text.replace(/\s/gu, '')).toContain('6·3·1');
  });

  it('the summary counts by kind and by late ones', async () => {
    const pdf = await readPdf((await renderDocument('corrections', correctionsModel, options)).bytes);
    const lines = pdf.pages.flat();
    // corrected, removed, moved, re-seated, all, late
    expect(lines).toContain('опечатка секретаря 1 0 1 0 2 0');
    expect(lines).toContain('ошибка стола, согласны все 0 1 0 0 1 1');
    expect(lines).toContain('решение судьи 0 0 0 1 1 0');
    expect(lines).toContain('все виды 1 1 1 1 4 1');
  });

  it('none at all', async () => {
    const made = await renderDocument('corrections', { ...correctionsModel, tables: [] }, options);
    const pdf = await readPdf(made.bytes);
    expect(pdf.text).toContain('Исправлений нет.');
    expect(pdf.text).not.toContain('По видам');
  });

  it('ninety rows: the header stands on every page, a row on one', async () => {
    const rows = Array.from({ length: 90 }, (_, i): CorrectionContent => ({
      ...first,
      seq: i + 1,
      dealNumber: i + 1,
      reason: `причина-${i + 1} и конец-${i + 1}`,
    }));
    const made = await renderDocument(
      'corrections',
      { ...correctionsModel, tables: [{ ...table, rows }] },
      options,
    );
    const pdf = await readPdf(made.bytes);
    expect(pdf.pages.length).toBeGreaterThan(3);
    for (const page of pdf.pages.filter((lines) => lines.some((line) => /раздача \d/u.test(line))))
      expect(page.join('\n')).toContain('когда раздача вид было стало причина');
    for (let n = 1; n <= 90; n++) {
      const page = pdf.pages.find((lines) => lines.join(' ').includes(`причина-${n} `));
      expect(page?.join(' '), String(n)).toContain(`конец-${n}`);
    }
  });

  it('in English too', async () => {
    const made = await renderDocument('corrections', correctionsModel, { ...options, locale: 'en' });
    const { text } = await readPdf(made.bytes);
    for (const part of ['Corrections', '4 corrections', 'Ruling No. 3', 'late', 'By kind'])
      expect(text).toContain(part);
  });
});
