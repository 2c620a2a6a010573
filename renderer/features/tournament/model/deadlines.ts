/** How long corrections are free: texts as typed, and the minutes they mean. */
import type { Problem } from '../../../../shared/domain/problem.ts';
import type { CorrectionDeadlines, CorrectionKind } from '../../../../shared/ledger/kinds.ts';

export const correctionKinds: readonly CorrectionKind[] = ['typing', 'table', 'ruling'];

/** `has`: there is a deadline; `minutes` as typed. */
export type DeadlineForm = Record<CorrectionKind, { has: boolean; minutes: string }>;

/** Proposed when a deadline is first wanted: the pause between two rounds. */
const USUAL_MINUTES = '30';

export function deadlinesOf(deadlines: CorrectionDeadlines | undefined): DeadlineForm {
  const one = (kind: CorrectionKind) => {
    const minutes = deadlines?.[kind] ?? null;
    return { has: minutes !== null, minutes: minutes === null ? USUAL_MINUTES : String(minutes) };
  };
  return { typing: one('typing'), table: one('table'), ruling: one('ruling') };
}

/** The deadlines, null when there is none at all; what is no number of minutes is added to `problems`. */
export function readDeadlines(form: DeadlineForm, problems: Problem[]): CorrectionDeadlines | null {
  if (correctionKinds.every((kind) => !form[kind].has)) return null;
  const one = (kind: CorrectionKind): number | null => {
    if (!form[kind].has) return null;
    const clean = form[kind].minutes.trim();
    // Six digits stay below the longest deadline there may be, ten years of minutes.
    if (/^\d{1,6}$/u.test(clean)) return Number(clean);
    problems.push({ path: `deadlines.${kind}`, code: 'form/deadline' });
    return null;
  };
  return { typing: one('typing'), table: one('table'), ruling: one('ruling') };
}
