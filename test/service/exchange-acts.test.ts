/** The acts of the desk in an exported file: byte for byte both ways; what leads nowhere is refused with its place. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import { Desk, shown } from '../fixtures/desk.ts';
import { aTournament, passed } from '../fixtures/service.ts';

let desk: Desk;
let exported: string;
const six = (dealer: number): Deal => passed(dealer, (dealer + 1) % 3, [(dealer + 2) % 3, dealer]);
const empty = ['', '', ''];
const foot = { pool: ['2', '', ''], mountain: empty, whists: empty, result: empty };

beforeEach(async () => {
  desk = await new Desk().open(['Рябинина', 'Морошкин', 'Верстов'], { target: null });
  const { service } = desk;
  const deadlines = { typing: 30, table: null, ruling: 0 };
  const tournament = aTournament({ target: null, correctionDeadlines: deadlines });
  await service.ok('tournament.change', { tournament, reason: '', recalculate: false });
  const [a = '', b = ''] = await desk.recordAll([
    six(0),
    six(1),
    { type: 'misere', dealer: 0, declarer: 1, tricks: 9 },
  ]);
  await service.ok('deals.move', desk.moving(b, a, 'Не на том месте'));
  await service.ok('history.undo', {});
  await service.ok('history.redo', {});
  await service.ok('sheet.reseat', desk.reseating(a, [0, 2], 'Столбцы'));
  await service.ok('sheet.paper', { tableId: desk.tableId, foot, running: [{ dealId: a, foot }] });
  const { deals } = await desk.sheet();
  const version = { tableId: desk.tableId, dealId: a, entrySeq: deals[1]?.entrySeq ?? 0 };
  await service.ok('pass.record', {
    ...version,
    verdict: 'rejected',
    by: 'Ложкина',
    typed: six(2),
    remark: 'Не то',
  });
  for (const { code, key } of await service.ok('warnings.list', { tableId: null }))
    await service.ok('warnings.answer', { code, key });
  exported = (await service.ok('file.export', {})).json;
});
afterEach(() => desk.close());

test('export, import, export are the same bytes, and everything that is shown is the same', async () => {
  for (const kind of ['deal.moved', 'deal.verdict', 'sheet.paper', 'warning.answered'])
    expect(exported).toContain(`"kind":"${kind}"`);
  const before = await shown(desk.service);
  await desk.service.ok('file.import', { path: desk.folder.file('b.pulka'), json: exported });
  expect((await desk.service.ok('file.export', {})).json).toBe(exported);
  expect(await shown(desk.service)).toEqual(before);
  expect(await desk.service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
});

describe('refused with its place', () => {
  interface Line {
    kind: string;
    payload: Record<string, unknown>;
    actor: string;
  }
  const broken = async (
    kind: string,
    edit: (payload: Record<string, unknown>) => void,
  ): Promise<string[]> => {
    const json = JSON.parse(exported) as { entries: Line[] };
    const at = json.entries.findLastIndex((entry) => entry.kind === kind);
    const entry = json.entries[at];
    if (entry === undefined) throw new Error(`no ${kind}`);
    edit(entry.payload);
    const refused = await desk.service.refused('file.import', {
      path: desk.folder.file('c.pulka'),
      json: JSON.stringify(json),
    });
    return (refused.problems ?? []).map(
      ({ path, code }) => `${path.replace(`entries[${at}].payload`, '')} ${code}`,
    );
  };

  test.each<[string, string, Record<string, unknown>, string]>([
    ['a move of no deal', 'deal.moved', { dealId: 'x' }, '.dealId ledger/noDeal'],
    ['a move at no table', 'deal.moved', { tableId: 'x' }, '.tableId ledger/noTable'],
    ['a move without a kind', 'deal.moved', { correction: undefined }, '.correction value/oneOf'],
    ['a verdict on no deal', 'deal.verdict', { dealId: 'x' }, '.dealId ledger/noDeal'],
    ['a verdict on no version', 'deal.verdict', { entrySeq: 1 }, '.entrySeq ledger/noVersion'],
    ['a verdict of who typed', 'deal.verdict', { by: 'щукина' }, '.by pass/samePerson'],
    ['a verdict of nobody', 'deal.verdict', { by: '' }, '.by value/tooSmall'],
    [
      'paper of four at a table of three',
      'sheet.paper',
      { foot: { ...foot, pool: [...foot.pool, ''] } },
      '.foot.pool ledger/seats',
    ],
    [
      'a running line of no deal',
      'sheet.paper',
      { running: [{ dealId: 'x', foot }] },
      '.running[0].dealId ledger/noDeal',
    ],
    ['an answer to no known question', 'warning.answered', { code: 'bingo' }, '.code value/oneOf'],
  ])('%s', async (_name, kind, over, expected) => {
    expect(await broken(kind, (payload) => Object.assign(payload, over))).toEqual([expected]);
  });
});

test('a file from before these acts opens as it is: no deadlines, no paper, no verdicts', async () => {
  const old = await new Desk().open(['А', 'Б', 'В']);
  await old.record(six(0));
  const sheet = await old.sheet();
  expect([sheet.paper, sheet.verdicts, sheet.mark]).toEqual([null, [], null]);
  expect((await old.service.ok('file.export', {})).json).not.toContain('correctionDeadlines');
  await old.close();
});
