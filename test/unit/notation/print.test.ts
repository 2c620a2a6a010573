import { describe, expect, it } from 'vitest';
import { keysOf, notTypable, parse, printDeal } from '../../../shared/notation/index.ts';
import type { Deal } from '../../../shared/domain/types.ts';
import { table } from './kit.ts';

const four = table(4);
const three = table(3);

describe('what no line types', () => {
  const line = [0, 0, 0, 0];
  const adjust: Deal = {
    type: 'adjust',
    reason: 'решение № 3',
    pool: line,
    mountain: line,
    whists: [line, line, line, line],
  };

  it('an adjustment prints its reason, which is refused as a line', () => {
    expect(printDeal(adjust, four)).toBe('# решение № 3');
    expect(keysOf(adjust, four)).toBeNull();
    expect(notTypable(adjust, four)).toMatchObject({ code: 'notation/adjustNotTyped' });
    expect(parse(printDeal(adjust, four), four).problem).toMatchObject({ index: 0 });
  });

  it('a ruling is left out: the line is that of the deal underneath', () => {
    const ruled: Deal = { type: 'misere', dealer: 2, declarer: 1, tricks: 1, ruling: { scored: 'actual' } };
    expect(printDeal(ruled, four)).toBe('2*1');
    expect(notTypable(ruled, four)).toMatchObject({ code: 'notation/rulingNotTyped' });
  });

  it('a ruled raspasy of fewer than ten tricks, a ruled game without its tricks', () => {
    const raspasy: Deal = {
      type: 'raspasy',
      dealer: 2,
      tricks: [2, 2, 2],
      ruling: { scored: 'ruling', article: '003.Р5' },
    };
    expect(printDeal(raspasy, three)).toBe('# 003.Р5');
    const game: Deal = {
      type: 'game',
      dealer: 2,
      declarer: 0,
      level: 6,
      defence: [{ player: 1, says: 'whist' }],
      ruling: { scored: 'none' },
    };
    expect(printDeal(game, three)).toBe('# game');
  });
});

describe('the shortest line', () => {
  it.each<[string, Deal]>([
    ['27/', { type: 'withoutThree', dealer: 2, declarer: 1, level: 7 }],
    ['**', { type: 'redeal', dealer: 2 }],
    ['.1**', { type: 'redeal', dealer: 0 }],
    ['/46', { type: 'raspasy', dealer: 2, tricks: [6, 0, 0, 4] }],
    ['/.', { type: 'raspasy', dealer: 2, tricks: [0, 0, 0, 10] }],
    ['/0.', { type: 'raspasy', dealer: 2, tricks: [10, 0, 0, 0] }],
    ['2*.', { type: 'misere', dealer: 2, declarer: 1, tricks: 10, shared: false }],
    ['2**0', { type: 'misere', dealer: 2, declarer: 1, tricks: 0, shared: true }],
    [
      '205',
      {
        type: 'game',
        dealer: 2,
        declarer: 1,
        level: 10,
        trump: 'none',
        defence: [{ player: 3, says: 'pass' }],
      },
    ],
  ])('%s', (line, deal) => {
    expect(printDeal(deal, table(4, 'sochi', { withoutThree: true }))).toBe(line);
  });
});
