/** `__proto__` as a field: JSON may name it, no format of ours does, and copying an object loses it in silence. */
import type { Problem } from '../domain/problem.ts';

const FIELD = '__proto__';

/**
 * Every field `__proto__` anywhere in a JSON value, as an unknown field with its place.
 * Without recursion: how deep the value goes is the writer's choice.
 */
export function protoFields(json: unknown): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<object>();
  const rest: { value: unknown; path: string }[] = [{ value: json, path: '' }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) continue;
    seen.add(value);
    const inner: typeof rest = [];
    if (Array.isArray(value)) {
      value.forEach((one: unknown, i) => inner.push({ value: one, path: `${path}[${i}]` }));
    } else {
      for (const [field, one] of Object.entries(value)) {
        const at = path === '' ? field : `${path}.${field}`;
        if (field === FIELD) problems.push({ path: at, code: 'value/unknownField', params: { field } });
        else inner.push({ value: one, path: at });
      }
    }
    // The last is taken first: turned round, the places come in the order of the file.
    for (const one of inner.reverse()) rest.push(one);
  }
  return problems;
}
