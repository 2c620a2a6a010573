/** Laws 63.1–64.1 of the fragment. */
import type { Article, FactDef } from '../../vocabulary.ts';
import { all, always, atMost, inconsistent, is, never, notApplicable, oneOf } from '../../build.ts';

const ofLaw = {
  phase: 'play',
  happened: ['play'],
  subject: 'revoke',
  needs: [],
  derive: [],
  select: always,
  refusals: [],
  match: 'first',
  choices: [],
} as const;

const trick = {
  id: 'trick',
  kind: 'int',
  min: 1,
  max: 12,
  askRu: 'Номер взятки с фальшренонсом?',
  sayRu: 'Фальшренонс во взятке: {value}.',
} as const satisfies FactDef;

const by = {
  id: 'by',
  kind: 'enum',
  askRu: 'Кто это сделал?',
  values: [
    { id: 'offender', labelRu: 'нарушитель' },
    { id: 'partner', labelRu: 'его партнёр' },
    { id: 'opponent', labelRu: 'соперник' },
  ],
  sayRu: {
    offender: 'Действие нарушителя.',
    partner: 'Действие его партнёра.',
    opponent: 'Действие соперника.',
  },
} as const satisfies FactDef;

const established = [
  { type: 'revokeStatus', established: true },
  { type: 'correction', mode: 'closed' },
] as const;
const stillOpen = [
  { type: 'revokeStatus', established: false },
  { type: 'correction', mode: 'allowed' },
] as const;

const size = { type: 'arbiterDecision', question: '002.64.1.size' } as const;

export const articles = [
  {
    ...ofLaw,
    id: '002.63.1',
    refRu: '63.1',
    titleRu: 'Право сохраняется, пока не наступили события 63А',
    textRu: 'Право остаётся за тем, кто узнал о фальшренонсе раньше любого из событий Правила 63А.',
    facts: [
      {
        id: 'knownBefore',
        kind: 'boolean',
        askRu: 'О фальшренонсе стало известно раньше событий 63А?',
        sayRu: {
          yes: 'О фальшренонсе стало известно раньше событий 63А.',
          no: 'О фальшренонсе стало известно после событий 63А.',
        },
      },
    ],
    outcomes: [
      {
        id: '002.63.1#1',
        when: is('knownBefore', true),
        effects: [
          { type: 'correction', mode: 'allowed' },
          { type: 'revokeStatus', established: false },
        ],
      },
      {
        id: '002.63.1#2',
        when: is('knownBefore', false),
        effects: [
          { type: 'correction', mode: 'closed' },
          { type: 'revokeStatus', established: true },
          { type: 'arbiterDecision', question: '002.63.1.who' },
        ],
      },
    ],
    readings: ['B1'],
  },
  {
    ...ofLaw,
    id: '002.63.2',
    refRu: '63.2',
    titleRu: 'До какого момента фальшренонс исправляют',
    textRu:
      'Срок исправления кончается, когда нарушитель или его партнёр играют в следующую взятку, обозначают карту для неё или предъявляют претензию либо уступку.',
    facts: [
      trick,
      {
        id: 'event',
        kind: 'enum',
        askRu: 'Что произошло после фальшренонса?',
        values: [
          { id: 'none', labelRu: 'ничего' },
          { id: 'playsToNextTrick', labelRu: 'сыграна карта в следующую взятку' },
          { id: 'designatesForNextTrick', labelRu: 'обозначена карта для следующей взятки' },
          { id: 'claimOrConcession', labelRu: 'претензия на взятки или их уступка' },
        ],
        sayRu: {
          none: 'После фальшренонса ничего не произошло.',
          playsToNextTrick: 'Сыграна карта в следующую взятку.',
          designatesForNextTrick: 'Обозначена карта для следующей взятки.',
          claimOrConcession: 'Предъявлена претензия на взятки или их уступка.',
        },
      },
      {
        ...by,
        requiredIf: oneOf('event', 'playsToNextTrick', 'designatesForNextTrick', 'claimOrConcession'),
      },
      {
        id: 'manner',
        kind: 'enum',
        askRu: 'Как?',
        values: [
          { id: 'legal', labelRu: 'легально' },
          { id: 'illegal', labelRu: 'нелегально' },
          { id: 'inTurn', labelRu: 'в очередь' },
          { id: 'outOfTurn', labelRu: 'вне очереди' },
          { id: 'premature', labelRu: 'преждевременно' },
          { id: 'spoken', labelRu: 'словом' },
          { id: 'silent', labelRu: 'молча' },
        ],
        requiredIf: never,
        default: 'legal',
      },
    ],
    select: atMost('trick', 11),
    outcomes: [
      { id: '002.63.2#1', when: is('event', 'none'), effects: stillOpen },
      { id: '002.63.2#2', when: is('by', 'opponent'), effects: stillOpen },
      { id: '002.63.2#3', when: is('event', 'playsToNextTrick'), effects: established },
      { id: '002.63.2#4', when: is('event', 'designatesForNextTrick'), effects: established },
      { id: '002.63.2#5', when: is('event', 'claimOrConcession'), effects: established },
    ],
    readings: ['B2', 'B3'],
  },
  {
    ...ofLaw,
    id: '002.63.3',
    refRu: '63.3',
    phase: 'afterPlay',
    titleRu: 'Фальшренонс в двенадцатой взятке',
    textRu:
      'Фальшренонс в двенадцатой взятке исправляется до возврата всех рук в коробку, потом — нет. Наказания по 64А нет; при ущербе результат может быть скорректирован по 64С.',
    facts: [
      trick,
      {
        id: 'handsReturned',
        kind: 'boolean',
        askRu: 'Все четыре руки возвращены в коробку?',
        sayRu: { yes: 'Руки возвращены в коробку.', no: 'Руки ещё не возвращены в коробку.' },
      },
      {
        id: 'damage',
        kind: 'boolean',
        byArbiter: true,
        askRu: 'Невиновной стороне причинён ущерб?',
        requiredIf: is('handsReturned', true),
        default: false,
        sayRu: { yes: 'Невиновной стороне причинён ущерб.', no: 'Ущерба невиновной стороне нет.' },
      },
    ],
    select: is('trick', 12),
    outcomes: [
      {
        id: '002.63.3#1',
        when: is('handsReturned', false),
        effects: [
          { type: 'correction', mode: 'required' },
          { type: 'penaltyLaw', law: '64A', applies: false },
        ],
      },
      {
        id: '002.63.3#2',
        when: all(is('handsReturned', true), is('damage', true)),
        effects: [
          { type: 'correction', mode: 'closed' },
          { type: 'penaltyLaw', law: '64A', applies: false },
          { type: 'adjustScore', law: '64C', restoreTo: 'momentOfRevoke' },
          { type: 'arbiterDecision', question: '002.63.3.adjust' },
        ],
      },
      {
        id: '002.63.3#3',
        when: all(is('handsReturned', true), is('damage', false)),
        effects: [
          { type: 'correction', mode: 'closed' },
          { type: 'penaltyLaw', law: '64A', applies: false },
        ],
      },
    ],
    readings: ['B3', 'B4'],
  },
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
