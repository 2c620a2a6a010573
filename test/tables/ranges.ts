/**
 * What a number among the facts can be, by the rules of the game, tried at both ends in every article that asks it.
 * The reason stands beside the range.
 */
import { readFileSync } from 'node:fs';
import { rulebooks } from '../../shared/rules/rulebooks/index.ts';
import type { Article, FactValue } from '../../shared/rules/vocabulary.ts';
import { codexCases, lawCases, type RulingCase } from './rulings-codex.ts';

interface Range {
  min: number;
  max: number;
  /** The most that a dealer who sits out can have. */
  dealer?: number;
  why: string;
}

const ranges: Readonly<Record<string, Range>> = {
  revokeTrick: { min: 1, max: 9, why: 'ten tricks; in the tenth everybody has one card' },
  hand: { min: 1, max: 3, why: 'three play a deal' },
  playedAfter: { min: 1, max: 2, why: 'two others play to a trick' },
  taken: { min: 0, max: 10, dealer: 2, why: 'ten tricks in a deal; the talon has two cards' },
  takenBefore: { min: 0, max: 9, why: 'tricks before one that was still played' },
  tricks: { min: 0, max: 10, why: 'ten tricks in a deal' },
  cards: { min: 0, max: 32, why: 'a deck of 32' },
  offenderCards: { min: 0, max: 32, why: 'a deck of 32' },
  provenUnder: { min: 0, max: 10, why: 'a misère can lack ten' },
  extra: { min: 1, max: 10, why: '«at least one trick», of ten' },
  penaltyTricks: { min: 1, max: 10, why: '«not less than one trick», of ten' },
  unfinished: { min: 1, max: 2, why: 'one opened the talon, two others at most bid' },
  arbiterWhists: { min: 0, max: 1000, why: 'none, up to a bound against a slip of the key' },
  damageWhists: { min: 0, max: 1000, why: 'none, up to a bound against a slip of the key' },
  whists1: { min: 0, max: 1000, why: 'none, up to a bound against a slip of the key' },
  whists2: { min: 0, max: 1000, why: 'none, up to a bound against a slip of the key' },
  entryAmount: { min: 1, max: 1000, why: 'an entry that is wrong by nothing is not wrong' },
  trick: { min: 1, max: 12, why: 'thirteen tricks of bridge; in the last one card is left' },
  sideTricks: { min: 0, max: 13, why: 'thirteen tricks of bridge' },
};

const { cases } = JSON.parse(readFileSync(new URL('./rulings.json', import.meta.url), 'utf8')) as {
  cases: RulingCase[];
};
const known = [...cases, ...codexCases, ...lawCases].filter((one) => !('rejected' in one.expect));

/** A case of the article with a ruling, best one that has the fact. */
function base(article: Article, fact: string): RulingCase {
  const own = known.filter((one) => one.article === article.id);
  const found = own.find((one) => one.facts[fact] !== undefined) ?? own[0];
  if (found === undefined) throw new Error(`no case of ${article.id}`);
  return found;
}

/** The map of a fact with another value for one player. */
function withValue(one: RulingCase, fact: string, per: boolean, value: number, player?: string): RulingCase {
  const before = one.facts[fact];
  const players = one.context.players.filter((name) => name !== one.facts['offender'] || fact !== 'damageWhists');
  const map = typeof before === 'object' ? before : Object.fromEntries(players.map((name) => [name, 0]));
  const who = player ?? Object.keys(map)[0]!;
  const given: FactValue = per ? { ...map, [who]: value } : value;
  return { ...one, facts: { ...one.facts, [fact]: given } };
}

function casesOf(article: Article, fact: string, per: boolean): RulingCase[] {
  const range = ranges[fact];
  if (range === undefined) throw new Error(`no range of ${fact}`);
  const { min, max, dealer, why } = range;
  let one = base(article, fact);
  // The proven undertricks end at the contract; a misère lacks the most.
  if (fact === 'provenUnder') one = { ...one, context: { ...one.context, contract: 'misere' } };
  const at = (value: number, from: RulingCase, player?: string): RulingCase => {
    const most = player === undefined ? max : dealer!;
    return {
      ...withValue(from, fact, per, value, player),
      id: `${article.id}/${fact}${player === undefined ? '' : ' of the dealer'}=${value}`,
      expect:
        value < min || value > most ? { rejected: 'fact.range', fact } : { inRange: fact },
      derivation: `${fact} is ${min} to ${most}: ${why}`,
    };
  };
  const ends = [min - 1, min, max, max + 1].map((value) => at(value, one));
  if (dealer === undefined) return ends;
  const four: RulingCase = {
    ...one,
    context: { ...one.context, players: ['A', 'B', 'C', 'X'], dealer: 'X' },
  };
  return [...ends, ...[dealer, dealer + 1].map((value) => at(value, four, 'X'))];
}

export const rangeCases: readonly RulingCase[] = rulebooks.flatMap((book) =>
  book.articles.flatMap((article) =>
    article.facts.flatMap((fact) =>
      fact.kind === 'int' ? casesOf(article, fact.id, fact.per !== undefined) : [],
    ),
  ),
);
