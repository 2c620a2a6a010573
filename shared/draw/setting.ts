/** What is settled before the tables are searched for: history, ranks, sit-outs, sizes. */
import type { Random } from '../domain/random.ts';
import { randomOf, shuffled } from '../domain/random.ts';
import { countHistory, type History } from './history.ts';
import { ranks } from './prices.ts';
import { roundSizes } from './request.ts';
import { chooseSitOuts } from './sitOuts.ts';
import type { Shape } from './start.ts';
import type { DrawRequest } from './types.ts';

/** Everything that is settled before the tables are searched for. */
export interface Setting {
  readonly request: DrawRequest;
  readonly index: ReadonlyMap<string, number>;
  readonly history: History;
  readonly random: Random;
  readonly rank: readonly number[] | null;
  readonly shapes: readonly Shape[];
  readonly out: readonly (readonly number[])[];
  /** Tables of the first round that stay, as places in the list. */
  readonly kept: readonly (readonly number[])[];
}

/** In this order the lot is used: ranks, then the sit-outs round by round. */
export function settingOf(request: DrawRequest): Setting {
  const { players, kept = [], rounds = 1, method } = request;
  const random = randomOf(request.seed);
  const ids = players.map(({ id }) => id);
  const index = new Map(ids.map((id, i) => [id, i]));
  const history = countHistory(ids, request.history);
  const rank = method === 'swiss' ? ranks(request, shuffled([...ids.keys()], random)) : null;
  const places = (list: readonly string[]): number[] => list.flatMap((id) => index.get(id) ?? []);
  const keptTables = kept.map(({ seats }) => places(seats));
  const had = Int16Array.from(history.sitOuts);
  const out: number[][] = [];
  const shapes = Array.from({ length: rounds }, (_, r): Shape => {
    const shape = roundSizes(request, r);
    const seated = new Set(r === 0 ? keptTables.flat() : []);
    const sitting = chooseSitOuts({ had, count: shape.sitOut, seated, rank }, random);
    out.push(sitting);
    const playing = [...ids.keys()].filter((p) => !seated.has(p) && !sitting.includes(p));
    return { sizes: shape.sizes, playing };
  });
  return { request, index, history, random, rank, shapes, out, kept: keptTables };
}
