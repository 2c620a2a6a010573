/** What the table files hold: a sheet and a part of the result it must give. */
import { expect } from 'vitest';
import { parseSheet, sheetResult } from '../../shared/files/sheet.ts';
import type { PulkaResult } from '../../shared/domain/types.ts';

export interface SheetCase {
  readonly id: string;
  readonly source: string;
  readonly sheet: unknown;
  readonly expect: Partial<PulkaResult>;
}

/** Runs one case through the same door as `pulka score`. */
export function expectCase(one: SheetCase): void {
  const sheet = parseSheet(one.sheet);
  const result = sheetResult(sheet);
  expect(result).toMatchObject(one.expect);
  expect(result.running).toHaveLength(sheet.deals.length);
  expect(result.running.at(-1)).toEqual({
    pool: one.expect.pool,
    mountain: one.expect.mountain,
    whists: one.expect.whists,
  });
}
