/** The club's list on the disk: whole, one change after another, an unreadable one kept aside. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rosterFile } from '../../../main/app/roster.ts';
import { addPeople, type PersonFields } from '../../../shared/roster/person.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulka-roster-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const path = (): string => join(folder, 'roster.json');
const open = () => rosterFile(path(), () => new Date('2026-10-03T12:00:00Z'));
const person = (surname: string): PersonFields => ({
  surname,
  given: '',
  patronymic: '',
  club: '',
  year: null,
  note: '',
});
const add = (file: ReturnType<typeof open>, surname: string): Promise<number> =>
  file.change((people) => {
    const merged = addPeople(people, [person(surname)], () => surname);
    return { people: merged.people, answer: merged.added };
  });

describe('the roster', () => {
  it('is there for the next start; many changes at once lose nobody', async () => {
    const file = open();
    await Promise.all(Array.from({ length: 30 }, (_, i) => add(file, `Игрок${i}`)));
    const { people, aside } = await open().read();
    expect([people.length, aside]).toEqual([30, null]);
    expect(readdirSync(folder)).toEqual(['roster.json']);
  });

  it.each(['', '{"format":"pulka-roster/1"', '{"format":"pulka-roster/2","people":[]}', '\u0000\u0000'])(
    'an unreadable file %j is kept aside byte by byte and told, never written over',
    async (text) => {
      writeFileSync(path(), text);
      const file = open();
      const first = await file.read();
      expect(first.people).toEqual([]);
      expect(first.aside).toBe(join(folder, 'roster.unreadable-2026-10-03T12-00-00-000Z.json'));
      await add(file, 'Ёжов');
      expect(readFileSync(first.aside ?? '', 'utf8')).toBe(text);
      expect((await open().read()).people.map((one) => one.surname)).toEqual(['Ёжов']);
    },
  );

  it('a change that fails leaves the list as it was, and the next one works', async () => {
    const file = open();
    await add(file, 'Ёжов');
    await expect(
      file.change(() => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await add(file, 'Щукин');
    expect((await open().read()).people).toHaveLength(2);
  });
});
