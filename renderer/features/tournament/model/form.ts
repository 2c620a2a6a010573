/** The form of a tournament: texts as typed, and the tournament they make. */
import { checkOptions, conventions } from '../../../../shared/domain/conventions.ts';
import type { Problem } from '../../../../shared/domain/problem.ts';
import type { ConventionId, Options } from '../../../../shared/domain/types.ts';
import { formatMoney, parseMoney } from '../../../../shared/format/money.ts';
import type { Tournament } from '../../../../shared/ledger/kinds.ts';
import { defaultRulebookOrder } from '../../../../shared/rules/rulebooks/index.ts';
import { planFormOf, readPlan, type PlanForm } from './plan.ts';
import { deadlinesOf, readDeadlines, type DeadlineForm } from './deadlines.ts';

export interface TournamentForm {
  name: string;
  date: string;
  place: string;
  arbiter: string;
  secretary: string;
  convention: ConventionId;
  /** Values that differ from the preset. */
  options: Partial<Options>;
  hasTarget: boolean;
  target: string;
  hasStake: boolean;
  /** Roubles a whist. */
  stake: string;
  rulebooks: string[];
  ruleSettings: Record<string, string>;
  /** How long each kind of correction is free. */
  deadlines: DeadlineForm;
  /** What ends a round. */
  plan: PlanForm;
  /** Rounding on the sheet by a logged line (K96 4.2.12). */
  codexRounding: boolean;
}

/** A new form; `date` YYYY-MM-DD. */
export const newForm = (date: string): TournamentForm => ({
  name: '',
  date,
  place: '',
  arbiter: '',
  secretary: '',
  convention: 'sochi',
  options: {},
  hasTarget: true,
  target: '20',
  hasStake: false,
  stake: '',
  rulebooks: [...defaultRulebookOrder],
  ruleSettings: {},
  deadlines: deadlinesOf(undefined),
  plan: planFormOf(undefined),
  codexRounding: false,
});

export function formOf(tournament: Tournament): TournamentForm {
  const { target, stakeKopecks, correctionDeadlines, plan } = tournament;
  const { name, date, place, arbiter, secretary, convention } = tournament;
  return {
    ...{ name, date, place, arbiter, secretary, convention },
    options: { ...tournament.options },
    rulebooks: [...tournament.rulebooks],
    ruleSettings: { ...tournament.ruleSettings },
    hasTarget: target !== null,
    target: target === null ? '' : String(target),
    hasStake: stakeKopecks !== null,
    stake: stakeKopecks === null ? '' : stakeText(stakeKopecks),
    deadlines: deadlinesOf(correctionDeadlines),
    plan: planFormOf(plan),
    codexRounding: tournament.codexRounding === true,
  };
}

/** Whole kopecks as roubles; a fraction of a kopeck (from a file) stays as it is written there. */
export function stakeText(kopecks: string): string {
  return /^\d+$/u.test(kopecks) ? formatMoney(Number(kopecks), { bare: true }) : kopecks;
}

/** The tournament, or what is wrong, by field (`path` is the field's name). */
export function readForm(
  form: TournamentForm,
  before: Tournament | null = null,
): { tournament: Tournament } | { problems: Problem[] } {
  const problems: Problem[] = [];
  if (form.name.trim() === '') problems.push({ path: 'name', code: 'form/nameMissing' });
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(form.date)) problems.push({ path: 'date', code: 'form/dateMissing' });
  const target = form.hasTarget ? readTarget(form.target, problems) : null;
  const stakeKopecks = form.hasStake ? readStake(form.stake, before, problems) : null;
  const deadlines = readDeadlines(form.deadlines, problems);
  const plan = readPlan(form.plan, problems);
  problems.push(...checkOptions(form.convention, form.options));
  if (problems.length > 0) return { problems };
  const { convention, rulebooks, ruleSettings, date } = form;
  // What other screens agree on (standings, money) stays as it is.
  const { correctionDeadlines: _deadlines, plan: _plan, codexRounding: _rounding, ...kept } = before ?? {};
  return {
    tournament: {
      ...kept,
      name: form.name.trim(),
      date,
      place: form.place.trim(),
      arbiter: form.arbiter.trim(),
      secretary: form.secretary.trim(),
      convention,
      options: differing(convention, form.options),
      target,
      rulebooks: [...rulebooks],
      ruleSettings: { ...ruleSettings },
      stakeKopecks,
      ...(deadlines === null ? {} : { correctionDeadlines: deadlines }),
      ...(plan === null ? {} : { plan }),
      ...(form.codexRounding ? { codexRounding: true as const } : {}),
    },
  };
}

function readTarget(text: string, problems: Problem[]): number | null {
  const clean = text.trim();
  if (/^[1-9]\d{0,3}$/u.test(clean)) return Number(clean);
  problems.push({ path: 'target', code: 'form/target' });
  return null;
}

function readStake(text: string, before: Tournament | null, problems: Problem[]): string | null {
  // An exact fraction of a kopeck, kept from the file, is not roubles: it passes untouched.
  const kept = before?.stakeKopecks ?? null;
  if (kept !== null && text === stakeText(kept)) return kept;
  const read = parseMoney(text);
  if ('kopecks' in read) return String(read.kopecks);
  problems.push({ ...read.problem, path: 'stake' });
  return null;
}

/** Only what differs from the preset is pinned to the tournament. */
function differing(convention: ConventionId, options: Partial<Options>): Partial<Options> {
  const preset = conventions[convention].options;
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== preset[name as keyof Options]),
  ) as Partial<Options>;
}
