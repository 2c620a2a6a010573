/** The club's readings in an incident file. */
import type { Settings } from '../rules/vocabulary.ts';
import { settingDefs } from '../rules/vocabulary.ts';
import type { Reader } from './sheetReader.ts';

/** Unknown settings and values that a setting cannot have are refused with their path. */
export function readSettings(reader: Reader, value: unknown): Partial<Settings> | undefined {
  const known = settingDefs.map((def) => def.id);
  const json = reader.object(value, 'settings', [], known);
  if (json === undefined) return undefined;
  const settings: Record<string, string> = {};
  for (const def of settingDefs) {
    if (!Object.hasOwn(json, def.id)) continue;
    const chosen = reader.word(
      json[def.id],
      `settings.${def.id}`,
      def.values.map((one) => one.id),
    );
    if (chosen !== undefined) settings[def.id] = chosen;
  }
  return settings as Partial<Settings>;
}
