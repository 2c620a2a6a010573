import { describe, expect, it } from 'vitest';
import { drawAll, roundWarnings, type DrawnRound, type DrawWarning } from '../../../shared/draw/index.ts';
import { messages, translator } from '../../../shared/locales/index.ts';
import { people, request } from '../../fixtures/draw.ts';

const history = [
  {
    tables: [
      { number: 1, seats: ['p1', 'p2', 'p3'] },
      { number: 2, seats: ['p4', 'p5', 'p6'] },
    ],
    sitOut: ['p7'],
  },
];
const about = (round: DrawnRound): DrawWarning[] => roundWarnings({ players: people(7, 3), history }, round);
const brief = (list: DrawWarning[]) => list.map((w) => [w.kind, w.table, w.players.join(), w.seat, w.times]);

describe('warnings on tables changed by hand', () => {
  it('say repeats, seats had before, and who sits out again', () => {
    const round = {
      tables: [
        { number: 1, seats: ['p1', 'p2', 'p6'] },
        { number: 2, seats: ['p5', 'p4', 'p3'] },
      ],
      sitOut: ['p7'],
    };
    // Clubs by number mod 3: 1 4 7, 2 5, 3 6.
    expect(brief(about(round))).toEqual([
      ['repeat', 1, 'p1,p2', null, 1],
      ['sameSeat', 1, 'p1', 0, 1],
      ['sameSeat', 1, 'p2', 1, 1],
      ['sameSeat', 1, 'p6', 2, 1],
      ['repeat', 2, 'p5,p4', null, 1],
      ['sameSeat', 2, 'p3', 2, 1],
      ['sitOutAgain', null, 'p7', null, 1],
    ]);
    expect(about(round).every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('say players of one club', () => {
    const round = {
      tables: [
        { number: 1, seats: ['p7', 'p1', 'p5'] },
        { number: 2, seats: ['p2', 'p6', 'p4'] },
      ],
      sitOut: ['p3'],
    };
    expect(brief(about(round))).toEqual([
      ['sameClub', 1, 'p7,p1', null, 0],
      ['repeat', 2, 'p6,p4', null, 1],
    ]);
  });

  it('call errors what cannot be played', () => {
    const round = {
      tables: [
        { number: 1, seats: ['p1', 'p4', 'x'] },
        { number: 1, seats: ['p5', 'p1'] },
      ],
      sitOut: ['p7', 'p2'],
    };
    const errors = about(round).filter(({ severity }) => severity === 'error');
    expect(brief(errors)).toEqual([
      ['unknown', 1, 'x', null, 0],
      ['tableNumber', 1, '', null, 0],
      ['tableSize', 1, '', null, 2],
      ['playerTwice', 1, 'p1', null, 0],
      ['missing', null, 'p3', null, 0],
      ['missing', null, 'p6', null, 0],
    ]);
  });

  it('have nothing to say about a fresh draw of strangers', () => {
    const [round] = drawAll(request(24)).rounds;
    expect(round === undefined ? null : roundWarnings(request(24), round)).toEqual([]);
  });

  it('have a sentence each in both languages', () => {
    const kinds = [
      ...['unknown', 'playerTwice', 'missing', 'tableSize', 'tableNumber'],
      ...['repeat', 'sameClub', 'sameSeat', 'sitOutAgain'],
    ];
    for (const locale of ['ru', 'en'] as const) {
      for (const kind of kinds) expect(messages[locale], kind).toHaveProperty([`draw.warning.${kind}`]);
    }
    const params = { table: 2, player: 'Анна', other: 'Вера', n: 2 };
    expect(translator('ru')('draw.warning.repeat', params)).toBe('стол 2: Анна и Вера встречались 2 раза');
    expect(translator('en')('draw.warning.repeat', params)).toBe('table 2: Анна and Вера have met 2 times');
    expect(translator('ru')('problem.draw/tooFew', { n: 2 })).toBe('2 игрока — стола не составить');
  });
});
