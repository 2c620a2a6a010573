// @vitest-environment happy-dom
/** Rounds in «Турнир»: the draw by keys, its warnings, the clock, the end; and the pure parts behind them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawAll, drawReport, roundWarnings, type DrawRequest } from '../../shared/draw/index.ts';
import type { CallInput } from '../../shared/ipc/contract.ts';
import type { DrawBase } from '../../shared/ipc/schemas/rounds.ts';
import type { RoundDraw } from '../../shared/ledger/kinds.ts';
import DrawDialog from '../../renderer/features/rounds/DrawDialog.vue';
import RoundHead from '../../renderer/features/rounds/RoundHead.vue';
import TournamentSection from '../../renderer/features/tournament/TournamentSection.vue';
import { boardOf, OUT, seatingOf, swapped, withTable } from '../../renderer/features/rounds/model/board.ts';
import { clockText, roundTime } from '../../renderer/features/rounds/model/clock.ts';
import { seatedInOrder } from '../../renderer/features/rounds/model/manual.ts';
import { drawRecord } from '../../renderer/features/rounds/model/settings.ts';
import { planFormOf, readPlan } from '../../renderer/features/tournament/model/plan.ts';
import { formOf, readForm } from '../../renderer/features/tournament/model/form.ts';
import { useTournament } from '../../renderer/stores/tournament.ts';
import { useNav } from '../../renderer/stores/nav.ts';
import { usePreview } from '../../renderer/features/print/preview.ts';
import {
  answering,
  openWindow,
  overviewOf,
  press,
  settled,
  show,
  textOf,
  tournament,
  type Made,
} from './standings-support.ts';

const NAMES = ['Абрамов', 'Белов', 'Вяземский', 'Громов', 'Ёлкин', 'Жуков', 'Зотова', 'Ильин', 'Котов'];
const player = (name: string, playing = true) => ({ playerId: name, name, full: name, club: '', playing });
const baseOf = (over: Partial<DrawBase> = {}): DrawBase => ({
  ...{ roundId: null, number: 1, seq: 0, history: [], tables: [], sitOuts: [], draw: null },
  players: NAMES.slice(0, 8).map((name) => player(name)),
  ...over,
});

/** The request as the service makes it of the call. */
function requestOf(base: DrawBase, input: CallInput<'draw.propose'>): DrawRequest {
  const kept = base.tables.filter(({ used }) => used).map(({ number, seats }) => ({ number, seats }));
  const there = new Set([...input.players, ...kept.flatMap(({ seats }) => seats)]);
  return {
    players: base.players
      .filter(({ playerId }) => there.has(playerId))
      .map(({ playerId: id, club }) => ({ id, club })),
    history: base.history as DrawRequest['history'],
    sizes: input.sizes as DrawRequest['sizes'],
    ...{ method: input.method, seed: input.seed, rounds: input.rounds, kept },
  };
}
let made: Made[] = [];
/** The draw itself is the real one; only the process border is not there. */
function answers(base: DrawBase): void {
  made = answering({
    'draw.base': () => base,
    'draw.propose': (input) => {
      const request = requestOf(base, input);
      const { rounds, stopped, seed } = drawAll(request);
      return {
        rounds: rounds.map(({ tables, sitOut }) => ({
          tables: tables.map(({ number, seats }) => ({ number, seats: [...seats] })),
          sitOuts: [...sitOut],
        })),
        quality: (({ repeats, repeatsBound, seatRepeats, seatRepeatsBound, clubMeetings }) => ({
          ...{ repeats, repeatsBound, seatRepeats, seatRepeatsBound, clubMeetings },
        }))(drawReport(request, rounds)),
        warnings: rounds.map((round) =>
          roundWarnings(request, round).map((one) => ({ ...one, players: [...one.players] })),
        ),
        ...{ stopped, seed },
      };
    },
    'draw.stop': () => ({ stopped: false }),
    'rounds.draw': () => ({ seq: 2, roundIds: ['r'] }),
    'rounds.change': () => ({ seq: 2 }),
    'rounds.setState': () => ({ seq: 2 }),
    'rounds.cancel': () => ({ seq: 2 }),
    'tournament.get': () => useTournament().overview ?? overviewOf([]),
    'warnings.list': () => [],
  });
}
const closed = vi.fn();
async function open(base: DrawBase = baseOf()): Promise<void> {
  openWindow(overviewOf([]));
  answers(base);
  await show(DrawDialog, { roundId: base.roundId, onClose: closed });
  await settled();
}
const ctrl = (key: string, code: string): Promise<void> => press(key, { code, ctrlKey: true });
const cells = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')];
/** «1 Абрамов, стол 1, место 1» → Абрамов */
const nameIn = (cell: HTMLElement): string => textOf(cell).replace(/^\d /u, '').split(' ,')[0] ?? '';
const statuses = (): string => [...document.querySelectorAll('[role="status"]')].map(textOf).join(' | ');
const called = (name: string): Made[] => made.filter((one) => one.name === name);
beforeEach(() => closed.mockReset());

describe('the draw by keys', () => {
  it('draws, goes to the first seat, and the same seed gives the same seating', async () => {
    await open();
    const seed = document.querySelector<HTMLInputElement>('.seed')!;
    seed.value = 'K7QF-3MX2';
    seed.dispatchEvent(new Event('input'));
    await ctrl('d', 'KeyD');
    await settled();
    const first = cells().map(nameIn);
    expect(first.filter((name) => NAMES.includes(name)).sort()).toEqual(NAMES.slice(0, 8).sort());
    expect(document.activeElement).toBe(cells()[0]);
    await ctrl('d', 'KeyD');
    await settled();
    expect(cells().map(nameIn)).toEqual(first);
    expect(called('draw.propose').map(({ input }) => (input as { seed: string }).seed)).toEqual([
      'K7QF-3MX2',
      'K7QF-3MX2',
    ]);
  });

  it('takes a player and changes him with another; Esc lets go and leaves the dialog open', async () => {
    await open();
    await ctrl('d', 'KeyD');
    await settled();
    const [a, b] = [nameIn(cells()[0]!), nameIn(cells()[4]!)];
    await press(' ');
    expect(cells()[0]!.getAttribute('aria-selected')).toBe('true');
    expect(statuses()).toContain(`Взят: ${a}`);
    await press('Escape');
    expect(cells()[0]!.getAttribute('aria-selected')).toBe('false');
    expect(closed).not.toHaveBeenCalled();
    await press(' ');
    await press('ArrowDown');
    await press('Enter');
    await settled();
    expect([nameIn(cells()[0]!), nameIn(cells()[4]!)]).toEqual([b, a]);
    expect(statuses()).toContain(`Поменялись: ${a} и ${b}.`);
    expect(document.body.textContent).toContain('Рассадка изменена вручную');
    expect(document.activeElement).toBe(cells()[4]);
  });

  it('records what stands there once, marked as changed by hand, however often the keys are pressed', async () => {
    await open();
    await ctrl('d', 'KeyD');
    await settled();
    await press(' ');
    await press('ArrowDown');
    await press(' ');
    const wanted = cells().slice(0, 8).map(nameIn);
    await ctrl('Enter', 'Enter');
    await settled();
    const [only, ...more] = called('rounds.draw');
    const { rounds, draw } = only!.input as CallInput<'rounds.draw'>;
    expect(more).toEqual([]);
    expect(rounds[0]!.tables.flatMap(({ seats }) => seats)).toEqual(wanted);
    expect(draw).toMatchObject({ method: 'lot', byHand: true });
    expect(closed).toHaveBeenCalledOnce();
  });

  it('records and opens the seating to be printed', async () => {
    await open();
    await ctrl('d', 'KeyD');
    await settled();
    await ctrl('p', 'KeyP');
    await settled();
    expect(useNav().section).toBe('print');
    expect(usePreview().wanted).toEqual({ document: 'seating', key: '1' });
  });

  it('takes who is unmarked in the list off his table, and says that it was changed by hand', async () => {
    await open(
      baseOf({ players: [...NAMES.slice(0, 8).map((name) => player(name)), player('Котов', false)] }),
    );
    const list = document.querySelector<HTMLElement>('[role="listbox"]')!;
    expect(textOf(list.previousElementSibling)).toContain('8 из 9');
    await ctrl('d', 'KeyD');
    await settled();
    list.focus();
    await press('ж');
    await press(' ');
    const jukov = [...list.querySelectorAll('[role="option"]')].find((one) => textOf(one).includes('Жуков'))!;
    expect(jukov.getAttribute('aria-selected')).toBe('false');
    // Seven are left: his table is one of three now, and nothing stands in the way.
    expect(cells().map(nameIn)).not.toContain('Жуков');
    await ctrl('Enter', 'Enter');
    await settled();
    const { rounds, draw } = called('rounds.draw')[0]!.input as CallInput<'rounds.draw'>;
    expect(rounds[0]!.tables.map(({ seats }) => seats.length).sort()).toEqual([3, 4]);
    expect(draw.byHand).toBe(true);
  });

  it('lets who comes sit out, and records nothing while a table has two players', async () => {
    const six = [...NAMES.slice(0, 6).map((name) => player(name)), player('Котов', false)];
    await open(baseOf({ players: six }));
    await ctrl('d', 'KeyD');
    await settled();
    const list = document.querySelector<HTMLElement>('[role="listbox"]')!;
    list.focus();
    await press('к');
    await press(' ');
    expect(textOf(document.querySelector('.outs'))).toContain('Котов');
    await press('Home');
    await press(' ');
    const record = [...document.querySelectorAll<HTMLButtonElement>('.foot .btn.main')].at(-1)!;
    // Six were at two tables of three; one of them has two players now.
    expect(record.disabled).toBe(true);
    expect(document.body.textContent).toContain('2 игрока');
    await ctrl('d', 'KeyD');
    await settled();
    expect(record.disabled).toBe(false);
    expect(cells().map(nameIn)).toEqual(expect.arrayContaining(['Котов']));
  });

  it('names repeated meetings as warnings that do not forbid', async () => {
    const four = NAMES.slice(0, 4);
    const base = baseOf({
      number: 2,
      players: four.map((name) => player(name)),
      history: [{ tables: [{ number: 1, seats: four }], sitOut: [] }],
    });
    await open(base);
    await ctrl('d', 'KeyD');
    await settled();
    // Four players have six pairs, and all of them have met.
    expect(document.querySelectorAll('.list .warn').length).toBeGreaterThanOrEqual(6);
    expect(document.body.textContent).toContain('6, меньше 6 не бывает');
    await ctrl('Enter', 'Enter');
    await settled();
    expect(called('rounds.draw')).toHaveLength(1);
  });

  it('moves nobody of a table with entries, and says so', async () => {
    const tables = [
      { tableId: 'a', number: 1, seats: NAMES.slice(0, 4), used: true },
      { tableId: 'b', number: 2, seats: NAMES.slice(4, 8), used: false },
    ];
    const kept = { method: 'lot', seed: 'K7QF-3MX2' } as const;
    await open(baseOf({ roundId: 'r1', seq: 9, tables, draw: kept }));
    cells()[0]!.focus();
    await press(' ');
    expect(statuses()).toContain('Стол 1 с записями остаётся как есть.');
    await press('ArrowDown');
    await press(' ');
    await press('ArrowRight');
    await press(' ');
    await ctrl('Enter', 'Enter');
    await settled();
    expect(called('rounds.change')[0]!.input).toEqual({
      roundId: 'r1',
      seating: {
        tables: [
          { number: 1, seats: NAMES.slice(0, 4) },
          { number: 2, seats: ['Жуков', 'Ёлкин', 'Зотова', 'Ильин'] },
        ],
        sitOuts: [],
      },
      draw: { ...kept, byHand: true },
      reason: '',
      expectedSeq: 9,
    });
  });

  it('is closed by Esc', async () => {
    await open();
    await press('Escape');
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe('a round in «Турнир»', () => {
  const play = (over: object = {}) => ({
    ...{ sitOuts: [], draw: { method: 'lot' as const, seed: 'K7QF-3MX2' }, state: 'drawn' as const },
    ...{ startedAt: null, endedAt: null, unfinished: ['r1t1'] },
    ...over,
  });
  async function section(
    over: object,
    played = false,
    state: 'typing' | 'closed' | 'checked' | 'signed' = 'closed',
  ): Promise<void> {
    const overview = overviewOf([[{ seats: NAMES.slice(0, 4) }]]);
    overview.rounds[0]!.play = play(over);
    Object.assign(overview.rounds[0]!.tables[0]!, played ? { state } : { deals: 0, state: 'empty' });
    openWindow(overview);
    answers(baseOf());
    await show(TournamentSection);
  }
  const states = (): unknown[] => called('rounds.setState').map(({ input }) => input);

  it('says who sits out and how it was drawn', async () => {
    await section({ sitOuts: ['Котов', 'Ильин'].map((name) => ({ playerId: name, name, full: name })) });
    const head = textOf(document.querySelector('.round-head'));
    expect(head).toContain('не начат');
    expect(head).toContain('Отдыхают: Котов, Ильин');
    expect(head).toContain('по жребию, K7QF-3MX2');
  });

  it('of an older file, played without a recorded beginning, is not said to be still to come', async () => {
    await section({ draw: null }, true);
    const head = textOf(document.querySelector('.round-head'));
    expect(head).not.toContain('не начат');
    expect(head).not.toContain('Пересадить');
    expect(head).not.toContain('Снять');
  });

  const buttons = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-round-act]')].map(
      (one) => one.dataset['roundAct']?.split(' ')[0],
    );

  it('begins while a sheet of it is still being typed', async () => {
    await section({}, true, 'typing');
    expect(buttons()).toEqual(['start', 'seating', 'blanks']);
  });

  it.each(['closed', 'checked', 'signed'] as const)(
    'is not begun any more when all its sheets are %s, by the button or by the key',
    async (state) => {
      await section({ unfinished: [] }, true, state);
      expect(buttons()).toEqual(['seating', 'blanks']);
      await ctrl('b', 'KeyB');
      expect(states()).toEqual([]);
    },
  );

  it('with a deal at every table is not seated anew by the key either', async () => {
    await section({}, true);
    await ctrl('r', 'KeyR');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(called('draw.base')).toEqual([]);
  });

  it('is taken off with a reason only', async () => {
    await section({});
    document.querySelector<HTMLElement>('[data-round-act="cancel 1"]')!.click();
    await settled();
    const form = document.querySelector<HTMLFormElement>('[role="dialog"] form')!;
    form.requestSubmit();
    await settled();
    expect(called('rounds.cancel')).toEqual([]);
    expect(textOf(document.querySelector('[role="dialog"] .refused'))).toContain('Нужна причина');
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input')!;
    input.value = ' не пришли ';
    input.dispatchEvent(new Event('input'));
    form.requestSubmit();
    await settled();
    expect(called('rounds.cancel').map((one) => one.input)).toEqual([{ roundId: 'r1', reason: 'не пришли' }]);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('is begun by a key; its end asks about the sheets that are not finished, and goes back to the table', async () => {
    await section({});
    await ctrl('b', 'KeyB');
    expect(states()).toEqual([{ roundId: 'r1', state: 'running', by: '', evenUnfinished: false }]);
    await section({ state: 'running', startedAt: new Date().toISOString() });
    await ctrl('b', 'KeyB');
    await settled();
    expect(textOf(document.querySelector('[role="dialog"] h1'))).toBe('Закончить тур 1?');
    expect(textOf(document.querySelector('[role="dialog"]'))).toContain('Стол 1');
    expect(states()).toEqual([]);
    document.querySelector<HTMLElement>('[data-end-anyway]')!.click();
    await settled();
    expect(states()).toEqual([{ roundId: 'r1', state: 'ended', by: '', evenUnfinished: true }]);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(document.activeElement?.getAttribute('data-table')).toBe('r1t1');
  });

  it('with everything finished ends without a question', async () => {
    await section({ state: 'running', startedAt: new Date().toISOString(), unfinished: [] });
    await ctrl('b', 'KeyB');
    expect(states()).toEqual([{ roundId: 'r1', state: 'ended', by: '', evenUnfinished: false }]);
  });
});

describe('how a round was seated', () => {
  const roundWith = (draw: RoundDraw) => {
    const overview = overviewOf([[{ seats: NAMES.slice(0, 4) }]]);
    const round = overview.rounds[0]!;
    round.play = {
      ...{ sitOuts: [], draw, state: 'drawn', startedAt: null, endedAt: null, unfinished: [] },
    };
    openWindow(overview);
    return show(RoundHead, { round, plan: undefined, last: true });
  };

  it.each<[string, RoundDraw]>([
    ['по списку', { method: 'list', seed: '' }],
    ['по списку, изменено вручную', { method: 'list', seed: '', byHand: true }],
    ['вручную', { method: 'manual', seed: '' }],
    ['по жребию, K7QF-3MX2', { method: 'lot', seed: 'K7QF-3MX2' }],
  ])('%s', async (text, draw) => {
    await roundWith(draw);
    expect(textOf(document.querySelector('.round-head .line'))).toBe(text);
  });
});

describe('the clock of a round', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-28T18:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('counts down, then says that the time is up: once aloud', async () => {
    const overview = overviewOf([[{ seats: NAMES.slice(0, 4) }]]);
    const round = overview.rounds[0]!;
    round.play = {
      ...{
        sitOuts: [],
        draw: null,
        state: 'running',
        startedAt: '2026-11-28T17:00:30Z',
        endedAt: null,
        unfinished: [],
      },
    };
    openWindow(overview);
    await show(RoundHead, { round, plan: { end: { by: 'time', minutes: 60 }, rounds: null }, last: true });
    const clock = (): string => textOf(document.querySelector('[role="timer"]'));
    // 59 min 30 s are gone of 60 min.
    expect(clock()).toBe('осталось 0:30');
    vi.advanceTimersByTime(30_000);
    await settled();
    expect(clock()).toBe('осталось 0:00');
    vi.advanceTimersByTime(65_000);
    await settled();
    expect(clock()).toBe('время вышло 1:05 назад');
    expect(textOf(document.querySelector('[role="timer"] + [role="status"]'))).toBe('Время тура 1 вышло.');
  });

  it('is exact at the hour, and knows rounds without a limit', () => {
    expect(roundTime('2026-11-28T17:00:00Z', null, Date.parse('2026-11-28T18:05:09.900Z'))).toEqual({
      gone: 3909,
      left: null,
    });
    expect(clockText(3909)).toBe('1:05:09');
    expect(clockText(-65)).toBe('1:05');
    expect(clockText(3599)).toBe('59:59');
  });
});

describe('the proposal as it is moved about', () => {
  const seating = {
    tables: [
      { number: 1, seats: ['a', 'b', 'c', 'd'] },
      { number: 2, seats: ['e', 'f', 'g'] },
    ],
    sitOuts: ['h'],
  };

  it('exchange of two tables, of a table and who sits out, and a move to a free place', () => {
    const board = boardOf(seating);
    expect(
      seatingOf(swapped(board, { table: 0, at: 0 }, { table: 1, at: 2 })).tables.map(({ seats }) => seats),
    ).toEqual([
      ['g', 'b', 'c', 'd'],
      ['e', 'f', 'a'],
    ]);
    expect(seatingOf(swapped(board, { table: OUT, at: 0 }, { table: 0, at: 1 }))).toMatchObject({
      tables: [{ seats: ['a', 'h', 'c', 'd'] }, { seats: ['e', 'f', 'g'] }],
      sitOuts: ['b'],
    });
    expect(seatingOf(swapped(board, { table: 0, at: 0 }, { table: 1, at: 3 }))).toMatchObject({
      tables: [{ seats: ['b', 'c', 'd'] }, { seats: ['e', 'f', 'g', 'a'] }],
      sitOuts: ['h'],
    });
    expect(seatingOf(swapped(board, { table: 1, at: 0 }, { table: OUT, at: 1 })).sitOuts).toEqual(['h', 'e']);
  });

  it('a fixed table stays, and a table that is left empty is none', () => {
    const fixed = boardOf(seating, new Set([1]));
    expect(swapped(fixed, { table: 0, at: 0 }, { table: 1, at: 0 })).toBe(fixed);
    const more = withTable(boardOf(seating));
    expect(more.tables.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(seatingOf(more)).toEqual(seating);
  });

  it('by hand: the list in order, the rest sits out, kept tables keep their numbers', () => {
    const nine = Array.from('abcdefghi');
    expect(seatingOf(seatedInOrder(nine, { kind: 'fixed', size: 4 }))).toEqual({
      tables: [
        { number: 1, seats: ['a', 'b', 'c', 'd'] },
        { number: 2, seats: ['e', 'f', 'g', 'h'] },
      ],
      sitOuts: ['i'],
    });
    const kept = [{ number: 2, seats: ['x', 'y', 'z'] }];
    expect(seatingOf(seatedInOrder(nine.slice(0, 6), { kind: 'fours' }, kept)).tables).toEqual([
      { number: 1, seats: ['a', 'b', 'c'] },
      { number: 2, seats: ['x', 'y', 'z'] },
      { number: 3, seats: ['d', 'e', 'f'] },
    ]);
  });

  it('the record says what a lot is repeated with, and nothing more', () => {
    const settings = {
      method: 'lot',
      sizes: 'fours',
      maxTables: '',
      seed: ' K7QF ',
      clubsApart: false,
      rounds: 1,
    } as const;
    expect(drawRecord(settings)).toEqual({ method: 'lot', seed: 'K7QF' });
    expect(drawRecord({ ...settings, clubsApart: true, rounds: 3 })).toEqual({
      ...{ method: 'lot', seed: 'K7QF', clubsApart: true, together: 3 },
    });
    expect(drawRecord({ ...settings, method: 'manual' })).toEqual({ method: 'manual', seed: '' });
  });
});

describe('the plan of the tournament', () => {
  it('comes back from the form as it was, and is left out where only the target ends a round', () => {
    const plans = [
      { end: { by: 'time', minutes: 90 }, rounds: 5 },
      { end: { by: 'deals', deals: 16 }, rounds: null },
      { end: { by: 'target' }, rounds: 3 },
    ] as const;
    for (const plan of plans) {
      expect(readPlan(planFormOf(plan), [])).toEqual(plan);
      expect(readForm(formOf({ ...tournament, plan }))).toEqual({ tournament: { ...tournament, plan } });
    }
    expect(readPlan(planFormOf(undefined), [])).toBeNull();
  });

  it.each(['', '0', '1,5', 'час', '2000'])('refuses «%s» minutes at its own field', (time) => {
    const form = { ...formOf(tournament), plan: { ...planFormOf(undefined), by: 'time' as const, time } };
    expect(readForm(form)).toEqual({
      problems: [{ path: 'plan.time', code: 'form/count', params: { most: 1440 } }],
    });
  });

  it('leaves what other screens agree on as it is', () => {
    const moneyPlan = {
      ...{
        entryFee: 50_000,
        feeFree: [],
        prizes: { kind: 'fixed' as const, kopecks: [] },
        penaltiesToFund: false,
      },
    };
    const before = { ...tournament, moneyPlan: moneyPlan as never };
    const read = readForm({ ...formOf(before), name: 'Другой' }, before);
    expect(read).toEqual({ tournament: { ...before, name: 'Другой' } });
  });
});
