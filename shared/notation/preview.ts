/** The likely counts for the tricks field, so that the effect of each is seen before Enter. */
import { parse } from './parse.ts';
import type { NotationContext, Option, Parsed, PreviewOption } from './types.ts';

/** No more than fit beside each other under the line. */
const MOST = 4;

/**
 * Up to four likely counts, rising, where the line waits for tricks: around the contract for the declarer, from no
 * trick on for misère, around an even share for a whister and on raspasy. Empty elsewhere. `deal` is null while a
 * further count is needed.
 */
export function previewOptions(parsed: Parsed, ctx: NotationContext): PreviewOption[] {
  if (parsed.problem !== null || parsed.complete) return [];
  const counts = parsed.next.filter((option) => option.field === 'tricks' && option.count !== undefined);
  if (counts.length === 0) return [];
  const { draft } = parsed;
  const forDeclarer = draft.kind === 'game' && draft.tricks[0]?.count === null;
  const level = draft.kind === 'misere' ? 0 : (draft.level ?? 0);
  const from = forDeclarer || draft.kind === 'misere' ? level - 1 : evenShare(parsed) - 1;
  return likely(counts, from).map((option) => {
    const text = parsed.text + option.keys;
    const count = option.count ?? 0;
    const sign = draft.kind === 'misere' ? -1 : 1;
    const margin = forDeclarer || draft.kind === 'misere' ? sign * (count - level) + 0 : null;
    return { keys: option.keys, count, text, margin, deal: parse(text, ctx).deal };
  });
}

/** What is left, shared evenly among those whose count is open. */
function evenShare(parsed: Parsed): number {
  const { tricks } = parsed.draft;
  const known = tricks.reduce((sum, entry) => sum + (entry.count ?? 0), 0);
  const open = tricks.filter((entry) => entry.count === null).length;
  return open === 0 ? 0 : Math.floor((10 - known) / open);
}

/** Four neighbouring counts from `from` on, shifted inside the legal ones. */
function likely(counts: readonly Option[], from: number): Option[] {
  const at = counts.findIndex((option) => (option.count ?? 0) >= from);
  const latest = Math.max(0, counts.length - MOST);
  const start = Math.min(at < 0 ? latest : at, latest);
  return counts.slice(start, start + MOST);
}
