// @vitest-environment happy-dom
/** «Правила клуба»: find, change, add, paste, take; and the journal's filter, totals and CSV. By keyboard reachable. */
import { beforeEach, describe, expect, it } from 'vitest';
import ClubRulesDialog from '../../renderer/features/clubrules/ClubRulesDialog.vue';
import { deadlineOf } from '../../renderer/features/incident/model/deadline.ts';
import { useRules } from '../../renderer/stores/rules.ts';
import { CLUB_FORMAT, type ClubPatch } from '../../shared/rules/club/index.ts';
import { findArticle } from '../../shared/rules/rulebooks/index.ts';
import { answering, openWindow, overviewOf, settled, show, textOf, type Made } from './standings-support.ts';

const game = overviewOf([[{ seats: ['Морошкин', 'Рябинина', 'Верстов'] }]]);
let made: Made[];
let kept: ClubPatch | null;
beforeEach(() => {
  kept = null;
  openWindow(game);
  made = answering({
    'tournament.get': () => ({ ...game, rulesSeq: kept === null ? 0 : 7 }),
    'rules.get': () => ({ patch: kept as never, seq: kept === null ? 0 : 7 }),
    'rules.change': ({ patch }) => {
      kept = patch as unknown as ClubPatch | null;
      return { patch, seq: kept === null ? 0 : 7 };
    },
  });
});

const dialog = (): HTMLElement => document.querySelector<HTMLElement>('[role="dialog"]')!;
const all = <T extends HTMLElement>(selector: string): T[] => [...dialog().querySelectorAll<T>(selector)];
const button = (text: string): HTMLButtonElement => {
  const found = all<HTMLButtonElement>('button').find((one) => textOf(one).includes(text));
  if (found === undefined) throw new Error(`no button ${text}: ${textOf(dialog())}`);
  return found;
};
async function click(text: string): Promise<void> {
  button(text).click();
  await settled();
}
async function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input'));
  field.dispatchEvent(new Event('change'));
  await settled();
}
const labelled = <T extends HTMLElement>(label: string): T => {
  const found = all('label').find((one) => textOf(one).startsWith(label));
  return found!.querySelector<T>('input, textarea, select')!;
};
const save = async (): Promise<void> => {
  await type(labelled<HTMLInputElement>('Причина изменения'), 'Решение совета');
  await click('Принять правила');
};
const changes = (): { patch: ClubPatch | null; reason: string }[] =>
  made.filter((one) => one.name === 'rules.change').map((one) => one.input as never);
const open = () => show(ClubRulesDialog, { open: true });

describe('правила клуба', () => {
  it('finds an article by its code, changes number and text, and takes them with a reason', async () => {
    await open();
    await type(labelled<HTMLInputElement>('Найти статью'), 'С12');
    await click('С12');
    await type(all<HTMLInputElement>('input[type="number"]')[0]!, '3');
    await type(labelled<HTMLTextAreaElement>('Текст в коротком виде'), 'Три очка в гору.');
    expect(textOf(dialog())).toContain('изменено клубом');
    expect(textOf(dialog())).toContain('в тексте: 2');
    await save();
    expect(changes()).toMatchObject([
      {
        reason: 'Решение совета',
        patch: {
          format: CLUB_FORMAT,
          articles: [
            {
              article: '003.S12',
              textRu: 'Три очка в гору.',
              amounts: [{ row: '003.S12#1', effect: 0, field: 'points', value: 3 }],
            },
          ],
        },
      },
    ]);
  });

  it('the printed words and number again leave nothing to take', async () => {
    await open();
    await type(labelled<HTMLInputElement>('Найти статью'), 'С12');
    await click('С12');
    const number = all<HTMLInputElement>('input[type="number"]')[0]!;
    await type(number, '3');
    expect(button('Принять правила').disabled).toBe(false);
    await type(number, '2');
    expect(button('Принять правила').disabled).toBe(true);
  });

  it('is not taken without a reason', async () => {
    await open();
    await type(labelled<HTMLInputElement>('Найти статью'), 'С12');
    await click('С12');
    await type(all<HTMLInputElement>('input[type="number"]')[0]!, '3');
    await click('Принять правила');
    expect(textOf(dialog().querySelector('[role="alert"]'))).toBe('Нужна причина.');
    expect(changes()).toEqual([]);
  });

  it('adds an own article out of the form, and refuses one without a code', async () => {
    await open();
    await click('Своя статья');
    await type(labelled<HTMLInputElement>('Имя латиницей'), 'phone');
    await click('Добавить статью');
    expect(textOf(dialog().querySelector('[role="alert"]'))).toContain('refRu: текста нет');
    await type(labelled<HTMLInputElement>('Код на бланке'), 'К1');
    await type(labelled<HTMLInputElement>('Заголовок'), 'Телефон');
    await type(labelled<HTMLInputElement>('Текст в коротком виде'), 'Звонок за столом.');
    await type(labelled<HTMLInputElement>('Сколько'), '5');
    await click('Добавить статью');
    expect(textOf(dialog())).toContain('К1 Телефон статья клуба');
    await save();
    expect(changes()[0]?.patch?.own[0]).toMatchObject({ id: 'club.phone', refRu: 'К1' });
  });

  it('shows and takes the rules as text; a hostile text says where it is wrong and changes nothing', async () => {
    await open();
    const text = (): HTMLTextAreaElement => all<HTMLTextAreaElement>('textarea')[0]!;
    await click('Показать текст');
    expect(JSON.parse(text().value)).toMatchObject({ format: CLUB_FORMAT });
    await type(text(), '{"format":"pulka-rules/1","articles":[{"article":"003.S99"}]}');
    await click('Взять из текста');
    expect(textOf(dialog().querySelector('[role="alert"]'))).toContain(
      'articles[0].article: такой статьи нет',
    );
    await type(text(), '{');
    await click('Взять из текста');
    expect(textOf(dialog().querySelector('[role="alert"]'))).toContain('Это не JSON');
    expect(button('Принять правила').disabled).toBe(true);
    await type(text(), '{"format":"pulka-rules/1","settings":{"whistRemise":"half"}}');
    await click('Взять из текста');
    await save();
    expect(changes()[0]?.patch?.settings).toEqual({ whistRemise: 'half' });
  });

  it('the window rules by what was taken', async () => {
    kept = {
      format: CLUB_FORMAT,
      title: '',
      articles: [{ article: '003.S12', textRu: 'Три очка.' }],
      settings: {},
      own: [],
      questions: {},
    };
    openWindow({ ...game, rulesSeq: 7 });
    const rules = useRules();
    await rules.load();
    await settled();
    expect(findArticle('003.S12', rules.books)).toMatchObject({ textRu: 'Три очка.', edited: true });
    expect(findArticle('003.S6', rules.books)?.edited).toBeUndefined();
  });

  it('every control is a native one or a button: nothing needs the mouse', async () => {
    await open();
    await click('Своя статья');
    for (const one of all('[tabindex]')) expect(Number(one.getAttribute('tabindex'))).toBeLessThanOrEqual(0);
    for (const field of all<HTMLInputElement>('input, select, textarea'))
      expect(field.labels?.length).toBe(1);
  });
});

describe('срок жалобы', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['до конца тура', 'до конца тура'],
    ['25:00', '25:00'],
  ])('%j → %j', (typed, expected) => {
    expect(deadlineOf(typed, '2026-10-03T15:00:00.000Z')).toBe(expected);
  });

  it('a time of the day is that moment, after midnight the next day', () => {
    const call = new Date(2026, 9, 3, 22, 30);
    expect(deadlineOf('23:15', call.toISOString())).toBe(new Date(2026, 9, 3, 23, 15).toISOString());
    expect(deadlineOf('0.15', call.toISOString())).toBe(new Date(2026, 9, 4, 0, 15).toISOString());
  });
});
