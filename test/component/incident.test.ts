// @vitest-environment happy-dom
/** The dialog of an incident with the real rules, scoring and notation: from the deal to the issued slip, by keys. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import IncidentSection from '../../renderer/features/incident/IncidentSection.vue';
import { usePreview } from '../../renderer/features/print/preview.ts';
import { useNav } from '../../renderer/stores/nav.ts';
import { useNotices } from '../../renderer/stores/notices.ts';
import {
  blank,
  calls,
  desk,
  field,
  footer,
  issueButton,
  openDesk,
  part,
  raspasy,
  rowsOf,
  sheetOf,
  toLastQuestion,
  type,
} from './incident-support.ts';
import { press, settled, show, textOf } from './standings-support.ts';

beforeEach(openDesk);

describe('инцидент', () => {
  it('takes over what the sheet knows and asks by phase first, with the deal’s own phase in hand', async () => {
    await show(IncidentSection);
    expect(textOf(document.querySelector('.incident h1'))).toBe('Инцидент: раздача 7');
    expect(part('questions')).toContain('Сдаёт Верстов. Играют Морошкин, Рябинина, Калачёва.');
    expect(part('questions')).toContain('1. Что произошло?');
    expect(textOf(document.querySelector('[role="radio"][aria-checked="true"] b'))).toBe('Распасы');
    expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
    expect(part('ruling')).toContain('Решение появится здесь');
    expect(issueButton().disabled).toBe(true);
  });

  it('begins the search with a letter typed outside of the fields; digits alone choose', async () => {
    await show(IncidentSection);
    for (const letter of ['С', 'c']) {
      await press(letter);
      const finder = document.querySelector<HTMLInputElement>('.articles input');
      expect(document.activeElement).toBe(finder);
      expect(finder?.value).toBe(letter);
      // In the field a digit is a digit: nothing is answered.
      await press('1');
      expect(part('questions')).toContain('1. Что произошло?');
      await press('Escape');
      expect(finder?.value).toBe('');
      expect(document.activeElement?.getAttribute('role')).toBe('radio');
    }
    await press('5');
    expect(part('questions')).toContain('2. ');
  });

  it('narrows the articles, each dropped one with the answer that dropped it', async () => {
    await show(IncidentSection);
    for (const key of ['5', '1', '2', '3']) await press(key);
    expect(part('articles')).toMatch(/Подходит ФР 3\.3\.1 .* ФР 3\.3\.2 .* Отпали по ответам/u);
    const dropped = [...document.querySelectorAll('.articles .out')].map(textOf);
    expect(dropped.find((text) => text.startsWith('ФР 3.1'))).toContain(
      'Когда заметили? в ходе дальнейшего розыгрыша',
    );
    expect(part('questions')).toContain('осталось 2');
    await press('Backspace');
    expect(part('questions')).toContain('4. Когда заметили?');
  });

  it('says the sum of the counts as they are typed, and refuses what cannot be', async () => {
    await show(IncidentSection);
    for (const key of ['5', '1', '2', '3']) await press(key);
    await field('4');
    for (const count of ['3', '2']) await field(count);
    expect(part('questions')).toContain('5 из 10');
    await field('7');
    expect(part('questions')).toContain('Так быть не может');
    expect(desk.stored?.answers.some((one) => one.fact === 'taken') ?? false).toBe(false);
  });

  const answerButton = (): string => textOf(document.querySelector('.counts button'));
  const revoke = async (): Promise<void> => {
    for (const key of ['5', '1', '2', '3']) await press(key);
  };

  it('answers by the digit alone, and names no Enter, where no number has two; an Enter behind it is not the next', async () => {
    await show(IncidentSection);
    await revoke();
    // The trick of a revoke: 1 to 9.
    expect(part('questions')).toContain('В какой взятке');
    expect(answerButton()).toBe('Ответить');
    await type('4');
    expect(part('questions')).toContain('Сколько законченных взяток');
    for (const count of ['3', '2', '1']) await field(count);
    await type('2');
    // Three tricks were played before it: one digit whatever it is.
    expect(answerButton()).toBe('Ответить');
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    await type('0');
    expect(part('questions')).toContain('Калачёва: можно ли было не взять ни одной взятки?');
    // The option in hand is a button: an Enter that the page takes away does not press it.
    const enter = (): boolean =>
      (document.activeElement as HTMLElement).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
    expect(document.activeElement?.getAttribute('role')).toBe('radio');
    expect(enter()).toBe(false);
    clock.mockReturnValue(now + 1000);
    expect(enter()).toBe(true);
    vi.restoreAllMocks();
  });

  it('leads from count to count by the digit; a Tab behind it stays there, the next one goes on', async () => {
    await show(IncidentSection);
    await revoke();
    await type('4');
    const counts = [...document.querySelectorAll<HTMLInputElement>('.counts input')];
    expect(counts.length).toBeGreaterThan(2);
    expect(answerButton()).toMatch(/^Ответить\s+Enter$/u);
    await type('3');
    expect(document.activeElement).toBe(counts[1]);
    const tab = (): boolean =>
      (document.activeElement as HTMLElement).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }),
      );
    expect(tab()).toBe(false);
    expect(document.activeElement).toBe(counts[1]);
    expect(tab()).toBe(true);
    // 7 tricks are left for two: no count of the last field has two digits any more.
    await type('2');
    expect(answerButton()).toBe('Ответить');
  });

  it('waits for Enter where the number may have two digits: 12 is one wrong number, not two answers', async () => {
    desk.sheet = sheetOf({
      type: 'game',
      dealer: 2,
      declarer: 0,
      level: 6,
      trump: 'spades',
      defence: [
        { player: 1, says: 'whist' },
        { player: 3, says: 'pass' },
      ],
      tricks: { '0': 6 },
    });
    await show(IncidentSection);
    const cards = [...document.querySelectorAll('.questions [role="radio"]')].findIndex((one) =>
      textOf(one).includes('Число карт'),
    );
    await press(String(cards + 1));
    const topic = [...document.querySelectorAll('.questions [role="radio"]')].findIndex((one) =>
      /число карт/iu.test(textOf(one)),
    );
    await press(String(topic + 1));
    expect(part('questions')).toContain('Сколько карт');
    for (const count of ['9', '10']) await type(count);
    // 0 to 32 cards.
    expect(answerButton()).toMatch(/^Ответить\s+Enter$/u);
    await type('9');
    expect(part('questions')).toContain('Сколько карт');
    await type('33');
    await press('Enter');
    expect(part('questions')).toContain('Нужно целое число в указанных пределах');
    for (const digits of ['1', '12']) await type(digits);
    expect(part('questions')).toContain('3. Сколько карт');
    await press('Enter');
    expect(part('questions')).toContain('Морошкин 9, Рябинина 10, Калачёва 12');
  });

  it('supposes the option in hand: what is written, and the sheet before and after', async () => {
    await show(IncidentSection);
    await toLastQuestion();
    expect(part('questions')).toContain('Калачёва: можно ли было не взять ни одной взятки?');
    // ФР 3.3.2 at step 1: remaining 4 × 1 and one more trick × 1; ФР 3.5: 30. Six tricks as usual, the dealer's zero: pool 1.
    expect(rowsOf('.ruling .written').slice(0, 7)).toEqual([
      expect.stringMatching(/^Рябинина гора 4 /u),
      expect.stringMatching(/^Рябинина гора 1 /u),
      expect.stringMatching(/^Калачёва висты → Рябинина 30 .*если ответ 1$/u),
      expect.stringMatching(/^Морошкин гора 3 обычная запись/u),
      expect.stringMatching(/^Рябинина гора 2 обычная запись/u),
      expect.stringMatching(/^Калачёва гора 1 обычная запись/u),
      expect.stringMatching(/^Верстов пуля 1 обычная запись/u),
    ]);
    // Before: the deal as typed, 4–4–0–2 with the dealer's zero (no amnesty). After: 9+3, 3+2+4+1, 16, 4+1.
    const sides = rowsOf('.ruling .sides');
    expect(sides[0]).toMatch(/^Морошкин 2 13 → станет 12 14 /u);
    expect(sides[1]).toMatch(/^Рябинина 4 7 → станет 10 12 /u);
    expect(sides[2]).toMatch(/^Верстов 1 16 8 /u);
    expect(sides[3]).toMatch(/^Калачёва 4 6 → станет 5 22 → станет 52 /u);
    expect(part('ruling')).toContain('Лист до и после, если ответ 1');
    await press('ArrowDown');
    expect(part('ruling')).toContain('если ответ 2');
    expect(part('ruling')).not.toContain('висты → Рябинина');
    expect(issueButton().disabled).toBe(true);
  });

  it('gives exact results in the after column, which sum to 0', async () => {
    await show(IncidentSection);
    await toLastQuestion();
    // R = 10·(P − 11/4) − 10·(M − 43/4) + written − suffered, by hand:
    // М −7½ −12½ +14 −42; Р +12½ +7½ +12 −44; В −17½ −52½ +8; К +12½ +57½ +52.
    const last = rowsOf('.ruling .sides').map((text) => text.split(' ').at(-1));
    expect(last).toEqual(['−48', '−12', '−62', '+122']);
  });

  it('issues with Ctrl+Enter once, with ids, offender, companion and the sheet’s seq, and opens the slip', async () => {
    await show(IncidentSection);
    await toLastQuestion();
    await press('1');
    expect(part('questions')).toContain('Вопросов больше нет.');
    expect(footer()).toContain('Выдать решение № 1');
    await press('Enter', { code: 'Enter', ctrlKey: true });
    await press('Enter', { code: 'Enter', ctrlKey: true });
    const issued = calls('incidents.issue');
    expect(issued).toHaveLength(1);
    const input = issued[0]?.input as Record<string, unknown> & {
      incidents: { article: string; facts: object }[];
    };
    expect(input).toMatchObject({
      tableId: 'r1t1',
      dealId: 'd7',
      offenders: ['Рябинина'],
      own: null,
      repeatOverride: null,
      arbiter: 'Черемисин О.',
      expectedSeq: 12,
    });
    expect(input.incidents.map((one) => one.article)).toEqual(['000.3.3.2', '000.3.5']);
    expect(input.incidents[0]?.facts).toMatchObject({
      offender: 'Рябинина',
      revokeTrick: 4,
      noticed: 'laterPlay',
    });
    expect(useNav().section).toBe('print');
    expect(usePreview().wanted).toEqual({ document: 'ruling-slip', key: 's1' });
    usePreview().goBack();
    expect(useNav().section).toBe('entry');
    expect(useNav().params).toEqual({ tableId: 'r1t1', dealId: 'd7' });
  });

  it.each([
    ['checked', 'проверен'],
    ['signed', 'подписан'],
  ] as const)(
    'says before the issue and after it that a sheet that is %s is set back',
    async (state, word) => {
      desk.sheet = { ...sheetOf(raspasy), state };
      await show(IncidentSection);
      expect(footer()).toContain(`Лист сейчас «${word}». Решение вернёт его в «вводится»`);
      await toLastQuestion();
      await press('1');
      await press('Enter', { ctrlKey: true });
      expect(calls('incidents.issue')).toHaveLength(1);
      expect(useNotices().list.at(-1)?.text).toContain('выдано. Лист снова «вводится»');
    },
  );

  it('says nothing of the kind on a sheet that is being typed', async () => {
    await show(IncidentSection);
    expect(footer()).not.toContain('вернёт');
  });

  it('keeps the draft when closed and takes it up again', async () => {
    const first = await show(IncidentSection);
    for (const key of ['5', '1', '2']) await press(key);
    await press('Escape');
    expect(first.emitted('close')).toHaveLength(1);
    first.unmount();
    await settled();
    expect(desk.stored?.answers.map((one) => one.value)).toEqual(['raspasy', 'revoke', 'Рябинина']);
    await show(IncidentSection);
    expect(part('questions')).toContain('3 Кто ошибся? Рябинина');
    expect(part('questions')).toContain('4. Когда заметили?');
  });

  it('drops answers of a draft that the corrected deal contradicts, keeping those before', async () => {
    // Рябинина was at fault; by the corrected deal she deals and sits out.
    const answers = [
      { fact: 'happened', value: 'raspasy' },
      { fact: 'topic', value: 'revoke' },
      { fact: 'offender', value: 'Рябинина' },
      { fact: 'noticed', value: 'laterPlay' },
    ];
    desk.stored = { ...blank, answers };
    desk.sheet = sheetOf({ type: 'raspasy', dealer: 1, tricks: [4, 0, 4, 2] });
    await show(IncidentSection);
    await settled();
    expect(part('questions')).toContain('2 Что именно? Фальшренонс');
    expect(part('questions')).toContain('3. Кто ошибся?');
    expect(useNotices().list.at(-1)?.text).toContain('Раздача с тех пор изменилась');
  });

  it('finds articles by code and by word, and lets the arbiter name one', async () => {
    await show(IncidentSection);
    await press('f', { code: 'KeyF', ctrlKey: true });
    await type('3.3.2');
    expect(part('articles')).toMatch(/1 статья/u);
    await press('Enter');
    expect(part('questions')).toContain('Какая статья? ФР 3.3.2');
    expect(part('questions')).toContain('2. Кто ошибся?');
    expect(document.activeElement?.getAttribute('role')).toBe('radio');
  });

  it('answers the first question by a phase chip', async () => {
    await show(IncidentSection);
    const chip = [...document.querySelectorAll<HTMLButtonElement>('.phases button')].find((one) =>
      textOf(one).startsWith('Торговля'),
    )!;
    chip.click();
    await settled();
    expect(part('questions')).toContain('Что произошло? Торговля');
    expect(chip.getAttribute('aria-pressed')).toBe('true');
  });
});
