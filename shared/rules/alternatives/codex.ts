/** The codex of 1996 against the other texts (codex-1996.md, "Where the texts disagree"). */
import type { Situation } from '../engine/situation.ts';
import type { Mapping, MappedIncident } from './mapping.ts';
import { textOf } from './mapping.ts';

/** The talon looked at: 5 points in the codex, 2 in the table. */
const talon =
  (rulebook: '003' | 'codex-1996', article: string) =>
  (situation: Situation): readonly MappedIncident[] => [
    { rulebook, article, facts: { offender: textOf(situation, 'offender') } },
  ];

/** From 3.9.16 to Р5, which takes the trick in the mountain. */
function errorTable(situation: Situation): readonly MappedIncident[] {
  const facts = {
    offender: textOf(situation, 'offender'),
    inTime: situation.value('inTime') === true,
    role: textOf(situation, 'role'),
    revokeTrick: Number(situation.value('revokeTrick')),
  };
  return [{ rulebook: '003', article: '003.R5', facts, noteRu: 'взятка пишется в гору, а не переходит' }];
}

/** A wrong number of cards found in play is the same in both. */
function playCount(situation: Situation): readonly MappedIncident[] {
  const playedOut = situation.value('playedOut') === true;
  const proven = situation.value('provenUnder');
  const facts = {
    offender: textOf(situation, 'offender'),
    playedOut,
    ...(typeof proven === 'number' ? { provenUnder: proven } : {}),
  };
  return [{ rulebook: '003', article: '003.R2', facts }];
}

export const codexMappings: readonly Mapping[] = [
  { from: ['003.S12'], read: talon('codex-1996', 'codex-1996.3.2.21') },
  { from: ['codex-1996.3.2.21'], read: talon('003', '003.S12') },
  { from: ['codex-1996.3.9.16'], read: errorTable },
  { from: ['codex-1996.3.9.18'], read: playCount },
];
