/**
 * The second pass in hand: which deal, in which way, and the one way a verdict is stored. Nothing of the sheet is
 * changed here: the checker confirms or rejects, the secretary mends.
 */
import { computed, ref, shallowRef, watch } from 'vue';
import type { Deal } from '../../../shared/domain/types.ts';
import { foldName } from '../../../shared/format/names.ts';
import type { CallInput } from '../../../shared/ipc/contract.ts';
import type { SheetView } from '../../../shared/ipc/schemas/views.ts';
import { call, newCommandId } from '../../api/client.ts';
import { asFailure, failureTexts } from '../../api/failure.ts';
import { useChecking } from '../../stores/checking.ts';
import { useSession } from '../../stores/session.ts';
import { useSheet } from '../../stores/sheet.ts';
import { useTournament } from '../../stores/tournament.ts';
import { useText } from '../../ui/text.ts';
import { tableSheet, type TableSheet } from '../entry/model/table.ts';
import { blindContext, countPass, isTypable, nextOpen, passItems, sameDeal } from './model/pass.ts';

type VerdictInput = CallInput<'pass.record'>;

export function usePass(given: () => TableSheet) {
  const t = useText();
  const store = useChecking();
  const tournament = useTournament();

  const view = shallowRef<SheetView>(given().view);
  /** Last entry of the ledger that the view is known to hold. */
  let atSeq = view.value.seq;
  const sheet = computed<TableSheet>(() =>
    tournament.tournament === null ? given() : tableSheet(view.value, tournament.tournament),
  );
  const items = computed(() => passItems(sheet.value));
  const count = computed(() => countPass(items.value));
  const begun = ref(false);
  const currentId = ref<string | null>(null);
  const current = computed(() => items.value.find((item) => item.dealId === currentId.value) ?? null);
  const context = computed(() =>
    current.value === null ? null : blindContext(sheet.value, current.value.dealId),
  );
  const typable = computed(
    () =>
      current.value !== null &&
      context.value !== null &&
      isTypable(current.value.row.deal.deal, context.value),
  );
  /** The way of this deal: what no line types is read. */
  const way = computed(() => (store.way === 'blind' && typable.value ? 'blind' : 'read'));
  /** What was typed and is not what is stored; stands until the checker says who is right. */
  const different = shallowRef<Deal | null>(null);
  const refusal = shallowRef<string[]>([]);
  const busy = ref(false);
  /** What was just done, said aloud. */
  const said = ref('');
  /** When the deal in hand came up (performance.now()): an Enter meant for the one before must not confirm it. */
  let since = 0;
  /** A verdict whose answer never came; the same one again is the same command. */
  let unanswered: { what: string; commandId: string } | null = null;

  function take(next: SheetView, seq: number): void {
    view.value = next;
    atSeq = seq;
    const inHand = useSheet();
    if (inHand.view?.tableId !== next.tableId) return;
    inHand.view = next;
    inHand.atSeq = seq;
    tournament.history = next.history;
  }
  async function refresh(): Promise<void> {
    const answer = await call('sheet.get', { tableId: view.value.tableId });
    take(answer, Math.max(answer.seq, tournament.overview?.seq ?? 0));
  }
  // A correction meanwhile, here or in another window, opens its deal again.
  watch(
    () => tournament.overview?.seq,
    (seq) => {
      if (seq !== undefined && seq > atSeq && !busy.value) {
        atSeq = seq;
        void refresh().catch(refuse);
      }
    },
  );
  watch(
    () => current.value?.row.deal.entrySeq,
    () => (different.value = null),
  );

  function refuse(caught: unknown): void {
    refusal.value = failureTexts(t, asFailure(caught));
  }
  function goTo(dealId: string | null): void {
    currentId.value = dealId;
    different.value = null;
    refusal.value = [];
    since = performance.now();
  }
  /** Moves over all deals, checked ones too: a verdict may be given again. */
  function move(by: number): void {
    const at = items.value.findIndex((item) => item.dealId === currentId.value);
    const from = at < 0 ? items.value.length : at;
    const next = items.value[Math.min(items.value.length - 1, Math.max(0, from + by))];
    if (next !== undefined) goTo(next.dealId);
  }

  /** The name and the way are chosen. False with the reason when the name cannot check. */
  function begin(name: string): boolean {
    const own = name.trim();
    const secretary = tournament.tournament?.secretary ?? '';
    if (own === '') refusal.value = [t('checking.pass.nameMissing')];
    else if (foldName(own) === foldName(secretary)) {
      refusal.value = [t('checking.pass.nameSame', { name: secretary })];
    } else {
      store.checker = own;
      begun.value = true;
      goTo(nextOpen(items.value, null));
      return true;
    }
    return false;
  }

  async function record(
    verdict: 'confirmed' | 'rejected',
    typed: Deal | null,
    remark: string,
  ): Promise<boolean> {
    const item = current.value;
    if (item === null || busy.value) return false;
    const input: VerdictInput = {
      tableId: view.value.tableId,
      dealId: item.dealId,
      entrySeq: item.row.deal.entrySeq,
      verdict,
      by: store.checker,
      typed,
      remark: remark.trim(),
    };
    const what = JSON.stringify(input);
    const commandId = unanswered?.what === what ? unanswered.commandId : newCommandId();
    busy.value = true;
    refusal.value = [];
    try {
      const answer = await call('pass.record', input, commandId);
      unanswered = null;
      take(answer.sheet, answer.seq);
      void useSession().followSaved();
      const done = verdict === 'rejected' ? 'rejected' : typed === null ? 'confirmed' : 'same';
      said.value = t(`checking.pass.done.${done}`, { number: item.number });
      goTo(nextOpen(items.value, item.dealId));
      return true;
    } catch (caught) {
      await failed(caught, { what, commandId });
      return false;
    } finally {
      busy.value = false;
    }
  }
  async function failed(caught: unknown, attempt: { what: string; commandId: string }): Promise<void> {
    const failure = asFailure(caught);
    unanswered = /^(?:service|app)\//u.test(failure.code) ? attempt : null;
    // Somebody else typed this deal: another name is needed, so the name is asked for again.
    if (failure.code === 'pass/samePerson') begun.value = false;
    else if (unanswered === null) await refresh().catch(() => undefined);
    refusal.value = failureTexts(t, failure);
  }

  const confirm = (): Promise<boolean> => record('confirmed', null, '');
  const reject = (remark: string, typed: Deal | null = null): Promise<boolean> =>
    record('rejected', typed, remark);
  /** The deal typed unseen: the same one is confirmed, another stands beside the stored one. */
  async function compare(typed: Deal): Promise<void> {
    if (current.value === null || context.value === null) return;
    if (sameDeal(current.value.row.deal.deal, typed, context.value)) await record('confirmed', typed, '');
    else different.value = typed;
  }

  /** Marks the sheet checked by him; only behind a whole pass. */
  async function markChecked(): Promise<boolean> {
    if (busy.value) return false;
    busy.value = true;
    refusal.value = [];
    try {
      const { tableId } = view.value;
      const { seq } = await call('sheet.setState', { tableId, state: 'checked', by: store.checker });
      await refresh();
      atSeq = Math.max(atSeq, seq);
      void useSession().followSaved();
      said.value = t('checking.pass.checkedNow', { name: store.checker });
      return true;
    } catch (caught) {
      refuse(caught);
      return false;
    } finally {
      busy.value = false;
    }
  }
  /** How long the deal in hand has been on the page, ms. */
  const shownFor = (): number => performance.now() - since;

  return {
    sheet,
    items,
    count,
    begun,
    current,
    context,
    typable,
    way,
    different,
    refusal,
    busy,
    said,
    goTo,
    move,
    begin,
    confirm,
    reject,
    compare,
    markChecked,
    shownFor,
  };
}

export type Pass = ReturnType<typeof usePass>;
