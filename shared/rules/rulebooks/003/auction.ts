/** Торговля: Т1–Т5. */
import type { Article } from '../../vocabulary.ts';
import { all, always, eachAbove, get, inconsistent, is, needs, ofEach } from '../../build.ts';
import {
  bidder1,
  bidder2,
  damage,
  damageWhists,
  damageWithoutDamage,
  offender,
  repeat,
  talonWon,
  unfinished,
  whists1,
  whists2,
} from './facts.ts';
import { onlyRow, playOnScoring, twoPoints } from './rows.ts';

const ofAuction = {
  phase: 'auction',
  happened: ['auction'],
  subject: 'other',
  needs: [],
  facts: [offender],
  derive: [],
  select: always,
  refusals: [],
  match: 'first',
  choices: [],
} as const;

const allowedBids = {
  type: 'allowedBids',
  values: ['пика', 'трефа', 'бубна', 'черва', 'без козыря', 'мизер'],
} as const;

export const auctionArticles = [
  {
    ...ofAuction,
    id: '003.T1',
    refRu: 'Т1',
    titleRu: 'Без наказания, если прикуп его; иначе возможен запрет хода',
    textRu:
      'Без наказания, если прикуп в ходе нормальной торговли достался ему; если нет, разыгрывающий может запретить ход в эту масть при первом попадании хода к нарушителю.',
    meaning: { descriptionRu: 'заявка вне очереди', confidence: 'A', k96: '3.3.18' },
    needs: [needs('declarer', is('talonWon', 'other'))],
    facts: [offender, talonWon],
    refusals: [inconsistent('talonWon', all(is('talonWon', 'other'), is('declarer', get('offender'))))],
    outcomes: [
      {
        id: '003.T1#1',
        when: is('talonWon', 'offender'),
        effects: [{ type: 'noPenalty' }, playOnScoring],
      },
      {
        id: '003.T1#2',
        when: is('talonWon', 'other'),
        effects: [{ type: 'opponentChoice', choice: '003.T1.ban', by: 'declarer' }, playOnScoring],
      },
      {
        id: '003.T1#3',
        when: is('talonWon', 'nobody'),
        effects: [{ type: 'arbiterDecision', question: '003.T1.raspasy' }, playOnScoring],
      },
    ],
    choices: [
      {
        id: '003.T1.ban',
        askRu: 'Запретить ход в эту масть при первом попадании хода к нарушителю?',
        default: 'none',
        options: [
          { id: 'none', labelRu: 'не запрещать', effects: [] },
          {
            id: 'ban',
            labelRu: 'запретить',
            effects: [
              {
                type: 'banLead',
                by: 'declarer',
                player: 'offender',
                suit: 'exposedSuit',
                when: 'firstTimeOnLead',
              },
            ],
          },
        ],
      },
    ],
    readings: ['G1', 'Z13', 'G3'],
  },
  {
    ...ofAuction,
    id: '003.T2',
    refRu: 'Т2',
    titleRu: 'Карта становится настольной',
    textRu: 'Карта считается «настольной».',
    meaning: { descriptionRu: 'в торговле показана или уронена карта', confidence: 'C', k96: '3.9.15' },
    outcomes: onlyRow('003.T2', [
      { type: 'cardStatus', owner: 'offender', card: 'exposed', status: 'table' },
      playOnScoring,
    ]),
    readings: ['G1', 'G3'],
  },
  {
    ...ofAuction,
    id: '003.T3A',
    refRu: 'Т3А',
    titleRu: '2 очка в гору',
    textRu: '2 очка в гору.',
    meaning: {
      descriptionRu: 'прикуп увидел игрок, который уже не торгуется',
      confidence: 'C',
      k96: '3.2.21',
    },
    outcomes: onlyRow('003.T3A', [twoPoints, playOnScoring]),
    readings: ['G1', 'KX'],
  },
  {
    ...ofAuction,
    id: '003.T3B',
    refRu: 'Т3В',
    titleRu: 'Без права торговли; ущерб — за его счёт',
    textRu:
      'Не имеет права участвовать в торговле; если нанесён ущерб другим, все компенсации за его счёт в вистах.',
    meaning: {
      descriptionRu: 'прикуп увидел один игрок, который ещё торгуется',
      confidence: 'A',
      k96: '3.3.16, 3.3.16.1',
    },
    facts: [offender, damage, damageWhists],
    refusals: [inconsistent('damageWhists', all(is('damage', false), damageWithoutDamage), 'others')],
    match: 'every',
    outcomes: [
      { id: '003.T3B#1', when: always, effects: [{ type: 'loseAuctionRight', player: 'offender' }] },
      {
        id: '003.T3B#2',
        when: all(is('damage', true), eachAbove('damageWhists', 0)),
        forEach: 'others',
        effects: [
          {
            type: 'whists',
            from: 'each',
            to: 'offender',
            amountBasis: 'arbiter',
            amount: ofEach('damageWhists'),
          },
        ],
      },
      {
        id: '003.T3B#3',
        when: is('damage', true),
        effects: [{ type: 'arbiterDecision', question: '003.T3B.damage' }],
      },
      { id: '003.T3B#4', when: always, effects: [playOnScoring] },
    ],
    readings: ['G1', 'Z14'],
  },
  {
    ...ofAuction,
    id: '003.T4',
    refRu: 'Т4',
    titleRu: 'Прикуп вскрыт до конца торговли',
    textRu:
      'Если торговлю не закончил один игрок, прикуп отдаётся ему; если двое, карты вскрываются, назначаются игры и результат пишется вистами на вскрывшего.',
    meaning: { descriptionRu: 'прикуп вскрыт всем до конца торговли', confidence: 'A', k96: '3.3.16.2–3' },
    facts: [offender, unfinished, bidder1, bidder2, whists1, whists2],
    refusals: [
      inconsistent('bidder1', is('bidder1', get('offender'))),
      inconsistent('bidder2', is('bidder2', get('offender'))),
      inconsistent('bidder2', all(is('unfinished', 2), is('bidder2', get('bidder1')))),
    ],
    outcomes: [
      {
        id: '003.T4#1',
        when: is('unfinished', 1),
        effects: [{ type: 'talonTo', player: 'bidder1' }, playOnScoring],
      },
      {
        id: '003.T4#2',
        when: is('unfinished', 2),
        effects: [
          { type: 'openAllHands' },
          { type: 'arbiterDecision', question: '003.T4.games' },
          { type: 'whists', from: 'bidder1', to: 'offender', amountBasis: 'arbiter', amount: get('whists1') },
          { type: 'whists', from: 'bidder2', to: 'offender', amountBasis: 'arbiter', amount: get('whists2') },
          { type: 'scoring', mode: 'ruling', ordinary: 'none' },
        ],
      },
    ],
    readings: ['G1', 'Z15'],
  },
  {
    ...ofAuction,
    id: '003.T5',
    refRu: 'Т5',
    titleRu: 'Недопустимые слова в торговле',
    textRu:
      'Допустимая торговля: пика, трефа, бубна, черва, без козыря, мизер. Повторно — 2 очка. Недопонимания толкуются не в пользу провинившегося.',
    meaning: { descriptionRu: 'неправильные слова заявки', confidence: 'A', k96: '3.3.5, 5.4.8' },
    facts: [offender, repeat],
    outcomes: [
      {
        id: '003.T5#1',
        when: is('repeat', false),
        effects: [
          allowedBids,
          { type: 'interpretAgainst', player: 'offender' },
          { type: 'noPenalty' },
          playOnScoring,
        ],
      },
      {
        id: '003.T5#2',
        when: is('repeat', true),
        effects: [allowedBids, { type: 'interpretAgainst', player: 'offender' }, twoPoints, playOnScoring],
      },
    ],
    repeat: { counter: '003.T5', firstRu: 'без штрафа', againRu: '2 очка в гору' },
    readings: ['G1', 'G6', 'G7'],
  },
] as const satisfies readonly Article[];
