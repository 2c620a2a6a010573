/** Runs a case of a table of rulings and compares it, whatever the order of its effects. */
import { silencedPlayers } from '../../shared/rules/dealRuling.ts';
import { offendersOf } from '../../shared/rules/offenders.ts';
import { rule } from '../../shared/rules/rule.ts';
import { rulebooks } from '../../shared/rules/rulebooks/index.ts';
import type { Incident, Rulebook, Ruling } from '../../shared/rules/vocabulary.ts';
import { RulingRefusal } from '../../shared/rules/vocabulary.ts';
import { writtenBy } from '../../shared/rules/written.ts';
import type { RulingCase } from './rulings-codex.ts';

/** The incident of a case. */
export const incidentOf = ({ rulebook, article, facts, context, settings }: RulingCase): Incident => ({
  format: 'pulka-incident/1',
  rulebook,
  article,
  facts,
  context,
  ...(settings === undefined ? {} : { settings }),
});

/** Canonical text of a value, whatever the order of its keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${key}:${canonical(one)}`)
    .join(',')}}`;
}

const withoutZeros = (totals: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(totals).filter(([, amount]) => amount !== 0));

/** The ruling, or the refusal. */
export function answerOf(one: RulingCase, books?: readonly Rulebook[]): Ruling | RulingRefusal {
  try {
    return rule(incidentOf(one), books === undefined ? {} : { books });
  } catch (error) {
    if (error instanceof RulingRefusal) return error;
    throw error;
  }
}

/** Who may not write whists in the deal. */
function silentUnder(one: RulingCase, ruling: Ruling, books: readonly Rulebook[] = rulebooks): readonly string[] {
  const { article, situation } = writtenBy(ruling, incidentOf(one), books);
  return silencedPlayers(article, situation);
}

/** What the case expects, as one text; what it leaves open is left out of both. */
export function expectedText({ expect }: RulingCase): string {
  if ('inRange' in expect) return canonical({ inRange: true });
  if ('rejected' in expect) return canonical({ rejected: expect.rejected, fact: expect.fact });
  const { effects, mountain, whists, redeal, scored, ordinaryTricks, silent, offenders } = expect;
  return canonical({
    mountain: withoutZeros(mountain),
    whists: withoutZeros(whists),
    redeal,
    scored,
    silent,
    offenders,
    ...(effects === undefined ? {} : { effects: effects.map(canonical).sort(), ordinaryTricks }),
  });
}

/** The same of the engine's answer, as far as the case speaks. */
export function actualText(one: RulingCase, books?: readonly Rulebook[]): string {
  const { expect } = one;
  const answer = answerOf(one, books);
  if ('inRange' in expect) {
    const out = answer instanceof RulingRefusal && answer.code === 'fact.range' && answer.fact === expect.inRange;
    return canonical({ inRange: !out });
  }
  if (answer instanceof RulingRefusal) {
    const named = 'rejected' in expect ? expect.fact !== undefined : true;
    return canonical({ rejected: answer.code, fact: named ? answer.fact : undefined });
  }
  const { effects, mountain, whists, redeal, scored, ordinaryTricks } = answer;
  const ruled = 'rejected' in expect ? undefined : expect;
  return canonical({
    mountain,
    whists,
    redeal,
    scored,
    silent: ruled?.silent === undefined ? undefined : silentUnder(one, answer, books),
    offenders:
      ruled?.offenders === undefined ? undefined : offendersOf(incidentOf(one), answer.article, books),
    ...(ruled?.effects === undefined ? {} : { effects: effects.map(canonical).sort(), ordinaryTricks }),
  });
}
