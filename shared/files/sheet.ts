/** `pulka-sheet/1` in, `pulka-result/1` out. */
import type { Options, PulkaResult, Sheet } from '../domain/types.ts';
import { checkSheet } from '../domain/check.ts';
import { checkOptions, conventionIds } from '../domain/conventions.ts';
import { foldDeals, runningTotals, totals } from '../domain/fold.ts';
import { ProblemError } from '../domain/problem.ts';
import { roundToSum } from '../domain/rounding.ts';
import { rulesOf } from '../domain/rules.ts';
import { settle } from '../domain/settlement.ts';
import { readDeal } from './sheetDeals.ts';
import { Reader } from './sheetReader.ts';

export { rulesOf };

export const SHEET_FORMAT = 'pulka-sheet/1';

function readOptions(reader: Reader, value: unknown): Partial<Options> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return reader.refuse('options', 'value/object');
  }
  return value;
}

function readSheet(reader: Reader, json: unknown): Sheet | undefined {
  const top = reader.object(json, '', ['format', 'convention', 'players', 'deals'], ['options', 'target']);
  if (top === undefined) return undefined;
  if (top['format'] !== SHEET_FORMAT) {
    return reader.refuse('format', 'sheet/format', { expected: SHEET_FORMAT });
  }
  const convention = reader.word(top['convention'], 'convention', conventionIds);
  const options = Object.hasOwn(top, 'options') ? readOptions(reader, top['options']) : undefined;
  if (convention !== undefined && options !== undefined) {
    reader.problems.push(...checkOptions(convention, options));
  } else if (convention !== undefined) {
    reader.problems.push(...checkOptions(convention));
  }
  const target = top['target'] ?? null;
  const goal = target === null ? null : reader.number(target, 'target');
  const players = reader.array(top['players'], 'players', reader.string);
  const deals = reader.array(top['deals'], 'deals', (v, p) => readDeal(reader, v, p));
  if (convention === undefined || players === undefined || deals === undefined || goal === undefined) {
    return undefined;
  }
  const sheet: Sheet = { format: SHEET_FORMAT, convention, target: goal, players, deals };
  return options === undefined ? sheet : { ...sheet, options };
}

/**
 * Reads a sheet strictly: unknown fields, wrong types and impossible values are refused, each with its path.
 * @throws ProblemError with everything that was found
 */
export function parseSheet(json: unknown): Sheet {
  const reader = new Reader();
  const sheet = readSheet(reader, json);
  if (sheet === undefined || reader.problems.length > 0) throw new ProblemError(reader.problems);
  const problems = checkSheet(rulesOf(sheet), sheet.players, sheet.deals);
  if (problems.length > 0) throw new ProblemError(problems);
  return sheet;
}

/** Totals, settlement and running totals of a sheet that `parseSheet` accepted. */
export function sheetResult(sheet: Sheet): PulkaResult {
  const rules = rulesOf(sheet);
  const folded = foldDeals(rules, sheet.deals);
  const last = totals(folded.last);
  const exact = settle(last, rules);
  return {
    format: 'pulka-result/1',
    players: sheet.players,
    ...last,
    closed: folded.closed,
    result: exact.map((r) => r.toString()),
    rounded: roundToSum(exact),
    running: runningTotals(folded),
  };
}
