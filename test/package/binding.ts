/**
 * The SQLite binding for a package whose Electron is older than the declared one.
 *
 * The prebuilt binding of better-sqlite3 needs Node-API 10, because it keeps references to strings; Electron 33 (the
 * runtime where Electron's own download cannot be reached) has 9 and refuses it. In the test's package, and nowhere
 * else, the binding says 9 and takes its references from node-api-10.c, so that the whole packaged program runs: the
 * service in its utility process, the command line, the documents. Everything else in the package is as shipped.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Patch = readonly [from: Buffer, to: Buffer];

const name = (text: string): Buffer => Buffer.from(`\0${text}\0`);
/** `node_api_module_get_api_version_v1` on x86-64: endbr64; mov eax, VERSION; ret. */
const says = (version: number): Buffer => Buffer.from([0xf3, 0x0f, 0x1e, 0xfa, 0xb8, version, 0, 0, 0, 0xc3]);

const PATCHES: readonly Patch[] = [
  [says(10), says(9)],
  ...['create_reference', 'get_reference_value', 'delete_reference'].map((call): Patch => [
    name(`napi_${call}`),
    name(`nap9_${call}`),
  ]),
];

/**
 * A name stands in the table of the loader, in that of the debugger, and in a message: all are changed.
 * @throws Error when a place is not found
 */
export function lowerApiVersion(path: string): void {
  const bytes = readFileSync(path);
  for (const [from, to] of PATCHES) {
    let found = 0;
    for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) {
      to.copy(bytes, at);
      found += 1;
    }
    if (found === 0) throw new Error(`${path}: nothing like ${from.toString('latin1')}`);
  }
  writeFileSync(path, bytes);
}

/** Builds the library that the lowered binding needs. @returns its path */
export function buildReferences(folder: string): string {
  const library = join(folder, 'node-api-10.so');
  const source = join(import.meta.dirname, 'node-api-10.c');
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-Wall', '-Werror', '-o', library, source]);
  return library;
}
