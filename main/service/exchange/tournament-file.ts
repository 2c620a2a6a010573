/** `pulka-tournament/1`: a whole ledger as JSON, lossless both ways. */
import { ProblemError, type Problem } from '../../../shared/domain/problem.ts';
import { jsonFault } from '../../../shared/files/jsonPlace.ts';
import { unstorable } from '../../../shared/files/unstorable.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { entrySchema } from '../../../shared/ledger/entry.ts';
import type { Entry } from '../../../shared/ledger/kinds.ts';
import { checkLedger } from '../../../shared/ledger/validate.ts';
import { pauses } from '../pauses.ts';
import { zodProblems } from '../problems.ts';
import { canonical } from '../../../shared/files/canonical.ts';

const TOURNAMENT_FORMAT = 'pulka-tournament/1';

/** One entry a line, keys in order: equal ledgers are equal files, and a change is one line. */
export function exportLedger(entries: readonly Entry[]): string {
  const lines = entries.map((entry) => `    ${canonical(entry)}`);
  return `{\n  "format": "${TOURNAMENT_FORMAT}",\n  "entries": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new PulkaError('file/notJson', { ...(jsonFault(text) ?? { line: 1, column: 1 }) });
  }
}

function readEntries(json: unknown): unknown[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new ProblemError([{ path: '', code: 'value/object' }]);
  const { format, entries, ...rest } = json as Record<string, unknown>;
  if (format !== TOURNAMENT_FORMAT)
    throw new ProblemError([
      { path: 'format', code: 'sheet/format', params: { expected: TOURNAMENT_FORMAT } },
    ]);
  const unknown = Object.keys(rest);
  if (unknown.length > 0)
    throw new ProblemError(
      unknown.map((field) => ({ path: field, code: 'value/unknownField', params: { field } })),
    );
  if (!Array.isArray(entries)) throw new ProblemError([{ path: 'entries', code: 'value/array' }]);
  return entries;
}

/** Problems beyond these are not listed: one wrong column would fill a screen. */
const MOST_PROBLEMS = 20;

/**
 * Reads an exported tournament strictly. @throws PulkaError `file/notJson`, ProblemError with the places
 */
export async function importLedger(text: string): Promise<Entry[]> {
  const pause = pauses();
  const entries: Entry[] = [];
  const json = parseJson(text);
  const lost = unstorable(json);
  if (lost.length > 0) throw new ProblemError(lost.slice(0, MOST_PROBLEMS));
  await pause();
  const problems: Problem[] = [];
  for (const [i, raw] of readEntries(json).entries()) {
    const parsed = entrySchema.safeParse(raw, { reportInput: true });
    if (parsed.success) entries.push(parsed.data);
    else problems.push(...zodProblems(parsed.error, `entries[${i}]`));
    await pause();
  }
  if (problems.length > 0) throw new ProblemError(problems.slice(0, MOST_PROBLEMS));
  const whole = checkLedger(entries);
  await pause();
  if (whole.length > 0) throw new ProblemError(whole.slice(0, MOST_PROBLEMS));
  return entries;
}
