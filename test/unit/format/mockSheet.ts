/** The sheet of the pictures: round 4, table 2, fourteen deals, a ruling on the seventh. */
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import type { Deal, Level, Seat, SheetRules, Trump, Word } from '../../../shared/domain/types.ts';

export const mockPlayers = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];
export const mockRules: SheetRules = { convention: resolveConvention('sochi'), players: 4, target: 20 };

const [M, R, V, K] = [0, 1, 2, 3] as const;
type Says = Word['says'];

function game(
  dealer: Seat,
  declarer: Seat,
  level: Level,
  trump: Trump,
  defence: [Seat, Says][],
  tricks?: Record<string, number>,
): Deal {
  const words = defence.map(([player, says]) => ({ player, says }));
  return {
    type: 'game',
    dealer,
    declarer,
    level,
    trump,
    defence: words,
    ...(tricks === undefined ? {} : { tricks }),
  };
}

export const mockDeals: Deal[] = [
  game(
    M,
    R,
    6,
    'spades',
    [
      [V, 'whist'],
      [K, 'pass'],
    ],
    { [R]: 6 },
  ),
  game(
    R,
    K,
    7,
    'diamonds',
    [
      [M, 'whist'],
      [V, 'pass'],
    ],
    { [K]: 8 },
  ),
  { type: 'raspasy', dealer: V, tricks: [2, 4, 1, 3] },
  { type: 'raspasy', dealer: K, tricks: [4, 0, 5, 1] },
  game(
    M,
    V,
    8,
    'hearts',
    [
      [K, 'whist'],
      [R, 'whist'],
    ],
    { [V]: 7, [K]: 2, [R]: 1 },
  ),
  game(R, M, 6, 'clubs', [
    [V, 'pass'],
    [K, 'half'],
  ]),
  {
    type: 'raspasy',
    dealer: V,
    tricks: [3, 2, 0, 1],
    ruling: {
      scored: 'ruling',
      slip: 5,
      mountain: [0, 5, 0, 0],
      whists: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 30, 0, 0],
      ],
    },
  },
  game(
    K,
    M,
    7,
    'hearts',
    [
      [R, 'whist'],
      [V, 'whist'],
    ],
    { [M]: 7, [R]: 2, [V]: 1 },
  ),
  { type: 'misere', dealer: M, declarer: K, tricks: 0 },
  game(
    R,
    V,
    6,
    'diamonds',
    [
      [K, 'pass'],
      [M, 'whist'],
    ],
    { [V]: 6 },
  ),
  game(
    V,
    R,
    7,
    'spades',
    [
      [K, 'whist'],
      [M, 'pass'],
    ],
    { [R]: 9 },
  ),
  game(K, M, 9, 'clubs', [
    [R, 'pass'],
    [V, 'pass'],
  ]),
  game(
    M,
    V,
    6,
    'none',
    [
      [K, 'whist'],
      [R, 'whist'],
    ],
    { [V]: 4, [K]: 3, [R]: 3 },
  ),
  game(
    R,
    K,
    8,
    'spades',
    [
      [M, 'whist'],
      [V, 'pass'],
    ],
    { [K]: 8 },
  ),
];
