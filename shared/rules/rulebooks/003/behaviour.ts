/** Розыгрыш: Р5 (revoke), Р6, Р7. */
import type { Article, Condition, EffectTemplate, PriceBasis } from '../../vocabulary.ts';
import { all, always, any, get, inconsistent, is, isNot, needs } from '../../build.ts';
import { inTime, offender, penaltyTricks, playing, repeat, revokeTrick, role } from './facts.ts';
import { onlyRow, playOnScoring } from './rows.ts';

const ofPlay = {
  phase: 'play',
  happened: ['play', 'raspasy'],
  subject: 'other',
  needs: [],
  facts: [offender],
  derive: [],
  select: always,
  refusals: [],
  match: 'first',
  choices: [],
} as const;

const onContract = any(is('role', 'declarer'), is('role', 'whister'));
const roleNeeds = [
  needs('contract', onContract),
  needs('declarer', onContract),
  needs('raspasyLevel', is('role', 'raspasy')),
] as const;

/** The role is the one that the deal gives the offender. */
const roleFits = inconsistent(
  'role',
  any(
    all(is('role', 'declarer'), isNot('declarer', get('offender'))),
    all(is('role', 'whister'), is('declarer', get('offender'))),
  ),
);

const late = (roleIs: string): Condition => all(is('inTime', false), is('role', roleIs));

const lateEffects = (priceBasis: PriceBasis): readonly EffectTemplate[] => [
  { type: 'mountainTricks', player: 'offender', count: get('penaltyTricks'), priceBasis, part: 'penalty' },
  {
    type: 'replayFrom',
    trick: get('revokeTrick'),
    openCards: true,
    doubtsFor: 'notOffender',
    movesOnDemandOf: null,
    limit: null,
  },
  { type: 'interpretAgainst', player: 'offender' },
  { type: 'arbiterDecision', question: '003.R5.more' },
  { type: 'scoring', mode: 'actual', ordinary: 'none' },
];

const again = (roleIs: string): Condition => all(is('repeat', true), is('role', roleIs));

const oneDown = (priceBasis: PriceBasis): readonly EffectTemplate[] => [
  { type: 'mountainTricks', player: 'offender', count: 1, priceBasis, part: 'penalty' },
  playOnScoring,
];

export const behaviourArticles = [
  {
    ...ofPlay,
    id: '003.R5',
    refRu: 'Р5',
    subject: 'revoke',
    titleRu: 'Фальшренонс: вовремя — карта открыта, поздно — не меньше взятки',
    textRu:
      'Вовремя (до следующего хода) замечен фальшренонс — карта становится открытой. Замечен не сразу — наказание не меньше одной взятки, карты до ошибки разбираются и розыгрыш идёт дальше; все разночтения — в ущерб виноватому.',
    meaning: { descriptionRu: 'фальшренонс', confidence: 'A', k96: '3.9.16–3.9.17' },
    needs: roleNeeds,
    facts: [playing, inTime, role, revokeTrick, penaltyTricks],
    refusals: [roleFits],
    outcomes: [
      {
        id: '003.R5#1',
        when: is('inTime', true),
        effects: [
          { type: 'correctCard', player: 'offender' },
          { type: 'cardStatus', owner: 'offender', card: 'exposed', status: 'open' },
          { type: 'noPenalty' },
          playOnScoring,
        ],
      },
      { id: '003.R5#2', when: late('declarer'), effects: lateEffects('declaredGame') },
      { id: '003.R5#3', when: late('whister'), effects: lateEffects('whist') },
      { id: '003.R5#4', when: late('raspasy'), effects: lateEffects('raspasyLevel') },
    ],
    readings: ['G1', 'R5x', 'Z23', 'G4'],
  },
  {
    ...ofPlay,
    id: '003.R6',
    refRu: 'Р6',
    titleRu: 'Повторно — без одной',
    textRu: 'Повторно — без одной.',
    meaning: { descriptionRu: 'замечания, счёт вслух, подсказки', confidence: 'C', k96: '3.9.13, 3.9.19' },
    needs: roleNeeds,
    facts: [offender, repeat, role],
    refusals: [roleFits],
    outcomes: [
      { id: '003.R6#1', when: is('repeat', false), effects: [{ type: 'noPenalty' }, playOnScoring] },
      { id: '003.R6#2', when: again('declarer'), effects: oneDown('declaredGame') },
      { id: '003.R6#3', when: again('whister'), effects: oneDown('whist') },
      { id: '003.R6#4', when: again('raspasy'), effects: oneDown('raspasyLevel') },
    ],
    repeat: { counter: '003.R6', firstRu: 'без штрафа', againRu: 'без одной' },
    readings: ['G1', 'G7', 'Z24', 'G4'],
  },
  {
    ...ofPlay,
    id: '003.R7',
    refRu: 'Р7',
    titleRu: 'Без наказания',
    textRu: 'Без наказания.',
    meaning: { descriptionRu: 'ошибка в последней взятке', confidence: 'A', k96: '3.9.21' },
    outcomes: onlyRow('003.R7', [{ type: 'noPenalty' }, playOnScoring]),
    readings: ['G1'],
  },
] as const satisfies readonly Article[];
