/** The window's font of suits and signs is cut out of DejaVu Sans by the ranges of the styles. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Signs {
  SIGNS: string;
  cutSigns: () => Promise<Uint8Array>;
}

test('the file in the tree is the one that the ranges ask for', async () => {
  // A script of the launch, not typed.
  const { SIGNS, cutSigns } = (await import('../../main/launch/signs.mjs' as string)) as Signs;
  const kept = readFileSync(SIGNS);
  expect(kept.equals(await cutSigns())).toBe(true);
  // Read at every start.
  expect(kept.length).toBeLessThan(20_000);
});
