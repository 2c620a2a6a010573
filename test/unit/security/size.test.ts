/** The measure of a message at the gateway. */
import { expect, test } from 'vitest';
import { roughSize } from '../../../main/ipc/size.ts';

const LIMIT = 64 * 1024 * 1024;

test('text counts by its length, bytes by theirs, structure by its values', () => {
  expect(roughSize('ёж'.repeat(1000), LIMIT)).toBeGreaterThanOrEqual(4000);
  expect(roughSize(new Uint8Array(1_000_000), LIMIT)).toBeGreaterThanOrEqual(1_000_000);
  expect(
    roughSize(
      Array.from({ length: 1000 }, () => 1),
      LIMIT,
    ),
  ).toBeGreaterThanOrEqual(8000);
  expect(roughSize(new ArrayBuffer(1_000_000), LIMIT)).toBeGreaterThanOrEqual(1_000_000);
  expect(roughSize(new Map([['a', 'ё'.repeat(1000)]]), LIMIT)).toBeGreaterThanOrEqual(2000);
  expect(roughSize(new Set(['ё'.repeat(1000)]), LIMIT)).toBeGreaterThanOrEqual(2000);
  expect(roughSize({ deal: 1 }, LIMIT)).toBeLessThan(200);
});

test('a value inside itself is measured at once, not until the limit', () => {
  const loop: Record<string, unknown> = {};
  loop['self'] = loop;
  expect(roughSize(loop, LIMIT)).toBeLessThan(200);
});

test('what is larger than the limit is larger, and is not walked to its end', () => {
  const large = Array.from({ length: 100 }, () => new Uint8Array(1_000_000));
  const size = roughSize(large, LIMIT);
  expect(size).toBeGreaterThan(LIMIT);
  expect(size).toBeLessThan(LIMIT + 2_000_000);
});

test('a list of holes counts by its length: whoever reads it walks over every one', () => {
  const holes: unknown[] = [];
  holes.length = 4_000_000_000;
  expect(roughSize({ deals: holes }, LIMIT)).toBeGreaterThan(LIMIT);
  const few: unknown[] = [];
  few[9] = 1;
  expect(roughSize(few, LIMIT)).toBeLessThan(200);
});
