/** НКК 5 and 6: found on raspasy. Only 9 cards, or 11 and 9, are covered (K5a, K6a). */
import type { Article } from '../../vocabulary.ts';
import {
  above,
  add,
  all,
  always,
  eachIs,
  get,
  inconsistent,
  is,
  min,
  needs,
  oneOf,
  setting,
  subtract,
  sum,
  valueOf,
} from '../../build.ts';
import { cards, firstLeadMade, found, foundOpen, revoke, taken } from './facts.ts';

const ofRaspasy = {
  phase: 'raspasyPlay',
  happened: ['cardCount'],
  subject: 'cardCount',
  needs: [needs('stage'), needs('raspasyLevel')],
  choices: [],
} as const;

const pattern = { id: 'pattern', value: { op: 'sorted', map: 'cards' } } as const;
const nineCards = { id: 'offender', value: { op: 'playerWith', map: 'cards', value: 9 } } as const;
const completed = { id: 'completed', value: sum('taken') } as const;
const remaining = { id: 'remaining', value: subtract(10, sum('taken')) } as const;
const offenders = { id: 'offenders', value: { op: 'playersOtherThan', map: 'cards', value: 10 } } as const;
const third = { id: 'third', value: { op: 'playerWith', map: 'cards', value: 10 } } as const;

const oneShort = (leadMade: boolean) =>
  all(is('stage', 'raspasy'), is('pattern', '9,10,10'), is('firstLeadMade', leadMade));
const elevenAndNine = (leadMade: boolean) =>
  all(is('stage', 'raspasy'), is('pattern', '9,10,11'), is('firstLeadMade', leadMade));
/** With nine cards in a hand the tenth trick cannot be complete. */
const tooManyTricks = inconsistent('taken', above('completed', 9));

export const raspasyArticles = [
  {
    ...ofRaspasy,
    id: '004.5.1',
    refRu: 'НКК 5.1',
    titleRu: 'Распасы, у одного 9 карт, хода не было',
    textRu:
      'Карту надо найти; найдена — распасы продолжаются. Не найдена или найдена в другой колоде — пересдача.',
    facts: [cards, firstLeadMade, found],
    derive: [pattern, nineCards],
    select: oneShort(false),
    refusals: [],
    match: 'first',
    outcomes: [
      {
        id: '004.5.1#1',
        when: is('found', 'here'),
        effects: [
          { type: 'giveCard', to: 'offender' },
          { type: 'noPenalty' },
          { type: 'scoring', mode: 'playOn', ordinary: 'none' },
        ],
      },
      {
        id: '004.5.1#2',
        when: oneOf('found', 'otherDeck', 'notFound'),
        effects: [
          { type: 'noPenalty' },
          { type: 'redeal' },
          { type: 'scoring', mode: 'none', ordinary: 'none' },
        ],
      },
    ],
    readings: ['K5a', 'K5b'],
  },
  {
    ...ofRaspasy,
    id: '004.5.2.1',
    refRu: 'НКК 5.2.1',
    titleRu: 'Распасы начались, карта найдена',
    textRu:
      'Карту отдают игроку с девятью картами; найденная открытой такой и остаётся. Не было фальшренонса — игра продолжается. Был — оставшиеся взятки берёт нарушитель, не взявший взяток пишет на него 30, 60 или 90 вистов.',
    facts: [cards, firstLeadMade, found, foundOpen, revoke, taken],
    derive: [pattern, nineCards, completed, remaining],
    select: all(oneShort(true), is('found', 'here')),
    refusals: [tooManyTricks],
    match: 'every',
    outcomes: [
      {
        id: '004.5.2.1#1',
        when: is('foundOpen', true),
        effects: [{ type: 'cardStatus', owner: 'offender', card: 'found', status: 'open' }],
      },
      { id: '004.5.2.1#2', when: always, effects: [{ type: 'giveCard', to: 'offender' }] },
      {
        id: '004.5.2.1#3',
        when: is('revoke', false),
        effects: [{ type: 'noPenalty' }, { type: 'scoring', mode: 'playOn', ordinary: 'none' }],
      },
      {
        id: '004.5.2.1#4',
        when: is('revoke', true),
        effects: [
          { type: 'takesRemainingTricks', player: 'offender', count: get('remaining') },
          { type: 'scoring', mode: 'ruling', ordinary: 'all' },
        ],
      },
      {
        id: '004.5.2.1#5',
        when: all(is('revoke', true), eachIs('taken', 0)),
        forEach: 'others',
        effects: [{ type: 'whists', from: 'each', to: 'offender', amountBasis: 'lostZero' }],
      },
    ],
    readings: ['K5a', 'K521a', 'K521b', 'K521c', 'K521d', 'G3'],
  },
  {
    ...ofRaspasy,
    id: '004.5.2.2',
    refRu: 'НКК 5.2.2',
    titleRu: 'Распасы начались, карта в другой колоде',
    textRu: 'Пересдача. Нарушитель пишет в гору за две взятки.',
    facts: [cards, firstLeadMade, found],
    derive: [pattern, nineCards],
    select: all(oneShort(true), is('found', 'otherDeck')),
    refusals: [],
    match: 'first',
    outcomes: [
      {
        id: '004.5.2.2#1',
        when: always,
        effects: [
          {
            type: 'mountainTricks',
            player: 'offender',
            count: 2,
            priceBasis: 'raspasyLevel',
            part: 'penalty',
          },
          { type: 'redeal' },
          { type: 'scoring', mode: 'none', ordinary: 'none' },
        ],
      },
    ],
    readings: ['K522'],
  },
  {
    ...ofRaspasy,
    id: '004.5.2.3',
    refRu: 'НКК 5.2.3',
    titleRu: 'Распасы начались, карта не найдена',
    textRu:
      'Нарушитель пишет в гору за взятые раньше взятки, за оставшиеся и штраф за четыре, всего не больше восьми. Не взявший взяток пишет на него 30, 60 или 90 вистов.',
    facts: [cards, firstLeadMade, found, taken],
    derive: [pattern, nineCards, completed, remaining],
    select: all(oneShort(true), is('found', 'notFound')),
    refusals: [tooManyTricks],
    match: 'every',
    outcomes: [
      {
        id: '004.5.2.3#1',
        when: always,
        effects: [
          {
            type: 'mountainTricks',
            player: 'offender',
            // The cap is that of the sum (K523a).
            count: min(8, add(valueOf('taken', 'offender'), get('remaining'), 4)),
            priceBasis: 'raspasyLevel',
            part: 'awarded',
          },
          { type: 'scoring', mode: 'ruling', ordinary: 'others' },
        ],
      },
      {
        id: '004.5.2.3#2',
        when: eachIs('taken', 0),
        forEach: 'others',
        effects: [{ type: 'whists', from: 'each', to: 'offender', amountBasis: 'lostZero' }],
      },
    ],
    readings: ['K523a', 'K523b', 'K521b', 'K521c', 'K62b'],
  },
  {
    ...ofRaspasy,
    id: '004.6.1',
    refRu: 'НКК 6.1',
    titleRu: 'Распасы, 11 и 9 карт, хода не было',
    textRu: 'Первый ход не сделан: пересдача.',
    facts: [cards, firstLeadMade],
    derive: [pattern, offenders],
    select: elevenAndNine(false),
    refusals: [],
    match: 'first',
    outcomes: [
      {
        id: '004.6.1#1',
        when: always,
        effects: [
          { type: 'noPenalty' },
          { type: 'redeal' },
          { type: 'scoring', mode: 'none', ordinary: 'none' },
        ],
      },
    ],
    readings: ['K6a'],
  },
  {
    ...ofRaspasy,
    id: '004.6.2',
    refRu: 'НКК 6.2',
    titleRu: 'Распасы начались, 11 и 9 карт',
    textRu:
      'Нарушители пишут в гору за пять взяток каждый, третий игрок в гору не пишет. Если у него ещё не было взяток, он пишет на нарушителей 30, 60 или 90 вистов.',
    facts: [cards, firstLeadMade, taken],
    derive: [pattern, offenders, third, completed, { id: 'thirdTaken', value: valueOf('taken', 'third') }],
    select: elevenAndNine(true),
    refusals: [tooManyTricks],
    match: 'every',
    outcomes: [
      {
        id: '004.6.2#1',
        when: always,
        forEach: 'offenders',
        effects: [
          { type: 'mountainTricks', player: 'each', count: 5, priceBasis: 'raspasyLevel', part: 'awarded' },
        ],
      },
      {
        id: '004.6.2#2',
        when: all(is('thirdTaken', 0), setting('compensation62', 'perOffender')),
        forEach: 'offenders',
        effects: [{ type: 'whists', from: 'third', to: 'each', amountBasis: 'lostZero' }],
      },
      {
        id: '004.6.2#3',
        when: all(is('thirdTaken', 0), setting('compensation62', 'shared')),
        forEach: 'offenders',
        effects: [{ type: 'whists', from: 'third', to: 'each', amountBasis: 'lostZero', share: 2 }],
      },
      { id: '004.6.2#4', when: always, effects: [{ type: 'scoring', mode: 'ruling', ordinary: 'none' }] },
    ],
    readings: ['K6a', 'K62a', 'K62b', 'K521c'],
  },
] as const satisfies readonly Article[];
