/** What rounds a ledger cannot have: refused at import and named by `pulka check`. */
import { describe, expect, test } from 'vitest';
import type { Entry, EntryKind, Payload } from '../../../shared/ledger/kinds.ts';
import { entrySchema } from '../../../shared/ledger/entry.ts';
import { foldTournament } from '../../../shared/ledger/projection.ts';
import { checkLedger } from '../../../shared/ledger/validate.ts';
import { aPlayer, aTournament, passed } from '../../fixtures/service.ts';

class Ledger {
  readonly entries: Entry[] = [];
  add<K extends EntryKind>(kind: K, payload: Payload<K>, voidsSeq: number | null = null): this {
    const seq = this.entries.length + 1;
    const rest = {
      actor: '',
      reason: '',
      recordedAt: `2026-10-03T15:00:${String(seq).padStart(2, '0')}.000Z`,
    };
    const entry = {
      seq,
      kind,
      version: 1,
      payload,
      commandId: `command-${seq}`,
      voidsSeq,
      playedAt: null,
      ...rest,
    };
    this.entries.push(entrySchema.parse(entry));
    return this;
  }
}
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const table = (tableId: string, number: number, seats: string) => ({
  tableId,
  number,
  seats: Array.from(seats),
});
/** Seven players, a round of tables abc and def, g sits out. */
function begin(): Ledger {
  const ledger = new Ledger().add('tournament.created', aTournament());
  for (const playerId of IDS) ledger.add('player.added', { playerId, ...aPlayer(playerId) });
  const tables = [table('t1', 1, 'abc'), table('t2', 2, 'def')];
  return ledger.add('round.added', { roundId: 'r', number: 1, tables, sitOuts: ['g'] });
}
const deal = (tableId: string) => ({ tableId, dealId: 'd1', place: 'a0', deal: passed(2, 0, [1, 2]) });
const slip: Payload<'ruling.issued'> = {
  slipId: 'slip',
  number: 1,
  tableId: 't1',
  dealId: null,
  place: 'a0',
  ...{ code: '1', calledBy: null, calledAt: null, arbiter: 'x', offenders: ['a'], articles: [] },
  ...{ ownDecision: { reason: 'x' }, facts: '', instructions: [], ordinary: '', appealUntil: null },
  lines: [{ who: 'a', where: 'mountain', on: null, amount: 2, why: 'x' }],
  ...{ repeat: { number: 1, overriddenBecause: null }, dealRuling: null, tricks: null },
};
const codes = ({ entries }: Ledger): string[] => checkLedger(entries).map(({ code }) => code);

describe('rounds of a ledger', () => {
  test('a round as it was written before draws were recorded is read, and has neither draw nor sit-outs', () => {
    const ledger = new Ledger().add('tournament.created', aTournament());
    for (const playerId of IDS) ledger.add('player.added', { playerId, ...aPlayer(playerId) });
    ledger.add('round.added', { roundId: 'r', number: 1, tables: [table('t1', 1, 'abcd')] });
    expect(codes(ledger)).toEqual([]);
    expect(foldTournament(ledger.entries).rounds).toEqual([
      {
        ...{
          roundId: 'r',
          number: 1,
          sitOuts: [],
          draw: null,
          state: 'drawn',
          startedAt: null,
          endedAt: null,
          seq: 9,
        },
      },
    ]);
  });

  test('another seating takes the place of the first, order of tables and states kept', () => {
    const ledger = begin()
      .add('deal.recorded', deal('t1'))
      .add('round.state', { roundId: 'r', state: 'running', by: '' })
      .add('round.changed', {
        roundId: 'r',
        tables: [table('t1', 1, 'abc'), table('t3', 2, 'gfe')],
        sitOuts: ['d'],
      });
    expect(codes(ledger)).toEqual([]);
    const { rounds, tables } = foldTournament(ledger.entries);
    expect(tables.map(({ tableId, seats }) => `${tableId} ${seats.join('')}`)).toEqual(['t1 abc', 't3 gfe']);
    expect(rounds[0]).toMatchObject({
      sitOuts: ['d'],
      state: 'running',
      startedAt: '2026-10-03T15:00:11.000Z',
    });
  });

  test('what concerns a round that was taken off is left alone', () => {
    const because = { because: 'cancelled' as const, correction: null, restores: null };
    const ledger = begin()
      .add('round.state', { roundId: 'r', state: 'running', by: '' })
      .add('void', because, 9);
    expect(codes(ledger)).toEqual([]);
    const { rounds, tables } = foldTournament(ledger.entries);
    expect([rounds, tables]).toEqual([[], []]);
  });

  test('somebody in two places, unknown people, a round that there never was', () => {
    const twice = { roundId: 'r', tables: [table('t5', 1, 'aba')] };
    expect(codes(begin().add('round.changed', twice))).toEqual(['round/playerTwice']);
    const also = { roundId: 'r', tables: [table('t5', 1, 'abc')], sitOuts: ['c'] };
    expect(codes(begin().add('round.changed', also))).toEqual(['round/playerTwice']);
    const stranger = { roundId: 'r', tables: [table('t5', 1, 'abx')] };
    expect(codes(begin().add('round.changed', stranger))).toEqual(['ledger/noPlayer']);
    expect(codes(begin().add('round.state', { roundId: 'q', state: 'ended', by: '' }))).toEqual([
      'ledger/noRound',
    ]);
  });

  test('a sheet whose people change, or whose table goes while its deals count', () => {
    const others = { roundId: 'r', tables: [table('t1', 1, 'abd'), table('t2', 2, 'cef')] };
    expect(codes(begin().add('round.changed', others))).toEqual([
      'ledger/tableChanged',
      'ledger/tableChanged',
    ]);
    const gone = { roundId: 'r', tables: [table('t2', 2, 'def')] };
    expect(codes(begin().add('deal.recorded', deal('t1')).add('round.changed', gone))).toEqual([
      'ledger/tableLost',
    ]);
    expect(codes(begin().add('round.changed', gone))).toEqual([]);
  });

  test('a slip in force, a substitution or an ending is lost with its table like a deal; what does not count is not', () => {
    const gone = { roundId: 'r', tables: [table('t2', 2, 'def')] };
    const lost = (ledger: Ledger): string[] =>
      checkLedger(ledger.add('round.changed', gone).entries).map(({ path, code }) => `${path} ${code}`);
    const first = ['entries[9].payload.tableId ledger/tableLost'];
    const change = {
      substitutionId: 's',
      tableId: 't1',
      seat: 0,
      out: 'a',
      in: 'g',
      line: 'continue',
    } as const;
    expect(lost(begin().add('seat.substituted', { ...change, place: 'a0', by: '' }))).toEqual(first);
    const end = { tableId: 't1', awards: [], by: '' };
    const ended = begin().add('sheet.ended', { ...end, how: 'brokenOff' });
    expect(lost(ended)).toEqual(first);
    const resumed = begin().add('sheet.ended', { ...end, how: 'brokenOff' });
    expect(lost(resumed.add('sheet.ended', { ...end, how: 'resumed' }))).toEqual([]);
    expect(lost(begin().add('ruling.issued', slip))).toEqual(first);
    const cancelled = { slipId: 'slip', state: 'cancelled', by: '', reason: 'x', replacedBy: null } as const;
    expect(lost(begin().add('ruling.issued', slip).add('ruling.state', cancelled))).toEqual([]);
    const undone = { because: 'undo' as const, correction: null, restores: null };
    expect(lost(begin().add('deal.recorded', deal('t1')).add('void', undone, 10))).toEqual([]);
  });
});
