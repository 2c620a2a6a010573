/** `check DB`: the file and every stored total; exit status 1 and the differences if any. */
import { Refused, value, type Exit } from '../io.ts';
import { openFile } from '../open.ts';
import type { Command } from '../run.ts';

/** Found by looking at the file: an answer of the check, not bad input. */
const BROKEN: ReadonlySet<string> = new Set(['file/corrupt', 'file/truncated']);

export async function check(command: Command): Promise<Exit> {
  const { files, service, streams, t } = command;
  try {
    await openFile(command, files[0] ?? '');
  } catch (error) {
    if (!(error instanceof Refused) || !BROKEN.has(error.error.code)) throw error;
    streams.out(`${t(`error.${error.error.code}`, error.error.params)}\n`);
    return 1;
  }
  const found = value(await service.call('ledger.check', {}));
  for (const line of found.integrity) streams.out(`${t('cli.integrity', { detail: line })}\n`);
  for (const { path, stored, computed } of found.differences) {
    const key = computed === '' ? 'cli.wrong' : 'cli.difference';
    streams.out(`${path}: ${t(key, { stored, computed })}\n`);
  }
  const { sheets, deals, entries } = found;
  streams.out(`${t('cli.checked', { sheets, deals, entries })}\n`);
  const clean = found.integrity.length === 0 && found.differences.length === 0;
  streams.out(`${t(clean ? 'cli.clean' : 'cli.differences')}\n`);
  return clean ? 0 : 1;
}
