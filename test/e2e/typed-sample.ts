/** The sheets of the sample tournament as a hand types them: the shortest keys of every deal, by kind. */
import { resolveConvention } from '../../shared/domain/conventions.ts';
import { foldDeals, raspasyStepBefore } from '../../shared/domain/fold.ts';
import { nextDealer } from '../../shared/domain/ladder.ts';
import type { Deal } from '../../shared/domain/types.ts';
import { printDeal } from '../../shared/notation/print.ts';
import { startService } from '../fixtures/service.ts';

/** The kinds of the bar for typing (field.md), and the two that it does not name. */
export type Kind = 'ordinary' | 'misere' | 'raspasy' | 'bothPassed' | 'withoutThree' | 'redeal';

/** Most keys of a deal, Enter apart: what the bar says; nothing played is no more than a deal both passed. */
export const BAR: Readonly<Record<Kind, number>> = {
  ordinary: 7,
  misere: 4,
  raspasy: 4,
  bothPassed: 3,
  withoutThree: 3,
  redeal: 3,
};

export function kindOf(deal: Deal): Kind {
  switch (deal.type) {
    case 'game':
      return deal.defence.every((word) => word.says === 'pass') ? 'bothPassed' : 'ordinary';
    case 'adjust':
      throw new RangeError('a ruling between deals is not typed');
    default:
      return deal.type;
  }
}

export interface TypedDeal {
  deal: Deal;
  kind: Kind;
  keys: string;
}
export interface TypedSheet {
  round: number;
  table: number;
  deals: TypedDeal[];
  /** Whole results in seat order. */
  rounded: number[];
}

/** A new file with the players, agreements and seats of the sample, and no deal; and what is to be typed into it. */
export async function emptySample(folder: string): Promise<{ path: string; sheets: TypedSheet[] }> {
  const service = startService();
  await service.ok('file.createSample', { path: `${folder}/sample.pulka` });
  // What rulings added is not typed: without them a sheet is worth what its deals write.
  for (const { slip } of await service.ok('incidents.list', {})) {
    const state = { state: 'cancelled' as const, by: 'Черемисин', reason: 'только сдачи', replacedBy: null };
    await service.ok('incidents.setState', { slipId: slip.slipId, ...state });
  }
  const sample = await service.ok('tournament.get', {});
  const players = 4;
  const rules = {
    convention: resolveConvention(sample.tournament.convention, sample.tournament.options),
    players,
    target: sample.tournament.target,
  };
  const sheets: TypedSheet[] = [];
  for (const round of sample.rounds) {
    for (const { tableId, number, rounded } of round.tables) {
      const view = await service.ok('sheet.get', { tableId });
      const names = view.seats.map((seat) => seat.name);
      const stored = view.deals.filter((row) => row.number !== null).map((row) => row.deal);
      const folded = foldDeals(rules, stored);
      const deals = stored.map((deal, i): TypedDeal => {
        const dealer = nextDealer(players, stored.slice(0, i)) ?? 0;
        const context = { players: names, dealer, convention: rules.convention };
        const keys = printDeal(deal, { ...context, raspasyStep: raspasyStepBefore(folded, i) });
        return { deal, kind: kindOf(deal), keys };
      });
      sheets.push({ round: round.number, table: number, deals, rounded });
    }
  }
  const seated = (round: number): number[][] =>
    (sample.rounds[round]?.tables ?? []).map((table) =>
      table.seats.map((seat) => sample.players.findIndex((player) => player.playerId === seat.playerId)),
    );
  const path = `${folder}/typed.pulka`;
  await service.ok('file.create', {
    path,
    tournament: sample.tournament,
    players: sample.players.map(({ surname, given, patronymic, club, year, note }) => {
      return { surname, given, patronymic, club, year, note };
    }),
    tables: seated(0),
  });
  const { players: added } = await service.ok('tournament.get', {});
  for (let round = 1; round < sample.rounds.length; round++) {
    const tables = seated(round).map((seats) => seats.map((player) => added[player]?.playerId ?? ''));
    await service.ok('rounds.add', { tables });
  }
  await service.close();
  return { path, sheets };
}

/** Whole results of every sheet of a file, as `round/table` → results in seat order. */
export async function resultsOf(path: string): Promise<Map<string, number[]>> {
  const service = startService();
  await service.ok('file.open', { path });
  const { rounds } = await service.ok('tournament.get', {});
  await service.close();
  return new Map(
    rounds.flatMap((round) =>
      round.tables.map((table) => [`${round.number}/${table.number}`, table.rounded] as const),
    ),
  );
}
