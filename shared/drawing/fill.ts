/** Breaks totals into lines inside an outline. */
import { band, type Span } from './geometry.ts';
import { textWidth } from './metrics.ts';
import type { Point, PulkaEntry, TextClass } from './types.ts';

export interface FillInput {
  /** Convex outline that the ink must stay in. */
  outline: readonly Point[];
  align: 'start' | 'middle';
  labelSize: number;
}

/** Ink of figures over and under the baseline, in em. */
const ABOVE = 0.74;
const BELOW = 0.24;
/** A piece of a line: text at its baseline start. */
export interface Placed {
  cls: TextClass;
  x: number;
  y: number;
  width: number;
  size: number;
  text: string;
  entry: PulkaEntry | null;
}

/** Distance of baselines, in em. */
export const LEADING = 1.16;

/** Style of an entry. */
export function classOf(entry: PulkaEntry): TextClass {
  if (entry.struck === true) return entry.ruling === true ? 'struckRuling' : 'struck';
  if (entry.last === true) return entry.ruling === true ? 'lastRuling' : 'last';
  return entry.ruling === true ? 'ruling' : 'entry';
}

/** A total, or the «…» of what is cut, with its dot. */
export interface Token {
  entry: PulkaEntry | null;
  cls: TextClass;
  text: string;
  dot: boolean;
  /** Width with the dot, in em. */
  em: number;
}

const DOT = textWidth('.', 'entry', 1);

/** The entries from `cut` on as tokens; «…» stands for what is cut. Every token but the last has its dot. */
export function tokensOf(entries: readonly PulkaEntry[], cut: number): Token[] {
  const shown = entries.slice(cut);
  const all: (PulkaEntry | null)[] = cut > 0 ? [null, ...shown] : shown;
  return all.map((entry, i) => {
    const cls = entry === null ? 'entry' : classOf(entry);
    const text = entry === null ? '…' : entry.text;
    const dot = i < all.length - 1;
    return { entry, cls, text, dot, em: textWidth(text, cls, 1) + (dot ? DOT : 0) };
  });
}

/** One left edge for all lines, or one middle over which they stand. */
export interface Margins {
  edge?: number;
  over?: number;
}

/** The room of a line inside its margins; null when nothing is left. */
function roomOf(span: Span, { edge, over }: Margins): Span | null {
  if (over !== undefined) {
    const half = Math.min(over - span.from, span.to - over);
    return half > 0 ? { from: over - half, to: over + half } : null;
  }
  const from = edge === undefined ? span.from : Math.max(span.from, edge);
  return from < span.to ? { from, to: span.to } : null;
}

/** Tokens in at most `count` lines under the label at `top`; null when they do not all fit. */
export function fill(
  input: FillInput,
  tokens: readonly Token[],
  size: number,
  top: number,
  count: number,
  margins: Margins,
): Placed[] | null {
  const placed: Placed[] = [];
  let at = 0;
  for (let line = 0; line < count && at < tokens.length; line += 1) {
    const baseline = top + input.labelSize * 1.1 + size * (LEADING * line + ABOVE + 0.1);
    const free = band(input.outline, baseline - size * ABOVE, baseline + size * BELOW);
    const span = free === null ? null : roomOf(free, margins);
    if (span === null) continue;
    const start = at;
    let used = 0;
    while (at < tokens.length) {
      const next = (tokens[at] as Token).em * size;
      if (used + next > span.to - span.from) break;
      used += next;
      at += 1;
    }
    let x = input.align === 'start' ? span.from : (span.from + span.to - used) / 2;
    for (const token of tokens.slice(start, at)) {
      placed.push(...put(token, x, baseline, size));
      x += token.em * size;
    }
  }
  return at === tokens.length ? placed : null;
}

/** The dot is a text of its own, so that kerning («7.» is set tighter) moves nothing. */
function put(token: Token, x: number, y: number, size: number): Placed[] {
  const { cls, text, entry } = token;
  const dot = token.dot ? DOT * size : 0;
  const own: Placed = { cls, x, y, width: token.em * size - dot, size, text, entry };
  if (!token.dot) return [own];
  return [own, { cls: 'entry', x: x + own.width, y, width: dot, size, text: '.', entry: null }];
}
