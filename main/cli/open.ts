import type { Envelope } from '../../shared/ipc/envelope.ts';
import { value } from './io.ts';
import type { Command } from './run.ts';

/** Opens the tournament file that a command works on. @throws Refused `file/*` */
export async function openFile({ service }: Command, path: string): Promise<void> {
  const opened: Envelope<unknown> = await service.call('file.open', { path });
  value(opened);
}
