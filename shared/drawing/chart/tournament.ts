/** The run of a tournament: whists with penalties after every round. */
import { Rational } from '../../domain/rational.ts';
import { formatNumber } from '../../format/numbers.ts';
import type { StandingsView } from '../../ipc/schemas/views.ts';
import type { Translate } from '../../locales/translate.ts';
import type { ChartInput } from './types.ts';

/** What of the standings the run needs. */
export type RunView = Pick<StandingsView, 'rounds' | 'penalties'> & {
  rows: Omit<StandingsView['rows'][number], 'printed'>[];
};

export interface RunningScore {
  playerId: string;
  name: string;
  place: string;
  /** At the start (0) and after each round played, penalties included; the last equals the total. */
  points: number[];
}

/** Rounds up to the last one in which somebody has a result: behind it no line goes on. */
const played = ({ rounds, rows }: RunView): readonly number[] =>
  rounds.slice(0, rounds.findLastIndex((_, i) => rows.some((row) => (row.rounds[i] ?? null) !== null)) + 1);

/**
 * Whists with penalties after every round, rows in the order of the standings. A penalty counts from its round;
 * one without a round, or of a round that is not drawn, from the last one.
 */
export function runningScores(view: RunView): RunningScore[] {
  const rounds = played(view);
  return view.rows.map((row) => {
    const points = [0];
    let sum = 0;
    rounds.forEach((round, i) => {
      sum += row.rounds[i]?.result ?? 0;
      for (const penalty of view.penalties) {
        if (penalty.playerId === row.playerId && penalty.round === round) sum += penalty.points;
      }
      // What no round takes in (a penalty for the tournament as a whole) stands at the end.
      points.push(i === rounds.length - 1 ? row.total : sum);
    });
    return { playerId: row.playerId, name: row.name, place: row.place, points };
  });
}

/** So many from the top are named, besides the last and the chosen one. */
const NAMED = 3;

/** The chart of the standings: the first three, the last and the chosen player are named, the rest stand back. */
export function tournamentChart(view: RunView, t: Translate, chosen: string | null = null): ChartInput {
  const scores = runningScores(view);
  const rounds = played(view);
  const front = (i: number): boolean =>
    i < NAMED || i === scores.length - 1 || scores[i]?.playerId === chosen;
  const named = scores.filter((_, i) => front(i));
  return {
    series: scores.map(({ playerId, name, points }, i) => ({
      id: playerId,
      name,
      values: points.map((value) => Rational.of(value)),
      front: front(i),
      chosen: playerId === chosen,
    })),
    steps: [t('chart.start'), ...rounds.map((number) => t('chart.round', { number }))],
    endValues: false,
    title: t('chart.tournament.name', { n: rounds.length }),
    description: named
      .map(({ name, place, points }) =>
        t('chart.tournament.line', {
          name,
          place,
          points: points
            .slice(1)
            .map((value) => formatNumber(value, { plus: true }))
            .join(', '),
        }),
      )
      .join(' '),
  };
}
