/** What the draw is asked for, as chosen in the dialog. */
import { seedText } from '../../../../shared/domain/random.ts';
import type { SizePolicy } from '../../../../shared/draw/index.ts';
import type { RoundDraw } from '../../../../shared/ledger/kinds.ts';

/** What can be chosen; `list` is the first round of a new tournament, seated as its players were typed. */
export type Method = Exclude<RoundDraw['method'], 'list'>;
export const METHODS: readonly Method[] = ['lot', 'noRepeats', 'swiss', 'manual'];

/** How many at a table; with `only…` the rest sits out. */
export type SizeChoice = 'fours' | 'threes' | 'onlyFours' | 'onlyThrees';
export const SIZES: readonly SizeChoice[] = ['fours', 'threes', 'onlyFours', 'onlyThrees'];

export interface DrawSettings {
  method: Method;
  sizes: SizeChoice;
  /** Tables there are in the hall, as typed; empty = enough. */
  maxTables: string;
  seed: string;
  clubsApart: boolean;
  /** Rounds drawn together. */
  rounds: number;
}

export function policyOf({ sizes, maxTables }: Pick<DrawSettings, 'sizes' | 'maxTables'>): SizePolicy {
  const most = Number(maxTables.trim());
  const limit = Number.isInteger(most) && most > 0 ? { maxTables: most } : {};
  switch (sizes) {
    case 'fours':
    case 'threes':
      return { kind: sizes, ...limit };
    case 'onlyFours':
      return { kind: 'fixed', size: 4, ...limit };
    case 'onlyThrees':
      return { kind: 'fixed', size: 3, ...limit };
  }
}

/** A seed that nobody chose. */
export const freshSeed = (): string => seedText([...crypto.getRandomValues(new Uint8Array(8))]);

/** How the round was drawn, as it is recorded and printed; what was moved since is added to it. */
export function drawRecord({ method, seed, clubsApart, rounds }: DrawSettings): RoundDraw {
  if (method === 'manual') return { method, seed: '' };
  return {
    method,
    seed: seed.trim(),
    ...(clubsApart ? { clubsApart: true } : {}),
    ...(rounds > 1 ? { together: rounds } : {}),
  };
}
