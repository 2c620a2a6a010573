/** Facts, context and settings of one incident under one article, and the values that follow from them. */
import type {
  Article,
  Condition,
  Expr,
  FactDef,
  Group,
  IncidentContext,
  Role,
  Roles,
  Scalar,
  Settings,
  ValueName,
} from '../vocabulary.ts';
import { calculate } from './calculate.ts';
import { evaluate } from './evaluate.ts';
import { isList, isMap, type PlayerMap, type Value } from './values.ts';

export type { PlayerMap, Value };
export { isList, isMap };

export interface Situation {
  readonly article: Article;
  readonly context: Partial<IncidentContext> & { readonly players: readonly string[] };
  readonly settings: Settings;
  /** Players at the table in seat order, and those of them who play the deal. */
  readonly table: readonly string[];
  readonly active: readonly string[];
  /** Answers as given, without defaults. */
  readonly given: Readonly<Record<string, unknown>>;
  value(name: ValueName): Value;
  /** `undefined` while nobody knows who belongs to it. */
  group(group: Group): readonly string[] | undefined;
  role(role: Role, each?: string): string | undefined;
  roles(roles: Roles): readonly string[] | undefined;
}

/** The three who play: with four at the table all but the dealer (scoring.md, "Seats"). */
export function activePlayers(players: readonly string[], dealer: string | undefined): readonly string[] {
  return players.length === 4 && dealer !== undefined
    ? players.filter((player) => player !== dealer)
    : players;
}

/** Whether the fact must be answered: yes, no, or not known yet. */
export function isRequired(fact: FactDef, situation: Situation): boolean | undefined {
  return fact.requiredIf === undefined ? true : evaluate(fact.requiredIf, situation);
}

function fallback(fact: FactDef, situation: Situation): Value {
  if (fact.default === undefined || isRequired(fact, situation) !== false) return undefined;
  if (fact.per === undefined) return fact.default;
  const players = situation.group(fact.per);
  return players && Object.fromEntries(players.map((player) => [player, fact.default as Scalar]));
}

function contextValue(name: string, context: Situation['context']): Value {
  switch (name) {
    case 'trump':
      // A suit is trump unless said otherwise; misère and raspasy have none.
      if (context.contract === undefined) return context.raspasyLevel === undefined ? undefined : 'none';
      return context.contract === 'misere' ? 'none' : (context.trump ?? 'S');
    case 'dealKind':
      if (context.contract !== undefined) return 'contract';
      return context.raspasyLevel === undefined ? undefined : 'raspasy';
    case 'contract':
    case 'declarer':
    case 'dealer':
    case 'raspasyLevel':
    case 'stoppedBid':
    case 'stage':
      return context[name];
    default:
      return undefined;
  }
}

/** Lays an incident out for reading; nothing is checked here. */
export function createSituation(
  article: Article,
  given: Readonly<Record<string, unknown>>,
  context: Situation['context'],
  settings: Settings,
): Situation {
  const table = context.players;
  const active = activePlayers(table, context.dealer);
  const facts = new Map(article.facts.map((fact) => [fact.id as string, fact]));
  const derived = new Map<string, Expr>(article.derive.map(({ id, value }) => [id, value]));

  const text = (name: ValueName): string | undefined => {
    const value = situation.value(name);
    return typeof value === 'string' ? value : undefined;
  };
  const without = (name: ValueName): readonly string[] | undefined => {
    const player = text(name);
    // Somebody who is not at the table leaves it open who the others are; he is refused by himself.
    if (player === undefined || !table.includes(player)) return undefined;
    return active.filter((one) => one !== player);
  };

  const situation: Situation = {
    article,
    context,
    settings,
    table,
    active,
    given,
    value(name) {
      const fact = facts.get(name);
      if (fact) return Object.hasOwn(given, name) ? (given[name] as Value) : fallback(fact, situation);
      const expr = derived.get(name);
      if (expr !== undefined) return calculate(expr, situation);
      if (name !== 'side') return contextValue(name, context);
      const offender = text('offender');
      const declarer = context.declarer;
      if (offender === undefined || declarer === undefined) return undefined;
      return offender === declarer ? 'declarer' : 'defender';
    },
    group(group) {
      switch (group) {
        case 'table':
          return table;
        case 'active':
          return active;
        case 'others':
          return without('offender');
        case 'defenders':
          return without('declarer');
        case 'offenders': {
          const offenders = situation.value('offenders');
          return isList(offenders) ? offenders : undefined;
        }
      }
    },
    role: (role, each) => (role === 'each' ? each : text(role)),
    roles(roles) {
      if (roles === 'defenders') return situation.group('defenders');
      const after = situation.value('after');
      return isList(after) ? after : undefined;
    },
  };
  return situation;
}

/** Whether a condition certainly holds. */
export const holds = (condition: Condition, situation: Situation, each?: string): boolean =>
  evaluate(condition, situation, each) === true;
