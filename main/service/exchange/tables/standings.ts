/** The standings as a table: the columns of the screen. */
import { ownScore, keyText } from '../../../../shared/format/standingsPlan.ts';
import type { Cell, Column, ExportTable } from '../../../../shared/exchange/table.ts';
import type { StandingsView } from '../../../../shared/ipc/schemas/views.ts';
import type { Translate } from '../../../../shared/locales/translate.ts';

type Row = StandingsView['rows'][number];
interface Extra {
  column: Column;
  of: (row: Row) => Cell;
}

/** Behind the total: what the plan counts and the keys that part equals; without a plan, first places at a table. */
function extras(t: Translate, { plan }: StandingsView): Extra[] {
  if (plan === undefined)
    return [{ column: { title: t('standings.firsts'), kind: 'number' }, of: (row) => row.firsts }];
  const score: Extra = {
    column: { title: t(`ranking.short.score.${plan.measure}`), kind: 'exact' },
    of: ({ by }) => by?.score ?? null,
  };
  const keys = plan.tieBreaks.map((key, i): Extra => ({
    column: { title: t(`ranking.short.${key}`), kind: key === 'lot' ? 'text' : 'exact' },
    of: ({ by }) => {
      const value = by?.ties[i] ?? null;
      return key === 'lot' && value !== null ? keyText(key, value) : value;
    },
  }));
  return [...(ownScore(plan) ? [score] : []), ...keys];
}

/** The sheet of a workbook is named like the document. */
export function standingsTable(t: Translate, view: StandingsView): ExportTable {
  const more = extras(t, view);
  const number = (title: string): Column => ({ title, kind: 'number' });
  return {
    name:
      view.afterRound === null
        ? t('document.standings.title')
        : t('document.standings.titleAfter', { round: view.afterRound }),
    columns: [
      { title: t('standings.place'), kind: 'place' },
      { title: t('standings.player'), kind: 'text' },
      ...view.rounds.map((round) => number(t('standings.round', { number: round }))),
      number(t('standings.tables')),
      number(t('standings.penalty')),
      number(t('standings.total')),
      ...more.map(({ column }) => column),
    ],
    rows: view.rows.map((row) => [
      row.place,
      row.full,
      ...row.rounds.map((cell) => cell?.result ?? null),
      row.tables,
      row.penalties,
      row.total,
      ...more.map(({ of }) => of(row)),
    ]),
    sums: [
      null,
      t('standings.sum'),
      ...view.sums.rounds,
      view.sums.tables,
      view.sums.penalties,
      view.sums.total,
      ...more.map(() => null),
    ],
  };
}
