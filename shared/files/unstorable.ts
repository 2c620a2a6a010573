/**
 * What of a value that came from outside would be lost in silence or could not be stored, with its place.
 *
 * - `__proto__` as a field: JSON may name it, no format of ours does, and copying an object loses it;
 * - half a character (a lone surrogate), which the file could only store as another sign;
 * - a value inside itself, and one deeper than any of ours, which JSON could not write.
 */
import type { Problem } from '../domain/problem.ts';

const FIELD = '__proto__';
/** Our deepest values (rulings inside of entries) go to about a dozen. */
const DEEPEST = 100;

interface Place {
  value: unknown;
  path: string;
  depth: number;
  up: Place | null;
}

/** True when `value` is one of the objects around `place`. */
function isAround(value: object, place: Place): boolean {
  for (let around = place.up; around !== null; around = around.up) if (around.value === value) return true;
  return false;
}

/** The reason why this value itself cannot be stored, or null. */
function reason(place: Place): string | null {
  const { value, depth } = place;
  if (typeof value === 'string') return value.isWellFormed() ? null : 'value/halfCharacter';
  if (typeof value !== 'object' || value === null) return null;
  if (isAround(value, place)) return 'value/circle';
  return depth > DEEPEST ? 'value/tooDeep' : null;
}

/** The values inside, and the fields that have none. */
function inside(place: Place, problems: Problem[]): Place[] {
  const { value, path, depth } = place;
  const inner: Place[] = [];
  const add = (one: unknown, at: string): void =>
    void inner.push({ value: one, path: at, depth: depth + 1, up: place });
  if (Array.isArray(value)) value.forEach((one: unknown, i) => add(one, `${path}[${i}]`));
  else
    for (const [field, one] of Object.entries(value as object)) {
      const at = path === '' ? field : `${path}.${field}`;
      if (field === FIELD) problems.push({ path: at, code: 'value/unknownField', params: { field } });
      else if (!field.isWellFormed()) problems.push({ path, code: 'value/halfCharacter' });
      else add(one, at);
    }
  return inner;
}

/** More characters and values than a typed line holds: what is larger is walked with places, and no value twice. */
const QUICK = 10_000;

/** Whether a value is free of all that, without saying where: it stands between Enter and the disk. */
class QuickLook {
  private left = QUICK;

  storable(value: unknown, depth: number): boolean {
    this.left -= typeof value === 'string' ? value.length : 1;
    if (depth > DEEPEST || this.left < 0) return false;
    if (typeof value === 'string') return value.isWellFormed();
    if (typeof value !== 'object' || value === null) return true;
    if (Array.isArray(value))
      return value.length <= this.left && value.every((one) => this.storable(one, depth + 1));
    if (ArrayBuffer.isView(value)) return true;
    for (const [field, one] of Object.entries(value)) {
      if (field === FIELD || !field.isWellFormed() || !this.storable(one, depth + 1)) return false;
    }
    return true;
  }
}

/** Every such place. Without recursion: how deep the value goes is the writer's choice. */
export function unstorable(json: unknown): Problem[] {
  if (new QuickLook().storable(json, 0)) return [];
  const problems: Problem[] = [];
  const seen = new Set<object>();
  const rest: Place[] = [{ value: json, path: '', depth: 0, up: null }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const code = reason(next);
    if (code !== null) problems.push({ path: next.path, code });
    const { value } = next;
    if (code !== null || typeof value !== 'object' || value === null) continue;
    if (ArrayBuffer.isView(value) || seen.has(value)) continue;
    seen.add(value);
    // The last is taken first: turned round, the places come in the order of the file.
    for (const one of inside(next, problems).reverse()) rest.push(one);
  }
  return problems;
}
