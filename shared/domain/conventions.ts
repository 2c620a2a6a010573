/**
 * The three conventions as data, and the choice of a tournament made of one of them and a few other options.
 * Table of scoring.md; K96 is the codex of 30 October 1996.
 */
import type { Convention, ConventionId, Options } from './types.ts';
import type { Problem } from './problem.ts';
import { ProblemError } from './problem.ts';

const sochi: Readonly<Options> = {
  trickPriceFactor: 1,
  whistResponsibility: 'full',
  remiseSharing: 'greedy',
  consolation: 'price',
  consolationToDealer: true,
  secondWhisterAnswers: 'second',
  whistShortage: 'personal',
  halfWhist: true,
  stalingrad: false,
  tenGame: 'whist',
  withoutThree: false,
  raspasyTarget: 'mountain',
  raspasyPrice: 1,
  raspasyProgression: 'arithmetic',
  raspasyCap: 3,
  raspasyReset: 'anyDeal',
  amnesty: true,
  zeroBonus: 'trickPrice',
  zeroBonusToDealer: true,
  poolClosing: 'americanAid',
  whistsPerPoolPoint: 10,
};

const leningrad: Readonly<Options> = {
  ...sochi,
  trickPriceFactor: 2,
  whistResponsibility: 'half',
  remiseSharing: 'gentleman',
  raspasyPrice: 2,
  poolClosing: 'total',
  whistsPerPoolPoint: 20,
};

const rostov: Readonly<Options> = {
  ...sochi,
  whistResponsibility: 'half',
  remiseSharing: 'gentleman',
  consolation: 10,
  raspasyTarget: 'whists',
  raspasyPrice: 5,
  raspasyProgression: 'constant',
  amnesty: false,
  zeroBonus: 'one',
};

/** The conventions in the order they are offered. */
export const conventions: Readonly<Record<ConventionId, Convention>> = {
  sochi: { id: 'sochi', options: sochi },
  leningrad: { id: 'leningrad', options: leningrad },
  rostov: { id: 'rostov', options: rostov },
};

export const conventionIds: readonly ConventionId[] = ['sochi', 'leningrad', 'rostov'];

/** What an option may hold: one of the listed values, or a whole number from `min` (next to the listed ones). */
export interface OptionRange {
  readonly oneOf: readonly (string | number | boolean)[];
  readonly min?: number;
}

const bool: OptionRange = { oneOf: [false, true] };

/** The domain of every option, for the format, the settings screen and the random sheets of the tests. */
export const optionRanges: Readonly<Record<keyof Options, OptionRange>> = {
  trickPriceFactor: { oneOf: [1, 2] },
  whistResponsibility: { oneOf: ['full', 'half'] },
  remiseSharing: { oneOf: ['greedy', 'gentleman'] },
  consolation: { oneOf: ['price', 'none'], min: 0 },
  consolationToDealer: bool,
  secondWhisterAnswers: { oneOf: ['second', 'both'] },
  whistShortage: { oneOf: ['personal', 'team'] },
  halfWhist: bool,
  stalingrad: bool,
  tenGame: { oneOf: ['whist', 'check'] },
  withoutThree: bool,
  raspasyTarget: { oneOf: ['mountain', 'whists'] },
  raspasyPrice: { oneOf: [], min: 0 },
  raspasyProgression: { oneOf: ['constant', 'arithmetic', 'geometric'] },
  raspasyCap: { oneOf: [], min: 1 },
  raspasyReset: { oneOf: ['anyDeal', 'madeWhistedGame'] },
  amnesty: bool,
  zeroBonus: { oneOf: ['trickPrice', 'one', 'none'] },
  zeroBonusToDealer: bool,
  poolClosing: { oneOf: ['americanAid', 'total', 'none'] },
  whistsPerPoolPoint: { oneOf: [10, 20] },
};

/** Largest whole amount that a sheet may name, so that no total leaves the exact integers. */
export const LARGEST_AMOUNT = 1_000_000_000;

function checkOption(name: string, value: unknown, path: string): Problem[] {
  if (!Object.hasOwn(optionRanges, name)) {
    return [{ path, code: 'value/unknownField', params: { field: name } }];
  }
  const { oneOf, min } = optionRanges[name as keyof Options];
  if (oneOf.some((one) => one === value)) return [];
  if (min === undefined || (typeof value !== 'number' && oneOf.length > 0)) {
    return [{ path, code: 'value/oneOf', params: { allowed: oneOf.join(', ') } }];
  }
  if (typeof value !== 'number') return [{ path, code: 'value/number' }];
  if (!Number.isInteger(value)) return [{ path, code: 'value/whole' }];
  if (value < min || value > LARGEST_AMOUNT) {
    return [{ path, code: 'value/range', params: { min, max: LARGEST_AMOUNT } }];
  }
  return [];
}

/**
 * What is wrong with the options chosen over a preset: an option that does not exist, a value it cannot have
 * (a price below 0 or not whole, a cap below 1), and the pair that K96 3.7 leaves no price for.
 */
export function checkOptions(id: ConventionId, overrides: object = {}, path = 'options'): Problem[] {
  const problems = Object.entries(overrides).flatMap(([name, value]) =>
    checkOption(name, value, `${path}.${name}`),
  );
  if (problems.length > 0) return problems;
  const options: Options = { ...conventions[id].options, ...overrides };
  // Raspasy written in whists has no price in pool points that a zero could be worth.
  if (options.raspasyTarget === 'whists' && options.zeroBonus === 'trickPrice') {
    return [{ path: `${path}.zeroBonus`, code: 'option/zeroBonusTrickPrice' }];
  }
  return [];
}

/** The preset with the given options in place of its own. @throws ProblemError as `checkOptions` says */
export function resolveConvention(id: ConventionId, overrides: Partial<Options> = {}): Convention {
  const problems = checkOptions(id, overrides);
  if (problems.length > 0) throw new ProblemError(problems);
  return { id, options: { ...conventions[id].options, ...overrides } };
}
