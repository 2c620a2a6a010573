/**
 * Content-Security-Policy of every page: nothing by default, then the few sources the window needs.
 * `blob:` images hold previews of documents; the worker is the PDF reader's, from our own scheme.
 */
export const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
