/**
 * Rounds drawn, seated anew, begun, ended, taken off, played, in any order on a real file: every step back gives what stood
 * before it, a step forth what stood after it, and the file opened anew, checked and imported says the same.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importLedger } from '../../../main/service/exchange/tournament-file.ts';
import type { CallInput } from '../../../shared/ipc/contract.ts';
import { checkLedger } from '../../../shared/ledger/validate.ts';
import type { RoundState, TableState } from '../../../shared/ledger/state.ts';
import { foldTournament } from '../../../shared/ledger/projection.ts';
import {
  aPlayer,
  aTournament,
  passed,
  startService,
  temporaryFolder,
  type TestService,
} from '../../fixtures/service.ts';

const PLAYERS = 11;
const WHAT = ['draw', 'draw', 'change', 'change', 'start', 'end', 'cancel', 'deal', 'withdraw'] as const;
interface Act {
  what: (typeof WHAT)[number];
  a: number;
  b: number;
}
const act: fc.Arbitrary<Act> = fc.record({ what: fc.constantFrom(...WHAT), a: fc.nat(999), b: fc.nat(999) });

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];
const entriesOf = async (service: TestService) => importLedger((await service.ok('file.export', {})).json);
/** What the rounds are, but for the numbers of entries. */
async function shown(service: TestService): Promise<string> {
  const { rounds } = await service.ok('tournament.get', {});
  return JSON.stringify(
    rounds.map(({ play, tables, ...round }) => ({
      ...round,
      ...{
        play,
        tables: tables.map(({ tableId, number, seats, deals }) => ({ tableId, number, seats, deals })),
      },
    })),
  );
}

/** Tries the act; what is refused changes nothing. */
async function perform(service: TestService, { what, a, b }: Act): Promise<boolean> {
  const { rounds, players } = await service.ok('tournament.get', {});
  const round = pick(rounds, a);
  const draw = { method: 'lot', seed: `s${b}` } as const;
  const asked: Omit<CallInput<'draw.propose'>, 'roundId' | 'players' | 'rounds'> = {
    ...{ job: 'j', method: 'lot', seed: `s${b}`, sizes: { kind: 'fours' }, keep: [], clubsApart: false },
  };
  const playing = async (roundId: string | null): Promise<string[]> =>
    (await service.ok('draw.base', { roundId })).players.flatMap((one) =>
      one.playing ? [one.playerId] : [],
    );
  switch (what) {
    case 'draw': {
      const there = (await playing(null)).slice(a % 3);
      const drawn = await service.call('draw.propose', {
        ...asked,
        roundId: null,
        players: there,
        rounds: 1 + (b % 2),
      });
      return drawn.ok && (await service.call('rounds.draw', { rounds: drawn.value.rounds, draw })).ok;
    }
    case 'change': {
      if (round === undefined) return false;
      const { roundId } = round;
      const drawn = await service.call('draw.propose', {
        ...asked,
        roundId,
        players: await playing(roundId),
        rounds: 1,
      });
      if (!drawn.ok) return false;
      const [seating] = drawn.value.rounds;
      return (
        seating !== undefined &&
        (await service.call('rounds.change', { roundId, seating, draw, reason: 'опыт', expectedSeq: null }))
          .ok
      );
    }
    case 'start':
    case 'end': {
      if (round === undefined) return false;
      const state = what === 'start' ? ('running' as const) : ('ended' as const);
      const input = { roundId: round.roundId, state, by: '', evenUnfinished: b % 2 === 0 };
      return (await service.call('rounds.setState', input)).ok;
    }
    case 'cancel':
      return (
        round !== undefined &&
        (await service.call('rounds.cancel', { roundId: round.roundId, reason: 'опыт' })).ok
      );
    case 'deal': {
      const table = round === undefined ? undefined : pick(round.tables, b);
      if (table === undefined) return false;
      const deal = table.seats.length === 4 ? passed(3, 0, [1, 2]) : passed(2, 0, [1, 2]);
      const input = { tableId: table.tableId, deal, before: null, expectedSeq: null };
      return (await service.call('deals.record', input)).ok;
    }
    case 'withdraw': {
      const playerId = pick(players, b)?.playerId ?? '';
      const state = a % 2 === 0 ? ('withdrawn' as const) : ('playing' as const);
      return (
        await service.call('players.setState', {
          playerId,
          state,
          fromRound: 1 + (a % 4),
          by: '',
          reason: '',
        })
      ).ok;
    }
  }
}

/** Nobody in two places of a round; every sheet with deals has its table. */
function expectSound(rounds: readonly RoundState[], tables: readonly TableState[]): void {
  for (const { roundId, sitOuts } of rounds) {
    const own = tables.filter((table) => table.roundId === roundId);
    const everybody = [...own.flatMap(({ seats }) => seats), ...sitOuts];
    expect(new Set(everybody).size).toBe(everybody.length);
    expect(own.length).toBeGreaterThan(0);
  }
  expect(new Set(tables.map(({ tableId }) => tableId)).size).toBe(tables.length);
}

describe('rounds', () => {
  test('any acts in any order are taken back and restored, and the file says the same', async () => {
    const folder = temporaryFolder();
    let files = 0;
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
          const service = startService();
          const path = folder.file(`${++files}.pulka`);
          const players = Array.from({ length: PLAYERS }, (_, i) => aPlayer(`Игрок${i}`));
          await service.ok('file.create', {
            path,
            tournament: aTournament({ target: null }),
            players,
            tables: [],
          });
          const states = [await shown(service)];
          for (const one of acts) {
            const before = states.at(-1);
            if (await perform(service, one)) states.push(await shown(service));
            else expect(await shown(service)).toBe(before);
          }
          const end = states.at(-1);
          for (let i = states.length - 2; i >= 0; i--) {
            await service.ok('history.undo', {});
            expect(await shown(service)).toBe(states[i]);
          }
          for (let i = 1; i < states.length; i++) {
            await service.ok('history.redo', {});
            expect(await shown(service)).toBe(states[i]);
          }
          await service.ok('file.close', {});
          await service.ok('file.open', { path });
          expect(await shown(service)).toBe(end);
          const entries = await entriesOf(service);
          expect(checkLedger(entries)).toEqual([]);
          const { rounds, tables } = foldTournament(entries);
          expectSound(rounds, tables);
          await service.close();
        }),
        { numRuns: 12, seed: 20261129 },
      );
    } finally {
      folder.remove();
    }
  }, 120_000);
});
