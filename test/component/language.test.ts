/** The language of the window: loaded when it is first spoken, and always the one asked for last. */
import { afterEach, expect, test } from 'vitest';
import { locale, speak, useText } from '../../renderer/ui/text.ts';

afterEach(() => speak('ru'));

test('texts follow the language', async () => {
  const t = useText();
  expect(t('ui.save')).toBe('Сохранить');
  await speak('en');
  expect(t('ui.save')).toBe('Save');
});

test('of two languages asked for at once the later one is spoken', async () => {
  await Promise.all([speak('en'), speak('ru')]);
  expect(locale.value).toBe('ru');
  await Promise.all([speak('ru'), speak('en')]);
  expect(locale.value).toBe('en');
});
