import { describe, expect, it } from 'vitest';
import { USUAL_CUTOFFS } from '../../../shared/domain/cutoffs.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import {
  placeLabel,
  standings,
  type StandingsInput,
  type TableResult,
} from '../../../shared/domain/standings.ts';

function table(round: number, number: number, points: Record<string, number>): TableResult[] {
  return Object.entries(points).map(([player, n]) => ({ player, round, table: number, points: n }));
}

function run(results: TableResult[], more: Partial<StandingsInput> = {}) {
  const players = more.players ?? [...new Set(results.map(({ player }) => player))].sort();
  const rounds = Math.max(1, ...results.map(({ round }) => round));
  return standings({ players, rounds, results, penalties: [], tieBreaks: [], ...more });
}
const places = (s: ReturnType<typeof run>) => s.rows.map((r) => `${r.player} ${placeLabel(r.from, r.to)}`);
const scores = (s: ReturnType<typeof run>) =>
  Object.fromEntries(s.rows.map((r) => [r.player, String(r.score)]));
const tie = (s: ReturnType<typeof run>, player: string) =>
  s.rows.find((r) => r.player === player)?.ties.map(({ key, value }) => `${key} ${value}`);

describe('the mean a round', () => {
  const results = [
    ...table(1, 1, { a: 30, b: 20, c: -50 }),
    ...table(2, 1, { a: 0, b: -6, c: 6 }),
    ...table(3, 1, { a: -16, c: 9, d: 7 }),
  ];
  const scoring = { measure: 'average' } as const;

  it('puts who played less on a level with the others, as exact fractions', () => {
    // a 14 in three, b 14 in two, c −35 in three, d 7 in one.
    const s = run(results, { scoring });
    expect(scores(s)).toEqual({ b: '7', d: '7', a: '14/3', c: '-35/3' });
    expect(places(s)).toEqual(['b 1–2', 'd 1–2', 'a 3', 'c 4']);
    expect(s.rows.map((r) => String(r.roundsPlayed))).toEqual(['2', '1', '3', '3']);
  });

  it('divides penalties with the rest, and keeps who played too little below', () => {
    const s = run(results, {
      scoring: { ...scoring, minRounds: 2 },
      penalties: [{ player: 'b', round: 1, amount: -5 }],
    });
    expect(scores(s)['b']).toBe('9/2');
    expect(places(s)).toEqual(['a 1', 'b 2', 'c 3', 'd 4']);
  });

  it('counts the part of a round that a substitute played', () => {
    const half = Rational.of(1, 2);
    const lines = [
      ...table(1, 1, { a: 10, b: -20 }),
      { player: 'c', round: 1, table: 1, points: 4, seat: 2, part: half },
      { player: 'd', round: 1, table: 1, points: 6, seat: 2, part: half },
    ];
    expect(scores(run(lines, { scoring }))).toEqual({ a: '10', b: '-20', c: '8', d: '12' });
  });

  it('is 0 for who has not played', () => {
    expect(scores(run(results, { scoring, players: ['a', 'b', 'c', 'd', 'e'] }))['e']).toBe('0');
  });
});

describe('cut-offs in the standings', () => {
  const results = [...table(1, 1, { a: 300, b: -100, c: -200 }), ...table(2, 1, { a: -350, b: 100, c: 250 })];

  it('cut sheet by sheet and show apart what they break of the zero', () => {
    const s = run(results, { scoring: { measure: 'sum', cutoffs: USUAL_CUTOFFS } });
    // a 210 − 215, b −100 + 100, c −200 + 205.
    expect(scores(s)).toEqual({ c: '5', b: '0', a: '-5' });
    expect(s.rows.map((r) => r.total)).toEqual([50, 0, -50]);
    expect([s.tablesSum, String(s.cutSum), s.uneven]).toEqual([0, '0', []]);
    const first = run(results.slice(0, 3), { scoring: { measure: 'sum', cutoffs: USUAL_CUTOFFS } });
    expect(String(first.cutSum)).toBe('-90');
    expect(first.rows[0]?.cells[0]?.points).toBe(300);
    expect(String(first.rows[0]?.cells[0]?.whists)).toBe('210');
  });

  it('count for the best round too', () => {
    const s = run(results, {
      scoring: { measure: 'sum', cutoffs: USUAL_CUTOFFS },
      tieBreaks: ['bestRound', 'lastRound'],
    });
    expect(tie(s, 'a')).toEqual(['bestRound 210', 'lastRound -215']);
  });
});

describe('place points in the standings', () => {
  const scoring = { measure: 'placePoints' } as const;

  it('go by the table, whists only after them', () => {
    const results = [
      ...table(1, 1, { a: 100, b: 20, c: -30, d: -90 }),
      ...table(1, 2, { e: 12, f: 0, g: -12 }),
      ...table(2, 1, { a: -10, e: 30, b: -20 }),
      ...table(2, 2, { c: 50, d: 10, f: -20, g: -40 }),
    ];
    const s = run(results, { scoring, tieBreaks: ['whists'] });
    // a 3 + 3/2, b 2 + 0, c 1 + 3, d 0 + 2, e 3 + 3, f 3/2 + 1, g 0 + 0.
    expect(scores(s)).toEqual({ e: '6', a: '9/2', c: '4', f: '5/2', b: '2', d: '2', g: '0' });
    expect(places(s)).toEqual(['e 1', 'a 2', 'c 3', 'f 4', 'b 5', 'd 6', 'g 7']);
    expect(tie(s, 'b')).toEqual(['whists 0']);
    expect(tie(s, 'd')).toEqual(['whists -80']);
  });

  it('do not part by a rounding unit those who are equal', () => {
    const exact = (text: string) => Rational.parse(text);
    const line = (player: string, points: number, e: string) => ({
      player,
      round: 1,
      table: 1,
      points,
      exact: exact(e),
    });
    const s = run([line('a', 4, '10/3'), line('b', -7, '-20/3'), line('c', 3, '10/3')], { scoring });
    expect(scores(s)).toEqual({ a: '9/4', c: '9/4', b: '0' });
    expect(places(s)).toEqual(['a 1–2', 'c 1–2', 'b 3']);
    expect(s.rows.map((r) => r.keys.tableWins)).toEqual([1, 1, 0]);
  });

  it('give a substituted seat its points once, by the parts played', () => {
    const seat = (player: string, points: number, at: number, part = '1') => ({
      player,
      round: 1,
      table: 1,
      points,
      seat: at,
      part: Rational.parse(part),
    });
    const lines = [seat('a', 10, 0), seat('b', -40, 1), seat('c', 20, 2, '1/3'), seat('d', 10, 2, '2/3')];
    // The seat of c and d has 30 and the first place: 3 points.
    expect(scores(run(lines, { scoring }))).toEqual({ d: '2', a: '3/2', c: '1', b: '0' });
  });

  it('give nothing to who took a seat when all was played, nor the win', () => {
    const seat = (player: string, points: number, at: number, part?: Rational) => ({
      ...{ player, round: 1, table: 1, points, seat: at },
      ...(part === undefined ? {} : { part }),
    });
    const lines = [seat('a', 10, 0), seat('b', -40, 1), seat('c', 30, 2), seat('d', 0, 2, Rational.zero)];
    const s = run(lines, { scoring });
    expect(scores(s)).toEqual({ c: '3', a: '3/2', b: '0', d: '0' });
    expect(s.rows.map((r) => [r.player, r.keys.tableWins, r.roundsPlayed.toString()])).toEqual([
      ['c', 1, '1'],
      ['a', 0, '1'],
      ['b', 0, '1'],
      ['d', 0, '0'],
    ]);
    // Nor is he one who has played a round.
    expect(places(run(lines, { scoring: { ...scoring, minRounds: 1 } })).at(-1)).toBe('d 4');
  });

  it('once agreed upon, then given up: a penalty in points is not taken off whists', () => {
    const penalties = [{ player: 'a', round: 1, amount: -1, unit: 'score' }] as const;
    for (const measure of ['sum', 'average'] as const) {
      const s = run(table(1, 1, { a: 20, b: 20, c: -40 }), { scoring: { measure }, penalties });
      expect(scores(s)).toEqual({ a: '20', b: '20', c: '-40' });
      expect(places(s)).toEqual(['a 1–2', 'b 1–2', 'c 3']);
      expect(s.rows.map((row) => row.scorePenalty)).toEqual([0, 0, 0]);
    }
  });

  it('take penalties in points off the score, those in whists off the whists only', () => {
    const results = table(1, 1, { a: 20, b: 0, c: -20 });
    const penalties = [
      { player: 'a', round: 1, amount: -1, unit: 'score' },
      { player: 'a', round: 1, amount: -30 },
    ] as const;
    const s = run(results, { scoring, penalties, tieBreaks: ['whists'] });
    expect(scores(s)).toEqual({ a: '2', b: '3/2', c: '0' });
    expect(tie(s, 'a')).toEqual(['whists -10']);
    expect([s.penaltiesSum, s.rows[0]?.penalty, s.rows[0]?.scorePenalty]).toEqual([-30, -30, -1]);
  });
});

describe('tie-breaks', () => {
  // Everybody 0. a beat b by 20 in round 1; c and d never met anybody of them.
  const results = [
    ...table(1, 1, { a: 10, b: -10, x: 0 }),
    ...table(1, 2, { c: 5, d: 5, y: -10 }),
    ...table(2, 1, { a: -10, c: -5, y: 15 }),
    ...table(2, 2, { b: 10, d: -5, x: -5 }),
  ];

  it('the meeting of two: who had more at their tables', () => {
    const two = results.filter(({ player }) => player !== 'c' && player !== 'd');
    const s = run(two, { tieBreaks: ['headToHead'] });
    expect(places(s)).toEqual(['y 1', 'a 2', 'b 3', 'x 4']);
    expect([tie(s, 'a'), tie(s, 'b'), tie(s, 'x')]).toEqual([
      ['headToHead 20'],
      ['headToHead -20'],
      ['headToHead null'],
    ]);
  });

  it('the meeting counts for nothing where not all have met, and for all where they have', () => {
    const s = run(results, { tieBreaks: ['headToHead'] });
    // a, b, c, d at 0: b and c have not met.
    expect(places(s)).toEqual(['y 1', 'a 2–5', 'b 2–5', 'c 2–5', 'd 2–5', 'x 6']);
    const three = [...table(1, 1, { a: 10, b: 0, c: -10 }), ...table(2, 1, { a: -20, b: 0, c: 20 })];
    const level = [...three, ...table(3, 1, { a: 10, x: 0, y: -10 }), ...table(3, 2, { c: -10, z: 10 })];
    const among = run(level, { tieBreaks: ['headToHead'] });
    // a: (10 − 0) + (10 + 10), then (−20 − 0) + (−20 − 20): −30; c: +30; b: 0; x, who met a only, is level as well.
    expect(
      places(
        run(
          level.filter(({ player }) => player !== 'x'),
          { tieBreaks: ['headToHead'] },
        ),
      ),
    ).toEqual(['z 1', 'c 2', 'b 3', 'a 4', 'y 5']);
    expect(places(among).filter((p) => /[abcx]/.test(p))).toEqual(['a 2–5', 'b 2–5', 'c 2–5', 'x 2–5']);
  });

  it('the keys in their order, a later one only among those still level', () => {
    const counted = results.map((r) => ({
      ...r,
      made: r.player === 'c' ? 4 : 2,
      mountain: r.player === 'd' ? 3 : 8,
    }));
    const s = run(counted, { tieBreaks: ['madeGames', 'fewerMountain', 'headToHead'] });
    // c made 8, the others 4; d has 6 in the mountain, a and b 16; a beat b.
    expect(places(s)).toEqual(['y 1', 'c 2', 'd 3', 'a 4', 'b 5', 'x 6']);
    expect(tie(s, 'a')).toEqual(['madeGames 4', 'fewerMountain 16', 'headToHead 20']);
    expect(tie(s, 'c')).toEqual(['madeGames 8', 'fewerMountain 16', 'headToHead null']);
  });

  it('the lot parts everybody, the same way for the same seed', () => {
    const keys = { tieBreaks: ['lot'], lotSeed: 'K7QF-3MX2' } as const;
    const s = run(results, keys);
    expect(s.rows.map((r) => [r.from, r.to])).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, n]));
    expect(places(run(results, { ...keys, lotSeed: 'k7qf3mx2' }))).toEqual(places(s));
    const level = s.rows.slice(1, 5).map((r) => Number(r.ties[0]?.value));
    expect([...level].sort((a, b) => a - b)).toEqual(level);
    expect(() => run(results, { tieBreaks: ['lot'] })).toThrow(RangeError);
  });

  it('field 15: 120, 120, 90, 90, 90, 10', () => {
    const s = run(table(1, 1, { a: 120, b: 120, c: 90, d: 90, e: 90, f: 10 }));
    expect(places(s)).toEqual(['a 1–2', 'b 1–2', 'c 3–5', 'd 3–5', 'e 3–5', 'f 6']);
  });
});

describe('players and tables out of the ordinary', () => {
  const results = [...table(1, 1, { a: 30, b: -10, c: -20 }), ...table(1, 2, { d: 20, e: 0, f: -20 })];

  it('who left stays, stands last, or has no place', () => {
    const of = (placing: 'stays' | 'last' | 'none') =>
      places(run(results, { withdrawn: [{ player: 'a', placing }] }));
    expect(of('stays')[0]).toBe('a 1');
    expect(of('last')).toEqual(['d 1', 'e 2', 'b 3', 'c 4–5', 'f 4–5', 'a 6']);
    expect(of('none')).toEqual(['d 1', 'e 2', 'b 3', 'c 4–5', 'f 4–5', 'a —']);
    expect(() => run(results, { withdrawn: [{ player: 'z', placing: 'last' }] })).toThrow(RangeError);
  });

  it('an awarded table may sum to anything and is no error of the zero check', () => {
    const award = table(2, 1, { a: 40, b: 0, c: -60 }).map((line) => ({ ...line, awarded: true }));
    const s = run([...results, ...award]);
    expect(s.uneven).toEqual([]);
    expect(s.awarded).toEqual([{ round: 2, table: 1, sum: -20 }]);
    expect(s.tablesSum).toBe(-20);
    expect(s.rows[0]?.total).toBe(70);
  });
});
