import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../main/service/documents/index.ts';
import type { RenderOptions, SlipContent } from '../../../main/service/documents/model.ts';
import { options, ownSlip, slip, slipModel, tournament } from '../../fixtures/documents.ts';
import { longSlip, LONG_NAME } from '../../fixtures/documents-hostile.ts';
import { goldenText, readPdf } from '../../fixtures/documents-read.ts';

const print = async (slips: SlipContent[], more: Partial<RenderOptions> = {}) => {
  const made = await renderDocument(
    'ruling-slip',
    { kind: 'ruling-slip', tournament, slips },
    { ...options, ...more },
  );
  return { made, pdf: await readPdf(made.bytes) };
};

/** Everything of domain/incidents, point 8, as it stands in the mock-up. */
const POINT_8: readonly (readonly [string, string])[] = [
  ['number', 'Решение судьи № 5'],
  ['tournament', 'Осенний кубок 2026'],
  ['time, round, table, deal, who called', '28.11.2026 17:26 4 2 7 Морошкин'],
  ['time of the call', 'Вызов судьи в 17:21'],
  ['seats', '1 2, нарушитель 3, сдающий 4'],
  ['players', 'Морошкин Рябинина Верстов Калачёва'],
  ['facts', 'Распасы, шаг 1. Во взятке 4 Рябинина кладёт карту другой масти'],
  ['suit', '(♦)'],
  ['articles', 'Статьи: ФР 3.3.2 и ФР 3.5 (текст «Фальшренонс»)'],
  ['text in short', 'который мог не взять взяток, пишет компенсацию вистами на нарушителя.'],
  ['ruling', '1. Розыгрыш окончен. Оставшиеся 4 взятки берёт Рябинина, и 1 штрафная.'],
  ['what is written', 'Рябинина гора 4 оставшиеся 4 взятки × 1, ФР 3.3.2'],
  ['for whom', 'Калачёва висты → Рябинина 30 возможный ноль, шаг 1, ФР 3.5'],
  ['repeat', 'Случай первый у нарушителя на этом листе: статья ФР 3.3.2.'],
  ['deadline', 'до 28.11.2026 18:30'],
  ['signatures', 'Судья Черемисин О. Рябинина, нарушитель'],
  ['state', 'Состояние: выдано 17:26.'],
  ['check code', '5-4K2-7PM'],
];

describe('ruling slip', () => {
  it('A5, one page, with everything the paper must say', async () => {
    const { made, pdf } = await print([slip]);
    expect(made.pages).toBe(1);
    expect(pdf.sizes).toEqual([[420, 595]]);
    for (const [what, text] of POINT_8) expect(pdf.text, what).toContain(text);
    expect(pdf.text).toContain('ред. 1, напечатано 28.11.2026 17:40. стр. 1 из 1');
    await expect(goldenText(pdf)).toMatchFileSnapshot('../../golden/ruling-slip.txt');
  });

  it('two on an A4: the same slip for the table and for the file', async () => {
    const { made, pdf } = await print([slip], { twoUp: true });
    expect(made.pages).toBe(1);
    expect(pdf.sizes).toEqual([[842, 595]]);
    expect(pdf.text).toContain('экземпляр стола');
    expect(pdf.text).toContain('экземпляр дела');
    for (const text of ['Решение судьи № 5', '5-4K2-7PM', 'Обжалование принял', 'оставшиеся 4 взятки × 1']) {
      expect(pdf.text.split(text)).toHaveLength(3);
    }
  });

  it('times go by the clock of the club', async () => {
    const { pdf } = await print([slip], { timeZone: 'Asia/Vladivostok' });
    expect(pdf.text).toContain('29.11.2026 00:26');
  });

  it('a reprint after a change says which revision it cancels', async () => {
    const { made, pdf } = await print([slip], { revision: 2, previousRevision: 1 });
    expect(pdf.text).toContain('ред. 2, отменяет ред. 1, напечатано 28.11.2026 17:40');
    expect(made.fileName).toBe('Осенний кубок 2026 Решение судьи № 5 ред. 2.pdf');
  });

  it('the arbiter’s own decision is marked, the history is printed, a replaced slip says so', async () => {
    const { pdf } = await print([ownSlip]);
    for (const text of [
      'изменено другим решением',
      'Судья решает сам',
      'Разговор о картах после раздачи; статьи нет',
      'Случай повторный, по счёту 2. Счёт поставлен судьёй: первый случай в туре 1',
      '☒ обжаловано 17:35',
      '☐ в силе ☒ изменено, № 7 ☐ отменено',
      '28.11.2026 17:35: обжаловано (Верстов): разговора не было',
      'Раздача',
      'между',
    ]) {
      expect(pdf.text).toContain(text);
    }
    await expect(goldenText(pdf)).toMatchFileSnapshot('../../golden/ruling-slip-own.txt');
  });

  /** The line of the repeat of the slip, with these parts of its own. */
  const repeatLine = async (over: Partial<SlipContent['slip']>, more: Partial<RenderOptions> = {}) => {
    const { pdf } = await print([{ ...slip, slip: { ...slip.slip, ...over } }], more);
    return /3\. (.+?) (?:Записать в лист|To be written)/su.exec(pdf.text.replaceAll('\n', ' '))?.[1];
  };
  it('the repeat says what is counted: the article, redeals of the dealer, one count of several articles', async () => {
    const by = (counter: string) => ({ article: '000.3.5', counter, scope: 'round' as const });
    const repeat = (number: number, counter: string) => ({
      ...{ number, overriddenBecause: null, by: by(counter) },
    });
    expect(await repeatLine({ repeat: repeat(2, '000.3.5') })).toBe(
      'Случай повторный, по счёту 2 у нарушителя в этом туре: статья ФР 3.5.',
    );
    expect(await repeatLine({ repeat: repeat(2, '003.S.redeal') })).toBe(
      'Случай повторный, по счёту 2 у нарушителя в этом туре: пересдачи по вине сдающего.',
    );
    expect(await repeatLine({ repeat: repeat(1, 'club.talk') })).toBe(
      'Случай первый у нарушителя в этом туре: статья ФР 3.5 и другие с тем же счётом.',
    );
    expect(await repeatLine({ repeat: repeat(2, '000.3.5') }, { locale: 'en' })).toBe(
      'Repeated offence, number 2 of the offender in this round: article ФР 3.5.',
    );
  });
  it('without an article or an offender nothing is counted; a slip of an older program says its number', async () => {
    const plain = { number: 1, overriddenBecause: null };
    expect(await repeatLine({ repeat: plain, offenders: [] })).toBe('В счёт повторов не идёт.');
    expect(await repeatLine({ repeat: { ...plain, number: 4 } })).toBe('Случай повторный, по счёту 4.');
  });

  it('two offenders and three injured fit a page', async () => {
    const { made, pdf } = await print([longSlip(1)]);
    expect(made.pages).toBe(1);
    expect(pdf.text.match(/\d, нарушитель/gu)).toEqual(['1, нарушитель', '3, нарушитель']);
    expect(pdf.text).toContain('Рябинина висты → Верстов −30 снято прежнее');
    expect(pdf.text.replaceAll('\n', ' ')).toContain(
      'Случай повторный, по счёту 3 у одного из нарушителей за весь турнир: статья ФР 3.3.2.',
    );
  });

  it('long facts flow to a second page, the signatures together on the last', async () => {
    const { made, pdf } = await print([longSlip(14)]);
    expect(made.pages).toBe(2);
    const [first = [], last = []] = pdf.pages;
    const signatures = ['Судья Черемисин О.', 'Верстов, нарушитель', 'Обжалование принял'];
    for (const text of signatures) {
      expect(last.join('\n')).toContain(text);
      expect(first.join('\n')).not.toContain(text);
    }
    expect(first.join('\n')).toContain('стр. 1 из 2');
    expect(last.join('\n')).toContain('стр. 2 из 2');
    expect(first.at(-2)).toContain('5-4K2-7PM');
    expect(last.at(-2)).toContain('5-4K2-7PM');
  });

  it.each([4, 8, 9, 11, 12, 13, 20])('no heading alone at the foot, %i sentences', async (sentences) => {
    for (const twoUp of sentences % 3 === 0 ? [false, true] : [false]) {
      const { pdf } = await print([longSlip(sentences)], { twoUp });
      for (const page of pdf.pages) {
        const content = page.filter((line) => !/^(Состояние:|ред\. )/u.test(line));
        expect(content.at(-1)).not.toMatch(/^(Что произошло|Статьи:|Решение|Записать в лист|Кто Куда)/u);
      }
      expect(pdf.text.replaceAll('\n', ' ')).toContain(`${sentences}. Вистующие`);
    }
  });

  it('several slips: each begins a page and counts its own', async () => {
    const { made, pdf } = await print([slip, longSlip(14), ownSlip]);
    expect(made.pages).toBe(4);
    expect(pdf.pages.map((page) => /стр\. \d из \d/u.exec(page.join(' '))?.[0])).toEqual([
      'стр. 1 из 1',
      'стр. 1 из 2',
      'стр. 2 из 2',
      'стр. 1 из 1',
    ]);
    expect(pdf.pages[3]?.join(' ')).toContain('6-9TB-W3D');
    expect(made.title).toBe('Осенний кубок 2026: Решения судьи');
  });

  it('a name longer than its field wraps and is whole', async () => {
    const { pdf } = await print([longSlip(1)]);
    for (const part of LONG_NAME.split(' ')) expect(pdf.text).toContain(part);
  });

  it('English', async () => {
    const { pdf } = await print([slip], { locale: 'en' });
    for (const text of [
      'Ruling No. 5',
      'To be written on the sheet',
      'Appeal to the chief arbiter until 28.11.2026 18:30',
      'page 1 of 1',
    ]) {
      expect(pdf.text).toContain(text);
    }
    expect(pdf.text).not.toContain('document.');
  });

  it('the model of the mock-up is the one printed', () => {
    expect(slipModel.slips).toEqual([slip]);
  });
});
