/** All deals that a dealer's turn may bring, each with its likelihood: contracts are bid to be made, sixes and sevens most. */
import type { Deal, Level, Seat, SheetRules } from '../domain/types.ts';
import { activeSeats } from '../domain/seats.ts';
import { defencesOf, gameOf, LEVELS, splitsOf, tricksLikelihood } from './games.ts';
import { raspasySplits } from './others.ts';

/** How often what is played. */
const GAMES = 0.68;
const RASPASY = 0.22;
const MISERES = 0.08;
const GIVEN_UP = 0.02;
const LEVEL_SHARE: Readonly<Record<Level, number>> = { 6: 0.3, 7: 0.3, 8: 0.2, 9: 0.1, 10: 0.1 };
/** Sum of the usualness of all defences, nearly. */
const DEFENCES = 4;

/** A deal and its likelihood among all of the turn. */
export interface Found {
  readonly deal: Deal;
  readonly weight: number;
}

/** Games, misères and hands given up. */
export function* played(rules: SheetRules, dealer: Seat): Iterable<Found> {
  yield* games(rules, dealer);
  yield* miseres(rules, dealer);
  yield* givenUp(rules, dealer);
}

/** Raspasy, all splits of the tricks alike. */
export function passedOut(rules: SheetRules, dealer: Seat): Found[] {
  const splits = raspasySplits(rules, dealer);
  const weight = RASPASY / splits.length;
  return splits.map((tricks) => ({ deal: { type: 'raspasy', dealer, tricks }, weight }));
}

function* games(rules: SheetRules, dealer: Seat): Iterable<Found> {
  const declarers = activeSeats(rules.players, dealer);
  for (const declarer of declarers) {
    for (const level of LEVELS) {
      const bid = { type: 'game', dealer, declarer, level } as const;
      const share = (GAMES * LEVEL_SHARE[level]) / declarers.length / DEFENCES;
      for (const defence of defencesOf(rules, bid)) {
        for (const split of splitsOf(defence.counted.length)) {
          const [own] = split;
          const ways = split.length === 3 ? 11 - (own ?? 0) : 1;
          const tricks = own === undefined ? 1 : tricksLikelihood(level, own) / ways;
          yield { deal: gameOf(bid, defence, split), weight: share * defence.usual * tricks };
        }
      }
    }
  }
}

function miseres({ players }: SheetRules, dealer: Seat): Found[] {
  return activeSeats(players, dealer).flatMap((declarer) =>
    Array.from({ length: 11 }, (_, tricks) => tricks).flatMap((tricks): Found[] => {
      const weight = (MISERES / 3) * (tricks === 0 ? 0.5 : 0.2 / tricks);
      const deal: Deal = { type: 'misere', dealer, declarer, tricks };
      if (players !== 4) return [{ deal, weight }];
      return [
        { deal, weight },
        { deal: { ...deal, shared: true }, weight: weight / 5 },
      ];
    }),
  );
}

function givenUp(rules: SheetRules, dealer: Seat): Found[] {
  if (!rules.convention.options.withoutThree) return [];
  return activeSeats(rules.players, dealer).flatMap((declarer) =>
    LEVELS.map((level): Found => {
      const weight = (GIVEN_UP * LEVEL_SHARE[level]) / 3;
      return { deal: { type: 'withoutThree', dealer, declarer, level }, weight };
    }),
  );
}
