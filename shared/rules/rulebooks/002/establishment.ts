/** Laws 63.4–64.1: when a revoke is established, and what the fragment says of the penalty. */
import type { Article } from '../../vocabulary.ts';
import { all, always, inconsistent, is, never, notApplicable } from '../../build.ts';
import { by, ofLaw } from './law.ts';

const size = { type: 'arbiterDecision', question: '002.64.1.size' } as const;

export const establishmentArticles = [
  {
    ...ofLaw,
    id: '002.63.4',
    refRu: '63.4',
    titleRu: 'Судья устанавливает, чем было действие',
    textRu: 'Обстоятельства 63.2 — факты, которые устанавливает судья.',
    facts: [
      {
        id: 'finding',
        kind: 'enum',
        byArbiter: true,
        askRu: 'Что установил судья?',
        values: [
          { id: 'play', labelRu: 'игра' },
          { id: 'designation', labelRu: 'обозначение игры' },
          { id: 'claim', labelRu: 'претензия' },
          { id: 'concession', labelRu: 'уступка' },
          { id: 'acquiescence', labelRu: 'молчаливое согласие' },
          { id: 'none', labelRu: 'ничто из этого' },
        ],
      },
      by,
    ],
    outcomes: [
      {
        id: '002.63.4#1',
        when: is('finding', 'none'),
        effects: [
          { type: 'arbiterDecision', question: '002.63.4.finding' },
          { type: 'revokeStatus', established: false },
        ],
      },
      {
        id: '002.63.4#2',
        when: is('by', 'opponent'),
        effects: [
          { type: 'arbiterDecision', question: '002.63.4.finding' },
          { type: 'revokeStatus', established: false },
        ],
      },
      {
        id: '002.63.4#3',
        when: always,
        effects: [
          { type: 'arbiterDecision', question: '002.63.4.finding' },
          { type: 'revokeStatus', established: true },
        ],
      },
    ],
    readings: ['B2'],
  },
  {
    ...ofLaw,
    id: '002.63.5',
    refRu: '63.5',
    titleRu: 'Вопрос партнёра-защитника',
    textRu:
      'Фальшренонс защитника устанавливается и вопросом партнёра о возможном фальшренонсе (см. 61.5(i)).',
    facts: [
      {
        id: 'offenderRole',
        kind: 'enum',
        askRu: 'Чей фальшренонс?',
        values: [
          { id: 'defender', labelRu: 'защитника' },
          { id: 'declarer', labelRu: 'разыгрывающего' },
        ],
      },
      {
        id: 'asker',
        kind: 'enum',
        askRu: 'Чей был вопрос?',
        values: [
          { id: 'partnerDefender', labelRu: 'партнёра-защитника' },
          { id: 'dummy', labelRu: 'болвана' },
          { id: 'declarer', labelRu: 'разыгрывающего' },
          { id: 'nobody', labelRu: 'вопроса не было' },
        ],
      },
      {
        id: 'exception615',
        kind: 'boolean',
        byArbiter: true,
        askRu: 'Действует исключение п. 61.5(i)? (текста нет)',
        requiredIf: never,
        default: false,
        askIf: all(is('offenderRole', 'defender'), is('asker', 'partnerDefender')),
      },
    ],
    refusals: [inconsistent('asker', all(is('offenderRole', 'declarer'), is('asker', 'partnerDefender')))],
    outcomes: [
      {
        id: '002.63.5#1',
        when: all(is('offenderRole', 'defender'), is('asker', 'partnerDefender'), is('exception615', false)),
        effects: [{ type: 'revokeStatus', established: true }],
      },
      {
        id: '002.63.5#2',
        when: all(is('offenderRole', 'defender'), is('asker', 'partnerDefender'), is('exception615', true)),
        effects: [
          { type: 'arbiterDecision', question: '002.63.5.exception' },
          { type: 'revokeStatus', established: false },
        ],
      },
      { id: '002.63.5#3', when: always, effects: [{ type: 'revokeStatus', established: false }] },
    ],
    readings: ['B5'],
  },
  {
    ...ofLaw,
    id: '002.63A4',
    refRu: '63А4',
    titleRu: 'Внимание привлечено с нарушением 61В',
    textRu: 'Фальшренонс установлен, когда внимание к нему привлечено с нарушением Правила 61В.',
    facts: [
      {
        id: 'breach',
        kind: 'enum',
        askRu: 'Какое правило нарушено вопросом?',
        values: [
          { id: '61B', labelRu: '61В' },
          { id: '42B1', labelRu: '42В1: спросил болван' },
          { id: 'none', labelRu: 'никакое' },
        ],
      },
    ],
    outcomes: [
      {
        id: '002.63A4#1',
        when: is('breach', '61B'),
        effects: [{ type: 'revokeStatus', established: true }],
      },
      {
        id: '002.63A4#2',
        when: is('breach', '42B1'),
        effects: [
          { type: 'penaltyLaw', law: '42B1', applies: true },
          { type: 'revokeStatus', established: false },
        ],
      },
      {
        id: '002.63A4#3',
        when: is('breach', 'none'),
        effects: [{ type: 'revokeStatus', established: false }],
      },
    ],
    readings: ['B7'],
  },
  {
    ...ofLaw,
    id: '002.64.1',
    refRu: '64.1',
    phase: 'afterPlay',
    titleRu: 'Важно, какой именно игрок выиграл взятку',
    textRu: 'Вместо «стороны» — «игрок»: наказания различаются по тому, кто из пары выиграл взятку.',
    facts: [
      { id: 'established', kind: 'boolean', askRu: 'Фальшренонс установлен?' },
      {
        id: 'wonBy',
        kind: 'enum',
        askRu: 'Кто выиграл взятку с фальшренонсом?',
        values: [
          { id: 'offender', labelRu: 'нарушитель' },
          { id: 'partner', labelRu: 'его партнёр' },
          { id: 'opponents', labelRu: 'соперники' },
        ],
        sayRu: {
          offender: 'Взятку выиграл нарушитель.',
          partner: 'Взятку выиграл партнёр нарушителя.',
          opponents: 'Взятку выиграли соперники.',
        },
      },
    ],
    refusals: [notApplicable('established', is('established', false))],
    outcomes: [
      {
        id: '002.64.1#1',
        when: is('wonBy', 'offender'),
        effects: [{ type: 'penaltyLaw', law: '64A.wonByOffendingPlayer', applies: true }, size],
      },
      {
        id: '002.64.1#2',
        when: is('wonBy', 'partner'),
        effects: [{ type: 'penaltyLaw', law: '64A.wonByOffendingPlayer', applies: false }, size],
      },
      {
        id: '002.64.1#3',
        when: is('wonBy', 'opponents'),
        effects: [{ type: 'penaltyLaw', law: '64A.wonByOffendingPlayer', applies: false }, size],
      },
    ],
    readings: ['B6'],
  },
] as const satisfies readonly Article[];
