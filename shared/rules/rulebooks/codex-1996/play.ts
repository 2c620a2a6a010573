/** K96 3.9: proven damage of a lead out of turn, the revoke, a wrong number of cards found in play. */
import type { Article, Condition, EffectTemplate, Expr, Role } from '../../vocabulary.ts';
import {
  above,
  all,
  always,
  any,
  eachAbove,
  get,
  inconsistent,
  is,
  isNot,
  multiply,
  needs,
} from '../../build.ts';
import { not, ofEach, oneOf, outOfRange } from '../../build.ts';
import {
  damageWhists,
  inTime,
  playedOut,
  playing,
  provenIfNotPlayed,
  revokeTrick,
  role,
} from '../003/facts.ts';
import { playOnScoring } from '../003/rows.ts';
import { late, misere, penaltyTricks, receiver } from './facts.ts';

const ofPlay = {
  phase: 'play',
  happened: ['play', 'raspasy'],
  subject: 'other',
  needs: [],
  derive: [],
  select: always,
  refusals: [],
  match: 'first',
  choices: [],
} as const;

/** Named for each of the injured, 0 too. */
const { requiredIf: _, default: _none, ...provenDamage } = damageWhists;

const onContract = oneOf('role', 'declarer', 'whister');
const actual = { type: 'scoring', mode: 'actual', ordinary: 'none' } as const;
const rulingOnly = { type: 'scoring', mode: 'ruling', ordinary: 'none' } as const;

/** Tricks that go over, and the play from the error on, played again with the doubts against the offender. */
const movedTricks = (delta: Expr, counterparty: Role): readonly EffectTemplate[] => [
  { type: 'adjustTricks', player: 'offender', delta, atLeast: true, counterparty },
  {
    type: 'replayFrom',
    trick: get('revokeTrick'),
    openCards: true,
    doubtsFor: 'notOffender',
    movesOnDemandOf: null,
    limit: null,
  },
  { type: 'interpretAgainst', player: 'offender' },
  { type: 'arbiterDecision', question: 'codex-1996.3.9.16.more' },
  actual,
];
const given = multiply(-1, get('penaltyTricks'));
const taken = get('penaltyTricks');

const twoDown = {
  type: 'mountainTricks',
  player: 'offender',
  count: 2,
  priceBasis: 'declaredGame',
  part: 'penalty',
} as const;

/** The role is the one that the deal gives the offender. */
const roleFits: Condition = any(
  all(is('role', 'declarer'), isNot('declarer', get('offender'))),
  all(is('role', 'whister'), is('declarer', get('offender'))),
);

export const playArticles = [
  {
    ...ofPlay,
    id: 'codex-1996.3.9.14.3',
    refRu: 'Кодекс 1996, п. 3.9.14.3',
    happened: ['raspasy'],
    titleRu: 'Распасы: доказанный ущерб от хода вне очереди',
    textRu: 'Дальнейший доказанный ущерб от хода вне очереди на распасах нарушитель возмещает полностью.',
    keywordsRu: ['ущерб', 'вне очереди'],
    needs: [needs('raspasyLevel')],
    facts: [playing, provenDamage],
    match: 'every',
    outcomes: [
      {
        id: 'codex-1996.3.9.14.3#1',
        when: eachAbove('damageWhists', 0),
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
        id: 'codex-1996.3.9.14.3#2',
        when: always,
        effects: [
          { type: 'arbiterDecision', question: 'codex-1996.3.9.14.3.damage' },
          { type: 'scoring', mode: 'unchanged', ordinary: 'none' },
        ],
      },
    ],
    readings: ['E7'],
  },
  {
    ...ofPlay,
    id: 'codex-1996.3.9.16',
    refRu: 'Кодекс 1996, п. 3.9.16.1–2',
    subject: 'revoke',
    titleRu: 'Фальшренонс: вовремя — карта открыта, позже — не меньше взятки соперникам',
    textRu:
      'Замечен вовремя — карта становится открытой. Позже — не меньше одной взятки переходит соперникам, карты, сыгранные после ошибки, разбираются и играются заново, сомнения — против нарушителя.',
    keywordsRu: ['фальшренонс'],
    needs: [
      needs('contract', onContract),
      needs('declarer', onContract),
      needs('raspasyLevel', is('role', 'raspasy')),
    ],
    facts: [playing, inTime, role, revokeTrick, receiver, penaltyTricks],
    refusals: [inconsistent('role', roleFits), inconsistent('receiver', is('receiver', get('offender')))],
    outcomes: [
      {
        id: 'codex-1996.3.9.16#1',
        when: is('inTime', true),
        effects: [
          { type: 'correctCard', player: 'offender' },
          { type: 'cardStatus', owner: 'offender', card: 'exposed', status: 'open' },
          { type: 'noPenalty' },
          playOnScoring,
        ],
      },
      {
        id: 'codex-1996.3.9.16#2',
        when: all(late('declarer'), not(misere)),
        effects: movedTricks(given, 'receiver'),
      },
      {
        id: 'codex-1996.3.9.16#3',
        when: all(late('whister'), not(misere)),
        effects: movedTricks(given, 'declarer'),
      },
      // Where tricks are avoided, the trick goes to the offender (E8).
      {
        id: 'codex-1996.3.9.16#4',
        when: any(all(late('declarer'), misere), late('raspasy')),
        effects: movedTricks(taken, 'receiver'),
      },
      {
        id: 'codex-1996.3.9.16#5',
        when: all(late('whister'), misere),
        effects: [{ type: 'arbiterDecision', question: 'codex-1996.3.9.16.catcher' }, actual],
      },
    ],
    readings: ['E8', 'E9'],
  },
  {
    ...ofPlay,
    id: 'codex-1996.3.9.18',
    refRu: 'Кодекс 1996, п. 3.9.18',
    happened: ['play', 'cardCount'],
    subject: 'cardCount',
    titleRu: 'Неверное число карт в розыгрыше: без двух и недобор',
    textRu:
      'Разыгрывающий доигрывает, две взятки снимаются: не меньше чем без двух; висты и консоляция — по взятым. Вистующий — без двух на висте. Двое виновных наказываются оба.',
    keywordsRu: ['число карт'],
    needs: [needs('contract'), needs('declarer')],
    facts: [playing, playedOut, provenIfNotPlayed],
    derive: [{ id: 'maxUnder', value: { op: 'maxUndertricks' } }],
    refusals: [outOfRange('provenUnder', above('provenUnder', get('maxUnder')))],
    outcomes: [
      {
        id: 'codex-1996.3.9.18#1',
        when: is('side', 'defender'),
        effects: [
          { type: 'mountainTricks', player: 'offender', count: 2, priceBasis: 'whist', part: 'penalty' },
          actual,
        ],
      },
      {
        id: 'codex-1996.3.9.18#2',
        when: all(is('side', 'declarer'), is('playedOut', true)),
        effects: [twoDown, { type: 'scoring', mode: 'actualNoContract', ordinary: 'none' }],
      },
      {
        id: 'codex-1996.3.9.18#3',
        when: all(is('side', 'declarer'), is('provenUnder', 0)),
        effects: [twoDown, rulingOnly],
      },
      {
        id: 'codex-1996.3.9.18#4',
        when: always,
        effects: [
          twoDown,
          {
            type: 'mountainTricks',
            player: 'offender',
            count: get('provenUnder'),
            priceBasis: 'declaredGame',
            part: 'undertricks',
          },
          { type: 'arbiterDecision', question: 'codex-1996.3.9.18.proof' },
          rulingOnly,
        ],
      },
    ],
    readings: ['E10', 'G4'],
  },
] as const satisfies readonly Article[];
