/** A name with a full stop at its end and a sentence with one have one full stop together. */
import { expect, test } from 'vitest';
import { translator } from '../../../shared/locales/index.ts';
import { withOneStop } from '../../../shared/format/oneStop.ts';

test.each([
  ['Лист проверен: Ложкина Т. А..', 'Ложкина Т. А.', 'Лист проверен: Ложкина Т. А.'],
  ['Ложкина Т. А., взнос.', 'Ложкина Т. А.', 'Ложкина Т. А., взнос.'],
  ['Записано: Брусницын.', 'Брусницын', 'Записано: Брусницын.'],
  ['Причина: и так далее....', 'и так далее...', 'Причина: и так далее...'],
])('%s', (text, value, said) => expect(withOneStop(text, [value])).toBe(said));

test('in every sentence of the program', () => {
  expect(translator('ru')('ui.players.added', { name: 'Ложкина Т. А.' })).toBe('Добавлено: Ложкина Т. А.');
  expect(translator('en')('ui.players.added', { name: 'Smith A.' })).toBe('Added: Smith A.');
});
