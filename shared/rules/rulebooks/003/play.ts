/** Розыгрыш: Р1–Р3. */
import type { Article } from '../../vocabulary.ts';
import {
  above,
  all,
  always,
  any,
  get,
  inconsistent,
  is,
  isNot,
  needs,
  outOfRange,
  subtract,
  sum,
} from '../../build.ts';
import { dealType, extra, playedOut, playing, provenIfNotPlayed, takenOnRaspasy } from './facts.ts';
import { playOnScoring } from './rows.ts';

const ofPlay = {
  phase: 'play',
  happened: ['play'],
  subject: 'other',
  needs: [],
  facts: [playing],
  derive: [],
  select: always,
  refusals: [],
  match: 'first',
  choices: [],
} as const;

const onRaspasy = is('dealType', 'raspasy');
const actualScoring = { type: 'scoring', mode: 'actual', ordinary: 'none' } as const;
const rulingScoring = { type: 'scoring', mode: 'ruling', ordinary: 'none' } as const;

/** What was played is what the deal says. */
const dealTypeFits = inconsistent(
  'dealType',
  any(
    all(is('dealType', 'misere'), isNot('contract', 'misere')),
    all(is('dealType', 'contract'), is('contract', 'misere')),
  ),
);

const twoDown = {
  type: 'mountainTricks',
  player: 'offender',
  count: 2,
  priceBasis: 'declaredGame',
  part: 'penalty',
} as const;

const oneTrickFewer = {
  type: 'adjustTricks',
  player: 'offender',
  delta: -1,
  atLeast: false,
  counterparty: null,
} as const;

const extraTricks = {
  type: 'adjustTricks',
  player: 'offender',
  delta: get('extra'),
  atLeast: true,
  counterparty: null,
} as const;

export const playArticles = [
  {
    ...ofPlay,
    id: '003.R1',
    refRu: 'Р1',
    happened: ['play', 'raspasy'],
    titleRu: 'Карта настольная; на распасах — все оставшиеся его',
    textRu: 'Карта становится настольной, на распасах — все оставшиеся взятки его.',
    meaning: {
      descriptionRu: 'карта сыграна вне очереди; на распасах — ход вне очереди',
      confidence: 'A',
      k96: '3.9.14, 3.9.14.3',
    },
    needs: [needs('raspasyLevel', onRaspasy)],
    facts: [playing, dealType, takenOnRaspasy],
    derive: [
      { id: 'completed', value: sum('taken') },
      { id: 'remaining', value: subtract(10, sum('taken')) },
    ],
    refusals: [inconsistent('taken', all(onRaspasy, above('completed', 9))), dealTypeFits],
    outcomes: [
      {
        id: '003.R1#1',
        when: onRaspasy,
        effects: [
          { type: 'takesRemainingTricks', player: 'offender', count: get('remaining') },
          { type: 'scoring', mode: 'ruling', ordinary: 'all' },
        ],
      },
      {
        id: '003.R1#2',
        when: always,
        effects: [{ type: 'cardStatus', owner: 'offender', card: 'exposed', status: 'table' }, playOnScoring],
      },
    ],
    readings: ['G1', 'Z19', 'G3'],
  },
  {
    ...ofPlay,
    id: '003.R2',
    refRu: 'Р2',
    happened: ['play', 'cardCount'],
    titleRu: 'Неверное число карт в розыгрыше: без двух, плюс недобор',
    textRu: 'Без двух. Если вистующие докажут, что игрок был без многих, то плюс — без двух.',
    meaning: { descriptionRu: 'в розыгрыше обнаружено неверное число карт', confidence: 'A', k96: '3.9.18' },
    needs: [needs('contract'), needs('declarer')],
    facts: [playing, playedOut, provenIfNotPlayed],
    derive: [{ id: 'maxUnder', value: { op: 'maxUndertricks' } }],
    refusals: [outOfRange('provenUnder', above('provenUnder', get('maxUnder')))],
    outcomes: [
      {
        id: '003.R2#1',
        when: is('side', 'defender'),
        effects: [
          { type: 'mountainTricks', player: 'offender', count: 2, priceBasis: 'whist', part: 'penalty' },
          actualScoring,
        ],
      },
      {
        id: '003.R2#2',
        when: all(is('side', 'declarer'), is('playedOut', true)),
        effects: [twoDown, { type: 'scoring', mode: 'actualNoContract', ordinary: 'none' }],
      },
      {
        id: '003.R2#3',
        when: all(is('side', 'declarer'), is('provenUnder', 0)),
        effects: [twoDown, rulingScoring],
      },
      {
        id: '003.R2#4',
        when: always,
        effects: [
          twoDown,
          {
            type: 'mountainTricks',
            player: 'offender',
            count: get('provenUnder'),
            priceBasis: 'declaredGame',
            part: 'undertricks',
          },
          { type: 'arbiterDecision', question: '003.R2.proof' },
          rulingScoring,
        ],
      },
    ],
    readings: ['G1', 'Z20', 'ZW', 'KX'],
  },
  {
    ...ofPlay,
    id: '003.R3',
    refRu: 'Р3',
    happened: ['play', 'raspasy'],
    titleRu: 'Лишается взятки; на мизере и распасах добавляется',
    textRu: 'Лишается одной взятки. На мизере, распасах — добавляется минимум одна взятка.',
    meaning: {
      descriptionRu: 'посмотрена закрытая взятка, не последняя',
      confidence: 'A',
      k96: '3.9.8, 3.9.11.2, 3.9.12',
    },
    needs: [
      needs('contract', any(is('dealType', 'contract'), is('dealType', 'misere'))),
      needs('declarer', any(is('dealType', 'contract'), is('dealType', 'misere'))),
      needs('raspasyLevel', onRaspasy),
    ],
    facts: [playing, dealType, extra],
    refusals: [dealTypeFits],
    outcomes: [
      {
        id: '003.R3#1',
        when: all(is('dealType', 'contract'), is('side', 'declarer')),
        effects: [oneTrickFewer, actualScoring],
      },
      {
        id: '003.R3#2',
        when: all(is('dealType', 'contract'), is('side', 'defender')),
        effects: [oneTrickFewer, actualScoring],
      },
      {
        id: '003.R3#3',
        when: all(is('dealType', 'misere'), is('side', 'declarer')),
        effects: [
          extraTricks,
          {
            type: 'mountainTricks',
            player: 'offender',
            count: get('extra'),
            priceBasis: 'declaredGame',
            part: 'awarded',
          },
          actualScoring,
        ],
      },
      {
        id: '003.R3#4',
        when: all(is('dealType', 'misere'), is('side', 'defender')),
        effects: [{ type: 'arbiterDecision', question: '003.R3.catcher' }, actualScoring],
      },
      {
        id: '003.R3#5',
        when: onRaspasy,
        effects: [
          extraTricks,
          {
            type: 'mountainTricks',
            player: 'offender',
            count: get('extra'),
            priceBasis: 'raspasyLevel',
            part: 'awarded',
          },
          actualScoring,
        ],
      },
    ],
    readings: ['G1', 'Z21'],
  },
] as const satisfies readonly Article[];
