import { protocol, type Session } from 'electron';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { assetPath } from './asset-path.ts';
import { CSP } from './csp.ts';
import { isOwnUrl, SCHEME } from './origin.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Must run before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

const headers = (type: string): Record<string, string> => ({
  'Content-Type': type,
  'Content-Security-Policy': CSP,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Bytes for a path that is no file (a print job), or null. */
export type Virtual = (path: string) => Uint8Array | null;

/** Serves the built pages and the print jobs, and nothing else, with the policy on every answer. */
export function serveScheme(session: Session, root: string, virtual: Virtual): void {
  session.protocol.handle(SCHEME, async (request) => {
    const bytes = isOwnUrl(request.url) ? virtual(new URL(request.url).pathname) : null;
    if (bytes !== null) return new Response(new Uint8Array(bytes), { headers: headers('application/pdf') });
    const file = request.method === 'GET' ? assetPath(root, request.url) : null;
    const type = file === null ? undefined : TYPES[extname(file)];
    if (file === null || type === undefined) return new Response('not found', { status: 404 });
    try {
      return new Response(new Uint8Array(await readFile(file)), { headers: headers(type) });
    } catch {
      return new Response('not found', { status: 404 });
    }
  });
}
