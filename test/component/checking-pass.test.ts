// @vitest-environment happy-dom
/** The second pass: another person confirms or rejects, deal by deal, and cannot edit. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import SecondPass from '../../renderer/features/checking/SecondPass.vue';
import { useChecking } from '../../renderer/stores/checking.ts';
import { useNav } from '../../renderer/stores/nav.ts';
import { shortcutsUncovered } from '../../renderer/ui/keyboard.ts';
import { EIGHT, enterHere, gameOf, PassBackend, SECRETARY, SIX, typeHere } from './checking-support.ts';
import {
  answering,
  openWindow,
  press,
  settled,
  show,
  textOf,
  type Answers,
  type Made,
} from './standings-support.ts';

let backend: PassBackend;
let made: Made[];
let closed: number;
const answers = (more: Answers = {}): Answers => ({
  'sheet.get': () => backend.view(),
  'pass.record': (input) => backend.record(input),
  'sheet.setState': (input) => backend.setState(input),
  'tournament.get': () => gameOf(),
  'file.status': () => ({
    ...{ state: 'open', path: '/club/a.pulka', name: 'a', seq: 1, savedAt: null, failure: null, backups: [] },
  }),
  ...more,
});
beforeEach(() => {
  openWindow(gameOf());
  backend = new PassBackend();
  made = answering(answers());
  closed = 0;
});
const dialog = (): string => textOf(document.querySelector('[role="dialog"]'));
const heading = (): string => textOf(document.querySelector('[role="dialog"] h2'));
const records = (): unknown[] => made.filter((one) => one.name === 'pass.record').map((one) => one.input);
const open = () => show(SecondPass, { sheet: backend.sheet(), onClose: () => (closed += 1) });
/** Opens the pass and begins it in a way. */
async function begin(way: 'blind' | 'read', name = 'Ежов Пётр'): Promise<void> {
  useChecking().way = way;
  await open();
  await typeHere(name);
  await enterHere();
}
/** Long enough for a new deal to have been looked at. */
async function lookedAt(): Promise<void> {
  await new Promise((done) => setTimeout(done, 320));
  await settled();
}
const chips = (): string[] =>
  [...document.querySelectorAll('.chips button')].map((one) => one.getAttribute('aria-label') ?? '');

describe('who checks', () => {
  it('is asked first; nobody, and the one who types the sheet, are refused with the reason', async () => {
    await open();
    await enterHere();
    expect(dialog()).toContain('Назовите проверяющего');
    await typeHere(` ${SECRETARY.toUpperCase().replace('Ё', 'Е')} `);
    await enterHere();
    expect(dialog()).toContain('Проверить должен другой человек');
    expect(document.querySelector('.chips')).toBeNull();
    expect(records()).toEqual([]);
  });

  it('is remembered for the next sheet', async () => {
    await begin('read', 'Ежов Пётр');
    openWindowKeepingStores();
    await open();
    expect(document.querySelector<HTMLInputElement>('.start input[type="text"]')?.value).toBe('Ежов Пётр');
  });

  it('is asked again when the ledger says that he typed this deal', async () => {
    await begin('read');
    made = answering(answers());
    const { useBridge } = await import('../../renderer/api/bridge.ts');
    useBridge({
      on: () => () => {},
      call: async () => ({
        ok: false,
        error: { code: 'pass/samePerson', params: { deal: 1, name: 'Ежов Пётр' } },
      }),
    });
    await lookedAt();
    await press('Enter');
    await settled();
    expect(document.querySelector('.start')).not.toBeNull();
    expect(dialog()).toContain('Ежов Пётр');
    expect(document.querySelector('.start [role="alert"]')).not.toBeNull();
  });
});
function openWindowKeepingStores(): void {
  document.querySelectorAll('[role="dialog"]').forEach((one) => one.remove());
}

describe('typing unseen', () => {
  it('shows nothing of the stored deal', async () => {
    await begin('blind');
    const page = document.body.outerHTML.replace(/<style[\s\S]*?<\/style>/gu, '');
    expect(dialog()).toContain('Раздача 1 с бумаги');
    for (const secret of ['8♥', 'Рябинина', 'Калачёва', 'hearts']) expect(page).not.toContain(secret);
  });

  it('confirms the same deal by itself, and goes on', async () => {
    await begin('blind');
    await typeHere('284108');
    await enterHere();
    expect(records()).toEqual([
      {
        ...{ tableId: 'r1t1', dealId: 'd1', entrySeq: 2, verdict: 'confirmed', by: 'Ежов Пётр', remark: '' },
        typed: EIGHT,
      },
    ]);
    expect(dialog()).toContain('Подтверждено 1 из 3');
    expect(dialog()).toContain('Раздача 2 с бумаги');
    expect(chips()).toEqual([
      'раздача 1, подтверждена',
      'раздача 2, не проверена',
      'раздача 3, не проверена',
    ]);
  });

  it('sets what differs side by side, and marks only what differs', async () => {
    await begin('blind');
    await typeHere('284107');
    await enterHere();
    expect(records()).toEqual([]);
    expect(heading()).toBe('Раздача 1: не совпало');
    const rows = [...document.querySelectorAll('.compare tbody tr')].map((row) => ({
      text: textOf(row),
      differs: row.classList.contains('differs'),
    }));
    expect(rows).toEqual([
      { text: 'сдаёт М М', differs: false },
      { text: 'заказ/рез. 8 ♥ /= ≠ расходится 8 ♥ /−1', differs: true },
      { text: 'играет Рябинина Рябинина', differs: false },
      { text: 'вист В вист, К пас В вист, К пас', differs: false },
      { text: 'взятки 8 · 2 ≠ расходится 7 · 3', differs: true },
    ]);
  });

  it('rejects with the typed deal when the paper says what he typed', async () => {
    await begin('blind');
    await typeHere('284107');
    await enterHere();
    await press('1');
    expect(records()).toEqual([
      {
        ...{ tableId: 'r1t1', dealId: 'd1', entrySeq: 2, verdict: 'rejected', by: 'Ежов Пётр', remark: '' },
        typed: { ...EIGHT, tricks: { '1': 7 } },
      },
    ]);
    expect(dialog()).toContain('отклонено 1');
    expect(dialog()).toContain('Раздача 2 с бумаги');
  });

  it('lets him type again when the mistake was his', async () => {
    await begin('blind');
    await typeHere('284107');
    await enterHere();
    await press('2');
    expect(document.querySelector<HTMLInputElement>('input.line')?.value).toBe('');
    expect(document.activeElement).toBe(document.querySelector('input.line'));
    await typeHere('284108');
    await enterHere();
    expect(records()).toMatchObject([{ verdict: 'confirmed' }]);
  });

  it('finds a dealer that was typed out of turn: whose turn it is comes from the deals before', async () => {
    // Behind a deal of М it is the turn of Р; the typist has written В, who then sits out, and 4 plays.
    const wrong: Deal = { type: 'raspasy', dealer: 2, tricks: [3, 2, 1, 4] };
    backend = new PassBackend([EIGHT, wrong]);
    await begin('blind');
    await press('ArrowDown');
    // From the left of Р: В 1, К 4, М 3, talon 2.
    await typeHere('/143');
    await enterHere();
    expect(heading()).toBe('Раздача 2: не совпало');
    expect(textOf(document.querySelector('.compare tr.differs'))).toBe('сдаёт В ≠ расходится Р');
  });

  it('takes the closing passes for granted, as typing does', async () => {
    const short: Deal = { ...SIX, defence: [] };
    backend = new PassBackend([EIGHT, short]);
    await begin('blind');
    await press('ArrowDown');
    await typeHere('361');
    await enterHere();
    expect(records()).toMatchObject([{ dealId: 'd2', verdict: 'confirmed' }]);
  });

  it('refuses what cannot be a deal where it stands, keeping what was typed', async () => {
    await begin('blind');
    await typeHere('18');
    await enterHere();
    expect(document.querySelector('[role="dialog"] [role="alert"]')).not.toBeNull();
    expect(document.querySelector<HTMLInputElement>('input.line')?.value).toBe('18');
    await typeHere('284');
    await press('ArrowDown');
    expect(document.querySelector<HTMLInputElement>('input.line')?.value).toBe('284');
    expect(records()).toEqual([]);
  });

  it('reads what no line types', async () => {
    backend = new PassBackend([{ type: 'adjust', reason: 'перенос со старого листа', pool: [2, 0, 0, 0] }]);
    await begin('blind');
    expect(dialog()).toContain('Эту раздачу не набрать в строке');
    await lookedAt();
    await press('Enter');
    expect(records()).toMatchObject([{ verdict: 'confirmed', typed: null }]);
  });
});

describe('reading', () => {
  it('shows the deal as on paper, with the running totals that it changed', async () => {
    await begin('read');
    expect(textOf(document.querySelector('.fields'))).toBe(
      'сдаёт Морошкин заказ/рез. 8 ♥ /= играет Рябинина вист В взятки 8 · 2',
    );
    // 8♥ made: pool of Р 6; В writes 2 tricks × 6 = 12 on her.
    const rows = [...document.querySelectorAll('.running tbody tr')].map(textOf);
    expect(rows[1]).toBe('Рябинина 6 +6 0 0 0 0');
    expect(rows[2]).toBe('Верстов 0 0 0 12 +12 0');
    expect(document.querySelectorAll('.running td.on')).toHaveLength(2);
  });

  it('confirms by Enter; the same press does not confirm the next deal unseen', async () => {
    await begin('read');
    await lookedAt();
    await press('Enter');
    await press('Enter');
    await press('Enter', { repeat: true });
    expect(records()).toHaveLength(1);
    await lookedAt();
    await press('Enter', { repeat: true });
    expect(records()).toHaveLength(1);
    await press('Enter');
    expect(records()).toMatchObject([{ dealId: 'd1' }, { dealId: 'd2' }]);
  });

  it('rejects by minus with a remark, and Esc takes only the remark back', async () => {
    await begin('read');
    await press('-');
    await typeHere('взяток было 7');
    await press('Escape');
    expect(closed).toBe(0);
    expect(records()).toEqual([]);
    await press('-');
    await typeHere('взяток было 7');
    await enterHere();
    expect(records()).toMatchObject([
      { dealId: 'd1', verdict: 'rejected', remark: 'взяток было 7', typed: null },
    ]);
  });

  it('does not reject without a word: Enter in the empty field names what is missing, and confirms nothing', async () => {
    await begin('read');
    await lookedAt();
    const hint = (keys: string): string | null => {
      const found = shortcutsUncovered().find((one) => one.keys === keys && one.hint !== undefined);
      return typeof found?.label === 'function' ? found.label() : (found?.label ?? null);
    };
    expect(hint('Enter')).toBe('подтвердить');
    await press('-');
    // The foot of the window says what the keys do now.
    expect([hint('Enter'), hint('-'), hint('Escape')]).toEqual(['Отклонить', null, 'Отмена']);
    const field = document.activeElement;
    await enterHere();
    await press('Enter');
    expect(records()).toEqual([]);
    expect(heading()).toBe('Раздача 1');
    expect(dialog()).toContain('Напишите, что на бумаге');
    expect(document.activeElement).toBe(field);
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    await typeHere('взяток было 7');
    expect(dialog()).not.toContain('Напишите, что на бумаге');
    await press('Escape');
    expect(hint('Enter')).toBe('подтвердить');
  });

  it('changes to typing and back by one key', async () => {
    await begin('read');
    await press('e', { code: 'KeyE', ctrlKey: true });
    expect(document.querySelector('input.line')).not.toBeNull();
    await press('e', { code: 'KeyE', ctrlKey: true });
    expect(document.querySelector('.paper-deal')).not.toBeNull();
  });
});

describe('the course of the pass', () => {
  it('goes on where it stopped, and a corrected deal is open again', async () => {
    const verdict = { verdict: 'confirmed' as const, by: 'Ежов Пётр', typed: null, remark: '' };
    backend.record({ ...verdict, tableId: 'r1t1', dealId: 'd1', entrySeq: 2 });
    await begin('read');
    expect(heading()).toBe('Раздача 2');
    backend.correct('d1', { ...EIGHT, tricks: { '1': 9 } });
    const { useTournament } = await import('../../renderer/stores/tournament.ts');
    useTournament().overview = { ...gameOf(), seq: backend.seq + 10 };
    await settled();
    expect(chips()[0]).toBe('раздача 1, не проверена');
    expect(dialog()).toContain('Подтверждено 0 из 3');
  });

  it('moves over all deals by arrows, checked ones too, and another word takes the place of the first', async () => {
    await begin('read');
    await lookedAt();
    await press('Enter');
    await press('ArrowUp');
    expect(heading()).toBe('Раздача 1');
    expect(dialog()).toContain('подтверждена: Ежов Пётр');
    await press('-');
    await typeHere('взяток было 7');
    await enterHere();
    expect(chips()[0]).toBe('раздача 1, отклонена');
  });

  it('asks at the end whether the sheet is checked, and marks it with his name', async () => {
    backend = new PassBackend([EIGHT]);
    await begin('blind');
    await typeHere('284108');
    await enterHere();
    expect(dialog()).toContain('Подтверждены все раздачи: 1.');
    expect(dialog()).toContain('Отметить лист проверенным? Проверка: Ежов Пётр.');
    expect(made.some((one) => one.name === 'sheet.setState')).toBe(false);
    await press('Enter');
    expect(made.find((one) => one.name === 'sheet.setState')?.input).toEqual({
      ...{ tableId: 'r1t1', state: 'checked', by: 'Ежов Пётр' },
    });
    expect(closed).toBe(1);
  });

  it('does not mark a sheet with a rejected deal; the deal is opened for the secretary', async () => {
    backend = new PassBackend([EIGHT]);
    await begin('blind');
    await typeHere('284107');
    await enterHere();
    await press('1');
    expect(heading()).toBe('Есть расхождения: 1 раздача.');
    await press('Enter');
    expect(made.some((one) => one.name === 'sheet.setState')).toBe(false);
    const button = [...document.querySelectorAll('button')].find(
      (one) => textOf(one) === 'Открыть раздачу 1',
    )!;
    button.click();
    await settled();
    expect(useNav().section).toBe('entry');
    expect(useNav().params).toEqual({ tableId: 'r1t1', dealId: 'd1' });
    expect(closed).toBe(1);
  });

  it('sends a verdict whose answer was lost under the same id', async () => {
    let lost = true;
    made = answering(
      answers({
        'pass.record': (input) => {
          if (lost) {
            lost = false;
            throw new Error('the pipe broke');
          }
          return backend.record(input);
        },
      }),
    );
    await begin('blind');
    await typeHere('284108');
    await enterHere();
    expect(dialog()).toContain('Раздача 1 с бумаги');
    await enterHere();
    const ids = made.filter((one) => one.name === 'pass.record').map((one) => one.commandId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(dialog()).toContain('Подтверждено 1 из 3');
  });

  it('never calls anything that changes a deal', async () => {
    await begin('blind');
    await typeHere('284107');
    await enterHere();
    await press('1');
    await typeHere('361');
    await enterHere();
    const changing = made
      .map((one) => one.name)
      .filter((name) => /^deals\.|^sheet\.(?:reseat|paper)/u.test(name));
    expect(changing).toEqual([]);
    expect(records()).toHaveLength(2);
  });

  it('steps out by Esc: the question, the line, then the pass', async () => {
    await begin('blind');
    await typeHere('284107');
    await enterHere();
    await press('Escape');
    expect(document.querySelector('.compare')).toBeNull();
    await typeHere('28');
    await press('Escape');
    expect(document.querySelector<HTMLInputElement>('input.line')?.value).toBe('');
    expect(closed).toBe(0);
    await press('Escape');
    expect(closed).toBe(1);
  });
});
vi.setConfig({ testTimeout: 15_000 });
