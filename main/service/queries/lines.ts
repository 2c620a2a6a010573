/**
 * The lines of a table: one a player, whoever sat there for however long. Standings, money and the history of meetings
 * go by these; the seats of a sheet are only where the numbers were written.
 */
import { gameOutcome } from '../../../shared/domain/gameOutcome.ts';
import { totals } from '../../../shared/domain/fold.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { partLines, type SheetPart } from '../../../shared/domain/substitution.ts';
import { partsOf, type SeatPart } from '../../../shared/ledger/sheet-seats.ts';
import type { SheetState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { settleBy, type SheetFold } from '../ledger/sheet-fold.ts';

/** What a player of the table has from it. */
export interface Line {
  playerId: string;
  /** Where he sat (last), from 0; a seat that changed hands has several lines. */
  seat: number;
  /** № of his first and of his last deal on the sheet; null = he played none. */
  from: number | null;
  to: number | null;
  /** Deals at which he sat at the table. */
  deals: number;
  /** He sits there now, or did when the sheet ended. */
  present: boolean;
  /** How he came to the seat; null = from the beginning. */
  entered: 'continue' | 'mean' | null;
  /** Exact result; all lines of a table sum to 0 unless `awarded`. */
  exact: Rational;
  /** Whole whists; all lines of a table sum to 0 unless `awarded`. */
  points: number;
  /** Mountain points that he wrote himself (start values are not). */
  mountain: number;
  /** Games and misères failed and made. */
  remises: number;
  made: number;
  /** Part of the sheet's deals, 0 to 1, where the seat changed hands or the player was not there all the time; else null. */
  part: Rational | null;
  /** Written by the arbiter in place of the deals. */
  awarded: boolean;
}

/** Something counts at this table: a deal, a ruling, or an award. */
export const tableCounts = (sheet: SheetState): boolean => sheet.rows.length > 0 || sheet.ended !== null;

interface Own extends Pick<Line, 'deals' | 'mountain' | 'remises' | 'made' | 'from' | 'to'> {
  seat: number;
  entered: Line['entered'];
}

/** What stands after row `at`; −1 = the empty sheet. */
const stateAt = (fold: SheetFold, at: number): SheetFold['first'] => fold.states[at] ?? fold.first;

/** @param rounded the sheet is rounded in the end by the Codex (K96 4.2.12): who sits there bears it */
function sheetParts(fold: SheetFold, parts: readonly SeatPart[], rounded: boolean): SheetPart[] {
  return parts.map(({ players, by, from, to }, i) => ({
    players,
    opening: settle(totals(stateAt(fold, by === null ? -1 : from)), fold.rules),
    closing: settleBy(totals(stateAt(fold, to - 1)), fold.rules, rounded && i === parts.length - 1),
    newcomers: by?.line === 'mean' ? [by.in] : [],
  }));
}

/** Deals, mountain and games of everybody, in the order in which they came. */
function ownCounts(fold: SheetFold, parts: readonly SeatPart[]): Map<string, Own> {
  const counts = new Map<string, Own>();
  let number = 0;
  for (const { players, by, from, to } of parts) {
    const before = totals(stateAt(fold, by === null ? -1 : from)).mountain;
    const after = totals(stateAt(fold, to - 1)).mountain;
    const first = number + 1;
    const own = players.map((player, seat) => {
      const entered = by !== null && by.seat === seat ? by.line : null;
      const none: Own = { seat, entered, from: null, to: null, deals: 0, mountain: 0, remises: 0, made: 0 };
      const known = counts.get(player) ?? none;
      counts.set(player, known);
      known.seat = seat;
      known.mountain += (after[seat] ?? 0) - (before[seat] ?? 0);
      return known;
    });
    for (const [i, row] of fold.rows.slice(from, to).entries()) {
      if (row.slipRow) continue;
      number++;
      const outcome = gameOutcome(fold.rules, fold.deals[from + i] ?? row.scored);
      for (const seat of outcome?.seats ?? []) {
        const player = own[seat];
        if (player === undefined || outcome === null) continue;
        if (outcome.made) player.made++;
        else player.remises++;
      }
    }
    if (number < first) continue;
    for (const player of own) {
      player.from ??= first;
      player.to = number;
      player.deals += number - first + 1;
    }
  }
  return counts;
}

/** The lines of a sheet that is folded. @param seats player ids at the beginning, clockwise */
export function linesOf(
  seats: readonly string[],
  sheet: SheetState,
  fold: SheetFold,
  rounded = false,
): Line[] {
  const parts = partsOf(seats, fold.rows);
  const counts = ownCounts(fold, parts);
  const all = fold.rows.filter((row) => !row.slipRow).length;
  const present = new Set(parts.at(-1)?.players);
  const awards = sheet.ended?.how === 'awarded' ? sheet.ended.awards : null;
  return partLines(sheetParts(fold, parts, rounded)).map(({ player, exact, points }): Line => {
    const own = counts.get(player) as Own;
    const whole = parts.length === 1 || all === 0;
    const award = awards?.find(({ playerId }) => playerId === player)?.points ?? 0;
    return {
      playerId: player,
      ...own,
      present: present.has(player),
      exact: awards === null ? exact : Rational.of(award),
      points: awards === null ? points : award,
      part: whole || own.deals === all ? null : Rational.of(own.deals, all),
      awarded: awards !== null,
    };
  });
}

const known = new WeakMap<SheetState, { fold: SheetFold; rounded: boolean; lines: Line[] }>();

/**
 * Made once for every state of the sheet. In the order in which the players came; one line a seat where nobody was
 * replaced. Zeros for an empty table (`tableCounts` tells). @throws PulkaError `table/unknown`
 */
export function tableLines(book: Book, tableId: string): Line[] {
  const { seats } = book.table(tableId);
  const [sheet, fold] = [book.sheet(tableId), book.fold(tableId)];
  const before = known.get(sheet);
  const rounded = book.tournament.codexRounding === true;
  if (before?.fold === fold && before.rounded === rounded) return before.lines;
  const lines = linesOf(seats, sheet, fold, rounded);
  known.set(sheet, { fold, rounded, lines });
  return lines;
}
