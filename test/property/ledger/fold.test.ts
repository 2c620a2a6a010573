/** Laws of the fold: a void is the absence of its entry, and undo gives back what was. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deal } from '../../../shared/domain/types.ts';
import { historyOf, voidsFor } from '../../../shared/ledger/history.ts';
import type { Entry, EntryKind, Payload } from '../../../shared/ledger/kinds.ts';
import { EntryIndex } from '../../../main/service/ledger/entry-index.ts';
import { foldSheet, foldTournament, withDeal, withPaper } from '../../../shared/ledger/projection.ts';
import type { TournamentState } from '../../../shared/ledger/state.ts';
import { aTournament } from '../../fixtures/service.ts';

const TABLES = ['t1', 't2'];
const SEATS = ['p1', 'p2', 'p3'];

/** A ledger under construction. */
class Builder {
  entries: Entry[] = [];
  private commands = 0;
  command(drafts: readonly { kind: EntryKind; payload: object; voidsSeq?: number }[]): void {
    const commandId = `c${++this.commands}`;
    for (const { kind, payload, voidsSeq } of drafts) {
      const seq = this.entries.length + 1;
      if (voidsSeq !== undefined && this.entries.some((entry) => entry.voidsSeq === voidsSeq))
        throw new Error('voided twice');
      const rest = {
        version: 1,
        commandId,
        voidsSeq: voidsSeq ?? null,
        actor: '',
        reason: '',
        recordedAt: `${seq}`,
        playedAt: null,
      };
      this.entries.push({ seq, kind, payload, ...rest } as Entry);
    }
  }
}

function started(): Builder {
  const builder = new Builder();
  builder.command([
    { kind: 'tournament.created', payload: aTournament() },
    ...SEATS.map((playerId) => ({
      kind: 'player.added' as const,
      payload: { playerId, surname: playerId, given: '', patronymic: '', club: '', year: null, note: '' },
    })),
    {
      kind: 'round.added',
      payload: {
        roundId: 'r1',
        number: 1,
        tables: TABLES.map((tableId, i) => ({ tableId, number: i + 1, seats: SEATS })),
      },
    },
  ]);
  return builder;
}

const deal = (i: number): Deal => ({ type: 'redeal', dealer: i % 3 });
const recorded = (
  tableId: string,
  dealId: string,
  place: string,
  i: number,
): { kind: 'deal.recorded'; payload: Payload<'deal.recorded'> } => ({
  kind: 'deal.recorded',
  payload: { tableId, dealId, place, deal: deal(i) },
});

const slip = (
  tableId: string,
  slipId: string,
  dealId: string | null,
  place: string | null,
): { kind: 'ruling.issued'; payload: Payload<'ruling.issued'> } => ({
  kind: 'ruling.issued',
  payload: {
    ...{ slipId, number: Number(slipId.slice(1)), tableId, dealId, place, code: '1', calledBy: null },
    ...{ calledAt: null, arbiter: 'x', offenders: ['p1'], articles: [], ownDecision: { reason: 'x' } },
    ...{ facts: '', instructions: [], ordinary: '', appealUntil: null, dealRuling: null, tricks: null },
    lines: [{ who: 'p1', where: 'mountain', on: null, amount: 2, why: 'x' }],
    repeat: { number: 1, overriddenBecause: null },
  },
});

/** What a secretary may do, as choices that are read against the ledger so far. */
type Act = {
  what:
    | 'record'
    | 'correct'
    | 'remove'
    | 'move'
    | 'reseat'
    | 'verdict'
    | 'paper'
    | 'answer'
    | 'check'
    | 'penalty'
    | 'slip'
    | 'slipBetween'
    | 'slipState'
    | 'substitute'
    | 'undo'
    | 'redo';
  a: number;
  b: number;
};
const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom(
    'record',
    'record',
    'record',
    'correct',
    'remove',
    'move',
    'move',
    'reseat',
    'verdict',
    'paper',
    'answer',
    'check',
    'penalty',
    'slip',
    'slipBetween',
    'slipState',
    'substitute',
    'undo',
    'undo',
    'redo',
  ),
  a: fc.nat(1000),
  b: fc.nat(1000),
});

/** The end of the chain of voids of an entry. */
function tipOf(entries: readonly Entry[], seq: number): number {
  const next = entries.find((entry) => entry.voidsSeq === seq);
  return next === undefined ? seq : tipOf(entries, next.seq);
}

/** The void that makes an entry as if it had not been: of an undo it is a redo, and restores what that took back. */
function absenceOf(
  entries: readonly Entry[],
  x: Entry,
): { kind: 'void'; payload: Payload<'void'>; voidsSeq: number } {
  const isUndo = x.kind === 'void' && x.payload.because === 'undo';
  const before = isUndo ? entries.find((entry) => entry.seq === x.voidsSeq) : undefined;
  const restores = before?.kind === 'void' ? (before.payload.restores ?? before.seq) : null;
  return {
    kind: 'void',
    payload: { because: isUndo ? 'redo' : 'undo', correction: null, restores },
    voidsSeq: x.seq,
  };
}

function perform(builder: Builder, { what, a, b }: Act): void {
  const tableId = TABLES[a % 2] as string;
  const rows = foldTournament(builder.entries).sheets.get(tableId)?.rows ?? [];
  const row = rows[b % Math.max(1, rows.length)];
  const stacks = historyOf(builder.entries);
  const id = `d${builder.entries.length}`;
  const tip = (seq: number): number => tipOf(builder.entries, seq);
  const chains = {
    next: builder.entries.length + 1,
    entry: (seq: number) => builder.entries[seq - 1] ?? null,
  };
  switch (what) {
    case 'record':
      return builder.command([recorded(tableId, id, `a${String(b).padStart(4, '0')}${id}`, b)]);
    case 'correct':
      if (row === undefined) return;
      return builder.command([
        {
          kind: 'void',
          payload: { because: 'correction', correction: 'typing', restores: null },
          voidsSeq: tip(row.entrySeq),
        },
        recorded(tableId, row.dealId, row.place, b),
      ]);
    case 'remove':
      if (row === undefined) return;
      return builder.command([
        {
          kind: 'void',
          payload: { because: 'removal', correction: 'typing', restores: null },
          voidsSeq: tip(row.entrySeq),
        },
      ]);
    case 'move': {
      if (row === undefined) return;
      const { dealId, place: from } = row;
      const place = `a${String(a).padStart(4, '0')}${id}`;
      const payload: Payload<'deal.moved'> = { tableId, dealId, from, place, correction: 'typing' };
      return builder.command([{ kind: 'deal.moved', payload }]);
    }
    case 'reseat':
      return builder.command(
        rows.slice(b % Math.max(1, rows.length)).flatMap((one) => [
          {
            kind: 'void' as const,
            payload: { because: 'correction', correction: 'typing', restores: null, seats: [0, 1] },
            voidsSeq: tip(one.entrySeq),
          },
          recorded(tableId, one.dealId, one.place, b + 1),
        ]),
      );
    case 'verdict': {
      if (row === undefined) return;
      const { dealId, entrySeq } = row;
      const verdict = a % 2 === 0 ? 'confirmed' : 'rejected';
      const payload = { tableId, dealId, entrySeq, verdict, by: 'y', typed: null, remark: '' };
      return builder.command([{ kind: 'deal.verdict', payload }]);
    }
    case 'paper': {
      const line = ['1', '2', String(b)];
      const foot = { pool: line, mountain: line, whists: line, result: line };
      const running = row === undefined ? [] : [{ dealId: row.dealId, foot }];
      return builder.command([{ kind: 'sheet.paper', payload: { tableId, foot, running } }]);
    }
    case 'answer':
      return builder.command([
        { kind: 'warning.answered', payload: { code: 'sameDeals', key: String(b), by: '' } },
      ]);
    case 'check':
      return builder.command([
        { kind: 'sheet.state', payload: { tableId, state: 'checked', by: 'x', result: [] } },
      ]);
    case 'penalty':
      return builder.command([
        {
          kind: 'penalty.recorded',
          payload: { penaltyId: id, playerId: 'p1', roundId: null, points: -b, reason: 'x' },
        },
      ]);
    case 'slip':
    case 'slipBetween': {
      const isOn = what === 'slip';
      if (isOn && (row === undefined || row.slipRow)) return;
      const place = isOn ? null : `a${String(a).padStart(4, '0')}${id}`;
      return builder.command([slip(tableId, id, isOn ? (row?.dealId ?? null) : null, place)]);
    }
    case 'slipState': {
      const slips = foldTournament(builder.entries).sheets.get(tableId)?.slips ?? [];
      const one = slips[a % Math.max(1, slips.length)];
      if (one === undefined) return;
      const state = b % 2 === 0 ? ('cancelled' as const) : ('upheld' as const);
      const payload = { slipId: one.slip.slipId, state, by: 'z', reason: 'x', replacedBy: null };
      return builder.command([{ kind: 'ruling.state', payload }]);
    }
    case 'substitute': {
      const place = `a${String(a).padStart(4, '0')}${id}`;
      const payload: Payload<'seat.substituted'> = {
        ...{ tableId, substitutionId: id, seat: b % 3, out: SEATS[b % 3] as string, in: 'p4' },
        ...{ place, line: a % 2 === 0 ? 'continue' : 'mean', by: 'x' },
      };
      return builder.command([{ kind: 'seat.substituted', payload }]);
    }
    case 'undo': {
      const step = stacks.undo.at(-1);
      return step === undefined || stacks.undo.length === 1
        ? undefined
        : builder.command(voidsFor(step, 'undo', tip, chains));
    }
    case 'redo': {
      const step = stacks.redo.at(-1);
      return step === undefined ? undefined : builder.command(voidsFor(step, 'redo', tip, chains));
    }
  }
}

function ledgerOf(acts: readonly Act[]): Builder {
  const builder = started();
  for (const one of acts) perform(builder, one);
  return builder;
}

const ledgers = fc.array(act, { maxLength: 25 });

describe('the fold', () => {
  test('of entries + void of x is the fold of the entries without x', () => {
    fc.assert(
      fc.property(ledgers, fc.nat(1000), (acts, n) => {
        const { entries } = ledgerOf(acts);
        const taken = new Set(entries.map((e) => e.voidsSeq));
        const free = entries.filter((e) => !taken.has(e.seq));
        const x = free[n % free.length] as Entry;
        const more = ledgerOf(acts);
        more.command([absenceOf(entries, x)]);
        expect(foldTournament(more.entries)).toEqual(foldTournament(entries.filter((e) => e !== x)));
      }),
      { numRuns: 300 },
    );
  });

  test('with a deal at the end or other numbers of the paper added is the fold of all entries', () => {
    fc.assert(
      fc.property(ledgers, (acts) => {
        const { entries } = ledgerOf(acts);
        for (let n = 1; n <= entries.length; n++) {
          const last = entries[n - 1] as Entry;
          if (last.kind !== 'deal.recorded' && last.kind !== 'sheet.paper') continue;
          const { tableId } = last.payload;
          const own = entries
            .slice(0, n)
            .filter((e) => !('tableId' in e.payload) || e.payload.tableId === tableId);
          const before = foldSheet(own.slice(0, -1), SEATS);
          const known = new EntryIndex();
          for (const entry of entries.slice(0, n - 1)) known.add(entry);
          const quick = withDeal(before, last, (id) => known.hasDeal(id)) ?? withPaper(before, last);
          if (quick !== null) expect(quick).toEqual(foldSheet(own, SEATS));
          // The number of a deal is its place among the deals of the sheet.
          const { rows, changes } = quick ?? foldSheet(own, SEATS);
          const deals = rows.filter((row) => !row.slipRow);
          expect(deals.map((row) => row.number)).toEqual(deals.map((_, i) => i + 1));
          expect(changes).toEqual(rows.filter((row) => row.substitution !== undefined));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('undo and redo', () => {
  const undo = (builder: Builder): void => perform(builder, { what: 'undo', a: 0, b: 0 });
  const redo = (builder: Builder): void => perform(builder, { what: 'redo', a: 0, b: 0 });

  test('undo after any act gives the state before it, redo the state after', () => {
    fc.assert(
      fc.property(ledgers, act, (acts, last) => {
        fc.pre(!['undo', 'redo', 'paper', 'answer'].includes(last.what));
        const builder = ledgerOf(acts);
        const before = foldTournament(builder.entries);
        const length = builder.entries.length;
        perform(builder, last);
        fc.pre(builder.entries.length > length);
        const after = foldTournament(builder.entries);
        undo(builder);
        expect(foldTournament(builder.entries)).toEqual(before);
        redo(builder);
        expect(foldTournament(builder.entries)).toEqual(after);
        undo(builder);
        expect(foldTournament(builder.entries)).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  test('all the way down and up again passes through the same states', () => {
    fc.assert(
      fc.property(ledgers, (acts) => {
        const own = acts.filter(({ what }) => !['undo', 'redo', 'paper', 'answer'].includes(what));
        const builder = ledgerOf(own);
        const states: TournamentState[] = [foldTournament(builder.entries)];
        const depth = historyOf(builder.entries).undo.length - 1;
        for (let i = 0; i < depth; i++) {
          undo(builder);
          states.push(foldTournament(builder.entries));
        }
        expect(states.at(-1)).toEqual(foldTournament(started().entries));
        for (let i = depth - 1; i >= 0; i--) {
          redo(builder);
          expect(foldTournament(builder.entries)).toEqual(states[i]);
        }
        expect(historyOf(builder.entries).redo).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
