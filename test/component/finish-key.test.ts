// @vitest-environment happy-dom
/** Ctrl Enter finishes every dialog that stores, from any field, and stands on the button that does it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import ExchangeDialog from '../../renderer/features/exchange/ExchangeDialog.vue';
import PlayerDialog from '../../renderer/features/players/PlayerDialog.vue';
import ReasonDialog from '../../renderer/ui/ReasonDialog.vue';
import {
  answering,
  openWindow,
  overviewOf,
  press,
  settled,
  show,
  textOf,
  type Made,
} from './standings-support.ts';

const game = overviewOf([[{ seats: ['Анна', 'Борис', 'Вера'] }]]);
let made: Made[];
const named = (name: string): Made[] => made.filter((one) => one.name === name);
const main = (): HTMLButtonElement | null => document.querySelector('[role="dialog"] .actions .main');
async function type(selector: string, text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(`[role="dialog"] ${selector}`)!;
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}
const finish = (): Promise<void> => press('Enter', { ctrlKey: true });

beforeEach(() => {
  openWindow(game);
  made = answering({
    'tournament.get': () => game,
    'roster.list': () => ({ people: [], aside: null }),
    'roster.add': () => ({ added: 1, known: 0, people: [], aside: null }),
    'exchange.table': () => ({ bytes: new Uint8Array([1]), fileName: 'a.xlsx', rows: 1 }),
    'desktop.chooseSave': () => ({ path: null }),
  });
});

describe('Ctrl Enter', () => {
  it('writes the table, from a list of choices too', async () => {
    await show(ExchangeDialog);
    expect(textOf(main())).toMatch(/Ctrl\s+Enter$/u);
    document.querySelector<HTMLSelectElement>('[data-field="what"]')?.focus();
    await finish();
    expect(named('exchange.table')).toHaveLength(1);
  });

  it('is refused as the button is: a player without a surname', async () => {
    await show(PlayerDialog, { open: true, player: null, others: [] });
    await finish();
    expect(textOf(document.querySelector('[role="dialog"] [role="alert"]'))).not.toBe('');
    expect(named('players.add')).toEqual([]);
  });

  it('stores a reason once: not without one, not by a key that is held down', async () => {
    const reasons: string[] = [];
    const work = async (reason: string): Promise<void> => void reasons.push(reason);
    await show(ReasonDialog, { open: true, title: 'Снять', about: '', act: 'Снять', work });
    await finish();
    expect(reasons).toEqual([]);
    await type('input', 'ошибка');
    const again = new KeyboardEvent('keydown', {
      ...{ key: 'Enter', ctrlKey: true, repeat: true, bubbles: true, cancelable: true },
    });
    document.activeElement?.dispatchEvent(again);
    await settled();
    expect(reasons).toEqual([]);
    await finish();
    expect(reasons).toEqual(['ошибка']);
  });
});

/** Every component under a folder. */
const components = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.vue'))
    .map((name) => join(folder, name));

describe('every dialog with a button that stores', () => {
  const dialogs = components('renderer').filter(
    (file) => !file.endsWith('ModalDialog.vue') && readFileSync(file, 'utf8').includes('<ModalDialog'),
  );

  it.each(dialogs)('%s', (file) => {
    const source = readFileSync(file, 'utf8');
    const button = /<button(?:(?!<button)[\s\S])*?class="btn main"[\s\S]*?<\/button>/u.exec(
      source.slice(source.indexOf('#footer')),
    )?.[0];
    // What its main button closes only is closed by Esc.
    if (button === undefined || /KeyCaps keys="Escape"|<kbd>Esc</u.test(button)) return;
    const own = /keys: 'Ctrl\+Enter'/u.test(source);
    // Either the key that every dialog gives, or one of its own where it does more; never both.
    expect(button.includes('aria-keyshortcuts="Control+Enter"')).toBe(!own);
    expect(button).toMatch(/KeyCaps keys="(?:Ctrl\+)?Enter"/u);
  });
});
