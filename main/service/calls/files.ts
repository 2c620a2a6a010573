/** The file as a whole: made, opened, closed, copied, restored, checked, exported, imported. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Problem } from '../../../shared/domain/problem.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { ENTRY_VERSION } from '../../../shared/ledger/entry.ts';
import type { Entry, EntryKind, Payload } from '../../../shared/ledger/kinds.ts';
import type { CallContext } from '../context.ts';
import { classified, fileError } from '../db/errors.ts';
import { createFile } from '../db/open.ts';
import { exportLedger, importLedger } from '../exchange/tournament-file.ts';
import { replay } from '../ledger/replay.ts';
import { Store } from '../ledger/store.ts';
import { checkFile } from '../queries/check.ts';
import { checkSeating, checkTournament } from './tournament.ts';

type Status = CallOutput<'file.status'>;

export const fileStatus = (_input: object, context: CallContext): Status => context.session.status();

/** Makes a file with these entries; the bottom lines stand with them as if they had been typed here. */
function createWith(
  path: string,
  entries: readonly Entry[],
  command: { commandId: string; name: string },
): void {
  createFile(path, (db) => {
    const store = new Store(db);
    store.load({ entries, totals: replay(store, entries), kept: { ...command, answer: '{}' } });
  });
}

/**
 * A creation that was carried out already (a retry after a restart finds its own file) opens it; any other file
 * of that name is left alone. @throws PulkaError `file/exists`
 */
async function openOwn(context: CallContext, path: string): Promise<Status> {
  if (context.session.path === null) {
    await context.session.open(path);
    if (context.book.answerOf(context.commandId) !== null) return context.session.status();
    await context.session.close();
  }
  throw fileError('file/exists', path);
}

async function createAndOpen(context: CallContext, path: string, entries: readonly Entry[]): Promise<Status> {
  const { commandId, name } = context;
  createWith(path, entries, { commandId, name });
  await context.session.open(path);
  return context.session.status();
}

export async function createTournament(
  input: CallParsed<'file.create'>,
  context: CallContext,
): Promise<Status> {
  const { path, tournament, players, tables, draw } = input;
  const problems: Problem[] = [
    ...checkTournament(tournament, 'tournament'),
    ...checkSeating(tables, 'tables'),
  ];
  tables.forEach((seats, t) =>
    seats.forEach((index, s) => {
      if (index >= players.length) problems.push({ path: `tables[${t}][${s}]`, code: 'round/noPlayer' });
    }),
  );
  if (problems.length > 0) throw new PulkaError('input/refused', {}, problems);
  if (existsSync(path)) return openOwn(context, path);
  const { newId } = context.surroundings;
  const entries: Entry[] = [];
  const add = <K extends EntryKind>(kind: K, payload: Payload<K>): void => {
    const seq = entries.length + 1;
    const { commandId, at } = context;
    const rest = { voidsSeq: null, actor: tournament.secretary, reason: '', recordedAt: at, playedAt: null };
    entries.push({ seq, kind, version: ENTRY_VERSION, payload, commandId, ...rest } as Entry);
  };
  add('tournament.created', tournament);
  const ids = players.map((player) => {
    const playerId = newId();
    add('player.added', { playerId, ...player });
    return playerId;
  });
  const seated = new Set(tables.flat());
  const sitOuts = ids.filter((_, i) => !seated.has(i));
  if (tables.length > 0)
    add('round.added', {
      roundId: newId(),
      number: 1,
      tables: tables.map((seats, i) => ({
        tableId: newId(),
        number: i + 1,
        seats: seats.map((index) => ids[index] ?? ''),
      })),
      ...(sitOuts.length === 0 ? {} : { sitOuts }),
      ...(draw === undefined ? {} : { draw }),
    });
  return createAndOpen(context, path, entries);
}

/** The sample that comes with the program, as a file of its own. */
export async function createSample(
  input: CallParsed<'file.createSample'>,
  context: CallContext,
): Promise<Status> {
  if (existsSync(input.path)) return openOwn(context, input.path);
  const source = join(context.surroundings.resources(), 'sample', 'tournament.json');
  const json = classified(source, () => readFileSync(source, 'utf8'));
  return createAndOpen(context, input.path, await importLedger(json));
}

export async function openTournament(input: CallParsed<'file.open'>, context: CallContext): Promise<Status> {
  await context.session.open(input.path, { compare: true });
  return context.session.status();
}

export async function closeTournament(_input: object, context: CallContext): Promise<Status> {
  await context.session.close();
  return context.session.status();
}

export function exportTournament(_input: object, context: CallContext): CallOutput<'file.export'> {
  const file = context.session.path ?? '';
  return {
    json: exportLedger(context.book.entries),
    fileName: `${basename(file, extname(file))}.json`,
  };
}

/** Into a new file; the present one gets a backup first. @throws ProblemError with the places */
export async function importTournament(
  input: CallParsed<'file.import'>,
  context: CallContext,
): Promise<Status> {
  const entries = await importLedger(input.json);
  if (existsSync(input.path)) return openOwn(context, input.path);
  if (context.session.path !== null) await context.session.backup('import');
  return createAndOpen(context, input.path, entries);
}

export function checkLedgerFile(_input: object, context: CallContext): CallOutput<'ledger.check'> {
  return checkFile(context.session.database, context.book);
}
