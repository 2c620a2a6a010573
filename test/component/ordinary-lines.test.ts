/** The reasons under an ordinary score: a sum names everything it is made of. */
import { expect, test } from 'vitest';
import { ordinaryLines } from '../../renderer/features/incident/model/ordinaryLines.ts';
import { resolveConvention } from '../../shared/domain/conventions.ts';
import { explainStep, start } from '../../shared/domain/fold.ts';
import type { Deal } from '../../shared/domain/types.ts';
import { translator } from '../../shared/locales/index.ts';

test('whists for tricks and the consolation are one sum with both reasons', () => {
  const deal: Deal = {
    type: 'game',
    dealer: 3,
    declarer: 1,
    level: 8,
    trump: 'hearts',
    defence: [
      { player: 2, says: 'pass' },
      { player: 0, says: 'whist' },
    ],
    tricks: { 1: 7, 0: 3 },
  };
  const rules = { convention: resolveConvention('sochi', {}), players: 4, target: 20 };
  const lines = ordinaryLines(
    explainStep(start(rules), deal),
    ['Анна', 'Борис', 'Вера', 'Глеб'],
    translator('ru'),
  );
  // Eight costs 6: one trick short 6 × 1; three tricks of the defence 6 × 3 to the only whister, and 6 × 1 to everybody.
  const found = lines.map(({ who, where, amount }) => [who, where, amount]);
  expect(found).toHaveLength(4);
  expect(found).toEqual(
    expect.arrayContaining([
      ['Борис', 'гора', 6],
      ['Анна', 'висты → Борис', 24],
      ['Вера', 'висты → Борис', 6],
      ['Глеб', 'висты → Борис', 6],
    ]),
  );
  const whists = lines.find(({ who }) => who === 'Анна');
  const whys = whists?.why.split('; ') ?? [];
  expect(whys).toHaveLength(2);
  expect(whys).toContain('консоляция: 6 × 1');
  expect(whys).toContainEqual(expect.stringMatching(/^вист.*: 6 × 3$/u));
});
