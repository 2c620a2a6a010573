import { describe, expect, it } from 'vitest';
import { parse, previewOptions } from '../../../shared/notation/index.ts';
import { table } from './kit.ts';

const four = table(4);

function shown(line: string, ctx = four): (string | number | null)[][] {
  return previewOptions(parse(line, ctx), ctx).map((option) => [
    option.keys,
    option.margin,
    option.deal === null ? 0 : 1,
  ]);
}

describe('likely counts before Enter', () => {
  it('around the contract: level − 1 to level + 2 (the picture)', () => {
    expect(shown('28410')).toEqual([
      ['7', -1, 1],
      ['8', 0, 1],
      ['9', 1, 1],
      ['.', 2, 1],
    ]);
    expect(shown('26410').map(([key]) => key)).toEqual(['5', '6', '7', '8']);
  });

  it('a ten ends at ten', () => {
    expect(shown('20410').map(([key, margin]) => [key, margin])).toEqual([
      ['7', -3],
      ['8', -2],
      ['9', -1],
      ['.', 0],
    ]);
  });

  it('with two whisters the deal is there once the first one is known', () => {
    expect(shown('28411')).toEqual([
      ['7', -1, 0],
      ['8', 0, 0],
      ['9', 1, 0],
      ['.', 2, 1],
    ]);
    expect(shown('284118')).toEqual([
      ['0', null, 1],
      ['1', null, 1],
      ['2', null, 1],
    ]);
  });

  it('misère from no trick on', () => {
    expect(shown('2*')).toEqual([
      ['0', 0, 1],
      ['1', -1, 1],
      ['2', -2, 1],
      ['3', -3, 1],
    ]);
  });

  it('the last count of raspasy', () => {
    expect(shown('/43')).toEqual([
      ['1', null, 1],
      ['2', null, 1],
      ['3', null, 1],
    ]);
  });

  it('nowhere else', () => {
    for (const line of ['', '2', '284', '2841', '284108', '28412', '2841089'])
      expect(shown(line)).toEqual([]);
  });

  it('each text is the line with the key added, and its deal has that count', () => {
    for (const option of previewOptions(parse('28410', four), four)) {
      expect(option.text).toBe(`28410${option.keys}`);
      expect(option.deal).toMatchObject({ tricks: { '1': option.count } });
    }
  });
});
