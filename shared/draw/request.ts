/** A request turned into places in a list, and refused where it cannot be drawn. */
import type { Problem } from '../domain/problem.ts';
import { ProblemError } from '../domain/problem.ts';
import type { DrawRequest } from './types.ts';
import { sizeList, sizeProblems, tableSizes, type SizePolicy, type TableSizes } from './sizes.ts';

/** 15 rounds are promised; a plan of more is a slip of the key. */
export const MOST_ROUNDS = 30;
export const MOST_PLAYERS = 400;

/** The policy for those who are not at a kept table. */
export function restPolicy(policy: SizePolicy, kept: DrawRequest['kept'] = []): SizePolicy {
  const fours = kept.filter(({ seats }) => seats.length === 4).length;
  const threes = kept.length - fours;
  if (policy.kind === 'own')
    return { ...policy, fours: policy.fours - fours, threes: policy.threes - threes };
  if (policy.maxTables === undefined) return policy;
  return { ...policy, maxTables: Math.max(0, policy.maxTables - kept.length) };
}

function twice(ids: readonly string[]): string | undefined {
  return ids.find((id, i) => ids.indexOf(id) !== i);
}

function keptProblems(request: DrawRequest, known: ReadonlySet<string>): Problem[] {
  const { kept = [] } = request;
  const problems: Problem[] = [];
  kept.forEach(({ seats, number }, i) => {
    if (seats.length !== 3 && seats.length !== 4) {
      problems.push({
        path: `kept[${i}]`,
        code: 'draw/tableSize',
        params: { table: number, n: seats.length },
      });
    }
  });
  const named = kept.flatMap(({ seats }) => seats);
  const stranger = named.find((id) => !known.has(id));
  if (stranger !== undefined)
    problems.push({ path: 'kept', code: 'draw/unknown', params: { player: stranger } });
  const double = twice(named);
  if (double !== undefined) problems.push({ path: 'kept', code: 'draw/twice', params: { player: double } });
  const number = twice(kept.map((table) => String(table.number)));
  if (number !== undefined) problems.push({ path: 'kept', code: 'draw/number', params: { table: number } });
  return problems;
}

/** Everything that makes the request impossible; empty when it can be drawn. */
export function requestProblems(request: DrawRequest): Problem[] {
  const { players, kept = [], rounds = 1, method, effort = 1 } = request;
  const known = new Set(players.map(({ id }) => id));
  const double = twice(players.map(({ id }) => id));
  const problems: Problem[] = [];
  if (double !== undefined)
    problems.push({ path: 'players', code: 'draw/twice', params: { player: double } });
  if (players.length > MOST_PLAYERS) {
    problems.push({
      path: 'players',
      code: 'draw/tooMany',
      params: { n: players.length, most: MOST_PLAYERS },
    });
  }
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS || (method === 'swiss' && rounds > 1)) {
    const most = method === 'swiss' ? 1 : MOST_ROUNDS;
    problems.push({ path: 'rounds', code: 'draw/rounds', params: { most } });
  }
  if (!(effort > 0 && effort <= 100)) problems.push({ path: 'effort', code: 'draw/effort' });
  problems.push(...keptProblems(request, known));
  if (problems.length > 0) return problems;
  const seated = kept.reduce((sum, { seats }) => sum + seats.length, 0);
  // With nobody left nothing is to be drawn.
  const left = players.length - seated;
  const rest =
    left === 0 && kept.length > 0 ? [] : sizeProblems(left, restPolicy(request.sizes, kept), 'sizes');
  if (rest.length > 0 || rounds === 1) return rest;
  return sizeProblems(players.length, request.sizes, 'sizes');
}

/** Sizes of the tables to be drawn in round `r` (from 0), and how many sit out in all. */
export function roundSizes(request: DrawRequest, r: number): { sizes: number[]; sitOut: number } {
  const { players, kept = [] } = request;
  if (r > 0) return plain(tableSizes(players.length, request.sizes));
  const left = players.length - kept.reduce((sum, { seats }) => sum + seats.length, 0);
  if (left === 0) return { sizes: [], sitOut: 0 };
  return plain(tableSizes(left, restPolicy(request.sizes, kept)));
}

function plain(sizes: TableSizes): { sizes: number[]; sitOut: number } {
  return { sizes: sizeList(sizes), sitOut: sizes.sitOut };
}

/** @throws ProblemError when the request cannot be drawn */
export function refuseImpossible(request: DrawRequest): void {
  const problems = requestProblems(request);
  if (problems.length > 0) throw new ProblemError(problems);
}
