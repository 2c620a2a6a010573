/** Finding what a command line names: a table by id or as `round.table`, a slip by id or number. */
import type { Overview } from '../../shared/ipc/schemas/views.ts';
import { Refused, value } from './io.ts';
import type { Command } from './run.ts';

/** @throws Refused `table/unknown` */
export async function findTable({ service }: Command, name: string): Promise<string> {
  const { rounds }: Overview = value(await service.call('tournament.get', {}));
  const [round, table] = name.split('.');
  for (const { number, tables } of rounds)
    for (const one of tables)
      if (one.tableId === name || (String(number) === round && String(one.number) === table))
        return one.tableId;
  throw new Refused({ code: 'table/unknown', params: { table: name } });
}

/** @throws Refused `slip/unknown` */
export async function findSlip({ service }: Command, name: string): Promise<string> {
  const slips = value(await service.call('incidents.list', {}));
  const found = slips.find(
    ({ slip }) => slip.slipId === name || String(slip.number) === name || slip.code === name,
  );
  if (found === undefined) throw new Refused({ code: 'slip/unknown', params: { slip: name } });
  return found.slip.slipId;
}
