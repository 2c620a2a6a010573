/** «Судья решает сам»: own amounts with a written reason instead of what the articles write. */
import type { DealRuling } from '../domain/types.ts';
import type { Problem } from '../domain/problem.ts';
import { ProblemError } from '../domain/problem.ts';
import { LARGEST_AMOUNT } from '../domain/conventions.ts';

export interface OwnLine {
  readonly who: string;
  readonly where: 'pool' | 'mountain' | 'whists';
  /** On whom whists are written. */
  readonly on: string | null;
  readonly amount: number;
}

function checkLine(line: OwnLine, players: readonly string[], path: string): Problem[] {
  const problems: Problem[] = [];
  if (!players.includes(line.who)) problems.push({ path: `${path}.who`, code: 'incident/notAtTable' });
  if (!Number.isInteger(line.amount) || Math.abs(line.amount) > LARGEST_AMOUNT) {
    problems.push({ path: `${path}.amount`, code: 'value/whole' });
  }
  if (line.where === 'whists' && (line.on === null || line.on === line.who || !players.includes(line.on))) {
    problems.push({ path: `${path}.on`, code: 'incident/whistsOn' });
  }
  return problems;
}

/**
 * The arbiter's own amounts as the ruling of a deal. How the deal itself counts is his word too.
 * @throws ProblemError without a reason, for a player who is not at the table, or an amount that is not whole
 */
export function ownDecision(
  players: readonly string[],
  reason: string,
  lines: readonly OwnLine[],
  scored: DealRuling['scored'] = 'unchanged',
): DealRuling {
  const problems = lines.flatMap((line, i) => checkLine(line, players, `lines[${i}]`));
  if (reason.trim() === '') problems.unshift({ path: 'reason', code: 'incident/reasonMissing' });
  if (problems.length > 0) throw new ProblemError(problems);
  const pool = players.map(() => 0);
  const mountain = players.map(() => 0);
  const whists = players.map(() => players.map(() => 0));
  for (const { who, where, on, amount } of lines) {
    const seat = players.indexOf(who);
    if (where === 'pool') pool[seat]! += amount;
    else if (where === 'mountain') mountain[seat]! += amount;
    else whists[seat]![players.indexOf(on ?? '')]! += amount;
  }
  const some = (row: readonly number[]): boolean => row.some((amount) => amount !== 0);
  return {
    scored,
    ...(some(pool) ? { pool } : {}),
    ...(some(mountain) ? { mountain } : {}),
    ...(whists.some(some) ? { whists } : {}),
  };
}
