/** The one way a line is stored. A refusal keeps it, keys typed while the disk is written stay, and a repeated Enter stores nothing twice. */
import type { Deal } from '../../../../shared/domain/types.ts';
import { newCommandId } from '../../../api/client.ts';
import { asFailure, failureTexts } from '../../../api/failure.ts';
import { useNotices } from '../../../stores/notices.ts';
import { useSheet } from '../../../stores/sheet.ts';
import { clockTime } from '../../../ui/clock.ts';
import { locale, useText } from '../../../ui/text.ts';
import type { Place } from '../model/table.ts';
import type { useDraft } from '../useDraft.ts';
import { confirmed, readyDeal } from './ready.ts';
import type { Attempt, LineState } from './state.ts';

type Draft = Pick<ReturnType<typeof useDraft>, 'hold' | 'release' | 'stored'>;

/** What the way to the disk needs of the moves. */
interface Moves {
  /** What Enter does in an empty line. */
  edit: () => void;
  /** Goes over the deals by so many rows. */
  move: (by: number) => void;
}

export function lineStore(line: LineState, draft: Draft, { edit, move }: Moves) {
  const { text, refusal, question, pending, waiting, tail } = line;
  const t = useText();
  const store = useSheet();
  /** A line whose answer never came; the same line again is the same command. */
  let unanswered: Attempt | null = null;

  /** What was typed behind the line while it was being written. */
  const typedBehind = (written: string): string =>
    text.value.startsWith(written) ? text.value.slice(written.length) : '';

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
    const ready = readyDeal(line, t);
    if ('refusal' in ready) refusal.value = ready.refusal;
    else if (confirmed(line)) await send(ready.deal);
  }

  async function send(deal: Deal): Promise<void> {
    const same = unanswered?.line === text.value && samePlace(unanswered.place, line.place.value);
    const attempt: Attempt = {
      line: text.value,
      place: line.place.value,
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
        { correction: line.correction.value, reason: line.reason.value },
        attempt.commandId,
      );
      unanswered = null;
      const time = clockTime(locale.value, answer.recordedAt);
      line.said.value = t('entry.stored', { number: answer.number, time });
    } catch (caught) {
      await refused(caught, attempt);
      return;
    }
    await goOn(attempt);
  }

  /** After the durable commit: back to the end of the sheet, and on with what was typed meanwhile. */
  async function goOn(attempt: Attempt): Promise<void> {
    const rest = tail.value + typedBehind(attempt.line);
    pending.value = null;
    tail.value = '';
    line.plain();
    line.selected.value = null;
    draft.stored();
    text.value = '';
    const [first, ...others] = waiting.value;
    if (first === undefined) {
      text.value = walked(rest);
      return;
    }
    waiting.value = others;
    const next = walked(first);
    text.value = next;
    const going = enter();
    if (pending.value !== null) text.value = next + rest;
    else tail.value = rest;
    await going;
  }

  /** + and − pressed while the disk was written are steps over the deals; what is left of the keys is the line. */
  function walked(keys: string): string {
    const steps = /^[+\-−]*/u.exec(keys)?.[0] ?? '';
    for (const step of steps) move(step === '+' ? 1 : -1);
    return keys.slice(steps.length);
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
    if (failure.code === 'deal/lateNeedsReason') line.reasonWanted.value += 1;
    if (failure.code === 'ledger/stale') {
      await store.refresh().catch((problem: unknown) => useNotices().failed(problem));
    }
  }

  const forget = (): void => {
    unanswered = null;
  };
  return { enter, forget };
}

function samePlace(a: Place, b: Place): boolean {
  if (a.kind === 'end' || b.kind === 'end') return a.kind === b.kind;
  return a.kind === b.kind && a.dealId === b.dealId;
}
