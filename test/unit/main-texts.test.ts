/** Every error code that the main process can answer with has its sentence in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { desktopTexts } from '../../main/app/texts.ts';
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

/** A text whose end is a name: `desktop.menu.${action}`, `desktop.fileKind.${kind}`. */
const KEY = /'(desktop\.(?:menu|fileKind|about|windowLost)[\w.]*)'/g;
const ACTION = /item\('(\w+)'/g;
const KINDS = ['tournament', 'pdf', 'json', 'csv', 'xlsx', 'html'];

test('what the main process says stands in the one area it loads, in both languages', () => {
  const own = [...sources('main')].filter((text) => !text.includes('main/service'));
  const keys = new Set(own.flatMap((text) => [...text.matchAll(KEY)].map((match) => match[1] ?? '')));
  // The name of the event that a menu item sends, not a text.
  keys.delete('desktop.menu');
  const actions = own.flatMap((text) =>
    [...text.matchAll(ACTION)].map((match) => `desktop.menu.${match[1]}`),
  );
  expect(actions.length).toBeGreaterThan(3);
  expect(keys.size).toBeGreaterThan(10);
  for (const locale of ['ru', 'en'] as const) {
    const t = desktopTexts(locale);
    const all = [...keys, ...actions, ...KINDS.map((kind) => `desktop.fileKind.${kind}`)];
    expect({ locale, missing: all.filter((key) => t(key) === key) }).toEqual({ locale, missing: [] });
  }
});

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
