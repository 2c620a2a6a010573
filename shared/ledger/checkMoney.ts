/** What the agreements about places and money cannot be, and payments of nobody. */
import { CASH } from '../domain/balances.ts';
import { cutoffProblems, type CutoffScale } from '../domain/cutoffs.ts';
import { placeTableProblems, type PlaceTable } from '../domain/placePoints.ts';
import type { Problem } from '../domain/problem.ts';
import { Rational } from '../domain/rational.ts';
import { percentText } from '../format/numbers.ts';
import type { EntryFor, MoneyPlan, StandingsPlan, Tournament } from './kinds.ts';

/** The scale of a plan as the rules take it. */
export const cutoffsOf = (plan: Pick<StandingsPlan, 'cutoffs'>): CutoffScale | null =>
  plan.cutoffs?.map(({ upTo, factor }) => ({ upTo, factor: Rational.parse(factor) })) ?? null;

/** The place points of a plan; undefined = the usual ones. */
export function placeTableOf({ placeTable }: Pick<StandingsPlan, 'placeTable'>): PlaceTable | undefined {
  if (placeTable === null) return undefined;
  const [three, four] = [placeTable.three, placeTable.four];
  return { three: three.map((p) => Rational.parse(p)), four: four.map((p) => Rational.parse(p)) };
}

export function checkStandingsPlan(plan: StandingsPlan): Problem[] {
  const scale = cutoffsOf(plan);
  const table = placeTableOf(plan);
  const twice = plan.tieBreaks.findIndex((key, i) => plan.tieBreaks.indexOf(key) < i);
  return [
    ...(scale === null ? [] : cutoffProblems(scale)),
    ...(table === undefined ? [] : placeTableProblems(table)),
    ...(twice < 0 ? [] : [{ path: `tieBreaks[${twice}]`, code: 'standingsPlan/keyTwice' }]),
    ...(plan.tieBreaks.includes('lot') && plan.lotSeed.trim() === ''
      ? [{ path: 'lotSeed', code: 'standingsPlan/lotSeed' }]
      : []),
  ];
}

export function checkMoneyPlan(plan: MoneyPlan): Problem[] {
  const one = Rational.of(1);
  const problems: Problem[] = [];
  if (Rational.parse(plan.feeShare).compare(one) > 0)
    problems.push({ path: 'feeShare', code: 'moneyPlan/feeShare' });
  if (plan.prizes.kind === 'shares') {
    const all = Rational.sum(plan.prizes.shares.map((share) => Rational.parse(share)));
    if (all.compare(one) > 0)
      problems.push({ path: 'prizes', code: 'moneyPlan/shares', params: { sum: percentText(all) } });
  }
  return problems;
}

/** Both plans of a tournament, where it has them; paths begin with `path`. */
export function checkPlans({ standingsPlan, moneyPlan }: Tournament, path: string): Problem[] {
  const under = (name: string, problems: Problem[]): Problem[] =>
    problems.map((p) => ({ ...p, path: `${path}.${name}.${p.path}` }));
  return [
    ...(standingsPlan === undefined ? [] : under('standingsPlan', checkStandingsPlan(standingsPlan))),
    ...(moneyPlan === undefined ? [] : under('moneyPlan', checkMoneyPlan(moneyPlan))),
  ];
}

/** Both parties are known, and they are two; a fee goes to the cash, a prize comes from it. */
export function checkPayment(
  { payload: { from, to, purpose } }: EntryFor<'payment.recorded'>,
  path: string,
  players: ReadonlySet<string>,
): Problem[] {
  const strangers = (['from', 'to'] as const).filter((side) => {
    const party = side === 'from' ? from : to;
    return party !== CASH && !players.has(party);
  });
  if (strangers.length > 0)
    return strangers.map((side) => ({ path: `${path}.${side}`, code: 'ledger/noPlayer' }));
  const wrong = from === to || (purpose === 'fee' && to !== CASH) || (purpose === 'prize' && from !== CASH);
  return wrong ? [{ path, code: 'payment/parties' }] : [];
}
