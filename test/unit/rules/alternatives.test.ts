/** What the other text gives for the same incident, and how an article is selected. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rule } from '../../../shared/rules/rule.ts';
import { RulingRefusal, type Incident } from '../../../shared/rules/vocabulary.ts';

const incident = (
  article: string,
  facts: Incident['facts'],
  context: Partial<Incident['context']>,
): Incident => ({
  format: 'pulka-incident/1',
  rulebook: article.slice(0, 3) as Incident['rulebook'],
  article,
  facts,
  context: { convention: 'sochi', players: ['A', 'B', 'C'], ...context },
});

const refusalOf = (one: Incident): [string, string] | undefined => {
  try {
    rule(one);
    return undefined;
  } catch (error) {
    if (error instanceof RulingRefusal) return [error.code, error.fact];
    throw error;
  }
};

describe('alternatives', () => {
  it('a late revoke on raspasy: Р5 gives one trick at the step and a replay', () => {
    const one = incident(
      '000.3.3.2',
      { offender: 'B', noticed: 'laterPlay', revokeTrick: 4, taken: { A: 3, B: 2, C: 1 } },
      { raspasyLevel: 2 },
    );
    expect(rule(one).alternatives).toEqual([
      {
        rulebook: '003',
        article: '003.R5',
        refRu: 'Р5',
        mountain: { B: 2 },
        whists: {},
        scored: 'actual',
        redeal: false,
        noteRu: 'не меньше одной взятки, больше — по слову судьи',
      },
    ]);
  });

  it('in time before the next trick: Р5 depends on the next card', () => {
    const one = incident(
      '000.1.1',
      { offender: 'B', noticed: 'beforeNextTrick', revokeTrick: 2 },
      { contract: 7, declarer: 'A' },
    );
    expect(rule(one).alternatives.map(({ mountain, scored }) => [mountain, scored])).toEqual([
      [{}, 'playOn'],
      [{ B: 4 }, 'actual'],
    ]);
  });

  it('Р5 late by the declarer: ФР 2.2 gives one trick of the game', () => {
    const one = incident(
      '003.R5',
      { offender: 'A', inTime: false, role: 'declarer', revokeTrick: 3, penaltyTricks: 2 },
      { contract: 8, declarer: 'A' },
    );
    const ruling = rule(one);
    expect(ruling.mountain).toEqual({ A: 12 });
    expect(ruling.alternatives.map(({ refRu, mountain }) => [refRu, mountain])).toEqual([
      ['ФР 2.2', { A: 6 }],
    ]);
  });

  it('НКК 3: З1 and Р2 each give two tricks of the game, a wrong whister two on the whist', () => {
    const one = incident(
      '004.3',
      { cards: { A: 11, B: 9, C: 10 }, calls: { B: 'whist', C: 'pass' }, tricks: { A: 6, B: 4, C: 0 } },
      { contract: 6, declarer: 'A', stage: 'contract' },
    );
    expect(rule(one).alternatives.map(({ refRu, mountain, scored }) => [refRu, mountain, scored])).toEqual([
      ['З1', { A: 4 }, 'ruling'],
      ['Р2', { A: 4 }, 'actualNoContract'],
      ['Р2', { B: 4 }, 'actual'],
    ]);
  });

  it('НКК 2.1: С3 plays on once the auction began', () => {
    const one = incident(
      '004.2.1',
      { offender: 'B', offenderCards: 9, offenderCall: 'pass', bidMade: true },
      { stage: 'auction', stoppedBid: 6 },
    );
    expect(rule(one).alternatives.map(({ refRu, scored, redeal }) => [refRu, scored, redeal])).toEqual([
      ['С3', 'playOn', false],
    ]);
  });

  it('names players as they are printed', () => {
    const one = incident(
      '004.4',
      { cards: { A: 10, B: 9, C: 10 }, calls: { B: 'whist', C: 'pass' } },
      { contract: 6, declarer: 'A', stage: 'contract' },
    );
    const { instructions, alternatives } = rule(one, {
      name: (player) => ({ B: 'Борис' })[player] ?? player,
    });
    expect(instructions[0]).toBe('Борис: в гору 2 (1 взятка × 2), штраф (НКК 4)');
    expect(alternatives[0]?.noteRu).toContain('Борис');
  });
});

describe('an article left out', () => {
  interface Case extends Omit<Incident, 'format'> {
    id: string;
    article: string;
    expect: { rejected?: string };
  }
  const url = new URL('../../tables/rulings.json', import.meta.url);
  const { cases } = JSON.parse(readFileSync(url, 'utf8')) as { cases: Case[] };
  const selectable = cases.filter((one) => one.expect.rejected === undefined && one.rulebook !== '003');

  it.each(selectable.map((one) => [one.id, one] as const))('is selected by the facts: %s', (_, one) => {
    const { article, ...rest } = one;
    expect(rule({ format: 'pulka-incident/1', ...rest }).article).toBe(article);
  });

  const without = (one: Incident): Incident => {
    const { article: _, ...rest } = one;
    return rest;
  };

  it('in the tables of errors the code must be named', () => {
    expect(refusalOf(without(incident('003.S1', { offender: 'A' }, {})))).toEqual([
      'fact.missing',
      'article',
    ]);
  });

  it('facts that do not decide miss the one that would', () => {
    const one = incident(
      '000.3.3.1',
      { offender: 'A', noticed: 'laterPlay', taken: { A: 1, B: 3, C: 1 } },
      { raspasyLevel: 1 },
    );
    expect(refusalOf(without(one))).toEqual(['fact.missing', 'revokeTrick']);
  });

  it('facts that fit no article are refused', () => {
    const one = incident(
      '004.5.1',
      { cards: { A: 8, B: 10, C: 12 }, firstLeadMade: false, found: 'here' },
      { raspasyLevel: 1, stage: 'raspasy' },
    );
    expect(refusalOf(without(one))).toEqual(['article.notApplicable', 'article']);
  });

  it('an article that the text does not have is refused', () => {
    expect(refusalOf(incident('000.9', { offender: 'A' }, {}))).toEqual(['fact.range', 'article']);
  });
});

describe('who sits out', () => {
  const four = { players: ['A', 'B', 'C', 'D'], raspasyLevel: 1 };
  const facts = { offender: 'B', noticed: 'laterPlay', revokeTrick: 4, taken: { A: 3, B: 2, C: 1 } };

  it('with four at the table the dealer must be known', () => {
    expect(() => rule(incident('000.3.3.2', facts, four))).toThrow('fact.missing: dealer');
  });

  it('the dealer of four cannot revoke', () => {
    expect(() => rule(incident('000.3.3.2', { ...facts, offender: 'D' }, { ...four, dealer: 'D' }))).toThrow(
      'fact.range: offender',
    );
  });

  it('somebody who is not at the table is refused as such, whatever is said of the others', () => {
    const one = incident(
      '000.3.5',
      {
        offender: 'D',
        mainArticle: '000.3.3.1',
        takenBefore: { B: 0, C: 1 },
        couldZero: { B: true, C: false },
      },
      { raspasyLevel: 1 },
    );
    expect(refusalOf(one)).toEqual(['fact.range', 'offender']);
  });

  it('rostov: whists of the two others who play, not of the dealer', () => {
    const one = incident('000.3.3.2', facts, { ...four, dealer: 'D', convention: 'rostov' });
    // Four remaining and one penalty, 5 whists each.
    expect(rule(one).whists).toEqual({ 'A>B': 25, 'C>B': 25 });
  });
});
