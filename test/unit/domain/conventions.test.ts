import { describe, expect, it } from 'vitest';
import {
  checkOptions,
  conventions,
  optionRanges,
  resolveConvention,
} from '../../../shared/domain/conventions.ts';
import {
  consolationPrice,
  gameValue,
  miserePrice,
  raspasyPrice,
  requiredTricks,
  trickPrice,
  whistFine,
} from '../../../shared/domain/prices.ts';
import type { Level, Options } from '../../../shared/domain/types.ts';
import { ProblemError } from '../../../shared/domain/problem.ts';

const levels: Level[] = [6, 7, 8, 9, 10];
const codes = (overrides: object, id: 'sochi' | 'rostov' = 'sochi') =>
  checkOptions(id, overrides).map((p) => `${p.path} ${p.code}`);

describe('conventions', () => {
  it('price the games as the table of scoring.md', () => {
    const { sochi, leningrad, rostov } = conventions;
    expect(levels.map(gameValue)).toEqual([2, 4, 6, 8, 10]);
    expect(levels.map(requiredTricks)).toEqual([4, 2, 1, 1, 1]);
    expect(levels.map((l) => trickPrice(leningrad.options, l))).toEqual([4, 8, 12, 16, 20]);
    expect([sochi, leningrad, rostov].map((c) => miserePrice(c.options))).toEqual([10, 20, 10]);
    expect(levels.map((l) => whistFine(sochi.options, l))).toEqual([2, 4, 6, 8, 10]);
    expect(levels.map((l) => whistFine(leningrad.options, l))).toEqual([2, 4, 6, 8, 10]);
    expect(levels.map((l) => whistFine(rostov.options, l))).toEqual([1, 2, 3, 4, 5]);
    expect([sochi, leningrad, rostov].map((c) => consolationPrice(c.options, 7))).toEqual([4, 8, 10]);
  });

  it('climb the ladder of raspasy', () => {
    const ladder = (options: Readonly<Options>) => [1, 2, 3, 4, 5].map((n) => raspasyPrice(options, n));
    expect(ladder(conventions.sochi.options)).toEqual([1, 2, 3, 3, 3]);
    expect(ladder(conventions.leningrad.options)).toEqual([2, 4, 6, 6, 6]);
    expect(ladder(conventions.rostov.options)).toEqual([5, 5, 5, 5, 5]);
    const geometric = resolveConvention('sochi', { raspasyProgression: 'geometric', raspasyCap: 4 });
    expect(ladder(geometric.options)).toEqual([1, 2, 4, 8, 8]);
  });

  it('keep the other options of the preset', () => {
    const { options } = resolveConvention('leningrad', { amnesty: false });
    expect(options).toEqual({ ...conventions.leningrad.options, amnesty: false });
    expect(conventions.leningrad.options.amnesty).toBe(true);
    expect(Object.keys(optionRanges).sort()).toEqual(Object.keys(options).sort());
  });

  it('refuse options that do not exist or values they cannot have', () => {
    expect(codes({ fast: true })).toEqual(['options.fast value/unknownField']);
    expect(codes({ toString: 1 })).toEqual(['options.toString value/unknownField']);
    expect(codes({ amnesty: 1 })).toEqual(['options.amnesty value/oneOf']);
    expect(codes({ trickPriceFactor: 3 })).toEqual(['options.trickPriceFactor value/oneOf']);
    expect(codes({ whistsPerPoolPoint: '10' })).toEqual(['options.whistsPerPoolPoint value/oneOf']);
    expect(codes({ consolation: 'all' })).toEqual(['options.consolation value/oneOf']);
    expect(codes({ consolation: -1 })).toEqual(['options.consolation value/range']);
    expect(codes({ consolation: 2.5 })).toEqual(['options.consolation value/whole']);
    expect(codes({ raspasyPrice: -1 })).toEqual(['options.raspasyPrice value/range']);
    expect(codes({ raspasyPrice: 0.5 })).toEqual(['options.raspasyPrice value/whole']);
    expect(codes({ raspasyPrice: '1' })).toEqual(['options.raspasyPrice value/number']);
    expect(codes({ raspasyCap: 0 })).toEqual(['options.raspasyCap value/range']);
    expect(codes({ raspasyCap: 1.5 })).toEqual(['options.raspasyCap value/whole']);
  });

  it('accept a price of 0', () => {
    expect(codes({ raspasyPrice: 0, consolation: 0 })).toEqual([]);
  });

  it('refuse a zero bonus in trick prices where raspasy is written in whists', () => {
    expect(codes({ raspasyTarget: 'whists' })).toEqual(['options.zeroBonus option/zeroBonusTrickPrice']);
    expect(codes({ raspasyTarget: 'whists', zeroBonus: 'none' })).toEqual([]);
    expect(codes({ zeroBonus: 'trickPrice' }, 'rostov')).toEqual([
      'options.zeroBonus option/zeroBonusTrickPrice',
    ]);
    expect(() => resolveConvention('sochi', { raspasyTarget: 'whists' })).toThrow(ProblemError);
  });
});
