/** Whose turn to deal a line is asked about: the sheet knows it, the line alone does not. */
import type { Problem } from '../../../../shared/domain/problem.ts';
import type { Parsed } from '../../../../shared/notation/types.ts';
import { contextAt, turnAt, type Place, type TableSheet } from './table.ts';

const CODE = 'notation/dealerOutOfTurn';

/**
 * What the notation asks about a line, with the turn as the sheet has it (K96 3.2.14). Over a deal the line is read
 * with that deal's own dealer: he stays without a question, and another is asked about unless it is his turn.
 */
export function lineWarnings(sheet: TableSheet, place: Place, { warnings, draft }: Parsed): Problem[] {
  const others = warnings.filter((problem) => problem.code !== CODE);
  const turn = turnAt(sheet, place);
  const { players, dealer } = contextAt(sheet, place);
  const asked = turn !== null && draft.dealer !== turn && (place.kind !== 'over' || draft.dealer !== dealer);
  if (!asked) return others;
  const params = { name: players[draft.dealer] ?? '', expected: players[turn] ?? '' };
  return [{ path: 'dealer', code: CODE, params }, ...others];
}
