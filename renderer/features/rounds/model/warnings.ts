/** What is to be said of a proposal as it stands, in words; and its quality, counted anew after every move. Pure. */
import {
  drawReport,
  roundWarnings,
  type DrawRequest,
  type DrawWarning,
} from '../../../../shared/draw/index.ts';
import type { DrawBase, DrawQuality } from '../../../../shared/ipc/schemas/rounds.ts';
import type { Translate } from '../../../../shared/locales/index.ts';
import { seatingOf, type Board } from './board.ts';
import type { DrawSettings } from './settings.ts';

export interface Verdict {
  /** Of each round. */
  warnings: DrawWarning[][];
  quality: DrawQuality;
}

/** @param present ids of those who play, in the order of the list */
export function judge(
  base: DrawBase,
  present: ReadonlySet<string>,
  boards: readonly Board[],
  settings: DrawSettings,
): Verdict {
  const past = [...(base.history as DrawRequest['history'])];
  const request: DrawRequest = {
    players: base.players
      .filter(({ playerId }) => present.has(playerId))
      .map(({ playerId: id, club }) => ({ id, club })),
    history: [...past],
    sizes: { kind: 'fours' },
    method: settings.method === 'manual' ? 'lot' : settings.method,
    seed: settings.seed,
    clubsApart: settings.clubsApart,
  };
  const rounds = boards.map((board) => {
    const { tables, sitOuts } = seatingOf(board);
    return { tables, sitOut: sitOuts };
  });
  const warnings = rounds.map((round) => {
    const found = roundWarnings({ ...request, history: past }, round);
    past.push(round);
    return found.filter(({ kind }) => kind !== 'sameClub' || settings.clubsApart);
  });
  return { warnings, quality: drawReport(request, rounds) };
}

/** «стол 2: Иванов и Петрова встречались 1 раз» */
export function warningText(t: Translate, nameOf: (id: string) => string, warning: DrawWarning): string {
  const [player = '', other = ''] = warning.players.map(nameOf);
  return t(`draw.warning.${warning.kind}`, {
    ...{ player, other, n: warning.times },
    table: warning.table ?? 0,
    seat: (warning.seat ?? 0) + 1,
  });
}
