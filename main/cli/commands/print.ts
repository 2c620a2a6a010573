/** `print DB DOCUMENT --out FILE.pdf`. */
import { documentKindSchema } from '../../../shared/ipc/schemas/views.ts';
import { Refused, Usage, value, type Exit } from '../io.ts';
import { openFile } from '../open.ts';
import type { Command } from '../run.ts';
import { findSlip, findTable } from '../tables.ts';
import { checkTarget, writeWhole } from '../write.ts';

/** Zone of this computer unless one is given; printed times are local. @throws Usage for a zone that is not known */
export function timeZone({ option, t }: Command): string {
  const named = option('time-zone');
  if (named === undefined) return Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    new Intl.DateTimeFormat('en', { timeZone: named }).format(0);
    return named;
  } catch {
    throw new Usage(t('cli.timeZone', { option: '--time-zone', zone: named }));
  }
}

/** Table, slip or round; empty = all of them. */
async function keyOf(command: Command): Promise<string> {
  const [table, slip, round] = [command.option('table'), command.option('slip'), command.option('round')];
  if (slip !== undefined) return findSlip(command, slip);
  if (table !== undefined) return findTable(command, table);
  return round ?? '';
}

export async function print(command: Command): Promise<Exit> {
  const { files, flag, documentLocale, option, service, streams, t } = command;
  const parsed = documentKindSchema.safeParse(files[1]);
  if (!parsed.success)
    throw new Refused({
      code: 'document/unknown',
      params: { document: files[1] ?? '', known: documentKindSchema.options.join(', ') },
    });
  const out = option('out') ?? '';
  checkTarget(out, files[0]);
  const zone = timeZone(command);
  await openFile(command, files[0] ?? '');
  const options = { locale: documentLocale, timeZone: zone, twoUp: flag('two-up') };
  const which = { document: parsed.data, key: await keyOf(command), options };
  const printed = value(await service.call('documents.print', which));
  writeWhole(out, printed.bytes);
  const { title, pages, revision, code } = printed;
  streams.err(`${t('cli.printed', { title, n: pages, revision, code, file: out })}\n`);
  return 0;
}
