import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';

/** A small settings file: read leniently (spoiled or old: the default), written whole. */
export interface JsonStore<T> {
  read(): T;
  write(value: T): void;
}

export function jsonStore<T>(path: string, schema: z.ZodType<T>, fallback: T): JsonStore<T> {
  let value: T | undefined;
  const load = (): T => {
    try {
      const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
      return parsed.success ? parsed.data : fallback;
    } catch {
      return fallback;
    }
  };
  return {
    read: () => (value ??= load()),
    write: (next) => {
      value = next;
      mkdirSync(dirname(path), { recursive: true });
      const temporary = `${path}.${randomUUID().slice(0, 8)}.part`;
      try {
        writeFileSync(temporary, JSON.stringify(next, null, 2), { flag: 'wx' });
        renameSync(temporary, path);
      } catch (error) {
        rmSync(temporary, { force: true });
        throw error;
      }
    },
  };
}
