/** The one guarded door to the outside browser: https addresses of hosts written down here. */
const ALLOWED_HOSTS: ReadonlySet<string> = new Set([]);

/** True only for an https URL without credentials on an allowed host and the default port. */
export function mayOpenOutside(url: string): boolean {
  try {
    const parsed = new URL(url);
    return (
      parsed.protocol === 'https:' &&
      parsed.username === '' &&
      parsed.password === '' &&
      parsed.port === '' &&
      ALLOWED_HOSTS.has(parsed.hostname)
    );
  } catch {
    return false;
  }
}
