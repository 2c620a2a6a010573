/** Cases of the table of rulings, and the dialog answered from their facts in the order in which it asks. */
import { readFileSync } from 'node:fs';
import type { Answer, AnswerValue, DialogContext, DialogView } from '../../../shared/rules/dialog.ts';
import { dialog } from '../../../shared/rules/dialog.ts';
import { rulebooks } from '../../../shared/rules/rulebooks/index.ts';
import type { Facts, Incident, RulebookId, Settings } from '../../../shared/rules/vocabulary.ts';

export interface Case extends Omit<Incident, 'format'> {
  id: string;
  article: string;
  expect: { rejected?: string };
}

/** Cases that have a ruling. */
export function ruledCases(rulebook: RulebookId): Case[] {
  const url = new URL('../../tables/rulings.json', import.meta.url);
  const { cases } = JSON.parse(readFileSync(url, 'utf8')) as { cases: Case[] };
  return cases.filter((one) => one.rulebook === rulebook && one.expect.rejected === undefined);
}

/** What a ledger would know of the deal: everything that the incident's context says. */
export function contextOf({ context }: Case): DialogContext {
  const { convention, options, players, contract, trump, declarer, dealer, raspasyLevel, stoppedBid, stage } =
    context;
  const kind =
    contract === undefined
      ? stage === 'auction'
        ? 'auction'
        : raspasyLevel === undefined
          ? undefined
          : 'raspasy'
      : contract === 'misere'
        ? 'misere'
        : 'contract';
  return {
    convention,
    players,
    trump: trump ?? 'S',
    ...(options === undefined ? {} : { options }),
    ...(kind === undefined ? {} : { kind }),
    ...(contract === undefined ? {} : { contract }),
    ...(declarer === undefined ? {} : { declarer }),
    ...(dealer === undefined ? {} : { dealer }),
    ...(raspasyLevel === undefined ? {} : { raspasyLevel }),
    ...(stoppedBid === undefined ? {} : { stoppedBid }),
  };
}

const happenedOf = (one: Case): string => {
  const article = rulebooks.flatMap((book) => book.articles).find(({ id }) => id === one.article);
  const kind = contextOf(one).kind;
  const reached = [...(article?.happened ?? []), ...(article?.reachedFrom ?? [])];
  return reached.find((group) => group === kind) ?? reached[0] ?? 'general';
};

/** The part of a fact that the question asks for. */
function valueFor(view: DialogView, facts: Facts): AnswerValue | undefined {
  const question = view.question!;
  const [, choice] = question.fact.match(/^choice\.(.*)$/) ?? [];
  if (choice !== undefined) {
    const choices = facts['choices'] as Record<string, string> | undefined;
    return choices?.[choice] ?? String(question.suggested);
  }
  const value = facts[question.fact] ?? (question.suggested as AnswerValue | undefined);
  if (typeof value !== 'object' || question.players === undefined) return value;
  const players = question.players.map(({ player }) => player);
  return Object.fromEntries(Object.entries(value).filter(([player]) => players.includes(player)));
}

/** Answers until the main article is settled, or no answer is known. */
export function answerAll(one: Case, first: readonly Answer[] = []): { answers: Answer[]; view: DialogView } {
  const order: readonly RulebookId[] = [one.rulebook];
  const settings: Partial<Settings> = one.settings ?? {};
  const facts: Facts = { ...one.facts, happened: happenedOf(one), topic: one.article };
  const answers = [...first];
  for (;;) {
    const view = dialog(rulebooks, contextOf(one), settings, answers, { rulebookOrder: order });
    if (view.question === undefined || view.refusal !== undefined) return { answers, view };
    if (view.question.fact.includes(':')) return { answers, view };
    const value = valueFor(view, facts);
    if (value === undefined) return { answers, view };
    answers.push({ fact: view.question.fact, value });
  }
}
