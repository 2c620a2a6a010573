/** Writes a deal as the shortest line that types it. */
import type { Deal, GameDeal, RaspasyDeal } from '../domain/types.ts';
import type { Problem } from '../domain/problem.ts';
import { defenceKeys, whistersOf } from './defence.ts';
import * as keys from './keys.ts';
import { parse } from './parse.ts';
import { defendersOf, raspasyOrder } from './seats.ts';
import type { NotationContext } from './types.ts';

/** First sign of a line that is shown but cannot be typed (`# решение № 3`). */
export const NOT_TYPED = '#';

/**
 * The shortest keys that type the deal. A ruling on it is not typed: the line is that of the deal underneath.
 * What no line types — a written adjustment, a ruled deal whose tricks are missing or do not sum to 10 — is
 * `# ` with the reason, which `parse` refuses.
 */
export function printDeal(deal: Deal, ctx: NotationContext): string {
  if (deal.type === 'adjust') return `${NOT_TYPED} ${deal.reason}`;
  const inner = { ...ctx, dealer: deal.dealer };
  const body = keysOfDeal(deal, inner);
  if (body === null) return `${NOT_TYPED} ${deal.ruling?.article ?? deal.type}`;
  return deal.dealer === ctx.dealer ? body : `${keys.DEALER_KEY}${deal.dealer + 1}${body}`;
}

/** Why no line types this deal, or null when one does. */
export function notTypable(deal: Deal, ctx: NotationContext): Problem | null {
  if (deal.type === 'adjust') return { path: '', code: 'notation/adjustNotTyped' };
  if (deal.ruling !== undefined) return { path: 'ruling', code: 'notation/rulingNotTyped' };
  const parsed = parse(printDeal(deal, ctx), ctx);
  return parsed.complete ? null : (parsed.problem ?? { path: '', code: 'notation/nothingMore' });
}

/** Number of keys that type the deal (Enter not counted); null when no line types it. */
export function keysOf(deal: Deal, ctx: NotationContext): number | null {
  const line = printDeal(deal, ctx);
  return line.startsWith(NOT_TYPED) ? null : line.length;
}

function keysOfDeal(deal: Exclude<Deal, { type: 'adjust' }>, ctx: NotationContext): string | null {
  switch (deal.type) {
    case 'game':
      return keysOfGame(deal, ctx);
    case 'misere': {
      const shared = deal.shared === true ? keys.SHARED_KEY : '';
      return `${deal.declarer + 1}${keys.MISERE_KEY}${shared}${keys.countKey(deal.tricks)}`;
    }
    case 'raspasy':
      return keysOfRaspasy(deal, ctx);
    case 'withoutThree':
      return `${deal.declarer + 1}${levelKey(deal.level)}${keys.WITHOUT_THREE_KEY}`;
    case 'redeal':
      return keys.REDEAL_KEYS;
  }
}

function levelKey(level: number): string {
  return level === 10 ? '0' : String(level);
}

function keysOfGame(deal: GameDeal, ctx: NotationContext): string | null {
  const count = ctx.players.length;
  const checked = deal.level === 10 && ctx.convention.options.tenGame === 'check';
  const words = defenceKeys(deal.defence, checked);
  if (words === null) return null;
  const trump = keys.TRUMP_KEYS.find(([suit]) => suit === deal.trump)?.[1] ?? keys.TRUMP_NOT_WRITTEN_KEY;
  const head = `${deal.declarer + 1}${levelKey(deal.level)}${trump}${words}`;
  const tricks = (seat: number): number | undefined => deal.tricks?.[String(seat)];
  const own = tricks(deal.declarer);
  const whisters = whistersOf(deal.defence);
  if (!checked && whisters.length === 0) return head;
  if (own === undefined) return null;
  if (!checked && whisters.length === 1) return head + keys.countKey(own);
  const [first] = defendersOf(deal.dealer, deal.declarer, count);
  const firsts = tricks(first);
  if (firsts === undefined) return null;
  return head + keys.countKey(own) + (own === 10 ? '' : keys.countKey(firsts));
}

/** Trailing counts that follow from the sum are left out. */
function keysOfRaspasy(deal: RaspasyDeal, ctx: NotationContext): string | null {
  if (deal.tricks.reduce((sum, count) => sum + count, 0) !== 10) return null;
  const counts = raspasyOrder(deal.dealer, ctx.players.length).map((seat) =>
    keys.countKey(deal.tricks[seat] ?? 0),
  );
  const full = keys.RASPASY_KEY + counts.join('');
  for (let length = 2; length < full.length; length += 1) {
    const parsed = parse(full.slice(0, length), ctx);
    if (parsed.complete) return full.slice(0, length);
  }
  return full;
}
