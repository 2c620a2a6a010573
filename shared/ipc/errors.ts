import type { Problem } from '../domain/problem.ts';

/**
 * An error that crosses a process border: a stable code `area/reason`, values for its sentence
 * (`shared/locales`, key `error.<code>`) and, for bad input, the places that were refused.
 */
export interface CallError {
  code: string;
  params?: Record<string, string | number>;
  problems?: Problem[];
}

/** Thrown by handlers; anything else becomes `app/unexpected`. */
export class PulkaError extends Error {
  readonly code: string;
  readonly params: Record<string, string | number>;
  readonly problems: readonly Problem[];
  constructor(code: string, params: Record<string, string | number> = {}, problems: readonly Problem[] = []) {
    super(`${code} ${JSON.stringify(params)}${problems.map((p) => ` ${p.path}:${p.code}`).join('')}`);
    this.name = 'PulkaError';
    this.code = code;
    this.params = params;
    this.problems = problems;
  }
  toCallError(): CallError {
    return {
      code: this.code,
      ...(Object.keys(this.params).length > 0 ? { params: this.params } : {}),
      ...(this.problems.length > 0 ? { problems: [...this.problems] } : {}),
    };
  }
}
