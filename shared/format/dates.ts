/** Moments are stored in UTC; people read them in the zone of the club, which is always given explicitly. */

export interface DateStyle {
  /** IANA zone, e.g. `Europe/Moscow`. */
  zone: string;
}

/** Making a format costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError when the zone is unknown */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

/** Clocks are put forward and back at a quarter of an hour, everywhere and always. */
const QUARTER_MS = 900_000;
/** Quarters that are remembered: many more than an evening has. */
const MOST_QUARTERS = 5000;
const offsets = new Map<string, number>();

/** Milliseconds between the clock of the zone and UTC in this quarter of an hour. */
function offsetAt(ms: number, zone: string): number {
  const quarter = Math.floor(ms / QUARTER_MS);
  const key = `${quarter}${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const at = quarter * QUARTER_MS;
  const part = Object.fromEntries(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - at;
  if (offsets.size >= MOST_QUARTERS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Signs behind the year: `-11-28T18:03:22`. */
const BEHIND_YEAR = 15;

/**
 * The moment as the clock of the zone shows it, `2026-11-28T18:03:22`: for cells that hold a date without a zone.
 * @throws RangeError when `iso` is no moment or the zone is unknown
 */
export function wallClock(iso: string, { zone }: DateStyle): string {
  const ms = new Date(iso).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`no moment: ${iso}`);
  return new Date(ms + offsetAt(ms, zone)).toISOString().slice(0, -5);
}

function dateOf(clock: string): string {
  const year = clock.slice(0, -BEHIND_YEAR);
  const rest = clock.slice(-BEHIND_YEAR);
  return `${rest.slice(4, 6)}.${rest.slice(1, 3)}.${year}`;
}
const timeOf = (clock: string): string => clock.slice(-8, -3);

/** `28.11.2026`. */
export const formatDate = (iso: string, style: DateStyle): string => dateOf(wallClock(iso, style));

/** `18:03`. */
export const formatTime = (iso: string, style: DateStyle): string => timeOf(wallClock(iso, style));

/** `28.11.2026 18:03`. */
export function formatDateTime(iso: string, style: DateStyle): string {
  const clock = wallClock(iso, style);
  return `${dateOf(clock)} ${timeOf(clock)}`;
}

/** A calendar day without a moment, `2026-11-28` → `28.11.2026`. @throws RangeError on another form */
export function formatDay(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(day);
  if (match === null) throw new RangeError(`no day: ${day}`);
  return `${match[3]}.${match[2]}.${match[1]}`;
}
