import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../../shared/locales/en/scoring.ts';
import ru from '../../../shared/locales/ru/scoring.ts';
import { allWhys } from '../../../shared/domain/why.ts';

const names = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1] as string).sort();

/** Codes written in the sources, with the params that stand beside them. */
function sources(): string {
  const read = (folder: string, only: RegExp) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((file) => only.test(file))
      .map((file) => readFileSync(new URL(folder + file, import.meta.url), 'utf8'));
  return [
    ...read('../../../shared/domain/', /\.ts$/),
    ...read('../../../shared/files/', /^sheet.*\.ts$/),
  ].join('\n');
}

describe('sentences', () => {
  it('are the same set in both languages, with the same names in them', () => {
    for (const group of ['problem', 'why'] as const) {
      const english: Record<string, string> = en[group];
      const russian: Record<string, string> = ru[group];
      expect(Object.keys(russian)).toEqual(Object.keys(english));
      for (const [key, text] of Object.entries(english)) {
        expect(names(russian[key] as string), key).toEqual(names(text));
        expect(text, key).not.toMatch(/[@|]/);
        expect(russian[key], key).not.toMatch(/[@|]/);
      }
    }
  });

  it('stand for every refusal in the sources, and for nothing else', () => {
    const used = new Set(
      [...sources().matchAll(/'((?:value|option|sheet|deal|ruling)\/\w+)'/g)].map((m) => m[1]),
    );
    expect([...used].sort()).toEqual(Object.keys(en.problem).sort());
  });

  it('stand for every kind of entry and use only its terms', () => {
    const why: Record<string, string> = en.why;
    expect(allWhys.map((w) => w.code.replace('why.', '')).sort()).toEqual(Object.keys(why).sort());
    for (const { code, terms } of allWhys) {
      const allowed = new Set([...terms, 'other']);
      for (const name of names(why[code.replace('why.', '')] as string))
        expect(allowed, code).toContain(name);
    }
  });
});
