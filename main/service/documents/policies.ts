/**
 * What pdfmake may reach: our own font files and nothing else. A name or a reason typed by somebody is never a
 * path or an address to it; these policies make sure of that.
 */
import { fontPaths } from './fonts.ts';

/** No address is ever fetched. */
export const urlPolicy = (_url: string): boolean => false;

/** Only the fonts under `resources/fonts`, by their exact path. */
export const localPolicy = (path: string): boolean => fontPaths().has(path);
