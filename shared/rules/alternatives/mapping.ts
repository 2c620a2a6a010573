/** How an incident under one text reads under another: facts that map, and what is supposed where they do not. */
import type { Facts, RulebookId } from '../vocabulary.ts';
import type { Situation } from '../engine/situation.ts';

/** The same incident as another article asks for it. */
export interface MappedIncident {
  readonly rulebook: RulebookId;
  readonly article: string;
  readonly facts: Facts;
  readonly noteRu?: string;
}

export interface Mapping {
  /** Articles that it starts from. */
  readonly from: readonly string[];
  /** `name` is how a player is printed in a note. */
  readonly read: (situation: Situation, name: (player: string) => string) => readonly MappedIncident[];
}

/** A fact that is a text, a number or a truth value; an incident that was ruled on has it. */
export const textOf = (situation: Situation, name: Parameters<Situation['value']>[0]): string =>
  String(situation.value(name));
