/**
 * What a tournament of the promised size costs: 200 players, 15 rounds of 50 tables, 50 250 deals. Each figure stands
 * beside the reading of the same tournament as bare JSON, taken anew before each, so that a slow or busy machine slows
 * both; the goals in milliseconds are those of a quiet desk.
 */
import type { Deal } from '../../shared/domain/types.ts';
import { startService, temporaryFolder, type TestService } from '../fixtures/service.ts';
import { largeLedger, PROMISED } from '../fixtures/large-ledger.ts';
import { median, type Figure } from './statistics.ts';

const PDF = { locale: 'ru' as const, timeZone: 'Europe/Moscow', twoUp: false };

const timed = async (work: () => unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

interface Goal {
  name: string;
  /** On a quiet desk, milliseconds. */
  goal: number;
  /** Times the bare JSON. */
  limit: number;
}

class Measuring {
  private readonly json: string;
  readonly figures: Figure[] = [];

  constructor(json: string) {
    this.json = json;
  }

  async add({ name, goal, limit }: Goal, runs: readonly (() => unknown)[]): Promise<void> {
    const times: number[] = [];
    const ratios: number[] = [];
    for (const run of runs) {
      const bare = await timed(() => JSON.parse(this.json));
      const ms = await timed(run);
      times.push(ms);
      ratios.push(ms / bare);
    }
    this.figures.push({
      name: `${PROMISED.players} players, ${PROMISED.rounds} rounds: ${name}`,
      measured: `${median(times).toFixed(0)} ms (goal ${goal})`,
      ratio: median(ratios),
      of: 'the same tournament read as bare JSON',
      limit,
      higherIsBetter: false,
    });
  }
}

/** An old deal of the first round, typed anew, until the new standings are there. */
async function editToStandings(service: TestService, run: number): Promise<void> {
  const tableId = `r0t${run}`;
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
  const three = <T>(run: (i: number) => T): (() => T)[] => [0, 1, 2].map((i) => () => run(i));
  let service = begin();
  try {
    await measuring.add(
      { name: 'open', goal: 1500, limit: 9 },
      three(async () => {
        await service.close();
        service = begin();
        await service.ok('file.open', { path });
      }),
    );
    await service.ok('tournament.get', {});
    await service.ok('standings.get', { afterRound: null });
    await measuring.add(
      { name: 'an old deal corrected, to the new standings', goal: 100, limit: 0.6 },
      Array.from({ length: 15 }, (_, i) => () => editToStandings(service, i)),
    );
    const standings = { document: 'standings' as const, key: '', options: PDF };
    await service.ok('documents.preview', standings);
    await measuring.add(
      { name: 'standings as PDF', goal: 1000, limit: 8 },
      three(() => service.ok('documents.preview', standings)),
    );
    await measuring.add({ name: 'the sheets of a round, printed', goal: 15_000, limit: 110 }, [
      async () => {
        for (let table = 0; table < PROMISED.players / 4; table++)
          await service.ok('documents.print', {
            document: 'sheet',
            key: `r1t${table}`,
            options: PDF,
            batch: true,
          });
      },
    ]);
    await measuring.add({ name: 'every deal as a workbook', goal: 10_000, limit: 70 }, [
      () =>
        service.ok('exchange.table', {
          ...{ what: 'deals', format: 'xlsx', afterRound: null },
          ...{ locale: 'ru', timeZone: 'Europe/Moscow' },
        }),
    ]);
    await measuring.add(
      { name: 'export', goal: 2000, limit: 9 },
      three(() => service.ok('file.export', {})),
    );
  } finally {
    await service.close();
    folder.remove();
  }
  return measuring.figures;
}
