/**
 * The words of the keyboard notation: what is typed, what stands under each key, what may come next.
 * Texts are never here: captions are locale keys with values, refusals are problems.
 */
import type { Convention, Deal, Seat, Trump } from '../domain/types.ts';
import type { Problem } from '../domain/problem.ts';

/** What the line is typed for: it brings the dealer, the seats that answer and the ladder. */
export interface NotationContext {
  /** Names in seat order, 3 or 4. */
  players: readonly string[];
  /** Whose turn it is to deal; a prefix in the line may name another. */
  dealer: Seat;
  convention: Convention;
  /** Step of the ladder if this deal is raspasy, from 1. */
  raspasyStep: number;
}

/** A caption: a key of `shared/locales` with its values; `trump` asks for the suit's sign in its colour before it. */
export interface Caption {
  key: string;
  params?: Readonly<Record<string, string | number>>;
  trump?: Trump;
}

/** What a key of the line stands for. */
export type FieldKind =
  'dealer' | 'start' | 'level' | 'trump' | 'says' | 'shared' | 'redeal' | 'tricks' | 'rest';

/** One box over the sentence: the keys as typed and the caption under them. */
export interface Cell {
  field: FieldKind;
  /** As typed, without spaces; empty in the box of the caret. */
  raw: string;
  /** Place in the line, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  label: Caption;
  state: 'done' | 'now' | 'refused';
}

/** A key that may come next. `keys` is what to type, `field` what it fills. */
export interface Option {
  keys: string;
  field: FieldKind;
  label: Caption;
  /** Tricks, where the field is a count. */
  count?: number;
}

/** A refusal at a place of the line (UTF-16 index of the first key that cannot stand). */
export interface NotationProblem extends Problem {
  index: number;
}

export interface Parsed {
  text: string;
  cells: Cell[];
  /** The deal, when Enter would store it; null while something lacks or is refused. */
  deal: Deal | null;
  problem: NotationProblem | null;
  next: Option[];
  /** Enter may be pressed. There may still be keys that change the deal (`284` = all passed, `2841…`). */
  complete: boolean;
  /** Legal but unusual: to be asked about, never refused. */
  warnings: Problem[];
  /** What is known so far, for the sentence of a half-typed line. */
  draft: Draft;
}

/** The half-typed deal. */
export interface Draft {
  dealer: Seat;
  kind: 'game' | 'misere' | 'raspasy' | 'withoutThree' | 'redeal' | 'adjust' | null;
  declarer?: Seat;
  level?: number;
  /** `null` = deliberately not written. */
  trump?: Trump | null;
  words: { player: Seat; says: 'whist' | 'half' | 'pass' }[];
  shared?: boolean;
  /** Counts known so far, in the order they are spoken: declarer, whisters; on raspasy from the dealer's left. */
  tricks: { player: Seat; count: number | null }[];
  reason?: string;
}

/** One piece of the sentence. `gap` is the place where the next key will be spoken. */
export interface SpellPart {
  kind: 'text' | 'suit' | 'gap';
  text: string;
  /** With `suit`. */
  trump?: Trump;
}

/** A likely count for the tricks field, with the deal it would make (null: another count is still needed). */
export interface PreviewOption {
  keys: string;
  count: number;
  /** Text of the line with these keys added. */
  text: string;
  /** Overtricks above 0, undertricks below 0, 0 as contracted; null where there is no contract. */
  margin: number | null;
  deal: Deal | null;
}
