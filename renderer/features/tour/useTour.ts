import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import { call } from '../../api/client.ts';
import { useNav } from '../../stores/nav.ts';
import { useNotices } from '../../stores/notices.ts';
import { useSession } from '../../stores/session.ts';
import { useTournament } from '../../stores/tournament.ts';
import { steps, type Seen } from './steps.ts';

const KEY = 'tour';

/** Where the tour was left, on this computer. */
function stored(): { at: number; sample: string | null } {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { at?: unknown; sample?: unknown };
    const at = typeof found.at === 'number' && steps[found.at] !== undefined ? found.at : 0;
    return { at, sample: typeof found.sample === 'string' ? found.sample : null };
  } catch {
    // A note of this window that cannot be read is as good as none.
    return { at: 0, sample: null };
  }
}

/** The tour over the sample tournament: which step, what of it is done. It never holds the program up. */
export const useTour = defineStore('tour', () => {
  const session = useSession();
  const nav = useNav();
  const tournament = useTournament();
  const active = ref(false);
  const at = ref(0);
  /** The file that the tour made for itself. */
  const sample = ref<string | null>(null);
  /** What was there when the step began. */
  const before = shallowRef<Seen | null>(null);
  const done = ref(false);

  const step = computed(() => steps[at.value]);
  const isLast = computed(() => at.value === steps.length - 1);

  /** What can be seen now. The panels of the entry screen are its own: the tour only looks whether they are there. */
  function look(): Seen {
    const tables = tournament.rounds.flatMap((round) => round.tables);
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-box]')];
    return {
      file: session.isOpen ? (session.file?.path ?? null) : null,
      section: nav.section,
      deals: tables.reduce((sum, table) => sum + table.deals, 0),
      slips: tournament.overview?.slips ?? 0,
      why: document.querySelector('section.why') !== null,
      paper: boxes.some((box) => box.value.trim() !== ''),
    };
  }
  function keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ at: at.value, sample: sample.value }));
    } catch {
      // The tour only begins again the next time.
    }
  }
  /** Looks whether the step was done; what is done stays done. */
  function check(): void {
    if (!active.value || done.value || before.value === null) return;
    done.value = step.value?.isDone(look(), before.value, sample.value) === true;
  }
  function go(to: number): void {
    at.value = Math.min(steps.length - 1, Math.max(0, to));
    done.value = false;
    before.value = look();
    keep();
    check();
  }
  /** Begins, or goes on where it was left as long as its file is the open one. */
  function begin(): void {
    const left = stored();
    sample.value = left.sample;
    active.value = true;
    const open = session.isOpen ? (session.file?.path ?? null) : null;
    const isThere = left.sample !== null && left.sample === open;
    go(isThere && left.at < steps.length - 1 ? left.at : 0);
  }
  /** The panel goes away; nothing else changes. */
  function leave(): void {
    active.value = false;
  }
  function next(): void {
    if (isLast.value) {
      at.value = 0;
      keep();
      leave();
    } else go(at.value + 1);
  }
  /** Makes and opens a sample under the name the person chooses. */
  async function openSample(name: string): Promise<void> {
    if (!(await session.openSample(name))) return;
    sample.value = session.file?.path ?? null;
    keep();
    await takeSheet();
    check();
  }
  /** The evening of the sample is over: its last sheet is opened for typing again, and shown. */
  async function takeSheet(): Promise<void> {
    const table = tournament.lastRound?.tables[0];
    if (table === undefined) return;
    try {
      if (table.state === 'checked' || table.state === 'signed') {
        const by = tournament.tournament?.secretary ?? '';
        await call('sheet.setState', { tableId: table.tableId, state: 'typing', by });
        await tournament.refresh();
      }
      nav.open('entry', { tableId: table.tableId, dealId: null });
    } catch (caught) {
      useNotices().failed(caught);
    }
  }
  return {
    active,
    at,
    done,
    step,
    isLast,
    begin,
    leave,
    next,
    back: () => go(at.value - 1),
    check,
    openSample,
  };
});
