/** A club's rules in the tournament: taken, marked, pinned to the slip, undone, exported; hostile ones refused. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallInput } from '../../shared/ipc/contract.ts';
import { CLUB_FORMAT, simpleArticle } from '../../shared/rules/club/index.ts';
import { readPdf } from '../fixtures/documents-read.ts';
import { createTable, record, startService, temporaryFolder, type TestService } from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
let tableId: string;
let seats: string[];
beforeEach(async () => {
  folder = temporaryFolder();
  service = startService();
  tableId = await createTable(service, folder.file('t.pulka'), ['Рябинина', 'Морошкин', 'Верстов'], {
    target: null,
  });
  seats = (await service.ok('sheet.get', { tableId })).seats.map((seat) => seat.playerId);
});
afterEach(async () => {
  await service.close();
  folder.remove();
});

type Json = CallInput<'rules.change'>['patch'];
const json = (value: object): Json => JSON.parse(JSON.stringify(value)) as Json;
const three = { row: '003.S12#1', effect: 0, field: 'points', value: 3 };
const dearer = {
  format: CLUB_FORMAT,
  articles: [{ article: '003.S12', titleRu: '3 очка в гору', textRu: 'Три очка.', amounts: [three] }],
};
const change = (patch: Json, over: object = {}) =>
  service.ok('rules.change', {
    patch,
    by: 'Совет клуба',
    reason: 'Решение совета',
    expectedSeq: null,
    ...over,
  });
const talon = (rulebook = '003', article = '003.S12') => ({
  format: 'pulka-incident/1',
  rulebook,
  article,
  facts: { offender: seats[1]! },
  context: { convention: 'sochi', players: seats },
});
const issue = (incident: object) =>
  service.ok('incidents.issue', {
    tableId,
    dealId: null,
    incidents: [json(incident)],
    own: null,
    offenders: [seats[1]!],
    calledBy: null,
    calledAt: null,
    arbiter: 'Ёлкин',
    facts: null,
    repeatOverride: null,
    appealUntil: null,
    expectedSeq: null,
  });
const ruled = async (incident: object = talon()) =>
  (await service.ok('incidents.rule', { incident: json(incident) })) as { mountain: object };
const slipText = async (slipId: string): Promise<string> => {
  const { bytes } = await service.ok('documents.preview', {
    document: 'ruling-slip',
    key: slipId,
    options: { locale: 'ru', timeZone: 'Europe/Moscow', twoUp: false },
  });
  return (await readPdf(bytes)).text;
};

describe('amounts and texts', () => {
  test('a change rules what is issued from then on; what was issued keeps its text and amount', async () => {
    const before = await issue(talon());
    const { seq } = await change(json(dearer));
    expect(seq).toBe((await service.ok('tournament.get', {})).rulesSeq);
    expect((await ruled()).mountain).toEqual({ [seats[1]!]: 3 });
    const after = await issue(talon());
    expect([before, after].map(({ slip }) => slip.lines[0]?.amount)).toEqual([2, 3]);
    expect(after.slip.articles[0]).toMatchObject({ edited: true, titleRu: '3 очка в гору' });
    expect(before.slip.articles[0]).not.toHaveProperty('edited');
    const [old, fresh] = [await slipText(before.slip.slipId), await slipText(after.slip.slipId)];
    expect(fresh).toContain('Три очка. (Изменено клубом.)');
    expect(old).toContain('2 очка в гору.');
    expect(old).not.toContain('Изменено клубом');
  });

  test('survives a restart, an export and a check; undo and redo are named', async () => {
    const { patch } = await change(json(dearer));
    const { json: exported } = await service.ok('file.export', {});
    await service.ok('file.import', { path: folder.file('b.pulka'), json: exported });
    expect((await service.ok('rules.get', {})).patch).toEqual(patch);
    expect((await service.ok('file.export', {})).json).toBe(exported);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
    expect((await service.ok('history.get', {})).undo).toMatchObject({
      label: 'gesture.rules',
      refused: null,
    });
    await service.ok('history.undo', {});
    expect(await service.ok('rules.get', {})).toEqual({ patch: null, seq: 0 });
    expect((await ruled()).mountain).toEqual({ [seats[1]!]: 2 });
    await service.ok('history.redo', {});
    expect((await ruled()).mountain).toEqual({ [seats[1]!]: 3 });
  });

  test('null brings the printed texts back; so does a patch that changes nothing', async () => {
    await change(json(dearer));
    await change(null);
    expect((await ruled()).mountain).toEqual({ [seats[1]!]: 2 });
    await change(json({ format: CLUB_FORMAT }));
    expect((await service.ok('rules.get', {})).patch).toBeNull();
  });

  test('without an open tournament the printed texts rule', async () => {
    await change(json(dearer));
    await service.ok('file.close', {});
    expect((await ruled()).mountain).toEqual({ [seats[1]!]: 2 });
  });

  test('a repeated command answers once; another window’s change is noticed', async () => {
    const first = await change(json(dearer), {});
    const stale = { patch: null, by: '', reason: 'x', expectedSeq: 0 };
    expect((await service.refused('rules.change', stale)).code).toBe('ledger/stale');
    const same = { patch: null, by: '', reason: 'x', expectedSeq: first.seq };
    const meta = { commandId: 'rules-change-0001' };
    await service.ok('rules.change', same, meta);
    const seq = (await service.ok('file.status', {})).seq;
    await service.ok('rules.change', same, meta);
    expect((await service.ok('file.status', {})).seq).toBe(seq);
  });
});

describe('readings', () => {
  const late = (): object => ({
    format: 'pulka-incident/1',
    rulebook: '000',
    article: '000.1.2',
    facts: { offender: seats[1]!, noticed: 'laterPlay', revokeTrick: 3 },
    context: { convention: 'sochi', players: seats, contract: 8, declarer: seats[0]! },
  });
  const amount = async (): Promise<number | undefined> => (await issue(late())).slip.lines[0]?.amount;

  test('of the club, under those of the tournament; what an incident says of them does not count', async () => {
    expect(await amount()).toBe(6);
    await change(json({ format: CLUB_FORMAT, settings: { whistRemise: 'half' } }));
    expect(await amount()).toBe(3);
    expect((await issue({ ...late(), settings: { whistRemise: 'full' } })).slip.lines[0]?.amount).toBe(3);
    const { tournament } = await service.ok('tournament.get', {});
    await service.ok('tournament.change', {
      tournament: { ...tournament, ruleSettings: { whistRemise: 'full' } },
      reason: 'Регламент',
      recalculate: false,
    });
    expect(await amount()).toBe(6);
  });
});

describe('articles of its own', () => {
  const own = simpleArticle({
    name: 'phone',
    refRu: 'К1',
    titleRu: 'Телефон за столом',
    textRu: 'Звонок за столом: 5 очков в гору.',
    happened: 'general',
    writes: 'points',
    amount: 5,
    priceBasis: 'declaredGame',
    onlyRepeat: true,
    redeal: false,
  });
  const phone = (repeat: boolean) => ({
    ...talon('club', 'club.phone'),
    facts: { offender: seats[1]!, repeat },
  });

  test('rule, repeat, write and print like any other', async () => {
    await change(json({ format: CLUB_FORMAT, title: 'Правила клуба «Мизер»', own: [own] }));
    const first = await issue(phone(false));
    const again = await issue(phone(true));
    expect([first, again].map(({ slip }) => [slip.repeat.number, slip.lines.length])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(again.slip.lines[0]).toMatchObject({ where: 'mountain', amount: 5 });
    const text = await slipText(again.slip.slipId);
    expect(text).toContain('К1');
    expect(text).toContain('правила клуба');
    expect(text).toContain('Звонок за столом: 5 очков в гору.');
  });

  test('gone again, they rule no more, and their slips print on', async () => {
    await change(json({ format: CLUB_FORMAT, own: [own] }));
    await record(service, tableId, { type: 'raspasy', dealer: 0, tricks: [4, 3, 3] });
    const { slip } = await issue(phone(false));
    await change(null);
    const refused = await service.refused('incidents.rule', { incident: json(phone(false)) });
    expect(refused.code).toBe('input/refused');
    expect(await slipText(slip.slipId)).toContain('К1');
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  });
});

describe('refused, nothing written', () => {
  test.each<[string, object, string]>([
    ['an article that is not there', { articles: [{ article: '003.S99' }] }, 'patch.articles[0].article'],
    ['an unknown field', { script: 'x' }, 'patch.script'],
    [
      'too much',
      { articles: [{ article: '003.S12', amounts: [{ ...three, value: 1e9 }] }] },
      'patch.articles[0].amounts[0].value',
    ],
  ])('%s, with its place', async (_name, over, path) => {
    const before = (await service.ok('file.status', {})).seq;
    const error = await service.refused('rules.change', {
      patch: json({ format: CLUB_FORMAT, ...over }),
      by: '',
      reason: 'x',
      expectedSeq: null,
    });
    expect(error.code).toBe('input/refused');
    expect(error.problems?.map((problem) => problem.path)).toContain(path);
    expect((await service.ok('file.status', {})).seq).toBe(before);
  });

  test('a text without end', async () => {
    const questions = { x: 'я'.repeat(400_001) };
    const input = { patch: json({ format: CLUB_FORMAT, questions }), by: '', reason: 'x', expectedSeq: null };
    expect((await service.refused('rules.change', input)).code).toBe('rules/tooLong');
  });

  test('a ledger that holds a broken patch is refused on import, with its place', async () => {
    await change(json(dearer));
    const { json: exported } = await service.ok('file.export', {});
    const broken = exported.replace('"value":3', '"value":3.5').replace('"value": 3', '"value": 3.5');
    expect(broken).not.toBe(exported);
    const error = await service.refused('file.import', { path: folder.file('c.pulka'), json: broken });
    expect(error.problems?.map((problem) => problem.path).join()).toContain(
      'payload.patch.articles[0].amounts[0].value',
    );
  });
});
