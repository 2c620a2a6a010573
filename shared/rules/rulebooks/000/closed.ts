/** ФР 3.4 and 3.5: a player closed on raspasy, and the compensation for a zero that was lost. */
import type { Article } from '../../vocabulary.ts';
import { all, always, below, eachIs, get, inconsistent, is, multiply, needs, ofEach } from '../../build.ts';
import { setting, subtract, sum, valueOf } from '../../build.ts';
import {
  arbiterWhists,
  closer,
  couldZero,
  influence,
  mainArticle,
  noticed,
  offender,
  revokeKind,
  revokeTrick,
  taken,
  takenBefore,
  trumpForms,
  zeroAfterTrick,
} from './facts.ts';

const ofRaspasy = {
  phase: 'afterPlay',
  happened: ['raspasy'],
  subject: 'revoke',
  needs: [needs('raspasyLevel')],
} as const;

const ofClosed = {
  ...ofRaspasy,
  match: 'first',
  facts: [offender, closer, noticed, revokeKind, revokeTrick, taken, influence],
  derive: [
    { id: 'completed', value: sum('taken') },
    { id: 'remaining', value: subtract(10, sum('taken')) },
    { id: 'closerTaken', value: valueOf('taken', 'closer') },
  ],
  refusals: [
    inconsistent('revokeKind', trumpForms),
    // The closer won the trick of the revoke, so he is not the offender and has a trick (R34a).
    inconsistent('closer', is('closer', get('offender'))),
    inconsistent('closer', below('closerTaken', 1)),
    inconsistent('taken', below('remaining', 1)),
    inconsistent('taken', below('completed', get('revokeTrick'))),
  ],
} as const;

const closedWith = (influenceIs: string) =>
  all(is('dealKind', 'raspasy'), is('noticed', 'afterClaimCheck'), is('influence', influenceIs));

const seeCompensation = { type: 'seeArticle', rulebook: '000', article: '000.3.5' } as const;

export const closedArticles = [
  {
    ...ofClosed,
    id: '000.3.4.1',
    refRu: 'ФР 3.4.1',
    titleRu: 'Закрылся; фальшренонс не повлиял',
    textRu: 'Взявший взятку с ошибкой закрылся; фальшренонс не повлиял на результат: одна взятка в гору.',
    select: closedWith('none'),
    outcomes: [
      {
        id: '000.3.4.1#1',
        when: always,
        effects: [
          {
            type: 'mountainTricks',
            player: 'offender',
            count: 1,
            priceBasis: 'raspasyLevel',
            part: 'penalty',
          },
          { type: 'scoring', mode: 'actual', ordinary: 'allPlusClaim' },
        ],
      },
    ],
    choices: [],
    readings: ['R34a', 'R34b'],
  },
  {
    ...ofClosed,
    id: '000.3.4.2',
    refRu: 'ФР 3.4.2',
    titleRu: 'Закрылся; фальшренонс мог повлиять',
    textRu:
      'Карты открываются, закрывшийся исправляет ошибку за нарушителя; если результат мог стать другим, нарушитель берёт оставшиеся взятки и две штрафные.',
    select: closedWith('possible'),
    outcomes: [
      {
        id: '000.3.4.2#1',
        when: always,
        effects: [
          { type: 'openAllHands' },
          { type: 'opponentChoice', choice: '000.3.4.2.fix', by: 'closer' },
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
    choices: [
      {
        id: '000.3.4.2.fix',
        askRu: 'Закрывшийся указывает карту, которой надо было сыграть',
        default: 'any',
        options: [{ id: 'any', labelRu: 'карта указана закрывшимся', effects: [] }],
      },
    ],
    readings: ['R34a', 'R34b', 'R34d', 'R35c'],
  },
  {
    ...ofClosed,
    id: '000.3.4.3',
    refRu: 'ФР 3.4.3',
    titleRu: 'Закрылся; все оставшиеся и так брал нарушитель',
    textRu: 'При правильной игре все оставшиеся взятки брал нарушитель: он записывает их в гору вдвойне.',
    select: closedWith('offenderTookAll'),
    outcomes: [
      {
        id: '000.3.4.3#1',
        when: setting('double343', 'remainingOnly'),
        effects: [
          { type: 'openAllHands' },
          { type: 'takesRemainingTricks', player: 'offender', count: multiply(2, get('remaining')) },
          seeCompensation,
          { type: 'scoring', mode: 'ruling', ordinary: 'all' },
        ],
      },
      {
        id: '000.3.4.3#2',
        when: setting('double343', 'remainingPlusTwo'),
        effects: [
          { type: 'openAllHands' },
          { type: 'takesRemainingTricks', player: 'offender', count: multiply(2, get('remaining')) },
          {
            type: 'mountainTricks',
            player: 'offender',
            count: 4,
            priceBasis: 'raspasyLevel',
            part: 'penalty',
          },
          seeCompensation,
          { type: 'scoring', mode: 'ruling', ordinary: 'all' },
        ],
      },
    ],
    choices: [],
    readings: ['R34a', 'R34b', 'R34c', 'R34d', 'R35c'],
  },
  {
    ...ofRaspasy,
    id: '000.3.5',
    refRu: 'ФР 3.5',
    titleRu: 'Компенсация за возможные ноль взяток',
    textRu:
      'Расклад анализируется: игрок, который мог не взять взяток при адекватной игре противников, пишет компенсацию вистами на нарушителя.',
    companionIf: 'named',
    companionTo: ['000.3.2E', '000.3.3.1', '000.3.3.2', '000.3.4.2', '000.3.4.3'],
    facts: [offender, mainArticle, takenBefore, couldZero, arbiterWhists],
    derive: [],
    select: is('dealKind', 'raspasy'),
    refusals: [inconsistent('couldZero', zeroAfterTrick, 'others')],
    match: 'every',
    outcomes: [
      {
        id: '000.3.5#1',
        when: all(setting('compensation35', 'table'), eachIs('couldZero', true)),
        forEach: 'others',
        effects: [{ type: 'whists', from: 'each', to: 'offender', amountBasis: 'lostZero' }],
      },
      {
        id: '000.3.5#2',
        when: all(setting('compensation35', 'arbiter'), eachIs('couldZero', true)),
        forEach: 'others',
        effects: [
          {
            type: 'whists',
            from: 'each',
            to: 'offender',
            amountBasis: 'arbiter',
            amount: ofEach('arbiterWhists'),
          },
        ],
      },
      {
        id: '000.3.5#3',
        when: always,
        effects: [
          { type: 'arbiterDecision', question: '000.3.5.analysis' },
          { type: 'scoring', mode: 'unchanged', ordinary: 'none' },
        ],
      },
    ],
    choices: [],
    readings: ['R35a', 'R35b', 'R35c', 'R35d'],
  },
] as const satisfies readonly Article[];
