/** What the first screen needs, in one file: each further one is a question to a busy process. */

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * Names the part of the bundle that holds all modules loaded at once with the entry; null leaves a module to the bundler.
 * @param entry path of the script that the page names
 */
export function firstScreen(entry: string): (id: string, modules: Modules) => string | null {
  const known = new Map<string, boolean>();
  const atOnce = (id: string, modules: Modules): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Until it is known, so that a circle ends.
    known.set(id, false);
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const found = id === entry || importers.some((importer) => atOnce(importer, modules));
    known.set(id, found);
    return found;
  };
  return (id, modules) => (atOnce(id, modules) ? 'window' : null);
}
