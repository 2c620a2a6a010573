/** Laws 63.1–63.3: until when a revoke is corrected. */
import type { Article, FactDef } from '../../vocabulary.ts';
import { all, atMost, is, never, oneOf } from '../../build.ts';
import { by, ofLaw } from './law.ts';

const trick = {
  id: 'trick',
  kind: 'int',
  min: 1,
  max: 12,
  askRu: 'Номер взятки с фальшренонсом?',
  sayRu: 'Фальшренонс во взятке: {value}.',
} as const satisfies FactDef;

const established = [
  { type: 'revokeStatus', established: true },
  { type: 'correction', mode: 'closed' },
] as const;
const stillOpen = [
  { type: 'revokeStatus', established: false },
  { type: 'correction', mode: 'allowed' },
] as const;

export const correctionArticles = [
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
] as const satisfies readonly Article[];
