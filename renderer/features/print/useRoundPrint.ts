/** The papers of a round in one go: to the printer, into one PDF, or into a folder; what was made stays recorded. */
import { ref } from 'vue';
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import { mergePdfs, pageSize } from '../../../shared/files/mergePdf.ts';
import { call } from '../../api/client.ts';
import { usePreferences } from '../../stores/preferences.ts';
import { useSession } from '../../stores/session.ts';
import { useTournament } from '../../stores/tournament.ts';
import type { DocumentRef } from './preview.ts';

type Rendered = CallOutput<'documents.print'>;
export const DESTINATIONS = ['printer', 'file', 'folder'] as const;
export type Destination = (typeof DESTINATIONS)[number];

export interface Progress {
  done: number;
  of: number;
  /** What is being made. */
  title: string;
}
export interface Outcome {
  /** Documents that were made and recorded. */
  made: number;
  of: number;
  stopped: boolean;
  /** They are on paper, or in a file. */
  delivered: boolean;
  /** File or folder; '' = the printer. */
  path: string;
}

export interface Wanted extends DocumentRef {
  title: string;
}

/** Where the papers go; null: the dialog was cancelled. */
interface Target {
  /** Takes one document as it comes, or keeps it for the end. */
  take: (one: Rendered) => Promise<void>;
  /** False: the printer was refused. */
  finish: () => Promise<boolean>;
  path: string;
}

/** Documents of one size of paper are one job: one dialog of the system. */
function jobs(made: readonly Rendered[]): Rendered[][] {
  const bySize = new Map<string, Rendered[]>();
  for (const one of made) {
    const size = pageSize(one.bytes);
    bySize.set(size, [...(bySize.get(size) ?? []), one]);
  }
  return [...bySize.values()];
}

function printer(title: string): Target {
  const made: Rendered[] = [];
  return {
    path: '',
    take: async (one) => void made.push(one),
    finish: async () => {
      for (const job of jobs(made)) {
        const bytes = mergePdfs(job.map((one) => one.bytes));
        const { printed } = await call('desktop.print', { bytes, title, copies: 1 });
        if (!printed) return false;
      }
      return true;
    },
  };
}

async function oneFile(title: string): Promise<Target | null> {
  const { path } = await call('desktop.chooseSave', { kind: 'pdf', name: title });
  if (path === null) return null;
  const made: Rendered[] = [];
  return {
    path,
    take: async (one) => void made.push(one),
    finish: async () => {
      if (made.length === 0) return true;
      await call('desktop.saveBytes', { path, bytes: mergePdfs(made.map((one) => one.bytes)) });
      return true;
    },
  };
}

async function folder(): Promise<Target | null> {
  const { path } = await call('desktop.chooseFolder', {});
  if (path === null) return null;
  return {
    path,
    take: async ({ fileName, bytes }) =>
      void (await call('desktop.saveInto', { folder: path, name: fileName, bytes })),
    finish: async () => true,
  };
}

export function useRoundPrint() {
  const session = useSession();
  const preferences = usePreferences();
  const tournament = useTournament();
  /** Null: nothing is being made. */
  const progress = ref<Progress | null>(null);
  const running = ref(false);
  let stopped = false;

  const render = ({ document, key }: DocumentRef): Promise<Rendered> =>
    call('documents.print', {
      ...{ document, key, batch: true },
      options: {
        locale: preferences.current.locale,
        timeZone: session.start?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        twoUp: false,
      },
    });

  async function makeAll(list: readonly Wanted[], target: Target): Promise<number> {
    let made = 0;
    for (const one of list) {
      if (stopped) break;
      progress.value = { done: made, of: list.length, title: one.title };
      await target.take(await render(one));
      made++;
    }
    return made;
  }

  /**
   * Makes them one after another; what was made until it was stopped, or until something failed, is delivered too.
   * @returns null when no place was chosen @throws CallFailure
   */
  async function run(
    list: readonly Wanted[],
    destination: Destination,
    title: string,
  ): Promise<Outcome | null> {
    if (running.value) return null;
    running.value = true;
    stopped = false;
    try {
      const target =
        destination === 'printer'
          ? printer(title)
          : destination === 'file'
            ? await oneFile(title)
            : await folder();
      if (target === null) return null;
      let made = 0;
      let delivered = false;
      try {
        made = await makeAll(list, target);
      } finally {
        delivered = await target.finish();
      }
      return { made, of: list.length, stopped: made < list.length, delivered, path: target.path };
    } finally {
      progress.value = null;
      running.value = false;
      session.saved(new Date().toISOString());
      await tournament.refresh();
    }
  }
  const stop = (): void => {
    stopped = true;
  };
  return { progress, running, run, stop };
}
