/** The house's own rules of building: who may import whom, no circles, the shape of files. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const HOUSES = ['shared', 'renderer', 'main'] as const;

/** Imports of a file: its own by path from the root, packages by name. */
export interface Imports {
  own: string[];
  /** Those of `own` that remain when the types are erased: only they can make a circle at run time. */
  run: string[];
  packages: string[];
  /** Written without `.ts`, `.vue`, `.css`…, or leading nowhere. */
  broken: string[];
}
type Graph = ReadonlyMap<string, Imports>;

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (/\.(ts|vue)$/.test(entry.name)) yield path;
  }
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`. */
const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/g;

function importsOf(path: string): Imports {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found: Imports = { own: [], run: [], packages: [], broken: [] };
  for (const match of text.matchAll(IMPORT)) {
    const name = (match[2] ?? match[3] ?? '').replace(/\?.*$/, '');
    if (!name.startsWith('.')) found.packages.push(name);
    else {
      const target = resolve(dirname(path), name);
      const there = statSync(target, { throwIfNoEntry: false })?.isFile() === true;
      if (!there) found.broken.push(name);
      else found.own.push(relative(ROOT, target));
      if (there && match[1] === undefined) found.run.push(relative(ROOT, target));
    }
  }
  return found;
}

const graph: Graph = new Map(
  HOUSES.flatMap((house) => [...filesBelow(join(ROOT, house))]).map((path) => [
    relative(ROOT, path),
    importsOf(path),
  ]),
);

const houseOf = (file: string): string => file.split('/')[0] ?? '';
const isService = (file: string): boolean => file.startsWith('main/service/');
/** Who may run the service: itself, and the command line on the same dispatch. */
const mayRunService = (file: string): boolean => isService(file) || file.startsWith('main/cli/');

/** `from → to` that the import rules forbid. */
export function forbidden(files: Graph): string[] {
  const found: string[] = [];
  for (const [from, { own, packages }] of files) {
    const pure = /^shared\/(domain|rules)\//.test(from);
    if (pure) found.push(...packages.map((name) => `${from} → ${name}`));
    if (houseOf(from) === 'shared')
      found.push(
        ...packages
          .filter((name) => /^(node:|electron|vue|better-sqlite3|pdfmake)/.test(name))
          .map((name) => `${from} → ${name}`),
      );
    if (houseOf(from) === 'renderer')
      found.push(
        ...packages
          .filter((name) => /^(node:|electron$|better-sqlite3)/.test(name))
          .map((name) => `${from} → ${name}`),
      );
    for (const to of own) {
      const allowed = houseOf(to) === 'shared' || houseOf(to) === houseOf(from);
      if (!allowed || (isService(to) && !mayRunService(from))) found.push(`${from} → ${to}`);
    }
  }
  return found;
}

/** Circles of imports, each as the way round; found by a walk in depth. */
export function circles(files: Graph): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, way: string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) {
      found.push([...way.slice(at), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const next of files.get(file)?.run ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of files.keys()) walk(file, []);
  return found;
}

describe('the tree', () => {
  test('is read: hundreds of files in three houses', () => {
    expect(graph.size).toBeGreaterThan(300);
    for (const house of HOUSES) expect([...graph.keys()].some((file) => houseOf(file) === house)).toBe(true);
    expect(graph.get('main/service/dispatch.ts')?.own).toContain('shared/ipc/contract.ts');
    expect(graph.get('main/service/boot.ts')?.own).toContain('main/service/service.ts');
  });
  test('keeps the import rules', () => expect(forbidden(graph)).toEqual([]));
  test('has no circle', () => expect(circles(graph)).toEqual([]));
  test('names every import by its whole path', () => {
    expect([...graph].flatMap(([file, { broken }]) => broken.map((name) => `${file}: ${name}`))).toEqual([]);
  });
});

describe('what the rules would catch', () => {
  const file = (own: string[], packages: string[] = []): Imports => ({ own, run: own, packages, broken: [] });
  test.each([
    ['shared/format/a.ts', file(['main/app/b.ts'])],
    ['shared/format/a.ts', file([], ['node:fs'])],
    ['shared/domain/a.ts', file([], ['zod'])],
    ['renderer/app/a.ts', file(['main/ipc/b.ts'])],
    ['renderer/app/a.ts', file([], ['electron'])],
    ['main/app/a.ts', file(['renderer/app/b.ts'])],
    ['main/ipc/a.ts', file(['main/service/b.ts'])],
    ['main/entry.ts', file(['main/service/service.ts'])],
  ])('%s', (name, imports) => expect(forbidden(new Map([[name, imports]]))).toHaveLength(1));
  test.each([
    ['main/cli/a.ts', file(['main/service/b.ts', 'shared/domain/c.ts'])],
    ['shared/ipc/a.ts', file(['shared/domain/b.ts'], ['zod'])],
    ['renderer/app/a.ts', file(['renderer/ui/b.vue', 'shared/format/c.ts'], ['vue'])],
  ])('not %s', (name, imports) => expect(forbidden(new Map([[name, imports]]))).toEqual([]));
  test('a circle of three, and none in a diamond', () => {
    const three = new Map([
      ['a', file(['b'])],
      ['b', file(['c'])],
      ['c', file(['a'])],
    ]);
    expect(circles(three)).toEqual(['a → b → c → a']);
    const diamond = new Map([
      ['a', file(['b', 'c'])],
      ['b', file(['d'])],
      ['c', file(['d'])],
      ['d', file([])],
    ]);
    expect(circles(diamond)).toEqual([]);
  });
});
