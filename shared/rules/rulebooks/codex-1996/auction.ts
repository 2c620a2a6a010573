/** K96 3.3 and 3.4: bids, the order, its slips, an onlooker's advice. */
import type { Article } from '../../vocabulary.ts';
import { all, always, is, needs, oneOf } from '../../build.ts';
import { offender, playing } from '../003/facts.ts';
import { onlyRow, playOnScoring } from '../003/rows.ts';
import { advice, attempt, corrected, orderSlip } from './facts.ts';

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

const ofOrder = { ...ofAuction, phase: 'contractOrder', happened: ['order'] } as const;
const noPenalty = { type: 'noPenalty' } as const;

export const auctionArticles = [
  {
    ...ofAuction,
    id: 'codex-1996.3.3.8',
    refRu: 'Кодекс 1996, п. 3.3.8',
    titleRu: 'Недостаточная заявка исправляется на любую законную',
    textRu: 'Недостаточная заявка исправляется на любую законную без штрафа.',
    keywordsRu: ['заявка', 'меньше'],
    outcomes: onlyRow('codex-1996.3.3.8', [
      { type: 'mayCorrect', player: 'offender', what: 'bid' },
      noPenalty,
      playOnScoring,
    ]),
    readings: [],
  },
  {
    ...ofAuction,
    id: 'codex-1996.3.3.11',
    refRu: 'Кодекс 1996, п. 3.3.11, 3.4.5',
    happened: ['auction', 'order'],
    titleRu: 'Заявка и прикуп назад не берутся',
    textRu: 'Заявку нельзя взять назад, прикуп нельзя вернуть.',
    facts: [offender, attempt],
    outcomes: [
      {
        id: 'codex-1996.3.3.11#1',
        when: is('attempt', 'bid'),
        effects: [{ type: 'wordStands', what: 'bid' }, noPenalty, playOnScoring],
      },
      {
        id: 'codex-1996.3.3.11#2',
        when: is('attempt', 'talon'),
        effects: [{ type: 'wordStands', what: 'talon' }, noPenalty, playOnScoring],
      },
    ],
    readings: [],
  },
  {
    ...ofOrder,
    id: 'codex-1996.3.4.4',
    refRu: 'Кодекс 1996, п. 3.4.4',
    titleRu: 'Незаконный заказ не исправлен: «без всех»',
    textRu:
      'Незаконный и не исправленный заказ: разыгрывающий без всех взяток того уровня, на котором кончилась торговля.',
    keywordsRu: ['без всех', 'заказ'],
    needs: [needs('stoppedBid', is('corrected', false))],
    facts: [playing, corrected],
    derive: [{ id: 'maxUnder', value: { op: 'maxUndertricks', of: 'stoppedBid' } }],
    outcomes: [
      {
        id: 'codex-1996.3.4.4#1',
        when: is('corrected', false),
        effects: [
          {
            type: 'mountainTricks',
            player: 'offender',
            count: { op: 'get', name: 'maxUnder' },
            priceBasis: 'stoppedBid',
            part: 'undertricks',
          },
          { type: 'scoring', mode: 'ruling', ordinary: 'none' },
        ],
      },
      { id: 'codex-1996.3.4.4#2', when: is('corrected', true), effects: [noPenalty, playOnScoring] },
    ],
    readings: ['E4'],
  },
  {
    ...ofOrder,
    id: 'codex-1996.3.4.7',
    refRu: 'Кодекс 1996, п. 3.4.7–3.4.8',
    titleRu: 'Оговорка в заказе: сразу — без штрафа, после паузы — на ступень выше',
    textRu:
      'После слова вистующих заказ не меняется. Оговорка, исправленная сразу, не наказывается; исправленная после паузы до слова вистующих — контракт играется на ступень выше.',
    keywordsRu: ['оговорка'],
    needs: [needs('contract', is('orderSlip', 'afterPause'))],
    facts: [playing, orderSlip],
    outcomes: [
      {
        id: 'codex-1996.3.4.7#1',
        when: is('orderSlip', 'whisted'),
        effects: [{ type: 'wordStands', what: 'contract' }, noPenalty, playOnScoring],
      },
      {
        id: 'codex-1996.3.4.7#2',
        when: is('orderSlip', 'atOnce'),
        effects: [{ type: 'mayCorrect', player: 'offender', what: 'contract' }, noPenalty, playOnScoring],
      },
      {
        id: 'codex-1996.3.4.7#3',
        when: all(is('orderSlip', 'afterPause'), oneOf('contract', 10, 'misere')),
        effects: [
          { type: 'wordStands', what: 'contract' },
          { type: 'arbiterDecision', question: 'codex-1996.3.4.7.top' },
          playOnScoring,
        ],
      },
      {
        id: 'codex-1996.3.4.7#4',
        when: is('orderSlip', 'afterPause'),
        effects: [
          { type: 'mayCorrect', player: 'offender', what: 'contract' },
          { type: 'raiseContract', levels: 1 },
          playOnScoring,
        ],
      },
    ],
    readings: ['E5'],
  },
  {
    ...ofOrder,
    id: 'codex-1996.3.4.12',
    refRu: 'Кодекс 1996, п. 3.4.12, 3.9.20',
    happened: ['order', 'play', 'raspasy'],
    titleRu: 'Подсказка зрителя',
    textRu:
      'После подсказки зрителя право изменить заказ теряется; карту за того, кому подсказали, называет ближайший соперник.',
    keywordsRu: ['зритель', 'подсказка'],
    needs: [
      needs('stage', is('advice', 'play')),
      needs('contract', all(is('advice', 'play'), is('stage', 'contract'))),
      needs('declarer', all(is('advice', 'play'), is('stage', 'contract'))),
    ],
    facts: [{ ...playing, askRu: 'Кому подсказали?', sayRu: 'Подсказка игроку: {value}.' }, advice],
    derive: [{ id: 'nearest', value: { op: 'nearestOpponent', of: 'offender' } }],
    outcomes: [
      {
        id: 'codex-1996.3.4.12#1',
        when: is('advice', 'order'),
        effects: [{ type: 'wordStands', what: 'contract' }, noPenalty, playOnScoring],
      },
      {
        id: 'codex-1996.3.4.12#2',
        when: is('advice', 'play'),
        effects: [{ type: 'cardNamedBy', by: 'nearest', player: 'offender' }, noPenalty, playOnScoring],
      },
    ],
    readings: ['E6'],
  },
] as const satisfies readonly Article[];
