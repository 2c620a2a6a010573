/** Laws of the engine over random facts: total, one record, no contradiction between articles. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSituation } from '../../../shared/rules/engine/situation.ts';
import { evaluate } from '../../../shared/rules/engine/evaluate.ts';
import { rule } from '../../../shared/rules/rule.ts';
import { rulebooks } from '../../../shared/rules/rulebooks/index.ts';
import type {
  Article,
  Condition,
  FactDef,
  Facts,
  Incident,
  Rulebook,
  Ruling,
  Scalar,
} from '../../../shared/rules/vocabulary.ts';
import { resolveSettings, RulingRefusal, settingDefs } from '../../../shared/rules/vocabulary.ts';

const players = ['A', 'B', 'C'];

/** Values that the selection of an article names, so that random facts reach it. */
function wanted(condition: Condition, found = new Map<string, Scalar[]>()): Map<string, Scalar[]> {
  if (condition.kind === 'all') for (const one of condition.of) wanted(one, found);
  if (condition.kind === 'oneOf') found.set(condition.name, [...condition.values]);
  if (condition.kind === 'compare' && condition.how === 'is' && typeof condition.to !== 'object') {
    found.set(condition.name, [condition.to]);
  }
  return found;
}

/** Mostly what the selection names. */
const biased = (any: fc.Arbitrary<Scalar>, values: Scalar[] | undefined): fc.Arbitrary<Scalar> =>
  values === undefined
    ? any
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: any });

function scalarOf(def: FactDef): fc.Arbitrary<Scalar> {
  switch (def.kind) {
    case 'player':
      return fc.constantFrom(...players);
    case 'enum':
      return fc.constantFrom(...def.values.map(({ id }) => id));
    case 'boolean':
      return fc.boolean();
    case 'int':
      // Counts of cards near ten, small numbers of tricks: facts that can be, now and then.
      if (def.id === 'cards') return fc.constantFrom(9, 10, 10, 11);
      return fc.integer({ min: def.min, max: Math.min(def.max, 4) });
  }
}

const factOf = (def: FactDef, values?: Scalar[]) =>
  def.per === undefined
    ? biased(scalarOf(def), values)
    : fc.tuple(scalarOf(def), scalarOf(def), scalarOf(def)).map((three) => ({ three }));

/** Random facts of an article; maps are cut to the players they are about. */
function factsOf(article: Article, declarer: string): fc.Arbitrary<Facts> {
  const values = wanted(article.select);
  return fc.tuple(...article.facts.map((def) => factOf(def, values.get(def.id)))).map((drawn) => {
    const facts: Record<string, Facts[string]> = {};
    article.facts.forEach((def, i) => {
      const value = drawn[i]!;
      if (typeof value !== 'object') {
        facts[def.id] = value;
        return;
      }
      const about = players.filter(
        (player) =>
          def.per === 'active' ||
          (def.per === 'others' && player !== facts['offender']) ||
          (def.per === 'defenders' && player !== declarer),
      );
      facts[def.id] = Object.fromEntries(
        about.map((player) => [player, value.three[players.indexOf(player)]!]),
      );
    });
    return facts;
  });
}

function contextsOf(article: Article): fc.Arbitrary<Incident['context']> {
  const base = fc.record({
    convention: fc.constantFrom('sochi' as const, 'leningrad' as const, 'rostov' as const),
    declarer: fc.constantFrom(...players),
    contract: fc.constantFrom(6 as const, 7 as const, 8 as const, 9 as const, 10 as const, 'misere' as const),
    raspasyLevel: fc.integer({ min: 1, max: 3 }),
    stoppedBid: fc.constantFrom(6 as const, 10 as const, 'misere' as const),
    kind: fc.constantFrom('contract' as const, 'raspasy' as const, 'auction' as const),
    dealer: fc.constantFrom(...players),
  });
  const bridge = article.id.startsWith('002');
  return base.map(({ convention, declarer, contract, raspasyLevel, stoppedBid, kind, dealer }) => ({
    convention: bridge ? ('bridge' as const) : convention,
    players,
    declarer,
    dealer,
    stoppedBid,
    stage: kind,
    ...(kind === 'contract' ? { contract } : { raspasyLevel }),
  }));
}

const settings = fc.record(
  Object.fromEntries(settingDefs.map((def) => [def.id, fc.constantFrom(...def.values.map(({ id }) => id))])),
);

const incidentsOf = (book: Rulebook, article: Article): fc.Arbitrary<Incident> =>
  contextsOf(article).chain((context) =>
    fc.tuple(factsOf(article, context.declarer!), settings).map(([facts, chosen]) => ({
      format: 'pulka-incident/1' as const,
      rulebook: book.id,
      article: article.id,
      facts,
      context,
      settings: chosen as NonNullable<Incident['settings']>,
    })),
  );

/** The ruling, or nothing for facts that cannot be. */
function tryRule(incident: Incident): Ruling | undefined {
  try {
    return rule(incident);
  } catch (error) {
    if (error instanceof RulingRefusal) return undefined;
    throw error;
  }
}

const whole = (totals: Readonly<Record<string, number>>): boolean =>
  Object.values(totals).every((amount) => Number.isInteger(amount) && amount > 0);

for (const book of rulebooks) {
  describe(book.titleRu, () => {
    it.each(book.articles.map((article) => [article.id, article] as const))('%s', (_, article) => {
      let ruled = 0;
      fc.assert(
        fc.property(incidentsOf(book, article), (incident) => {
          const ruling = tryRule(incident);
          if (ruling === undefined) return;
          ruled += 1;
          // Every path ends in one record of the deal; bridge Laws leave it alone.
          const records = ruling.effects.filter(({ type }) => type === 'scoring').length;
          expect(records).toBe(book.law === 'bridge' ? 0 : 1);
          expect(ruling.effects.length).toBeGreaterThan(0);
          expect(whole(ruling.mountain) && whole(ruling.whists)).toBe(true);
          expect(ruling.redeal).toBe(ruling.scored === 'none');
          for (const line of ruling.instructions) expect(line.endsWith(`(${article.refRu})`)).toBe(true);
          expect(JSON.parse(JSON.stringify(ruling))).toEqual(ruling);
          expect(rule(incident)).toEqual(ruling);
          // No other article of a text that is selected by facts claims the same facts.
          if (book.id === '000' || book.id === '004') {
            const rivals = book.articles.filter(
              (other) =>
                other.id !== article.id &&
                other.companionTo === undefined &&
                article.companionTo === undefined &&
                other.facts.every((def) => Object.hasOwn(incident.facts, def.id)) &&
                evaluate(
                  other.select,
                  createSituation(
                    other,
                    incident.facts,
                    incident.context,
                    resolveSettings(incident.settings),
                  ),
                ) === true,
            );
            expect(rivals.map(({ id }) => id)).toEqual([]);
          }
        }),
        { numRuns: 400, seed: 1996 },
      );
      // The generator reaches the article: the laws above were really tried.
      expect(ruled).toBeGreaterThan(0);
    });
  });
}
