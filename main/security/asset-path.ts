import { resolve, sep } from 'node:path';
import { isOwnUrl } from './origin.ts';

/**
 * File for a URL of our scheme, or null when it would leave the folder of built pages
 * (traversal, encoded separators, drive letters, NUL).
 */
export function assetPath(root: string, url: string): string | null {
  if (!isOwnUrl(url)) return null;
  let path: string;
  try {
    path = decodeURIComponent(new URL(url).pathname);
  } catch {
    return null;
  }
  if (path.includes('\0') || path.includes('\\') || path.includes(':')) return null;
  const folder = resolve(root);
  const file = resolve(folder, `.${path}`);
  return file.startsWith(folder + sep) ? file : null;
}
