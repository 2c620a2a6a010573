/** Сдача: С1–С8. */
import type { Article } from '../../vocabulary.ts';
import { all, is, setting } from '../../build.ts';
import { auctionStarted, cardsPickedUp, dealFinished, offender, repeat } from './facts.ts';
import { ofDeal, onlyRow, playOnScoring, redealFree, redealTwoPoints } from './rows.ts';

export const dealArticles = [
  {
    ...ofDeal,
    id: '003.S1',
    refRu: 'С1',
    titleRu: 'Пересдача',
    textRu: 'Пересдача.',
    meaning: {
      descriptionRu: 'во время сдачи по вине сдающего открылась карта',
      confidence: 'B',
      k96: '3.2.12',
    },
    outcomes: onlyRow('003.S1', redealFree),
    readings: ['G1', 'ZR'],
  },
  {
    ...ofDeal,
    id: '003.S2',
    refRu: 'С2',
    titleRu: 'Пересдача, пока сдача не окончена',
    textRu: 'Пересдача, если до окончания сдачи.',
    meaning: {
      descriptionRu: 'нарушен порядок сдачи: не по часовой стрелке или прикуп не на месте',
      confidence: 'B',
      k96: '3.2.8–3.2.9, 3.2.15',
    },
    facts: [offender, dealFinished],
    outcomes: [
      { id: '003.S2#1', when: is('dealFinished', false), effects: redealFree },
      {
        id: '003.S2#2',
        when: is('dealFinished', true),
        effects: [{ type: 'arbiterDecision', question: '003.S2.late' }, playOnScoring],
      },
    ],
    readings: ['G1', 'Z234', 'ZR'],
  },
  {
    ...ofDeal,
    id: '003.S3',
    refRu: 'С3',
    happened: ['deal', 'cardCount'],
    subject: 'cardCount',
    titleRu: 'Пересдача, пока торговля не началась',
    textRu: 'Пересдача, если до начала торговли.',
    meaning: { descriptionRu: 'игроку сдано неверное число карт', confidence: 'B', k96: '3.2.13, 3.2.23' },
    facts: [offender, auctionStarted],
    outcomes: [
      { id: '003.S3#1', when: is('auctionStarted', false), effects: redealFree },
      {
        id: '003.S3#2',
        when: is('auctionStarted', true),
        effects: [{ type: 'arbiterDecision', question: '003.S3.late' }, playOnScoring],
      },
    ],
    readings: ['G1', 'Z234', 'ZR', 'KX'],
  },
  {
    ...ofDeal,
    id: '003.S4',
    refRu: 'С4',
    titleRu: 'Пересдача, пока торговля не началась',
    textRu: 'Пересдача, если до начала торговли.',
    meaning: { descriptionRu: 'карты сданы не по две или не теми порциями', confidence: 'B', k96: '3.2.13' },
    facts: [offender, auctionStarted],
    outcomes: [
      { id: '003.S4#1', when: is('auctionStarted', false), effects: redealFree },
      {
        id: '003.S4#2',
        when: is('auctionStarted', true),
        effects: [{ type: 'arbiterDecision', question: '003.S4.late' }, playOnScoring],
      },
    ],
    readings: ['G1', 'Z234', 'ZR', 'KX'],
  },
  {
    ...ofDeal,
    id: '003.S5',
    refRu: 'С5',
    titleRu: 'До поднятия карт пересдача, после играется',
    textRu: 'До поднятия карт — пересдача, после — играется, никто не наказывается.',
    meaning: { descriptionRu: 'сдано вне очереди', confidence: 'A', k96: '3.2.14' },
    facts: [offender, cardsPickedUp],
    outcomes: [
      { id: '003.S5#1', when: is('cardsPickedUp', false), effects: redealFree },
      {
        id: '003.S5#2',
        when: is('cardsPickedUp', true),
        effects: [{ type: 'noPenalty' }, { type: 'playOn' }, playOnScoring],
      },
    ],
    readings: ['G1', 'KX', 'ZR'],
  },
  {
    ...ofDeal,
    id: '003.S6',
    refRu: 'С6',
    titleRu: 'Пересдача, повторно 2 очка',
    textRu: 'Пересдача; повторно — 2 очка.',
    meaning: {
      descriptionRu: 'карта лежит лицом вверх или перевёрнута сдающим',
      confidence: 'A',
      k96: '3.2.15',
    },
    facts: [offender, repeat],
    outcomes: [
      { id: '003.S6#1', when: is('repeat', false), effects: redealFree },
      { id: '003.S6#2', when: is('repeat', true), effects: redealTwoPoints },
    ],
    repeat: { counter: '003.S6', firstRu: 'пересдача', againRu: 'пересдача и 2 очка в гору' },
    readings: ['G1', 'G6', 'G7', 'ZR'],
  },
  {
    ...ofDeal,
    id: '003.S7',
    refRu: 'С7',
    titleRu: 'Пересдача',
    textRu: 'Пересдача.',
    meaning: { descriptionRu: 'неполная или порченая колода', confidence: 'B', k96: '3.2.15' },
    outcomes: onlyRow('003.S7', redealFree),
    readings: ['G1', 'ZR'],
  },
  {
    ...ofDeal,
    id: '003.S8',
    refRu: 'С8',
    titleRu: 'Повторно 2 очка в гору, пересдача',
    textRu: 'Повторно — 2 очка в гору, пересдача.',
    meaning: { descriptionRu: 'сдающий нарушает процедуру сдачи', confidence: 'B', k96: '3.2.17' },
    facts: [offender, repeat],
    outcomes: [
      { id: '003.S8#1', when: is('repeat', true), effects: redealTwoPoints },
      {
        id: '003.S8#2',
        when: all(is('repeat', false), setting('s8FirstRedeal', 'always')),
        effects: redealFree,
      },
      {
        id: '003.S8#3',
        when: all(is('repeat', false), setting('s8FirstRedeal', 'repeatOnly')),
        effects: [{ type: 'noPenalty' }, { type: 'playOn' }, playOnScoring],
      },
    ],
    repeat: { counter: '003.S8', firstRu: 'пересдача', againRu: 'пересдача и 2 очка в гору' },
    readings: ['G1', 'Z8', 'G7', 'ZR'],
  },
] as const satisfies readonly Article[];
