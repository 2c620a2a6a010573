/** ФР, преамбула, 1 and 2: revokes on a contract. */
import type { Article } from '../../vocabulary.ts';
import { all, always, get, inconsistent, is, needs, oneOf } from '../../build.ts';
import {
  knowledgeHelped,
  made,
  noticed,
  noTrump,
  offender,
  revokeKind,
  revokeTrick,
  trumpForms,
} from './facts.ts';

const ofContract = {
  happened: ['play'],
  subject: 'revoke',
  needs: [needs('contract'), needs('declarer')],
  match: 'first',
} as const;

const trumpRefusal = inconsistent('revokeKind', all(trumpForms, noTrump));

/** R12d: a claimed contract is replayed like any other. */
const later = oneOf('noticed', 'laterPlay', 'afterClaimCheck', 'afterPlayBeforeMixed');

export const contractArticles = [
  {
    id: '000.0',
    refRu: 'ФР, преамбула',
    phase: 'afterPlay',
    happened: ['general'],
    reachedFrom: ['play', 'raspasy'],
    subject: 'revoke',
    titleRu: 'Срок заявления о фальшренонсе истёк',
    textRu: 'Указать на фальшренонс можно до конца розыгрыша; когда карты смешаны, претензии не принимаются.',
    needs: [],
    facts: [offender, noticed],
    derive: [],
    select: is('noticed', 'afterMixed'),
    refusals: [],
    match: 'first',
    outcomes: [
      {
        id: '000.0#1',
        when: is('noticed', 'afterMixed'),
        effects: [
          { type: 'claimRejected', reason: 'tooLate' },
          { type: 'scoring', mode: 'unchanged', ordinary: 'none' },
        ],
      },
    ],
    choices: [],
    readings: ['R0'],
  },
  {
    ...ofContract,
    id: '000.1.1',
    refRu: 'ФР 1.1',
    phase: 'play',
    titleRu: 'Вистующий: замечено до следующей взятки',
    textRu:
      'Карта становится открытой и играется при первом ходе в её масть. Разыгрывающий может запретить второму вистующему ход в эту масть или оставить ошибку как есть.',
    facts: [offender, noticed, revokeKind, revokeTrick],
    derive: [{ id: 'other', value: { op: 'otherDefender', of: 'offender' } }],
    select: all(is('dealKind', 'contract'), is('side', 'defender'), is('noticed', 'beforeNextTrick')),
    refusals: [trumpRefusal],
    outcomes: [
      {
        id: '000.1.1#1',
        when: always,
        effects: [
          { type: 'opponentChoice', choice: '000.1.1.correct', by: 'declarer' },
          { type: 'noPenalty' },
          { type: 'scoring', mode: 'playOn', ordinary: 'none' },
        ],
      },
    ],
    choices: [
      {
        id: '000.1.1.correct',
        askRu: 'Разыгрывающий: исправлять ошибку?',
        default: 'correct',
        options: [
          {
            id: 'correct',
            labelRu: 'исправить, карта открыта, запрета нет',
            effects: [
              { type: 'correctCard', player: 'offender' },
              { type: 'cardStatus', owner: 'offender', card: 'exposed', status: 'open' },
              { type: 'mustPlayOpen', player: 'offender', on: ['followSuit'] },
            ],
          },
          {
            id: 'correctBan',
            labelRu: 'исправить и запретить второму вистующему ход в эту масть',
            effects: [
              { type: 'correctCard', player: 'offender' },
              { type: 'cardStatus', owner: 'offender', card: 'exposed', status: 'open' },
              { type: 'mustPlayOpen', player: 'offender', on: ['followSuit'] },
              { type: 'banLead', by: 'declarer', player: 'other', suit: 'exposedSuit', when: 'whileOpen' },
            ],
          },
          { id: 'leave', labelRu: 'оставить карту сыгранной', effects: [] },
        ],
      },
    ],
    readings: ['G3', 'G8', 'R11a', 'R11b', 'R11c', 'R11d', 'R5x'],
  },
  {
    ...ofContract,
    id: '000.1.2',
    refRu: 'ФР 1.2',
    phase: 'play',
    titleRu: 'Вистующий: замечено позже',
    textRu:
      'Нарушитель — без одной взятки в гору на висте. Карты, сыгранные после ошибки, разбираются и играются заново на открытых картах; сомнения — в пользу разыгрывающего, по его требованию вистующие делают любые разумные ходы.',
    facts: [offender, noticed, revokeKind, revokeTrick],
    derive: [],
    select: all(is('dealKind', 'contract'), is('side', 'defender'), later),
    refusals: [trumpRefusal],
    outcomes: [
      {
        id: '000.1.2#1',
        when: always,
        effects: [
          { type: 'mountainTricks', player: 'offender', count: 1, priceBasis: 'whist', part: 'penalty' },
          {
            type: 'replayFrom',
            trick: get('revokeTrick'),
            openCards: true,
            doubtsFor: 'declarer',
            movesOnDemandOf: 'declarer',
            limit: 'commonSenseAsIfLayoutUnknown',
          },
          { type: 'arbiterDecision', question: '000.1.2.move' },
          { type: 'scoring', mode: 'actual', ordinary: 'none' },
        ],
      },
    ],
    choices: [],
    readings: ['G4', 'G8', 'G9', 'R12a', 'R12b', 'R12c', 'R12d', 'R5x'],
  },
  {
    ...ofContract,
    id: '000.2.1',
    refRu: 'ФР 2.1',
    phase: 'play',
    titleRu: 'Разыгрывающий: замечено до следующей взятки',
    textRu: 'Карта становится открытой; по требованию любого вистующего разыгрывающий ходит этой картой.',
    facts: [offender, noticed, revokeKind, revokeTrick],
    derive: [],
    select: all(is('dealKind', 'contract'), is('side', 'declarer'), is('noticed', 'beforeNextTrick')),
    refusals: [trumpRefusal],
    outcomes: [
      {
        id: '000.2.1#1',
        when: always,
        effects: [
          { type: 'correctCard', player: 'offender' },
          { type: 'cardStatus', owner: 'offender', card: 'exposed', status: 'open' },
          { type: 'opponentChoice', choice: '000.2.1.lead', by: 'defenders' },
          { type: 'noPenalty' },
          { type: 'scoring', mode: 'playOn', ordinary: 'none' },
        ],
      },
    ],
    choices: [
      {
        id: '000.2.1.lead',
        askRu: 'Вистующие: потребовать ход открытой картой?',
        default: 'none',
        options: [
          { id: 'none', labelRu: 'не требовать', effects: [] },
          {
            id: 'force',
            labelRu: 'потребовать ход этой картой',
            effects: [
              {
                type: 'forceLead',
                by: 'defenders',
                player: 'offender',
                what: 'exposedCard',
                when: 'nextLead',
              },
            ],
          },
        ],
      },
    ],
    readings: ['G3', 'R21', 'R11a'],
  },
  {
    ...ofContract,
    id: '000.2.2',
    refRu: 'ФР 2.2',
    phase: 'play',
    titleRu: 'Разыгрывающий: замечено позже',
    textRu:
      'Нарушитель — без одной взятки в гору на игре. Карты, сыгранные после ошибки, играются заново на открытых картах; сомнения — в пользу вистующих. Пишется результат переигровки; если выиграть помогло знание расклада, контракт не записывается.',
    facts: [offender, noticed, revokeKind, revokeTrick, made, knowledgeHelped],
    derive: [],
    select: all(is('dealKind', 'contract'), is('side', 'declarer'), later),
    refusals: [
      trumpRefusal,
      // A lost contract cannot have been won by knowing the layout.
      inconsistent('knowledgeHelped', all(is('made', false), is('knowledgeHelped', true))),
    ],
    outcomes: [
      {
        id: '000.2.2#1',
        when: all(is('made', true), is('knowledgeHelped', true)),
        effects: [
          {
            type: 'mountainTricks',
            player: 'offender',
            count: 1,
            priceBasis: 'declaredGame',
            part: 'penalty',
          },
          {
            type: 'replayFrom',
            trick: get('revokeTrick'),
            openCards: true,
            doubtsFor: 'defenders',
            movesOnDemandOf: 'defenders',
            limit: 'commonSenseAsIfLayoutUnknown',
          },
          { type: 'arbiterDecision', question: '000.2.2.knowledge' },
          { type: 'scoring', mode: 'actualNoContract', ordinary: 'none' },
        ],
      },
      {
        id: '000.2.2#2',
        when: always,
        effects: [
          {
            type: 'mountainTricks',
            player: 'offender',
            count: 1,
            priceBasis: 'declaredGame',
            part: 'penalty',
          },
          {
            type: 'replayFrom',
            trick: get('revokeTrick'),
            openCards: true,
            doubtsFor: 'defenders',
            movesOnDemandOf: 'defenders',
            limit: 'commonSenseAsIfLayoutUnknown',
          },
          { type: 'arbiterDecision', question: '000.2.2.knowledge' },
          { type: 'scoring', mode: 'actual', ordinary: 'none' },
        ],
      },
    ],
    choices: [],
    readings: ['R22a', 'R22b', 'R22c', 'R12b', 'R12d', 'G9', 'R5x'],
  },
] as const satisfies readonly Article[];
