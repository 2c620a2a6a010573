import { describe, expect, test } from 'vitest';
import type { Figure } from '../../bench/figure.ts';
import { NONE } from '../../bench/baseline.ts';
import { aligned, tableLines } from '../../bench/table.ts';

const open: Figure = {
  name: 'open',
  measured: 'median 750 ms',
  ratio: 0.5,
  of: '1500 ms',
  limit: 1,
  higherIsBetter: false,
  beside: '5.00 × bare JSON',
};
const fold: Figure = {
  name: 'fold of sheets',
  measured: '1,200,000 deals/s',
  ratio: 0.8,
  of: '1,500,000 deals/s',
  limit: 1,
  higherIsBetter: true,
  note: 'slow today',
};

test('columns are as wide as their widest cell and end without spaces', () => {
  expect(aligned([['a', '1', ''], ['long', '23', 'x'], ['b']], ['left', 'right', 'left'])).toEqual([
    'a      1',
    'long  23  x',
    'b',
  ]);
});

describe('the table', () => {
  const baseline = { date: '2026-11-30', ratios: { open: 0.25 } };
  const lines = tableLines([open, fold], baseline);
  const [head = '', rule = '', first = '', second = ''] = lines;
  const columnOf = (name: string): number => head.indexOf(name);

  test('has a head, a rule as wide as the widest line, and a line a figure', () => {
    expect(head.split(/ {2,}/u)).toEqual([
      ...['figure', 'measured', 'ratio', 'of', 'limit', 'verdict', 'stored', 'change', 'in this run'],
    ]);
    expect(rule).toBe('─'.repeat(Math.max(head.length, first.length, second.length)));
    expect(first.split(/ {2,}/u)).toEqual([
      ...['open', 'median 750 ms', '0.50', '1500 ms', '≤ 1', 'holds', '0.25', '! +100 %', '5.00 × bare JSON'],
    ]);
    expect(second.split(/ {2,}/u)).toEqual([
      ...['fold of sheets', '1,200,000 deals/s', '0.80', '1,500,000 deals/s', '≥ 1', 'MISSED', '–', '–'],
    ]);
  });

  test('is aligned', () => {
    for (const name of ['measured', 'of ', 'verdict'])
      for (const line of [first, second]) expect(line.slice(columnOf(name) - 2)).toMatch(/^ {2}\S/u);
  });

  test('says which day is stored, what the mark means, and the notes below', () => {
    expect(lines.slice(4)).toEqual([
      '',
      'stored: the ratios of 2026-11-30',
      '! worse than stored by more than 25 %',
      '',
      'fold of sheets: slow today',
    ]);
  });

  test('without a baseline there is neither', () => {
    expect(tableLines([open], NONE).slice(3)).toEqual([]);
  });

  test('a figure that became better is not marked', () => {
    expect(tableLines([open], { date: '2026-11-30', ratios: { open: 1 } })[2]).toContain('  −50 %  ');
  });
});
