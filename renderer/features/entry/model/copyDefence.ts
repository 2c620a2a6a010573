/**
 * The answers of the defence as they were given last: the nearest earlier game in which the same two defended, their
 * words put in the order in which they now speak.
 */
import type { Problem } from '../../../../shared/domain/problem.ts';
import type { GameDeal, Seat, Word } from '../../../../shared/domain/types.ts';
import { defenceKeys } from '../../../../shared/notation/defence.ts';
import { defendersOf } from '../../../../shared/notation/seats.ts';
import type { NotationContext, Option } from '../../../../shared/notation/types.ts';
import { readLine } from './reading.ts';
import { indexOfPlace, type Place, type TableSheet } from './table.ts';

export type Copied = { text: string; number: number } | { problem: Problem };

const refused = (reason: string, params: Record<string, string | number> = {}): Copied => ({
  problem: { path: 'defence', code: `entry/copy${reason}`, params },
});

/** May the answers be copied behind these keys: the contract is whole and nobody has answered yet? */
export function awaitsDefence(text: string, context: NotationContext): boolean {
  const { cells, problem, next } = readLine(text, context);
  const now = cells.find((cell) => cell.state === 'now');
  const said = cells.some((cell) => cell.field === 'says' && cell.state === 'done');
  return problem === null && !said && (now?.field === 'says' || offersWords(next));
}
const offersWords = (next: readonly Option[]): boolean => next.some((option) => option.field === 'says');

/**
 * The line with the copied answers behind it.
 * @returns a problem (`entry/copy…`, or one of the notation) where no such game is, the order of speaking does not
 * allow the same words (half a whist, K96 3.8.7), or the rules refuse them on this contract
 */
export function copiedDefence(
  sheet: TableSheet,
  place: Place,
  text: string,
  context: NotationContext,
): Copied {
  const { dealer, declarer } = readLine(text, context).draft;
  if (declarer === undefined) return refused('NotHere');
  const now = defendersOf(dealer, declarer, sheet.rules.players);
  const earlier = sheet.rows.slice(0, indexOfPlace(sheet, place)).toReversed();
  for (const row of earlier) {
    const { deal } = row.deal;
    if (deal.type !== 'game') continue;
    const then = defendersOf(deal.dealer, deal.declarer, sheet.rules.players);
    if (!now.every((seat) => then.includes(seat))) continue;
    const number = row.number ?? 0;
    const words = wordsNow(deal, then, now, dealer);
    if (words === null) return refused('Order', { number });
    const checked =
      context.convention.options.tenGame === 'check' && readLine(text, context).draft.level === 10;
    const keys = defenceKeys(words, checked);
    if (keys === null) return refused('Order', { number });
    const line = text + (keys === '' ? '00' : keys);
    const { problem } = readLine(line, context);
    return problem === null ? { text: line, number } : { problem };
  }
  const [first, second] = now.map((seat) => sheet.names[seat] ?? '');
  return refused('None', { first: first ?? '', second: second ?? '' });
}

/** The words in the order of speaking of the present deal; null where that order forbids them. */
function wordsNow(
  deal: GameDeal,
  then: readonly [Seat, Seat],
  now: readonly [Seat, Seat],
  dealer: Seat,
): Word[] | null {
  const words = deal.defence;
  const outside = words.find((word) => !then.includes(word.player));
  // The sitting-out dealer whisted: only he can again.
  if (outside !== undefined && outside.player !== dealer) return null;
  if (then[0] === now[0]) return words;
  const plain = words.every((word) => word.says !== 'half');
  if (!plain || outside !== undefined) return null;
  const says = (seat: Seat) => words.find((word) => word.player === seat)?.says ?? 'pass';
  return now.map((player) => ({ player, says: says(player) }));
}
