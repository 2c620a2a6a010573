/**
 * What the first screen needs: its code in one file, since each further one is a question to a busy process, and its fonts
 * behind the code but before the text, which would be laid out twice without them.
 */
import type { Plugin } from 'vite';

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

const FONT = /pt-(?:sans|serif)-(?:cyrillic|latin)-(?:400|700)-normal|pt-mono-latin|PulkaSigns/u;

/** Names the fonts of the first screen in its page. */
export const firstFonts = (page: string): Plugin => ({
  name: 'first-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { path, bundle = {} }) =>
      path.endsWith(page)
        ? Object.keys(bundle)
            .filter((file) => file.endsWith('.woff2') && FONT.test(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
              injectTo: 'head' as const,
            }))
        : [],
  },
});
