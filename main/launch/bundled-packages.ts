import type { Plugin } from 'vite';

const MODULE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/** `…/node_modules/@a/b/lib/x.js` → `node_modules/@a/b`, the innermost package; null for our own files. */
function packageFolder(id: string): string | null {
  const path = id.replace(/\\/g, '/');
  const at = path.indexOf('node_modules/');
  return at < 0 ? null : (MODULE.exec(path.slice(at))?.[0] ?? null);
}

/** Writes `bundled.json`: the npm packages that went into this part of the program, for the list of licences. */
export const bundledPackages = (): Plugin => ({
  name: 'bundled-packages',
  generateBundle() {
    const folders = [...this.getModuleIds()].map(packageFolder).filter((folder) => folder !== null);
    const source = JSON.stringify([...new Set(folders)].sort(), null, 2);
    this.emitFile({ type: 'asset', fileName: 'bundled.json', source });
  },
});
