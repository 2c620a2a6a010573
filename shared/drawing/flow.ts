/**
 * Sets a run of totals into a field: as large as fits, wrapped inside the field's outline, never over its edge. When
 * even the smallest size is too large, the oldest totals give way to «…» — the last one always stays.
 */
import { band, centroidOfArea, heights } from './geometry.ts';
import { fill, LEADING, tokensOf, type FillInput, type Placed, type Token } from './fill.ts';
import { cutToWidth, textWidth } from './metrics.ts';
import type { Point, PulkaEntry } from './types.ts';

export interface FlowInput extends FillInput {
  entries: readonly PulkaEntry[];
  /** One text, the longest form first: a shorter one stands where the longer would press the totals. */
  labels: readonly [string, ...string[]];
  /** Largest and smallest size of the entries. */
  size: number;
  least: number;
}

/** A field with the label that was chosen for it. */
type Labelled = Omit<FlowInput, 'labels'> & { label: string };

const STEPS = 16;
/** Steps of size that are gone down before the label is shortened, and then the rest. */
const STRETCHES = [
  { from: 0, to: STEPS / 2 },
  { from: STEPS / 2 + 1, to: STEPS },
];
/** A longer label may be cut to so many ems rather than move down into a wider part of a corner field. */
const LABEL_ROOM = 7.2;

/** Label and entries with their places; the label is left out when it does not fit at all. */
export function flow({ labels, ...field }: FlowInput): Placed[] {
  const all = tokensOf(field.entries, 0);
  for (const { from, to } of STRETCHES) {
    for (const label of labels) {
      for (let step = from; step <= to; step += 1) {
        const size = field.size - ((field.size - field.least) * step) / STEPS;
        const placed = place({ ...field, label }, all, size);
        if (placed !== null) return placed;
      }
    }
  }
  return shortened({ ...field, label: labels.at(-1) ?? labels[0] });
}

/** With the smallest entries; what does not fit gives way from the oldest on. */
function shortened(input: Labelled): Placed[] {
  // The fewest totals that must go, by halving: what fits with a cut fits with a larger one.
  let best: Placed[] = [];
  let from = 1;
  let to = input.entries.length - 1;
  while (from <= to) {
    const cut = Math.floor((from + to) / 2);
    const placed = place(input, tokensOf(input.entries, cut), input.least);
    if (placed === null) from = cut + 1;
    else {
      best = placed;
      to = cut - 1;
    }
  }
  return best;
}

/** All tokens at one size, or null when they do not fit. */
function place(input: Labelled, tokens: readonly Token[], size: number): Placed[] | null {
  const room = heights(input.outline);
  const leading = size * LEADING;
  const length = tokens.reduce((sum, token) => sum + token.em, 0) * size;
  const widest = width(input.outline);
  // More ink than the field has room: no need to try.
  if (length * leading > (room.to - room.from) * widest) return null;
  const most = Math.max(1, Math.floor((room.to - room.from - input.labelSize) / leading));
  if (input.align === 'start') {
    for (const top of tops(input)) {
      const placed = lines(input, tokens, size, top, most);
      if (placed !== null) return placed;
    }
    return null;
  }
  const middle = centroidOfArea(input.outline).y;
  for (let count = Math.max(1, Math.ceil(length / widest)); count <= most; count += 1) {
    const height = input.labelSize * 1.1 + count * leading;
    const top = Math.max(room.from, Math.min(middle - height / 2, room.to - height));
    const placed = lines(input, tokens, size, top, count);
    if (placed !== null) return placed;
  }
  return null;
}

function width(outline: readonly Point[]): number {
  const xs = outline.map((p) => p.x);
  return Math.max(...xs) - Math.min(...xs);
}

/**
 * Where a run that starts at the left may begin: at the upper end of an upright left edge, where there is one (a
 * straight margin), and at the highest place where the label has room.
 */
function tops(input: Labelled): number[] {
  const { outline, labelSize } = input;
  const room = heights(outline);
  const left = Math.min(...outline.map((p) => p.x));
  const edge = outline.filter((p) => p.x < left + 0.01).map((p) => p.y);
  const places: number[] = [];
  if (Math.max(...edge) - Math.min(...edge) > labelSize) places.push(Math.min(...edge));
  for (let top = room.from; top < room.to; top += labelSize / 4) {
    if (labelAt(input, top) === null) continue;
    places.push(top);
    break;
  }
  return places;
}

function labelAt(input: Labelled, top: number): Placed | null {
  const { label, labelSize, outline, align } = input;
  const span = band(outline, top, top + labelSize);
  if (span === null) return null;
  const room = span.to - span.from;
  if (room < Math.min(textWidth(label, 'label', labelSize), LABEL_ROOM * labelSize)) return null;
  const text = cutToWidth(label, 'label', labelSize, room);
  const used = textWidth(text, 'label', labelSize);
  const x = align === 'start' ? span.from : (span.from + span.to - used) / 2;
  return { cls: 'label', x, y: top + labelSize * 0.8, width: used, size: labelSize, text, entry: null };
}

/** Label at `top`, at most `count` lines of tokens under it; null when something does not fit. */
function lines(
  input: Labelled,
  tokens: readonly Token[],
  size: number,
  top: number,
  count: number,
): Placed[] | null {
  const label = labelAt(input, top);
  if (label === null) return null;
  if (input.align === 'middle') {
    // Lines centred over each other where that fits; in a lopsided field each in the middle of its own room.
    const over = label.x + label.width / 2;
    const found =
      fill(input, tokens, size, top, count, { over }) ?? fill(input, tokens, size, top, count, {});
    return found === null ? null : [label, ...found];
  }
  const own = fill(input, tokens, size, top, count, {});
  if (own === null) return null;
  // One straight left edge looks better than one along the diagonal, where there is room for it.
  const edge = Math.max(label.x, ...own.map((placed) => lineStart(own, placed)));
  const straight = fill(input, tokens, size, top, count, { edge });
  const fits = straight !== null && lineCount(straight) === lineCount(own);
  if (!fits) return [label, ...own];
  const room = band(input.outline, top, top + input.labelSize);
  const moved = room !== null && edge + label.width <= room.to ? { ...label, x: edge } : label;
  return [moved, ...straight];
}

function lineStart(placed: readonly Placed[], one: Placed): number {
  return Math.min(...placed.filter((other) => other.y === one.y).map((other) => other.x));
}

function lineCount(placed: readonly Placed[]): number {
  return new Set(placed.map((one) => one.y)).size;
}
