/** ФР 3.1–3.3: revokes on raspasy. */
import type { Article } from '../../vocabulary.ts';
import {
  above,
  all,
  always,
  atLeast,
  atMost,
  below,
  get,
  inconsistent,
  is,
  isNot,
  needs,
  not,
  oneOf,
  setting,
  subtract,
  sum,
} from '../../build.ts';
import {
  couldChoose,
  couldChooseIfSecond,
  hand,
  noticed,
  offender,
  playedAfter,
  revokeKind,
  revokeTrick,
  taken,
  trumpForms,
} from './facts.ts';

const ofRaspasy = {
  phase: 'play',
  happened: ['raspasy'],
  subject: 'revoke',
  needs: [needs('raspasyLevel')],
  match: 'first',
  choices: [],
} as const;

const trumpRefusal = inconsistent('revokeKind', trumpForms);
/** From the third trick on the first hand leads and cannot revoke; the talon leads tricks 1 and 2 (R32c). */
const firstHandLeads = inconsistent('hand', all(is('hand', 1), above('revokeTrick', 2)));

const later = oneOf('noticed', 'laterPlay', 'afterPlayBeforeMixed');
const completed = { id: 'completed', value: sum('taken') } as const;
const remaining = { id: 'remaining', value: subtract(10, sum('taken')) } as const;
const fromRevoke = { id: 'fromRevoke', value: subtract(11, get('revokeTrick')) } as const;

const laterRefusals = [
  trumpRefusal,
  inconsistent('taken', above('completed', 10)),
  inconsistent('taken', below('completed', get('revokeTrick'))),
  inconsistent('taken', all(is('noticed', 'laterPlay'), is('completed', 10))),
  inconsistent('taken', all(is('noticed', 'afterPlayBeforeMixed'), isNot('completed', 10))),
] as const;

const seeCompensation = { type: 'seeArticle', rulebook: '000', article: '000.3.5' } as const;

export const raspasyArticles = [
  {
    ...ofRaspasy,
    id: '000.3.1',
    refRu: 'ФР 3.1',
    titleRu: 'Распасы: замечено до карты следующего',
    textRu:
      'Карта заменяется правильной, первая остаётся на столе открытой и играется при первой возможности: в масть, на сброс или с хода. Штрафа нет.',
    facts: [offender, noticed, revokeKind, revokeTrick, hand],
    derive: [],
    select: all(is('dealKind', 'raspasy'), is('noticed', 'beforeNextPlayer')),
    refusals: [trumpRefusal, firstHandLeads],
    outcomes: [
      {
        id: '000.3.1#1',
        when: always,
        effects: [
          { type: 'correctCard', player: 'offender' },
          { type: 'cardStatus', owner: 'offender', card: 'exposed', status: 'open' },
          { type: 'mustPlayOpen', player: 'offender', on: ['followSuit', 'discard', 'lead'] },
          { type: 'noPenalty' },
          { type: 'scoring', mode: 'playOn', ordinary: 'none' },
        ],
      },
    ],
    readings: ['R31', 'R32c', 'G3'],
  },
  {
    ...ofRaspasy,
    id: '000.3.2',
    refRu: 'ФР 3.2',
    titleRu: 'Распасы: замечено после карты следующего',
    textRu:
      'Карта заменяется правильной, первая остаётся открытой. Штраф — одна взятка в гору. Игравшие после нарушителя могут сменить карту без штрафа.',
    facts: [offender, noticed, revokeKind, revokeTrick, hand, playedAfter, couldChooseIfSecond],
    derive: [{ id: 'after', value: { op: 'seatsAfter', of: 'offender', count: get('playedAfter') } }],
    select: all(
      is('dealKind', 'raspasy'),
      is('noticed', 'afterNextPlayer'),
      below('hand', 3),
      not(all(is('hand', 2), is('couldChoose', true))),
    ),
    refusals: [
      trumpRefusal,
      firstHandLeads,
      inconsistent('playedAfter', all(is('hand', 2), above('playedAfter', 1))),
    ],
    outcomes: [
      {
        id: '000.3.2#1',
        when: always,
        effects: [
          { type: 'correctCard', player: 'offender' },
          { type: 'cardStatus', owner: 'offender', card: 'exposed', status: 'open' },
          { type: 'mustPlayOpen', player: 'offender', on: ['followSuit', 'discard', 'lead'] },
          { type: 'mayChangeCard', players: 'after' },
          {
            type: 'mountainTricks',
            player: 'offender',
            count: 1,
            priceBasis: 'raspasyLevel',
            part: 'penalty',
          },
          { type: 'scoring', mode: 'playOn', ordinary: 'none' },
        ],
      },
    ],
    readings: ['R31', 'R32a', 'R32c', 'R32d', 'G5'],
  },
  {
    ...ofRaspasy,
    id: '000.3.2E',
    refRu: 'ФР 3.2, исключение',
    titleRu: 'Распасы: вторая рука имела выбор, третья уже сыграла',
    textRu:
      'Ошибка второй руки, которая могла бить и не бить: нарушитель берёт все оставшиеся взятки и ещё две штрафные.',
    facts: [offender, noticed, revokeKind, revokeTrick, hand, playedAfter, couldChoose, taken],
    derive: [completed, remaining, { id: 'before', value: subtract(get('revokeTrick'), 1) }],
    select: all(
      is('dealKind', 'raspasy'),
      is('noticed', 'afterNextPlayer'),
      is('hand', 2),
      is('couldChoose', true),
    ),
    refusals: [
      trumpRefusal,
      inconsistent('playedAfter', isNot('playedAfter', 1)),
      // The trick of the revoke is undone: exactly the tricks before it are complete (R32b).
      inconsistent('taken', isNot('completed', get('before'))),
    ],
    outcomes: [
      {
        id: '000.3.2E#1',
        when: always,
        effects: [
          { type: 'takesRemainingTricks', player: 'offender', count: get('remaining') },
          {
            type: 'mountainTricks',
            player: 'offender',
            count: 2,
            priceBasis: 'raspasyLevel',
            part: 'penalty',
          },
          seeCompensation,
          { type: 'scoring', mode: 'ruling', ordinary: 'all' },
        ],
      },
    ],
    readings: ['R32a', 'R32b', 'R32d', 'R35c', 'G5'],
  },
  {
    ...ofRaspasy,
    id: '000.3.3.1',
    refRu: 'ФР 3.3.1',
    titleRu: 'Распасы: замечено позже, ошибка во взятке 1–2',
    textRu: 'Фальшренонс в первой или второй взятке: нарушитель записывает за оставшиеся взятки.',
    facts: [offender, noticed, revokeKind, revokeTrick, taken],
    derive: [completed, remaining, fromRevoke],
    select: all(is('dealKind', 'raspasy'), later, atMost('revokeTrick', 2)),
    refusals: laterRefusals,
    outcomes: [
      {
        id: '000.3.3.1#1',
        when: setting('remaining33', 'detection'),
        effects: [
          { type: 'takesRemainingTricks', player: 'offender', count: get('remaining') },
          seeCompensation,
          { type: 'scoring', mode: 'ruling', ordinary: 'all' },
        ],
      },
      {
        id: '000.3.3.1#2',
        when: setting('remaining33', 'revoke'),
        effects: [
          { type: 'takesRemainingTricks', player: 'offender', count: get('fromRevoke') },
          seeCompensation,
          { type: 'arbiterDecision', question: '000.3.3.between' },
          { type: 'scoring', mode: 'ruling', ordinary: 'arbiter' },
        ],
      },
    ],
    readings: ['R33a', 'R33b', 'R33c', 'R33d', 'R35c', 'R5x'],
  },
  {
    ...ofRaspasy,
    id: '000.3.3.2',
    refRu: 'ФР 3.3.2',
    titleRu: 'Распасы: замечено позже, ошибка с 3-й взятки',
    textRu: 'Фальшренонс в другой взятке: нарушитель записывает за оставшиеся взятки и ещё одну штрафную.',
    facts: [offender, noticed, revokeKind, revokeTrick, taken],
    derive: [completed, remaining, fromRevoke],
    select: all(is('dealKind', 'raspasy'), later, atLeast('revokeTrick', 3)),
    refusals: laterRefusals,
    outcomes: [
      {
        id: '000.3.3.2#1',
        when: setting('remaining33', 'detection'),
        effects: [
          { type: 'takesRemainingTricks', player: 'offender', count: get('remaining') },
          {
            type: 'mountainTricks',
            player: 'offender',
            count: 1,
            priceBasis: 'raspasyLevel',
            part: 'penalty',
          },
          seeCompensation,
          { type: 'scoring', mode: 'ruling', ordinary: 'all' },
        ],
      },
      {
        id: '000.3.3.2#2',
        when: setting('remaining33', 'revoke'),
        effects: [
          { type: 'takesRemainingTricks', player: 'offender', count: get('fromRevoke') },
          {
            type: 'mountainTricks',
            player: 'offender',
            count: 1,
            priceBasis: 'raspasyLevel',
            part: 'penalty',
          },
          seeCompensation,
          { type: 'arbiterDecision', question: '000.3.3.between' },
          { type: 'scoring', mode: 'ruling', ordinary: 'arbiter' },
        ],
      },
    ],
    readings: ['R33a', 'R33b', 'R33c', 'R33d', 'R35c', 'R5x'],
  },
] as const satisfies readonly Article[];
