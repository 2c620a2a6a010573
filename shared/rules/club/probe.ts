/** Tries an own article on incidents, one after the other, before a club may rule by it. */
import type { Article, FactDef, Facts, FactValue, Incident, Rulebook, Scalar } from '../vocabulary.ts';
import { RulingRefusal } from '../vocabulary.ts';
import { rule } from '../rule.ts';

const players = ['A', 'B', 'C'];
/** Incidents tried at most. */
const MOST = 400;

function valuesOf(fact: FactDef): readonly Scalar[] {
  switch (fact.kind) {
    case 'player':
      return players;
    case 'boolean':
      return [false, true];
    case 'enum':
      return fact.values.map(({ id }) => id);
    case 'int':
      return [...new Set([fact.min, Math.min(fact.min + 1, fact.max), fact.max])];
  }
}

/** Who a per-player fact is about, with A at fault and declaring. */
const about = (fact: FactDef, offender: Scalar | undefined): readonly string[] =>
  players.filter((player) =>
    fact.per === 'others' ? player !== offender : fact.per !== 'defenders' || player !== 'A',
  );

/** The n-th combination of values, counted through like the digits of a number. */
function combination(article: Article, n: number): Facts {
  const facts: Record<string, FactValue> = {};
  let rest = n;
  for (const fact of article.facts) {
    const values = valuesOf(fact);
    const value = values[rest % values.length] ?? false;
    rest = Math.floor(rest / values.length);
    facts[fact.id] =
      fact.per === undefined
        ? value
        : Object.fromEntries(about(fact, scalar(facts['offender'])).map((player) => [player, value]));
  }
  return facts;
}

const scalar = (value: FactValue | undefined): Scalar | undefined =>
  typeof value === 'object' ? undefined : value;

const played: readonly Partial<Incident['context']>[] = [
  { contract: 8, declarer: 'A', trump: 'H', stage: 'contract' },
  { contract: 'misere', declarer: 'A', stage: 'contract' },
  { raspasyLevel: 2, stage: 'raspasy' },
  { raspasyLevel: 1, stoppedBid: 7, stage: 'auction' },
];

/** Whether the ruling writes whole amounts and one record. */
function sound(incident: Incident, book: Rulebook): boolean {
  const { mountain, whists, effects } = rule(incident, { books: [book] });
  const amounts = [...Object.values(mountain), ...Object.values(whists)];
  const records = effects.filter(({ type }) => type === 'scoring').length;
  return records === 1 && amounts.every((amount) => Number.isSafeInteger(amount));
}

/** @returns the code of a refusal, or nothing for an article that rules */
export function probe(article: Article): string | undefined {
  const book: Rulebook = {
    id: 'club',
    titleRu: '',
    shortRu: '',
    edition: '',
    law: 'preferans',
    articles: [article],
    settings: [],
    readings: [],
    questionsRu: {},
  };
  const count = Math.min(
    MOST,
    article.facts.reduce((product, fact) => Math.min(MOST, product * valuesOf(fact).length), 1),
  );
  let ruled = false;
  for (let n = 0; n < count; n++) {
    for (const context of played) {
      for (const convention of ['sochi', 'leningrad', 'rostov'] as const) {
        const incident: Incident = {
          format: 'pulka-incident/1',
          rulebook: 'club',
          article: article.id,
          facts: combination(article, n),
          context: { convention, players, dealer: 'C', ...context },
        };
        try {
          if (!sound(incident, book)) return 'club/broken';
          ruled = true;
        } catch (error) {
          if (!(error instanceof RulingRefusal)) return 'club/broken';
          // Facts that are legal, and yet no row holds.
          if (error.code === 'article.notApplicable' && error.fact === 'article') return 'club/openPath';
        }
      }
    }
  }
  return ruled ? undefined : 'club/neverRules';
}
