/**
 * What a tournament of the promised size costs: 200 players, 15 rounds of 50 tables, 50 250 deals. The ratio is to the
 * goal, which is that of a quiet desk; beside it stands the ratio to the reading of the same tournament as bare JSON,
 * taken anew before each run, so that a slow or busy machine slows both.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Deal } from '../../shared/domain/types.ts';
import { startService, temporaryFolder, type TestService } from '../fixtures/service.ts';
import { largeLedger, PROMISED } from '../fixtures/large-ledger.ts';
import type { Figure } from './figure.ts';
import { lowerQuartile, median, toldTimes } from './statistics.ts';

const PDF = { locale: 'ru' as const, timeZone: 'Europe/Moscow', twoUp: false };
const TABLES = PROMISED.players / 4;

const timed = async (work: () => unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** What the bare reading leaves behind is not cleared away at the cost of the run after it. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

interface Goal {
  name: string;
  /** On a quiet desk, milliseconds. */
  goal: number;
  /** Runs that together are what the goal is about. */
  together?: number;
  /** The bare reading is taken before every so manyth run. */
  every?: number;
  note?: string;
}

class Measuring {
  private readonly json: string;
  private readonly collect = collector();
  readonly figures: Figure[] = [];

  constructor(json: string) {
    this.json = json;
  }

  private async bare(): Promise<number> {
    const ms = await timed(() => JSON.parse(this.json));
    this.collect();
    return ms;
  }

  async add(
    { name, goal, together = 1, every = 1, note }: Goal,
    runs: readonly (() => unknown)[],
  ): Promise<void> {
    const times: number[] = [];
    const ratios: number[] = [];
    let bare = Number.NaN;
    for (const [i, run] of runs.entries()) {
      if (i % every === 0) bare = await this.bare();
      const ms = await timed(run);
      times.push(ms);
      ratios.push((ms * together) / bare);
    }
    const all = times.reduce((sum, ms) => sum + ms, 0);
    this.figures.push({
      name: `large: ${name}`,
      measured: toldTimes(times, 0, together),
      ratio: (lowerQuartile(times) * together) / goal,
      of: `${goal} ms`,
      limit: 1,
      higherIsBetter: false,
      beside: `${median(ratios).toFixed(2)} × bare JSON`,
      note:
        together === 1
          ? note
          : `${together} × the quartile and the median of one; all of them ${all.toFixed(0)} ms`,
    });
  }
}

/** An old deal of the first rounds, typed anew, until the new standings are there. */
async function editToStandings(service: TestService, run: number): Promise<void> {
  const tableId = `r${run % 3}t${run}`;
  const { deals } = await service.ok('sheet.get', { tableId });
  const dealer = run % 4;
  const tricks = [0, 1, 2, 3].map((seat) => (seat === dealer ? 0 : seat === (dealer + 1) % 4 ? 4 : 3));
  const deal: Deal = { type: 'raspasy', dealer, tricks };
  const correction = { tableId, dealId: deals[3]?.dealId ?? '', deal, correction: 'typing' as const };
  await service.ok('deals.correct', { ...correction, reason: 'проверка', expectedSeq: null });
  await service.ok('standings.get', { afterRound: null });
}

export async function largeFigures(): Promise<Figure[]> {
  const folder = temporaryFolder();
  const json = largeLedger(PROMISED);
  const path = folder.file('large.pulka');
  const begin = (): TestService =>
    startService({ parseOutputs: 'most', now: () => new Date().toISOString() });
  const first = begin();
  await first.ok('file.import', { path, json });
  await first.close();
  const measuring = new Measuring(json);
  const many = (count: number, run: (i: number) => unknown): (() => unknown)[] =>
    Array.from({ length: count }, (_, i) => () => run(i));
  let service = begin();
  try {
    await measuring.add(
      { name: 'open', goal: 1500 },
      many(7, async () => {
        await service.close();
        service = begin();
        await service.ok('file.open', { path });
      }),
    );
    await service.ok('tournament.get', {});
    await service.ok('standings.get', { afterRound: null });
    await measuring.add(
      { name: 'old deal to new standings', goal: 100, every: 5 },
      many(40, (i) => editToStandings(service, i)),
    );
    await measuring.add(
      { name: 'list of documents', goal: 100, every: 5 },
      many(15, () => service.ok('documents.list', { locale: 'ru' })),
    );
    const standings = { document: 'standings' as const, key: '', options: PDF };
    const preview = (): unknown => service.ok('documents.preview', standings);
    const note = `the first of all, which loads what makes documents, ${(await timed(preview)).toFixed(0)} ms`;
    await measuring.add({ name: 'standings PDF', goal: 1000, note }, many(9, preview));
    await measuring.add(
      { name: 'sheets of a round printed', goal: 15_000, together: TABLES, every: 10 },
      many(TABLES, (table) =>
        service.ok('documents.print', {
          ...{ document: 'sheet', key: `r1t${table}`, options: PDF, batch: true },
        }),
      ),
    );
    await measuring.add(
      { name: 'every deal as a workbook', goal: 10_000 },
      many(3, () =>
        service.ok('exchange.table', {
          ...{ what: 'deals', format: 'xlsx', afterRound: null },
          ...{ locale: 'ru', timeZone: 'Europe/Moscow' },
        }),
      ),
    );
    await measuring.add(
      { name: 'export', goal: 2000 },
      many(5, () => service.ok('file.export', {})),
    );
  } finally {
    await service.close();
    folder.remove();
  }
  return measuring.figures;
}
