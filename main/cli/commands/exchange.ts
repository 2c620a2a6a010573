/** `export DB`, `import FILE --db DB`: a whole tournament as `pulka-tournament/1`. */
import { readText, value, type Exit } from '../io.ts';
import { openFile } from '../open.ts';
import type { Command } from '../run.ts';
import { checkTarget, writeWhole } from '../write.ts';

export async function exportCommand(command: Command): Promise<Exit> {
  const { files, option, service, streams } = command;
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
