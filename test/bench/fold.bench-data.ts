/** Sheets of 60 deals for measuring the fold: every convention, three and four players, no ruling left out. */
import type { Sheet } from '../../shared/domain/types.ts';
import { conventionIds } from '../../shared/domain/conventions.ts';
import { randomSheet } from '../fixtures/random-sheet.ts';

export const DEALS_A_SHEET = 60;

/** `count` sheets, always the same. */
export function benchSheets(count: number): Sheet[] {
  return Array.from({ length: count }, (_, i) =>
    randomSheet(1000 + i, {
      players: i % 2 === 0 ? 3 : 4,
      convention: conventionIds[i % 3] as (typeof conventionIds)[number],
      deals: DEALS_A_SHEET,
    }),
  );
}
