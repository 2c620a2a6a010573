import { existsSync } from 'node:fs';
import { z } from 'zod';
import { jsonStore } from './json-store.ts';

const KEPT = 12;
const schema = z.array(z.strictObject({ path: z.string(), name: z.string(), openedAt: z.string() }));
type Item = z.infer<typeof schema>[number];

/** Recent files of this computer, newest first. */
export interface Recent {
  list(): (Item & { exists: boolean })[];
  remember(path: string, name: string, at: Date): void;
  forget(path: string): void;
}

export function recentFiles(file: string): Recent {
  const store = jsonStore(file, schema, []);
  const without = (path: string): Item[] => store.read().filter((item) => item.path !== path);
  return {
    list: () => store.read().map((item) => ({ ...item, exists: existsSync(item.path) })),
    remember: (path, name, at) =>
      store.write([{ path, name, openedAt: at.toISOString() }, ...without(path)].slice(0, KEPT)),
    forget: (path) => store.write(without(path)),
  };
}
