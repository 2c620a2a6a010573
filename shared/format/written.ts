/** What a deal wrote, for the grid («пуля Р 2 · В→Р 8») and for the effect before Enter («К→Р 12 → 46»). */
import type { Seat, Totals } from '../domain/types.ts';
import type { Write } from '../domain/paper.ts';
import type { Translate } from '../locales/translate.ts';
import { formatNumber } from './numbers.ts';

/** One place of the paper with all that the deal added there. */
export interface Effect {
  kind: Write['kind'];
  seat: Seat;
  /** Whists: on whom. */
  on: Seat | null;
  amount: number;
  /** Written by a ruling's own lines, or by an adjustment. */
  ruled: boolean;
}

const KINDS: readonly Write['kind'][] = ['pool', 'mountain', 'whists'];

/** Codes of lines that stand on the sheet without a deal behind them. */
function isRuled(write: Write): boolean {
  return write.code === 'why.ruling' || write.code === 'why.adjust';
}

/**
 * The entries of one deal by place: pool, mountain, whists; each in seat order, whists from the left of `from` (the
 * declarer) round the table. What a ruling adds stays apart. Places where the sum is 0 are left out.
 */
export function effectsOf(writes: readonly Write[], players: number, from: Seat | null = null): Effect[] {
  const effects: Effect[] = [];
  for (const write of writes) {
    const on = write.kind === 'whists' ? (write.on ?? null) : null;
    const ruled = isRuled(write);
    const same = effects.find((effect) => {
      return (
        effect.kind === write.kind && effect.seat === write.seat && effect.on === on && effect.ruled === ruled
      );
    });
    if (same === undefined)
      effects.push({ kind: write.kind, seat: write.seat, on, amount: write.amount, ruled });
    else same.amount += write.amount;
  }
  const distance = (seat: Seat): number => (from === null ? seat : (seat - from + players) % players);
  return effects
    .filter((effect) => effect.amount !== 0)
    .sort((a, b) => {
      if (a.ruled !== b.ruled) return a.ruled ? 1 : -1;
      if (a.kind !== b.kind) return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
      if (a.kind !== 'whists') return a.seat - b.seat;
      return distance(a.seat) - distance(b.seat) || distance(a.on ?? 0) - distance(b.on ?? 0);
    });
}

/** «пуля Р 2 · гора М 8, В 10 · В→Р 8»; empty when nothing was written. */
export function writtenText(effects: readonly Effect[], short: readonly string[], t: Translate): string {
  const pieces = KINDS.map((kind) => {
    const own = effects.filter((effect) => effect.kind === kind);
    if (own.length === 0) return '';
    const list = own.map((effect) => amountText(effect, short, t)).join(t('format.written.and'));
    return kind === 'whists' ? list : t(`format.written.${kind}`, { list });
  });
  return pieces.filter((piece) => piece !== '').join(t('format.written.next'));
}

function amountText(effect: Effect, short: readonly string[], t: Translate): string {
  const amount = formatNumber(effect.amount);
  const name = short[effect.seat] ?? '';
  return effect.on === null
    ? t('format.written.amount', { name, amount })
    : t('format.written.whists', { by: name, on: short[effect.on] ?? '', amount });
}

/** The running total that a place has reached. */
export function totalAt(effect: Effect, totals: Totals): number {
  if (effect.on !== null) return totals.whists[effect.seat]?.[effect.on] ?? 0;
  return (effect.kind === 'pool' ? totals.pool : totals.mountain)[effect.seat] ?? 0;
}

/** One line of the preview: what is written and the new total, «гора Р 6» and «16». */
export interface EffectText {
  effect: Effect;
  text: string;
  /** null = what is written is all there is: nothing stood there before. */
  total: string | null;
}

/** The effect of a deal line by line, with the totals it leads to. */
export function effectTexts(
  effects: readonly Effect[],
  after: Totals,
  short: readonly string[],
  t: Translate,
): EffectText[] {
  return effects.map((effect) => {
    const total = totalAt(effect, after);
    return {
      effect,
      text: writtenText([effect], short, t),
      total: total === effect.amount ? null : formatNumber(total),
    };
  });
}
