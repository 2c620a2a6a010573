/** Small questions about a row of the standings. */
import type { StandingsView } from '../../../shared/ipc/schemas/views.ts';
import { keyText, ownScore, scoreText } from '../../../shared/format/standingsPlan.ts';
import type { Translate } from '../../../shared/locales/index.ts';
import { signedText } from '../../ui/numbers.ts';

export type StandingsRow = StandingsView['rows'][number];
export type Penalty = StandingsView['penalties'][number];

/** Surname as told apart in the table, and what is left of the full name. */
export function nameParts(row: { name: string; full: string }): { head: string; rest: string } {
  const rest = row.full.startsWith(`${row.name} `) ? row.full.slice(row.name.length + 1) : '';
  return { head: row.name, rest };
}

/** Rows that differ from the last print. */
export const changedRows = (view: StandingsView): StandingsRow[] =>
  view.rows.filter((row) => row.printed !== null);

/** A column behind the total: what the plan counts, and each key that parts equals. */
export interface ExtraColumn {
  id: string;
  head: string;
  title: string;
  /** The place goes by it. */
  decides: boolean;
  of: (row: StandingsRow) => string;
}

/** Without a plan: how often somebody was first at his table. */
export function extraColumns(t: Translate, { plan }: StandingsView): ExtraColumn[] {
  if (plan === undefined) {
    const head = t('standings.firsts');
    return [
      {
        id: 'firsts',
        head,
        title: head,
        decides: false,
        of: (row) => (row.firsts === 0 ? '' : String(row.firsts)),
      },
    ];
  }
  const scoreOf = ({ by }: StandingsRow): string => {
    if (by === undefined) return '';
    const score = scoreText(plan, by.score);
    return by.penalty === 0 ? score : `${score} (${signedText(by.penalty)})`;
  };
  const score: ExtraColumn = {
    id: 'score',
    head: t(`ranking.short.score.${plan.measure}`),
    title: t(`ranking.measure.${plan.measure}`),
    decides: true,
    of: scoreOf,
  };
  const keys = plan.tieBreaks.map((key, i): ExtraColumn => ({
    id: key,
    head: t(`ranking.short.${key}`),
    title: t(`ranking.tieBreak.${key}`),
    decides: false,
    of: (row) => keyText(key, row.by?.ties[i] ?? null),
  }));
  return [...(ownScore(plan) ? [score] : []), ...keys];
}
