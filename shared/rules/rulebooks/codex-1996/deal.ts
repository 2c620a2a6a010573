/** K96 3.2: deadlines of complaints about the deal, the own number of cards, the talon looked at. */
import type { Article } from '../../vocabulary.ts';
import { all, any, is, oneOf } from '../../build.ts';
import { offender } from '../003/facts.ts';
import { ofDeal, onlyRow, playOnScoring, redealFree } from '../003/rows.ts';
import { offenderCall } from '../004/facts.ts';
import { complaint, dealFinishedIfProcedure, handsOpened } from './facts.ts';

const unchanged = { type: 'scoring', mode: 'unchanged', ordinary: 'none' } as const;

export const dealArticles = [
  {
    ...ofDeal,
    id: 'codex-1996.3.2.14',
    refRu: 'Кодекс 1996, п. 3.2.14, 3.2.18',
    titleRu: 'До какого времени принимается претензия к сдаче',
    textRu:
      'Претензии к тасовке, съёму и сдаче принимаются до конца сдачи, спор о том, чья сдача, — пока кто-нибудь не открыл карты.',
    keywordsRu: ['срок', 'очередь сдачи'],
    facts: [offender, complaint, dealFinishedIfProcedure, handsOpened],
    outcomes: [
      {
        id: 'codex-1996.3.2.14#1',
        when: all(is('complaint', 'procedure'), is('dealFinished', true)),
        effects: [{ type: 'claimRejected', reason: 'dealEnded' }, unchanged],
      },
      {
        id: 'codex-1996.3.2.14#2',
        when: all(is('complaint', 'whoseDeal'), is('handsOpened', true)),
        effects: [{ type: 'claimRejected', reason: 'handsOpened' }, unchanged],
      },
      {
        id: 'codex-1996.3.2.14#3',
        when: any(is('dealFinished', false), is('handsOpened', false)),
        effects: [{ type: 'arbiterDecision', question: 'codex-1996.3.2.14.proof' }, ...redealFree],
      },
    ],
    readings: ['E1'],
  },
  {
    ...ofDeal,
    id: 'codex-1996.3.2.16',
    refRu: 'Кодекс 1996, п. 3.2.16, 3.2.23',
    phase: 'auction',
    happened: ['cardCount'],
    subject: 'cardCount',
    titleRu: 'После первого слова за число карт отвечает сам игрок',
    textRu: 'Сказав первое слово, хотя бы и пас, игрок сам отвечает за число своих карт.',
    keywordsRu: ['число карт'],
    facts: [offender, offenderCall],
    outcomes: [
      { id: 'codex-1996.3.2.16#1', when: is('offenderCall', 'none'), effects: redealFree },
      {
        id: 'codex-1996.3.2.16#2',
        when: oneOf('offenderCall', 'pass', 'bid'),
        effects: [
          { type: 'wordStands', what: 'count' },
          { type: 'seeArticle', rulebook: 'codex-1996', article: 'codex-1996.3.9.18' },
          playOnScoring,
        ],
      },
    ],
    readings: ['E2'],
  },
  {
    ...ofDeal,
    id: 'codex-1996.3.2.21',
    refRu: 'Кодекс 1996, п. 3.2.21',
    titleRu: 'Прикуп посмотрели до покупки: 5 очков в гору',
    textRu: 'Посмотревший прикуп до покупки, хотя бы и сидящий на сдаче, пишет 5 очков в гору.',
    keywordsRu: ['прикуп'],
    outcomes: onlyRow('codex-1996.3.2.21', [
      { type: 'mountainPoints', player: 'offender', points: 5 },
      playOnScoring,
    ]),
    readings: ['E3'],
  },
] as const satisfies readonly Article[];
