/** Every case of every table of rulings. */
import { readFileSync } from 'node:fs';
import type { RulingCase } from './rulings-codex.ts';
import { codexCases, lawCases } from './rulings-codex.ts';
import { amountCases } from './amounts.ts';
import { rangeCases } from './ranges.ts';
import { restCases } from './rulings-rest.ts';

const read = (name: string): RulingCase[] =>
  (JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as { cases: RulingCase[] }).cases;

export const allRulings: readonly RulingCase[] = [
  ...read('./rulings.json'),
  ...read('./rulings-conventions.json'),
  ...codexCases,
  ...lawCases,
  ...amountCases,
  ...rangeCases,
  ...restCases,
];
