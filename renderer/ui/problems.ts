import type { Problem } from '../../shared/domain/problem.ts';
import { problemText } from '../api/failure.ts';
import { useText } from './text.ts';

/** What is wrong with a field of a form, in words; null = nothing. */
export function useProblems(problems: () => readonly Problem[]): (path: string) => string | null {
  const t = useText();
  return (path) => {
    const found = problems().find((problem) => problem.path === path);
    return found === undefined ? null : problemText(t, found);
  };
}
