/** НКК 3 and 4: found on a contract. The declarer's own count decides between them (K3b). */
import type { Article } from '../../vocabulary.ts';
import {
  above,
  all,
  always,
  eachAbove,
  eachIs,
  eachIsNot,
  get,
  inconsistent,
  is,
  isNot,
  needs,
  ofEach,
  sum,
  valueOf,
} from '../../build.ts';
import { calls, cards, tricks } from './facts.ts';

const ofContract = {
  happened: ['cardCount'],
  subject: 'cardCount',
  needs: [needs('stage'), needs('contract'), needs('declarer')],
  match: 'every',
  choices: [],
} as const;

/** Misère is caught by both: nobody passes (G9). */
const misereIsCaught = inconsistent(
  'calls',
  all(is('contract', 'misere'), eachIs('calls', 'pass')),
  'defenders',
);
const declarerCards = { id: 'declCards', value: valueOf('cards', 'declarer') } as const;
const rightCount = eachIs('cards', 10);
const wrongCount = eachIsNot('cards', 10);

export const contractArticles = [
  {
    ...ofContract,
    id: '004.3',
    refRu: 'НКК 3',
    phase: 'contractOrder',
    titleRu: 'Контракт заказан при неверном числе карт у играющего',
    textRu:
      'Без двух в гору на объявленной игре и действительный подсад. Игра доигрывается, выигранный контракт не записывается, висты пишутся за взятки и подсад. Вистовавший с неверным числом карт — без двух, пасовавший — без одной на объявленной игре; вистов они не пишут.',
    facts: [cards, calls, tricks],
    derive: [
      declarerCards,
      { id: 'whisters', value: { op: 'count', map: 'calls', value: 'whist' } },
      { id: 'trickSum', value: sum('tricks') },
      {
        id: 'under',
        value: { op: 'undertricks', tricks: valueOf('tricks', 'declarer'), whisters: get('whisters') },
      },
    ],
    select: all(is('stage', 'contract'), isNot('declCards', 10)),
    refusals: [
      inconsistent('tricks', above('trickSum', 10)),
      inconsistent('tricks', all(eachIs('calls', 'pass'), eachAbove('tricks', 0)), 'defenders'),
      misereIsCaught,
    ],
    outcomes: [
      {
        id: '004.3#1',
        when: always,
        effects: [
          { type: 'playOn' },
          {
            type: 'mountainTricks',
            player: 'declarer',
            count: 2,
            priceBasis: 'declaredGame',
            part: 'penalty',
          },
        ],
      },
      {
        id: '004.3#2',
        when: above('under', 0),
        effects: [
          {
            type: 'mountainTricks',
            player: 'declarer',
            count: get('under'),
            priceBasis: 'declaredGame',
            part: 'undertricks',
          },
        ],
      },
      {
        id: '004.3#3',
        when: all(wrongCount, eachIs('calls', 'whist')),
        forEach: 'defenders',
        effects: [
          { type: 'mountainTricks', player: 'each', count: 2, priceBasis: 'declaredGame', part: 'penalty' },
        ],
      },
      {
        id: '004.3#4',
        when: all(wrongCount, eachIs('calls', 'pass')),
        forEach: 'defenders',
        effects: [
          { type: 'mountainTricks', player: 'each', count: 1, priceBasis: 'declaredGame', part: 'penalty' },
        ],
      },
      {
        id: '004.3#5',
        when: all(rightCount, eachIs('calls', 'whist'), eachAbove('tricks', 0), isNot('contract', 'misere')),
        forEach: 'defenders',
        effects: [
          {
            type: 'whists',
            from: 'each',
            to: 'declarer',
            amountBasis: 'whistTricks',
            count: ofEach('tricks'),
          },
        ],
      },
      {
        id: '004.3#6',
        when: all(rightCount, above('under', 0), isNot('contract', 'misere')),
        forEach: 'defenders',
        effects: [
          { type: 'whists', from: 'each', to: 'declarer', amountBasis: 'undertricks', count: get('under') },
        ],
      },
      {
        id: '004.3#7',
        when: always,
        effects: [{ type: 'scoring', mode: 'actualNoContract', ordinary: 'none' }],
      },
    ],
    noWhists: { group: 'defenders', when: wrongCount },
    readings: ['K3a', 'K3b', 'K3c', 'K3d', 'K3e', 'K3f', 'K3g', 'G9', 'KX'],
  },
  {
    ...ofContract,
    id: '004.4',
    refRu: 'НКК 4',
    phase: 'play',
    titleRu: 'Неверное число карт у вистующих, у играющего верное',
    textRu:
      'Играющий пишет действительный результат, висты не пишутся. Вистовавший с неверным числом карт — без одной в гору на объявленной игре, пасовавший — без одной на висте.',
    facts: [cards, calls],
    derive: [declarerCards, { id: 'wrong', value: { op: 'countOther', map: 'cards', value: 10 } }],
    select: all(is('stage', 'contract'), is('declCards', 10), above('wrong', 0)),
    refusals: [misereIsCaught],
    outcomes: [
      {
        id: '004.4#1',
        when: all(wrongCount, eachIs('calls', 'whist')),
        forEach: 'defenders',
        effects: [
          { type: 'mountainTricks', player: 'each', count: 1, priceBasis: 'declaredGame', part: 'penalty' },
        ],
      },
      {
        id: '004.4#2',
        when: all(wrongCount, eachIs('calls', 'pass')),
        forEach: 'defenders',
        effects: [{ type: 'mountainTricks', player: 'each', count: 1, priceBasis: 'whist', part: 'penalty' }],
      },
      {
        id: '004.4#3',
        when: always,
        effects: [{ type: 'scoring', mode: 'actualNoWhists', ordinary: 'none' }],
      },
    ],
    readings: ['K3b', 'K4a', 'K4b', 'G4', 'G9'],
  },
] as const satisfies readonly Article[];
