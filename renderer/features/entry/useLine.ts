/**
 * The entry line: what is typed, where it will stand, and the one way it is stored. Nothing typed is ever lost: a
 * refusal keeps the line, keys typed while the disk is written stay, and a repeated Enter stores nothing twice.
 */
import { computed, ref, shallowRef, watch } from 'vue';
import { checkDeal } from '../../../shared/domain/check.ts';
import type { Problem } from '../../../shared/domain/problem.ts';
import type { Deal } from '../../../shared/domain/types.ts';
import type { SheetView } from '../../../shared/ipc/schemas/views.ts';
import { parse } from '../../../shared/notation/parse.ts';
import { notTypable, printDeal } from '../../../shared/notation/print.ts';
import type { NotationContext, Parsed } from '../../../shared/notation/types.ts';
import { asFailure, failureTexts, problemText } from '../../api/failure.ts';
import { newCommandId } from '../../api/client.ts';
import { useNotices } from '../../stores/notices.ts';
import { useSheet, type Correction } from '../../stores/sheet.ts';
import { clockTime } from '../../ui/clock.ts';
import { locale, useText } from '../../ui/text.ts';
import { contextAt, isFirstDeal, numberOfPlace, type Place, type TableSheet } from './model/table.ts';
import { useDraft } from './useDraft.ts';

/** A second Enter sooner than this is the same press, not the answer to a question. */
const SAME_PRESS_MS = 400;

interface Attempt {
  line: string;
  place: Place;
  commandId: string;
}

export function useLine() {
  const t = useText();
  const store = useSheet();
  const text = ref('');
  const selected = ref<string | null>(null);
  const inserting = ref(false);
  const correction = ref<Correction['correction']>('typing');
  const reason = ref('');
  const refusal = shallowRef<string[]>([]);
  /** Unusual but legal: asked about before it is stored. */
  const question = shallowRef<{ line: string; problems: Problem[]; at: number } | null>(null);
  const pending = shallowRef<Attempt | null>(null);
  /** Whole lines typed while the one before is being written. */
  const waiting = ref<string[]>([]);
  /** Keys typed behind the last of them. */
  const tail = ref('');
  /** What was just done, said aloud. */
  const said = ref('');
  /** A line whose answer never came; the same line again is the same command. */
  let unanswered: Attempt | null = null;
  /** Keys that a proposal of the paper check put into the line: no hand typed them, another may replace them. */
  let proposed = '';

  const place = computed<Place>(() => {
    if (selected.value === null) return { kind: 'end' };
    return { kind: inserting.value ? 'before' : 'over', dealId: selected.value };
  });
  const sheet = computed<TableSheet | null>(() => store.sheet);
  const context = computed<NotationContext | null>(() =>
    sheet.value === null ? null : contextAt(sheet.value, place.value),
  );
  /** While a line is being written the boxes show that line; what is typed on waits behind it. */
  const shown = computed(() => pending.value?.line ?? text.value);
  const parsed = computed<Parsed | null>(() =>
    context.value === null ? null : parse(shown.value, context.value),
  );
  const number = computed(() => (sheet.value === null ? 0 : numberOfPlace(sheet.value, place.value)));
  const warnings = computed(() => {
    const found = parsed.value?.warnings ?? [];
    const first = sheet.value !== null && isFirstDeal(sheet.value, place.value);
    return first ? found.filter((problem) => problem.code !== 'notation/dealerOutOfTurn') : found;
  });

  const draft = useDraft(text, place);

  function reset(): void {
    text.value = '';
    selected.value = null;
    inserting.value = false;
    correction.value = 'typing';
    reason.value = '';
    refusal.value = [];
    question.value = null;
    dropAhead();
    unanswered = null;
    proposed = '';
  }

  /** Takes up the sheet that was just opened, with the line that was left half-typed there. */
  function takeUp(): void {
    reset();
    if (store.view === null) return;
    const left = draft.take(store.view);
    text.value = left.text;
    if (left.place.kind !== 'end') {
      selected.value = left.place.dealId;
      inserting.value = left.place.kind === 'before';
    }
  }

  // At once, not with the next picture: a refusal that follows must not be taken back by it.
  watch(
    text,
    () => {
      if (pending.value === null) refusal.value = [];
      if (question.value !== null && question.value.line !== text.value) question.value = null;
    },
    { flush: 'sync' },
  );

  // At once: a line must at no time stand over a deal that was taken off, here or in another window.
  watch(
    () => store.view,
    (now, before) => {
      if (now === null || before === null || now.tableId !== before.tableId) return;
      if (selected.value !== null && !has(now, selected.value)) leaveGone(before, now);
    },
    { flush: 'sync' },
  );

  /** From a deal that is gone to the one behind it, or to the end of the sheet. */
  function leaveGone(before: SheetView, now: SheetView): void {
    const from = before.deals.findIndex((deal) => deal.dealId === selected.value);
    const next = before.deals.slice(from + 1).find((deal) => has(now, deal.dealId))?.dealId ?? null;
    selected.value = next;
    // Keys typed for the deal that is gone must not be stored over another: they go in where it stood.
    inserting.value = next !== null && (inserting.value || text.value !== '');
    correction.value = 'typing';
    reason.value = '';
    question.value = null;
  }

  /** Moves over the deals by so many rows; only with an empty line, so that no key is lost. */
  function move(by: number): void {
    if (text.value !== '' || sheet.value === null) return;
    const { rows } = sheet.value;
    const now = rows.findIndex((row) => row.deal.dealId === selected.value);
    const at = Math.max(0, (now < 0 ? rows.length : now) + by);
    select(rows[at]?.deal.dealId ?? null);
  }

  /** Goes to a deal; to the end of the sheet where there is no such deal. */
  function select(dealId: string | null): void {
    if (text.value !== '') return;
    selected.value = dealId !== null && store.view !== null && has(store.view, dealId) ? dealId : null;
    inserting.value = false;
    correction.value = 'typing';
    reason.value = '';
    refusal.value = [];
  }

  /** Puts the keys of the selected deal into the line, to be changed at their end. */
  function edit(): void {
    const row = sheet.value?.rows.find((candidate) => candidate.deal.dealId === selected.value);
    if (row !== undefined && !inserting.value) print(row.deal.deal);
  }

  /** Writes the keys of a deal; a ruling on it is not typed. */
  function print(deal: Deal): void {
    if (context.value === null) return;
    const bare = { ...deal, ruling: undefined } as Deal;
    const refused = notTypable(bare, context.value);
    if (refused !== null) refusal.value = [problemText(t, refused)];
    else text.value = printDeal(bare, context.value);
  }

  /**
   * Goes to a place and types a deal there, to be looked at and stored with Enter; without a deal only goes there.
   * False, with the reason shown, when keys that a hand typed would be lost.
   */
  function propose(at: Place, deal: Deal | null): boolean {
    const free = text.value === '' || text.value === proposed;
    if (pending.value !== null || waiting.value.length > 0 || !free) {
      refusal.value = [t('papercheck.lineBusy')];
      return false;
    }
    text.value = '';
    select(at.kind === 'end' ? null : at.dealId);
    inserting.value = at.kind === 'before';
    if (deal !== null) print(deal);
    proposed = text.value;
    return true;
  }

  function insert(): void {
    if (selected.value === null || text.value !== '') return;
    inserting.value = !inserting.value;
    refusal.value = [];
  }

  /** One step out: the question, the line, the place. */
  function escape(): void {
    if (question.value !== null) question.value = null;
    else if (text.value !== '') text.value = '';
    else if (waiting.value.length > 0 || tail.value !== '') dropAhead();
    else if (inserting.value) inserting.value = false;
    else select(null);
    refusal.value = [];
  }

  function dropAhead(): void {
    waiting.value = [];
    tail.value = '';
  }

  /** Enter. */
  async function enter(): Promise<void> {
    if (pending.value !== null) {
      // The same line again is the same press; what was typed behind it is the next line.
      const rest = typedBehind(pending.value.line);
      if (rest.trim() === '') return;
      waiting.value = [...waiting.value, rest];
      text.value = pending.value.line;
      return;
    }
    if (text.value.trim() === '') return edit();
    const deal = readyDeal();
    if (deal === null || !confirmed()) return;
    await send(deal);
  }

  /** The deal of the line, or null with the reason shown. */
  function readyDeal(): Deal | null {
    const line = parsed.value;
    if (line === null || sheet.value === null) return null;
    if (line.problem !== null) {
      refusal.value = [problemText(t, line.problem)];
      return null;
    }
    if (line.deal === null) {
      const open = line.cells.find((cell) => cell.state === 'now');
      const what = open === undefined ? '' : t(open.label.key, open.label.params);
      refusal.value = [t('entry.lacking', { what })];
      return null;
    }
    if (sheet.value.rules.target !== null && place.value.kind === 'end' && sheet.value.folded.closed) {
      refusal.value = [t('entry.closed')];
      return null;
    }
    const problems = checkDeal(sheet.value.rules, line.deal, 'deal');
    if (problems.length > 0) {
      refusal.value = problems.map((problem) => problemText(t, problem));
      return null;
    }
    return line.deal;
  }

  /** False while something unusual waits for its answer. */
  function confirmed(): boolean {
    if (warnings.value.length === 0) return true;
    const asked = question.value;
    if (asked !== null && asked.line === text.value) return performance.now() - asked.at > SAME_PRESS_MS;
    question.value = { line: text.value, problems: warnings.value, at: performance.now() };
    return false;
  }

  async function send(deal: Deal): Promise<void> {
    const same = unanswered?.line === text.value && samePlace(unanswered.place, place.value);
    const attempt: Attempt = {
      line: text.value,
      place: place.value,
      commandId: same && unanswered !== null ? unanswered.commandId : newCommandId(),
    };
    pending.value = attempt;
    draft.hold();
    question.value = null;
    refusal.value = [];
    try {
      const answer = await store.store(
        attempt.place,
        deal,
        { correction: correction.value, reason: reason.value },
        attempt.commandId,
      );
      unanswered = null;
      const time = clockTime(locale.value, answer.recordedAt);
      said.value = t('entry.stored', { number: answer.number, time });
    } catch (caught) {
      await refused(caught, attempt);
      return;
    }
    await goOn(attempt);
  }

  /** What was typed behind the line while it was being written. */
  const typedBehind = (line: string): string =>
    text.value.startsWith(line) ? text.value.slice(line.length) : '';

  /** After the durable commit: back to the end of the sheet, and on with what was typed meanwhile. */
  async function goOn(attempt: Attempt): Promise<void> {
    const rest = tail.value + typedBehind(attempt.line);
    pending.value = null;
    tail.value = '';
    selected.value = null;
    inserting.value = false;
    correction.value = 'typing';
    reason.value = '';
    draft.stored();
    const [next, ...others] = waiting.value;
    if (next === undefined) {
      text.value = rest;
      return;
    }
    waiting.value = others;
    text.value = next;
    const going = enter();
    if (pending.value !== null) text.value = next + rest;
    else tail.value = rest;
    await going;
  }

  async function refused(caught: unknown, attempt: Attempt): Promise<void> {
    const failure = asFailure(caught);
    // Without an answer it may be stored all the same; the id lets a retry find that out.
    unanswered = /^(?:service|app)\//u.test(failure.code) ? attempt : null;
    tail.value = typedBehind(attempt.line) + tail.value;
    text.value = attempt.line;
    pending.value = null;
    draft.release();
    refusal.value = failureTexts(t, failure);
    if (failure.code === 'ledger/stale') {
      await store.refresh().catch((problem: unknown) => useNotices().failed(problem));
    }
  }

  return {
    text,
    selected,
    inserting,
    correction,
    reason,
    refusal,
    question,
    pending,
    waiting,
    tail,
    said,
    place,
    sheet,
    context,
    parsed,
    number,
    warnings,
    takeUp,
    move,
    select,
    edit,
    propose,
    insert,
    escape,
    enter,
    flush: draft.flush,
  };
}

export type Line = ReturnType<typeof useLine>;

const has = (view: SheetView, dealId: string): boolean => view.deals.some((deal) => deal.dealId === dealId);

function samePlace(a: Place, b: Place): boolean {
  if (a.kind === 'end' || b.kind === 'end') return a.kind === b.kind;
  return a.kind === b.kind && a.dealId === b.dealId;
}
