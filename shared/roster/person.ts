/** The club's own list of players, across tournaments. */
import { z } from 'zod';
import { foldName } from '../format/names.ts';
import { idSchema } from '../ledger/ids.ts';
import { playerSchema } from '../ledger/kinds/player.ts';

/** A person without an id: the fields of a player in a tournament. */
export const personFieldsSchema = playerSchema.omit({ playerId: true });
export type PersonFields = z.infer<typeof personFieldsSchema>;

export const personSchema = personFieldsSchema.extend({ personId: idSchema });
export type Person = z.infer<typeof personSchema>;

/** `pulka-roster/1`: the file in the user's data folder. */
export const rosterFileSchema = z.strictObject({
  format: z.literal('pulka-roster/1'),
  people: z.array(personSchema).max(20_000),
});

type Named = Pick<PersonFields, 'surname' | 'given' | 'patronymic'>;

/** Name by which people are the same or namesakes: neither case nor ё nor spaces count. */
export const nameKey = ({ surname, given, patronymic }: Named): string =>
  foldName([surname, given, patronymic].join(' '));

/** The same person: the same name and the same year (or none). A namesake of another year is somebody else. */
export const personKey = (person: Named & Pick<PersonFields, 'year'>): string =>
  `${nameKey(person)}|${person.year ?? ''}`;

/** Every word of the query begins a word of the name or the club. An empty query finds everybody. */
export function searchPeople<P extends Named & { club: string }>(people: readonly P[], query: string): P[] {
  const wanted = foldName(query)
    .split(/[\s-]/u)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [...people];
  return people.filter((person) => {
    const words = `${nameKey(person)} ${foldName(person.club)}`.split(/[\s-]/u);
    return wanted.every((word) => words.some((own) => own.startsWith(word)));
  });
}

export interface Merged {
  people: Person[];
  added: number;
  /** Were there already, or twice among those given. */
  known: number;
}

/** Adds those who are not in the list; the same list added again adds nobody. */
export function addPeople(
  people: readonly Person[],
  given: readonly PersonFields[],
  newId: () => string,
): Merged {
  const keys = new Set(people.map(personKey));
  const all = [...people];
  for (const one of given) {
    const key = personKey(one);
    if (keys.has(key)) continue;
    keys.add(key);
    all.push({ personId: newId(), ...one });
  }
  const added = all.length - people.length;
  return { people: all, added, known: given.length - added };
}
