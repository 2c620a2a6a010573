import { computed, onBeforeUnmount, ref, shallowRef, watch } from 'vue';
import type { SlipView } from '../../../shared/ipc/schemas/views.ts';
import { countedBy, offenceNumber, repeatScopeOf } from '../../../shared/ledger/offences.ts';
import { offendersOf } from '../../../shared/rules/offenders.ts';
import { viewAt } from '../players/model/viewAt.ts';
import { call, newCommandId } from '../../api/client.ts';
import { asFailure, failureTexts } from '../../api/failure.ts';
import { useNotices } from '../../stores/notices.ts';
import { useSession } from '../../stores/session.ts';
import { useRules } from '../../stores/rules.ts';
import { useTournament } from '../../stores/tournament.ts';
import { locale, useText } from '../../ui/text.ts';
import { clockTime } from '../../ui/clock.ts';
import { deadlineOf } from './model/deadline.ts';
import { markedState } from './model/marked.ts';
import { isBlank, readDraft, type IncidentDraft } from './model/draft.ts';
import {
  bookOrder,
  dialogContext,
  earlierOffences,
  incidentTable,
  readings,
  type IncidentTable,
} from './model/table.ts';
import { useDialog, type DialogInput } from './useDialog.ts';

/** A pause in answering after which the draft is kept, ms. */
const DRAFT_MS = 300;

/** One incident at a table: sheet, journal, draft, the dialog over them, and issuing. */
export function useIncident(tableId: string, dealId: string | null) {
  const t = useText();
  const tournament = useTournament();
  const notices = useNotices();
  const rules = useRules();

  const table = shallowRef<IncidentTable | null>(null);
  const slips = shallowRef<SlipView[]>([]);
  const draft = ref<IncidentDraft>(fresh());
  const savedAt = ref<string | null>(null);
  const busy = ref(false);
  const refused = ref<string[]>([]);
  let ready = false;
  let issued = false;
  /** The draft as it is kept; what is equal to it is not written again. */
  let kept = '';
  let timer: ReturnType<typeof setTimeout> | null = null;
  let commandId = newCommandId();

  function fresh(): IncidentDraft {
    const last = slips.value.at(-1)?.slip.arbiter;
    return {
      version: 1,
      answers: [],
      own: null,
      repeat: null,
      calledBy: null,
      calledAt: new Date().toISOString(),
      // The arbiter of the last slip sits at the desk still; before the first, the tournament names him.
      arbiter: last ?? tournament.tournament?.arbiter ?? '',
      appealUntil: '',
    };
  }
  const seats = computed(() => table.value?.view.seats ?? []);
  const name = (player: string): string =>
    seats.value.find((seat) => seat.playerId === player)?.name ?? player;
  const input = computed<DialogInput | null>(() => {
    const game = tournament.tournament;
    if (table.value === null || game === null) return null;
    const { books, patch } = rules;
    const context = dialogContext(table.value, game, slips.value, books);
    return { books, context, settings: readings(game, patch), order: bookOrder(game, books), name };
  });
  const answers = computed({
    get: () => draft.value.answers,
    set: (list) => (draft.value = { ...draft.value, answers: list }),
  });
  const dialog = useDialog(input, answers);

  async function load(): Promise<void> {
    const game = tournament.tournament;
    if (game === null) return;
    try {
      const [sheet, list] = await Promise.all([call('sheet.get', { tableId }), call('incidents.list', {})]);
      slips.value = list;
      table.value = incidentTable(viewAt(sheet, dealId), game, dealId);
      if (!ready) {
        const { draft: stored } = await call('incidents.draft', { tableId, dealId });
        draft.value = readDraft(stored, fresh());
        kept = asKept();
        ready = true;
      }
      if (dialog.prune()) notices.done(t('incident.pruned'));
    } catch (caught) {
      notices.failed(caught);
    }
  }
  watch(() => tournament.overview?.seq, load, { immediate: true });

  const asKept = (): string => JSON.stringify(isBlank(draft.value) ? null : draft.value);
  async function keep(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const now = asKept();
    if (!ready || issued || now === kept) return;
    try {
      savedAt.value = (
        await call('incidents.saveDraft', { tableId, dealId, draft: JSON.parse(now) })
      ).savedAt;
      kept = now;
      useSession().saved(savedAt.value);
    } catch (caught) {
      notices.failed(caught);
    }
  }
  watch(draft, () => {
    if (!ready || issued) return;
    commandId = newCommandId();
    refused.value = [];
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void keep(), DRAFT_MS);
  });
  onBeforeUnmount(() => {
    if (timer !== null) void keep();
  });

  const change = (part: Partial<IncidentDraft>): void => {
    draft.value = { ...draft.value, ...part };
  };
  const decided = computed(() => dialog.view.value?.decided ?? []);
  const offenders = computed(() => {
    const main = decided.value[0];
    const byArticle =
      main === undefined ? [] : [...offendersOf(main.incident, main.ruling.article, rules.books)];
    const named = draft.value.own?.offender ?? null;
    return byArticle.length > 0 || named === null ? byArticle : [named];
  });
  /** What the number of this offence counts; nothing without an article or an offender. */
  const by = computed(() => {
    const articles = decided.value.map(({ ruling }) => ruling.article);
    const scope = repeatScopeOf(tournament.tournament?.ruleSettings ?? {});
    return countedBy(articles, offenders.value, scope, rules.books);
  });
  /** Number of this offence by the ledger, from 1. */
  const counted = computed(() => {
    const game = tournament.tournament;
    if (by.value === undefined || table.value === null || game === null) return 1;
    const earlier = earlierOffences(slips.value, table.value.view, game, rules.books);
    return offenceNumber(by.value.article, offenders.value, earlier, rules.books);
  });
  const number = computed(() => Math.max(0, ...slips.value.map(({ slip }) => slip.number)) + 1);
  const ownReady = computed(() => {
    const { own } = draft.value;
    return own !== null && own.reason.trim() !== '' && own.lines.every((line) => line.amount !== 0);
  });
  const settled = computed(() => decided.value.length > 0 && dialog.question.value === null);
  /** State of a sheet that is checked or signed: what changes it sets it back, and it is marked again. Else null. */
  const reopens = computed(() => markedState(table.value?.view.state));
  const mayIssue = computed(
    () =>
      !busy.value &&
      draft.value.arbiter.trim() !== '' &&
      (draft.value.own === null ? settled.value : ownReady.value) &&
      (draft.value.repeat === null || draft.value.repeat.reason.trim() !== ''),
  );

  /** Issues the slip; its id, or null when it was refused. */
  async function issue(): Promise<string | null> {
    const sheet = table.value;
    if (!mayIssue.value || sheet === null) return null;
    busy.value = true;
    refused.value = [];
    const wasMarked = reopens.value !== null;
    const { own, repeat, calledBy, calledAt, arbiter, appealUntil } = draft.value;
    try {
      const slip = await call(
        'incidents.issue',
        {
          tableId,
          dealId,
          incidents: decided.value.map(({ incident }) => JSON.parse(JSON.stringify(incident))),
          own: own === null ? null : { reason: own.reason.trim(), lines: own.lines },
          offenders: offenders.value,
          calledBy,
          calledAt,
          arbiter: arbiter.trim(),
          facts: null,
          repeatOverride: repeat === null ? null : { number: repeat.number, reason: repeat.reason.trim() },
          appealUntil: deadlineOf(appealUntil, calledAt),
          expectedSeq: sheet.view.seq,
        },
        commandId,
      );
      issued = true;
      useSession().saved(slip.issuedAt);
      const told = [t('incident.issued', { number: slip.slip.number })];
      if (wasMarked) told.push(t('incident.reopened'));
      notices.done(told.join(' '));
      void tournament.refresh();
      return slip.slip.slipId;
    } catch (caught) {
      refused.value = failureTexts(t, asFailure(caught));
      commandId = newCommandId();
      await load();
      return null;
    } finally {
      busy.value = false;
    }
  }
  const savedText = computed(() =>
    savedAt.value === null
      ? null
      : t('incident.draftSaved', { time: clockTime(locale.value, savedAt.value) }),
  );
  return {
    ...{ table, draft, dialog, seats, name, decided, offenders, counted, by, number },
    ...{ busy, refused, savedText, mayIssue, reopens, settled, change, issue, keep },
  };
}
export type IncidentState = ReturnType<typeof useIncident>;
