/** The clock of a round that is played by time. Pure. */

export interface RoundTime {
  /** Whole seconds since it began. */
  gone: number;
  /** Whole seconds that are left; below 0 = over; null = not by time. */
  left: number | null;
}

/** @param startedAt ISO instant; @param now milliseconds */
export function roundTime(startedAt: string, minutes: number | null, now: number): RoundTime {
  const gone = Math.max(0, Math.floor((now - Date.parse(startedAt)) / 1000));
  return { gone, left: minutes === null ? null : minutes * 60 - gone };
}

/** `1:05:09`, `0:07`; the sign is left to the words. */
export function clockText(seconds: number): string {
  const all = Math.abs(seconds);
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor((all % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}
