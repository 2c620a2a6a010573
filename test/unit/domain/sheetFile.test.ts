/** `pulka-sheet/1`: what is refused by shape, and where. */
import { describe, expect, it } from 'vitest';
import { parseSheet, sheetResult } from '../../../shared/files/sheet.ts';
import { ProblemError } from '../../../shared/domain/problem.ts';

const good = {
  format: 'pulka-sheet/1',
  convention: 'sochi',
  options: { withoutThree: true },
  target: 10,
  players: ['Анна', 'Борис', 'Вера'],
  deals: [
    {
      type: 'game',
      dealer: 2,
      declarer: 0,
      level: 6,
      trump: 'spades',
      defence: [
        { player: 1, says: 'whist' },
        { player: 2, says: 'pass' },
      ],
      tricks: { '0': 6 },
    },
    { type: 'misere', dealer: 0, declarer: 1, tricks: 0, shared: false },
    { type: 'raspasy', dealer: 1, tricks: [4, 3, 3] },
    { type: 'withoutThree', dealer: 2, declarer: 0, level: 7 },
    { type: 'redeal', dealer: 0 },
    {
      type: 'adjust',
      reason: 'решение № 3',
      mountain: [0, 2, 0],
      pool: [0, 0, 0],
      whists: [
        [0, 0, 0],
        [0, 0, 0],
        [30, 0, 0],
      ],
    },
  ],
};

function refused(json: unknown): string[] {
  try {
    parseSheet(json);
  } catch (error) {
    if (error instanceof ProblemError) return error.problems.map((p) => `${p.path} ${p.code}`);
    throw error;
  }
  return [];
}

/** The good sheet with one deal changed. */
function deal(index: number, change: object): unknown {
  return { ...good, deals: good.deals.map((d, i) => (i === index ? { ...d, ...change } : d)) };
}

function without(value: object, field: string): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== field));
}

describe('pulka-sheet/1', () => {
  it('is read whole', () => {
    expect(parseSheet(good)).toEqual(good);
    expect(parseSheet(without(good, 'target')).target).toBeNull();
    expect(parseSheet({ ...good, target: null }).target).toBeNull();
  });

  it('refuses anything that is no sheet', () => {
    for (const json of [null, 5, 'sheet', [], undefined]) expect(refused(json)).toEqual([' value/object']);
    expect(refused({})).toEqual([
      'format value/missing',
      'convention value/missing',
      'players value/missing',
      'deals value/missing',
    ]);
    expect(refused({ ...good, format: 'pulka-sheet/2' })).toEqual(['format sheet/format']);
  });

  it('refuses unknown fields everywhere', () => {
    expect(refused({ ...good, club: 'x' })).toEqual(['club value/unknownField']);
    expect(refused({ ...good, options: { fast: true } })).toEqual(['options.fast value/unknownField']);
    expect(refused(deal(0, { note: '' }))).toEqual(['deals[0].note value/unknownField']);
    expect(refused(deal(1, { trump: 'spades' }))).toEqual(['deals[1].trump value/unknownField']);
    expect(refused(deal(5, { dealer: 0 }))).toEqual(['deals[5].dealer value/unknownField']);
    expect(refused(deal(0, { defence: [{ player: 1, says: 'pass', loud: true }] }))).toEqual([
      'deals[0].defence[0].loud value/unknownField',
    ]);
    expect(refused(deal(2, { ruling: { scored: 'actual', note: 1 } }))).toEqual([
      'deals[2].ruling.note value/unknownField',
    ]);
    expect(refused(JSON.parse('{"__proto__": 1}'))[0]).toBe('__proto__ value/unknownField');
  });

  it('refuses missing fields', () => {
    const required: [number, string[]][] = [
      [0, ['dealer', 'declarer', 'level', 'defence']],
      [1, ['dealer', 'declarer', 'tricks']],
      [2, ['dealer', 'tricks']],
      [3, ['dealer', 'declarer', 'level']],
      [4, ['dealer']],
      [5, ['reason']],
    ];
    for (const [index, names] of required) {
      for (const field of names) {
        const deals = good.deals.map((d, i) => (i === index ? without(d, field) : d));
        expect(refused({ ...good, deals })).toEqual([`deals[${index}].${field} value/missing`]);
      }
    }
    expect(refused(deal(2, { ruling: {} }))).toEqual(['deals[2].ruling.scored value/missing']);
    expect(refused({ ...good, deals: [{}] })).toEqual(['deals[0].type value/missing']);
  });

  it('refuses wrong types', () => {
    expect(refused({ ...good, convention: 'odessa' })).toEqual(['convention value/oneOf']);
    expect(refused({ ...good, convention: 'toString' })).toEqual(['convention value/oneOf']);
    expect(refused({ ...good, options: [] })).toEqual(['options value/object']);
    expect(refused({ ...good, options: null })).toEqual(['options value/object']);
    expect(refused({ ...good, target: '10' })).toEqual(['target value/number']);
    expect(refused({ ...good, players: 'Анна' })).toEqual(['players value/array']);
    expect(refused({ ...good, players: ['Анна', 1, 'Вера'] })).toEqual(['players[1] value/string']);
    expect(refused({ ...good, deals: {} })).toEqual(['deals value/array']);
    expect(refused({ ...good, deals: [null] })).toEqual(['deals[0] value/object']);
    expect(refused({ ...good, deals: [{ type: 'bomb' }] })).toEqual(['deals[0].type value/oneOf']);
    expect(refused(deal(0, { dealer: '2' }))).toEqual(['deals[0].dealer value/number']);
    expect(refused(deal(0, { level: null }))).toEqual(['deals[0].level value/number']);
    expect(refused(deal(0, { trump: 'S' }))).toEqual(['deals[0].trump value/oneOf']);
    expect(refused(deal(0, { defence: {} }))).toEqual(['deals[0].defence value/array']);
    expect(refused(deal(0, { defence: [{ player: '1', says: 'no' }] }))).toEqual([
      'deals[0].defence[0].player value/number',
      'deals[0].defence[0].says value/oneOf',
    ]);
    expect(refused(deal(0, { tricks: [6] }))).toEqual(['deals[0].tricks value/object']);
    expect(refused(deal(0, { tricks: { '0': '6' } }))).toEqual(['deals[0].tricks.0 value/number']);
    expect(refused(deal(1, { shared: 0 }))).toEqual(['deals[1].shared value/boolean']);
    expect(refused(deal(2, { tricks: { '0': 10 } }))).toEqual(['deals[2].tricks value/array']);
    expect(refused(deal(5, { reason: 3 }))).toEqual(['deals[5].reason value/string']);
    expect(refused(deal(5, { whists: [1, 2, 3] }))).toEqual([
      'deals[5].whists[0] value/array',
      'deals[5].whists[1] value/array',
      'deals[5].whists[2] value/array',
    ]);
    const ruling = (extra: object) => refused(deal(2, { ruling: { scored: 'actual', ...extra } }));
    expect(ruling({ scored: 'maybe' })).toEqual(['deals[2].ruling.scored value/oneOf']);
    expect(ruling({ article: 3 })).toEqual(['deals[2].ruling.article value/string']);
    expect(ruling({ slip: '3' })).toEqual(['deals[2].ruling.slip value/number']);
    expect(ruling({ adjustTricks: [1] })).toEqual(['deals[2].ruling.adjustTricks value/object']);
    expect(ruling({ moveTricks: [{ from: 0, to: 1 }] })).toEqual([
      'deals[2].ruling.moveTricks[0].count value/missing',
    ]);
    expect(ruling({ noWhists: 2 })).toEqual(['deals[2].ruling.noWhists value/array']);
  });

  it('refuses impossible values with the sentence of formats.md', () => {
    try {
      parseSheet(deal(2, { tricks: [4, 3, 2] }));
      expect.fail('accepted');
    } catch (error) {
      expect((error as ProblemError).problems).toEqual([
        { path: 'deals[2].tricks', code: 'deal/tricksSum', params: { sum: 9 } },
      ]);
    }
    expect(refused({ ...good, target: 0 })).toEqual(['target sheet/target']);
    expect(refused({ ...good, players: ['А', 'Б', 'А '] })).toEqual(['players[2] sheet/nameTwice']);
    expect(refused({ ...good, options: {} })).toEqual(['deals[3].type deal/withoutThreeOff']);
  });

  it('keeps a full stop after closing', () => {
    const closing = [{ type: 'adjust', reason: 'a', pool: [10, 10, 10] }, good.deals[4]];
    expect(refused({ ...good, deals: closing })).toEqual(['deals[1] sheet/closed']);
  });

  it('gives the result of the first three deals as formats.md prints it', () => {
    const result = sheetResult(parseSheet({ ...good, deals: good.deals.slice(0, 3) }));
    expect(result).toMatchObject({
      format: 'pulka-result/1',
      players: good.players,
      pool: [2, 10, 0],
      mountain: [1, 0, 0],
      whists: [
        [0, 0, 0],
        [8, 0, 0],
        [0, 0, 0],
      ],
      closed: false,
      result: ['-104/3', '214/3', '-110/3'],
      rounded: [-34, 71, -37],
    });
    expect(result.running.map((t) => t.pool)).toEqual([
      [2, 0, 0],
      [2, 10, 0],
      [2, 10, 0],
    ]);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });
});
