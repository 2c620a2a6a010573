/** The dialog from «what happened» to a ruling, as plain data in and out. */
import type {
  Article,
  ContractName,
  Happened,
  Incident,
  IncidentContext,
  RefusalCode,
  Rulebook,
  RulebookId,
  Ruling,
  Scalar,
  Settings,
} from '../vocabulary.ts';

/** What was or is going on at the table; `stage` and the kind of deal follow from it. */
export type Kind = 'auction' | 'contract' | 'misere' | 'raspasy';

/** What the ledger knows when the dialog opens; the arbiter never types it. */
export interface DialogContext {
  convention: IncidentContext['convention'];
  options?: IncidentContext['options'];
  /** In seat order. */
  players: string[];
  dealer?: string;
  kind?: Kind;
  contract?: ContractName;
  trump?: IncidentContext['trump'];
  declarer?: string;
  /** Step of the ladder that this deal has, or would have as a raspasy. */
  raspasyLevel?: number;
  stoppedBid?: ContractName;
  /** Tricks of the recorded deal, by player. */
  tricks?: Record<string, number>;
  /** What each defender said. */
  calls?: Record<string, 'whist' | 'pass'>;
  /** Earlier incidents in the scope that the club counts repeats in (sheet, round or tournament). */
  repeats?: { counter: string; player: string }[];
}

export type AnswerValue = Scalar | { readonly [player: string]: Scalar };

/**
 * One answer, to be stored in a draft as it is. `fact` is a fact id, `happened`, `topic`, `article`,
 * `context.<name>`, `choice.<id>`, or `<companion article>:<fact>`.
 */
export interface Answer {
  fact: string;
  value: AnswerValue;
}

export interface DialogOptions {
  /** Texts in force, the first of a subject rules (G2). */
  rulebookOrder?: readonly RulebookId[];
}

export interface ArticleSummary {
  readonly rulebook: RulebookId;
  readonly id: string;
  readonly refRu: string;
  readonly titleRu: string;
  readonly textRu: string;
  /** The club changed it, or wrote it. */
  readonly edited?: true;
}

export interface DroppedArticle extends ArticleSummary {
  /** The answer that dropped it, or `context` for what the deal says. */
  readonly by: string;
  readonly reasonRu: string;
}

/** What a ruling would write. */
export interface Preview {
  readonly articles: readonly string[];
  readonly mountain: Readonly<Record<string, number>>;
  readonly whists: Readonly<Record<string, number>>;
  readonly redeal: boolean;
}

export interface Option {
  readonly value: Scalar;
  readonly labelRu: string;
  readonly hintRu?: string;
  /** Articles left after this answer. */
  readonly leaves?: number;
  /** The ruling after this answer, where it decides. */
  readonly ifAnswer?: Preview;
}

export type QuestionKind = 'option' | 'number' | 'perPlayer';

export interface Question {
  readonly fact: string;
  readonly askRu: string;
  readonly hintRu?: string;
  /** Article that asks. */
  readonly refRu?: string;
  readonly kind: QuestionKind;
  readonly byArbiter: boolean;
  readonly options?: readonly Option[];
  /** Range of a number, or of the number of each player. */
  readonly min?: number;
  readonly max?: number;
  /** The most that the numbers of all players come to: ten tricks, or those before the revoke. */
  readonly sumAtMost?: number;
  /** Players who are asked, with the most that each can have. */
  readonly players?: readonly { readonly player: string; readonly max?: number }[];
  /** What the deal suggests. */
  readonly suggested?: AnswerValue;
}

export interface Step {
  readonly fact: string;
  readonly askRu: string;
  readonly answerRu: string;
  readonly value: AnswerValue;
  readonly articlesLeft: number;
}

/** Something that was not asked because the deal or the ledger knows it; an explicit answer stands over it. */
export interface KnownFact {
  readonly fact: string;
  readonly askRu: string;
  readonly answerRu: string;
  readonly value: AnswerValue;
}

/** Why an answer was not taken. */
export interface AnswerRefusal {
  readonly index: number;
  readonly fact: string;
  readonly code: RefusalCode | 'dialog.otherQuestion' | 'dialog.noQuestion';
}

export interface Decided {
  readonly incident: Incident;
  readonly ruling: Ruling;
}

export interface DialogView {
  readonly steps: readonly Step[];
  readonly known: readonly KnownFact[];
  /** Articles by the first question, with the number in each. */
  readonly phases: readonly { readonly happened: Happened; readonly count: number }[];
  readonly articlesLeft: readonly ArticleSummary[];
  readonly dropped: readonly DroppedArticle[];
  /** Offered beside the main article. */
  readonly companions: readonly ArticleSummary[];
  readonly question?: Question;
  readonly refusal?: AnswerRefusal;
  /** Main article first, then the companions answered so far; empty until decided. */
  readonly decided: readonly Decided[];
  /** Questions still open, once one article is left. */
  readonly questionsLeft?: number;
  /** Choices of opponents or companions are still open: what stands supposes silence. */
  readonly provisional: boolean;
}

/** Everything that the dialog reads besides the answers. */
export interface Frame {
  readonly books: readonly Rulebook[];
  readonly context: DialogContext;
  readonly settings: Partial<Settings>;
  readonly order: readonly RulebookId[];
}

export interface InBook {
  readonly rulebook: Rulebook;
  readonly article: Article;
}
