/** The budget of keys, counted over every sheet of the sample tournament as it is typed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import type { Deal, Options } from '../../../shared/domain/types.ts';
import { keysOf } from '../../../shared/notation/index.ts';

interface SampleEntry {
  kind: string;
  payload: { tableId?: string; deal?: Deal; options?: Partial<Options>; convention?: 'sochi' };
}
const sample = JSON.parse(readFileSync('resources/sample/tournament.json', 'utf8')) as {
  entries: SampleEntry[];
};
const created = sample.entries.find((entry) => entry.kind === 'tournament.created')?.payload;
const convention = resolveConvention(created?.convention ?? 'sochi', created?.options ?? {});
const deals = sample.entries.flatMap(({ kind, payload }) =>
  kind === 'deal.recorded' && payload.deal !== undefined ? [payload.deal] : [],
);

/** Keys without Enter (the bar for typing). */
function budget(deal: Deal): number {
  if (deal.type === 'game')
    return deal.tricks === undefined && deal.defence.every((w) => w.says === 'pass') ? 3 : 7;
  return 4;
}

test('every deal of the sample sheets stays within its budget of keys', () => {
  expect(deals.length).toBeGreaterThan(150);
  const over = deals.flatMap((deal) => {
    if (deal.type === 'adjust') return [];
    const context = { players: ['А', 'Б', 'В', 'Г'], dealer: deal.dealer, convention, raspasyStep: 1 };
    const keys = keysOf(deal, context);
    return keys === null || keys > budget(deal) ? [{ deal, keys }] : [];
  });
  expect(over).toEqual([]);
});
