import type { Problem } from '../../shared/domain/problem.ts';
import type { CallError } from '../../shared/ipc/errors.ts';
import type { Params, Translate } from '../../shared/locales/index.ts';
import { dateTime } from '../ui/clock.ts';
import { locale } from '../ui/text.ts';

/** A call that was refused or could not be made: code `area/reason`, values for its sentence, refused places. */
export class CallFailure extends Error {
  readonly code: string;
  readonly params: Params;
  readonly problems: readonly Problem[];
  constructor(error: CallError) {
    super(error.code);
    this.name = 'CallFailure';
    this.code = error.code;
    this.params = error.params ?? {};
    this.problems = error.problems ?? [];
  }
}

/** Anything caught around a call as a failure; what is not one says so with its own message. */
export function asFailure(caught: unknown): CallFailure {
  if (caught instanceof CallFailure) return caught;
  const message = caught instanceof Error ? caught.message : String(caught);
  return new CallFailure({ code: 'app/unexpected', params: { message } });
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u;
/** Instants are told as a local date and time. */
const local = (params: Params = {}): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && INSTANT.test(value) ? dateTime(locale.value, value) : value,
    ]),
  );

/** Sentence of a problem; a code without a text shows itself rather than nothing. */
export function problemText(t: Translate, problem: Problem): string {
  const key = `problem.${problem.code}`;
  const text = t(key, local(problem.params));
  return text === key ? t('ui.failure.unknownCode', { code: problem.code }) : text;
}

/** Sentences of a failure: the reasons in detail where there are any, else the failure itself. */
export function failureTexts(t: Translate, failure: CallFailure): string[] {
  if (failure.problems.length > 0) return failure.problems.map((problem) => problemText(t, problem));
  const key = `error.${failure.code}`;
  const text = t(key, local(failure.params));
  return [text === key ? t('ui.failure.unknownCode', { code: failure.code }) : text];
}
