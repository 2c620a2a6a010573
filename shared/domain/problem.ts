/**
 * A refusal as data: where, what kind, and the values for its sentence. Texts live in `shared/locales`
 * (key `problem.<code>`), so the window says it in Russian and the command line in English.
 */
export interface Problem {
  /** Place, e.g. `deals[3].tricks`; empty for the whole input. */
  path: string;
  /** `area/reason`, e.g. `deal/tricksSum`. */
  code: string;
  params?: Readonly<Record<string, string | number>>;
}

/** Thrown at the edge of pure code; carries at least one problem. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map((p) => `${p.path}: ${p.code}`).join('; '));
    this.name = 'ProblemError';
    this.problems = problems;
  }
}
