/** The rules of places as they stand in the form, and the plan they make. */
import { USUAL_CUTOFFS } from '../../../../shared/domain/cutoffs.ts';
import { USUAL_PLACE_TABLE } from '../../../../shared/domain/placePoints.ts';
import type { Problem } from '../../../../shared/domain/problem.ts';
import type { TieBreak } from '../../../../shared/domain/standingsTypes.ts';
import { checkStandingsPlan } from '../../../../shared/ledger/checkMoney.ts';
import { tieBreakSchema, type StandingsPlan } from '../../../../shared/ledger/kinds.ts';
import { fractionTyped, readFraction, readWhole } from './typed.ts';

export interface StepForm {
  upTo: string;
  factor: string;
}

export interface PlanForm {
  measure: StandingsPlan['measure'];
  cutoffs: 'none' | 'usual' | 'own';
  /** Steps with a border; `rest` is the factor above the last. */
  steps: StepForm[];
  rest: string;
  placeOwn: boolean;
  three: string[];
  four: string[];
  /** Chosen, in their order. */
  ties: TieBreak[];
  lotSeed: string;
  minRounds: string;
  withdrawn: StandingsPlan['withdrawn'];
}

const usualCutoffs = USUAL_CUTOFFS.map(({ upTo, factor }) => ({ upTo, factor: factor.toString() }));
const usualTable = {
  three: USUAL_PLACE_TABLE.three.map(String),
  four: USUAL_PLACE_TABLE.four.map(String),
};
const NO_PLAN: StandingsPlan = {
  measure: 'sum',
  cutoffs: null,
  placeTable: null,
  tieBreaks: [],
  lotSeed: '',
  minRounds: 0,
  withdrawn: 'stays',
};

/** Every key there is: the chosen ones first, in their order. */
export const keysInOrder = (ties: readonly TieBreak[]): TieBreak[] => [
  ...ties,
  ...tieBreakSchema.options.filter((key) => !ties.includes(key)),
];

/** The form of a plan; undefined = by the sum, equals share. */
export function planForm(plan: StandingsPlan = NO_PLAN): PlanForm {
  const scale = plan.cutoffs ?? usualCutoffs;
  const usual = JSON.stringify(plan.cutoffs) === JSON.stringify(usualCutoffs);
  const table = plan.placeTable ?? usualTable;
  return {
    measure: plan.measure,
    cutoffs: plan.cutoffs === null ? 'none' : usual ? 'usual' : 'own',
    steps: scale.flatMap(({ upTo, factor }) =>
      upTo === null ? [] : [{ upTo: String(upTo), factor: fractionTyped(factor) }],
    ),
    rest: fractionTyped(scale.at(-1)?.factor ?? '0'),
    placeOwn: plan.placeTable !== null,
    three: table.three.map(fractionTyped),
    four: table.four.map(fractionTyped),
    ties: [...plan.tieBreaks],
    lotSeed: plan.lotSeed,
    minRounds: String(plan.minRounds),
    withdrawn: plan.withdrawn,
  };
}

/** A field that cannot be read; `path` as the plan's own problems name it. */
const unread = (path: string, what: 'number' | 'fraction' | 'whole'): Problem => ({
  path,
  code: `plan/${what}`,
});

function readCutoffs(form: PlanForm, problems: Problem[]): StandingsPlan['cutoffs'] {
  if (form.cutoffs === 'none') return null;
  if (form.cutoffs === 'usual') return usualCutoffs;
  const factorOf = (text: string, at: number): string => {
    const factor = readFraction(text);
    if (factor === null) problems.push(unread(`cutoffs[${at}].factor`, 'fraction'));
    return factor ?? '0';
  };
  const steps = form.steps.map((step, i) => {
    const upTo = readWhole(step.upTo, 1);
    if (upTo === null) problems.push(unread(`cutoffs[${i}].upTo`, 'number'));
    return { upTo, factor: factorOf(step.factor, i) };
  });
  return [...steps, { upTo: null, factor: factorOf(form.rest, form.steps.length) }];
}

function readTable(form: PlanForm, problems: Problem[]): StandingsPlan['placeTable'] {
  if (form.measure !== 'placePoints' || !form.placeOwn) return null;
  const read = (size: 'three' | 'four'): string[] =>
    form[size].map((text, i) => {
      const points = readFraction(text);
      if (points === null) problems.push(unread(`placePoints.${size}[${i}]`, 'fraction'));
      return points ?? '0';
    });
  return { three: read('three'), four: read('four') };
}

/** The plan, or everything wrong with it; a lot without a code gets one when it is stored. */
export function readPlan(form: PlanForm): { plan: StandingsPlan } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const minRounds = readWhole(form.minRounds.trim() === '' ? '0' : form.minRounds);
  if (minRounds === null || minRounds > 1000) problems.push(unread('minRounds', 'whole'));
  const plan: StandingsPlan = {
    measure: form.measure,
    cutoffs: readCutoffs(form, problems),
    placeTable: readTable(form, problems),
    tieBreaks: [...form.ties],
    lotSeed: form.lotSeed.trim(),
    minRounds: minRounds ?? 0,
    withdrawn: form.withdrawn,
  };
  if (problems.length === 0)
    problems.push(...checkStandingsPlan(plan).filter(({ code }) => code !== 'standingsPlan/lotSeed'));
  return problems.length > 0 ? { problems } : { plan };
}

/** The same as having no plan at all. */
export const isBySum = (plan: StandingsPlan): boolean =>
  JSON.stringify({ ...plan, lotSeed: '' }) === JSON.stringify(NO_PLAN);
