import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { Person, PersonFields } from '../../shared/roster/person.ts';
import { call } from '../api/client.ts';

/** The club's own list of players on this computer, across tournaments. */
export const useRoster = defineStore('roster', () => {
  const people = shallowRef<Person[]>([]);
  /** Where an unreadable list was put; null = it was readable. */
  const aside = ref<string | null>(null);
  const loaded = ref(false);

  /** Throws `CallFailure`. */
  async function load(): Promise<void> {
    const answer = await call('roster.list', {});
    people.value = answer.people;
    aside.value = answer.aside;
    loaded.value = true;
  }
  async function add(given: readonly PersonFields[]): Promise<{ added: number; known: number }> {
    const answer = await call('roster.add', { people: [...given] });
    await load();
    return answer;
  }
  async function bring(given: readonly PersonFields[]): Promise<{ added: number; known: number }> {
    const answer = await call('roster.import', { people: [...given] });
    await load();
    return answer;
  }
  async function change(person: Person): Promise<void> {
    await call('roster.change', { person });
    await load();
  }
  async function remove(personIds: readonly string[]): Promise<void> {
    await call('roster.remove', { personIds: [...personIds] });
    await load();
  }
  return { people, aside, loaded, load, add, bring, change, remove };
});
