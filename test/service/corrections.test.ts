/** The list of corrections and the deadlines, through the dispatch on a real file. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import { Desk } from '../fixtures/desk.ts';
import { readPdf } from '../fixtures/documents-read.ts';
import { aTournament, passed } from '../fixtures/service.ts';

/** A clock that stands until it is told to go on. */
let now = 0;
const clock = (): string => new Date(now).toISOString();
const wait = (minutes: number): void => void (now += minutes * 60_000);

const deadlines = { typing: 30, table: 10, ruling: null };
let desk: Desk;
beforeEach(async () => {
  now = Date.parse('2026-10-03T15:00:00.000Z');
  desk = await new Desk(clock).open(['Рябинина', 'Морошкин', 'Верстов'], {
    target: 20,
    correctionDeadlines: deadlines,
  });
});
afterEach(() => desk.close());

const six = (dealer: number): Deal => passed(dealer, (dealer + 1) % 3, [(dealer + 2) % 3, dealer]);
const seven = (dealer: number): Deal => passed(dealer, (dealer + 1) % 3, [(dealer + 2) % 3, dealer], 7);
const rows = () => desk.service.ok('corrections.list', {});

describe('the list', () => {
  test('holds before and after, kind, reason, who and when, in order of time; what was undone is not in it', async () => {
    const [a = '', b = '', c = ''] = await desk.recordAll([six(0), six(1), six(2)]);
    wait(1);
    await desk.service.ok('deals.correct', desk.correcting(b, seven(1), 'На бумаге семь', 'table'));
    wait(1);
    await desk.service.ok('deals.remove', desk.removing(a, 'Введена дважды'));
    wait(1);
    await desk.service.ok('deals.move', desk.moving(c, b, 'Не на том месте'));
    const common = { by: 'Щукина', round: 1, table: 1, tableId: desk.tableId, late: false, deadline: null };
    const plain = { n: 1, seats: null, moved: null, slips: [] };
    const all = await rows();
    expect(all).toMatchObject([
      {
        ...{ ...common, ...plain, what: 'corrected', kind: 'table', reason: 'На бумаге семь' },
        ...{ at: '2026-10-03T15:01:00.000Z', dealId: b, dealNumber: 2, before: six(1), after: seven(1) },
      },
      {
        ...{ ...common, ...plain, what: 'removed', kind: 'typing', reason: 'Введена дважды' },
        ...{ dealId: a, dealNumber: null, before: six(0), after: null },
      },
      {
        ...{ ...common, ...plain, what: 'moved', kind: 'typing', reason: 'Не на том месте' },
        ...{ dealId: c, dealNumber: 1, before: six(2), after: six(2), moved: { from: 2, to: 1 } },
      },
    ]);
    await desk.reopen();
    expect(await rows()).toEqual(all);
    await desk.service.ok('history.undo', {});
    await desk.service.ok('history.undo', {});
    expect(await rows()).toMatchObject([{ what: 'corrected' }]);
    await desk.service.ok('history.redo', {});
    await desk.service.ok('history.redo', {});
    expect(await rows()).toEqual(all);
  });

  test('a deal corrected twice has two rows, each with its own before and after', async () => {
    const dealId = await desk.record(six(0));
    const eight = passed(0, 1, [2, 0], 8);
    await desk.service.ok('deals.correct', desk.correcting(dealId, seven(0)));
    await desk.service.ok('deals.correct', desk.correcting(dealId, eight));
    expect(await rows()).toMatchObject([
      { before: six(0), after: seven(0) },
      { before: seven(0), after: eight },
    ]);
  });
});

describe('behind the deadline', () => {
  test('a correction needs a reason and is marked late; on the very minute it is in time', async () => {
    const dealId = await desk.record(six(0));
    await desk.mark('checked');
    wait(30);
    await desk.service.ok('deals.correct', desk.correcting(dealId, seven(0)));
    wait(1);
    const refused = await desk.service.refused('deals.correct', desk.correcting(dealId, six(0), '  '));
    expect(refused).toEqual({
      code: 'deal/lateNeedsReason',
      params: { deadline: '2026-10-03T15:30:00.000Z' },
    });
    await desk.service.ok('deals.correct', desk.correcting(dealId, six(0), 'Опечатка'));
    expect(await rows()).toMatchObject([
      { late: false, deadline: '2026-10-03T15:30:00.000Z' },
      { late: true, deadline: '2026-10-03T15:30:00.000Z', reason: 'Опечатка' },
    ]);
  });

  test('every kind has its own; none at all where the tournament names none', async () => {
    const dealId = await desk.record(six(0));
    await desk.mark('signed');
    await desk.mark('typing');
    wait(11);
    const of = (kind: 'typing' | 'table' | 'ruling', deal: Deal) => desk.correcting(dealId, deal, '', kind);
    expect((await desk.service.refused('deals.correct', of('table', seven(0)))).code).toBe(
      'deal/lateNeedsReason',
    );
    await desk.service.ok('deals.correct', of('typing', seven(0)));
    wait(100_000);
    await desk.service.ok('deals.correct', of('ruling', six(0)));
    expect(await rows()).toMatchObject([
      { kind: 'typing', late: false },
      { kind: 'ruling', late: false, deadline: null },
    ]);
  });

  test('removing, moving and re-seating ask for it as well', async () => {
    const [a = '', b = ''] = await desk.recordAll([six(0), six(1)]);
    await desk.mark('checked');
    wait(31);
    for (const answer of [
      await desk.service.refused('deals.remove', desk.removing(a)),
      await desk.service.refused('deals.move', desk.moving(b, a)),
      await desk.service.refused('sheet.reseat', desk.reseating(a, [0, 1])),
    ])
      expect(answer.code).toBe('deal/lateNeedsReason');
    await desk.service.ok('deals.move', desk.moving(b, a, 'Место'));
    await desk.service.ok('sheet.reseat', desk.reseating(b, [0, 1], 'Столбцы'));
    await desk.service.ok('deals.remove', desk.removing(a, 'Лишняя'));
    expect((await rows()).map(({ what, late }) => [what, late])).toEqual([
      ['moved', true],
      ['reseated', true],
      ['removed', true],
    ]);
  });

  test('the time runs from the first mark, and not for a sheet that was never checked', async () => {
    const dealId = await desk.record(six(0));
    wait(1000);
    await desk.service.ok('deals.correct', desk.correcting(dealId, seven(0)));
    await desk.mark('checked');
    wait(20);
    await desk.service.ok('deals.correct', desk.correcting(dealId, six(0)));
    await desk.mark('signed');
    await desk.mark('typing');
    wait(11);
    expect((await desk.service.refused('deals.correct', desk.correcting(dealId, seven(0)))).code).toBe(
      'deal/lateNeedsReason',
    );
  });

  test('a mark that was undone starts nothing; a later change of the deadlines does not judge the past', async () => {
    const dealId = await desk.record(six(0));
    await desk.mark('checked');
    await desk.service.ok('history.undo', {});
    wait(60);
    await desk.service.ok('deals.correct', desk.correcting(dealId, seven(0)));
    await desk.mark('checked');
    wait(31);
    await desk.service.ok('deals.correct', desk.correcting(dealId, six(0), 'Опечатка'));
    const tournament = aTournament({
      target: 20,
      correctionDeadlines: { typing: 600, table: null, ruling: null },
    });
    await desk.service.ok('tournament.change', { tournament, reason: '', recalculate: false });
    await desk.service.ok('deals.correct', desk.correcting(dealId, seven(0)));
    expect((await rows()).map(({ late }) => late)).toEqual([false, true, false]);
  });
});

describe('the document', () => {
  const which = {
    document: 'corrections' as const,
    key: '',
    options: { locale: 'ru' as const, timeZone: 'Europe/Moscow', twoUp: false },
  };

  test('is listed once there is a correction, and is outdated by the next one', async () => {
    const listed = async () =>
      (await desk.service.ok('documents.list', {})).find(({ document }) => document === 'corrections');
    const dealId = await desk.record(six(0));
    expect(await listed()).toBeUndefined();
    await desk.service.ok('deals.correct', desk.correcting(dealId, seven(0), 'Семь'));
    expect(await listed()).toMatchObject({ title: 'Исправления', revision: 0, outdated: false });
    const printed = await desk.service.ok('documents.print', which);
    const { text } = await readPdf(printed.bytes);
    expect(text).toContain('1 исправление');
    expect(text).toContain('6/=');
    expect(text).toContain('7/=');
    expect(await listed()).toMatchObject({ revision: 1, outdated: false });
    await desk.service.ok('deals.correct', desk.correcting(dealId, six(0)));
    expect(await listed()).toMatchObject({ revision: 1, outdated: true });
  });

  test('names the slips that stand on a corrected deal', async () => {
    const dealId = await desk.record(six(0));
    await desk.service.ok('deals.correct', desk.correcting(dealId, seven(0), 'Семь'));
    const [who = ''] = (await desk.sheet()).seats.map((seat) => seat.playerId);
    const slip = await desk.service.ok('incidents.issue', {
      tableId: desk.tableId,
      dealId,
      incidents: [],
      own: { reason: 'Разговор', lines: [{ who, where: 'mountain', on: null, amount: 5 }] },
      offenders: [who],
      calledBy: null,
      calledAt: null,
      arbiter: 'Ёлкин',
      facts: 'Разговор',
      repeatOverride: null,
      appealUntil: null,
      expectedSeq: null,
    });
    expect(await rows()).toMatchObject([{ slips: [slip.slip.number] }]);
    const { bytes } = await desk.service.ok('documents.preview', which);
    expect((await readPdf(bytes)).text).toContain(`Решение № ${slip.slip.number}`);
  });
});
