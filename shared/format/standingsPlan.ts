/** What places go by, in sentences: the same on screen, in the standings and in the final protocol. */
import type { Rational } from '../domain/rational.ts';
import { USUAL_PLACE_TABLE } from '../domain/placePoints.ts';
import type { TieBreak } from '../domain/standingsTypes.ts';
import type { StandingsPlan } from '../ledger/kinds.ts';
import type { Translate } from '../locales/translate.ts';
import { formatFraction } from './numbers.ts';

/** A factor of the cut-offs as people say it: `1`, `1/10`. */
const factorText = (factor: string): string => formatFraction(factor, { fraction: 'plain' }).trim();

function cutoffText(t: Translate, cutoffs: NonNullable<StandingsPlan['cutoffs']>): string {
  const steps = cutoffs.map(({ upTo, factor }) => {
    const params = { upTo: upTo ?? 0, factor: factorText(factor) };
    return t(upTo === null ? 'ranking.said.cutoffRest' : 'ranking.said.cutoffStep', params);
  });
  return t('ranking.said.cutoffs', { steps: steps.join(', ') });
}

function placeText(t: Translate, plan: StandingsPlan): string {
  const list = (points: readonly (string | Rational)[]): string =>
    points.map((point) => formatFraction(point)).join(', ');
  const table = plan.placeTable ?? USUAL_PLACE_TABLE;
  return t('ranking.said.placeTable', { four: list(table.four), three: list(table.three) });
}

/** Sentences, none empty; without a plan places go by the sum. */
export function planSentences(t: Translate, plan: StandingsPlan | null | undefined): string[] {
  if (plan === null || plan === undefined) return [t('ranking.said.sum'), t('ranking.said.shared')];
  const keys = plan.tieBreaks.map((key) =>
    key === 'lot' ? t('ranking.said.lot', { seed: plan.lotSeed }) : t(`ranking.tieBreak.${key}`),
  );
  return [
    t(`ranking.said.${plan.measure}`),
    ...(plan.cutoffs === null ? [] : [cutoffText(t, plan.cutoffs)]),
    ...(plan.measure === 'placePoints' ? [placeText(t, plan)] : []),
    ...(keys.length === 0 ? [t('ranking.said.shared')] : [t('ranking.said.ties', { keys: keys.join(', ') })]),
    ...(plan.minRounds > 0 ? [t('ranking.said.minRounds', { n: plan.minRounds })] : []),
    ...(plan.withdrawn === 'stays' ? [] : [t(`ranking.said.withdrawn_${plan.withdrawn}`)]),
  ];
}

/** A value of a key, or of a score; a win or loss in whists carries its sign. */
export function keyText(key: TieBreak, value: string | null): string {
  if (value === null) return '—';
  const signed = key === 'bestRound' || key === 'lastRound' || key === 'whists' || key === 'headToHead';
  return formatFraction(value, { plus: signed });
}

/** The score a place goes by. */
export const scoreText = (plan: StandingsPlan, score: string): string =>
  formatFraction(score, { plus: plan.measure !== 'placePoints' });

/** The plan counts something else than the total of whists, which then stands in a column of its own. */
export const ownScore = (plan: StandingsPlan | undefined): plan is StandingsPlan =>
  plan !== undefined && (plan.measure !== 'sum' || plan.cutoffs !== null);
