import { RELEASE_PAGE } from '../app/release-page.ts';

/** The one guarded door to the outside browser: https addresses of hosts written down here. */
const ALLOWED_HOSTS: ReadonlySet<string> = new Set(
  RELEASE_PAGE === null ? [] : [new URL(RELEASE_PAGE).hostname],
);

/** True only for an https URL without credentials on an allowed host and the default port. */
export function mayOpenOutside(url: string, hosts: ReadonlySet<string> = ALLOWED_HOSTS): boolean {
  try {
    const parsed = new URL(url);
    return (
      parsed.protocol === 'https:' &&
      parsed.username === '' &&
      parsed.password === '' &&
      parsed.port === '' &&
      hosts.has(parsed.hostname)
    );
  } catch {
    return false;
  }
}
