import { join, resolve } from 'node:path';

/** Root of the tree. */
export const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');
export const modules = (...parts) => join(ROOT, 'node_modules', ...parts);
/** The Node 24 that comes as a development dependency. */
export const NODE = modules('node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
