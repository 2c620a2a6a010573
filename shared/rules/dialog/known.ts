/** Facts that need no question: the deal, the ledger or an earlier answer knows them. */
import type { Article, FactDef, Scalar } from '../vocabulary.ts';
import { isMap } from '../engine/situation.ts';
import type { State } from './state.ts';
import { kindOf } from './incidentContext.ts';
import type { AnswerValue, DialogContext } from './types.ts';

interface Asked {
  readonly article: Article;
  readonly state: State;
  readonly context: DialogContext;
  /** Facts of the article answered so far. */
  readonly facts: Readonly<Record<string, AnswerValue>>;
}

const text = (value: AnswerValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

function declarerOf({ context, state }: Asked): string | undefined {
  return context.declarer ?? text(state.context['declarer']);
}

/** Who got the talon, by who declares. */
function talonWon(asked: Asked): string | undefined {
  if (kindOf(asked.context, asked.state) === 'raspasy') return 'nobody';
  const offender = text(asked.facts['offender']);
  const declarer = declarerOf(asked);
  if (offender === undefined || declarer === undefined) return undefined;
  return offender === declarer ? 'offender' : 'other';
}

function role(asked: Asked): string | undefined {
  const kind = kindOf(asked.context, asked.state);
  if (kind === 'raspasy') return 'raspasy';
  const offender = text(asked.facts['offender']);
  const declarer = declarerOf(asked);
  if (offender === undefined || declarer === undefined || kind === 'auction') return undefined;
  return offender === declarer ? 'declarer' : 'whister';
}

function repeated({ article, context, facts }: Asked): boolean | undefined {
  const offender = text(facts['offender']);
  if (article.repeat === undefined || context.repeats === undefined || offender === undefined)
    return undefined;
  const { counter } = article.repeat;
  return context.repeats.some((one) => one.counter === counter && one.player === offender);
}

/** A count for each of the players named, where the deal tells all of them. */
function counts(
  from: Readonly<Record<string, Scalar>> | undefined,
  players: readonly string[] | undefined,
): AnswerValue | undefined {
  if (from === undefined || players === undefined) return undefined;
  const entries: [string, Scalar][] = [];
  for (const player of players) {
    const count = from[player];
    if (count === undefined) return undefined;
    entries.push([player, count]);
  }
  return Object.fromEntries(entries);
}

/** The tricks of the talon beside those of the three who play: they are the dealer's, and the ten are not whole without. */
function withTalon(
  known: AnswerValue | undefined,
  fact: FactDef,
  { context, state }: Asked,
): AnswerValue | undefined {
  const dealer = context.dealer ?? text(state.context['dealer']);
  if (!isMap(known) || fact.kind !== 'int' || fact.dealerMax === undefined || dealer === undefined)
    return known;
  const talon = Object.hasOwn(known, dealer) ? 0 : Number(context.tricks?.[dealer] ?? 0);
  return talon === 0 ? known : { ...known, [dealer]: talon };
}

/** What is known of a fact without asking, or nothing. `players` are those the fact is about. */
export function knownFact(
  fact: FactDef,
  asked: Asked,
  players: readonly string[] | undefined,
): AnswerValue | undefined {
  const kind = kindOf(asked.context, asked.state);
  switch (fact.id) {
    case 'dealType':
      return kind === 'auction' ? undefined : kind;
    case 'role':
      return role(asked);
    case 'result':
      if (asked.context.kind === undefined || asked.context.kind === 'auction') return undefined;
      return asked.context.kind === 'raspasy' ? 'raspasy' : 'contract';
    case 'talonWon':
      return talonWon(asked);
    case 'repeat':
      return repeated(asked);
    case 'calls':
      return counts(asked.context.calls, players);
    case 'tricks':
      return counts(asked.context.tricks, players);
    case 'taken':
      // The tenth trick is over: what the deal records is what was taken.
      return asked.facts['noticed'] === 'afterPlayBeforeMixed'
        ? withTalon(counts(asked.context.tricks, players), fact, asked)
        : undefined;
    default:
      return undefined;
  }
}

/**
 * What the main article tells of some players only: who has no trick when the play stops had none before the revoke.
 * Nothing where that tells of nobody, or of everybody (then `fromMain` or an answer holds).
 */
export function partlyFromMain(
  fact: FactDef,
  mainFacts: Readonly<Record<string, unknown>>,
  players: readonly string[] | undefined,
): Readonly<Record<string, Scalar>> | undefined {
  const taken = mainFacts['taken'];
  if (fact.id !== 'takenBefore' || players === undefined || typeof taken !== 'object' || taken === null)
    return undefined;
  const none = players.filter((player) => (taken as Record<string, Scalar>)[player] === 0);
  return none.length === 0 || none.length === players.length
    ? undefined
    : Object.fromEntries(none.map((player) => [player, 0]));
}

/** Facts that a companion has from its main article. */
export function fromMain(
  fact: FactDef,
  main: Article,
  mainFacts: Readonly<Record<string, unknown>>,
  players: readonly string[] | undefined,
): AnswerValue | undefined {
  switch (fact.id) {
    case 'offender':
      return text(mainFacts['offender'] as AnswerValue | undefined);
    case 'mainArticle':
    case 'code':
      return main.id;
    case 'takenBefore': {
      if (players === undefined) return undefined;
      const taken = mainFacts['taken'] as Record<string, Scalar> | undefined;
      // Nobody else has a trick when the play stops, so nobody had one before.
      if (taken !== undefined && players.every((player) => taken[player] === 0))
        return counts(taken, players);
      // Before the first trick nobody has one; under the exception of 3.2 exactly the tricks before it are complete.
      if (mainFacts['revokeTrick'] === 1) return Object.fromEntries(players.map((player) => [player, 0]));
      const exact = main.derive.some((one) => one.id === 'before');
      return exact ? counts(taken, players) : undefined;
    }
    default:
      return undefined;
  }
}
