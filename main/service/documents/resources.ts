/** Where the files that come with the program lie: fonts, the sample tournament. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PROBE = join('fonts', 'PTSans-Regular.ttf');
let found: string | null = null;

/**
 * The folder `resources` of the program: the one that the starter names, else the nearest above this module, which
 * serves the sources, the built program and the packaged one alike.
 * @throws Error when the program was taken apart and the folder is missing
 */
export function resourcesFolder(): string {
  if (found !== null) return found;
  const given = process.env['PULKA_RESOURCES'];
  if (given !== undefined && existsSync(join(given, PROBE))) return (found = given);
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const candidate = join(folder, 'resources');
    if (existsSync(join(candidate, PROBE))) {
      found = candidate;
      return candidate;
    }
    if (dirname(folder) === folder) throw new Error('the folder "resources" is missing');
  }
}
