/** Розыгрыш: Р4А, Р4В, a lead out of turn on a contract. */
import type { Article } from '../../vocabulary.ts';
import { always, get, inconsistent, is, isNot, needs } from '../../build.ts';
import { playing } from './facts.ts';
import { onlyRow, playOnScoring } from './rows.ts';

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

export const turnArticles = [
  {
    ...ofPlay,
    id: '003.R4A',
    refRu: 'Р4А',
    titleRu: 'Карта играющего настольная; запретить ход ею нельзя',
    textRu: 'Карта — «настольная». Вистующие не могут запретить игроку ходить с этой карты при его ходе.',
    meaning: { descriptionRu: 'разыгрывающий ходит вне очереди', confidence: 'A', k96: '3.9.14.2' },
    needs: [needs('contract'), needs('declarer')],
    refusals: [inconsistent('offender', isNot('offender', get('declarer')))],
    outcomes: onlyRow('003.R4A', [
      { type: 'cardStatus', owner: 'offender', card: 'exposed', status: 'table' },
      { type: 'noBan', by: 'defenders', player: 'offender', card: 'exposed' },
      playOnScoring,
    ]),
    readings: ['G1', 'G3', 'Z22'],
  },
  {
    ...ofPlay,
    id: '003.R4B',
    refRu: 'Р4В',
    titleRu: 'Карта вистующего настольная; запрет или приказ партнёру',
    textRu:
      'Карта — «настольная». Игрок может наложить как запрет, так и приказ на ход второго вистующего в эту масть.',
    meaning: { descriptionRu: 'вистующий ходит вне очереди', confidence: 'A', k96: '3.9.14.1' },
    needs: [needs('contract'), needs('declarer')],
    derive: [{ id: 'other', value: { op: 'otherDefender', of: 'offender' } }],
    refusals: [inconsistent('offender', is('offender', get('declarer')))],
    outcomes: onlyRow('003.R4B', [
      { type: 'cardStatus', owner: 'offender', card: 'exposed', status: 'table' },
      { type: 'opponentChoice', choice: '003.R4B.lead', by: 'declarer' },
      playOnScoring,
    ]),
    choices: [
      {
        id: '003.R4B.lead',
        askRu: 'Ход второго вистующего в эту масть?',
        default: 'none',
        options: [
          { id: 'none', labelRu: 'не вмешиваться', effects: [] },
          {
            id: 'ban',
            labelRu: 'запретить',
            effects: [
              { type: 'banLead', by: 'declarer', player: 'other', suit: 'exposedSuit', when: 'onTurn' },
            ],
          },
          {
            id: 'force',
            labelRu: 'приказать',
            effects: [
              { type: 'forceLead', by: 'declarer', player: 'other', what: 'exposedSuit', when: 'onTurn' },
            ],
          },
        ],
      },
    ],
    readings: ['G1', 'G3', 'Z22', 'R11b'],
  },
] as const satisfies readonly Article[];
