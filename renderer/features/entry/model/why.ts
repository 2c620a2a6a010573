/** Where a number comes from: the entries behind it, with rule and arithmetic. */
import { explainStep, stateBefore, totals } from '../../../../shared/domain/fold.ts';
import type { Write } from '../../../../shared/domain/paper.ts';
import { Rational } from '../../../../shared/domain/rational.ts';
import { settle, WHISTS_PER_MOUNTAIN_POINT, whistsExact } from '../../../../shared/domain/settlement.ts';
import type { Seat } from '../../../../shared/domain/types.ts';
import type { SheetRow, TableSheet } from './table.ts';

/** What is asked about: a deal, a number on the sheet (all whists of a seat when `on` is null), or a result. */
export type WhySubject =
  | { kind: 'deal'; dealId: string }
  | { kind: 'number'; where: 'pool' | 'mountain' | 'whists'; seat: Seat; on: Seat | null }
  | { kind: 'result'; seat: Seat };

export interface WhyLine {
  row: SheetRow;
  write: Write;
  /** The number asked about after this entry; null for a deal. */
  running: number | null;
}

const writesOf = (sheet: TableSheet, row: SheetRow): Write[] =>
  explainStep(stateBefore(sheet.folded, row.index), row.deal.scored, row.index);

/** Every entry of one deal. */
export function whyDeal(sheet: TableSheet, dealId: string): WhyLine[] {
  const row = sheet.rows.find((candidate) => candidate.deal.dealId === dealId);
  if (row === undefined) return [];
  return writesOf(sheet, row).map((write) => ({ row, write, running: null }));
}

/** Every entry that made a number, with what it came to each time. */
export function whyNumber(sheet: TableSheet, subject: Extract<WhySubject, { kind: 'number' }>): WhyLine[] {
  let running = 0;
  return sheet.rows.flatMap((row) =>
    writesOf(sheet, row)
      .filter((write) => write.kind === subject.where && write.seat === subject.seat)
      .filter((write) => subject.where !== 'whists' || subject.on === null || write.on === subject.on)
      .map((write) => {
        running += write.amount;
        return { row, write, running };
      }),
  );
}

/** The parts of a result (K96 4.2.14): kp·(P − mean P) − 10·(M − mean M) + whists written − whists suffered. */
export interface ResultParts {
  poolPrice: number;
  pool: number;
  meanPool: Rational;
  mountainPrice: number;
  mountain: number;
  meanMountain: Rational;
  wrote: Rational;
  suffered: Rational;
  result: Rational;
}

export function whyResult(sheet: TableSheet, seat: Seat): ResultParts {
  const at = totals(sheet.folded.last);
  const n = sheet.rules.players;
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return {
    poolPrice: sheet.rules.convention.options.whistsPerPoolPoint,
    pool: at.pool[seat] ?? 0,
    meanPool: Rational.of(sum(at.pool), n),
    mountainPrice: WHISTS_PER_MOUNTAIN_POINT,
    mountain: at.mountain[seat] ?? 0,
    meanMountain: Rational.of(sum(at.mountain), n),
    wrote: whistsExact(sum(at.whists[seat] ?? [])),
    suffered: whistsExact(sum(at.whists.map((row) => row[seat] ?? 0))),
    result: settle(at, sheet.rules)[seat] ?? Rational.zero,
  };
}
