import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { identityOf, keyOf, whereabouts } from '../../../main/service/db/whereabouts.ts';
import { temporaryFolder } from '../../fixtures/service.ts';

describe('which file is at a place', () => {
  /** A disk on which the file at every path has the number of that path. */
  const disk = (path: string, bigint: boolean) =>
    path === '' ? undefined : { dev: bigint ? 7n : 7, ino: bigint ? BigInt(path) : Number(path) };

  test('neighbours among the large numbers of a network disk are two files', () => {
    // Sequence 40 of NTFS in the upper 16 bits: above 2^53 a plain number holds every second one.
    const [one, next] = [(40n << 48n) + 1000n, (40n << 48n) + 1001n];
    expect(Number(one)).toBe(Number(next));
    expect(keyOf(String(one), disk)).not.toBe(keyOf(String(next), disk));
    expect(keyOf(String(next), disk)).toBe(`7:${next}`);
  });

  test('small numbers need one look, and nothing is nothing', () => {
    const asked: boolean[] = [];
    const counting = (path: string, bigint: boolean) => {
      asked.push(bigint);
      return disk(path, bigint);
    };
    expect(keyOf('12', counting)).toBe('7:12');
    expect(asked).toEqual([false]);
    expect(keyOf('', counting)).toBeNull();
  });

  test('on the disk of this computer: there, replaced, removed, away', () => {
    const folder = temporaryFolder();
    const path = folder.file('t.pulka');
    writeFileSync(path, '1');
    const known = identityOf(path);
    const held = folder.file('other');
    writeFileSync(held, '2');
    expect(whereabouts(path, known)).toBe('there');
    expect(whereabouts(held, known)).toBe('replaced');
    rmSync(path);
    expect(whereabouts(path, known)).toBe('removed');
    folder.remove();
    expect(whereabouts(path, known)).toBe('away');
  });
});
