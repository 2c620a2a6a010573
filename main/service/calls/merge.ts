/** Sheets from another computer: a look, then one transaction. */
import { mkdirSync, existsSync, writeFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatDateTime } from '../../../shared/format/dates.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import type { Entry } from '../../../shared/ledger/kinds.ts';
import { mergeEntries, planMerge } from '../../../shared/ledger/mergeLedgers.ts';
import { checkLedger } from '../../../shared/ledger/validate.ts';
import { translator } from '../../../shared/locales/index.ts';
import type { CallContext } from '../context.ts';
import { backupFolder } from '../db/backup.ts';
import { classified } from '../db/errors.ts';
import { importLedger } from '../exchange/tournament-file.ts';
import { mergeView } from '../queries/merge.ts';
import { checkZone } from './exchange.ts';

type Input = CallParsed<'exchange.merge'>;

/** @throws PulkaError `file/notJson`, `merge/otherTournament`; ProblemError with the places */
export async function previewMerge(
  input: CallParsed<'exchange.mergePreview'>,
  { book }: CallContext,
): Promise<CallOutput<'exchange.mergePreview'>> {
  const theirs = await importLedger(input.json);
  return mergeView(planMerge(book.entries, theirs), book.seq);
}

/** The other export stays beside the backups, whole or not at all. @throws PulkaError `file/*` */
function keepTheirs(file: string, at: string, json: string): string {
  const folder = backupFolder(file);
  return classified(folder, () => {
    mkdirSync(folder, { recursive: true });
    const stem = join(folder, `${at.slice(0, 19).replace('T', '_').replaceAll(':', '-')}_merge`);
    let path = `${stem}.json`;
    for (let n = 2; existsSync(path); n++) path = `${stem}.${n}.json`;
    const temporary = `${path}.part`;
    try {
      writeFileSync(temporary, json, { flag: 'wx', flush: true });
      renameSync(temporary, path);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
    return path;
  });
}

function writingOf(input: Input, { book, commandId, at }: CallContext) {
  const t = translator(input.locale);
  return {
    ...{ commandId, at, source: input.source, actor: book.tournament.secretary },
    note: ({ actor, recordedAt }: Entry): string =>
      t('exchange.merge.from', {
        source: input.source,
        by: actor === '' ? '—' : actor,
        at: formatDateTime(recordedAt, { zone: input.timeZone }),
      }),
  };
}

const countOf = (commands: readonly (readonly Entry[])[], how: 'taken' | 'beside'): number =>
  commands.filter(
    ([head]) => head?.kind === 'ledger.merged' && head.payload.tableId !== null && head.payload.how === how,
  ).length;

/**
 * @throws PulkaError `ledger/stale`, `merge/undecided`, `merge/blocked`, `merge/impossible` with what the two together
 * would be; nothing is written then
 */
export async function merge(input: Input, context: CallContext): Promise<CallOutput<'exchange.merge'>> {
  const { book, session, at } = context;
  checkZone(input.timeZone);
  if (input.expectedSeq !== book.seq)
    throw new PulkaError('ledger/stale', { expected: input.expectedSeq, seq: book.seq });
  const plan = planMerge(book.entries, await importLedger(input.json));
  const commands = mergeEntries(plan, input.choices, writingOf(input, context));
  if (commands.length === 0) return { seq: book.seq, taken: 0, beside: 0, kept: null };
  const problems = checkLedger([...book.entries, ...commands.flat()]);
  if (problems.length > 0) throw new PulkaError('merge/impossible', {}, problems.slice(0, 20));
  await session.backup('merge');
  const kept = keepTheirs(session.path ?? '', at, input.json);
  // The backup took its time: somebody may have typed meanwhile.
  if (input.expectedSeq !== book.seq)
    throw new PulkaError('ledger/stale', { expected: input.expectedSeq, seq: book.seq });
  const seq = commands.at(-1)?.at(-1)?.seq ?? book.seq;
  const answer = { seq, taken: countOf(commands, 'taken'), beside: countOf(commands, 'beside'), kept };
  book.commitAll(commands, context.name, answer);
  context.surroundings.emit('ledger.changed', { seq: book.seq });
  return answer;
}
