/**
 * Rows, refusals and rights of the four texts that the shared tables do not reach; derived by hand from
 * rulebooks.md. `effects` is complete.
 */
import type { Facts, IncidentContext, Settings } from '../../shared/rules/vocabulary.ts';
import type { RulingCase } from './rulings-codex.ts';

const rows: RulingCase[] = [];
type Context = Partial<IncidentContext>;

function contextOf(article: string, context: Context): IncidentContext {
  return article.startsWith('002')
    ? { convention: 'bridge', players: ['N', 'E', 'S', 'W'] }
    : { convention: 'sochi', players: ['A', 'B', 'C'], ...context };
}

function add(
  article: string,
  facts: Facts,
  context: Context,
  expect: RulingCase['expect'],
  derivation: string,
  settings?: Partial<Settings>,
): void {
  rows.push({
    id: `${article}/rest ${rows.length + 1}`,
    rulebook: article.slice(0, 3) as '000',
    article,
    facts,
    context: contextOf(article, context),
    ...(settings === undefined ? {} : { settings }),
    expect,
    derivation,
  });
}
const ruled = (scored: string, effects: readonly object[], more: object = {}) => ({
  mountain: {},
  whists: {},
  redeal: scored === 'none',
  scored,
  effects,
  ...more,
});
const inconsistent = (fact: string) => ({ rejected: 'fact.inconsistent', fact });

const scoring = (mode: string, ordinary = 'none') => ({ type: 'scoring', mode, ordinary });
const free = { type: 'noPenalty' };
const playOn = scoring('playOn');
const decides = (question: string) => ({ type: 'arbiterDecision', question });
const choice = (id: string, by: unknown, picked: string) => ({ type: 'opponentChoice', choice: id, by, picked });
const corrected = (player: string, on: readonly string[]) => [
  { type: 'correctCard', player },
  { type: 'cardStatus', owner: player, card: 'exposed', status: 'open' },
  ...(on.length === 0 ? [] : [{ type: 'mustPlayOpen', player, on }]),
];

// --- ФР ----------------------------------------------------------------------------------------------------------
const seven: Context = { contract: 7, declarer: 'A' };
const inTime = (offender: string, more: Facts = {}): Facts => ({
  offender,
  noticed: 'beforeNextTrick',
  revokeTrick: 2,
  ...more,
});
add(
  '000.1.1',
  inTime('B'),
  seven,
  ruled('playOn', [choice('000.1.1.correct', 'A', 'correct'), ...corrected('B', ['followSuit']), free, playOn]),
  'the declarer says nothing: corrected, the card is open and played when its suit is led, nothing banned',
);
add(
  '000.2.1',
  inTime('A', { choices: { '000.2.1.lead': 'force' } }),
  seven,
  ruled('playOn', [
    ...corrected('A', []),
    choice('000.2.1.lead', ['B', 'C'], 'force'),
    { type: 'forceLead', by: ['B', 'C'], player: 'A', what: 'exposedCard', when: 'nextLead' },
    free,
    playOn,
  ]),
  'a whister demands the lead of the open card',
);
add(
  '000.1.2',
  { offender: 'B', noticed: 'laterPlay', revokeTrick: 2, revokeKind: 'ruffedHoldingSuit' },
  { ...seven, trump: 'NT' },
  inconsistent('revokeKind'),
  'without a trump nobody ruffs (R0b)',
);
add(
  '000.3.3.1',
  { offender: 'A', noticed: 'afterPlayBeforeMixed', revokeTrick: 2, taken: { A: 3, B: 3, C: 3 } },
  { raspasyLevel: 1 },
  inconsistent('taken'),
  'the play is over: ten tricks are complete',
);
const closed = (influence: string, more: Facts = {}): Facts => ({
  offender: 'A',
  closer: 'B',
  noticed: 'afterClaimCheck',
  revokeTrick: 5,
  taken: { A: 1, B: 3, C: 2 },
  influence,
  ...more,
});
for (const [article, influence] of [
  ['000.3.4.1', 'none'],
  ['000.3.4.2', 'possible'],
] as const) {
  add(
    article,
    closed(influence, { revokeTrick: 7 }),
    { raspasyLevel: 1 },
    inconsistent('taken'),
    'the trick of the revoke is complete: seven tricks at least',
  );
}
add(
  '000.3.4.3',
  closed('offenderTookAll', { closer: 'A' }),
  { raspasyLevel: 1 },
  inconsistent('closer'),
  'who closed won the trick of the revoke and is not the offender (R34a)',
);
add(
  '000.3.4.3',
  closed('offenderTookAll'),
  { raspasyLevel: 1 },
  ruled(
    'ruling',
    [
      { type: 'openAllHands' },
      { type: 'takesRemainingTricks', player: 'A', count: 8, points: 8 },
      { type: 'mountainTricks', player: 'A', count: 4, points: 4, priceBasis: 'raspasyLevel', part: 'penalty' },
      { type: 'seeArticle', rulebook: '000', article: '000.3.5' },
      scoring('ruling', 'all'),
    ],
    { mountain: { A: 12 }, ordinaryTricks: { A: 1, B: 3, C: 2 } },
  ),
  '«вдвойне» of 4 remaining and 2: 8 and 4 tricks',
  { double343: 'remainingPlusTwo' },
);

// --- Zinin -------------------------------------------------------------------------------------------------------
add(
  '003.S3',
  { offender: 'A', auctionStarted: true },
  {},
  ruled('playOn', [decides('003.S3.late'), playOn]),
  'the auction has begun: the deal stands, unless the arbiter says otherwise (Z234)',
);
add(
  '003.S8',
  { offender: 'A', repeat: false },
  {},
  ruled('none', [{ type: 'redeal' }, free, scoring('none')]),
  'Z8: dealt again always, points only for a repeat',
);
add(
  '003.S10',
  { offender: 'A', result: 'contract' },
  {},
  ruled('playOn', [{ type: 'loseAuctionRight', player: 'A' }, playOn]),
  'the first two tricks are his on raspasy only',
);
add(
  '003.T4',
  { offender: 'A', unfinished: 2, bidder1: 'B', bidder2: 'A', whists1: 1, whists2: 1 },
  {},
  inconsistent('bidder2'),
  'who opened the talon is not counted (Z15)',
);
add(
  '003.Z1',
  { offender: 'B', provenUnder: 0 },
  seven,
  inconsistent('offender'),
  'the order is the declarer’s',
);
for (const article of ['003.R1', '003.R3'] as const) {
  add(
    article,
    { offender: 'A', dealType: 'misere' },
    seven,
    inconsistent('dealType'),
    'a seven is played, no misère',
  );
}
add(
  '003.R3',
  { offender: 'A', dealType: 'raspasy', extra: 2 },
  { raspasyLevel: 2 },
  ruled(
    'actual',
    [
      { type: 'adjustTricks', player: 'A', delta: 2, atLeast: true, counterparty: null },
      { type: 'mountainTricks', player: 'A', count: 2, points: 4, priceBasis: 'raspasyLevel', part: 'awarded' },
      scoring('actual'),
    ],
    { mountain: { A: 4 } },
  ),
  'raspasy: two tricks are added by the arbiter, at step 2: 2 × 2',
);
add(
  '003.R4B',
  { offender: 'B', choices: { '003.R4B.lead': 'ban' } },
  seven,
  ruled('playOn', [
    { type: 'cardStatus', owner: 'B', card: 'exposed', status: 'table' },
    choice('003.R4B.lead', 'A', 'ban'),
    { type: 'banLead', by: 'A', player: 'C', suit: 'exposedSuit', when: 'onTurn' },
    playOn,
  ]),
  'the declarer bans the lead of the second whister',
);
for (const [article, facts] of [
  ['003.R5', { inTime: true, revokeTrick: 3 }],
  ['003.R6', { repeat: false }],
] as const) {
  add(
    article,
    { offender: 'B', role: 'declarer', ...facts },
    seven,
    inconsistent('role'),
    'A declares, B does not',
  );
}
add(
  '003.R5',
  { offender: 'A', inTime: true, role: 'declarer', revokeTrick: 3 },
  seven,
  ruled('playOn', [...corrected('A', []), free, playOn]),
  'in time: the card is open, no penalty',
);
add(
  '003.R6',
  { offender: 'A', repeat: false, role: 'declarer' },
  seven,
  ruled('playOn', [free, playOn]),
  'a first remark costs nothing, and is counted',
);

// --- the fragment of the Laws ------------------------------------------------------------------------------------
const status = (established: boolean) => ({ type: 'revokeStatus', established });
const correction = (mode: string) => ({ type: 'correction', mode });
const unchanged = (effects: readonly object[]) => ruled('unchanged', effects);
add(
  '002.63.2',
  { trick: 4, event: 'claimOrConcession', by: 'partner' },
  {},
  unchanged([status(true), correction('closed')]),
  '63.2: a claim of the partner ends the period',
);
add(
  '002.63.3',
  { trick: 12, handsReturned: false },
  {},
  unchanged([correction('required'), { type: 'penaltyLaw', law: '64A', applies: false }]),
  '63.3: the hands are not back: corrected, no penalty',
);
add(
  '002.63.4',
  { finding: 'claim', by: 'opponent' },
  {},
  unchanged([decides('002.63.4.finding'), status(false)]),
  'B2: an act of the other side does not end the period',
);
add(
  '002.63.5',
  { offenderRole: 'defender', asker: 'dummy' },
  {},
  unchanged([status(false)]),
  '63.5 is about the question of the partner who defends',
);
add(
  '002.63A4',
  { breach: '61B' },
  {},
  unchanged([status(true)]),
  '63A4: attention drawn against 61B establishes it',
);
add(
  '002.64.1',
  { established: true, wonBy: 'opponents' },
  {},
  unchanged([
    { type: 'penaltyLaw', law: '64A.wonByOffendingPlayer', applies: false },
    decides('002.64.1.size'),
  ]),
  '64.1: not won by the guilty player; how many tricks is not in the fragment',
);
for (const [article, wonBy, more] of [
  ['002.L64A2', 'partner', { exception64: 'none', sideTricks: 1 }],
  ['002.L64B', 'opponents', { exception64: 'none', sideTricks: 0 }],
] as const) {
  add(
    article,
    { established: false, trick: 5, wonBy, laterWithSuit: false, damage: false, ...more },
    {},
    { rejected: 'article.notApplicable', fact: 'established' },
    '64 begins where a revoke is established',
  );
}

export const restCases: readonly RulingCase[] = rows;
