/** Moments of the ledger (UTC) on the club's own clock. */
import { formatDate, formatDateTime, formatTime } from '../../../shared/format/dates.ts';

/** The clock of documents. What is no moment (a time written by hand) stays as it was written. */
export interface Clock {
  /** 28.11.2026 */
  date: (iso: string) => string;
  /** 17:26 */
  time: (iso: string) => string;
  /** 28.11.2026 17:26 */
  both: (iso: string) => string;
}

/** @throws RangeError when the time zone is unknown */
export function clock(zone: string): Clock {
  formatDate('2000-01-01T00:00:00Z', { zone }); // refuses an unknown zone before anything is laid out
  const as =
    (format: (iso: string, style: { zone: string }) => string) =>
    (iso: string): string =>
      Number.isNaN(new Date(iso).getTime()) ? iso : format(iso, { zone });
  return { date: as(formatDate), time: as(formatTime), both: as(formatDateTime) };
}
