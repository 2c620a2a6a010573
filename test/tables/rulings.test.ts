/** Every case of the tables of rulings, in the convention of the case. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rule } from '../../shared/rules/rule.ts';
import type { Incident, Ruling } from '../../shared/rules/vocabulary.ts';
import { RulingRefusal } from '../../shared/rules/vocabulary.ts';

interface Expected {
  rejected?: string;
  effects?: object[];
  mountain: Record<string, number>;
  whists: Record<string, number>;
  redeal: boolean;
  scored: string;
  ordinaryTricks?: Record<string, number>;
}
interface Case extends Omit<Incident, 'format'> {
  id: string;
  expect: Expected;
}

const read = (name: string): Case[] =>
  (JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as { cases: Case[] }).cases;

const incidentOf = ({ rulebook, article, facts, context, settings }: Case): Incident => ({
  format: 'pulka-incident/1',
  rulebook,
  ...(article === undefined ? {} : { article }),
  facts,
  context,
  ...(settings === undefined ? {} : { settings }),
});

/** Canonical text of a value, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${key}:${canonical(one)}`)
    .join(',')}}`;
}

/** Effects are a multiset: order carries no meaning. */
const multiset = (effects: readonly object[]): string[] => effects.map(canonical).sort();

/** The format leaves zeros out; one case of the table (000.3.3.1/03/rostov) writes them. */
const withoutZeros = (totals: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(totals).filter(([, amount]) => amount !== 0));

function refusalOf(incident: Incident): string | undefined {
  try {
    rule(incident);
    return undefined;
  } catch (error) {
    if (error instanceof RulingRefusal) return error.code;
    throw error;
  }
}

function compare(ruling: Ruling, expected: Expected): void {
  expect(ruling.mountain).toEqual(withoutZeros(expected.mountain));
  expect(ruling.whists).toEqual(withoutZeros(expected.whists));
  expect(ruling.redeal).toBe(expected.redeal);
  expect(ruling.scored).toBe(expected.scored);
}

describe('rulings.json', () => {
  const cases = read('./rulings.json');
  it('holds 287 cases', () => expect(cases).toHaveLength(287));
  it.each(cases.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const incident = incidentOf(one);
    if (one.expect.rejected !== undefined) {
      expect(refusalOf(incident)).toBe(one.expect.rejected);
      return;
    }
    const ruling = rule(incident);
    compare(ruling, one.expect);
    expect(multiset(ruling.effects)).toEqual(multiset(one.expect.effects ?? []));
    expect(ruling.ordinaryTricks).toEqual(one.expect.ordinaryTricks);
    expect(ruling.article).toBe(one.article);
  });
});

describe('rulings-conventions.json', () => {
  const cases = read('./rulings-conventions.json');
  it('holds 55 cases', () => expect(cases).toHaveLength(55));
  it.each(cases.map((one) => [one.id, one] as const))('%s', (_, one) => {
    compare(rule(incidentOf(one)), one.expect);
  });
});
