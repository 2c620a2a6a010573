/**
 * A whole evening of a club, with everything that goes wrong in one, and every sum of it counted again by a second
 * reckoner (fixtures/second-count.ts, second-evening.ts) that was written from the rules and shares nothing with the
 * program: whists and money sum to 0, payments rebuild the balances, places are right, and screen, PDF, CSV, XLSX,
 * HTML and file say the same.
 */
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '../../../main/app/csv.ts';
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import type { Deal } from '../../../shared/domain/types.ts';
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import type { MoneyPlan, StandingsPlan } from '../../../shared/ledger/kinds.ts';
import { planOfHeader } from '../../../shared/roster/columns.ts';
import { comingIn, planImport } from '../../../shared/roster/plan.ts';
import { Desk, shown } from '../../fixtures/desk.ts';
import { readPdf } from '../../fixtures/documents-read.ts';
import { randomDeal, seededDice } from '../../fixtures/random-sheet.ts';
import {
  parts,
  secondLines,
  secondMoney,
  secondPlaces,
  secondTotals,
  type SecondLine,
} from '../../fixtures/second-evening.ts';
import { aPlayer, aTournament } from '../../fixtures/service.ts';
import { workbookCells } from '../../fixtures/xlsx-cells.ts';

const CSV = `Фамилия;Имя;Отчество;Клуб;Год
Иванов;Иван;;Дворец;1975
Иванов;Иван;;«Пуля»;1988
Ёжиков-Щукин;Ярослав;Всеволодович;Дворец;
Абрамов;Лев;;;1960
"О'Коннор ""Рыжий""";Патрик;;;
Щукина;Анна;;Дворец;1990
Ёлкин;Пётр;;;
Яковлев;Юрий;;;
Жуков;Егор;;«Пуля»;
Зайцев;Олег;;;
Иванов;Иван;;Дворец;1975
עברי;אבג;;;
Ким;Чжэ-сок;;;
Лебедев-Кумач-Задунайский;Константин;Константинович;;
🂡 Туз;Пик;;;
`;
const PLAN: StandingsPlan = {
  measure: 'sum',
  cutoffs: [
    { upTo: 100, factor: '1' },
    { upTo: 300, factor: '1/2' },
    { upTo: null, factor: '1/10' },
  ],
  placeTable: null,
  tieBreaks: [],
  lotSeed: '',
  minRounds: 0,
  withdrawn: 'last',
};
const STAKE = '5/2';
const money = (feeFree: string[]): MoneyPlan => ({
  entryFee: 50_000,
  feeFree,
  prizes: { kind: 'shares', shares: ['2/5', '1/4', '1/5', '1/10', '1/20'] },
  feeShare: '9/10',
  added: 12_345,
  penalties: 'fund',
});

type Sheet = CallOutput<'sheet.get'>;

let desk: Desk;
/** Player ids as seated at the beginning, by table. */
const seated = new Map<string, string[]>();
const dice = seededDice(20_261_130);
const overview = () => desk.service.ok('tournament.get', {});
const roundOf = async (number: number) => (await overview()).rounds[number - 1]!;

/** Draws a round among these players at tables of four, seats it and begins it. */
async function draw(method: 'lot' | 'noRepeats' | 'swiss', players: string[]): Promise<string[]> {
  const { rounds, seed } = await desk.service.ok('draw.propose', {
    ...{ job: 'j', roundId: null, method, seed: 'K7QF-3MX2', sizes: { kind: 'fixed', size: 4 } },
    ...{ players, keep: [], clubsApart: false, rounds: 1 },
  });
  const { roundIds } = await desk.service.ok('rounds.draw', { rounds, draw: { method, seed } });
  await state(roundIds[0] ?? '', 'running');
  const { tables } = (await overview()).rounds.at(-1)!;
  for (const { tableId, seats } of tables)
    seated.set(
      tableId,
      seats.map(({ playerId }) => playerId),
    );
  return tables.map(({ tableId }) => tableId);
}
const state = (roundId: string, to: 'running' | 'ended') =>
  desk.service.ok('rounds.setState', { roundId, state: to, by: 'Ёлкин', evenUnfinished: true });

/** Random legal deals without rulings, until the pulka closes. */
async function play(tableId: string, deals: number): Promise<void> {
  const { options, convention, target } = (await overview()).tournament;
  const n = seated.get(tableId)?.length ?? 0;
  const rules = { convention: resolveConvention(convention, options), players: n, target };
  for (let i = 0; i < deals; i++) {
    const sheet = await desk.sheet(tableId);
    if (sheet.state === 'closed') return;
    const dealt = sheet.deals.filter(({ number }) => number !== null).length;
    let deal: Deal;
    do {
      deal = randomDeal(dice, rules, dealt % n);
    } while (deal.type === 'redeal' || deal.type === 'adjust');
    delete deal.ruling;
    await desk.record(deal, null, tableId);
  }
}

/** Works on one table through the ways of the desk. */
const at = (tableId: string): Desk => {
  desk.tableId = tableId;
  return desk;
};
const substitute = (
  tableId: string,
  seat: number,
  line: 'mean' | 'continue',
  player: { playerId: string } | { added: ReturnType<typeof aPlayer> },
) =>
  desk.service.ok('seats.substitute', {
    ...{ tableId, seat, before: null, line, player },
    ...{ withdraws: false, reason: 'уехал', by: 'Ёлкин', expectedSeq: null },
  });

beforeAll(async () => {
  desk = new Desk();
  const { service } = desk;
  const table = readCsv(new TextEncoder().encode(CSV));
  const header = planOfHeader(table.rows[0]?.cells ?? []);
  const planned = planImport(header ?? [], table.rows.slice(1), []);
  expect(planned.filter((row) => row.state === 'twice').map((row) => row.line)).toEqual([12]);
  const people = comingIn(planned);
  expect(people).toHaveLength(14);
  await service.ok('file.create', {
    path: desk.path,
    tournament: aTournament({ target: 12, stakeKopecks: STAKE }),
    players: people,
    tables: [],
  });
  const ids = (await overview()).players.map(({ playerId }) => playerId);
  const sitOuts = async (number: number) =>
    (await roundOf(number)).play!.sitOuts.map(({ playerId }) => playerId);

  // Round 1: fourteen at three tables of four, two sit out.
  const first = await draw('lot', ids);
  for (const tableId of first) await play(tableId, 12);
  const sheet1 = await at(first[0]!).sheet();
  await desk.service.ok('deals.remove', desk.removing(sheet1.deals[2]!.dealId, 'дважды'));
  await desk.service.ok('deals.move', desk.moving(sheet1.deals[4]!.dealId, sheet1.deals[1]!.dealId));
  await state((await roundOf(1)).roundId, 'ended');
  const [gone = ''] = seated.get(first[1]!) ?? [];
  await service.ok('players.setState', {
    ...{ playerId: gone, state: 'withdrawn', fromRound: 2, reason: 'болен', by: 'Щукина' },
  });
  const { playerIds: late } = await service.ok('players.enter', {
    ...{ players: [{ ...aPlayer('Иванов'), given: 'Иван', year: 2001 }], fromRound: 2, by: 'Щукина' },
  });
  expect(await sitOuts(1)).toHaveLength(2);

  // Round 2: a substitute with the mean, one who goes on, a sheet broken off.
  const here = [...ids.filter((id) => id !== gone), ...late];
  const second = await draw('noRepeats', here);
  const out2 = await sitOuts(2);
  expect(out2.filter((id) => ids.indexOf(id) >= 0 && (late.includes(id) || id === gone))).toEqual([]);
  await play(second[0]!, 5);
  await substitute(second[0]!, 1, 'mean', { added: aPlayer('Запасной') });
  await play(second[0]!, 5);
  await play(second[1]!, 4);
  await substitute(second[1]!, 2, 'continue', { playerId: out2[0] ?? '' });
  await play(second[1]!, 6);
  await play(second[2]!, 3);
  await service.ok('sheet.end', {
    ...{
      tableId: second[2]!,
      how: 'brokenOff',
      awards: [],
      reason: 'по согласию',
      by: 'Ёлкин',
      expectedSeq: null,
    },
  });
  const sheet2 = await at(second[0]!).sheet();
  await service.ok('sheet.reseat', desk.reseating(sheet2.deals[7]!.dealId, [0, 3], 'перепутаны'));
  await service.ok('history.undo', {});
  await service.ok('history.redo', {});
  await state((await roundOf(2)).roundId, 'ended');

  // Round 3: by standings; one table awarded, one with a decision of the arbiter between deals.
  const third = await draw('swiss', here);
  const awards = [20, 20, -50, 0].map((points, i) => ({
    playerId: seated.get(third[0]!)?.[i] ?? '',
    points,
  }));
  await play(third[0]!, 2);
  await service.ok('sheet.end', {
    ...{
      tableId: third[0]!,
      how: 'awarded',
      awards,
      reason: 'отказались играть',
      by: 'Ёлкин',
      expectedSeq: null,
    },
  });
  await play(third[1]!, 6);
  const [a = '', b = ''] = seated.get(third[1]!) ?? [];
  await service.ok('incidents.issue', {
    ...{ tableId: third[1]!, dealId: null, incidents: [], offenders: [a], calledBy: b, calledAt: null },
    own: {
      reason: 'подсказка зрителя',
      lines: [
        { who: a, where: 'mountain', on: null, amount: 3 },
        { who: b, where: 'whists', on: a, amount: 17 },
      ],
    },
    ...{ arbiter: 'Ёлкин', facts: null, repeatOverride: null, appealUntil: null, expectedSeq: null },
  });
  await play(third[1]!, 5);
  await play(third[2]!, 14);
  const { rounds } = await overview();
  const fine = (playerId: string, points: number, round: number | null) =>
    service.ok('penalties.record', {
      ...{ playerId, points, reason: 'опоздание «на круг»' },
      roundId: round === null ? null : rounds[round - 1]!.roundId,
    });
  await fine(ids[4] ?? '', -20, 2);
  const { penaltyId } = await fine(ids[5] ?? '', -15, null);
  await service.ok('penalties.remove', { penaltyId, reason: 'не он' });
  const { tournament } = await overview();
  await service.ok('tournament.change', {
    tournament: { ...tournament, codexRounding: true },
    reason: 'так решили',
    recalculate: true,
  });
  await service.ok('standings.change', { plan: PLAN, reason: 'регламент' });
  await service.ok('money.change', { plan: money([ids[7] ?? '']), stakeKopecks: STAKE, reason: 'регламент' });
  // Two of whom one is a whole number behind the other are brought level, so that a prize is shared.
  const { rows } = await service.ok('standings.get', { afterRound: null });
  const score = (i: number): number => parts(rows[i]?.by?.score ?? '0', 1);
  const [upper = 0, lower = 1] = rows
    .slice(0, 5)
    .flatMap((_, i) => rows.map((__, j) => [i, j] as const))
    .find(([i, j]) => i < j && Math.abs((score(i) - score(j)) % 1) < 1e-9 && score(i) > score(j))!;
  await fine(rows[upper]!.playerId, Math.round(score(lower) - score(upper)), null);
  await service.ok('money.pay', {
    payments: [
      { from: ids[0] ?? '', to: 'cash', kopecks: 50_000, purpose: 'fee', by: 'Казначей' },
      { from: ids[1] ?? '', to: 'cash', kopecks: 20_000, purpose: 'fee', by: 'Казначей' },
    ],
  });
  const [coming] = (await service.ok('money.get', {})).toCome;
  const settlement = { ...coming!, purpose: 'settlement', by: 'Казначей' } as const;
  await service.ok('money.pay', { payments: [settlement] });
}, 300_000);
afterAll(() => desk.close());

/** Everything counted again from the sheets as they stand. */
async function again() {
  const view = await overview();
  const { tournament, players, rounds } = view;
  const lines: SecondLine[] = [];
  const byTable = new Map<string, SecondLine[]>();
  for (const { tableId } of rounds.flatMap((round) => round.tables)) {
    const own = secondLines(await desk.sheet(tableId), seated.get(tableId) ?? [], tournament);
    byTable.set(tableId, own);
    lines.push(...own);
  }
  const standings = await desk.service.ok('standings.get', { afterRound: null });
  const ids = players.map(({ playerId }) => playerId);
  const gone = new Set(
    view.playerStates?.filter((one) => one.state === 'withdrawn').map((one) => one.playerId),
  );
  const places = secondPlaces(ids, lines, standings.penalties, PLAN, gone);
  const paid = await desk.service.ok('money.get', {});
  const fees = new Map<string, number>();
  for (const { from, purpose, kopecks } of paid.payments)
    if (purpose === 'fee') fees.set(from, (fees.get(from) ?? 0) + kopecks);
  const plan = tournament.moneyPlan!;
  const purse = secondMoney(ids, lines, standings.penalties, places, plan, STAKE, fees);
  return { view, lines, byTable, standings, places, paid, purse };
}
type Again = Awaited<ReturnType<typeof again>>;
const total = (list: readonly number[]): number => list.reduce((x, y) => x + y, 0);

async function expectSums({ byTable, standings, places, paid, purse, view }: Again): Promise<void> {
  for (const [tableId, lines] of byTable) {
    const own = await desk.service.ok('sheet.lines', { tableId });
    expect(own.map(({ playerId, points }) => [playerId, points])).toEqual(
      lines.map(({ playerId, points }) => [playerId, points]),
    );
    expect(own.map(({ exact }) => parts(exact))).toEqual(lines.map(({ exact }) => exact));
    if (!own.some(({ awarded }) => awarded)) {
      expect(total(own.map(({ points }) => points))).toBe(0);
      expect(total(lines.map(({ exact }) => exact))).toBe(0);
    }
  }
  expect(
    standings.rows.map(({ playerId, place, total: all, by }) => [playerId, place, all, parts(by!.score)]),
  ).toEqual(places.map(({ playerId, place, total: all, score }) => [playerId, place, all, score]));
  // The awarded table gives −10; everything else of the tables is 0.
  expect([standings.sums.tables, standings.awarded?.map(({ sum }) => sum)]).toEqual([-10, [-10]]);
  expect(view.penalties).toBe(total(standings.penalties.map(({ points }) => points)));
  expect(paid.fund.total).toBe(purse.fund);
  for (const one of paid.players)
    expect([one.playerId, one.play, one.prize, one.balance]).toEqual([
      one.playerId,
      purse.play.get(one.playerId),
      purse.prize.get(one.playerId),
      purse.balance.get(one.playerId),
    ]);
  expect(paid.cash.balance).toBe(purse.cash);
  // What was paid and what is to come leave everybody even.
  const left = new Map([...purse.balance, ['cash', purse.cash]]);
  const made = paid.payments.filter(({ purpose }) => purpose !== 'fee');
  for (const { from, to, kopecks } of [...made, ...paid.toCome]) {
    left.set(from, (left.get(from) ?? 0) + kopecks);
    left.set(to, (left.get(to) ?? 0) - kopecks);
  }
  expect([...left.values()].filter((kopecks) => kopecks !== 0)).toEqual([]);
  expect(paid.toCome.length).toBeLessThan(left.size);
}

test('every sum is the one counted again', async () => {
  const all = await again();
  expect(all.places.some(({ place, from }) => place.includes('–') && from <= 5)).toBe(true);
  expect(all.lines.some(({ points }) => Math.abs(points) > 100)).toBe(true);
  expect(all.lines).toHaveLength(3 * 3 * 4 + 2);
  await expectSums(all);
  const check = await desk.service.ok('ledger.check', {});
  expect([check.integrity, check.differences]).toEqual([[], []]);
});

const MINUS = '\u2212';
const number = (text: string): number =>
  Number(text.replaceAll(MINUS, '-').replaceAll(/[+\s\u00a0\u202f]/gu, ''));
const table = (what: 'standings' | 'settlement' | 'money', format: 'csv' | 'xlsx' | 'html') =>
  desk.service.ok('exchange.table', {
    what,
    format,
    afterRound: null,
    locale: 'ru',
    timeZone: 'Europe/Moscow',
  });
const csv = async (what: 'standings' | 'settlement' | 'money'): Promise<string[][]> =>
  readCsv((await table(what, 'csv')).bytes).rows.map(({ cells }) => cells);
const shownPdf = async (
  document: 'standings' | 'final-protocol' | 'treasurer' | 'settlement' | 'sheet',
  key = '',
) => {
  const options = { locale: 'ru', timeZone: 'Europe/Moscow', twoUp: false } as const;
  return readPdf((await desk.service.ok('documents.preview', { document, key, options })).bytes);
};
const rouble = (kopecks: number): string => {
  const digits = String(Math.abs(kopecks)).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
};

describe('the same on screen, in files and on paper', () => {
  test('standings: CSV, workbook, page, PDF', async () => {
    const { standings } = await again();
    const rows = standings.rows.map((row) => ({
      name: row.full,
      numbers: [...row.rounds.map((cell) => cell?.result ?? null), row.tables, row.penalties, row.total],
      place: row.place,
    }));
    const n = 2 + standings.rounds.length + 3;
    const text = (await csv('standings')).slice(1, -1);
    const plain = (cell = ''): string => cell.replace(/^'/u, '');
    expect(
      text.map((cells) => [
        plain(cells[0]),
        plain(cells[1]),
        ...cells.slice(2, n).map((c) => (c === '' ? null : number(c))),
      ]),
    ).toEqual(rows.map(({ place, name, numbers }) => [place, name, ...numbers]));
    // A place of one's own is a number in a workbook, a shared one («3–5») a text.
    const inBook = (place: string): string | number => (/^\d+$/u.test(place) ? Number(place) : place);
    const [book = []] = workbookCells((await table('standings', 'xlsx')).bytes);
    expect(book.slice(1, -1).map((cells) => Array.from({ length: n }, (_, i) => cells[i] ?? null))).toEqual(
      rows.map(({ place, name, numbers }) => [inBook(place), name, ...numbers]),
    );
    const html = new TextDecoder().decode((await table('standings', 'html')).bytes);
    const cells = [...html.matchAll(/<tr>(.*?)<\/tr>/gsu)].map((row) =>
      [...(row[1] ?? '').matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gsu)].map((cell) => cell[1] ?? ''),
    );
    for (const { place, numbers } of rows) {
      const [wanted] = cells.filter((row) => row[0] === place && number(row[n - 1] ?? '') === numbers.at(-1));
      expect(wanted?.slice(2, n).map((c) => (c === '—' ? null : number(c)))).toEqual(numbers);
    }
    for (const document of ['standings', 'final-protocol'] as const) {
      const lines = (await shownPdf(document)).pages.flat();
      for (const { place, numbers } of rows) {
        const wanted = numbers.map((value) => (value === null ? '—' : value));
        const found = lines.some((line) => {
          const words = line.split(' ');
          return (
            words[0] === place &&
            wanted.filter((v) => v !== 0).every((v) => words.some((w) => w === v || number(w) === v))
          );
        });
        expect([document, place, wanted, found]).toEqual([document, place, wanted, true]);
      }
    }
  });

  test('settlement and money: CSV, workbook, PDF of the tables and of the treasurer', async () => {
    const { lines, byTable, paid, view } = await again();
    const settled = (await csv('settlement')).slice(1, -1);
    expect(settled.map((cells) => number(cells[5] ?? ''))).toEqual(lines.map(({ points }) => points));
    const [book = []] = workbookCells((await table('settlement', 'xlsx')).bytes);
    expect(book.slice(1, -1).map((cells) => cells[5])).toEqual(lines.map(({ points }) => points));
    const purse = (await csv('money')).slice(1, -1);
    const kopecks = (cell = ''): number => Math.round(number(cell.replace(',', '.')) * 100);
    const wanted = [
      ...paid.players.map(({ balance, open }) => [balance, open]),
      [paid.cash.balance, paid.cash.open],
    ];
    expect(purse.map((cells) => [kopecks(cells[8]), kopecks(cells[9])])).toEqual(wanted);
    const [moneyBook = []] = workbookCells((await table('money', 'xlsx')).bytes);
    expect(
      moneyBook.slice(1, -1).map((cells) => [8, 9].map((i) => Math.round(Number(cells[i] ?? 0) * 100))),
    ).toEqual(wanted);
    const treasurer = (await shownPdf('treasurer')).text.replaceAll(' ', '');
    for (const { balance } of paid.players) expect(treasurer).toContain(rouble(balance));
    for (const one of paid.toCome) expect(treasurer).toContain(rouble(one.kopecks));
    for (const { tableId, ended } of view.rounds.flatMap((round) => round.tables)) {
      const pdf = (await shownPdf('settlement', tableId)).text.replaceAll(MINUS, '-');
      for (const { points } of byTable.get(tableId) ?? [])
        expect([
          ended,
          tableId,
          points,
          new RegExp(`(^|[^\\d])${Math.abs(points)}([^\\d]|$)`, 'mu').test(pdf),
        ]).toEqual([ended, tableId, points, true]);
    }
  });

  test('the file: the totals stored beside the last entry of a sheet', async () => {
    const { view } = await again();
    const sheets = new Map<string, Sheet>();
    for (const tableId of seated.keys()) sheets.set(tableId, await desk.sheet(tableId));
    await desk.service.ok('file.close', {});
    const db = new Database(desk.path, { readonly: true });
    const stored = db
      .prepare(
        `SELECT sheet_totals AS totals, payload FROM entry WHERE sheet_totals IS NOT NULL ORDER BY seq`,
      )
      .all() as { totals: string; payload: string }[];
    db.close();
    await desk.service.ok('file.open', { path: desk.path });
    const last = new Map<string, unknown>();
    for (const { totals, payload } of stored) {
      const { tableId } = JSON.parse(payload) as { tableId?: string };
      if (tableId !== undefined) last.set(tableId, JSON.parse(totals));
    }
    expect(last.size).toBe(9);
    for (const [tableId, sheet] of sheets)
      expect(last.get(tableId)).toEqual(secondTotals(sheet, seated.get(tableId) ?? [], view.tournament));
  });
});

describe('nothing is lost on the way', () => {
  test('out, into another file, and out again: the same bytes and the same evening', async () => {
    const before = await shown(desk.service);
    const purse = await desk.service.ok('money.get', {});
    const { json } = await desk.service.ok('file.export', {});
    await desk.service.ok('file.import', { path: desk.folder.file('copy.pulka'), json });
    expect((await desk.service.ok('file.export', {})).json).toBe(json);
    expect(await shown(desk.service)).toEqual(before);
    expect(await desk.service.ok('money.get', {})).toEqual(purse);
    await desk.service.ok('file.open', { path: desk.path });
  });

  test('undo of everything that left no paper, a restart in the middle, redo of everything', async () => {
    const before = await shown(desk.service);
    const purse = await desk.service.ok('money.get', {});
    let steps = 0;
    let refused: string | null = null;
    for (;;) {
      const { undo } = await desk.service.ok('history.get', {});
      if (undo === null) break;
      refused = undo.refused;
      if (refused !== null) break;
      await desk.service.ok('history.undo', {});
      steps++;
      if (steps % 10 === 0) {
        const check = await desk.service.ok('ledger.check', {});
        expect([steps, check.integrity, check.differences]).toEqual([steps, [], []]);
      }
      if (steps === 13) await desk.reopen();
    }
    expect(steps).toBeGreaterThan(20);
    // The slip was issued: it is cancelled, not undone.
    expect(refused).not.toBeNull();
    await desk.reopen();
    for (let i = 0; i < steps; i++) await desk.service.ok('history.redo', {});
    expect((await desk.service.ok('history.get', {})).redo).toBeNull();
    expect(await shown(desk.service)).toEqual(before);
    const { seq: _seq, ...rest } = await desk.service.ok('money.get', {});
    const { seq: _then, ...then } = purse;
    expect(rest).toEqual(then);
    await expectSums(await again());
  });
});
