/** Rows of an article that hold, read one after the other, and the effects they order. */
import type { Choice, Effect, Outcome } from '../vocabulary.ts';
import { RulingRefusal } from '../vocabulary.ts';
import { instantiate } from './instantiate.ts';
import type { Prices } from './prices.ts';
import type { Situation } from './situation.ts';
import { holds, isMap } from './situation.ts';

/** An outcome that holds, with the player of its row. */
interface Row {
  readonly outcome: Outcome;
  readonly each?: string;
}

function rowsOf(outcome: Outcome, situation: Situation): Row[] {
  if (outcome.forEach === undefined) return holds(outcome.when, situation) ? [{ outcome }] : [];
  return (situation.group(outcome.forEach) ?? [])
    .filter((each) => holds(outcome.when, situation, each))
    .map((each) => ({ outcome, each }));
}

/** All rows that hold; under `first` only the first of them. */
export function matchingRows(situation: Situation): Row[] {
  const { article } = situation;
  const rows: Row[] = [];
  for (const outcome of article.outcomes) {
    rows.push(...rowsOf(outcome, situation));
    if (article.match === 'first' && rows.length > 0) break;
  }
  return rows;
}

/** The option that an opponent picked; silence is the default. */
function picked(choice: Choice, situation: Situation): string {
  const choices = situation.given['choices'];
  const option = isMap(choices) ? choices[choice.id] : undefined;
  return typeof option === 'string' ? option : choice.default;
}

/** The effect itself, and after a right of the opponents what they picked. */
function withChoice(effect: Effect, situation: Situation, prices: Prices): Effect[] {
  if (effect.type !== 'opponentChoice') return [effect];
  const choice = situation.article.choices.find((one) => one.id === effect.choice);
  if (choice === undefined) return [effect];
  const option = choice.options.find((one) => one.id === picked(choice, situation));
  if (option === undefined) throw new RulingRefusal('fact.range', choice.id);
  return [
    { ...effect, picked: option.id },
    ...option.effects.map((template) => instantiate(template, situation, prices)),
  ];
}

/** @throws RulingRefusal `article.notApplicable` where no row holds: the article does not say what happens */
export function effectsOf(situation: Situation, prices: Prices): Effect[] {
  const rows = matchingRows(situation);
  if (rows.length === 0) throw new RulingRefusal('article.notApplicable', 'article');
  return rows.flatMap(({ outcome, each }) =>
    outcome.effects.flatMap((template) =>
      withChoice(instantiate(template, situation, prices, each), situation, prices),
    ),
  );
}
