// @vitest-environment happy-dom
/** F1: the notation first where deals are typed, else the keys of the screen; all keys come from the registry. */
import { defineComponent, h } from 'vue';
import { beforeEach, expect, it } from 'vitest';
import HelpSection from '../../renderer/features/help/HelpSection.vue';
import { useTour } from '../../renderer/features/tour/useTour.ts';
import { useNav, type SectionId } from '../../renderer/stores/nav.ts';
import { useShortcuts } from '../../renderer/ui/keyboard.ts';
import { openWindow, overviewOf, settled, show, textOf } from './standings-support.ts';

const Screen = defineComponent({
  setup() {
    useShortcuts([
      { keys: 'ArrowUp', label: 'standings.key.row', run: () => {} },
      { keys: 'ArrowDown', label: 'standings.key.row', run: () => {} },
      { keys: 'Alt++', label: () => null, run: () => {} },
      { keys: 'F5', label: 'ui.section.standings', run: () => {} },
    ]);
    return () => h('div');
  },
});

/** Opens the help over a section. */
async function helpOver(section: SectionId): Promise<{ headings: string[]; text: string }> {
  const nav = useNav();
  nav.open(section);
  nav.open('help');
  await show(Screen);
  await show(HelpSection);
  const dialog = document.querySelector('[role="dialog"]')!;
  return { headings: [...dialog.querySelectorAll('h2')].map(textOf), text: textOf(dialog) };
}

beforeEach(() => openWindow(overviewOf([])));

it('on «Ввод» the notation stands first', async () => {
  const { headings, text } = await helpOver('entry');
  expect(headings).toEqual(['Строка раздачи', 'Примеры', 'Клавиши здесь', 'Клавиши везде']);
  expect(text).toContain('Ввод: строка принимает раздачу цифрами');
});

it('elsewhere the keys of the screen do; those with one meaning stand together, a nameless one not at all', async () => {
  const { headings, text } = await helpOver('standings');
  expect(headings).toEqual(['Клавиши здесь', 'Клавиши везде', 'Строка раздачи', 'Примеры']);
  expect(text).toMatch(/↑ , ↓ игрок/u);
  expect(text).toMatch(/F5 Таблица/u);
  expect(document.querySelectorAll('dl.keys > div')).toHaveLength(2);
});

it('goes back to what it stood over, with what that was opened for', async () => {
  const nav = useNav();
  nav.open('incident', { tableId: 't1', dealId: 'd3' });
  nav.open('help', { tableId: 't9' });
  nav.open('help');
  expect(nav.params).toEqual({ tableId: 't1', dealId: 'd3' });
  nav.leaveHelp();
  expect(nav.section).toBe('incident');
  nav.leaveHelp();
  expect(nav.section).toBe('incident');
});

it('begins the tour', async () => {
  await helpOver('print');
  const button = [...document.querySelectorAll('button')].find((one) => textOf(one).startsWith('Знакомство'));
  button!.click();
  await settled();
  expect(useTour().active).toBe(true);
});
