/** «Законы 1987»: 61–64, as many tricks as go over; apart from what the fragment itself says. */
import type { Article, Condition, EffectTemplate } from '../../vocabulary.ts';
import { above, all, always, any, below, get, inconsistent, is, isNot, min, not } from '../../build.ts';
import { notApplicable, oneOf, subtract } from '../../build.ts';
import { by, ofLaw } from './law.ts';
import * as fact from './law1987.ts';

const penaltyFacts = [
  fact.isEstablished,
  fact.exception64,
  fact.lawTrick,
  fact.trickWonBy,
  fact.sideTricks,
  fact.laterWithSuit,
  fact.lawDamage,
] as const;

/** From the trick of the revoke on there are 14 − n tricks. */
const tooMany = inconsistent('sideTricks', above('sideTricks', get('remaining')));
/** One of them the other side won. */
const wonByOpponents = inconsistent(
  'sideTricks',
  all(is('wonBy', 'opponents'), is('sideTricks', get('remaining'))),
);
const wonNone = (...by: string[]) =>
  inconsistent('sideTricks', all(oneOf('wonBy', ...by), below('sideTricks', 1)));
/** A later trick of his is one more than the trick itself. */
const laterMakesTwo = inconsistent(
  'laterWithSuit',
  all(is('laterWithSuit', true), oneOf('wonBy', 'offender', 'partner'), below('sideTricks', 2)),
);
const laterMakesOne = inconsistent(
  'laterWithSuit',
  all(is('laterWithSuit', true), is('wonBy', 'opponents'), below('sideTricks', 1)),
);
const twelfthIsException = inconsistent(
  'exception64',
  all(is('trick', 12), isNot('exception64', 'twelfthTrick')),
);
const notTheTwelfth = inconsistent('exception64', all(isNot('trick', 12), is('exception64', 'twelfthTrick')));
const notEstablished = notApplicable('established', is('established', false));

const ofPenalty = {
  ...ofLaw,
  phase: 'afterPlay',
  facts: penaltyFacts,
  derive: [{ id: 'remaining', value: subtract(14, get('trick')) }],
  match: 'every',
} as const;

const transfer = (count: 1 | 2, law: string): EffectTemplate => ({
  type: 'transferTricks',
  count: min(get('sideTricks'), count),
  law,
});

/** 64C stands beside every penalty. */
const considered = (id: string, first: number) => [
  {
    id: `${id}#${first}`,
    when: is('damage', true),
    effects: [
      { type: 'adjustScore', law: '64C', restoreTo: 'momentOfRevoke' },
      { type: 'arbiterDecision', question: `${id}.adjust` },
    ],
  } as const,
];

const nothing: Condition = any(not(fact.noException), is('sideTricks', 0));

export const lawArticles = [
  {
    ...ofLaw,
    id: '002.L61',
    refRu: `${fact.MARK}, 61`,
    titleRu: 'Что такое фальшренонс',
    textRu:
      'Фальшренонс — не положить масть хода или не сыграть, как требует закон либо наказание, имея такую возможность.',
    facts: [fact.couldFollow],
    outcomes: [
      {
        id: '002.L61#1',
        when: is('couldFollow', true),
        effects: [{ type: 'penaltyLaw', law: '61', applies: true }],
      },
      {
        id: '002.L61#2',
        when: is('couldFollow', false),
        effects: [{ type: 'penaltyLaw', law: '61', applies: false }],
      },
    ],
    readings: ['B9'],
  },
  {
    ...ofLaw,
    id: '002.L62',
    refRu: `${fact.MARK}, 62А–62С`,
    titleRu: 'Исправление до установления и отозванные карты',
    textRu:
      'Замеченный до установления фальшренонс исправляется. Карта защитника становится штрафной, разыгрывающий и болван возвращают свою без наказания. Невиновная сторона может отозвать сыгранное после него, затем — следующий игрок виновной.',
    facts: [fact.isEstablished, fact.revoker, fact.cardsAfter],
    refusals: [notApplicable('established', is('established', true))],
    match: 'every',
    outcomes: [
      { id: '002.L62#1', when: always, effects: [{ type: 'correction', mode: 'required' }] },
      {
        id: '002.L62#2',
        when: is('revoker', 'defender'),
        effects: [{ type: 'sideDuty', duty: 'penaltyCard' }],
      },
      {
        id: '002.L62#3',
        when: oneOf('revoker', 'declarer', 'dummy'),
        effects: [{ type: 'sideDuty', duty: 'cardReturned' }],
      },
      {
        id: '002.L62#4',
        when: oneOf('cardsAfter', 'opponents', 'both'),
        effects: [{ type: 'sideDuty', duty: 'opponentsMayWithdraw' }],
      },
      {
        id: '002.L62#5',
        when: is('cardsAfter', 'both'),
        effects: [{ type: 'sideDuty', duty: 'offendersMayChange' }],
      },
    ],
    readings: ['B9'],
  },
  {
    ...ofLaw,
    id: '002.L62D',
    refRu: `${fact.MARK}, 62D`,
    phase: 'afterPlay',
    titleRu: 'Двенадцатая взятка исправляется без наказания',
    textRu:
      'Фальшренонс в двенадцатой взятке исправляется, пока все руки не возвращены в коробку, без наказания; партнёр защитника не вправе выбирать игру, подсказанную картой фальшренонса.',
    facts: [
      {
        id: 'handsReturned',
        kind: 'boolean',
        askRu: 'Все четыре руки возвращены в коробку?',
        sayRu: { yes: 'Руки возвращены в коробку.', no: 'Руки ещё не возвращены в коробку.' },
      },
      fact.revoker,
    ],
    match: 'every',
    outcomes: [
      {
        id: '002.L62D#1',
        when: is('handsReturned', false),
        effects: [{ type: 'correction', mode: 'required' }],
      },
      {
        id: '002.L62D#2',
        when: is('handsReturned', true),
        effects: [{ type: 'correction', mode: 'closed' }],
      },
      {
        id: '002.L62D#3',
        when: all(is('handsReturned', false), is('revoker', 'defender')),
        effects: [{ type: 'sideDuty', duty: 'noSuggestedPlay' }],
      },
      {
        id: '002.L62D#4',
        when: always,
        effects: [{ type: 'penaltyLaw', law: '64A', applies: false }],
      },
    ],
    readings: ['B9'],
  },
  {
    ...ofLaw,
    id: '002.L63',
    refRu: `${fact.MARK}, 63А–63В`,
    titleRu: 'Когда фальшренонс установлен',
    textRu:
      'Установлен, когда нарушитель или партнёр играет в следующую взятку, обозначает карту для неё, предъявляет или уступает взятки либо соглашается с этим, и когда партнёр-защитник спросил вопреки 61В. Установленный остаётся.',
    facts: [fact.lawEvent, { ...by, requiredIf: not(is('lawEvent', 'nothing')) }],
    outcomes: [
      {
        id: '002.L63#1',
        when: any(is('lawEvent', 'nothing'), all(is('by', 'opponent'), isNot('lawEvent', 'illegalAsk'))),
        effects: [
          { type: 'revokeStatus', established: false },
          { type: 'correction', mode: 'required' },
        ],
      },
      {
        id: '002.L63#2',
        when: always,
        effects: [
          { type: 'revokeStatus', established: true },
          { type: 'correction', mode: 'closed' },
        ],
      },
    ],
    refusals: [
      // Only the partner of a defender who revoked can ask against 61B.
      inconsistent('by', all(is('lawEvent', 'illegalAsk'), isNot('by', 'partner'))),
    ],
    readings: ['B9'],
  },
  {
    ...ofPenalty,
    id: '002.L64A1',
    refRu: `${fact.MARK}, 64А1`,
    titleRu: 'Взятку выиграл нарушитель: она и одна из следующих',
    textRu:
      'Взятка, выигранная самим нарушителем, и одна из следующих взяток его стороны, если они есть, передаются другой стороне.',
    select: all(fact.noException, is('wonBy', 'offender')),
    refusals: [notEstablished, tooMany, wonNone('offender'), laterMakesTwo, twelfthIsException],
    outcomes: [
      { id: '002.L64A1#1', when: always, effects: [transfer(2, '64A1')] },
      ...considered('002.L64A1', 2),
    ],
    readings: ['B9', 'B10'],
  },
  {
    ...ofPenalty,
    id: '002.L64A2',
    refRu: `${fact.MARK}, 64А2`,
    titleRu: 'Взятку выиграл не нарушитель: одна взятка, и ещё одна за карту масти',
    textRu:
      'Если сторона нарушителя взяла эту взятку или одну из следующих, передаётся одна взятка; ещё одна — если он потом взял взятку картой, которой мог сыграть по правилам.',
    select: all(fact.noException, oneOf('wonBy', 'partner', 'opponents'), fact.wonSomething),
    refusals: [notEstablished, tooMany, wonByOpponents, laterMakesTwo, twelfthIsException],
    outcomes: [
      { id: '002.L64A2#1', when: is('laterWithSuit', false), effects: [transfer(1, '64A2')] },
      { id: '002.L64A2#2', when: is('laterWithSuit', true), effects: [transfer(2, '64A2')] },
      ...considered('002.L64A2', 3),
    ],
    readings: ['B9', 'B10'],
  },
  {
    ...ofPenalty,
    id: '002.L64B',
    refRu: `${fact.MARK}, 64В`,
    titleRu: 'Взятки не передаются',
    textRu:
      'Передачи нет: сторона нарушителя не взяла ни этой, ни следующих взяток; второй фальшренонс того же игрока в той же масти; карта открытой руки; соперники сделали заявку в следующей сдаче; тур окончен; двенадцатая взятка.',
    select: nothing,
    refusals: [
      notEstablished,
      tooMany,
      wonByOpponents,
      wonNone('offender', 'partner'),
      laterMakesTwo,
      laterMakesOne,
      twelfthIsException,
      notTheTwelfth,
    ],
    outcomes: [
      {
        id: '002.L64B#1',
        when: always,
        effects: [
          { type: 'transferTricks', count: 0, law: '64B' },
          { type: 'penaltyLaw', law: '64A', applies: false },
        ],
      },
      ...considered('002.L64B', 2),
    ],
    readings: ['B9'],
  },
] as const satisfies readonly Article[];
