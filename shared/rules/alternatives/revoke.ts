/** ФР against Р5 («Texts against each other»: 000 against 003 Р5). Only what the facts decide is computed. */
import type { Facts } from '../vocabulary.ts';
import type { Situation } from '../engine/situation.ts';
import type { Mapping, MappedIncident } from './mapping.ts';
import { textOf } from './mapping.ts';

const LATE = 'не меньше одной взятки, больше — по слову судьи';

function roleOf(situation: Situation): string {
  if (situation.value('dealKind') === 'raspasy') return 'raspasy';
  return situation.value('side') === 'declarer' ? 'declarer' : 'whister';
}

function errorTable(situation: Situation, inTime: boolean, noteRu?: string): MappedIncident {
  const revokeTrick = situation.value('revokeTrick');
  const facts: Facts = {
    offender: textOf(situation, 'offender'),
    inTime,
    role: roleOf(situation),
    ...(typeof revokeTrick === 'number' ? { revokeTrick } : {}),
  };
  return { rulebook: '003', article: '003.R5', facts, ...(noteRu === undefined ? {} : { noteRu }) };
}

/** From Р5 to ФР: in time or late on a contract; raspasy asks for more than Р5 knows. */
function falshrenons(situation: Situation): readonly MappedIncident[] {
  const role = situation.value('role');
  if (role === 'raspasy') return [];
  const late = situation.value('inTime') === false;
  const declarer = role === 'declarer';
  const article = declarer ? (late ? '000.2.2' : '000.2.1') : late ? '000.1.2' : '000.1.1';
  const facts: Facts = {
    offender: textOf(situation, 'offender'),
    noticed: late ? 'laterPlay' : 'beforeNextTrick',
    revokeTrick: Number(situation.value('revokeTrick')),
    ...(late && declarer ? { made: true } : {}),
  };
  const noteRu = late
    ? declarer
      ? 'если замечено после начала следующей взятки; выигранный контракт не записывается, если помогло знание расклада'
      : 'если замечено после начала следующей взятки'
    : undefined;
  return [{ rulebook: '000', article, facts, ...(noteRu === undefined ? {} : { noteRu }) }];
}

export const revokeMappings: readonly Mapping[] = [
  {
    // Before the next trick: for Р5 the next card decides, which the facts of ФР do not tell.
    from: ['000.1.1', '000.2.1'],
    read: (situation) => [
      errorTable(situation, true, 'если следующей карты ещё не было'),
      errorTable(situation, false, `если следующая карта уже сыграна: ${LATE}`),
    ],
  },
  { from: ['000.3.1'], read: (situation) => [errorTable(situation, true)] },
  {
    from: [
      '000.1.2',
      '000.2.2',
      '000.3.2',
      '000.3.2E',
      '000.3.3.1',
      '000.3.3.2',
      '000.3.4.1',
      '000.3.4.2',
      '000.3.4.3',
    ],
    read: (situation) => [errorTable(situation, false, LATE)],
  },
  { from: ['003.R5'], read: falshrenons },
];
