/** What zod refuses, as problems with a place and a reason. */
import type { z } from 'zod';
import type { Problem } from '../../shared/domain/problem.ts';

/** `['deals', 3, 'tricks', '0']` → `deals[3].tricks.0`. */
export function pathText(path: readonly PropertyKey[], prefix = ''): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, prefix);
}

type Issue = z.core.$ZodIssue;

const TYPES: Readonly<Record<string, string>> = {
  object: 'value/object',
  record: 'value/object',
  array: 'value/array',
  number: 'value/number',
  int: 'value/whole',
  string: 'value/string',
  boolean: 'value/boolean',
};

/** The codes are those of the sheet files (`value/<reason>`), with a few more. */
function problemsOf(issue: Issue, prefix: string): Problem[] {
  const path = pathText(issue.path, prefix);
  const field = String(issue.path.at(-1) ?? '');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: pathText([...issue.path, key], prefix),
        code: 'value/unknownField',
        params: { field: key },
      }));
    case 'invalid_type':
      if (issue.input === undefined) return [{ path, code: 'value/missing', params: { field } }];
      return [{ path, code: TYPES[issue.expected] ?? 'value/notOf' }];
    case 'too_small':
      return [{ path, code: 'value/tooSmall', params: { limit: String(issue.minimum) } }];
    case 'too_big':
      return [{ path, code: 'value/tooBig', params: { limit: String(issue.maximum) } }];
    case 'invalid_format':
      return [{ path, code: 'value/format' }];
    case 'invalid_value':
      return [{ path, code: 'value/oneOf', params: { allowed: issue.values.map(String).join(', ') } }];
    case 'invalid_union':
      if (issue.input === undefined && issue.path.length > 0)
        return [{ path, code: 'value/missing', params: { field } }];
      return [{ path, code: 'value/notOf' }];
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return [{ path, code: 'value/notOf' }];
  }
}

/** All refusals of one parse; `prefix` is the place of the value in the whole input. */
export const zodProblems = (error: z.ZodError | z.core.$ZodError, prefix = ''): Problem[] =>
  error.issues.flatMap((issue) => problemsOf(issue, prefix));
