/** What a command may touch: streams, files, the language of its messages. Tests bring their own streams. */
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Problem } from '../../shared/domain/problem.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import type { CallError } from '../../shared/ipc/errors.ts';
import { jsonFault } from '../../shared/files/jsonPlace.ts';
import { unstorable } from '../../shared/files/unstorable.ts';
import type { Translate } from '../../shared/locales/translate.ts';
import { classify, fileError } from '../service/db/errors.ts';
import { PulkaError } from '../../shared/ipc/errors.ts';

export interface Streams {
  input: Readable;
  out: (text: string) => void;
  err: (text: string) => void;
}

/** 0 done, 1 a check found differences, 2 bad input or usage. */
export type Exit = 0 | 1 | 2;

/** Ends a command with exit status 2 and this error on standard error. */
export class Refused extends Error {
  readonly error: CallError;
  constructor(error: CallError) {
    super(error.code);
    this.name = 'Refused';
    this.error = error;
  }
}

/** The command line was not understood; the message says why, in the language of the messages. */
export class Usage extends Error {}

/** The value of an answer. @throws Refused */
export function value<T>(answer: Envelope<T>): T {
  if (answer.ok) return answer.value;
  throw new Refused(answer.error);
}

/** Text of a file, or of standard input for `-`. @throws Refused `file/*` */
export async function readText(path: string, streams: Streams): Promise<string> {
  try {
    const raw = path === '-' ? await text(streams.input) : readFileSync(path, 'utf8');
    return raw.replace(/^\uFEFF/, '');
  } catch (error) {
    const known = classify(error, path) ?? fileError('file/io', path);
    // Here a sheet or an export was asked for, not a tournament.
    const said = known.code === 'file/isFolder' ? fileError('file/folderGiven', path) : known;
    throw new Refused(said.toCallError());
  }
}

/** @throws Refused `file/notJson`, `input/refused` for a field that copying would lose */
export async function readJson(path: string, streams: Streams): Promise<unknown> {
  const raw = await readText(path, streams);
  let json: unknown;
  try {
    json = JSON.parse(raw) as unknown;
  } catch {
    const place = jsonFault(raw) ?? { line: 1, column: 1 };
    throw new Refused(new PulkaError('file/notJson', { ...place }).toCallError());
  }
  const problems = unstorable(json);
  if (problems.length > 0) throw new Refused({ code: 'input/refused', problems });
  return json;
}

/** `deals[3].tricks: 9 tricks in all, 10 expected`. */
function problemLine(problem: Problem, t: Translate): string {
  const sentence = t(`problem.${problem.code}`, problem.params);
  return problem.path === '' ? sentence : `${problem.path}: ${sentence}`;
}

/** The error as lines: the places that were refused, else its sentence. */
export function errorLines(error: CallError, t: Translate): string[] {
  const problems = (error.problems ?? []).map((problem) => problemLine(problem, t));
  if (problems.length > 0 && HEADLESS.has(error.code)) return problems;
  return [t(`error.${error.code}`, error.params), ...problems];
}

/** Codes that say nothing beyond their problems. */
const HEADLESS: ReadonlySet<string> = new Set(['input/refused', 'input/invalid', 'deal/refused']);
