/** The club's rules: read strictly, kept in the ledger, in force for slips from then on. */
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { ProblemError } from '../../../shared/domain/problem.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { isEmptyPatch, readPatch, type ClubPatch } from '../../../shared/rules/club/index.ts';
import { rulebooks } from '../../../shared/rules/rulebooks/index.ts';
import type { Book } from '../ledger/book.ts';
import type { EntryDraft } from '../ledger/change.ts';
import { commit, prepare, type CallContext } from '../context.ts';

type Answer = CallOutput<'rules.get'>;
type Json = Answer['patch'];

/** Longest patch as JSON, in characters: every article of a book rewritten fits many times. */
const LONGEST = 400_000;

const plain = (value: object): Json => JSON.parse(JSON.stringify(value)) as Json;

function rulesNow(book: Book): Answer {
  const { rules } = book.general;
  return { patch: rules === null ? null : plain(rules.patch), seq: rules?.entrySeq ?? 0 };
}

/** The patch, or its problems under the place it has in the call. */
function readAt(json: unknown): ClubPatch {
  try {
    return readPatch(json, rulebooks);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new ProblemError(
      error.problems.map((p) => ({ ...p, path: p.path === '' ? 'patch' : `patch.${p.path}` })),
    );
  }
}

export const getRules = (_input: object, context: CallContext): Answer => rulesNow(context.book);

/** @throws PulkaError `rules/tooLong`, `ledger/stale`; ProblemError with the places of the patch */
export function changeRules(input: CallParsed<'rules.change'>, context: CallContext): Answer {
  const { book } = context;
  const { reason, by, expectedSeq } = input;
  if (expectedSeq !== null && expectedSeq !== rulesNow(book).seq) throw new PulkaError('ledger/stale');
  if (JSON.stringify(input.patch).length > LONGEST) throw new PulkaError('rules/tooLong', { most: LONGEST });
  const patch = input.patch === null ? null : readAt(input.patch);
  const kept = patch === null || isEmptyPatch(patch) ? null : plain(patch);
  const draft: EntryDraft = { kind: 'rules.changed', payload: { patch: kept }, reason };
  const change = prepare(context, [draft], by === '' ? undefined : by);
  commit(context, change, { changed: true });
  return rulesNow(book);
}

export const rebuildRules = (_stored: object, context: CallContext): Answer => rulesNow(context.book);
