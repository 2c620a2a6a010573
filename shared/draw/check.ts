/**
 * What is to be said about tables set or changed by hand, at once while they are being moved about. `error` makes the
 * round impossible, `warning` is asked about. Texts: `draw.warning.<kind>`.
 */
import { MOST_SEATS, countHistory } from './history.ts';
import type { DrawnRound, DrawRequest } from './types.ts';

export type DrawWarningKind =
  | 'unknown'
  | 'playerTwice'
  | 'missing'
  | 'tableSize'
  | 'tableNumber'
  | 'repeat'
  | 'sameClub'
  | 'sameSeat'
  | 'sitOutAgain';

export interface DrawWarning {
  readonly kind: DrawWarningKind;
  readonly severity: 'error' | 'warning';
  /** Number of the table; null for what is about no table. */
  readonly table: number | null;
  /** Ids: one player, or the pair. */
  readonly players: readonly string[];
  /** Place at the table, from 0; only `sameSeat`. */
  readonly seat: number | null;
  /** Meetings, seats or sit-outs before; the number of players for `tableSize`; else 0. */
  readonly times: number;
}

function warning(
  kind: DrawWarningKind,
  about: Partial<Omit<DrawWarning, 'kind' | 'severity'>>,
  severity: 'error' | 'warning' = 'warning',
): DrawWarning {
  return { kind, severity, table: null, players: [], seat: null, times: 0, ...about };
}

/** Faults of form: players unknown, twice or forgotten, tables of a wrong size or with one number. */
function formErrors(known: ReadonlySet<string>, round: DrawnRound): DrawWarning[] {
  const found: DrawWarning[] = [];
  const seen = new Set<string>();
  const numbers = new Set<number>();
  const look = (player: string, table: number | null): void => {
    const kind = !known.has(player) ? 'unknown' : seen.has(player) ? 'playerTwice' : null;
    if (kind !== null) found.push(warning(kind, { table, players: [player] }, 'error'));
    seen.add(player);
  };
  for (const { number, seats } of round.tables) {
    if (numbers.has(number)) found.push(warning('tableNumber', { table: number }, 'error'));
    numbers.add(number);
    if (seats.length !== 3 && seats.length !== 4) {
      found.push(warning('tableSize', { table: number, times: seats.length }, 'error'));
    }
    for (const player of seats) look(player, number);
  }
  for (const player of round.sitOut) look(player, null);
  for (const player of known)
    if (!seen.has(player)) found.push(warning('missing', { players: [player] }, 'error'));
  return found;
}

/** Faults and doubts of a round that would follow the history of the request; empty when there is nothing to say. */
export function roundWarnings(
  request: Pick<DrawRequest, 'players' | 'history'>,
  round: DrawnRound,
): DrawWarning[] {
  const ids = request.players.map(({ id }) => id);
  const n = ids.length;
  const index = new Map(ids.map((id, i) => [id, i]));
  const { met, seats: had, sitOuts } = countHistory(ids, request.history);
  const found = formErrors(new Set(ids), round);
  for (const { number: table, seats } of round.tables) {
    seats.forEach((a, i) => {
      const p = index.get(a);
      if (p === undefined) return;
      for (const b of seats.slice(i + 1)) {
        const q = index.get(b);
        if (q === undefined || q === p) continue;
        const times = met[p * n + q] as number;
        const club = request.players[p]?.club ?? '';
        if (times > 0) found.push(warning('repeat', { table, players: [a, b], times }));
        if (club !== '' && club === request.players[q]?.club) {
          found.push(warning('sameClub', { table, players: [a, b] }));
        }
      }
      // Only where another seat of this table would have been fairer.
      const own = [...had.subarray(p * MOST_SEATS, p * MOST_SEATS + seats.length)];
      const times = own[i] ?? 0;
      if (times > Math.min(...own)) found.push(warning('sameSeat', { table, players: [a], seat: i, times }));
    });
  }
  const seated = round.tables.flatMap(({ seats }) => seats.flatMap((id) => index.get(id) ?? []));
  const fewest = Math.min(...seated.map((p) => sitOuts[p] as number));
  for (const id of round.sitOut) {
    const p = index.get(id);
    if (p === undefined) continue;
    const times = sitOuts[p] as number;
    if (times > fewest) found.push(warning('sitOutAgain', { players: [id], times }));
  }
  return found;
}
