import { protocol, type ProtocolRequest, type ProtocolResponse, type Session } from 'electron';
import { readFileSync } from 'node:fs';
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

/** No `Cross-Origin-Opener-Policy`: no page opens another one, and with it every start throws a whole process away. */
const headers = (type: string): Record<string, string> => ({
  'Content-Type': type,
  'Content-Security-Policy': CSP,
  'X-Content-Type-Options': 'nosniff',
});

/** Bytes for a path that is no file (a print job), or null. */
type Virtual = (path: string) => Uint8Array | null;

const answer = (status: number, type: string, bytes: Uint8Array): ProtocolResponse => ({
  statusCode: status,
  mimeType: type.split(';')[0] ?? type,
  headers: headers(type),
  data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});
const notFound = (): ProtocolResponse => answer(404, 'text/plain', new TextEncoder().encode('not found'));

/**
 * Serves the built pages and the print jobs, and nothing else, with the policy on every answer.
 *
 * Whole buffers on purpose: `protocol.handle` streams every answer through Electron's NodeStreamLoader, whose
 * races (electron/electron#52474) leave about one start in thirty with a stalled page or a crash. All pages are
 * small files of our own. Read at once: a round through the pool of threads costs each of them more than the reading, and
 * a page asks for a dozen.
 */
export function serveScheme(session: Session, root: string, virtual: Virtual): void {
  const respond = (request: ProtocolRequest): ProtocolResponse => {
    if (request.method !== 'GET' || !isOwnUrl(request.url)) return notFound();
    const bytes = virtual(new URL(request.url).pathname);
    if (bytes !== null) return answer(200, 'application/pdf', bytes);
    const file = assetPath(root, request.url);
    const type = file === null ? undefined : TYPES[extname(file)];
    if (file === null || type === undefined) return notFound();
    try {
      return answer(200, type, readFileSync(file));
    } catch {
      return notFound();
    }
  };
  session.protocol.registerBufferProtocol(SCHEME, (request, callback) => callback(respond(request)));
}
