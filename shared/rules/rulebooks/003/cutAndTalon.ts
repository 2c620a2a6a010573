/** Сдача: С9 (cut), the common rule of repeated redeals, С10–С12 (talon). */
import type { Article } from '../../vocabulary.ts';
import { all, always, is, needs } from '../../build.ts';
import { dealersFault, dealFinished, offender, redealCode, repeatRedeal, result } from './facts.ts';
import { ofDeal, onlyRow, playOnScoring, redealFree, redealTwoPoints, twoPoints } from './rows.ts';

export const cutAndTalonArticles = [
  {
    ...ofDeal,
    id: '003.S9',
    refRu: 'С9',
    titleRu: 'Ошибка со съёмом до конца сдачи',
    textRu:
      'Любая ошибка со съёмом, выявленная до окончания сдачи: пересдача. Повторная по вине сдающего — 2 очка.',
    meaning: {
      descriptionRu: 'сдано без съёма или с ошибкой съёма',
      confidence: 'A',
      k96: '3.2.5–3.2.6, 3.2.15',
    },
    facts: [offender, dealFinished, dealersFault, repeatRedeal],
    outcomes: [
      {
        id: '003.S9#1',
        when: is('dealFinished', true),
        effects: [{ type: 'arbiterDecision', question: '003.S9.late' }, playOnScoring],
      },
      { id: '003.S9#2', when: all(is('dealersFault', true), is('repeat', true)), effects: redealTwoPoints },
      { id: '003.S9#3', when: always, effects: redealFree },
    ],
    repeat: { counter: '003.S.redeal', firstRu: 'пересдача', againRu: 'пересдача и 2 очка в гору' },
    readings: ['G1', 'ZR', 'Z9', 'Z234'],
  },
  {
    ...ofDeal,
    id: '003.SR',
    refRu: 'С, общее',
    titleRu: 'Повторная пересдача по вине сдающего',
    textRu: 'Повторная пересдача по вине сдающего — 2 очка в гору, один раз.',
    companionIf: 'freeRedeal',
    companionTo: ['003.S1', '003.S2', '003.S3', '003.S4', '003.S5', '003.S6', '003.S7', '003.S8'],
    meaning: { descriptionRu: 'повторная пересдача по вине сдающего', confidence: 'A', k96: '3.2.15' },
    facts: [offender, redealCode, dealersFault, repeatRedeal],
    outcomes: [
      { id: '003.SR#1', when: all(is('dealersFault', true), is('repeat', true)), effects: redealTwoPoints },
      { id: '003.SR#2', when: always, effects: redealFree },
    ],
    repeat: {
      counter: '003.S.redeal',
      firstRu: 'пересдача',
      againRu: '2 очка в гору, не складываясь с С6 и С8',
    },
    readings: ['ZR', 'G7', 'G10'],
  },
  {
    ...ofDeal,
    id: '003.S10',
    refRu: 'С10',
    titleRu: 'Без права торговли; на распасах первые две взятки его',
    textRu: 'Не имеет права участвовать в торговле; если распасы, то первые две взятки его.',
    meaning: {
      descriptionRu: 'игрок увидел прикуп во время сдачи или после неё',
      confidence: 'A',
      k96: '3.2.19',
    },
    needs: [needs('raspasyLevel', is('result', 'raspasy'))],
    facts: [offender, result],
    outcomes: [
      {
        id: '003.S10#1',
        when: is('result', 'raspasy'),
        effects: [
          { type: 'loseAuctionRight', player: 'offender' },
          { type: 'firstTricksTo', player: 'offender', count: 2 },
          playOnScoring,
        ],
      },
      {
        id: '003.S10#2',
        when: is('result', 'contract'),
        effects: [{ type: 'loseAuctionRight', player: 'offender' }, playOnScoring],
      },
    ],
    readings: ['G1', 'Z10', 'KX'],
  },
  {
    ...ofDeal,
    id: '003.S11',
    refRu: 'С11',
    titleRu: 'Без права торговли; сдатчик вытягивает две карты',
    textRu: 'Не имеет права участвовать в торговле; сдатчик после перемешивания вытягивает две карты.',
    meaning: { descriptionRu: 'игрок взял прикуп себе в карты', confidence: 'A', k96: '3.2.20, 3.3.17' },
    needs: [needs('dealer')],
    outcomes: onlyRow('003.S11', [
      { type: 'loseAuctionRight', player: 'offender' },
      { type: 'dealerDrawsTalon', dealer: 'dealer', count: 2 },
      playOnScoring,
    ]),
    readings: ['G1', 'Z11', 'KX'],
  },
  {
    ...ofDeal,
    id: '003.S12',
    refRu: 'С12',
    titleRu: '2 очка в гору',
    textRu: '2 очка в гору.',
    meaning: {
      descriptionRu:
        'прикуп посмотрели до покупки, хотя бы и сидящий на сдаче (по Кодексу 1996 года — 5 очков)',
      confidence: 'A',
      k96: '3.2.21',
    },
    outcomes: onlyRow('003.S12', [twoPoints, playOnScoring]),
    readings: ['G1', 'Z12'],
  },
] as const satisfies readonly Article[];
