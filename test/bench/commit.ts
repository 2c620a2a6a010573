/**
 * What a deal costs from `dispatch` to the durable commit, beside the bare single-row commit of the same database with
 * the same pragmas. Told with it: how long until the answer, which holds the whole sheet, and the same beside a bare
 * commit whose log has room before it is needed, as that of a tournament file has.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { reserveLog } from '../../main/service/db/log-space.ts';
import { setPragmas } from '../../main/service/db/pragmas.ts';
import { createService } from '../../main/service/service.ts';
import type { Deal } from '../../shared/domain/types.ts';
import { aPlayer, aTournament, resources, temporaryFolder } from '../fixtures/service.ts';
import type { Figure } from './figure.ts';
import { median, pairedRatio } from './statistics.ts';

/** An evening: the log of the bare database is filled once, and never written over. */
const SHEETS = 20;
const DEALS = 40;
/** Of them, not counted: the code of both is compiled while it runs. */
const FIRST = 15;

const since = (start: bigint): number => Number(process.hrtime.bigint() - start) / 1000;

const told = (micros: readonly number[]): string => `${median(micros).toFixed(0)} µs`;
const ratio = (ours: readonly number[], baseline: readonly number[]): string =>
  `${pairedRatio(ours, baseline).toFixed(2)} ×`;

/** No target, so that all deals fit on a sheet. */
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

/** A database with one table, and the time of one row in it. */
function bareCommits(path: string): {
  time: (text: string) => number;
  withRoom: () => void;
  close: () => void;
} {
  const db = new Database(path);
  setPragmas(db);
  db.exec('CREATE TABLE deal (seq INTEGER PRIMARY KEY, payload TEXT NOT NULL) STRICT');
  const insert = db.prepare('INSERT INTO deal (payload) VALUES (?)');
  return {
    time: (text) => {
      const start = process.hrtime.bigint();
      insert.run(text);
      return since(start);
    },
    withRoom: () => reserveLog(path),
    close: () => db.close(),
  };
}

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

  // Told right behind the commit.
  let committed = 0n;
  service.onEvent((event) => {
    if (event === 'ledger.changed') committed = process.hrtime.bigint();
  });
  const bare = bareCommits(folder.file('bare.db'));
  const roomy = bareCommits(folder.file('roomy.db'));
  roomy.withRoom();
  const times = {
    bare: [] as number[],
    roomy: [] as number[],
    commit: [] as number[],
    answer: [] as number[],
  };

  // One of each in turn, so that all see the same disk.
  for (let i = 0; i < DEALS; i++)
    for (const { tableId } of tables) {
      const text = JSON.stringify({ tableId, dealId: crypto.randomUUID(), place: 'a0', deal: deal(i) });
      const commandId = crypto.randomUUID();
      const [bareTime, roomyTime] = [bare.time(text), roomy.time(text)];
      const start = process.hrtime.bigint();
      const answer = await service.dispatch(
        'deals.record',
        { tableId, deal: deal(i), before: null, expectedSeq: null },
        { commandId },
      );
      const answerTime = since(start);
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
      if (i < FIRST) continue;
      times.bare.push(bareTime);
      times.roomy.push(roomyTime);
      times.commit.push(Number(committed - start) / 1000);
      times.answer.push(answerTime);
    }

  await service.close();
  bare.close();
  roomy.close();
  folder.remove();
  return {
    name: 'deal, dispatch to durable commit',
    measured: `median of ${times.commit.length} pairs; medians ${told(times.commit)} against ${told(times.bare)}`,
    ratio: pairedRatio(times.commit, times.bare),
    of: 'a bare one-row commit, same pragmas',
    limit: 1.3,
    higherIsBetter: false,
    note: `to the answer ${told(times.answer)}, ${ratio(times.answer, times.bare)}; beside a bare commit into a log with room (${told(times.roomy)}) ${ratio(times.commit, times.roomy)}, the answer ${ratio(times.answer, times.roomy)}`,
  };
}
