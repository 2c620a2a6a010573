/** The one origin whose pages may speak with the program. */
export const SCHEME = 'app';
export const HOST = 'pulka';
export const ORIGIN = `${SCHEME}://${HOST}`;
/** Pages that exist; anything else under the scheme is an asset. */
export const WINDOW_URL = `${ORIGIN}/index.html`;

/** True for a URL of our own pages; parsed, never compared as a prefix (app://pulka.evil is another host). */
export function isOwnUrl(url: string): boolean {
  try {
    const parsed = new URL(url);
    return (
      parsed.protocol === `${SCHEME}:` &&
      parsed.host === HOST &&
      parsed.username === '' &&
      parsed.password === '' &&
      parsed.port === ''
    );
  } catch {
    return false;
  }
}
