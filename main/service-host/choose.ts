import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { forkedHost } from './forked-host.ts';
import type { StartHost } from './host.ts';
import { startUtilityHost } from './utility-host.ts';

/** Node-API version that the SQLite binding needs. */
const NEEDED_NAPI = 10;

export interface ChosenHost {
  start: StartHost;
  /** A utility process can only be started when the app is ready; a forked Node starts beside it. */
  needsReady: boolean;
}

/** A packaged program never looks at the environment or at a Node beside it. */
export function chooseHost(packaged: boolean, appRoot: string): ChosenHost {
  const napi = Number(process.versions['napi'] ?? 0);
  if (packaged || napi >= NEEDED_NAPI) return { start: startUtilityHost, needsReady: true };
  const beside = join(
    appRoot,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  const named = process.env['PULKA_NODE'];
  const node = named !== undefined && existsSync(named) ? named : beside;
  return { start: forkedHost(node), needsReady: false };
}
