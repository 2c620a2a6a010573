// @vitest-environment happy-dom
/** What is typed from the paper goes into the file: soon, in order, never lost, and comes back from there. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import { failure } from '../../shared/ipc/envelope.ts';
import type { Overview } from '../../shared/ipc/schemas/views.ts';
import type { PaperState } from '../../shared/papercheck/index.ts';
import { usePaperFoot } from '../../renderer/stores/paperFoot.ts';
import { useSheet } from '../../renderer/stores/sheet.ts';
import { Backend, openEntry, settle, type Page } from './entry-support.ts';

const misere: Deal = { type: 'misere', dealer: 2, declarer: 3, tricks: 0 };
const empty = ['', '', '', ''];

/** A service that can be slow, gone, and that says what the paper of the sheet comes to. */
class PaperBackend extends Backend {
  gone = false;
  state: PaperState = 'none';
  private slow: Promise<void> = Promise.resolve();
  go: () => void = () => undefined;

  wait(): void {
    this.slow = new Promise((resolve) => (this.go = resolve));
  }
  override async call(name: string, input: unknown, id: string | undefined): Promise<Envelope<unknown>> {
    if (name === 'sheet.paper') await this.slow;
    if (name === 'sheet.paper' && this.gone) return failure({ code: 'service/gone' });
    const answer = await super.call(name, input, id);
    // Any table is this one, under its own id.
    if (name !== 'sheet.get' || !answer.ok) return answer;
    return { ...answer, value: { ...(answer.value as object), ...(input as { tableId: string }) } };
  }
  override overview(): Overview {
    const overview = super.overview();
    for (const table of overview.rounds.flatMap((round) => round.tables)) table.paper = this.state;
    return overview;
  }
}

let page: Page;
let backend: PaperBackend;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  backend = new PaperBackend();
  backend.put('p1', misere);
});
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

const open = async (): Promise<void> => {
  page = await openEntry(backend);
};
const box = (name: string) => page.wrapper.find<HTMLInputElement>(`[data-box="${name}"]`);
const pause = async (ms: number): Promise<void> => {
  vi.advanceTimersByTime(ms);
  await settle();
};
const stored = () => backend.named('sheet.paper');

describe('typed numbers', () => {
  test('are stored a short pause behind the last key, as they were typed', async () => {
    await open();
    await box('pool-3').setValue('12а');
    await pause(399);
    await box('mountain-0').setValue('7,5');
    await pause(399);
    expect(stored()).toEqual([]);
    await pause(1);
    const foot = { pool: ['', '', '', '12а'], mountain: ['7,5', '', '', ''], whists: empty, result: empty };
    expect(stored()).toEqual([{ tableId: 't1', foot, running: [] }]);
    expect(box('pool-3').classes()).toContain('no');
  });

  test('at once when the hand leaves the box; once only', async () => {
    await open();
    box('pool-3').element.focus();
    await box('pool-3').setValue('10');
    await box('pool-3').trigger('focusout');
    await settle();
    expect(stored()).toHaveLength(1);
    await pause(1000);
    expect(stored()).toHaveLength(1);
  });

  test('at once when the window goes', async () => {
    await open();
    await box('pool-3').setValue('10');
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(stored()).toHaveLength(1);
  });

  test('when the section is left', async () => {
    await open();
    await box('pool-3').setValue('10');
    page.wrapper.unmount();
    await settle();
    expect(stored()).toHaveLength(1);
    await open();
    expect(box('pool-3').element.value).toBe('10');
  });

  test('running totals stand behind their deal; emptied ones are not kept', async () => {
    await open();
    await page.wrapper.findAll('.after option')[1]?.setValue();
    await box('pool-3').setValue('10');
    await pause(400);
    expect(stored()).toMatchObject([{ foot: { pool: empty }, running: [{ dealId: 'p1' }] }]);
    await box('pool-3').setValue('');
    await pause(400);
    expect(stored()[1]).toMatchObject({ running: [] });
  });

  test('come back from the file', async () => {
    const foot = { pool: ['', '', '', '11'], mountain: empty, whists: empty, result: empty };
    backend.paper = { foot, running: [{ dealId: 'p1', foot: { ...foot, pool: ['', '', '', '10'] } }] };
    await open();
    expect(box('pool-3').element.value).toBe('11');
    expect(page.wrapper.find('.sheets li').text()).toContain('не сходится');
    await pause(1000);
    expect(stored()).toEqual([]);
  });

  test('that are still on their way are not replaced by an older sheet', async () => {
    await open();
    backend.wait();
    await box('pool-3').setValue('1');
    await pause(400);
    await box('pool-3').setValue('10');
    await useSheet().refresh();
    await settle();
    expect(box('pool-3').element.value).toBe('10');
    backend.go();
    await settle();
    await pause(400);
    expect(stored().map(({ foot }) => (foot as { pool: string[] }).pool[3])).toEqual(['1', '10']);
    await useSheet().refresh();
    await settle();
    expect(box('pool-3').element.value).toBe('10');
  });

  test('stay and are sent again when the service was gone', async () => {
    await open();
    backend.gone = true;
    await box('pool-3').setValue('10');
    await pause(400);
    expect(page.text()).toContain('Не записано в файл.');
    expect(box('pool-3').element.value).toBe('10');
    await pause(5000);
    backend.gone = false;
    await pause(5000);
    expect(stored()).toHaveLength(1);
    expect(page.text()).not.toContain('Не записано в файл.');
  });
});

describe('the state of sheets that are not open', () => {
  test.each([
    ['differs', 'typing', 'differs'],
    ['differs', 'signed', 'differs'],
    ['agrees', 'closed', 'agrees'],
    ['agrees', 'checked', 'checked'],
    ['none', 'typing', 'typing'],
  ] as const)('paper %s, sheet %s: %s', async (paper, state, shown) => {
    await open();
    expect(usePaperFoot().stateOf({ tableId: 'other', state, paper })).toBe(shown);
  });

  test('the open one goes by the keys that are not in the file yet', async () => {
    backend.state = 'differs';
    await open();
    expect(page.wrapper.find('.sheets li').text()).toContain('вводится');
    await box('pool-3').setValue('11');
    expect(page.wrapper.find('.sheets li').text()).toContain('не сходится');
  });
});

describe('numbers that an earlier version kept on the computer', () => {
  const old = {
    pool: ['', '', '', '10'],
    mountain: empty,
    whists: empty,
    result: empty,
    running: { p1: { pool: ['', '', '', '9'] }, gone: { pool: ['1', '', '', ''] } },
  };

  test('go into the file once', async () => {
    localStorage.setItem('paper-foot/t1', JSON.stringify(old));
    await open();
    expect(box('pool-3').element.value).toBe('10');
    expect(stored()).toMatchObject([
      { foot: { pool: ['', '', '', '10'] }, running: [{ dealId: 'p1', foot: { pool: ['', '', '', '9'] } }] },
    ]);
    expect(localStorage.getItem('paper-foot/t1')).toBeNull();
  });

  test('wait while the service is gone', async () => {
    localStorage.setItem('paper-foot/t1', JSON.stringify(old));
    backend.gone = true;
    await open();
    expect(localStorage.getItem('paper-foot/t1')).not.toBeNull();
    backend.gone = false;
    await pause(5000);
    expect(stored()).toHaveLength(1);
    expect(localStorage.getItem('paper-foot/t1')).toBeNull();
  });

  test('never replace what the file has', async () => {
    localStorage.setItem('paper-foot/t1', JSON.stringify(old));
    backend.paper = {
      foot: { pool: ['', '', '', '12'], mountain: empty, whists: empty, result: empty },
      running: [],
    };
    await open();
    expect(box('pool-3').element.value).toBe('12');
    expect(stored()).toEqual([]);
    expect(localStorage.getItem('paper-foot/t1')).toBeNull();
  });

  test('of sheets that are not open go there too', async () => {
    localStorage.setItem('paper-foot/t2', JSON.stringify({ ...old, running: {} }));
    await open();
    expect(stored()).toEqual([]);
    await usePaperFoot().takeOver(['t1', 't2']);
    await settle();
    expect(stored()).toMatchObject([{ tableId: 't2', foot: { pool: ['', '', '', '10'] } }]);
    expect(localStorage.getItem('paper-foot/t2')).toBeNull();
  });
});
