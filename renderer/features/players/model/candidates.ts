/** Who may be chosen by a search: people of the tournament, of the club, and whoever is typed. */
import type { Player } from '../../../../shared/ledger/kinds.ts';
import { personKey, searchPeople, type PersonFields } from '../../../../shared/roster/person.ts';
import { compareNames } from '../../../../shared/format/names.ts';
import { fullNameOf, readPlayer } from '../../tournament/model/people.ts';

export interface Candidate extends PersonFields {
  /** Of a player of the tournament; null = he comes new. */
  playerId: string | null;
  /** Where he is known from. */
  from: 'tournament' | 'club' | 'typed';
  key: string;
}

export const fieldsOf = ({ surname, given, patronymic, club, year, note }: PersonFields): PersonFields => ({
  ...{ surname, given, patronymic, club, year, note },
});

/** The list is short enough to be walked with two keys. */
const SHOWN = 8;

const byName = (a: PersonFields, b: PersonFields): number => compareNames(fullNameOf(a), fullNameOf(b));

/**
 * Those whom the words find: players of the tournament who are free, then the club's list without them, then the typed
 * name itself. @param free players who may be chosen; @param all players of the tournament
 */
export function candidates(
  query: string,
  free: readonly Player[],
  all: readonly Player[],
  club: readonly PersonFields[],
): Candidate[] {
  const known = new Set(all.map(personKey));
  const playing = searchPeople(free, query)
    .toSorted(byName)
    .map((one): Candidate => ({
      ...fieldsOf(one),
      playerId: one.playerId,
      from: 'tournament',
      key: one.playerId,
    }));
  const others = searchPeople(
    club.filter((one) => !known.has(personKey(one))),
    query,
  )
    .toSorted(byName)
    .map((one): Candidate => ({
      ...fieldsOf(one),
      playerId: null,
      from: 'club',
      key: `club ${personKey(one)}`,
    }));
  const typed = readPlayer(query);
  const listed = [...playing, ...others].slice(0, SHOWN);
  if (typed === null || listed.some((one) => personKey(one) === personKey(typed))) return listed;
  return [...listed, { ...typed, playerId: null, from: 'typed', key: 'typed' }];
}
