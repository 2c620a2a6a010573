/** Names of a list that is read from afar: all of them in one form and in one size, so that the list reads as one. */
import { cutToWidth, textWidth } from '../../../shared/drawing/metrics.ts';
import { oneLine } from './clean.ts';
import type { SeatContent } from './model.ts';

/** A form is left for a shorter one before its letters are smaller than this part of the wanted size. */
const READABLE = 0.85;
/** Smaller than this part of the wanted size nobody can read it: what is still too long is cut. */
const SMALLEST = 0.7;

export interface WallNames {
  /** Points, for every name of the list. */
  size: number;
  /** By player id. */
  texts: ReadonlyMap<string, string>;
}

/** «Одинцова-Белая В. Л.»; who is told apart in another way already stays as he is called at the table. */
export function withInitials({ name, full }: SeatContent): string {
  if (!full.startsWith(`${name} `)) return name;
  const given = full
    .slice(name.length)
    .split(/\s+/u)
    .filter((word) => /^\p{L}/u.test(word));
  return [name, ...given.map((word) => `${[...word][0] ?? ''}.`)].join(' ');
}

/**
 * The longest form in which the whole list fits: in full, surname with initials, as at the table.
 * @param width points that are free for a name
 * @param wanted size in points
 */
export function wallNames(seats: readonly SeatContent[], width: number, wanted: number): WallNames {
  const forms = [({ full }: SeatContent) => full, withInitials, ({ name }: SeatContent) => name].map((form) =>
    seats.map((seat) => oneLine(form(seat)).trim()),
  );
  const sizes = forms.map((names) => sizeOf(names, width, wanted));
  const good = sizes.findIndex((size) => size >= wanted * READABLE);
  const chosen = good >= 0 ? good : forms.length - 1;
  const size = Math.max(sizes[chosen] ?? wanted, wanted * SMALLEST);
  const names = forms[chosen] ?? [];
  return {
    size,
    texts: new Map(
      seats.map(({ playerId }, i) => [playerId, cutToWidth(names[i] ?? '', 'label', size, width)]),
    ),
  };
}

/** The size at which the longest name fits; a hair smaller, so that rounding cuts nothing. */
function sizeOf(names: readonly string[], width: number, wanted: number): number {
  const needed = Math.max(0, ...names.map((name) => textWidth(name, 'label', wanted)));
  return needed <= width ? wanted : (wanted * 0.999 * width) / needed;
}
