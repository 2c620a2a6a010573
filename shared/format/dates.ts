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

interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

/**
 * Parts of a moment in a zone, two digits each.
 * @throws RangeError when `iso` is no moment or the zone is unknown
 */
function parts(iso: string, zone: string): Parts {
  const ms = new Date(iso).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`no moment: ${iso}`);
  const [date = '', time = ''] = new Date(ms + offsetAt(ms, zone)).toISOString().split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '', minute = '', second = ''] = time.slice(0, 8).split(':');
  return { year, month, day, hour, minute, second };
}

/** `28.11.2026`. */
export function formatDate(iso: string, { zone }: DateStyle): string {
  const { day, month, year } = parts(iso, zone);
  return `${day}.${month}.${year}`;
}

/** `18:03`. */
export function formatTime(iso: string, { zone }: DateStyle): string {
  const { hour, minute } = parts(iso, zone);
  return `${hour}:${minute}`;
}

/** `28.11.2026 18:03`. */
export function formatDateTime(iso: string, style: DateStyle): string {
  return `${formatDate(iso, style)} ${formatTime(iso, style)}`;
}

/** A calendar day without a moment, `2026-11-28` → `28.11.2026`. @throws RangeError on another form */
export function formatDay(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(day);
  if (match === null) throw new RangeError(`no day: ${day}`);
  return `${match[3]}.${match[2]}.${match[1]}`;
}

/** The moment as the clock of the zone shows it, `2026-11-28T18:03:22`: for cells that hold a date without a zone. */
export function wallClock(iso: string, { zone }: DateStyle): string {
  const { day, month, year, hour, minute, second } = parts(iso, zone);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}
