/** Which backups may go. Pure: the clock is an argument. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Always kept, however old: the newest ones. */
const NEWEST = 10;
/** Copies made before something dangerous (migration, restore, import) are kept this long. */
const DANGEROUS_DAYS = 90;
const DANGEROUS: readonly string[] = ['migration', 'restore', 'import'];

/** The slot a backup falls in by its age; of each slot the newest backup stays. */
function slotOf(at: number, age: number): string {
  if (age < DAY) return `hour ${Math.floor(at / HOUR)}`;
  if (age < 30 * DAY) return `day ${Math.floor(at / DAY)}`;
  return `month ${new Date(at).toISOString().slice(0, 7)}`;
}

/**
 * Backups to delete: all but the ten newest, the last of every hour of one day, of every day of a month, of every
 * month for ever, and those from before something dangerous for 90 days.
 * @param now ISO instant; backups later than now (a clock set back) are kept, and none goes for their sake
 */
export function expired<B extends { at: string; reason: string }>(backups: readonly B[], now: string): B[] {
  const newestFirst = backups
    .filter(({ at }) => Date.parse(at) <= Date.parse(now))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  const taken = new Set<string>();
  return newestFirst.filter((backup, i) => {
    const at = Date.parse(backup.at);
    const age = Date.parse(now) - at;
    const slot = slotOf(at, age);
    const first = !taken.has(slot);
    taken.add(slot);
    if (i < NEWEST || first) return false;
    return !(DANGEROUS.includes(backup.reason) && age < DANGEROUS_DAYS * DAY);
  });
}
