import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDeal } from '../../../shared/domain/check.ts';
import { foldDeals, totals } from '../../../shared/domain/fold.ts';
import {
  keysOf,
  normalDeal,
  notTypable,
  parse,
  printDeal,
  spellText,
} from '../../../shared/notation/index.ts';
import { tRu } from '../../unit/notation/kit.ts';
import { cases } from './deals.ts';

const RUNS = { numRuns: 3000 };

describe('printing and reading', () => {
  it('the deals tried are legal for the domain', () => {
    fc.assert(
      fc.property(cases, ({ rules, deal }) => {
        expect(checkDeal(rules, deal, 'deal')).toEqual([]);
      }),
      RUNS,
    );
  });

  it('a printed deal reads back as its normal form', () => {
    fc.assert(
      fc.property(cases, ({ ctx, deal }) => {
        expect(parse(printDeal(deal, ctx), ctx).deal).toEqual(normalDeal(deal, ctx.players.length));
        expect(notTypable(deal, ctx)).toBeNull();
      }),
      RUNS,
    );
  });

  it('a deal in normal form reads back as it is, and the form is a fixed point', () => {
    fc.assert(
      fc.property(cases, ({ ctx, deal }) => {
        const normal = normalDeal(deal, ctx.players.length);
        expect(normalDeal(normal, ctx.players.length)).toEqual(normal);
        expect(parse(printDeal(normal, ctx), ctx).deal).toEqual(normal);
        expect(printDeal(normal, ctx)).toBe(printDeal(deal, ctx));
      }),
      RUNS,
    );
  });

  it('the normal form is legal and scores what the deal scores', () => {
    fc.assert(
      fc.property(cases, ({ ctx, rules, deal }) => {
        const normal = normalDeal(deal, ctx.players.length);
        expect(checkDeal(rules, normal, 'deal')).toEqual([]);
        expect(totals(foldDeals(rules, [normal]).last)).toEqual(totals(foldDeals(rules, [deal]).last));
      }),
      RUNS,
    );
  });

  it('no beginning of a line is refused, and every one of them can be said', () => {
    fc.assert(
      fc.property(cases, ({ ctx, deal }) => {
        const line = printDeal(deal, ctx);
        for (let length = 0; length <= line.length; length += 1) {
          const parsed = parse(line.slice(0, length), ctx);
          expect(parsed.problem).toBeNull();
          expect(spellText(parsed, ctx, tRu)).not.toContain('notation.');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('no shorter line types the same deal', () => {
    fc.assert(
      fc.property(cases, ({ ctx, deal }) => {
        const line = printDeal(deal, ctx);
        for (let length = 0; length < line.length; length += 1) {
          expect(parse(line.slice(0, length), ctx).deal).not.toEqual(normalDeal(deal, ctx.players.length));
        }
        expect(keysOf(deal, ctx)).toBe(line.length);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('any text at all', () => {
  const keyboard = fc.string({
    unit: fc.constantFrom(...'0123456789*/.,птбчквмр swphxо\u00a0'.split('')),
    maxLength: 10,
  });

  it('is read without throwing; what is complete is legal and prints back', () => {
    fc.assert(
      fc.property(cases, fc.oneof(keyboard, fc.string({ maxLength: 12 })), ({ ctx, rules }, text) => {
        const parsed = parse(text, ctx);
        expect(parsed.complete).toBe(parsed.deal !== null);
        if (parsed.problem !== null) expect(parsed.complete).toBe(false);
        if (parsed.deal === null) return;
        expect(checkDeal(rules, parsed.deal, 'deal')).toEqual([]);
        expect(parse(printDeal(parsed.deal, ctx), ctx).deal).toEqual(parsed.deal);
      }),
      { numRuns: 5000 },
    );
  });

  it('never loses a sign: the boxes hold the whole line', () => {
    fc.assert(
      fc.property(cases, keyboard, ({ ctx }, text) => {
        const parsed = parse(text, ctx);
        const typed = text.replace(/\s/gu, '');
        const held = parsed.cells.map((cell) => cell.raw.replace(/\s/gu, '')).join('');
        expect(held).toBe(typed);
        for (const cell of parsed.cells) expect(parsed.text.slice(cell.start, cell.end)).toBe(cell.raw);
      }),
      { numRuns: 3000 },
    );
  });
});
