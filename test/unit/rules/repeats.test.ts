/** What counts as a repeat: player and code, and for redeals the dealer's fault under any code (G7, ZR). */
import { describe, expect, it } from 'vitest';
import { offenceNumber } from '../../../shared/ledger/offences.ts';
import { repeatEntries } from '../../../shared/rules/repeats.ts';
import { rule } from '../../../shared/rules/rule.ts';
import type { Incident } from '../../../shared/rules/vocabulary.ts';

const entries = (article: string, facts: Incident['facts'], dealer?: string) => {
  const incident: Incident = {
    format: 'pulka-incident/1',
    rulebook: article.slice(0, 3) as Incident['rulebook'],
    article,
    facts,
    context: { convention: 'sochi', players: ['A', 'B', 'C'], ...(dealer === undefined ? {} : { dealer }) },
  };
  return repeatEntries(incident, rule(incident)).map(({ counter, player }) => `${player} ${counter}`);
};

describe('entries', () => {
  it('a first offence without a penalty counts', () => {
    expect(entries('003.T5', { offender: 'B', repeat: false })).toEqual(['B 003.T5']);
  });
  it('a redeal by the dealer counts for its code and among his redeals', () => {
    expect(entries('003.S6', { offender: 'B', repeat: false }, 'B')).toEqual(['B 003.S6', 'B 003.S.redeal']);
    expect(entries('003.S1', { offender: 'B' }, 'B')).toEqual(['B 003.S1', 'B 003.S.redeal']);
  });
  it('a redeal by somebody else, or without fault, does not', () => {
    expect(entries('003.S1', { offender: 'A' }, 'B')).toEqual(['A 003.S1']);
    const cut = { offender: 'B', dealFinished: false, repeat: false };
    expect(entries('003.S9', { ...cut, dealersFault: false }, 'B')).toEqual([]);
    expect(entries('003.S9', { ...cut, dealersFault: true }, 'B')).toEqual(['B 003.S.redeal']);
  });
  it('a deal that stands is no redeal', () => {
    expect(entries('003.S2', { offender: 'B', dealFinished: true }, 'B')).toEqual(['B 003.S2']);
  });
});

it('both who are at fault are counted', () => {
  const incident: Incident = {
    format: 'pulka-incident/1',
    rulebook: '004',
    article: '004.6.2',
    facts: { cards: { A: 11, B: 9, C: 10 }, firstLeadMade: true, taken: { A: 2, B: 1, C: 1 } },
    context: { convention: 'sochi', players: ['A', 'B', 'C'], raspasyLevel: 1, stage: 'raspasy' },
  };
  expect(repeatEntries(incident, rule(incident)).map(({ player }) => player)).toEqual(['A', 'B']);
});

it('numbers the offences under one counter: of several offenders by the one who has most', () => {
  const earlier = [
    { counter: '003.T5', player: 'B' },
    { counter: '003.T5', player: 'A' },
    { counter: '003.Z4', player: 'B' },
    { counter: '003.T5', player: 'B' },
  ];
  expect(offenceNumber('003.T5', ['B'], earlier)).toBe(3);
  expect(offenceNumber('003.T5', ['A', 'B'], earlier)).toBe(3);
  expect(offenceNumber('003.T5', ['C'], earlier)).toBe(1);
  expect(offenceNumber('003.S1', ['B'], earlier)).toBe(1);
});
