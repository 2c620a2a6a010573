/** Numbers of an article that a club may change: where they stand, and the article with another one. */
import type { Article, EffectTemplate, PriceBasis } from '../vocabulary.ts';
import type { AmountBasis } from '../vocabulary/effects.ts';
import type { AmountChange, AmountField } from './patch.ts';
import { amountFields, constantIn } from './patch.ts';

export interface Amount {
  readonly row: string;
  readonly effect: number;
  readonly field: AmountField;
  readonly value: number;
  readonly type: EffectTemplate['type'];
  /** What prices it, where it is a number of tricks. */
  readonly basis?: PriceBasis | AmountBasis;
}

type Rows = readonly { readonly row: string; readonly effects: readonly EffectTemplate[] }[];

/** Rows of an article and options of its rights, by their address. */
export const rowsOf = (article: Article): Rows => [
  ...article.outcomes.map(({ id, effects }) => ({ row: id, effects })),
  ...article.choices.flatMap(({ id, options }) =>
    options.map((option) => ({ row: `${id}/${option.id}`, effects: option.effects })),
  ),
];

function basisOf(effect: EffectTemplate): Amount['basis'] {
  if (effect.type === 'mountainTricks') return effect.priceBasis;
  return effect.type === 'whists' ? effect.amountBasis : undefined;
}

/** Every number that stands in the effects of an article, in their order. */
export function amountsOf(article: Article): Amount[] {
  return rowsOf(article).flatMap(({ row, effects }) =>
    effects.flatMap((effect, at) =>
      amountFields.flatMap((field): Amount[] => {
        const value = constantIn(effect, field);
        const basis = basisOf(effect);
        if (value === undefined) return [];
        return [
          { row, effect: at, field, value, type: effect.type, ...(basis === undefined ? {} : { basis }) },
        ];
      }),
    ),
  );
}

const same = (a: Pick<Amount, 'row' | 'effect' | 'field'>, b: AmountChange): boolean =>
  a.row === b.row && a.effect === b.effect && a.field === b.field;

export const findAmount = (article: Article, change: AmountChange): Amount | undefined =>
  amountsOf(article).find((amount) => same(amount, change));

function changed(
  row: string,
  effects: readonly EffectTemplate[],
  changes: readonly AmountChange[],
): readonly EffectTemplate[] {
  return effects.map((effect, at) => {
    const own = changes.filter((change) => change.row === row && change.effect === at);
    if (own.length === 0) return effect;
    const values = Object.fromEntries(own.map(({ field, value }) => [field, value]));
    return { ...effect, ...values } as EffectTemplate;
  });
}

/** The article with other numbers; addresses that it does not have change nothing. */
export function withAmounts(article: Article, changes: readonly AmountChange[]): Article {
  return {
    ...article,
    outcomes: article.outcomes.map((outcome) => ({
      ...outcome,
      effects: changed(outcome.id, outcome.effects, changes),
    })),
    choices: article.choices.map((choice) => ({
      ...choice,
      options: choice.options.map((option) => ({
        ...option,
        effects: changed(`${choice.id}/${option.id}`, option.effects, changes),
      })),
    })),
  };
}
