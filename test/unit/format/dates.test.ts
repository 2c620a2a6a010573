import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatTime } from '../../../shared/format/dates.ts';

const at = '2026-11-28T15:03:22.480Z';

describe('moments in the zone of the club', () => {
  it('Moscow is three hours ahead of UTC', () => {
    const zone = 'Europe/Moscow';
    expect(formatDate(at, { zone })).toBe('28.11.2026');
    expect(formatTime(at, { zone })).toBe('18:03');
    expect(formatDateTime(at, { zone })).toBe('28.11.2026 18:03');
  });

  it('the day turns with the zone', () => {
    expect(formatDateTime('2026-12-31T21:30:00Z', { zone: 'Europe/Moscow' })).toBe('01.01.2027 00:30');
    expect(formatDateTime('2026-12-31T21:30:00Z', { zone: 'Asia/Vladivostok' })).toBe('01.01.2027 07:30');
    expect(formatDateTime('2026-12-31T21:30:00Z', { zone: 'UTC' })).toBe('31.12.2026 21:30');
  });

  it('midnight is 00, not 24', () => {
    expect(formatTime('2026-11-28T21:00:00Z', { zone: 'Europe/Moscow' })).toBe('00:00');
  });

  it('a calendar day stays itself in every zone', () => {
    expect(formatDay('2026-11-28')).toBe('28.11.2026');
  });

  it('refuses what is no moment, no day, no zone', () => {
    expect(() => formatDate('yesterday', { zone: 'UTC' })).toThrow(RangeError);
    expect(() => formatDate(at, { zone: 'Mars/Olympus' })).toThrow(RangeError);
    expect(() => formatDay('28.11.2026')).toThrow(RangeError);
  });
});
