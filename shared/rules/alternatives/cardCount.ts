/** НКК against С, З and Р codes («Texts against each other»: 004 against 003). */
import type { Facts } from '../vocabulary.ts';
import type { Situation } from '../engine/situation.ts';
import { isMap } from '../engine/situation.ts';
import type { Mapping, MappedIncident } from './mapping.ts';
import { textOf } from './mapping.ts';

type Name = (player: string) => string;

/** С3: a wrong number dealt, dealt again only before the auction. */
function deal(situation: Situation, auctionStarted: boolean, noteRu?: string): MappedIncident {
  const facts: Facts = { offender: textOf(situation, 'offender'), auctionStarted };
  return { rulebook: '003', article: '003.S3', facts, ...(noteRu === undefined ? {} : { noteRu }) };
}

/** Defenders who whist with a wrong number of cards. */
function wrongWhisters(situation: Situation): readonly string[] {
  const cards = situation.value('cards');
  const calls = situation.value('calls');
  if (!isMap(cards) || !isMap(calls)) return [];
  return (situation.group('defenders') ?? []).filter(
    (player) => cards[player] !== 10 && calls[player] === 'whist',
  );
}

const playedOut = (offender: string, name: Name): MappedIncident => ({
  rulebook: '003',
  article: '003.R2',
  facts: { offender, playedOut: true },
  noteRu: `нарушитель — ${name(offender)}; если ошибка обнаружена в розыгрыше`,
});

function contract(situation: Situation, name: Name): readonly MappedIncident[] {
  const declarer = textOf(situation, 'declarer');
  return [
    {
      rulebook: '003',
      article: '003.Z1',
      facts: { offender: declarer, provenUnder: 0 },
      noteRu: 'без игры; каждая доказанная взятка недобора — ещё по цене игры',
    },
    playedOut(declarer, name),
    ...wrongWhisters(situation).map((player) => playedOut(player, name)),
  ];
}

function foundWithRevoke(situation: Situation): readonly MappedIncident[] {
  const taken = situation.value('taken');
  if (situation.value('revoke') !== true || !isMap(taken)) return [];
  return [
    {
      rulebook: '003',
      article: '003.R1',
      facts: { offender: textOf(situation, 'offender'), dealType: 'raspasy', taken },
      noteRu: 'как карта вне очереди на распасах',
    },
  ];
}

export const cardCountMappings: readonly Mapping[] = [
  {
    from: ['004.1'],
    read: (situation) =>
      situation.value('bidMade') === true
        ? [deal(situation, true)]
        : [
            deal(situation, false, 'если ещё никто не говорил'),
            deal(situation, true, 'если кто-то уже сказал пас'),
          ],
  },
  // Somebody has spoken: the auction has begun.
  { from: ['004.2.1', '004.2.2'], read: (situation) => [deal(situation, true)] },
  { from: ['004.3'], read: contract },
  {
    from: ['004.4'],
    read: (situation, name) => wrongWhisters(situation).map((player) => playedOut(player, name)),
  },
  { from: ['004.5.2.1'], read: foundWithRevoke },
];
