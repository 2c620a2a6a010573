/** Small checks that every part of a sheet shares. Paths are those of the file format. */
import type { Problem } from './problem.ts';
import { LARGEST_AMOUNT } from './conventions.ts';
import { isSeat } from './seats.ts';

export function problem(path: string, code: string, params?: Problem['params']): Problem {
  return params === undefined ? { path, code } : { path, code, params };
}

export function checkSeat(players: number, seat: unknown, path: string): Problem[] {
  return isSeat(players, seat) ? [] : [problem(path, 'value/seat', { max: players - 1 })];
}

/** A whole number from `min` to `max`. */
export function checkWhole(value: number, min: number, max: number, path: string): Problem[] {
  if (!Number.isInteger(value)) return [problem(path, 'value/whole')];
  return value < min || value > max ? [problem(path, 'value/range', { min, max })] : [];
}

/** Tricks that one player took: whole, 0–10. */
export function checkTricks(value: number, path: string): Problem[] {
  if (!Number.isInteger(value)) return [problem(path, 'value/whole')];
  return value < 0 || value > 10 ? [problem(path, 'deal/tricksRange', { tricks: value })] : [];
}

function checkRow(row: readonly number[], players: number, path: string): Problem[] {
  if (row.length !== players) {
    return [problem(path, 'deal/size', { count: row.length, players })];
  }
  return row.flatMap((n, i) => checkWhole(n, -LARGEST_AMOUNT, LARGEST_AMOUNT, `${path}[${i}]`));
}

interface Lines {
  pool?: number[];
  mountain?: number[];
  whists?: number[][];
}

/** Lines written as they stand: one amount a player, whole, and nobody writes whists on himself. */
export function checkLines(lines: Lines, players: number, path: string): Problem[] {
  const problems: Problem[] = [];
  if (lines.pool !== undefined) problems.push(...checkRow(lines.pool, players, `${path}.pool`));
  if (lines.mountain !== undefined) problems.push(...checkRow(lines.mountain, players, `${path}.mountain`));
  const { whists } = lines;
  if (whists === undefined) return problems;
  if (whists.length !== players) {
    problems.push(problem(`${path}.whists`, 'deal/size', { count: whists.length, players }));
    return problems;
  }
  whists.forEach((row, i) => {
    const found = checkRow(row, players, `${path}.whists[${i}]`);
    if (found.length === 0 && row[i] !== 0) {
      found.push(problem(`${path}.whists[${i}][${i}]`, 'deal/ownWhists'));
    }
    problems.push(...found);
  });
  return problems;
}
