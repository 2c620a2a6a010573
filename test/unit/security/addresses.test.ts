import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assetPath } from '../../../main/security/asset-path.ts';
import { CSP } from '../../../main/security/csp.ts';
import { mayOpenOutside } from '../../../main/security/external.ts';
import { isOwnUrl } from '../../../main/security/origin.ts';
import { isTrustedSender } from '../../../main/security/sender.ts';

describe('own addresses', () => {
  test.each([
    ['app://pulka/index.html', true],
    ['app://pulka/print.html?job=1', true],
    ['app://pulka.evil/index.html', false],
    ['app://evil/index.html', false],
    ['app://user@pulka/index.html', false],
    ['app://pulka:80/index.html', false],
    ['file:///etc/passwd', false],
    ['https://pulka/index.html', false],
    ['data:text/html,app://pulka/', false],
    ['not a url', false],
    ['', false],
  ])('%s → %s', (url, own) => expect(isOwnUrl(url)).toBe(own));
});

describe('senders', () => {
  const top = { url: 'app://pulka/index.html', parent: null };
  test('only the top frame of our own pages is heard', () => {
    expect(isTrustedSender(top)).toBe(true);
    expect(isTrustedSender({ ...top, parent: top })).toBe(false);
    expect(isTrustedSender({ url: 'https://example.org/', parent: null })).toBe(false);
    expect(isTrustedSender(null)).toBe(false);
  });
});

describe('paths under the scheme', () => {
  const root = resolve('out/renderer');
  test.each([
    ['app://pulka/index.html', resolve(root, 'index.html')],
    ['app://pulka/assets/a%20b.js', resolve(root, 'assets/a b.js')],
    ['app://pulka/', null],
    ['app://pulka/%2e%2e/%2e%2e/package.json', null],
    ['app://pulka/..%2f..%2fpackage.json', null],
    ['app://pulka/..%5c..%5cpackage.json', null],
    ['app://pulka/%00index.html', null],
    ['app://pulka/%E0%A4%A', null],
    ['app://pulka/C:/windows/win.ini', null],
    ['app://evil/index.html', null],
  ])('%s', (url, expected) => {
    // A path that the URL parser already folded back below the root stays below it.
    const path = assetPath(root, url);
    if (expected === null) expect(path === null || path.startsWith(root)).toBe(true);
    else expect(path).toBe(expected);
    if (url.includes('package.json')) expect(path).not.toBe(resolve('package.json'));
  });
});

describe('the outside browser', () => {
  test.each([
    'http://example.org',
    'https://user:pw@example.org',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'x',
  ])('%s stays closed', (url) => expect(mayOpenOutside(url)).toBe(false));

  const hosts = new Set(['releases.example.org']);
  test('only a host that is written down, only https, nothing added', () => {
    expect(mayOpenOutside('https://releases.example.org/pulka', hosts)).toBe(true);
    for (const url of [
      'https://releases.example.org.evil/',
      'https://evil/?releases.example.org',
      'https://releases.example.org@evil/',
      'https://releases.example.org:8443/',
      'http://releases.example.org/',
      'https://sub.releases.example.org/',
    ])
      expect(mayOpenOutside(url, hosts), url).toBe(false);
  });
});

test('the policy begins with nothing and allows no eval and no inline code', () => {
  expect(CSP.startsWith("default-src 'none'")).toBe(true);
  expect(CSP).not.toContain('unsafe');
  expect(CSP).not.toMatch(/https?:|\*/);
});
