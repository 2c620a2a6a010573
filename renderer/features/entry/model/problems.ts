/** Sentences of what a line is refused or asked for: those of the rules, and those of the sheet it is typed into. */
import type { Problem } from '../../../../shared/domain/problem.ts';
import type { Translate } from '../../../../shared/locales/index.ts';
import { problemText } from '../../../api/failure.ts';

/** Codes `entry/…` belong to this section, all others to the domain and its notation. */
export function lineProblemText(t: Translate, problem: Problem): string {
  const [area, reason = ''] = problem.code.split('/');
  return area === 'entry' ? t(`entry.problem.${reason}`, problem.params) : problemText(t, problem);
}
