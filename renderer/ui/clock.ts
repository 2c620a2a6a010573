import type { Locale } from '../../shared/locales/index.ts';

const tag = (locale: Locale): string => (locale === 'ru' ? 'ru-RU' : 'en-GB');

/** Making a formatter costs a millisecond, and every stored deal tells its time: one for each form. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, date: Date, form: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(form)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(tag(locale), form);
  formatters.set(key, known);
  return known.format(date);
}

/** Local time of an ISO instant, 18:03:22. */
export function clockTime(locale: Locale, iso: string): string {
  return format(locale, new Date(iso), { hour: '2-digit', minute: '2-digit', second: '2-digit' });
}

/** Local time without seconds, 18:03. */
export function shortTime(locale: Locale, iso: string): string {
  return format(locale, new Date(iso), { hour: '2-digit', minute: '2-digit' });
}

/** Local date and time of an ISO instant. */
export function dateTime(locale: Locale, iso: string): string {
  return format(locale, new Date(iso), { dateStyle: 'short', timeStyle: 'short' });
}

/** A date of play (YYYY-MM-DD) in words; it has no zone, so it is read as a local day. */
export function dayText(locale: Locale, day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return day;
  return format(locale, new Date(year, month - 1, date), { dateStyle: 'long' });
}

/** Today as YYYY-MM-DD by the clock of this computer. */
export function today(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
