/** `export DB`: a whole tournament as `pulka-tournament/1`, or one of its tables; `import FILE --db DB`. */
import { tableNames } from '../../../shared/exchange/table.ts';
import { readText, Refused, Usage, value, type Exit } from '../io.ts';
import { openFile } from '../open.ts';
import type { Command } from '../run.ts';
import { checkTarget, writeWhole } from '../write.ts';
import { timeZone } from './print.ts';

const FORMATS = ['csv', 'xlsx', 'html'] as const;
type Format = (typeof FORMATS)[number];
const WHAT = [...tableNames, 'all'] as const;
type What = (typeof WHAT)[number];

/** `--csv deals`: the format and the table. Null: the whole tournament. @throws Usage for two of them */
function wanted({ option, t }: Command): { format: Format; what: What } | null {
  const given = FORMATS.filter((format) => option(format) !== undefined);
  const [format] = given;
  if (format === undefined) return null;
  if (given.length > 1) throw new Usage(t('cli.oneFormat'));
  const named = option(format) ?? '';
  const what = WHAT.find((one) => one === named);
  if (what === undefined) throw new Usage(t('cli.unknownTable', { table: named, known: WHAT.join(', ') }));
  return { format, what };
}

/** The round after which the standings stand; null = now. @throws Refused `round/unknown` */
function afterRound({ option }: Command): number | null {
  const round = option('round');
  if (round === undefined) return null;
  if (!/^[1-9]\d{0,3}$/u.test(round)) throw new Refused({ code: 'round/unknown', params: { round } });
  return Number(round);
}

async function exportTable(command: Command, table: { format: Format; what: What }): Promise<Exit> {
  const { files, option, flag, service, streams, documentLocale, t } = command;
  const out = option('out');
  if (out === undefined) throw new Usage(t('cli.missingOption', { option: '--out' }));
  checkTarget(out, files[0]);
  const zone = timeZone(command);
  const round = afterRound(command);
  await openFile(command, files[0] ?? '');
  const { bytes, rows } = value(
    await service.call('exchange.table', {
      ...table,
      ...{ afterRound: round, locale: documentLocale, timeZone: zone, hall: flag('hall') },
    }),
  );
  writeWhole(out, bytes);
  streams.err(`${t('cli.exported', { n: rows, file: out })}\n`);
  return 0;
}

export async function exportCommand(command: Command): Promise<Exit> {
  const { files, option, service, streams } = command;
  const table = wanted(command);
  if (table !== null) return exportTable(command, table);
  const out = option('out');
  if (out !== undefined) checkTarget(out, files[0]);
  await openFile(command, files[0] ?? '');
  const { json } = value(await service.call('file.export', {}));
  if (out === undefined) streams.out(json);
  else writeWhole(out, json);
  return 0;
}

export async function importCommand(command: Command): Promise<Exit> {
  const { files, option, service, streams, t } = command;
  const json = await readText(files[0] ?? '-', streams);
  const path = option('db') ?? '';
  const status = value(await service.call('file.import', { path, json }));
  streams.err(`${t('cli.imported', { name: status.name ?? '', n: status.seq, file: path })}\n`);
  return 0;
}
