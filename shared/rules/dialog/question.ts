/** From what is pending to the question that is shown, with what each answer leaves and would write. */
import type { FactDef } from '../vocabulary.ts';
import { sittingDealer } from '../engine/checks.ts';
import { activePlayers } from '../engine/situation.ts';
import { candidatesOf } from './candidates.ts';
import { askedPlayers } from './collect.ts';
import { contextValues } from './contextValues.ts';
import { knownFact } from './known.ts';
import type { ContextQuestion, Pending } from './pending.ts';
import { happenedOrder } from './phases.ts';
import { previewOf } from './preview.ts';
import { SHORTCUT, topicOf } from './scope.ts';
import type { State } from './state.ts';
import { withAnswer } from './state.ts';
import type { AnswerValue, Option, Question, Frame } from './types.ts';
import { checkAnswer } from './validate.ts';
import type { Name } from './words.ts';
import { contextAskRu, contractRu, happenedRu, kindRu, topicRu, trumpRu, yesNoRu } from './words.ts';

interface Bare {
  readonly value: Option['value'];
  readonly labelRu: string;
  readonly hintRu?: string;
}

type FactPending = Extract<Pending, { type: 'fact' }>;

/** Options with the articles they leave; those that cannot be are left out, unless nothing else is there. */
function weighed(
  bare: readonly Bare[],
  pending: Pending,
  frame: Frame,
  state: State,
  toAnswer: (value: Option['value']) => AnswerValue = (value) => value,
): Option[] {
  const options = bare.map((option): Option & { readonly possible: boolean } => {
    const answer = { fact: pending.fact, value: toAnswer(option.value) };
    const next = withAnswer(state, answer);
    const leaves = candidatesOf(frame, next).length;
    const possible = leaves > 0 && checkAnswer(pending, answer, frame, state) === undefined;
    const ifAnswer = possible ? previewOf(frame, next) : undefined;
    return { ...option, leaves, possible, ...(ifAnswer === undefined ? {} : { ifAnswer }) };
  });
  const some = options.some((option) => option.possible);
  return options.filter((option) => option.possible || !some).map(({ possible: _, ...option }) => option);
}

function contextLabel(name: ContextQuestion, value: Option['value'], player: Name): string {
  switch (name) {
    case 'kind':
      return kindRu[value as keyof typeof kindRu];
    case 'trump':
      return trumpRu[String(value)] ?? String(value);
    case 'dealer':
    case 'declarer':
      return player(String(value));
    case 'contract':
    case 'stoppedBid':
      return contractRu(value);
    case 'raspasyLevel':
      return String(value);
  }
}

/** Values of a fact where they can be listed. */
function listed(def: FactDef, pending: FactPending, name: Name): readonly Bare[] | undefined {
  const { situation } = pending.collected;
  switch (def.kind) {
    case 'player': {
      const players =
        def.among === 'table' ? situation.table : activePlayers(situation.table, situation.context.dealer);
      return players.map((player) => ({ value: player, labelRu: name(player) }));
    }
    case 'enum':
      return def.values.map((one) => ({ value: one.id, labelRu: one.labelRu }));
    case 'boolean':
      return [true, false].map((value) => ({ value, labelRu: yesNoRu(value) }));
    case 'int':
      return undefined;
  }
}

function factQuestion(pending: FactPending, frame: Frame, state: State, name: Name): Question {
  const { def, asks, collected } = pending;
  // While several articles are possible, none of them asks alone.
  const sole = pending.fact !== def.id || candidatesOf(frame, state).length === 1;
  const base = {
    fact: pending.fact,
    askRu: def.askRu,
    ...(def.hintRu === undefined ? {} : { hintRu: def.hintRu }),
    ...(sole ? { refRu: asks.article.refRu } : {}),
    byArbiter: def.byArbiter === true,
  };
  const players = askedPlayers(def, collected);
  const only = players?.length === 1 ? players[0] : undefined;
  const options = listed(def, pending, name);
  if (players === undefined || (only !== undefined && options !== undefined)) {
    const toAnswer = only === undefined ? undefined : (value: Option['value']) => ({ [only]: value });
    const askRu = only === undefined ? def.askRu : `${name(only)}: ${lowered(def.askRu)}`;
    if (options !== undefined) {
      const weighedOptions = weighed(options, pending, frame, state, toAnswer);
      return {
        ...base,
        askRu,
        kind: 'option',
        options: weighedOptions,
        ...(def.default === undefined || only !== undefined ? {} : { suggested: def.default }),
        ...(only === undefined ? {} : { players: [{ player: only }] }),
      };
    }
    return {
      ...base,
      kind: 'number',
      ...range(def),
      ...(def.default === undefined ? {} : { suggested: def.default }),
    };
  }
  const dealer =
    def.kind === 'int' && def.dealerMax !== undefined ? sittingDealer(collected.situation) : undefined;
  const suggested = knownFact(
    def,
    { article: asks.article, state, context: frame.context, facts: collected.facts },
    players,
  );
  return {
    ...base,
    kind: 'perPlayer',
    ...range(def),
    ...sumOf(def, state),
    ...(options === undefined ? {} : { options }),
    players: [
      ...players.map((player) => ({ player })),
      ...(dealer !== undefined && def.kind === 'int' && def.dealerMax !== undefined
        ? [{ player: dealer, max: def.dealerMax }]
        : []),
    ],
    ...suggestion(suggested, dealer, frame),
  };
}

/** Tricks of all players: ten in a deal, before a revoke those before its trick. */
function sumOf(def: FactDef, { facts }: State): { sumAtMost?: number } {
  if (def.id === 'taken' || def.id === 'tricks') return { sumAtMost: 10 };
  const trick = facts['revokeTrick'];
  return def.id === 'takenBefore' && typeof trick === 'number' ? { sumAtMost: trick - 1 } : {};
}

/** What is known of every player, else at least the tricks of the talon, which the deal records of its dealer. */
function suggestion(
  suggested: AnswerValue | undefined,
  dealer: string | undefined,
  frame: Frame,
): { suggested?: AnswerValue } {
  if (suggested !== undefined) return { suggested };
  const talon = dealer === undefined ? undefined : frame.context.tricks?.[dealer];
  return dealer === undefined || talon === undefined ? {} : { suggested: { [dealer]: talon } };
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const range = (def: FactDef): { min?: number; max?: number } =>
  def.kind === 'int' ? { min: def.min, max: def.max } : {};

/** The question as it is shown. */
export function questionOf(pending: Pending, frame: Frame, state: State, name: Name): Question {
  const plain = { fact: pending.fact, kind: 'option' as const, byArbiter: false };
  switch (pending.type) {
    case 'happened': {
      const groups = happenedOrder.filter((group) =>
        pending.left.some(({ article }) => article.happened.includes(group)),
      );
      const direct = pending.left.some((one) => topicOf(one) === SHORTCUT) ? [SHORTCUT] : [];
      const bare: Bare[] = [
        ...groups.map((group) => ({ value: group, labelRu: happenedRu[group] })),
        ...direct.map((topic) => ({ value: topic, labelRu: topicRu[topic] ?? topic })),
      ];
      return { ...plain, askRu: 'Что произошло?', options: weighed(bare, pending, frame, state) };
    }
    case 'topic': {
      const bare = pending.left.flatMap((one, i): Bare[] => {
        const topic = topicOf(one);
        if (pending.left.findIndex((other) => topicOf(other) === topic) !== i) return [];
        const { refRu, meaning, titleRu } = one.article;
        const subject = topicRu[topic];
        if (subject !== undefined) return [{ value: topic, labelRu: subject }];
        const supposed = meaning !== undefined && meaning.confidence !== 'A' ? ', предположительно' : '';
        return [
          {
            value: topic,
            labelRu: `${refRu}: ${meaning?.descriptionRu ?? titleRu}${supposed}`,
            hintRu: titleRu,
          },
        ];
      });
      return { ...plain, askRu: 'Что именно?', options: weighed(bare, pending, frame, state) };
    }
    case 'article': {
      const bare = pending.left.map(({ article }) => ({
        value: article.id,
        labelRu: `${article.refRu}: ${article.titleRu}`,
      }));
      return { ...plain, askRu: 'Какая статья?', options: weighed(bare, pending, frame, state) };
    }
    case 'context': {
      const bare = contextValues(pending.name, frame.context, state).map((value) => ({
        value,
        labelRu: contextLabel(pending.name, value, name),
      }));
      return { ...plain, askRu: contextAskRu[pending.name], options: weighed(bare, pending, frame, state) };
    }
    case 'choice': {
      const bare = pending.choice.options.map(({ id, labelRu }) => ({ value: id, labelRu }));
      return {
        ...plain,
        askRu: pending.choice.askRu,
        refRu: pending.asks.article.refRu,
        options: weighed(bare, pending, frame, state),
        suggested: pending.choice.default,
      };
    }
    case 'fact':
      return factQuestion(pending, frame, state, name);
  }
}
