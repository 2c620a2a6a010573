/** `print DB DOCUMENT --out FILE.pdf`. */
import { documentKindSchema } from '../../../shared/ipc/schemas/views.ts';
import { Refused, value, type Exit } from '../io.ts';
import { openFile, type Command } from '../run.ts';
import { findSlip, findTable } from '../tables.ts';
import { checkTarget, writeWhole } from '../write.ts';

/** Zone of this computer unless one is given; printed times are local. */
export const timeZone = (command: Command): string =>
  command.option('time-zone') ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

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
  checkTarget(out);
  await openFile(command, files[0] ?? '');
  const options = { locale: documentLocale, timeZone: timeZone(command), twoUp: flag('two-up') };
  const which = { document: parsed.data, key: await keyOf(command), options };
  const printed = value(await service.call('documents.print', which));
  writeWhole(out, printed.bytes);
  const { title, pages, revision, code } = printed;
  streams.err(`${t('cli.printed', { title, n: pages, revision, code, file: out })}\n`);
  return 0;
}
