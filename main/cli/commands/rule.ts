/** `rule FILE`: an incident in, the ruling out. */
import type { CallInput } from '../../../shared/ipc/contract.ts';
import { readJson, value, type Exit } from '../io.ts';
import type { Command } from '../run.ts';

export async function rule({ files, service, streams }: Command): Promise<Exit> {
  const incident = (await readJson(files[0] ?? '-', streams)) as CallInput<'incidents.rule'>['incident'];
  const ruling = value(await service.call('incidents.rule', { incident }));
  streams.out(`${JSON.stringify(ruling, null, 2)}\n`);
  return 0;
}
