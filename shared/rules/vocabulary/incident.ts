/** `pulka-incident/1` in, `pulka-ruling/1` out. */
import type { ConventionId, Options, Scored } from '../../domain/types.ts';
import type { Effect } from './effects.ts';
import type { RulebookId, Scalar } from './names.ts';
import type { Settings } from './settings.ts';

/** 6 to 10, or misère; also the last bid of an auction that was stopped. */
export type ContractName = 6 | 7 | 8 | 9 | 10 | 'misere';
/** Trump of the incident format; left out it is a suit, on misère there is none. */
export type TrumpName = 'S' | 'C' | 'D' | 'H' | 'NT' | 'none';
export type Stage = 'auction' | 'contract' | 'raspasy';

/** What the deal tells. Values are checked by the engine (`fact.range`), so that a refusal names them. */
export interface IncidentContext {
  convention: ConventionId | 'bridge';
  options?: Partial<Options>;
  /** In seat order, clockwise; with four the dealer sits out. */
  players: string[];
  contract?: ContractName;
  trump?: TrumpName;
  declarer?: string;
  dealer?: string;
  /** Step of the ladder, 1 to 3. */
  raspasyLevel?: number;
  stoppedBid?: ContractName;
  stage?: Stage;
}

/** A value, or one value for each player; `choices` holds the options that opponents picked. */
export type FactValue = Scalar | { readonly [player: string]: Scalar };
export type Facts = Readonly<Record<string, FactValue>>;

export interface Incident {
  format: 'pulka-incident/1';
  rulebook: RulebookId;
  /** May be left out where the facts select it (000, 004, 002). */
  article?: string;
  facts: Facts;
  context: IncidentContext;
  settings?: Partial<Settings>;
}

/** What another text gives for the same incident; never added to the ruling. */
export interface Alternative {
  rulebook: RulebookId;
  article: string;
  refRu: string;
  mountain: Record<string, number>;
  whists: Record<string, number>;
  scored: Scored;
  redeal: boolean;
  /** On what it rests where the facts do not decide it. */
  noteRu?: string;
}

export interface Ruling {
  format: 'pulka-ruling/1';
  rulebook: RulebookId;
  article: string;
  refRu: string;
  effects: Effect[];
  /** What the ruling itself writes, zeros left out. */
  mountain: Record<string, number>;
  /** `A>B`: so many whists that A writes on B. */
  whists: Record<string, number>;
  redeal: boolean;
  scored: Scored;
  /** Tricks that the ordinary raspasy scoring writes besides; left out where it does not apply. */
  ordinaryTricks?: Record<string, number>;
  instructions: string[];
  alternatives: Alternative[];
}

export type RefusalCode =
  'fact.unknown' | 'fact.missing' | 'fact.range' | 'article.notApplicable' | 'fact.inconsistent';

/** Facts that cannot be ruled on; `fact` names the fact, context value or article at fault. */
export class RulingRefusal extends Error {
  readonly code: RefusalCode;
  readonly fact: string;
  constructor(code: RefusalCode, fact: string) {
    super(`${code}: ${fact}`);
    this.name = 'RulingRefusal';
    this.code = code;
    this.fact = fact;
  }
}
