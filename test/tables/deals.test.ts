import { describe, expect, it } from 'vitest';
import file from './deals.json' with { type: 'json' };
import type { SheetCase } from './expectations.ts';
import { expectCase } from './expectations.ts';

const cases = file.cases as SheetCase[];

describe('table of deals', () => {
  it('is complete', () => {
    expect(cases).toHaveLength(110);
    expect(new Set(cases.map((c) => c.id)).size).toBe(110);
    for (const c of cases) {
      expect(Object.keys(c.expect).sort()).toEqual(
        ['closed', 'mountain', 'pool', 'result', 'rounded', 'whists'],
      );
    }
  });

  it.each(cases.map((c) => [c.id, c.source, c] as const))('%s (%s)', (_id, _source, one) => {
    expectCase(one);
  });
});
