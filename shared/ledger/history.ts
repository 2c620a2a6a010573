/**
 * Undo and redo over the ledger, cut by gesture: all entries of one command. Pure, so it is the same after a
 * restart: the stacks are read off the entries.
 */
import type { Entry } from './kinds.ts';
import type { GeneralState } from './state.ts';

/** A gesture that can be taken back or restored: all entries of its command. */
export interface Step {
  commandId: string;
  entries: readonly Entry[];
}

export interface Stacks {
  undo: readonly Step[];
  redo: readonly Step[];
}

/**
 * What changes nothing in the tournament: a print, the numbers of the paper, a warning that was looked at. They are
 * neither undone nor do they end what can be redone.
 */
const SILENT: ReadonlySet<Entry['kind']> = new Set<Entry['kind']>([
  'document.printed',
  'sheet.paper',
  'warning.answered',
]);

type GestureKind = 'do' | 'undo' | 'redo' | 'silent';

function kindOf(entries: readonly Entry[]): GestureKind {
  if (entries.every((e) => e.kind === 'void' && e.payload.because === 'undo')) return 'undo';
  if (entries.every((e) => e.kind === 'void' && e.payload.because === 'redo')) return 'redo';
  if (entries.every((e) => SILENT.has(e.kind))) return 'silent';
  return 'do';
}

/** Consecutive entries of one command. */
export function gestures(entries: readonly Entry[]): Entry[][] {
  const all: Entry[][] = [];
  for (const entry of entries) {
    const last = all.at(-1);
    if (last !== undefined && last[0]?.commandId === entry.commandId) last.push(entry);
    else all.push([entry]);
  }
  return all;
}

/** The stacks, kept up as gestures come; feed it every gesture in order. */
export class History {
  private readonly undoSteps: Step[] = [];
  private redoSteps: Step[] = [];

  get stacks(): Stacks {
    return { undo: this.undoSteps, redo: this.redoSteps };
  }

  add(entries: readonly Entry[]): void {
    const commandId = entries[0]?.commandId;
    if (commandId === undefined) return;
    switch (kindOf(entries)) {
      case 'do':
        this.undoSteps.push({ commandId, entries });
        this.redoSteps = [];
        break;
      case 'undo': {
        const step = this.undoSteps.pop();
        if (step !== undefined) this.redoSteps.push(step);
        break;
      }
      case 'redo': {
        const step = this.redoSteps.pop();
        if (step !== undefined) this.undoSteps.push(step);
        break;
      }
      case 'silent':
        break;
    }
  }
}

/** The stacks of a whole ledger. */
export function historyOf(entries: readonly Entry[]): Stacks {
  const history = new History();
  for (const gesture of gestures(entries)) history.add(gesture);
  return history.stacks;
}

/**
 * Why a step cannot be taken back, as a code `history/<reason>`; null when it can. What left paper is cancelled
 * with a reason, never undone; without its creation there is no tournament.
 * @param general the present state: what of a round hangs on the wall or lies on the tables
 */
export function refusalOf(
  step: Step,
  general: Pick<GeneralState, 'rounds' | 'tables' | 'printed'>,
): string | null {
  for (const entry of step.entries) {
    if (seatingLeft(entry, general)) return 'history/seating';
    if (entry.kind === 'tournament.created') return 'history/creation';
    if (entry.kind === 'ruling.issued') return 'history/slip';
    if (entry.kind === 'ruling.state') return 'history/slipState';
    if (entry.kind === 'sheet.state' && entry.payload.state === 'signed') return 'history/signed';
  }
  return null;
}

/** The seating that the entry made is on paper: changed or cancelled with a reason, it says so on the next paper. */
function seatingLeft(entry: Entry, general: Pick<GeneralState, 'rounds' | 'tables' | 'printed'>): boolean {
  if (entry.kind !== 'round.added' && entry.kind !== 'round.changed') return false;
  const { roundId, tables } = entry.payload;
  const round = general.rounds.find((one) => one.roundId === roundId);
  if (round === undefined) return false;
  const keys = new Set(['', String(round.number), ...tables.map(({ tableId }) => tableId)]);
  return general.printed.some(
    ({ document, key, seq }) =>
      seq > entry.seq && (document === 'seating' || document === 'blank-sheets') && keys.has(key),
  );
}

/** A void as undo and redo write it. */
export interface VoidDraft {
  kind: 'void';
  payload: { because: 'undo' | 'redo'; correction: null; restores: number | null };
  voidsSeq: number;
}

/** What the chains of voids are told by where a step holds an entry and its void, or a void of a void (a merge). */
export interface Chains {
  /** Number that the first of the voids will have. */
  next: number;
  entry: (seq: number) => Entry | null;
}

/** The void that says why its target does not count, found through undo and redo; its number. */
const saysOf = (entry: Entry): number =>
  entry.kind === 'void' ? (entry.payload.restores ?? entry.seq) : entry.seq;

/**
 * The voids that take a step back or restore it, last entry first, so that a whole gesture goes or comes at once.
 * @param tipOf the last void of an entry's chain, or the entry itself
 */
export function voidsFor(
  step: Step,
  because: 'undo' | 'redo',
  tipOf: (seq: number) => number,
  chains: Chains,
): VoidDraft[] {
  const made = new Map<number, number>();
  const voidInStep = new Map<number, number>();
  for (const { seq, voidsSeq } of step.entries) if (voidsSeq !== null) voidInStep.set(voidsSeq, seq);
  /** Which void is in effect again once this entry goes or comes. */
  const restored = (entry: Entry): number | null => {
    if (because === 'redo') return entry.kind === 'void' ? entry.seq : (voidInStep.get(entry.seq) ?? null);
    const target = entry.voidsSeq === null ? null : chains.entry(entry.voidsSeq);
    return target?.kind === 'void' ? saysOf(target) : null;
  };
  return [...step.entries].reverse().map((entry, i) => {
    let voidsSeq = tipOf(entry.seq);
    for (let next = made.get(voidsSeq); next !== undefined; next = made.get(voidsSeq)) voidsSeq = next;
    made.set(voidsSeq, chains.next + i);
    return { kind: 'void', payload: { because, correction: null, restores: restored(entry) }, voidsSeq };
  });
}
