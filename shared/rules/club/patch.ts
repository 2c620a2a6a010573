/** `pulka-rules/1`: what a club changed in the texts, and the articles that it added. Plain data. */
import type { Article, EffectTemplate, Settings } from '../vocabulary.ts';

export const CLUB_FORMAT = 'pulka-rules/1';

/** Numbers of an effect that a club may set. */
export const amountFields = ['count', 'points', 'amount', 'delta', 'share'] as const;
export type AmountField = (typeof amountFields)[number];

/** Another number in an effect of a row; of a right in `choice/option`. */
export interface AmountChange {
  /** Row `003.S6#2`, or option `003.R4B.lead/ban`. */
  readonly row: string;
  /** Place among the effects of the row, from 0. */
  readonly effect: number;
  readonly field: AmountField;
  /** Whole: tricks −10 to 10, points and whists 0 to 1000. */
  readonly value: number;
}

export interface ArticleChange {
  readonly article: string;
  readonly titleRu?: string;
  readonly textRu?: string;
  /** What the code of a table stands for. */
  readonly descriptionRu?: string;
  readonly amounts?: readonly AmountChange[];
}

/**
 * An article of the club's own, in the same vocabulary; its id is `club.<name>`. It stands by its code alone and
 * competes with no text (G2), so nothing selects it and it has no subject.
 */
export type OwnArticle = Pick<
  Article,
  | 'id'
  | 'refRu'
  | 'phase'
  | 'happened'
  | 'titleRu'
  | 'textRu'
  | 'keywordsRu'
  | 'needs'
  | 'facts'
  | 'derive'
  | 'refusals'
  | 'match'
  | 'outcomes'
  | 'choices'
  | 'repeat'
>;

export interface ClubPatch {
  readonly format: typeof CLUB_FORMAT;
  /** Name of the club's text, as its own articles are cited. */
  readonly title: string;
  readonly articles: readonly ArticleChange[];
  /** Readings of the club; those of the tournament stand over them. */
  readonly settings: Partial<Settings>;
  readonly own: readonly OwnArticle[];
  /** Questions that own articles leave to the arbiter, by id. */
  readonly questions: Readonly<Record<string, string>>;
}

/** A patch that changes nothing. */
export const emptyPatch: ClubPatch = {
  format: CLUB_FORMAT,
  title: '',
  articles: [],
  settings: {},
  own: [],
  questions: {},
};

/** Nothing is changed, set or added. */
export const isEmptyPatch = ({ articles, settings, own }: ClubPatch): boolean =>
  articles.length === 0 && own.length === 0 && Object.keys(settings).length === 0;

/** The number that a template holds in a field, when it is written there and not computed from facts. */
export function constantIn(effect: EffectTemplate, field: AmountField): number | undefined {
  const value = (effect as unknown as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'number' ? value : undefined;
}
