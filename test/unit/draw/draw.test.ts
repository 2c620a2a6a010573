import { describe, expect, it } from 'vitest';
import { draw, drawAll, drawReport, type DrawRequest } from '../../../shared/draw/index.ts';
import { ProblemError } from '../../../shared/domain/problem.ts';
import { everybody, meetings, oneByOne, people, repeatsOf, request, sizesOf } from '../../fixtures/draw.ts';

const codes = (bad: DrawRequest): string[] => {
  try {
    drawAll(bad);
  } catch (error) {
    if (error instanceof ProblemError) return error.problems.map(({ code }) => code);
    throw error;
  }
  return [];
};

describe('the draw by lot', () => {
  it('is the same for the same seed, however it is typed, and another for another', () => {
    const first = drawAll(request(17, { method: 'lot' }));
    expect(drawAll(request(17, { method: 'lot', seed: 'k7qf 3mx2' })).rounds).toEqual(first.rounds);
    expect(drawAll(request(17, { method: 'lot', seed: 'K7QF-3MX3' })).rounds).not.toEqual(first.rounds);
  });

  it('field 14: 13, 14, 17 players sit at tables of four and three, fours first', () => {
    expect(drawAll(request(13, { method: 'lot' })).rounds.map(sizesOf)).toEqual([[4, 3, 3, 3]]);
    expect(drawAll(request(14, { method: 'lot' })).rounds.map(sizesOf)).toEqual([[4, 4, 3, 3]]);
    expect(drawAll(request(17, { method: 'lot' })).rounds.map(sizesOf)).toEqual([[4, 4, 3, 3, 3]]);
  });

  it('puts everybody anywhere: over 300 seeds each of eight players has each seat about as often', () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 300; i++) {
      for (const { number, seats } of drawAll(request(8, { method: 'lot', seed: `seed ${i}` })).rounds[0]
        ?.tables ?? []) {
        const place = `${number}/${seats.indexOf('p1')}`;
        if (seats.includes('p1')) seen.set(place, (seen.get(place) ?? 0) + 1);
      }
    }
    // Eight places, 37.5 expected each, σ = 5.7: five of them either way.
    expect(seen.size).toBe(8);
    for (const count of seen.values()) expect(Math.abs(count - 37.5)).toBeLessThan(29);
  });

  it('keeps clubs apart where it is asked to', () => {
    // Six clubs of four, six tables: everybody can sit among strangers.
    const players = people(24, 6);
    expect(drawAll({ ...request(24), players, method: 'lot', clubsApart: true }).clubMeetings).toBe(0);
  });
});

describe('rounds without repeats', () => {
  it.each([
    [12, 5],
    [12, 8],
    [16, 5],
    [16, 8],
    [24, 5],
    [24, 7],
    [24, 8],
    [48, 5],
    [48, 8],
    [100, 5],
    [100, 8],
  ])(
    '%i players, %i rounds at once: repeats at most the bound and a tenth, seats as even as can be',
    (n, rounds) => {
      const result = drawAll(request(n, { rounds }));
      expect(result.rounds).toHaveLength(rounds);
      expect(result.repeats).toBe(repeatsOf(result.rounds));
      expect(result.repeats).toBeLessThanOrEqual(result.repeatsBound * 1.1);
      expect(result.seatRepeats).toBe(n * Math.max(0, rounds - 4));
      expect(result.seatRepeatsBound).toBe(result.seatRepeats);
    },
  );

  it('one by one, 48 players over six rounds: none meets twice', () => {
    const results = oneByOne(6, (r, history) => request(48, { history, seed: `round ${r}` }));
    expect(repeatsOf(results.flatMap(({ rounds }) => rounds))).toBe(0);
    expect(results.every(({ repeats }) => repeats === 0)).toBe(true);
    // Four rounds, four seats: everybody has had each.
    expect(results.slice(0, 4).reduce((sum, { seatRepeats }) => sum + seatRepeats, 0)).toBe(0);
  });

  it('counts repeats over the whole history', () => {
    const first = drawAll(request(6));
    const second = drawAll(request(6, { history: first.rounds, seed: 'another' }));
    // Two tables of three again: each has two who were together.
    expect(second.repeatsBound).toBe(2);
    expect(second.repeats).toBe(2);
    expect(repeatsOf([...first.rounds, ...second.rounds])).toBe(2);
  });
});

describe('Swiss', () => {
  const ranking = people(16).map(({ id }) => [id]);

  it('seats neighbours together, the best at the first table', () => {
    const [round] = drawAll(request(16, { method: 'swiss', ranking })).rounds;
    expect(round?.tables.map(({ seats }) => [...seats].sort())).toEqual([
      ['p1', 'p2', 'p3', 'p4'],
      ['p5', 'p6', 'p7', 'p8'],
      ['p10', 'p11', 'p12', 'p9'],
      ['p13', 'p14', 'p15', 'p16'],
    ]);
  });

  it('does not let them meet again in the next round', () => {
    const history = drawAll(request(16, { method: 'swiss', ranking })).rounds;
    const next = drawAll(request(16, { method: 'swiss', ranking, history }));
    expect(next.repeats).toBe(0);
    expect(Math.max(...meetings([...history, ...next.rounds]).values())).toBe(1);
  });

  it('parts who share a place by lot, and puts the unranked below', () => {
    const shared = [people(7).map(({ id }) => id)];
    const tops = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const [round] = drawAll(request(8, { method: 'swiss', ranking: shared, seed: `s${i}` })).rounds;
      expect(round?.tables[1]?.seats).toContain('p8');
      tops.add([...(round?.tables[0]?.seats ?? [])].sort().join());
    }
    expect(tops.size).toBeGreaterThan(5);
  });

  it('lets the lowest of those whose turn it is sit out', () => {
    const sizes = { kind: 'fixed', size: 4 } as const;
    const results = oneByOne(3, (_, history) =>
      request(9, { method: 'swiss', ranking: people(9).map(({ id }) => [id]), sizes, history }),
    );
    expect(results.map(({ rounds }) => rounds[0]?.sitOut)).toEqual([['p9'], ['p8'], ['p7']]);
  });
});

describe('the arbiter’s word', () => {
  it('leaves kept tables as they are, with their numbers, and draws the rest', () => {
    const kept = [{ number: 3, seats: ['p4', 'p1', 'p9'] }];
    const [round] = drawAll(request(14, { kept })).rounds;
    expect(round?.tables.find(({ number }) => number === 3)?.seats).toEqual(['p4', 'p1', 'p9']);
    expect(round?.tables.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    // Eleven are left: 4 4 3.
    expect(round === undefined ? [] : sizesOf(round)).toEqual([4, 4, 3, 3]);
    if (round !== undefined) expect(new Set(everybody(round)).size).toBe(14);
  });

  it('may keep all tables', () => {
    const kept = [
      { number: 1, seats: ['p1', 'p2', 'p3', 'p4'] },
      { number: 2, seats: ['p5', 'p6', 'p7'] },
    ];
    expect(drawAll(request(7, { kept })).rounds[0]?.tables).toEqual(kept);
  });

  it('refuses what cannot be drawn', () => {
    expect(codes(request(2))).toEqual(['draw/tooFew']);
    expect(codes(request(7, { sizes: { kind: 'own', fours: 2, threes: 0 } }))).toEqual(['draw/sizes']);
    expect(codes(request(8, { sizes: { kind: 'own', fours: -1, threes: 2 } }))).toEqual(['draw/sizes']);
    expect(codes({ ...request(6), players: [...people(6), { id: 'p1' }] })).toEqual(['draw/twice']);
    expect(codes(request(8, { kept: [{ number: 1, seats: ['p1', 'p2'] }] }))).toEqual(['draw/tableSize']);
    expect(codes(request(8, { kept: [{ number: 1, seats: ['p1', 'p2', 'x'] }] }))).toEqual(['draw/unknown']);
    expect(codes(request(8, { kept: [{ number: 1, seats: ['p1', 'p2', 'p1'] }] }))).toEqual(['draw/twice']);
    expect(codes(request(8, { rounds: 0 }))).toEqual(['draw/rounds']);
    expect(codes(request(8, { rounds: 2, method: 'swiss' }))).toEqual(['draw/rounds']);
    expect(codes(request(8, { effort: 0 }))).toEqual(['draw/effort']);
    expect(codes(request(401))).toEqual(['draw/tooMany']);
  });
});

describe('progress', () => {
  it('grows from 0 to 1, the repeats fall, and the caller may stop with a whole draw in hand', () => {
    const steps = draw(request(17, { rounds: 6 }));
    const done: number[] = [];
    let turn = steps.next();
    while (turn.done !== true && done.length < 5) {
      done.push(turn.value.done);
      turn = steps.next();
    }
    expect(done).toHaveLength(5);
    expect(done[0]).toBe(0);
    expect([...done].sort((a, b) => a - b)).toEqual(done);
    turn = steps.next(true);
    if (turn.done !== true) throw new Error('it went on');
    expect(turn.value.stopped).toBe(true);
    expect(turn.value.rounds.map((round) => new Set(everybody(round)).size)).toEqual(new Array(6).fill(17));
  });
});

describe('the report', () => {
  it('counts rounds that were changed by hand', () => {
    const history = [{ tables: [{ number: 1, seats: ['p1', 'p2', 'p3'] }], sitOut: [] }];
    const report = drawReport({ ...request(6, { history }), players: people(6, 2), clubsApart: true }, [
      {
        tables: [
          { number: 1, seats: ['p1', 'p3', 'p4'] },
          { number: 2, seats: ['p2', 'p5', 'p6'] },
        ],
        sitOut: [],
      },
    ]);
    // p1 and p3 met; p1 has the first seat again; clubs: odd 1 3 5, even 2 4 6: 1–3 and 2–6.
    expect(report).toMatchObject({
      repeats: 1,
      seatRepeats: 1,
      seatRepeatsBound: 0,
      clubMeetings: 2,
    });
  });
});
