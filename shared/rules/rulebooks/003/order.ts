/** Заказ контракта: З1–З4; in the printed text the codes З1–З3 stand as 31–33. */
import type { Article } from '../../vocabulary.ts';
import { above, always, get, inconsistent, is, isNot, needs, outOfRange } from '../../build.ts';
import { firstLeadMade, offender, playing, provenUnder, repeat } from './facts.ts';
import { onlyRow, playOnScoring, twoPoints } from './rows.ts';

const ofOrder = {
  phase: 'contractOrder',
  happened: ['order'],
  subject: 'other',
  needs: [],
  facts: [offender],
  derive: [],
  select: always,
  refusals: [],
  match: 'first',
  choices: [],
} as const;

const twoDown = {
  type: 'mountainTricks',
  player: 'offender',
  count: 2,
  priceBasis: 'declaredGame',
  part: 'penalty',
} as const;

export const orderArticles = [
  {
    ...ofOrder,
    id: '003.Z1',
    refRu: 'З1',
    titleRu: 'Без двух на объявленной игре',
    textRu:
      'Без двух на объявленной игре. Если партнёры смогут доказать, что ремиз был неизбежен, штрафные взятки плюсуются к тем, которых не досчитался бы разыгрывающий.',
    meaning: {
      descriptionRu: 'контракт заказан при неверном сносе: на руках не десять карт',
      confidence: 'A',
      k96: '3.4.6',
    },
    keywordsRu: ['31', 'снос'],
    needs: [needs('contract'), needs('declarer')],
    facts: [playing, provenUnder],
    derive: [{ id: 'maxUnder', value: { op: 'maxUndertricks' } }],
    refusals: [
      inconsistent('offender', isNot('offender', get('declarer'))),
      outOfRange('provenUnder', above('provenUnder', get('maxUnder'))),
    ],
    outcomes: [
      {
        id: '003.Z1#1',
        when: is('provenUnder', 0),
        effects: [twoDown, { type: 'scoring', mode: 'ruling', ordinary: 'none' }],
      },
      {
        id: '003.Z1#2',
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
          { type: 'arbiterDecision', question: '003.Z1.proof' },
          { type: 'scoring', mode: 'ruling', ordinary: 'none' },
        ],
      },
    ],
    readings: ['G1', 'Z16', 'ZW', 'KX'],
  },
  {
    ...ofOrder,
    id: '003.Z2',
    refRu: 'З2',
    titleRu: 'После первого хода — штраф на одну взятку',
    textRu: 'После первого хода — штраф на одну взятку.',
    meaning: {
      descriptionRu: 'разыгрывающий смотрит свой снос после первого хода',
      confidence: 'A',
      k96: '3.4.9',
    },
    keywordsRu: ['32', 'снос'],
    needs: [needs('contract'), needs('declarer')],
    facts: [playing, firstLeadMade],
    outcomes: [
      {
        id: '003.Z2#1',
        when: is('firstLeadMade', true),
        effects: [
          { type: 'adjustTricks', player: 'offender', delta: -1, atLeast: false, counterparty: null },
          { type: 'scoring', mode: 'actual', ordinary: 'none' },
        ],
      },
      { id: '003.Z2#2', when: is('firstLeadMade', false), effects: [{ type: 'noPenalty' }, playOnScoring] },
    ],
    readings: ['G1', 'Z17'],
  },
  {
    ...ofOrder,
    id: '003.Z3',
    refRu: 'З3',
    titleRu: 'Карты становятся настольными',
    textRu: 'Карты становятся настольными.',
    meaning: {
      descriptionRu: 'при заказе карты показаны или открыты без плана игры',
      confidence: 'C',
      k96: '3.9.14.4, 3.9.15',
    },
    keywordsRu: ['33'],
    outcomes: onlyRow('003.Z3', [
      { type: 'cardStatus', owner: 'offender', card: 'all', status: 'table' },
      playOnScoring,
    ]),
    readings: ['G1', 'Z18', 'G3'],
  },
  {
    ...ofOrder,
    id: '003.Z4',
    refRu: 'З4',
    titleRu: 'Повторно 2 очка в гору',
    textRu: 'Повторно — 2 очка в гору.',
    meaning: {
      descriptionRu: 'неправильные слова заказа, виста или паса',
      confidence: 'C',
      k96: '5.4.8, 5.4.11',
    },
    facts: [offender, repeat],
    outcomes: [
      { id: '003.Z4#1', when: is('repeat', false), effects: [{ type: 'noPenalty' }, playOnScoring] },
      { id: '003.Z4#2', when: is('repeat', true), effects: [twoPoints, playOnScoring] },
    ],
    repeat: { counter: '003.Z4', firstRu: 'без штрафа', againRu: '2 очка в гору' },
    readings: ['G1', 'G7'],
  },
] as const satisfies readonly Article[];
