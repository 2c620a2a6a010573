import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../shared/locales/index.ts';

/** Codes of refusals written in the sources of the draw and the standings. */
function codes(): string[] {
  const files = ['../../../shared/draw/', '../../../shared/domain/'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(folder + file, import.meta.url), 'utf8')),
  );
  const found = files.join('\n').matchAll(/'((?:draw|cutoffs|placePoints)\/\w+)'/g);
  return [...new Set([...found].map((m) => m[1] as string))].sort();
}

const names = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1] as string))].sort();

describe('the sentences of draw and standings', () => {
  it('stand for every refusal in the sources, and for nothing else', () => {
    const written = Object.keys(messages.ru).flatMap((key) => {
      const code = /^problem\.((?:draw|cutoffs|placePoints)\/\w+)$/.exec(key)?.[1];
      return code === undefined ? [] : [code];
    });
    expect(codes().length).toBeGreaterThan(10);
    expect(written.sort()).toEqual(codes());
  });

  it('are the same set in both languages, with the same names in them', () => {
    const own = (key: string): boolean =>
      /^(problem\.(draw|cutoffs|placePoints)\/|draw\.|ranking\.)/.test(key);
    const ru = Object.entries(messages.ru).filter(([key]) => own(key));
    expect(ru.map(([key]) => key).sort()).toEqual(Object.keys(messages.en).filter(own).sort());
    for (const [key, text] of ru) expect(names(messages.en[key] ?? ''), key).toEqual(names(text));
  });
});
