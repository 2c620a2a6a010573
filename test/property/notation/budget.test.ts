import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import type { Deal, Sheet } from '../../../shared/domain/types.ts';
import {
  keysOf,
  normalDeal,
  parse,
  printDeal,
  type NotationContext,
} from '../../../shared/notation/index.ts';
import { cases } from './deals.ts';

/** What may be needed, Enter not counted: field.md, "The bar for typing". */
const BUDGET = {
  ordinary: 7,
  misere: 4,
  raspasy: 4,
  passed: 3,
  withoutThree: 4,
  redeal: 2,
  rare: 8,
} as const;

/** Kind of a deal by what happened at the table. `rare`: a word more than two defenders have, and tricks behind it. */
function kindOf(deal: Deal, ctx: NotationContext): keyof typeof BUDGET | null {
  if (deal.type === 'adjust') return null;
  if (deal.type !== 'game') return deal.type;
  const checked = deal.level === 10 && ctx.convention.options.tenGame === 'check';
  const says = deal.defence.map((word) => word.says);
  if (!checked && says.every((word) => word === 'pass')) return 'passed';
  return says.length > 3 || (checked && says.length > 2) ? 'rare' : 'ordinary';
}

function within(deal: Deal, ctx: NotationContext): string | null {
  const kind = kindOf(deal, ctx);
  if (kind === null) return null;
  expect(keysOf(deal, ctx), printDeal(deal, ctx)).toBeLessThanOrEqual(BUDGET[kind]);
  return kind;
}

describe('keys of a deal', () => {
  it('generated deals stay within the budget of their kind', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(cases, ({ ctx, deal }) => {
        // A dealer out of turn is a prefix of two keys, outside the budget.
        const kind = within(deal, { ...ctx, dealer: deal.type === 'adjust' ? ctx.dealer : deal.dealer });
        if (kind !== null) seen.add(kind);
      }),
      { numRuns: 4000 },
    );
    expect([...seen].sort()).toEqual(Object.keys(BUDGET).sort());
  });

  it.each([
    ['sheets', 18],
    ['deals', 110],
  ])('every deal of the worked %s is typed within the budget and reads back', (file, least) => {
    const url = new URL(`../../tables/${file}.json`, import.meta.url);
    const { cases: worked } = JSON.parse(readFileSync(url, 'utf8')) as { cases: { sheet: Sheet }[] };
    expect(worked.length).toBeGreaterThanOrEqual(least);
    let typed = 0;
    let deals = 0;
    for (const { sheet } of worked) {
      const convention = resolveConvention(sheet.convention, sheet.options);
      for (const deal of sheet.deals) {
        if (deal.type === 'adjust') continue;
        deals += 1;
        const ctx: NotationContext = {
          players: sheet.players,
          dealer: deal.dealer,
          convention,
          raspasyStep: 1,
        };
        if (deal.ruling === undefined) within(deal, ctx);
        const { ruling, ...bare } = deal;
        const line = printDeal(deal, ctx);
        if (line.startsWith('#')) {
          expect(ruling, line).toBeDefined();
          continue;
        }
        expect(parse(line, ctx).deal).toEqual(normalDeal(bare as Deal, sheet.players.length));
        typed += 1;
      }
    }
    expect(typed / deals).toBeGreaterThan(0.98);
  });
});
