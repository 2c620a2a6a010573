/** Strict reading of `pulka-incident/1`: what is wrong is named with its path. */
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../../shared/domain/problem.ts';
import { parseIncident } from '../../../shared/files/incident.ts';

const good = {
  format: 'pulka-incident/1',
  rulebook: '000',
  article: '000.3.3.2',
  facts: { offender: 'B', noticed: 'laterPlay', revokeTrick: 9, taken: { A: 3, B: 3, C: 3 } },
  context: { convention: 'sochi', raspasyLevel: 2, players: ['A', 'B', 'C'] },
  settings: { remaining33: 'revoke' },
};

const problemsOf = (json: unknown): [string, string][] => {
  try {
    parseIncident(json);
    return [];
  } catch (error) {
    if (error instanceof ProblemError) return error.problems.map(({ path, code }) => [path, code]);
    throw error;
  }
};

it('takes the example of the format as it is', () => {
  expect(parseIncident(good)).toEqual(good);
});

it('takes choices, options of the convention, four players and the bridge commentary', () => {
  const choices = { ...good, facts: { ...good.facts, choices: { '000.1.1.correct': 'leave' } } };
  expect(problemsOf(choices)).toEqual([]);
  const options = {
    ...good,
    context: { ...good.context, dealer: 'D', players: ['A', 'B', 'C', 'D'], options: { raspasyPrice: 2 } },
  };
  expect(problemsOf(options)).toEqual([]);
  expect(
    problemsOf({
      format: good.format,
      rulebook: '002',
      facts: { knownBefore: true },
      context: { convention: 'bridge', players: ['N', 'E', 'S', 'W'] },
    }),
  ).toEqual([]);
});

describe('refuses', () => {
  const context = good.context;
  it.each([
    ['no object', 7, ['', 'value/object']],
    ['another format', { ...good, format: 'pulka-incident/2' }, ['format', 'incident/format']],
    ['an unknown field', { ...good, slip: 3 }, ['slip', 'value/unknownField']],
    [
      'an unknown field of the context',
      { ...good, context: { ...context, weather: 'fine' } },
      ['context.weather', 'value/unknownField'],
    ],
    ['an unknown rulebook', { ...good, rulebook: '001' }, ['rulebook', 'value/oneOf']],
    ['an article that is no text', { ...good, article: 3 }, ['article', 'value/string']],
    ['facts left out', { format: good.format, rulebook: '000', context }, ['facts', 'value/missing']],
    ['a list as a fact', { ...good, facts: { taken: [1, 2, 3] } }, ['facts.taken', 'value/object']],
    [
      'a list inside a fact',
      { ...good, facts: { taken: { A: [1] } } },
      ['facts.taken.A', 'incident/factValue'],
    ],
    ['an empty fact', { ...good, facts: { offender: null } }, ['facts.offender', 'value/object']],
    [
      'two players',
      { ...good, context: { ...context, players: ['A', 'B'] } },
      ['context.players', 'incident/players'],
    ],
    [
      'a name twice',
      { ...good, context: { ...context, players: ['A', 'B', 'A'] } },
      ['context.players[2]', 'incident/sameName'],
    ],
    [
      'an empty name',
      { ...good, context: { ...context, players: ['A', ' ', 'C'] } },
      ['context.players[1]', 'incident/emptyName'],
    ],
    [
      'an unknown convention',
      { ...good, context: { ...context, convention: 'moscow' } },
      ['context.convention', 'value/oneOf'],
    ],
    [
      'an unknown option',
      { ...good, context: { ...context, options: { joker: true } } },
      ['context.options.joker', 'value/unknownField'],
    ],
    [
      'an impossible option',
      { ...good, context: { ...context, options: { raspasyPrice: -1 } } },
      ['context.options.raspasyPrice', 'value/range'],
    ],
    [
      'a step that is no number',
      { ...good, context: { ...context, raspasyLevel: '2' } },
      ['context.raspasyLevel', 'value/number'],
    ],
    [
      'an unknown setting',
      { ...good, settings: { remaining34: 'revoke' } },
      ['settings.remaining34', 'value/unknownField'],
    ],
    [
      'a value a setting cannot have',
      { ...good, settings: { remaining33: 'both' } },
      ['settings.remaining33', 'value/oneOf'],
    ],
  ])('%s', (_, json, problem) => expect(problemsOf(json)).toContainEqual(problem));
});
