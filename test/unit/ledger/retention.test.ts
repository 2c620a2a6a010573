import { describe, expect, test } from 'vitest';
import { expired } from '../../../shared/ledger/retention.ts';

const NOW = '2026-10-31T12:00:00.000Z';
const ago = (hours: number, reason = 'auto') => ({
  at: new Date(Date.parse(NOW) - hours * 3_600_000).toISOString(),
  reason,
});

describe('retention of backups', () => {
  test('the ten newest stay, however close together', () => {
    const ten = Array.from({ length: 10 }, (_, i) => ago(i / 60));
    expect(expired(ten, NOW)).toEqual([]);
    const eleven = [...ten, ago(10 / 60)];
    // The eleventh is of the same hour (11:00 to 12:00) as newer ones.
    expect(expired(eleven, NOW)).toEqual([ago(10 / 60)]);
  });

  test('of older ones the last of an hour, then of a day, then of a month', () => {
    const newest = Array.from({ length: 10 }, (_, i) => ago(i / 60));
    const hours = [ago(5.25), ago(5.5)];
    const days = [ago(49), ago(52)];
    const months = [ago(24 * 100), ago(24 * 101)];
    expect(expired([...newest, ...hours, ...days, ...months], NOW)).toEqual([hours[1], days[1], months[1]]);
  });

  test('a copy from before something dangerous stays for 90 days', () => {
    const newest = Array.from({ length: 10 }, (_, i) => ago(i / 60));
    const kept = [ago(30.1), ago(30.2, 'migration'), ago(24 * 100), ago(24 * 100.1, 'restore')];
    expect(expired([...newest, ...kept], NOW)).toEqual([kept[3]]);
  });

  test('what comes from the future (a clock set back) stays', () => {
    const newest = Array.from({ length: 12 }, (_, i) => ago(-i));
    expect(expired(newest, NOW)).toEqual([]);
  });

  test('none of now goes for the sake of those from the future', () => {
    const future = Array.from({ length: 12 }, (_, i) => ago(-(i + 1) / 60));
    // All of the hour from 12:00 on: the one made just now is the newest that the clock knows of.
    const present = [ago(0), ago(1 / 60), ago(2 / 60)];
    expect(expired([...future, ...present], NOW)).toEqual([]);
    const ten = Array.from({ length: 10 }, (_, i) => ago(i / 60));
    expect(expired([...future, ...ten], NOW)).toEqual([]);
    // The eleventh is of the same hour (11:00 to 12:00) as newer ones.
    const eleven = [...ten, ago(10 / 60)];
    expect(expired([...future, ...eleven], NOW)).toEqual([ago(10 / 60)]);
  });
});
