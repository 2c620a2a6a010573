/** Strict reading of JSON: every unknown field and every wrong type becomes a problem with its path. */
import type { Problem } from '../domain/problem.ts';

type Json = Record<string, unknown>;

/** Collects problems while values are read; a value that could not be read is undefined. */
export class Reader {
  readonly problems: Problem[] = [];

  refuse(path: string, code: string, params?: Problem['params']): undefined {
    this.problems.push(params === undefined ? { path, code } : { path, code, params });
    return undefined;
  }

  /** An object with all of `required`, any of `optional`, and nothing else. */
  object(
    value: unknown,
    path: string,
    required: readonly string[],
    optional: readonly string[],
  ): Json | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.refuse(path, 'value/object');
    }
    const json = value as Json;
    const before = this.problems.length;
    const at = (field: string): string => (path === '' ? field : `${path}.${field}`);
    for (const field of Object.keys(json)) {
      if (!required.includes(field) && !optional.includes(field)) {
        this.refuse(at(field), 'value/unknownField', { field });
      }
    }
    for (const field of required) {
      if (!Object.hasOwn(json, field)) this.refuse(at(field), 'value/missing', { field });
    }
    return this.problems.length === before ? json : undefined;
  }

  /** An object of any keys, as seats → tricks; only its values are read. */
  record<T>(
    value: unknown,
    path: string,
    read: (v: unknown, path: string) => T | undefined,
  ): Record<string, T> | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return this.refuse(path, 'value/object');
    }
    const entries: [string, T][] = [];
    for (const [key, v] of Object.entries(value)) {
      const item = read(v, `${path}.${key}`);
      if (item !== undefined) entries.push([key, item]);
    }
    return Object.fromEntries(entries);
  }

  array<T>(value: unknown, path: string, read: (v: unknown, path: string) => T | undefined): T[] | undefined {
    if (!Array.isArray(value)) return this.refuse(path, 'value/array');
    const items: T[] = [];
    value.forEach((v: unknown, i) => {
      const item = read(v, `${path}[${i}]`);
      if (item !== undefined) items.push(item);
    });
    return items;
  }

  /** A number; whether it is whole and in range is a question of the domain. */
  readonly number = (value: unknown, path: string): number | undefined =>
    typeof value === 'number' ? value : this.refuse(path, 'value/number');

  readonly numbers = (value: unknown, path: string): number[] | undefined =>
    this.array(value, path, this.number);

  readonly string = (value: unknown, path: string): string | undefined =>
    typeof value === 'string' ? value : this.refuse(path, 'value/string');

  readonly boolean = (value: unknown, path: string): boolean | undefined =>
    typeof value === 'boolean' ? value : this.refuse(path, 'value/boolean');

  /** One of a list of words. */
  word<T extends string>(value: unknown, path: string, words: readonly T[]): T | undefined {
    const found = words.find((w) => w === value);
    return found ?? this.refuse(path, 'value/oneOf', { allowed: words.join(', ') });
  }

  /** Reads a field that may be left out. */
  maybe<T>(
    json: Json,
    field: string,
    path: string,
    read: (v: unknown, path: string) => T | undefined,
  ): T | undefined {
    return Object.hasOwn(json, field) ? read(json[field], `${path}.${field}`) : undefined;
  }
}
