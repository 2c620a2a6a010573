/** Legal deals, written from the rules (domain/scoring.md, "A game"), not from the notation. */
import fc from 'fast-check';
import { resolveConvention, conventionIds } from '../../../shared/domain/conventions.ts';
import type { Deal, Level, Options, Seat, SheetRules, Trump, Word } from '../../../shared/domain/types.ts';
import type { NotationContext } from '../../../shared/notation/index.ts';

export interface Case {
  ctx: NotationContext;
  rules: SheetRules;
  deal: Deal;
}

const NAMES = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];

type Who = 'D1' | 'D2' | 'S';
type Spoken = readonly (readonly [Who, Word['says']])[];

/** Every legal list of words, with closing passes left out in all ways. */
function legalWords(level: Level, options: Options, players: number): Spoken[] {
  const lists: Spoken[] = [
    [],
    [['D1', 'pass']],
    [
      ['D1', 'pass'],
      ['D2', 'pass'],
    ],
    [['D1', 'whist']],
    [
      ['D1', 'whist'],
      ['D2', 'pass'],
    ],
    [
      ['D1', 'pass'],
      ['D2', 'whist'],
    ],
    [
      ['D1', 'whist'],
      ['D2', 'whist'],
    ],
  ];
  if (players === 4)
    lists.push([
      ['D1', 'pass'],
      ['D2', 'pass'],
      ['S', 'whist'],
    ]);
  const halves = level <= 7 && options.halfWhist;
  if (halves) {
    const half: Spoken = [
      ['D1', 'pass'],
      ['D2', 'half'],
    ];
    lists.push(
      half,
      [...half, ['D1', 'pass']],
      [...half, ['D1', 'whist']],
      [...half, ['D1', 'whist'], ['D2', 'pass']],
    );
    if (players === 4) lists.push([...half, ['D1', 'pass'], ['S', 'whist']]);
  }
  if (halves && options.remiseSharing === 'gentleman') {
    const half: Spoken = [
      ['D1', 'whist'],
      ['D2', 'pass'],
      ['D1', 'half'],
    ];
    lists.push(
      half,
      [...half, ['D2', 'pass']],
      [...half, ['D2', 'whist']],
      [...half, ['D2', 'whist'], ['D1', 'pass']],
    );
    if (players === 4) lists.push([...half, ['D2', 'pass'], ['S', 'whist']]);
  }
  return lists;
}

const options: fc.Arbitrary<Partial<Options>> = fc.record(
  {
    halfWhist: fc.boolean(),
    withoutThree: fc.boolean(),
    tenGame: fc.constantFrom('whist' as const, 'check' as const),
    remiseSharing: fc.constantFrom('greedy' as const, 'gentleman' as const),
  },
  { requiredKeys: [] },
);

function game(rules: SheetRules, dealer: Seat, declarer: Seat): fc.Arbitrary<Deal> {
  const { players } = rules;
  const others = Array.from({ length: players - 1 }, (_, i) => (declarer + 1 + i) % players);
  const [d1, d2] = others.filter((seat) => players === 3 || seat !== dealer) as [Seat, Seat];
  const seatOf: Record<Who, Seat> = { D1: d1, D2: d2, S: dealer };
  return fc
    .record({
      level: fc.constantFrom<Level>(6, 7, 8, 9, 10),
      trump: fc.constantFrom<(Trump | undefined)[]>(
        'spades',
        'clubs',
        'diamonds',
        'hearts',
        'none',
        undefined,
      ),
      own: fc.integer({ min: 0, max: 10 }),
      share: fc.integer({ min: 0, max: 10 }),
    })
    .chain(({ level, trump, own, share }) => {
      const lists = legalWords(level, rules.convention.options as Options, players);
      return fc.constantFrom(...lists).map((list): Deal => {
        const defence = list.map(([who, says]) => ({ player: seatOf[who], says }));
        const last = new Map(list.map(([who, says]) => [who, says]));
        const whisters = [...last.values()].filter((says) => says === 'whist').length;
        const three = (level === 10 && rules.convention.options.tenGame === 'check') || whisters === 2;
        const firsts = Math.min(share, 10 - own);
        const tricks = three
          ? { [declarer]: own, [d1]: firsts, [d2]: 10 - own - firsts }
          : whisters === 1
            ? { [declarer]: own }
            : null;
        return {
          type: 'game',
          dealer,
          declarer,
          level,
          defence,
          ...(trump === undefined ? {} : { trump }),
          ...(tricks === null ? {} : { tricks }),
        };
      });
    });
}

function raspasy(rules: SheetRules, dealer: Seat): fc.Arbitrary<Deal> {
  const { players } = rules;
  const cap = rules.convention.options.raspasyTarget === 'whists' ? 0 : 2;
  return fc
    .tuple(fc.integer({ min: 0, max: cap }), fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }))
    .map(([talon, a, b]): Deal => {
      const tricks = new Array<number>(players).fill(0);
      let rest = 10;
      const give = (seat: Seat, wish: number): void => {
        tricks[seat] = Math.min(wish, rest);
        rest -= Math.min(wish, rest);
      };
      if (players === 4) give(dealer, talon);
      give((dealer + 1) % players, a);
      give((dealer + 2) % players, b);
      give(players === 4 ? (dealer + 3) % players : dealer, 10);
      return { type: 'raspasy', dealer, tricks };
    });
}

function anyDeal(rules: SheetRules, dealer: Seat): fc.Arbitrary<Deal> {
  const { players } = rules;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const playing = seats.filter((seat) => players === 3 || seat !== dealer);
  const declarer = fc.constantFrom(...playing);
  const misere = fc.record({
    declarer,
    tricks: fc.integer({ min: 0, max: 10 }),
    shared: fc.constantFrom(...(players === 4 ? [undefined, false, true] : [undefined, false])),
  });
  const kinds: fc.WeightedArbitrary<Deal>[] = [
    { weight: 8, arbitrary: declarer.chain((seat) => game(rules, dealer, seat)) },
    {
      weight: 2,
      arbitrary: misere.map(({ shared, ...rest }): Deal => {
        return { type: 'misere', dealer, ...rest, ...(shared === undefined ? {} : { shared }) };
      }),
    },
    { weight: 3, arbitrary: raspasy(rules, dealer) },
    { weight: 1, arbitrary: fc.constant<Deal>({ type: 'redeal', dealer }) },
  ];
  if (rules.convention.options.withoutThree) {
    const gives = fc.record({ declarer, level: fc.constantFrom<Level>(6, 7, 8, 9, 10) });
    kinds.push({
      weight: 1,
      arbitrary: gives.map((rest): Deal => ({ type: 'withoutThree', dealer, ...rest })),
    });
  }
  return fc.oneof(...kinds);
}

/** A table with its convention, and one legal deal at it; now and then the dealer is out of turn. */
export const cases: fc.Arbitrary<Case> = fc
  .record({
    players: fc.constantFrom(3, 4),
    id: fc.constantFrom(...conventionIds),
    options,
    turn: fc.integer({ min: 0, max: 3 }),
    late: fc.boolean(),
  })
  .chain(({ players, id, options: overrides, turn, late }) => {
    const convention = resolveConvention(id, overrides);
    const rules: SheetRules = { convention, players, target: null };
    const expected = turn % players;
    const dealer = late ? (expected + 1) % players : expected;
    const ctx: NotationContext = {
      players: NAMES.slice(0, players),
      dealer: expected,
      convention,
      raspasyStep: 1,
    };
    return anyDeal(rules, dealer).map((deal): Case => ({ ctx, rules, deal }));
  });
