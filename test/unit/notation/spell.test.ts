import { describe, expect, it } from 'vitest';
import { parse, spell, spellText } from '../../../shared/notation/index.ts';
import type { Deal } from '../../../shared/domain/types.ts';
import { table, tEn, tRu } from './kit.ts';

const four = table(4);

describe('the sentence of a line', () => {
  it('the half-typed deal of the picture, in parts', () => {
    expect(spell(parse('28410', four), four, tRu)).toEqual([
      { kind: 'text', text: 'Рябинина играет 8' },
      { kind: 'suit', text: '♥', trump: 'hearts' },
      { kind: 'text', text: ', Калачёва вист, Морошкин пас, взяток ' },
      { kind: 'gap', text: '…' },
    ]);
  });

  it.each([
    ['', '…'],
    ['2', 'Рябинина играет …'],
    ['28', 'Рябинина играет 8…'],
    ['285', 'Рябинина играет 8БК, Калачёва пас, Морошкин пас'],
    ['280108', 'Рябинина играет 8, Калачёва вист, Морошкин пас, взяток 8'],
    ['284108', 'Рябинина играет 8♥, Калачёва вист, Морошкин пас, взяток 8'],
    ['284117', 'Рябинина играет 8♥, Калачёва вист, Морошкин вист, взяток 7, Калачёва …'],
    ['2841171', 'Рябинина играет 8♥, Калачёва вист, Морошкин вист, взяток 7, Калачёва 1, Морошкин 2'],
    ['26402', 'Рябинина играет 6♥, Калачёва пас, Морошкин полвиста'],
    ['2*', 'Рябинина играет мизер, взяток …'],
    ['2*0', 'Рябинина играет мизер, взяток 0'],
    ['2**3', 'Рябинина играет мизер, в половине Верстов, взяток 3'],
    ['/4', 'Распасы 2: Калачёва 4, Морошкин …'],
    ['/432', 'Распасы 2: Калачёва 4, Морошкин 3, Рябинина 2, прикуп Верстов 1'],
    ['**', 'Пересдача, снова сдаёт Верстов'],
    ['.1', 'Сдаёт Морошкин: …'],
    ['.12*0', 'Сдаёт Морошкин: Рябинина играет мизер, взяток 0'],
    ['2842', 'Рябинина играет 8♥, …'],
    ['2841089', 'Рябинина играет 8♥, Калачёва вист, Морошкин пас, взяток 8'],
  ])('%s', (line, sentence) => {
    expect(spellText(parse(line, four), four, tRu)).toBe(sentence);
  });

  it('English', () => {
    expect(spellText(parse('285108', four), four, tEn)).toBe(
      'Рябинина plays 8NT, Калачёва whist, Морошкин pass, tricks 8',
    );
  });

  it('a stored deal reads as the line that types it', () => {
    for (const line of ['284108', '2841171', '26402', '284', '2**3', '/432', '**', '1840018', '1630217']) {
      const parsed = parse(line, four);
      expect(spellText(parsed.deal as Deal, four, tRu)).toBe(spellText(parsed, four, tRu));
    }
  });

  it('an adjustment is its reason', () => {
    const zeros = [0, 0, 0, 0];
    const adjust: Deal = { type: 'adjust', reason: 'решение № 3', pool: zeros, mountain: zeros, whists: [] };
    expect(spellText(adjust, four, tRu)).toBe('Запись: решение № 3');
  });
});
