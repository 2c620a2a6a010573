// @vitest-environment happy-dom
/** The journal narrowed by its lists, its totals, and its table for a spreadsheet. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { SlipView } from '../../shared/ipc/schemas/views.ts';
import type { SlipState } from '../../shared/ledger/kinds.ts';
import IncidentSection from '../../renderer/features/incident/IncidentSection.vue';
import { useNav } from '../../renderer/stores/nav.ts';
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

const NAMES = ['Морошкин', 'Рябинина', 'Верстов'];
const AT = '2026-11-28T14:00:00.000Z';

function slip(number: number, round: number, offender: string, state: SlipState, refRu: string): SlipView {
  return {
    slip: {
      slipId: `s${number}`,
      number,
      tableId: `r${round}t1`,
      dealId: null,
      place: 'a0',
      code: `${number}-4K2`,
      calledBy: null,
      calledAt: null,
      arbiter: 'Черемисин О.',
      offenders: [offender],
      articles: [
        {
          rulebook: '003',
          article: `003.${refRu}`,
          refRu,
          titleRu: 'т',
          textRu: 'Текст.',
          incident: {},
          ruling: {},
        },
      ],
      ownDecision: null,
      facts: '',
      instructions: ['Без права торговли'],
      lines: [{ who: offender, where: 'mountain', on: null, amount: 2, why: '2 очка' }],
      ordinary: '',
      repeat: { number: 1, overriddenBecause: null },
      appealUntil: null,
      dealRuling: null,
      tricks: null,
    },
    state,
    states: [{ state, by: '', reason: '', at: AT, replacedBy: null }],
    issuedAt: AT,
    roundNumber: round,
    tableNumber: 1,
    dealNumber: null,
    seats: NAMES.map(seat),
    dealer: null,
  };
}
const slips = [
  slip(1, 1, 'Рябинина', 'issued', 'С12'),
  slip(2, 1, 'Верстов', 'cancelled', 'Т5'),
  slip(3, 2, 'Рябинина', 'issued', 'С12'),
];

let made: Made[];
beforeEach(() => {
  openWindow({ ...overviewOf([[{ seats: NAMES }]]), penalties: -20 });
  made = answering({
    'incidents.list': () => slips,
    'desktop.chooseSave': ({ name }) => ({ path: `/club/${name}.csv` }),
    'desktop.saveBytes': ({ path }) => ({ path }),
  });
  useNav().open('incident', {});
});
const rows = (): string[] =>
  [...document.querySelectorAll('.journal .list tbody tr[data-slip]')].map(
    (row) => textOf(row).split(' ')[0]!,
  );
async function choose(label: string, text: string): Promise<void> {
  const field = [...document.querySelectorAll<HTMLLabelElement>('form.filter label')].find((one) =>
    textOf(one).startsWith(label),
  )!;
  const select = field.querySelector('select')!;
  const option = [...select.options].find((one) => one.textContent?.trim() === text)!;
  select.value = option.value;
  select.dispatchEvent(new Event('change'));
  await settled();
}

describe('отбор', () => {
  it.each([
    ['Тур', '1', ['1', '2']],
    ['Стол', '2.1', ['3']],
    ['Игрок', 'Верстов', ['2']],
    ['Статья', 'С12', ['1', '3']],
    ['Состояние', 'отменено', ['2']],
  ])('%s: %s', async (label, text, expected) => {
    await show(IncidentSection);
    await choose(label, text);
    expect(rows()).toEqual(expected);
    expect(textOf(document.querySelector('form.filter [role="status"]'))).toBe(
      `Показано ${expected.length} из 3.`,
    );
  });

  it('what is hidden is not chosen; the arrows stay among what is shown; all comes back', async () => {
    await show(IncidentSection);
    await choose('Игрок', 'Верстов');
    expect(textOf(document.querySelector('.slip h2'))).toContain('№ 2');
    await press('ArrowDown');
    expect(textOf(document.querySelector('.slip h2'))).toContain('№ 2');
    document.querySelector<HTMLButtonElement>('form.filter button')!.click();
    await settled();
    expect(rows()).toEqual(['1', '2', '3']);
  });
});

describe('итоги', () => {
  it('by table, repeats, and the sums of the tournament', async () => {
    await show(IncidentSection);
    const totals = textOf(document.querySelector('.totals'));
    expect(totals).toContain('столы 0, штрафы −20');
    // Table 1.1: two slips, one of them cancelled; only the other counts.
    expect(totals).toContain('1.1 2 0 2 0');
    expect(totals).toContain('Рябинина: С12 — 2 раза');
  });

  it('the CSV holds what is shown, with a byte order mark', async () => {
    await show(IncidentSection);
    await choose('Тур', '2');
    [...document.querySelectorAll<HTMLButtonElement>('.journal button')]
      .find((one) => textOf(one).includes('CSV'))!
      .click();
    await settled();
    const saved = made.find((one) => one.name === 'desktop.saveBytes')!.input as {
      bytes: Uint8Array;
      path: string;
    };
    expect([...saved.bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(saved.bytes).split('\r\n');
    expect(lines.filter((line) => /;Рябинина;С12;/u.test(line))).toHaveLength(1);
    expect(saved.path).toContain('Журнал инцидентов');
  });
});
