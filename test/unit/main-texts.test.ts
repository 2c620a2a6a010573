/** Every error code that the main process can answer with has its sentence in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../shared/locales/index.ts';

const CODE = /'((?:file|call|service|app)\/[a-zA-Z]+)'/g;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'service' && entry.name !== 'launch') yield* sources(path);
    } else if (path.endsWith('.ts')) yield readFileSync(path, 'utf8');
  }
}

test('no code without a sentence', () => {
  const codes = new Set(
    [...sources('main')].flatMap((text) => [...text.matchAll(CODE)].map((match) => match[1] ?? '')),
  );
  expect(codes.size).toBeGreaterThan(8);
  for (const locale of ['ru', 'en'] as const) {
    const missing = [...codes].filter((code) => messages[locale][`error.${code}`] === undefined);
    expect({ locale, missing }).toEqual({ locale, missing: [] });
  }
});
