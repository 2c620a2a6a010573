/** A line is read by several parts of the window with every key: once for each context and text. */
import { parse } from '../../../../shared/notation/parse.ts';
import type { NotationContext, Parsed } from '../../../../shared/notation/types.ts';

const read = new WeakMap<NotationContext, Map<string, Parsed>>();

/** `parse`, kept as long as the context is in use; what it gives is shared and not to be changed. */
export function readLine(text: string, context: NotationContext): Parsed {
  const known = read.get(context) ?? new Map<string, Parsed>();
  read.set(context, known);
  const before = known.get(text);
  if (before !== undefined) return before;
  const parsed = parse(text, context);
  known.set(text, parsed);
  return parsed;
}
