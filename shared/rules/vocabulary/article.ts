/** An article of a rulebook as data, and the rulebook. */
import type { Condition, Expr } from './conditions.ts';
import type { EffectTemplate } from './effects.ts';
import type { ContextId, DerivedId, FactId, Group, RulebookId } from './names.ts';
import type { SettingId } from './settings.ts';

/** When the incident was found, as the texts divide it. */
export type Phase = 'deal' | 'auction' | 'contractOrder' | 'play' | 'raspasyPlay' | 'afterPlay';

/** First question of the dialog: what happened, or where. */
export type Happened = 'deal' | 'auction' | 'order' | 'play' | 'raspasy' | 'cardCount' | 'general';

/** Subjects on which texts compete: one text a subject is chosen for a tournament (G2). */
export type Subject = 'revoke' | 'cardCount' | 'other';

export interface EnumValue {
  readonly id: string;
  readonly labelRu: string;
}

/** How a fact reads on the slip; `{value}` is its value. Nothing is printed where no phrase is given. */
export type Phrase =
  string | { readonly yes?: string; readonly no?: string } | { readonly [value: string]: string };

interface FactBase {
  readonly id: FactId;
  readonly askRu: string;
  /** A sentence beside the question. */
  readonly hintRu?: string;
  readonly sayRu?: Phrase;
  /** Judged by the arbiter, not seen at the table. */
  readonly byArbiter?: boolean;
  /** One value for each player of the group. */
  readonly per?: Group;
  /**
   * Asked only of players for whom this holds (the condition speaks of `each`); the others get `perDefault`.
   * The format wants the whole map all the same.
   */
  readonly askPer?: { readonly when: Condition; readonly otherwise: number | string | boolean };
  /** Left out: always required. Otherwise required while the condition holds. */
  readonly requiredIf?: Condition;
  /** Stands in for an answer that is not required. */
  readonly default?: number | string | boolean;
  /** When the dialog asks although the fact is not required. */
  readonly askIf?: Condition;
}

export type FactDef =
  | (FactBase & { readonly kind: 'player'; readonly among: 'table' | 'active' })
  | (FactBase & {
      readonly kind: 'int';
      readonly min: number;
      readonly max: number;
      /** The sitting-out dealer of four may be named too, with at most so many (tricks of the talon, 0–2). */
      readonly dealerMax?: number;
    })
  | (FactBase & { readonly kind: 'enum'; readonly values: readonly EnumValue[] })
  | (FactBase & { readonly kind: 'boolean' });

/** A row of an article: what holds, for whom, and what follows. */
export interface Outcome {
  readonly id: string;
  readonly when: Condition;
  /** The row is read once for each player of the group, who is `each` in it. */
  readonly forEach?: Group;
  readonly effects: readonly EffectTemplate[];
}

export interface ChoiceOption {
  readonly id: string;
  readonly labelRu: string;
  readonly effects: readonly EffectTemplate[];
}

/** A right that an opponent has under the article; the first option is what happens when he is silent. */
export interface Choice {
  readonly id: string;
  readonly askRu: string;
  readonly default: string;
  readonly options: readonly ChoiceOption[];
}

export interface Refusal {
  readonly error: 'fact.range' | 'article.notApplicable' | 'fact.inconsistent';
  /** The fact that is named in the refusal. */
  readonly fact: FactId;
  readonly if: Condition;
  readonly forEach?: Group;
}

export interface Need {
  readonly context: ContextId;
  readonly when: Condition;
}

/** Repeat («повторно»): which earlier incidents count. */
export interface Repeat {
  /** Incidents with the same counter and the same player are counted together. */
  readonly counter: string;
  readonly firstRu: string;
  readonly againRu: string;
}

/** What the code of a table of errors stands for. */
export interface CodeMeaning {
  readonly descriptionRu: string;
  /** A: almost word for word in K96, B: by position and ruling, C: inferred from the ruling alone. */
  readonly confidence: 'A' | 'B' | 'C';
  /** Paragraphs of the codex of 1996. */
  readonly k96: string;
}

export interface Article {
  readonly id: string;
  /** As the slip cites it: «ФР 3.3.2». */
  readonly refRu: string;
  readonly phase: Phase;
  readonly happened: readonly Happened[];
  /** Answers to the first question from which it can be reached too, without being counted there. */
  readonly reachedFrom?: readonly Happened[];
  readonly subject: Subject;
  readonly titleRu: string;
  /** What the article orders, in short. */
  readonly textRu: string;
  readonly meaning?: CodeMeaning;
  /** Words that a search finds it by, besides the texts. */
  readonly keywordsRu?: readonly string[];
  /** Stands beside a main article, never alone in the dialog. */
  readonly companionTo?: readonly string[];
  /** Offered when the main ruling names it (`seeArticle`), or when it deals again without points. */
  readonly companionIf?: 'named' | 'freeRedeal';
  readonly needs: readonly Need[];
  readonly facts: readonly FactDef[];
  readonly derive: readonly { readonly id: DerivedId | 'offender'; readonly value: Expr }[];
  readonly select: Condition;
  readonly refusals: readonly Refusal[];
  /** `first`: the first row that holds; `every`: all rows that hold. */
  readonly match: 'first' | 'every';
  readonly outcomes: readonly Outcome[];
  readonly choices: readonly Choice[];
  /** Who may not write whists in the deal although nothing is fined for it. */
  readonly noWhists?: { readonly group: Group; readonly when: Condition };
  readonly repeat?: Repeat;
  /** Ids of the register of readings. */
  readonly readings: readonly string[];
  /** A club changed its text or its amounts, or wrote it: shown as «изменено клубом». */
  readonly edited?: true;
}

/** A reading chosen where a text is silent or says two things. */
export interface Reading {
  readonly id: string;
  readonly readingRu: string;
  /** The dialog leaves the last word to the arbiter. */
  readonly arbiter?: true;
}

export interface Rulebook {
  readonly id: RulebookId;
  readonly titleRu: string;
  /** Short name beside a ruling of another text: «Зинин». */
  readonly shortRu: string;
  readonly edition: string;
  readonly law: 'preferans' | 'bridge';
  readonly articles: readonly Article[];
  readonly settings: readonly SettingId[];
  readonly readings: readonly Reading[];
  /** Questions left to the arbiter, by id, with what is done unless he rules otherwise. */
  readonly questionsRu: Readonly<Record<string, string>>;
}
