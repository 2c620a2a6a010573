/** `score FILE`: a sheet in, the result out. */
import type { PulkaResult } from '../../../shared/domain/types.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { readJson, value, type Exit } from '../io.ts';
import type { Command } from '../run.ts';
import { table } from '../table.ts';

/** A table for people: one line a player. */
function resultText(result: PulkaResult, { t }: Command): string {
  const head = [
    t('cli.player'),
    t('cli.pool'),
    t('cli.mountain'),
    ...result.players.map((name) => t('cli.whistsOn', { name })),
    t('cli.exact'),
    t('cli.result'),
  ];
  const rows = result.players.map((name, i) => [
    name,
    formatNumber(result.pool[i] ?? 0),
    formatNumber(result.mountain[i] ?? 0),
    ...(result.whists[i] ?? []).map((whists, j) => (i === j ? '' : String(whists))),
    result.result[i] ?? '',
    formatNumber(result.rounded[i] ?? 0),
  ]);
  const state = t(result.closed ? 'cli.closed' : 'cli.notClosed');
  return `${table([head, ...rows])}${state}\n`;
}

export async function score(command: Command): Promise<Exit> {
  const { files, flag, service, streams } = command;
  const sheet = (await readJson(files[0] ?? '-', streams)) as Parameters<typeof JSON.stringify>[0];
  const result = value(await service.call('sheet.score', { sheet }));
  if (flag('text')) streams.out(resultText(result as unknown as PulkaResult, command));
  else streams.out(`${JSON.stringify(result, null, 2)}\n`);
  return 0;
}
