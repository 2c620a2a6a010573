import { computed, ref, shallowRef, watch, type Ref } from 'vue';
import { back as withoutLast, dialog } from '../../../shared/rules/dialog.ts';
import type {
  Answer,
  AnswerValue,
  DialogContext,
  DialogView,
  Option,
  Question,
} from '../../../shared/rules/dialog.ts';
import { searchArticles } from '../../../shared/rules/search.ts';
import type { Happened, Rulebook, RulebookId, Settings } from '../../../shared/rules/vocabulary.ts';

export interface DialogInput {
  /** The texts with the club's changes. */
  books: readonly Rulebook[];
  context: DialogContext;
  settings: Partial<Settings>;
  order: readonly RulebookId[];
  name: (player: string) => string;
}

/** The answer that an option stands for: a question about one player only is answered for him. */
export function answerOf(question: Question, value: Option['value']): Answer {
  const only = question.kind === 'option' ? question.players?.[0]?.player : undefined;
  return { fact: question.fact, value: only === undefined ? value : { [only]: value } };
}

/** The dialog over the answers: what is asked, what the option in hand would give, taking answers back. */
export function useDialog(input: Ref<DialogInput | null>, answers: Ref<Answer[]>) {
  /** Why the last answer was not taken: code of the rules. */
  const refused = shallowRef<string | null>(null);
  /** Option in hand, by place. */
  const active = ref(0);
  const query = ref('');

  function ask(list: readonly Answer[]): DialogView | null {
    if (input.value === null) return null;
    const { books, context, settings, order, name } = input.value;
    return dialog(books, context, settings, list, { rulebookOrder: order, name });
  }
  const view = computed(() => ask(answers.value));
  /** Every article that this deal could be ruled by. */
  const scope = computed(() => ask([])?.articlesLeft ?? []);
  const found = computed(() => {
    const order = searchArticles(query.value, input.value?.books ?? []).map(({ article }) => article.id);
    const ids = new Set(scope.value.map((article) => article.id));
    return order.filter((id) => ids.has(id));
  });
  const question = computed(() => view.value?.question ?? null);
  const option = computed<Option | null>(() => question.value?.options?.[active.value] ?? null);

  /** The ruling as the option in hand would make it; without one, as it stands. */
  const shown = computed<{ view: DialogView; supposed: boolean } | null>(() => {
    const now = view.value;
    if (now === null) return null;
    const asked = question.value;
    const picked = option.value;
    if (asked === null || asked.kind !== 'option' || picked?.ifAnswer === undefined) {
      return { view: now, supposed: false };
    }
    const next = ask([...answers.value, answerOf(asked, picked.value)]);
    return next === null || next.decided.length === 0
      ? { view: now, supposed: false }
      : { view: next, supposed: true };
  });

  /** Where the hand lies at the first question: on what the deal was. */
  function firstGuess(): Happened | undefined {
    if (question.value?.fact !== 'happened') return undefined;
    const kind = input.value?.context.kind;
    return kind === 'raspasy' ? 'raspasy' : kind === 'contract' || kind === 'misere' ? 'play' : undefined;
  }
  watch(
    () => question.value?.fact,
    () => {
      const suggested = question.value?.suggested ?? firstGuess();
      const at = question.value?.options?.findIndex((one) => one.value === suggested) ?? -1;
      active.value = Math.max(0, at);
    },
    { immediate: true },
  );

  function take(list: Answer[]): boolean {
    const next = ask(list);
    if (next === null) return false;
    // The refusal of an earlier answer is not this one's fault, but what follows it is not read either.
    refused.value = next.refusal?.code ?? null;
    if (next.refusal !== undefined) return false;
    answers.value = list;
    return true;
  }
  const answer = (value: AnswerValue): boolean => {
    const asked = question.value;
    if (asked === null) return false;
    const scalar = typeof value === 'object' ? null : value;
    const given = scalar === null ? { fact: asked.fact, value } : answerOf(asked, scalar);
    return take([...answers.value, given]);
  };
  function choose(at: number): boolean {
    const picked = question.value?.options?.[at];
    if (picked === undefined || question.value?.kind !== 'option') return false;
    active.value = at;
    return answer(picked.value);
  }
  function back(): void {
    refused.value = null;
    answers.value = withoutLast(answers.value);
  }
  /** Goes back to a step: it is asked again. */
  function backTo(step: number): void {
    refused.value = null;
    answers.value = answers.value.slice(0, step);
  }
  /** The arbiter names an article: with what was said so far, or afresh where that does not fit it. */
  function pickArticle(id: string): boolean {
    const rest = answers.value.filter((one) => one.fact !== 'article');
    return take([...rest, { fact: 'article', value: id }]) || take([{ fact: 'article', value: id }]);
  }
  const pickPhase = (happened: Happened): boolean => take([{ fact: 'happened', value: happened }]);
  /** The arbiter says otherwise than the ledger about a fact that was not asked. */
  const overrule = (fact: string, value: AnswerValue): boolean => take([...answers.value, { fact, value }]);

  /** Answers of a draft that no longer fit (the deal was corrected since) are dropped from the first such on. */
  function prune(): boolean {
    const refusal = view.value?.refusal;
    if (refusal === undefined || refusal.index < 0 || refusal.index >= answers.value.length) return false;
    answers.value = answers.value.slice(0, refusal.index);
    return true;
  }
  const books = computed(() => input.value?.books ?? []);
  return {
    view,
    books,
    scope,
    found,
    query,
    question,
    option,
    active,
    shown,
    refused,
    answer,
    choose,
    back,
    backTo,
    pickArticle,
    pickPhase,
    overrule,
    prune,
  };
}
export type Dialog = ReturnType<typeof useDialog>;
