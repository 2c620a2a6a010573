/** The index of equal runs says what a plain search says, however the lists change. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RunIndex, SHORTEST } from '../../../shared/checking/runs.ts';

type Lists = Map<string, string[]>;

/** Every longest equal run of two lists, found by looking everywhere. */
function plain(lists: Lists, id: string): Map<string, string[]> {
  const own = lists.get(id) ?? [];
  const found = new Map<string, string[]>();
  for (const [other, words] of lists) {
    if (other === id) continue;
    for (let i = 0; i < own.length; i++)
      for (let j = 0; j < words.length; j++) {
        if (i > 0 && j > 0 && own[i - 1] === words[j - 1]) continue;
        let n = 0;
        while (i + n < own.length && j + n < words.length && own[i + n] === words[j + n]) n++;
        if (n >= SHORTEST) found.set(other, [...(found.get(other) ?? []), `${i} ${j} ${n}`]);
      }
  }
  return found;
}

const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 14 });
const change = fc.record({ id: fc.constantFrom('x', 'y', 'z'), words });

test('after any changes', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      const index = new RunIndex();
      const lists: Lists = new Map();
      for (const { id, words: list } of changes) {
        index.set(id, list);
        lists.set(id, list);
        for (const one of lists.keys()) {
          const runs = [...index.runsOf(one)].map(
            ([other, all]) =>
              [other, all.map(({ at, otherAt, length }) => `${at} ${otherAt} ${length}`).sort()] as const,
          );
          const expected = [...plain(lists, one)].map(([other, all]) => [other, all.sort()] as const);
          expect(new Map(runs)).toEqual(new Map(expected));
        }
      }
    }),
    { numRuns: 300 },
  );
});
