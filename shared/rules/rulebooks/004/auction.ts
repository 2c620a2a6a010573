/** НКК 1 and 2: found during the auction. */
import type { Article } from '../../vocabulary.ts';
import { all, always, any, inconsistent, is, needs, notApplicable, oneOf, setting } from '../../build.ts';
import { bidMade, offender, offenderCall, offenderCards } from './facts.ts';

const ofAuction = {
  phase: 'auction',
  happened: ['cardCount'],
  subject: 'cardCount',
  facts: [offender, offenderCards, offenderCall, bidMade],
  derive: [],
  refusals: [
    inconsistent('bidMade', all(is('offenderCall', 'bid'), is('bidMade', false))),
    notApplicable('offenderCards', is('offenderCards', 10)),
  ],
  match: 'first',
  choices: [],
} as const;

/** «До начала торговли»: his own silence, or nobody's bid (K1). */
const beforeAuction = any(
  all(setting('art1Test', 'ownSilence'), is('offenderCall', 'none')),
  all(setting('art1Test', 'nobodySpoke'), is('offenderCall', 'none'), is('bidMade', false)),
);

export const auctionArticles = [
  {
    ...ofAuction,
    id: '004.1',
    refRu: 'НКК 1',
    titleRu: 'Замечено игроком до его первого слова',
    textRu: 'Игрок, ничего не сказавший, сразу заявляет о неверном числе карт. Карты пересдаются без штрафа.',
    needs: [needs('stage')],
    select: all(is('stage', 'auction'), beforeAuction),
    outcomes: [
      {
        id: '004.1#1',
        when: always,
        effects: [
          { type: 'noPenalty' },
          { type: 'redeal' },
          { type: 'scoring', mode: 'none', ordinary: 'none' },
        ],
      },
    ],
    readings: ['K1', 'K2b', 'K2c', 'KX'],
  },
  {
    ...ofAuction,
    id: '004.2.1',
    refRu: 'НКК 2.1',
    titleRu: 'Замечено, когда торговля за прикуп уже идёт',
    textRu:
      'Игрок останавливает торговлю. Штраф — без одной в гору на остановленном уровне торговли. Пересдача.',
    needs: [needs('stage'), needs('stoppedBid')],
    select: all(
      is('stage', 'auction'),
      is('bidMade', true),
      any(oneOf('offenderCall', 'pass', 'bid'), setting('art1Test', 'nobodySpoke')),
    ),
    outcomes: [
      {
        id: '004.2.1#1',
        when: always,
        effects: [
          { type: 'stopAuction' },
          { type: 'mountainTricks', player: 'offender', count: 1, priceBasis: 'stoppedBid', part: 'penalty' },
          { type: 'redeal' },
          { type: 'scoring', mode: 'none', ordinary: 'none' },
        ],
      },
    ],
    readings: ['K1', 'K2a', 'K2b', 'K2c', 'K2d', 'KX'],
  },
  {
    ...ofAuction,
    id: '004.2.2',
    refRu: 'НКК 2.2',
    titleRu: 'Замечено спасовавшим, заявок ещё не было',
    textRu:
      'Спасовавший останавливает торговлю. Штраф — одна взятка в гору на текущем уровне распасов. Пересдача.',
    needs: [needs('stage'), needs('raspasyLevel')],
    select: all(is('stage', 'auction'), is('bidMade', false), is('offenderCall', 'pass')),
    outcomes: [
      {
        id: '004.2.2#1',
        when: always,
        effects: [
          { type: 'stopAuction' },
          {
            type: 'mountainTricks',
            player: 'offender',
            count: 1,
            priceBasis: 'raspasyLevel',
            part: 'penalty',
          },
          { type: 'redeal' },
          { type: 'scoring', mode: 'none', ordinary: 'none' },
        ],
      },
    ],
    readings: ['K22', 'K2c', 'G5'],
  },
] as const satisfies readonly Article[];
