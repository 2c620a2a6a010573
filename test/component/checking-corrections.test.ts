// @vitest-environment happy-dom
/** «Исправления»: what is listed, narrowed, opened, printed and saved; always the row that is shown. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { CorrectionRow } from '../../shared/ipc/schemas/checking.ts';
import CorrectionsDialog from '../../renderer/features/checking/CorrectionsDialog.vue';
import { usePreview } from '../../renderer/features/print/preview.ts';
import { useTournament } from '../../renderer/stores/tournament.ts';
import { EIGHT, NAMES, SIX } from './checking-support.ts';
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

const game = overviewOf([[{ seats: NAMES }, { seats: ['Ильин', 'Иванов', 'Ивашов'] }]]);
const row = (seq: number, more: Partial<CorrectionRow> = {}): CorrectionRow => ({
  ...{ seq, what: 'corrected', kind: 'typing', reason: 'не та взятка', by: 'Черёмухина Е.' },
  ...{ at: '2026-11-28T15:00:00.000Z', late: false, deadline: null, round: 1, table: 1, tableId: 'r1t1' },
  ...{ dealId: `d${seq}`, dealNumber: seq, before: EIGHT, after: { ...EIGHT, tricks: { '1': 7 } } },
  ...{ n: 1, seats: null, moved: null, slips: [] },
  ...more,
});

let rows: CorrectionRow[];
let made: Made[];
let opened: string[][];
let closed: number;
beforeEach(() => {
  openWindow(game);
  opened = [];
  closed = 0;
  rows = [
    row(1),
    row(2, { kind: 'table', what: 'removed', dealNumber: null, after: null, reason: 'дважды' }),
    row(3, {
      ...{ what: 'moved', moved: { from: 7, to: 3 }, before: SIX, after: SIX, late: true },
      deadline: '2026-11-28T14:30:00.000Z',
    }),
    row(4, {
      ...{ what: 'reseated', seats: [0, 2], n: 5, before: null, after: null, kind: 'table' },
      ...{ table: 2, tableId: 'r1t2' },
    }),
  ];
  made = answering({
    'corrections.list': () => rows,
    'desktop.chooseSave': () => ({ path: '/club/исправления.csv' }),
    'desktop.saveBytes': ({ path }) => ({ path }),
  });
});
const open = (tableId: string | null = null) =>
  show(CorrectionsDialog, {
    tableId,
    onClose: () => (closed += 1),
    onOpen: (...where: string[]) => opened.push(where),
  });
const shown = (): string[] => [...document.querySelectorAll('[role="dialog"] tbody tr')].map(textOf);
const selected = (): string => textOf(document.querySelector('[role="dialog"] tr[aria-selected="true"]'));
async function choose(at: number, value: string): Promise<void> {
  const field = document.querySelectorAll<HTMLSelectElement>('[role="dialog"] select')[at]!;
  field.value = value;
  field.dispatchEvent(new Event('change'));
  await settled();
}

describe('исправления', () => {
  it('lists when, where, kind, before and after, reason and by whom; what changed is marked', async () => {
    await open();
    expect(shown()[0]).toMatch(
      /^28\.11\.2026, \S+ тур 1, стол 1, раздача 1 опечатка .* не та взятка Черёмухина Е\.$/u,
    );
    const changed = [...document.querySelectorAll('tbody tr')[0]!.querySelectorAll('.changed')].map(textOf);
    expect(changed).toEqual(['8 ♥ /=', '8 · 2', '8 ♥ /−1', '7 · 3']);
    expect(shown()[1]).toContain('снята');
    // The deal that only stands elsewhere is said once.
    expect(shown()[2]!.match(/6 ♠ \/=/gu)).toHaveLength(1);
    expect(shown()[2]).toContain('перенесена с 7 на 3');
    expect(shown()[2]).toMatch(/после срока срок 28\.11\.2026/u);
    expect(shown()[3]).toContain('пересадка: Ильин и Ивашов, 5 раздач');
  });

  it('narrows by kind, round, table and late, and says how many are shown', async () => {
    await open();
    await choose(0, 'table');
    expect(shown()).toHaveLength(2);
    expect(textOf(document.querySelector('.filter'))).toContain('показано 2 из 4');
    await choose(2, 'r1t2');
    expect(shown()).toHaveLength(1);
    await choose(0, '');
    await choose(2, '');
    document.querySelector<HTMLInputElement>('.filter input[type="checkbox"]')!.click();
    await settled();
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toContain('после срока');
  });

  it('begins with the table it was opened at', async () => {
    await open('r1t2');
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toContain('стол 2');
  });

  it('opens the deal of the row in hand, and nothing for one that is off the sheet', async () => {
    await open();
    await press('ArrowUp');
    await press('ArrowUp');
    expect(selected()).toContain('снята');
    await press('Enter');
    expect(opened).toEqual([]);
    await press('ArrowUp');
    await press('Enter');
    expect(opened).toEqual([['r1t1', 'd1']]);
  });

  it('acts on the shown row while others arrive above it', async () => {
    await open();
    await choose(0, 'typing');
    await press('ArrowUp');
    expect(selected()).toContain('раздача 1');
    rows = [row(9, { dealNumber: 12, dealId: 'd9' }), ...rows];
    useTournament().overview = { ...game, seq: 99 };
    await settled();
    expect(shown()).toHaveLength(3);
    expect(selected()).toContain('раздача 1 опечатка');
    await press('Enter');
    expect(opened).toEqual([['r1t1', 'd1']]);
  });

  it('never leaves a row chosen that the filter hides', async () => {
    await open();
    await choose(0, 'typing');
    expect(selected()).toContain('раздача 3');
    await press('Enter');
    expect(opened).toEqual([['r1t1', 'd3']]);
  });

  it('prints through «Печать»', async () => {
    await open();
    await press('p', { code: 'KeyP', ctrlKey: true });
    expect(usePreview().wanted).toEqual({ document: 'corrections', key: '' });
    expect(closed).toBe(1);
  });

  it('saves what is shown as a table for a spreadsheet, formulas made harmless', async () => {
    rows = [row(1, { reason: '=СУММ(A1); "раз"' }), row(5, { kind: 'table' })];
    await open();
    await choose(0, 'typing');
    [...document.querySelectorAll('button')].find((one) => textOf(one) === 'CSV')!.click();
    await settled();
    const { bytes } = made.find((one) => one.name === 'desktop.saveBytes')?.input as { bytes: Uint8Array };
    // ignoreBOM keeps the mark in the text.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(
      text.startsWith('\uFEFFкогда;тур;стол;раздача;что;вид;было;стало;причина;кто;срок;после срока\r\n'),
    ).toBe(true);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^28\.11\.2026 \d\d:\d\d;1;1;1;исправлена;опечатка;/u);
    expect(lines[1]).toContain(';сдаёт М, 8♥/=, Рябинина, В вист, К пас, 8 · 2;');
    expect(lines[1]).toContain(';"\'=СУММ(A1); ""раз""";');
  });

  it('closes by Esc, from a field too', async () => {
    await open();
    document.querySelector<HTMLSelectElement>('[role="dialog"] select')!.focus();
    await press('Escape');
    expect(closed).toBe(1);
  });
});
