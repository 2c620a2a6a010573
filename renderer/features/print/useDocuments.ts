import { ref, shallowRef, watch } from 'vue';
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import type { DocumentKind } from '../../../shared/ipc/schemas/views.ts';
import { call } from '../../api/client.ts';
import { useNotices } from '../../stores/notices.ts';
import { usePreferences } from '../../stores/preferences.ts';
import { useSession } from '../../stores/session.ts';
import { useTournament } from '../../stores/tournament.ts';
import { useText } from '../../ui/text.ts';
import { refKey, type DocumentRef } from './preview.ts';

export type DocumentState = CallOutput<'documents.list'>[number];
type Rendered = CallOutput<'documents.print'>;

/** Kinds in the order of the list. */
export const KINDS: readonly DocumentKind[] = [
  'standings',
  'final-protocol',
  'settlement',
  'treasurer',
  'sheet',
  'protocol',
  'ruling-slip',
  'incidents',
  'corrections',
  'seating',
  'blank-sheets',
];
const byKind = (list: readonly DocumentState[]): DocumentState[] =>
  KINDS.flatMap((kind) => list.filter((one) => one.document === kind));

/** All documents of the tournament, and what can be done with one: paper, or a file. */
export function useDocuments() {
  const t = useText();
  const notices = useNotices();
  const session = useSession();
  const preferences = usePreferences();
  const tournament = useTournament();

  const list = shallowRef<DocumentState[] | null>(null);
  const busy = ref(false);
  /** Of a run over many documents; null when none goes on. */
  const progress = ref<{ done: number; of: number } | null>(null);
  let stopped = false;
  /** Only the answer to the last question counts: an earlier one may be in another language. */
  let asked = 0;

  async function load(): Promise<void> {
    const mine = (asked += 1);
    try {
      const answer = await call('documents.list', { locale: preferences.current.locale });
      if (mine === asked) list.value = byKind(answer);
    } catch (caught) {
      notices.failed(caught);
    }
  }
  // The titles are in the language of the program.
  watch([() => tournament.overview?.seq, () => preferences.current.locale], load, { immediate: true });

  const input = (ref: DocumentRef, twoUp: boolean) => ({
    document: ref.document,
    key: ref.key,
    options: {
      locale: preferences.current.locale,
      timeZone: session.start?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      twoUp,
    },
  });
  const preview = (ref: DocumentRef, twoUp: boolean): Promise<Rendered> =>
    call('documents.preview', input(ref, twoUp));

  /** Counts the revision, which the ledger keeps. */
  async function revised(ref: DocumentRef, twoUp: boolean): Promise<Rendered> {
    const made = await call('documents.print', input(ref, twoUp));
    session.saved(new Date().toISOString());
    return made;
  }
  /** Counts the revision, then hands the pages to the printer. True: they are on their way. */
  async function onPaper(ref: DocumentRef, twoUp: boolean, copies: number): Promise<boolean> {
    const made = await revised(ref, twoUp);
    const { printed } = await call('desktop.print', { bytes: made.bytes, title: made.title, copies });
    if (printed) notices.done(t('print.sent', { title: made.title, revision: made.revision }));
    else notices.bad(t('print.notPrinted', { title: made.title }));
    return printed;
  }

  async function guarded(work: () => Promise<void>): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    try {
      await work();
    } catch (caught) {
      notices.failed(caught);
    } finally {
      busy.value = false;
      progress.value = null;
      await load();
    }
  }
  const print = (ref: DocumentRef, twoUp: boolean, copies: number): Promise<void> =>
    guarded(async () => void (await onPaper(ref, twoUp, copies)));

  /** One after another; stops at the first that did not print, and when asked. */
  const printMany = (refs: readonly DocumentRef[], twoUp: boolean): Promise<void> =>
    guarded(async () => {
      stopped = false;
      for (const [i, one] of refs.entries()) {
        if (stopped) break;
        progress.value = { done: i, of: refs.length };
        if (!(await onPaper(one, twoUp, 1))) break;
      }
    });
  const stop = (): void => {
    stopped = true;
  };

  /** Asks where first: a dialog that is cancelled leaves no trace in the ledger. */
  const save = (ref: DocumentRef, twoUp: boolean, fileName: string): Promise<void> =>
    guarded(async () => {
      const { path } = await call('desktop.chooseSave', { kind: 'pdf', name: fileName });
      if (path === null) return;
      const made = await revised(ref, twoUp);
      const saved = await call('desktop.saveBytes', { path, bytes: made.bytes });
      notices.done(t('print.saved', { path: saved.path }));
    });

  const stateOf = (ref: DocumentRef): DocumentState | null =>
    list.value?.find((one) => refKey(one) === refKey(ref)) ?? null;
  return { list, busy, progress, load, preview, print, printMany, stop, save, stateOf };
}
