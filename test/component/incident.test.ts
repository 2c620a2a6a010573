// @vitest-environment happy-dom
/** The dialog of an incident with the real rules, scoring and notation: from the deal to the issued slip, by keys. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import type { SheetView, SlipView } from '../../shared/ipc/schemas/views.ts';
import IncidentSection from '../../renderer/features/incident/IncidentSection.vue';
import { readDraft, type IncidentDraft } from '../../renderer/features/incident/model/draft.ts';
import { usePreview } from '../../renderer/features/print/preview.ts';
import { useNav } from '../../renderer/stores/nav.ts';
import { useNotices } from '../../renderer/stores/notices.ts';
import {
  answering,
  openWindow,
  overviewOf,
  press,
  seat,
  settled,
  show,
  textOf,
  type Made,
} from './standings-support.ts';

const NAMES = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];
const AT = '2026-11-28T14:00:00.000Z';
const row = (dealId: string, number: number | null, deal: Deal) => ({
  ...{ dealId, number, entrySeq: 1, deal, scored: deal, recordedAt: AT, struck: [], slips: [] },
});

/** Deal 7: raspasy, step 1, Верстов deals. In front of it pools 2 4 0 4 and mountains 9 3 16 4. */
function sheetOf(deal: Deal): SheetView {
  const before: Deal = {
    type: 'adjust',
    reason: 'раздачи 1–6',
    pool: [2, 4, 0, 4],
    mountain: [9, 3, 16, 4],
    whists: [
      [0, 14, 0, 0],
      [12, 0, 0, 0],
      [8, 0, 0, 0],
      [22, 0, 0, 0],
    ],
  };
  return {
    tableId: 'r1t1',
    roundNumber: 1,
    tableNumber: 1,
    seats: NAMES.map(seat),
    deals: [row('d0', null, before), row('d7', 7, deal)],
    removed: [],
    state: 'typing',
    draft: '',
    seq: 12,
    history: { undo: null, redo: null },
  };
}
const raspasy: Deal = { type: 'raspasy', dealer: 2, tricks: [4, 4, 0, 2] };

function slip(number: number, more: Partial<SlipView['slip']> = {}): SlipView {
  return {
    slip: {
      slipId: `s${number}`,
      number,
      tableId: 'r1t1',
      dealId: 'd7',
      place: null,
      code: `${number}-AAA`,
      calledBy: null,
      calledAt: null,
      arbiter: 'Черемисин О.',
      offenders: ['Рябинина'],
      articles: [],
      ownDecision: null,
      facts: '',
      instructions: [],
      lines: [],
      ordinary: '',
      repeat: { number: 1, overriddenBecause: null },
      appealUntil: null,
      dealRuling: null,
      tricks: null,
      ...more,
    },
    state: 'issued',
    states: [{ state: 'issued', by: 'Черемисин О.', reason: '', at: AT, replacedBy: null }],
    issuedAt: AT,
    roundNumber: 1,
    tableNumber: 1,
    dealNumber: 7,
    seats: NAMES.map(seat),
    dealer: 2,
  };
}
const article = (id: string) => ({
  ...{ rulebook: '000', article: id, refRu: 'ФР 3.3.2', titleRu: '', textRu: '', incident: {}, ruling: {} },
});

const blank: IncidentDraft = {
  version: 1,
  answers: [],
  own: null,
  repeat: null,
  calledBy: null,
  calledAt: AT,
  arbiter: 'Черемисин О.',
  appealUntil: '',
};

let made: Made[];
let stored: IncidentDraft | null;
let slips: SlipView[];
let sheet: SheetView;
const calls = (name: string): Made[] => made.filter((one) => one.name === name);
const game = overviewOf([[{ seats: NAMES }]]);

beforeEach(() => {
  openWindow(game);
  stored = null;
  slips = [];
  sheet = sheetOf(raspasy);
  made = answering({
    'sheet.get': () => sheet,
    'tournament.get': () => game,
    'incidents.list': () => slips,
    'incidents.draft': () => ({ draft: JSON.parse(JSON.stringify(stored)) }),
    'incidents.saveDraft': ({ draft }) => {
      stored = draft as unknown as IncidentDraft | null;
      return { savedAt: AT };
    },
    'incidents.issue': () => slip(1),
  });
  useNav().open('incident', { tableId: 'r1t1', dealId: 'd7' });
});
const part = (name: 'articles' | 'questions' | 'ruling'): string =>
  textOf(document.querySelector(`.incident .${name}`));
const rowsOf = (selector: string): string[] =>
  [...document.querySelectorAll(`${selector} tbody tr`)].map(textOf);
const footer = (): string => textOf(document.querySelector('.incident > footer'));
const issueButton = (): HTMLButtonElement =>
  [...document.querySelectorAll<HTMLButtonElement>('.incident > footer button')].at(-1)!;

/** Types into the field that has the focus. */
async function type(text: string): Promise<void> {
  const field = document.activeElement as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}
async function field(text: string): Promise<void> {
  await type(text);
  await press('Enter');
}
/** Raspasy, revoke of Рябинина in trick 4, noticed later, 3–2–1–0 taken, 2–0 before it: up to the last question. */
async function toLastQuestion(): Promise<void> {
  for (const key of ['5', '1', '2', '3']) await press(key);
  await field('4');
  for (const count of ['3', '2', '1', '0']) await field(count);
  for (const count of ['2', '0']) await field(count);
}

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
    await field('0');
    expect(part('questions')).toContain('Так быть не может');
    expect(stored?.answers.some((one) => one.fact === 'taken') ?? false).toBe(false);
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
    // R = 10·(P − 11/4) − 10·(M − 43/4) + written − suffered: −5−12.5… by hand for each:
    // М 2,12: −7.5 −12.5 +14 −42 = −48; Р 4,10: 12.5 +7.5 +12 −44 = −12; В 1,16: −17.5 −52.5 +8 = −62; К 4,5: 12.5 +57.5 +52 = 122.
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

  it('keeps the draft when closed and takes it up again', async () => {
    const first = await show(IncidentSection);
    for (const key of ['5', '1', '2']) await press(key);
    await press('Escape');
    expect(first.emitted('close')).toHaveLength(1);
    first.unmount();
    await settled();
    expect(stored?.answers.map((one) => one.value)).toEqual(['raspasy', 'revoke', 'Рябинина']);
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
    stored = { ...blank, answers };
    sheet = sheetOf({ type: 'raspasy', dealer: 1, tricks: [4, 0, 4, 2] });
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

describe('повторно', () => {
  it('counts from the journal of this sheet, cancelled slips aside', async () => {
    slips = [
      slip(1, { articles: [article('000.3.3.2')] }),
      { ...slip(2, { articles: [article('000.3.3.2')] }), state: 'cancelled' },
    ];
    await show(IncidentSection);
    await toLastQuestion();
    expect(part('questions')).toContain('Да. Рябинина: 2-й такой случай.');
    expect(footer()).toContain('№ 3');
  });

  it('lets the arbiter say otherwise with a reason, and not without', async () => {
    await show(IncidentSection);
    await toLastQuestion();
    await press('2');
    expect(part('questions')).toContain('Нет. Рябинина: первый такой случай.');
    await press('9');
    expect(issueButton().disabled).toBe(true);
    await type('был за другим столом');
    expect(issueButton().disabled).toBe(false);
    await press('Enter', { code: 'Enter', ctrlKey: true });
    expect(calls('incidents.issue')[0]?.input).toMatchObject({
      repeatOverride: { number: 2, reason: 'был за другим столом' },
    });
  });
});

describe('судья решает сам', () => {
  it('takes own lines with a written reason, shows their effect and issues them', async () => {
    await show(IncidentSection);
    await press('0');
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    expect(issueButton().disabled).toBe(true);
    await type('карты смешаны до проверки');
    const add = [...document.querySelectorAll<HTMLButtonElement>('.own button')].find(
      (one) => textOf(one) === 'Добавить строку',
    )!;
    add.click();
    await settled();
    const selects = [...document.querySelectorAll<HTMLSelectElement>('.own .line select')];
    selects[0]!.value = 'Калачёва';
    selects[0]!.dispatchEvent(new Event('change'));
    await settled();
    const amount = document.querySelector<HTMLInputElement>('.own .line input')!;
    expect(issueButton().disabled).toBe(true);
    amount.value = '3';
    amount.dispatchEvent(new Event('input'));
    await settled();
    // The deal stands as typed (4 + 2 = 6 on the mountain), three more come on top.
    expect(rowsOf('.ruling .sides')[3]).toMatch(/^Калачёва 4 6 → станет 9 22 /u);
    expect(rowsOf('.ruling .written')[0]).toBe('Калачёва гора 3 решение судьи');
    await press('Enter', { code: 'Enter', ctrlKey: true });
    expect(calls('incidents.issue')[0]?.input).toMatchObject({
      incidents: [],
      own: {
        reason: 'карты смешаны до проверки',
        lines: [{ who: 'Калачёва', where: 'mountain', on: null, amount: 3 }],
      },
    });
  });

  it('goes back to the articles', async () => {
    await show(IncidentSection);
    await press('0');
    await press('0', { code: 'Digit0', altKey: true });
    expect(document.querySelector('.own')).toBeNull();
    expect(document.activeElement?.getAttribute('role')).toBe('radio');
  });
});

describe('между раздачами', () => {
  it('puts own lines on a row of their own', async () => {
    useNav().open('incident', { tableId: 'r1t1', dealId: null });
    await show(IncidentSection);
    expect(textOf(document.querySelector('.incident h1'))).toBe('Инцидент между раздачами');
    expect(part('questions')).toContain('следующую сдаёт Калачёва');
    await press('0');
    await type('опоздание к столу');
    [...document.querySelectorAll<HTMLButtonElement>('.own button')]
      .find((one) => textOf(one) === 'Добавить строку')!
      .click();
    await settled();
    const where = document.querySelectorAll<HTMLSelectElement>('.own .line select')[1]!;
    where.value = 'pool';
    where.dispatchEvent(new Event('change'));
    await settled();
    const amount = document.querySelector<HTMLInputElement>('.own .line input')!;
    amount.value = '-1';
    amount.dispatchEvent(new Event('input'));
    await settled();
    expect(rowsOf('.ruling .sides')[0]).toMatch(/^Морошкин 2 → станет 1 13 /u);
  });
});

describe('черновик', () => {
  it.each([null, 7, 'x', {}, { version: 2, answers: [] }, { version: 1, answers: [{ fact: 1, value: 2 }] }])(
    'reads %j as a fresh dialog',
    (bad) => expect(readDraft(bad, blank)).toEqual(blank),
  );
  it('reads its own back', () => {
    const full: IncidentDraft = {
      ...blank,
      answers: [{ fact: 'taken', value: { А: 1 } }],
      own: { reason: 'p', offender: 'А', lines: [{ who: 'А', where: 'whists', on: 'Б', amount: -2 }] },
      repeat: { number: 2, reason: 'r' },
      calledBy: 'А',
    };
    expect(readDraft(JSON.parse(JSON.stringify(full)), blank)).toEqual(full);
  });
});
