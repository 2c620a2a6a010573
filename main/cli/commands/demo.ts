/** `demo --out DIR`: the sample tournament end to end: database, every PDF, standings on standard output. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatNumber } from '../../../shared/format/numbers.ts';
import type { StandingsView } from '../../../shared/ipc/schemas/views.ts';
import { classify, fileError } from '../../service/db/errors.ts';
import { EXTENSION } from '../../service/db/format.ts';
import { Refused, value, type Exit } from '../io.ts';
import type { Command } from '../run.ts';
import { table } from '../table.ts';
import { writeWhole } from '../write.ts';
import { timeZone } from './print.ts';

/** A tournament file is never replaced: the next one gets a number. */
function freeName(folder: string): string {
  for (let n = 1; ; n++) {
    const path = join(folder, `demo${n === 1 ? '' : `-${n}`}${EXTENSION}`);
    if (!existsSync(path)) return path;
  }
}

function standingsText({ rows, rounds, sums }: StandingsView, { t }: Command): string {
  const head = [t('cli.place'), t('cli.player'), ...rounds.map((round) => t('cli.round', { round }))];
  const tail = [t('cli.tables'), t('cli.penalties'), t('cli.total')];
  const lines = rows.map((row) => [
    row.place,
    row.full,
    ...row.rounds.map((cell) => (cell === null ? '—' : formatNumber(cell.result))),
    ...[row.tables, row.penalties, row.total].map((n) => formatNumber(n)),
  ]);
  const foot = [
    '',
    t('cli.sum'),
    ...[...sums.rounds, sums.tables, sums.penalties, sums.total].map((n) => formatNumber(n)),
  ];
  return table([[...head, ...tail], ...lines, foot]);
}

export async function demo(command: Command): Promise<Exit> {
  const { documentLocale, option, service, streams, t } = command;
  const folder = option('out') ?? '';
  const zone = timeZone(command);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Refused((classify(error, folder) ?? fileError('file/io', folder)).toCallError());
  }
  const path = freeName(folder);
  value(await service.call('file.createSample', { path }));
  streams.err(`${path}\n`);
  const options = { locale: documentLocale, timeZone: zone, twoUp: false };
  for (const { document, key } of value(await service.call('documents.list', {}))) {
    const printed = value(await service.call('documents.print', { document, key, options }));
    const file = join(folder, printed.fileName);
    writeWhole(file, printed.bytes);
    streams.err(
      `${t('cli.printed', { title: printed.title, n: printed.pages, revision: printed.revision, code: printed.code, file })}\n`,
    );
  }
  streams.out(standingsText(value(await service.call('standings.get', { afterRound: null })), command));
  return 0;
}
