/** JSON with the keys of every object in order: equal values are equal texts. */

/** A copy whose keys are in order; whole numbers among them come first, as JavaScript keeps them. */
function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(ordered);
  const fields = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(fields).sort()) copy[key] = ordered(fields[key]);
  return copy;
}

/** @param value plain data: what JSON holds */
export const canonical = (value: unknown): string => JSON.stringify(ordered(value));
