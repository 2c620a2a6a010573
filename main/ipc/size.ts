/** What stands inside of an object that structured clone brought. */
function* inside(value: object): Generator<unknown> {
  if (value instanceof Map) for (const pair of value) yield* pair;
  else if (value instanceof Set) yield* value;
  else for (const pair of Object.entries(value)) yield* pair;
}

/**
 * Rough size in bytes of what structured clone brought; stops early at the limit. What stands in several places, or
 * inside itself, arrived once and counts once.
 */
export function roughSize(value: unknown, limit: number): number {
  let size = 0;
  const pending: unknown[] = [value];
  const seen = new Set<object>();
  while (pending.length > 0 && size <= limit) {
    const next = pending.pop();
    size += 8;
    if (typeof next === 'string') size += next.length * 2;
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    // A list of holes is walked by its length, wherever it is read.
    if (Array.isArray(next)) size += 8 * Math.max(0, next.length - Object.keys(next).length);
    if (ArrayBuffer.isView(next) || next instanceof ArrayBuffer) size += next.byteLength;
    else for (const inner of inside(next)) pending.push(inner);
  }
  return size;
}
