/**
 * What a deal costs from `dispatch` to the durable commit, beside the bare single-row commit of the same database with
 * the same pragmas.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { setPragmas } from '../../main/service/db/pragmas.ts';
import { createService } from '../../main/service/service.ts';
import type { Deal } from '../../shared/domain/types.ts';
import { aPlayer, aTournament, resources, temporaryFolder } from '../fixtures/service.ts';
import type { Figure } from './figure.ts';
import { median, pairedRatio } from './statistics.ts';

const SHEETS = 20;
const DEALS = 60;

const since = (start: bigint): number => Number(process.hrtime.bigint() - start) / 1000;

/** No target, so that sixty deals fit on a sheet. */
const deal = (i: number): Deal => ({
  type: 'game',
  dealer: i % 3,
  declarer: (i + 1) % 3,
  level: 6,
  trump: 'spades',
  defence: [
    { player: (i + 2) % 3, says: 'whist' },
    { player: i % 3, says: 'pass' },
  ],
  tricks: { [(i + 1) % 3]: 6 },
});

export async function commitFigure(): Promise<Figure> {
  // On the disk of the program: what is measured is the way to a disk.
  const base = resolve(import.meta.dirname, '../../out/bench');
  mkdirSync(base, { recursive: true });
  const folder = temporaryFolder(base);
  const service = createService({ resources });
  const created = await service.call('file.create', {
    path: folder.file('bench.pulka'),
    tournament: aTournament({ target: null }),
    players: Array.from({ length: 3 * SHEETS }, (_, i) => aPlayer(`Игрок ${i}`)),
    tables: Array.from({ length: SHEETS }, (_, i) => [3 * i, 3 * i + 1, 3 * i + 2]),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const overview = await service.call('tournament.get', {});
  if (!overview.ok) throw new Error(JSON.stringify(overview.error));
  const tables = overview.value.rounds[0]?.tables ?? [];

  const bare = new Database(folder.file('bare.db'));
  setPragmas(bare);
  bare.exec('CREATE TABLE deal (seq INTEGER PRIMARY KEY, payload TEXT NOT NULL) STRICT');
  const insert = bare.prepare('INSERT INTO deal (payload) VALUES (?)');
  const bareTimes: number[] = [];
  const dealTimes: number[] = [];

  // One of each in turn, so that both see the same disk.
  for (let i = 0; i < DEALS; i++)
    for (const { tableId } of tables) {
      const text = JSON.stringify({ tableId, dealId: crypto.randomUUID(), place: 'a0', deal: deal(i) });
      const commandId = crypto.randomUUID();
      let start = process.hrtime.bigint();
      insert.run(text);
      bareTimes.push(since(start));
      start = process.hrtime.bigint();
      const answer = await service.dispatch(
        'deals.record',
        { tableId, deal: deal(i), before: null, expectedSeq: null },
        { commandId },
      );
      dealTimes.push(since(start));
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    }

  await service.close();
  bare.close();
  folder.remove();
  return {
    name: 'deal, dispatch to durable commit',
    measured: `median of ${dealTimes.length} pairs; medians ${median(dealTimes).toFixed(0)} µs against ${median(bareTimes).toFixed(0)} µs`,
    ratio: pairedRatio(dealTimes, bareTimes),
    of: 'a bare one-row commit, same pragmas',
    limit: 1.3,
    higherIsBetter: false,
  };
}
