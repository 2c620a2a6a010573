/**
 * Sheets that were typed on another computer come home: two copies of one ledger, a common beginning, and what each has
 * since. Pure: the plan is looked at first, then written.
 */
import { PulkaError } from '../ipc/errors.ts';
import type { Entry } from './kinds.ts';
import { sideBySide, type Ledgers } from './merging/ledgers.ts';
import { tablePlans, type TablePlan } from './merging/tables.ts';
import { wholePlan, type WholePlan } from './merging/whole.ts';
import { Writer, type Writing } from './merging/write.ts';

export type { TablePlan, WholePlan, Writing };

export interface MergePlan {
  ledgers: Ledgers;
  whole: WholePlan;
  /** Sheets touched there, by round and table; those touched only here are not among them. */
  tables: TablePlan[];
}

/** Of one sheet: ours stays, theirs stands here, ours stays and theirs is asked about. */
export type Choice = 'ours' | 'theirs' | 'both';

/** @throws PulkaError `merge/otherTournament` */
export function planMerge(ours: readonly Entry[], theirs: readonly Entry[]): MergePlan {
  const ledgers = sideBySide(ours, theirs);
  if (ledgers === null) throw new PulkaError('merge/otherTournament');
  const whole = wholePlan(ledgers);
  return { ledgers, whole, tables: tablePlans(ledgers, whole.missing) };
}

/** What is done where nobody chose; null: somebody must. */
export function usualChoice({ status, blocks }: TablePlan): Choice | null {
  if (status === 'same') return 'ours';
  return status === 'take' && blocks.length === 0 ? 'theirs' : null;
}

/**
 * The commands to be written, one a sheet, the tournament as a whole first; none where there is nothing to take.
 * @throws PulkaError `merge/undecided`, `merge/blocked` with round and table
 */
export function mergeEntries(
  { ledgers, whole, tables }: MergePlan,
  choices: Readonly<Record<string, Choice>>,
  writing: Writing,
): Entry[][] {
  const writer = new Writer(ledgers, writing);
  writer.whole(whole);
  for (const plan of tables) {
    const { tableId, roundNumber: round, number: table } = plan.table;
    const choice = choices[tableId] ?? usualChoice(plan);
    if (choice === null) throw new PulkaError('merge/undecided', { round, table });
    if (plan.status === 'same' || choice === 'ours') continue;
    if (plan.blocks.some(({ code }) => code === 'noTable'))
      throw new PulkaError('merge/blocked', { round, table });
    if (choice === 'both') writer.beside(plan);
    else if (plan.blocks.length > 0) throw new PulkaError('merge/blocked', { round, table });
    else writer.table(plan);
  }
  return writer.commands;
}
