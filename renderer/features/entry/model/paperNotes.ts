/** What is typed from one paper, as the window changes it and as the file keeps it. */
import type { SheetPaper } from '../../../../shared/ledger/kinds.ts';
import type { TypedPaper } from '../../../../shared/papercheck/index.ts';
import { copyFoot, emptyFoot, isEmptyFoot, type PaperFoot } from './paperCheck.ts';

export interface PaperNotes {
  foot: PaperFoot;
  /** Running totals by the id of the deal they stand behind. */
  running: Map<string, PaperFoot>;
}

export const noNotes = (players: number): PaperNotes => ({ foot: emptyFoot(players), running: new Map() });

export function notesFrom(paper: TypedPaper | null, players: number): PaperNotes {
  if (paper === null) return noNotes(players);
  const running = paper.running.map(({ dealId, foot }) => [dealId, copyFoot(foot)] as const);
  return { foot: copyFoot(paper.foot), running: new Map(running) };
}

/** For the file: running lines with something in them, in an order of their own. */
export function paperFrom({ foot, running }: PaperNotes): SheetPaper {
  const lines = [...running].filter(([, line]) => !isEmptyFoot(line));
  lines.sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    foot: copyFoot(foot),
    running: lines.map(([dealId, line]) => ({ dealId, foot: copyFoot(line) })),
  };
}

/** The same numbers, whatever the order of the lines. */
export const samePaper = (a: PaperNotes, b: PaperNotes): boolean =>
  JSON.stringify(paperFrom(a)) === JSON.stringify(paperFrom(b));
