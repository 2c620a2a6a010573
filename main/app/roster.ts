/**
 * The club's list of players: a file of its own in the user's data folder, written whole. What could not be read is
 * kept aside under another name and told, never written over.
 */
import { readFile, rename } from 'node:fs/promises';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { rosterFileSchema, type Person } from '../../shared/roster/person.ts';
import { writeWhole } from './write-whole.ts';

export interface RosterFile {
  /** The list, and where an unreadable one was put since the program began; null = it was readable. */
  read(): Promise<{ people: Person[]; aside: string | null }>;
  /** One change after another: each sees what the one before it has written. */
  change<T>(work: (people: Person[]) => { people: Person[]; answer: T }): Promise<T>;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** @param now for the name under which an unreadable file is kept */
export function rosterFile(path: string, now: () => Date): RosterFile {
  let known: Person[] | null = null;
  let aside: string | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  async function load(): Promise<Person[]> {
    if (known !== null) return known;
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      // Anything but a missing file is the disk's fault: the list is not taken for empty.
      if (!isMissing(error)) throw error;
      return (known = []);
    }
    const people = parsed(text);
    if (people !== null) return (known = people);
    const stamp = now().toISOString().replace(/[:.]/gu, '-');
    const kept = path.replace(/\.json$/u, '') + `.unreadable-${stamp}.json`;
    await rename(path, kept);
    aside = kept;
    return (known = []);
  }

  /** Readers and writers wait for each other, and for nobody's failure. */
  function turn<T>(work: () => Promise<T>): Promise<T> {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  }

  return {
    read: () => turn(async () => ({ people: await load(), aside })),
    change: (work) =>
      turn(async () => {
        const { people, answer } = work(await load());
        if (people !== known) {
          await mkdir(dirname(path), { recursive: true });
          const text = JSON.stringify({ format: 'pulka-roster/1', people }, null, 2);
          await writeWhole(path, new TextEncoder().encode(text));
          known = people;
        }
        return answer;
      }),
  };
}

function parsed(text: string): Person[] | null {
  try {
    const read = rosterFileSchema.safeParse(JSON.parse(text));
    return read.success ? read.data.people : null;
  } catch {
    return null;
  }
}
