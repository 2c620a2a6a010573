// @vitest-environment happy-dom
/** The journal of slips: what it lists, reprint, and new states with a reason; a slip is never edited. */
import { beforeEach, describe, expect, it } from 'vitest';
import { toRaw } from 'vue';
import type { SlipView } from '../../shared/ipc/schemas/views.ts';
import type { SlipState } from '../../shared/ledger/kinds.ts';
import IncidentSection from '../../renderer/features/incident/IncidentSection.vue';
import { nextStates } from '../../renderer/features/incident/slips.ts';
import { usePreview } from '../../renderer/features/print/preview.ts';
import { useNav } from '../../renderer/stores/nav.ts';
import { useNotices } from '../../renderer/stores/notices.ts';
import { useTournament } from '../../renderer/stores/tournament.ts';
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
function slip(number: number, state: SlipState, more: Partial<SlipView['slip']> = {}): SlipView {
  const first = { state: 'issued' as const, by: 'Черемисин О.', reason: '', at: AT, replacedBy: null };
  const later = { state, by: 'Главный', reason: 'жалоба игрока', at: AT, replacedBy: null };
  return {
    slip: {
      slipId: `s${number}`,
      number,
      tableId: 'r1t1',
      dealId: 'd7',
      place: null,
      code: `${number}-4K2`,
      calledBy: null,
      calledAt: null,
      arbiter: 'Черемисин О.',
      offenders: ['Рябинина'],
      articles: [
        {
          rulebook: '000',
          article: '000.3.3.2',
          refRu: 'ФР 3.3.2',
          titleRu: 'т',
          textRu: 'Текст.',
          incident: {},
          ruling: {},
        },
      ],
      ownDecision: null,
      facts: 'Распасы, шаг 1.',
      instructions: ['Розыгрыш окончен'],
      lines: [
        { who: 'Рябинина', where: 'mountain', on: null, amount: 4, why: 'оставшиеся 4' },
        { who: 'Калачёва', where: 'whists', on: 'Рябинина', amount: 30, why: 'возможный ноль' },
      ],
      ordinary: '',
      repeat: { number, overriddenBecause: null },
      appealUntil: null,
      dealRuling: null,
      tricks: null,
      ...more,
    },
    state,
    states: state === 'issued' ? [first] : [first, later],
    issuedAt: AT,
    roundNumber: 1,
    tableNumber: 1,
    dealNumber: 7,
    seats: NAMES.map(seat),
    dealer: 2,
  };
}

let made: Made[];
let slips: SlipView[];
const game = overviewOf([[{ seats: NAMES }]]);
beforeEach(() => {
  openWindow(game);
  slips = [
    slip(1, 'issued'),
    slip(2, 'appealed', { ownDecision: { reason: 'карты смешаны' }, articles: [] }),
  ];
  made = answering({
    'incidents.list': () => slips,
    'incidents.setState': ({ slipId }) => slips.find((one) => one.slip.slipId === slipId)!,
  });
  useNav().open('incident', {});
});
const rows = (): string[] => [...document.querySelectorAll('.journal .list tbody tr')].map(textOf);
const dialogForm = (): HTMLFormElement => document.querySelector<HTMLFormElement>('[role="dialog"] form')!;
const changes = (): Made[] => made.filter((one) => one.name === 'incidents.setState');
const submit = async (): Promise<void> => {
  dialogForm().dispatchEvent(new Event('submit', { cancelable: true }));
  await settled();
};
const choose = async (state: string): Promise<void> => {
  dialogForm().querySelector<HTMLInputElement>(`input[value="${state}"]`)!.click();
  await settled();
};
async function reason(text: string): Promise<void> {
  const field = [...dialogForm().querySelectorAll<HTMLInputElement>('input.input')].at(-1)!;
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await settled();
}

describe('журнал', () => {
  it('lists number, state in words, place, article or own decision, offender and repeat', async () => {
    await show(IncidentSection);
    expect(rows()[0]).toMatch(/^1 выдано \S+ тур 1, стол 1, раздача 7 ФР 3\.3\.2 Рябинина$/u);
    expect(rows()[1]).toMatch(/^2 обжаловано \S+ тур 1, стол 1, раздача 7 решение судьи Рябинина 2-й раз$/u);
  });

  it('shows a slip with names, lines and the history of its states', async () => {
    await show(IncidentSection);
    const detail = textOf(document.querySelector('.slip'));
    expect(detail).toContain('Решение № 2 2-4K2');
    expect(detail).toContain('Судья решает сам: карты смешаны');
    expect(detail).toContain('Калачёва висты → Рябинина 30');
    expect(detail).toMatch(/выдано .*, Черемисин О\. обжаловано .*, Главный : жалоба игрока/u);
  });

  it('moves by arrows and opens the slip’s preview, which leads back to the journal at this slip', async () => {
    await show(IncidentSection);
    await press('ArrowUp');
    expect(textOf(document.querySelector('.slip h2'))).toBe('Решение № 1 1-4K2');
    await press('Enter');
    expect(usePreview().wanted).toEqual({ document: 'ruling-slip', key: 's1' });
    usePreview().goBack();
    expect(useNav().section).toBe('incident');
    expect(useNav().params).toEqual({ slipId: 's1' });
  });

  it('changes a state with a name and a reason, and not without', async () => {
    await show(IncidentSection);
    await press('ArrowUp');
    await press('Insert');
    await submit();
    expect(changes()).toHaveLength(0);
    expect(textOf(dialogForm())).toContain('Нужны имя и причина');
    await reason('подана жалоба');
    await submit();
    await submit().catch(() => undefined);
    expect(changes().map((one) => one.input)).toEqual([
      { slipId: 's1', state: 'appealed', by: 'Черемисин О.', reason: 'подана жалоба', replacedBy: null },
    ]);
  });

  it('cancels by one key, asking for the reason', async () => {
    await show(IncidentSection);
    await press('Delete');
    expect(dialogForm().querySelector<HTMLInputElement>('input[value="cancelled"]')!.checked).toBe(true);
    await reason('вызов по ошибке');
    await submit();
    expect(changes()[0]?.input).toMatchObject({
      slipId: 's2',
      state: 'cancelled',
      reason: 'вызов по ошибке',
    });
  });

  it('by Ctrl Enter; of a sheet that is signed it says, before and after, that the sheet is set back', async () => {
    const overview = structuredClone(toRaw(useTournament().overview!));
    overview.rounds[0]!.tables[0]!.state = 'signed';
    useTournament().overview = overview;
    await show(IncidentSection);
    await press('Delete');
    const dialog = document.querySelector('[role="dialog"]')!;
    expect(textOf(dialog)).toContain('Лист сейчас «подписан»');
    expect(textOf(dialog.querySelector('.actions .main'))).toMatch(/Ctrl\s+Enter$/u);
    for (const field of dialog.querySelectorAll<HTMLInputElement>('input.input')) {
      field.value = 'решено заново';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.focus();
    }
    await settled();
    await press('Enter', { ctrlKey: true });
    expect(changes()).toHaveLength(1);
    expect(useNotices().list.at(-1)?.text).toContain('Лист снова «вводится»');
  });

  it('marks as changed only beside a later slip of the table', async () => {
    await show(IncidentSection);
    await press('Insert');
    await choose('changed');
    await reason('иначе');
    await submit();
    expect(changes()).toHaveLength(0);
    expect(textOf(dialogForm())).toContain('Сначала выдаётся новое решение');
    await press('Escape');
    await press('ArrowUp');
    await press('Insert');
    await choose('changed');
    await reason('иначе');
    await submit();
    expect(changes()[0]?.input).toMatchObject({ slipId: 's1', state: 'changed', replacedBy: 's2' });
  });

  it('leaves a cancelled or changed slip as it is', async () => {
    slips = [slip(1, 'cancelled')];
    await show(IncidentSection);
    await press('Insert');
    await press('Delete');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(nextStates('changed')).toEqual([]);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.slip .ways button')];
    expect(buttons.filter((one) => one.disabled).map(textOf)).toEqual([
      'Изменить состояние… Ins',
      'Отменить решение… Del',
    ]);
  });

  it('keeps its keys from the section below', async () => {
    await show(IncidentSection);
    let reached = 0;
    const below = (event: KeyboardEvent): void => void (event.key === '+' && reached++);
    window.addEventListener('keydown', below);
    await press('+');
    expect(reached).toBe(0);
    window.removeEventListener('keydown', below);
  });
});
