/** How long a round lasts and how many there are: texts as typed, and the plan they mean. */
import type { Problem } from '../../../../shared/domain/problem.ts';
import type { Plan } from '../../../../shared/ledger/kinds.ts';
import type { Translate } from '../../../../shared/locales/index.ts';

export interface PlanForm {
  by: Plan['end']['by'];
  /** Minutes, as typed. */
  time: string;
  /** Deals, as typed. */
  deals: string;
  /** Rounds, as typed; empty = not fixed. */
  rounds: string;
}

/** Proposed when it is first wanted: an hour and twenty minutes, sixteen deals. */
const USUAL = { time: '80', deals: '16' };

export function planFormOf(plan: Plan | undefined): PlanForm {
  const end = plan?.end ?? { by: 'target' as const };
  return {
    by: end.by,
    time: end.by === 'time' ? String(end.minutes) : USUAL.time,
    deals: end.by === 'deals' ? String(end.deals) : USUAL.deals,
    rounds: plan?.rounds === undefined || plan.rounds === null ? '' : String(plan.rounds),
  };
}

function count(text: string, most: number, path: string, problems: Problem[]): number {
  const clean = text.trim();
  if (/^[1-9]\d{0,3}$/u.test(clean) && Number(clean) <= most) return Number(clean);
  problems.push({ path, code: 'form/count', params: { most } });
  return 1;
}

/** The plan, null when nothing but the target is agreed; what is no number is added to `problems`. */
export function readPlan(form: PlanForm, problems: Problem[]): Plan | null {
  const rounds = form.rounds.trim() === '' ? null : count(form.rounds, 100, 'plan.rounds', problems);
  switch (form.by) {
    case 'target':
      return rounds === null ? null : { end: { by: 'target' }, rounds };
    case 'time':
      return { end: { by: 'time', minutes: count(form.time, 1440, 'plan.time', problems) }, rounds };
    case 'deals':
      return { end: { by: 'deals', deals: count(form.deals, 500, 'plan.deals', problems) }, rounds };
  }
}

/** «по времени, 80 минут» */
export function planWords({ end }: Plan, t: Translate): string {
  const n = end.by === 'time' ? end.minutes : end.by === 'deals' ? end.deals : 0;
  return t(`rounds.plan.${end.by}Words`, { n });
}
