import { toRaw } from 'vue';

/**
 * A copy without Vue's proxies: the bridge clones what it carries, and a proxy cannot be cloned.
 * Bytes and other class instances pass as they are; `undefined` fields are left out, as in JSON.
 */
export function plain<T>(value: T): T {
  const raw: unknown = typeof value === 'object' && value !== null ? toRaw(value) : value;
  if (Array.isArray(raw)) return raw.map((item: unknown) => plain(item)) as T;
  if (typeof raw === 'object' && raw !== null && Object.getPrototypeOf(raw) === Object.prototype) {
    const copy: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(raw)) if (item !== undefined) copy[key] = plain(item);
    return copy as T;
  }
  return raw as T;
}
