/** Players typed one a line: who they are, who is named twice, and what of it cannot stand so. */
import { computed } from 'vue';
import { fullNames } from '../../../shared/ledger/names.ts';
import { useText } from '../../ui/text.ts';
import { fullNameOf, namesakes, readLines, repeated } from './model/people.ts';

export function useTypedPlayers(list: () => string) {
  const t = useText();
  const lines = computed(() => readLines(list()));
  const players = computed(() => lines.value.map(({ player }) => player));
  /** Seats name players by their line. */
  const people = computed(() => {
    const named = fullNames(players.value.map((player, i) => ({ playerId: String(i), ...player })));
    return players.value.map((player, i) => ({
      id: String(i),
      name: named.get(String(i)) ?? fullNameOf(player),
    }));
  });
  const same = computed(() => namesakes(players.value));
  const again = computed(() => repeated(lines.value));
  /** Equal names that a club or a year would tell apart; who has both stands there twice. */
  const untold = computed(
    () =>
      new Set(
        [...same.value].filter((i) => players.value[i]?.club === '' || players.value[i]?.year === null),
      ),
  );
  /** Lines that cannot stand so, each with its number. */
  const lineProblems = computed(() => [
    ...lines.value.flatMap(({ line, wrongYear }) =>
      wrongYear === null ? [] : [t('tournament.form.wrongYear', { line, year: wrongYear })],
    ),
    ...[...again.value].map(([i, first]) =>
      t('tournament.form.twice', { line: lines.value[i]?.line ?? 0, first }),
    ),
  ]);
  const bad = computed(() => same.value.size > 0 || lineProblems.value.length > 0);
  return { players, people, again, untold, lineProblems, bad };
}
export type TypedPlayers = ReturnType<typeof useTypedPlayers>;
