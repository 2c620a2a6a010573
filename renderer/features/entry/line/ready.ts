/** What a line must pass before it is sent: it is whole, the sheet is open, the rules allow it, the unusual is meant. */
import { checkDeal } from '../../../../shared/domain/check.ts';
import type { Deal } from '../../../../shared/domain/types.ts';
import type { Translate } from '../../../../shared/locales/index.ts';
import { problemText } from '../../../api/failure.ts';
import type { LineState } from './state.ts';

/** A second Enter sooner than this is the same press, not the answer to a question. */
const SAME_PRESS_MS = 400;

/** Why the line cannot be stored as it stands, or its deal. */
export function readyDeal(line: LineState, t: Translate): { deal: Deal } | { refusal: string[] } {
  const parsed = line.parsed.value;
  const sheet = line.sheet.value;
  if (parsed === null || sheet === null) return { refusal: [] };
  if (parsed.problem !== null) return { refusal: [problemText(t, parsed.problem)] };
  if (parsed.deal === null) {
    const open = parsed.cells.find((cell) => cell.state === 'now');
    const what = open === undefined ? '' : t(open.label.key, open.label.params);
    return { refusal: [t('entry.lacking', { what })] };
  }
  if (sheet.rules.target !== null && line.place.value.kind === 'end' && sheet.folded.closed) {
    return { refusal: [t('entry.closed')] };
  }
  const problems = checkDeal(sheet.rules, parsed.deal, 'deal');
  if (problems.length > 0) return { refusal: problems.map((problem) => problemText(t, problem)) };
  return { deal: parsed.deal };
}

/** False while something unusual waits for its answer; the question is then put. */
export function confirmed(line: LineState): boolean {
  const { warnings, question, text } = line;
  if (warnings.value.length === 0) return true;
  const asked = question.value;
  if (asked !== null && asked.line === text.value) return performance.now() - asked.at > SAME_PRESS_MS;
  question.value = { line: text.value, problems: warnings.value, at: performance.now() };
  return false;
}
