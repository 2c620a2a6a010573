/** The half-answered dialog as it is kept, and read again after the window was closed. */
import type { OwnLine } from '../../../../shared/rules/ownDecision.ts';
import type { Answer, AnswerValue } from '../../../../shared/rules/dialog.ts';

export interface OwnDraft {
  reason: string;
  lines: OwnLine[];
  /** At fault, where no article says who. */
  offender: string | null;
}

export interface IncidentDraft {
  version: 1;
  answers: Answer[];
  /** «Судья решает сам»; null: the articles decide. */
  own: OwnDraft | null;
  /** The arbiter's word on the repeat, with its reason. */
  repeat: { number: number; reason: string } | null;
  calledBy: string | null;
  /** ISO instant of the call. */
  calledAt: string;
  arbiter: string;
  appealUntil: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const isValue = (value: unknown): value is AnswerValue =>
  isScalar(value) || (isObject(value) && Object.values(value).every(isScalar));
const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);

function readOwn(value: unknown): OwnDraft | null {
  if (!isObject(value) || !Array.isArray(value['lines'])) return null;
  const lines = value['lines'].filter(isObject).flatMap(({ who, where, on, amount }): OwnLine[] => {
    const known = where === 'pool' || where === 'mountain' || where === 'whists';
    if (typeof who !== 'string' || !known || typeof amount !== 'number') return [];
    return [{ who, where, on: typeof on === 'string' ? on : null, amount }];
  });
  const offender = value['offender'];
  return {
    reason: textOr(value['reason'], ''),
    lines,
    offender: typeof offender === 'string' ? offender : null,
  };
}

/** Reads a stored draft; what cannot be read leaves a fresh dialog rather than a wrong one. */
export function readDraft(stored: unknown, fresh: IncidentDraft): IncidentDraft {
  if (!isObject(stored) || stored['version'] !== 1 || !Array.isArray(stored['answers'])) return fresh;
  const answers: Answer[] = [];
  for (const one of stored['answers']) {
    if (!isObject(one) || typeof one['fact'] !== 'string' || !isValue(one['value'])) return fresh;
    answers.push({ fact: one['fact'], value: one['value'] });
  }
  const repeat = stored['repeat'];
  const number = isObject(repeat) ? repeat['number'] : null;
  return {
    version: 1,
    answers,
    own: readOwn(stored['own']),
    repeat:
      isObject(repeat) && typeof number === 'number' && Number.isInteger(number) && number >= 1
        ? { number, reason: textOr(repeat['reason'], '') }
        : null,
    calledBy: typeof stored['calledBy'] === 'string' ? stored['calledBy'] : null,
    calledAt: textOr(stored['calledAt'], fresh.calledAt),
    arbiter: textOr(stored['arbiter'], fresh.arbiter),
    appealUntil: textOr(stored['appealUntil'], fresh.appealUntil),
  };
}

/** Nothing was said yet: nothing is kept. */
export const isBlank = (draft: IncidentDraft): boolean =>
  draft.answers.length === 0 && draft.own === null && draft.repeat === null && draft.calledBy === null;
