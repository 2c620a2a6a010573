// @vitest-environment happy-dom
/** The arbiter’s own word: repeats, own amounts, rulings between deals; and the stored draft. */
import { beforeEach, describe, expect, it } from 'vitest';
import IncidentSection from '../../renderer/features/incident/IncidentSection.vue';
import { readDraft, type IncidentDraft } from '../../renderer/features/incident/model/draft.ts';
import { useNav } from '../../renderer/stores/nav.ts';
import {
  article,
  blank,
  calls,
  desk,
  footer,
  issueButton,
  openDesk,
  part,
  rowsOf,
  slip,
  toLastQuestion,
  type,
} from './incident-support.ts';
import { press, settled, show, textOf } from './standings-support.ts';

beforeEach(openDesk);

describe('повторно', () => {
  it('counts from the journal of this sheet, cancelled slips aside', async () => {
    desk.slips = [
      slip(1, { articles: [article('000.3.3.2')] }),
      { ...slip(2, { articles: [article('000.3.3.2')] }), state: 'cancelled' },
    ];
    await show(IncidentSection);
    await toLastQuestion();
    expect(part('questions')).toContain('Да. Рябинина: 2-й случай на этом листе, статья ФР 3.3.2.');
    expect(footer()).toContain('№ 3');
  });

  it('lets the arbiter say otherwise with a reason, and not without', async () => {
    await show(IncidentSection);
    await toLastQuestion();
    await press('2');
    expect(part('questions')).toContain('Нет. Рябинина: первый случай на этом листе, статья ФР 3.3.2.');
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

  it('stands beside what is decided already, not beside what the option in hand would decide', async () => {
    await show(IncidentSection);
    await toLastQuestion();
    expect(part('ruling')).toContain('если ответ 1');
    await press('0');
    await type('расклад не восстановить');
    expect(part('ruling')).not.toContain('если ответ');
    await press('Enter', { code: 'Enter', ctrlKey: true });
    const input = calls('incidents.issue')[0]?.input as { incidents: { article: string }[]; own: object };
    expect(input.incidents.map((one) => one.article)).toEqual(['000.3.3.2']);
    expect(input.own).toEqual({ reason: 'расклад не восстановить', lines: [] });
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
