/**
 * Cases of the codex of 1996 and of the articles «Законы 1987», derived by hand from codex-1996.md and
 * bridge-laws.md; the derivation stands in the row. `effects` is a multiset, complete.
 */
import type { Facts, Incident, IncidentContext, Settings } from '../../shared/rules/vocabulary.ts';

export interface RulingCase extends Omit<Incident, 'format'> {
  id: string;
  article: string;
  expect:
    | { rejected: string; fact?: string }
    /** Whatever is ruled, the fact itself is not out of its range. */
    | { inRange: string }
    | {
        effects?: readonly object[];
        mountain: Record<string, number>;
        whists: Record<string, number>;
        redeal: boolean;
        scored: string;
        ordinaryTricks?: Record<string, number>;
        /** Who writes no whists on others in the deal. */
        silent?: readonly string[];
        /** Who is at fault, where it is not one fact. */
        offenders?: readonly string[];
      };
  derivation: string;
}

type Ruled = Extract<RulingCase['expect'], { scored: string }>;
interface Row {
  article: string;
  facts: Facts;
  context?: Partial<IncidentContext>;
  settings?: Partial<Settings>;
  /** What follows; totals that are left out are empty. */
  is: Partial<Ruled> & { effects: readonly object[]; scored: string };
  derivation: string;
}
interface Refused {
  article: string;
  facts: Facts;
  context?: Partial<IncidentContext>;
  rejected: string;
  fact: string;
  derivation: string;
}

const bookOf = (article: string): Incident['rulebook'] =>
  article.startsWith('codex-1996.') ? 'codex-1996' : '002';
const atTable: IncidentContext = { convention: 'sochi', players: ['A', 'B', 'C'] };
const bridge: IncidentContext = { convention: 'bridge', players: ['N', 'E', 'S', 'W'] };

const seen = new Map<string, number>();
function caseOf(row: Row | Refused): RulingCase {
  const { article, facts, context = {}, derivation } = row;
  const rulebook = bookOf(article);
  const number = (seen.get(article) ?? 0) + 1;
  seen.set(article, number);
  const settings = 'settings' in row && row.settings !== undefined ? { settings: row.settings } : {};
  return {
    id: `${article}/${String(number).padStart(2, '0')}`,
    rulebook,
    article,
    facts,
    context: { ...(rulebook === '002' ? bridge : atTable), ...context },
    ...settings,
    expect:
      'rejected' in row
        ? { rejected: row.rejected, fact: row.fact }
        : { mountain: {}, whists: {}, redeal: false, ...row.is },
    derivation,
  };
}

const scoring = (mode: string) => ({ type: 'scoring', mode, ordinary: 'none' });
const free = { type: 'noPenalty' };
const decides = (question: string) => ({ type: 'arbiterDecision', question });
const stands = (what: string) => ({ type: 'wordStands', what });
const corrects = (player: string, what: string) => ({ type: 'mayCorrect', player, what });
const playOn = scoring('playOn');
const redealFree = [{ type: 'redeal' }, free, scoring('none')];
const redealt = { redeal: true, scored: 'none' } as const;

const c = (paragraph: string): string => `codex-1996.${paragraph}`;

/** 3.2: deal, number of cards, talon. */
const deal: readonly (Row | Refused)[] = [
  {
    article: c('3.2.14'),
    facts: { offender: 'A', complaint: 'procedure', dealFinished: false },
    is: { effects: [decides(c('3.2.14.proof')), ...redealFree], ...redealt },
    derivation: '3.2.14: a complaint about the cut is in time until the deal ends; dealt again, nobody writes',
  },
  {
    article: c('3.2.14'),
    facts: { offender: 'A', complaint: 'procedure', dealFinished: true },
    is: { effects: [{ type: 'claimRejected', reason: 'dealEnded' }, scoring('unchanged')], scored: 'unchanged' },
    derivation: '3.2.14: the deal has ended, the complaint is too late',
  },
  {
    article: c('3.2.14'),
    facts: { offender: 'A', complaint: 'whoseDeal', handsOpened: false },
    is: { effects: [decides(c('3.2.14.proof')), ...redealFree], ...redealt },
    derivation: '3.2.18: nobody has opened his cards, whose deal it is may be disputed',
  },
  {
    article: c('3.2.14'),
    facts: { offender: 'A', complaint: 'whoseDeal', handsOpened: true },
    is: {
      effects: [{ type: 'claimRejected', reason: 'handsOpened' }, scoring('unchanged')],
      scored: 'unchanged',
    },
    derivation: '3.2.18: somebody has opened his cards, it stays as it is',
  },
  {
    article: c('3.2.14'),
    facts: { offender: 'A', complaint: 'procedure' },
    rejected: 'fact.missing',
    fact: 'dealFinished',
    derivation: 'the deadline of a complaint about the deal is its end',
  },
  {
    article: c('3.2.14'),
    facts: { offender: 'A', complaint: 'whoseDeal' },
    rejected: 'fact.missing',
    fact: 'handsOpened',
    derivation: 'the deadline about whose deal it is are the opened cards',
  },
  {
    article: c('3.2.16'),
    facts: { offender: 'B', offenderCall: 'none' },
    is: { effects: redealFree, ...redealt },
    derivation: '3.2.16: before his first word the number is not yet his affair',
  },
  ...(['pass', 'bid'] as const).map(
    (offenderCall): Row => ({
      article: c('3.2.16'),
      facts: { offender: 'B', offenderCall },
      is: {
        effects: [
          stands('count'),
          { type: 'seeArticle', rulebook: 'codex-1996', article: c('3.9.18') },
          playOn,
        ],
        scored: 'playOn',
      },
      derivation: `3.2.16, 3.2.23: after his first word, a ${offenderCall} too, he answers himself`,
    }),
  ),
  ...(['sochi', 'leningrad', 'rostov'] as const).map(
    (convention): Row => ({
      article: c('3.2.21'),
      facts: { offender: 'C' },
      context: { convention },
      is: {
        effects: [{ type: 'mountainPoints', player: 'C', points: 5 }, playOn],
        mountain: { C: 5 },
        scored: 'playOn',
      },
      derivation: `3.2.21: 5 points, flat in ${convention} too`,
    }),
  ),
  {
    article: c('3.2.21'),
    facts: { offender: 'D' },
    context: { players: ['A', 'B', 'C', 'D'], dealer: 'D' },
    is: {
      effects: [{ type: 'mountainPoints', player: 'D', points: 5 }, playOn],
      mountain: { D: 5 },
      scored: 'playOn',
    },
    derivation: '3.2.21: the sitting-out dealer too',
  },
];

/** «Без всех»: all tricks of the level at the price of the last bid. */
const withoutAll = (
  convention: 'sochi' | 'leningrad' | 'rostov',
  stoppedBid: 6 | 7 | 8 | 9 | 10 | 'misere',
  count: number,
  price: number,
): Row => ({
  article: c('3.4.4'),
  facts: { offender: 'A', corrected: false },
  context: { convention, stoppedBid },
  is: {
    effects: [
      {
        type: 'mountainTricks',
        player: 'A',
        count,
        points: count * price,
        priceBasis: 'stoppedBid',
        part: 'undertricks',
      },
      scoring('ruling'),
    ],
    mountain: { A: count * price },
    scored: 'ruling',
  },
  derivation: `3.4.4: ${count} tricks of the level × ${price} = ${count * price} (${convention})`,
});

/** 3.3, 3.4: auction and order. */
const auction: readonly (Row | Refused)[] = [
  {
    article: c('3.3.8'),
    facts: { offender: 'B' },
    is: { effects: [corrects('B', 'bid'), free, playOn], scored: 'playOn' },
    derivation: '3.3.8: corrected to any legal bid, no penalty',
  },
  ...(['bid', 'talon'] as const).map(
    (attempt): Row => ({
      article: c('3.3.11'),
      facts: { offender: 'B', attempt },
      is: { effects: [stands(attempt), free, playOn], scored: 'playOn' },
      derivation: `3.3.11, 3.4.5: a ${attempt} is not taken back`,
    }),
  ),
  withoutAll('sochi', 6, 6, 2),
  withoutAll('sochi', 8, 8, 6),
  withoutAll('sochi', 'misere', 10, 10),
  withoutAll('leningrad', 7, 7, 8),
  withoutAll('rostov', 10, 10, 10),
  {
    article: c('3.4.4'),
    facts: { offender: 'A', corrected: true },
    is: { effects: [free, playOn], scored: 'playOn' },
    derivation: '3.4.4 speaks of an order that is not corrected',
  },
  {
    article: c('3.4.4'),
    facts: { offender: 'A', corrected: false },
    rejected: 'fact.missing',
    fact: 'stoppedBid',
    derivation: 'level and price are those of the last bid',
  },
  {
    article: c('3.4.7'),
    facts: { offender: 'A', orderSlip: 'whisted' },
    is: { effects: [stands('contract'), free, playOn], scored: 'playOn' },
    derivation: '3.4.7: fixed once whisted',
  },
  {
    article: c('3.4.7'),
    facts: { offender: 'A', orderSlip: 'atOnce' },
    is: { effects: [corrects('A', 'contract'), free, playOn], scored: 'playOn' },
    derivation: '3.4.8: a slip corrected at once is free',
  },
  ...([6, 9] as const).map(
    (contract): Row => ({
      article: c('3.4.7'),
      facts: { offender: 'A', orderSlip: 'afterPause' },
      context: { contract },
      is: {
        effects: [corrects('A', 'contract'), { type: 'raiseContract', levels: 1 }, playOn],
        scored: 'playOn',
      },
      derivation: `3.4.8: after a pause, not yet whisted: ${contract} becomes one level higher`,
    }),
  ),
  ...([10, 'misere'] as const).map(
    (contract): Row => ({
      article: c('3.4.7'),
      facts: { offender: 'A', orderSlip: 'afterPause' },
      context: { contract },
      is: { effects: [stands('contract'), decides(c('3.4.7.top')), playOn], scored: 'playOn' },
      derivation: `3.4.8: there is no level above ${contract}, the arbiter is asked`,
    }),
  ),
  {
    article: c('3.4.7'),
    facts: { offender: 'A', orderSlip: 'afterPause' },
    rejected: 'fact.missing',
    fact: 'contract',
    derivation: 'one level higher than what was ordered',
  },
  {
    article: c('3.4.12'),
    facts: { offender: 'A', advice: 'order' },
    is: { effects: [stands('contract'), free, playOn], scored: 'playOn' },
    derivation: '3.4.12: the right to change the order is lost',
  },
  ...(
    [
      ['A', 'contract', 'B', 'the declarer A has the opponents B and C; B sits next'],
      ['B', 'contract', 'A', 'a whister has one opponent, the declarer'],
      ['C', 'contract', 'A', 'a whister has one opponent, the declarer'],
      ['C', 'raspasy', 'A', 'on raspasy everybody is an opponent; after C comes A'],
    ] as const
  ).map(
    ([offender, stage, by, why]): Row => ({
      article: c('3.4.12'),
      facts: { offender, advice: 'play' },
      context: stage === 'raspasy' ? { stage, raspasyLevel: 1 } : { stage, contract: 7, declarer: 'A' },
      is: { effects: [{ type: 'cardNamedBy', by, player: offender }, free, playOn], scored: 'playOn' },
      derivation: `3.9.20: the nearest opponent names the card; ${why}`,
    }),
  ),
  {
    article: c('3.4.12'),
    facts: { offender: 'A', advice: 'play' },
    context: { players: ['A', 'D', 'B', 'C'], dealer: 'D', stage: 'contract', contract: 7, declarer: 'A' },
    is: { effects: [{ type: 'cardNamedBy', by: 'B', player: 'A' }, free, playOn], scored: 'playOn' },
    derivation: '3.9.20: the dealer of four sits out, B is the nearest who plays',
  },
  {
    article: c('3.4.12'),
    facts: { offender: 'A', advice: 'play' },
    rejected: 'fact.missing',
    fact: 'stage',
    derivation: 'who is an opponent depends on what is played',
  },
];

const replay = (trick: number, n: number, player: string, counterparty: string) => [
  { type: 'adjustTricks', player, delta: n, atLeast: true, counterparty },
  {
    type: 'replayFrom',
    trick,
    openCards: true,
    doubtsFor: 'notOffender',
    movesOnDemandOf: null,
    limit: null,
  },
  { type: 'interpretAgainst', player },
  decides(c('3.9.16.more')),
  scoring('actual'),
];
const eight = { contract: 8, declarer: 'A' } as const;
const down = (player: string, count: number, points: number, priceBasis: string, part: string) => ({
  type: 'mountainTricks',
  player,
  count,
  points,
  priceBasis,
  part,
});

/** 3.9: play. */
const play: readonly (Row | Refused)[] = [
  {
    article: c('3.9.14.3'),
    facts: { offender: 'A', damageWhists: { B: 25, C: 0 } },
    context: { raspasyLevel: 2 },
    is: {
      effects: [
        { type: 'whists', from: 'B', to: 'A', amountBasis: 'arbiter', amount: 25 },
        decides(c('3.9.14.3.damage')),
        scoring('unchanged'),
      ],
      whists: { 'B>A': 25 },
      scored: 'unchanged',
    },
    derivation: '3.9.14.3: the damage proven is compensated whole by the offender, whatever the step',
  },
  {
    article: c('3.9.14.3'),
    facts: { offender: 'A', damageWhists: { B: 1, C: 30 } },
    context: { convention: 'leningrad', raspasyLevel: 3 },
    is: {
      effects: [
        { type: 'whists', from: 'B', to: 'A', amountBasis: 'arbiter', amount: 1 },
        { type: 'whists', from: 'C', to: 'A', amountBasis: 'arbiter', amount: 30 },
        decides(c('3.9.14.3.damage')),
        scoring('unchanged'),
      ],
      whists: { 'B>A': 1, 'C>A': 30 },
      scored: 'unchanged',
    },
    derivation: 'whists that the arbiter names are not doubled in leningrad',
  },
  {
    article: c('3.9.14.3'),
    facts: { offender: 'A', damageWhists: { B: 10, C: 10 } },
    context: { convention: 'rostov', raspasyLevel: 1 },
    is: {
      effects: [
        { type: 'whists', from: 'B', to: 'A', amountBasis: 'arbiter', amount: 10 },
        { type: 'whists', from: 'C', to: 'A', amountBasis: 'arbiter', amount: 10 },
        decides(c('3.9.14.3.damage')),
        scoring('unchanged'),
      ],
      whists: { 'B>A': 10, 'C>A': 10 },
      scored: 'unchanged',
    },
    derivation: 'whists named by the arbiter stand in rostov as well',
  },
  {
    article: c('3.9.14.3'),
    facts: { offender: 'A', damageWhists: { B: 25 } },
    context: { raspasyLevel: 2 },
    rejected: 'fact.missing',
    fact: 'damageWhists',
    derivation: 'each of the injured has an amount, 0 too',
  },
  {
    article: c('3.9.16'),
    facts: { offender: 'A', inTime: true, role: 'declarer', revokeTrick: 3 },
    context: eight,
    is: {
      effects: [
        { type: 'correctCard', player: 'A' },
        { type: 'cardStatus', owner: 'A', card: 'exposed', status: 'open' },
        free,
        playOn,
      ],
      scored: 'playOn',
    },
    derivation: '3.9.16.1: in time, the card is open',
  },
  {
    article: c('3.9.16'),
    facts: { offender: 'A', inTime: false, role: 'declarer', revokeTrick: 3, receiver: 'C' },
    context: eight,
    is: { effects: replay(3, -1, 'A', 'C'), scored: 'actual' },
    derivation: '3.9.16.2: at least one trick moves from A to the opponent C, play from trick 3 again',
  },
  {
    article: c('3.9.16'),
    facts: { offender: 'A', inTime: false, role: 'declarer', revokeTrick: 5, receiver: 'B', penaltyTricks: 2 },
    context: eight,
    is: { effects: replay(5, -2, 'A', 'B'), scored: 'actual' },
    derivation: '3.9.16.2: «at least»: the arbiter may move two',
  },
  {
    article: c('3.9.16'),
    facts: { offender: 'B', inTime: false, role: 'whister', revokeTrick: 4 },
    context: eight,
    is: { effects: replay(4, -1, 'B', 'A'), scored: 'actual' },
    derivation: '3.9.16.2: the only opponent of a whister is the declarer',
  },
  {
    article: c('3.9.16'),
    facts: { offender: 'A', inTime: false, role: 'declarer', revokeTrick: 2, receiver: 'B' },
    context: { contract: 'misere', declarer: 'A' },
    is: { effects: replay(2, 1, 'A', 'B'), scored: 'actual' },
    derivation: 'E8: on a misère the trick goes to the declarer who revoked',
  },
  {
    article: c('3.9.16'),
    facts: { offender: 'C', inTime: false, role: 'raspasy', revokeTrick: 6, receiver: 'A' },
    context: { raspasyLevel: 2 },
    is: { effects: replay(6, 1, 'C', 'A'), scored: 'actual' },
    derivation: 'E8: on raspasy the trick goes to the offender',
  },
  {
    article: c('3.9.16'),
    facts: { offender: 'B', inTime: false, role: 'whister', revokeTrick: 4 },
    context: { contract: 'misere', declarer: 'A' },
    is: { effects: [decides(c('3.9.16.catcher')), scoring('actual')], scored: 'actual' },
    derivation: 'E8: a catcher of a misère has no trick to give that would harm him; the arbiter is asked',
  },
  {
    article: c('3.9.16'),
    facts: { offender: 'A', inTime: false, role: 'declarer', revokeTrick: 3, receiver: 'A' },
    context: eight,
    rejected: 'fact.inconsistent',
    fact: 'receiver',
    derivation: 'a trick does not move to the offender himself',
  },
  {
    article: c('3.9.16'),
    facts: { offender: 'A', inTime: false, role: 'declarer', revokeTrick: 3 },
    context: eight,
    rejected: 'fact.missing',
    fact: 'receiver',
    derivation: 'a declarer has two opponents',
  },
  ...(
    [
      ['B', 'declarer'],
      ['A', 'whister'],
    ] as const
  ).map(
    ([offender, role]): Refused => ({
      article: c('3.9.16'),
      facts: { offender, inTime: false, role, revokeTrick: 3, receiver: 'C' },
      context: eight,
      rejected: 'fact.inconsistent',
      fact: 'role',
      derivation: `A declares: ${offender} is no ${role}`,
    }),
  ),
  ...(
    [
      ['sochi', 8, 12],
      ['leningrad', 8, 24],
      ['rostov', 8, 12],
      ['sochi', 'misere', 20],
    ] as const
  ).map(
    ([convention, contract, points]): Row => ({
      article: c('3.9.18'),
      facts: { offender: 'A', playedOut: true },
      context: { convention, contract, declarer: 'A' },
      is: {
        effects: [down('A', 2, points, 'declaredGame', 'penalty'), scoring('actualNoContract')],
        mountain: { A: points },
        scored: 'actualNoContract',
      },
      derivation: `3.9.18: two tricks of a ${contract} taken off the declarer: 2 × ${points / 2} (${convention})`,
    }),
  ),
  ...(
    [
      ['sochi', 8, 12],
      ['leningrad', 8, 12],
      ['rostov', 8, 6],
    ] as const
  ).map(
    ([convention, contract, points]): Row => ({
      article: c('3.9.18'),
      facts: { offender: 'B', playedOut: true },
      context: { convention, contract, declarer: 'A' },
      is: {
        effects: [down('B', 2, points, 'whist', 'penalty'), scoring('actual')],
        mountain: { B: points },
        scored: 'actual',
      },
      derivation: `3.9.18: a whister is two down on the whist: 2 × the fine ${points / 2} (${convention})`,
    }),
  ),
  {
    article: c('3.9.18'),
    facts: { offender: 'A', playedOut: false, provenUnder: 0 },
    context: { contract: 6, declarer: 'A' },
    is: { effects: [down('A', 2, 4, 'declaredGame', 'penalty'), scoring('ruling')], mountain: { A: 4 }, scored: 'ruling' },
    derivation: '3.9.18: not played out, nothing proven: two down, 2 × 2',
  },
  {
    article: c('3.9.18'),
    facts: { offender: 'A', playedOut: false, provenUnder: 3 },
    context: { contract: 6, declarer: 'A' },
    is: {
      effects: [
        down('A', 2, 4, 'declaredGame', 'penalty'),
        down('A', 3, 6, 'declaredGame', 'undertricks'),
        decides(c('3.9.18.proof')),
        scoring('ruling'),
      ],
      mountain: { A: 10 },
      scored: 'ruling',
    },
    derivation: '3.9.18: three undertricks proven and two more: 5 × 2',
  },
  {
    article: c('3.9.18'),
    facts: { offender: 'A', playedOut: false, provenUnder: 7 },
    context: { contract: 6, declarer: 'A' },
    rejected: 'fact.range',
    fact: 'provenUnder',
    derivation: 'a six cannot lack seven tricks',
  },
  {
    article: c('3.9.18'),
    facts: { offender: 'A', playedOut: false },
    context: { contract: 6, declarer: 'A' },
    rejected: 'fact.missing',
    fact: 'provenUnder',
    derivation: 'where the play is not finished, the undertricks proven are entered',
  },
];

const entry = (repeat: boolean, more: Facts = {}): Facts => ({
  offender: 'B',
  corrigible: true,
  repeat,
  ...more,
});
/** 4.2: the sheet, the judge. */
const sheet: readonly (Row | Refused)[] = [
  {
    article: c('4.2.7'),
    facts: { offender: 'B', corrigible: false },
    is: {
      effects: [{ type: 'claimRejected', reason: 'entrySettled' }, scoring('unchanged')],
      scored: 'unchanged',
    },
    derivation: '4.2.10: corrections until the end of the next auction',
  },
  {
    article: c('4.2.7'),
    facts: entry(false),
    is: {
      effects: [corrects('B', 'entry'), { type: 'warning', player: 'B' }, free, scoring('unchanged')],
      scored: 'unchanged',
    },
    derivation: '4.2.7: the first time a warning',
  },
  ...(['sochi', 'leningrad', 'rostov'] as const).map(
    (convention): Row => ({
      article: c('4.2.7'),
      facts: entry(true, { entryWhere: 'points', entryAmount: 4 }),
      context: { convention },
      is: {
        effects: [
          corrects('B', 'entry'),
          { type: 'mountainPoints', player: 'B', points: 4 },
          scoring('unchanged'),
        ],
        mountain: { B: 4 },
        scored: 'unchanged',
      },
      derivation: `4.2.8: later the same amount, 4 points, against the writer (${convention})`,
    }),
  ),
  {
    article: c('4.2.7'),
    facts: entry(true, { entryWhere: 'whists', entryAmount: 20, injured: 'C' }),
    is: {
      effects: [
        corrects('B', 'entry'),
        { type: 'whists', from: 'C', to: 'B', amountBasis: 'arbiter', amount: 20 },
        scoring('unchanged'),
      ],
      whists: { 'C>B': 20 },
      scored: 'unchanged',
    },
    derivation: '4.2.8: 20 whists against the writer, by the one the entry harmed',
  },
  {
    article: c('4.2.7'),
    facts: entry(true, { entryWhere: 'whists', entryAmount: 20, injured: 'B' }),
    rejected: 'fact.inconsistent',
    fact: 'injured',
    derivation: 'nobody writes whists on himself',
  },
  ...[0, 1001].map(
    (entryAmount): Refused => ({
      article: c('4.2.7'),
      facts: entry(true, { entryWhere: 'points', entryAmount }),
      rejected: 'fact.range',
      fact: 'entryAmount',
      derivation: 'an error of the entry is 1 to 1000',
    }),
  ),
  ...(
    [
      ['entryWhere', entry(true)],
      ['entryAmount', entry(true, { entryWhere: 'points' })],
      ['injured', entry(true, { entryWhere: 'whists', entryAmount: 1 })],
      ['repeat', { offender: 'B', corrigible: true }],
    ] as const
  ).map(
    ([fact, facts]): Refused => ({
      article: c('4.2.7'),
      facts,
      rejected: 'fact.missing',
      fact,
      derivation: `without ${fact} the same amount against the writer is not known`,
    }),
  ),
  ...(
    [
      ['violation', [decides(c('4.2.16.judge')), playOn], 'playOn', 'a violation goes to the judge'],
      ['appealNow', [stands('ruling'), scoring('unchanged')], 'unchanged', 'appeals after the tournament'],
      [
        'appealAfter',
        [decides(c('4.2.16.appeal')), scoring('unchanged')],
        'unchanged',
        'the appeal is considered now',
      ],
    ] as const
  ).map(
    ([matter, effects, scored, why]): Row => ({
      article: c('4.2.16'),
      facts: { offender: 'B', matter },
      is: { effects, scored },
      derivation: `4.2.16: ${why}`,
    }),
  ),
];

const law64 = (wonBy: string, sideTricks: number, more: Facts = {}): Facts => ({
  established: true,
  exception64: 'none',
  trick: 5,
  wonBy,
  sideTricks,
  damage: false,
  ...(wonBy === 'offender' ? {} : { laterWithSuit: false }),
  ...more,
});
/** A second revoke of the same player in the same suit: an exception of 64B. */
const second = (wonBy: string, sideTricks: number, more: Facts = {}): Facts =>
  law64(wonBy, sideTricks, { exception64: 'secondInSuit', ...more });
const transfers = (count: number, law: string) => ({ type: 'transferTricks', count, law });
const adjusted = (article: string) => [
  { type: 'adjustScore', law: '64C', restoreTo: 'momentOfRevoke' },
  decides(`${article}.adjust`),
];
const unscored = { scored: 'unchanged' } as const;
const penalty = (applies: boolean, law = '64A') => ({ type: 'penaltyLaw', law, applies });
const established = [
  { type: 'revokeStatus', established: true },
  { type: 'correction', mode: 'closed' },
];
const notYet = [
  { type: 'revokeStatus', established: false },
  { type: 'correction', mode: 'required' },
];
const must = { type: 'correction', mode: 'required' };
const duty = (name: string) => ({ type: 'sideDuty', duty: name });

const laws: readonly (Row | Refused)[] = [
  {
    article: '002.L61',
    facts: { couldFollow: true },
    is: { effects: [penalty(true, '61')], ...unscored },
    derivation: '61: able to follow and did not',
  },
  {
    article: '002.L61',
    facts: { couldFollow: false },
    is: { effects: [penalty(false, '61')], ...unscored },
    derivation: '61: «when able»',
  },
  ...(
    [
      ['defender', 'nobody', [must, duty('penaltyCard')], '62B: a defender’s card becomes a penalty card'],
      ['declarer', 'nobody', [must, duty('cardReturned')], '62B: the declarer takes it back'],
      ['dummy', 'nobody', [must, duty('cardReturned')], '62B: dummy takes it back'],
      [
        'defender',
        'opponents',
        [must, duty('penaltyCard'), duty('opponentsMayWithdraw')],
        '62C: the other side may withdraw what it played since',
      ],
      [
        'declarer',
        'both',
        [must, duty('cardReturned'), duty('opponentsMayWithdraw'), duty('offendersMayChange')],
        '62C: then the next of the offending side may change his too',
      ],
    ] as const
  ).map(
    ([revoker, cardsAfter, effects, derivation]): Row => ({
      article: '002.L62',
      facts: { established: false, revoker, cardsAfter },
      is: { effects, ...unscored },
      derivation,
    }),
  ),
  {
    article: '002.L62',
    facts: { established: true, revoker: 'defender', cardsAfter: 'nobody' },
    rejected: 'article.notApplicable',
    fact: 'established',
    derivation: '62A: corrected if noticed before it is established; 63B: then it stands',
  },
  {
    article: '002.L62D',
    facts: { handsReturned: false, revoker: 'defender' },
    is: { effects: [must, duty('noSuggestedPlay'), penalty(false)], ...unscored },
    derivation: '62D: corrected, the partner may not use the card, no penalty',
  },
  {
    article: '002.L62D',
    facts: { handsReturned: false, revoker: 'declarer' },
    is: { effects: [must, penalty(false)], ...unscored },
    derivation: '62D: the limit concerns the partner of a defender',
  },
  {
    article: '002.L62D',
    facts: { handsReturned: true, revoker: 'defender' },
    is: { effects: [{ type: 'correction', mode: 'closed' }, penalty(false)], ...unscored },
    derivation: '62D: all four hands are back in the board',
  },
  {
    article: '002.L63',
    facts: { lawEvent: 'nothing' },
    is: { effects: notYet, ...unscored },
    derivation: '63A: nothing of it happened',
  },
  ...(['plays', 'designates', 'claims'] as const).flatMap((lawEvent): Row[] =>
    (['offender', 'partner', 'opponent'] as const).map((by) => ({
      article: '002.L63',
      facts: { lawEvent, by },
      is: { effects: by === 'opponent' ? notYet : established, ...unscored },
      derivation: `63A: ${lawEvent} by the ${by}: offender or partner establish it, 63B it stands`,
    })),
  ),
  {
    article: '002.L63',
    facts: { lawEvent: 'illegalAsk', by: 'partner' },
    is: { effects: established, ...unscored },
    derivation: '63A4: a defender’s partner asked illegally (61B)',
  },
  {
    article: '002.L63',
    facts: { lawEvent: 'illegalAsk', by: 'opponent' },
    rejected: 'fact.inconsistent',
    fact: 'by',
    derivation: '63A4 is about the partner of the defender',
  },
  ...(
    [
      [1, 1, 'only the trick itself'],
      [2, 2, 'that trick and one later'],
      [5, 2, 'that trick and one later, not more'],
    ] as const
  ).map(
    ([side, count, why]): Row => ({
      article: '002.L64A1',
      facts: law64('offender', side),
      is: { effects: [transfers(count, '64A1')], ...unscored },
      derivation: `64A1: won by the player, his side has ${side} from it on: ${why}`,
    }),
  ),
  {
    article: '002.L64A1',
    facts: law64('offender', 2, { damage: true }),
    is: { effects: [transfers(2, '64A1'), ...adjusted('002.L64A1')], ...unscored },
    derivation: '64C: two tricks do not compensate enough',
  },
  ...(
    [
      ['partner', 1, false, 1, 'won by the partner: one trick'],
      ['partner', 3, false, 1, 'won by the partner, no card of the suit: one trick'],
      ['partner', 2, true, 2, 'and one more, for the later trick with such a card'],
      ['opponents', 1, false, 1, 'a later trick of the side: one goes over'],
      ['opponents', 4, true, 2, 'one, and one more'],
      ['opponents', 1, true, 1, 'B10: the side won one trick only'],
    ] as const
  ).map(
    ([wonBy, side, laterWithSuit, count, why]): Row => ({
      article: '002.L64A2',
      facts: law64(wonBy, side, { laterWithSuit }),
      is: { effects: [transfers(count, '64A2')], ...unscored },
      derivation: `64A2: ${why}`,
    }),
  ),
  {
    article: '002.L64A2',
    facts: law64('opponents', 2, { damage: true }),
    is: { effects: [transfers(1, '64A2'), ...adjusted('002.L64A2')], ...unscored },
    derivation: '64C whatever the penalty',
  },
  {
    article: '002.L64B',
    facts: law64('opponents', 0),
    is: { effects: [transfers(0, '64B'), penalty(false)], ...unscored },
    derivation: '64B: his side won neither that trick nor a later one',
  },
  ...(['secondInSuit', 'facedHand', 'nextDealCalled', 'roundEnded'] as const).map(
    (exception64): Row => ({
      article: '002.L64B',
      facts: law64('offender', 3, { exception64 }),
      is: { effects: [transfers(0, '64B'), penalty(false)], ...unscored },
      derivation: `64B: ${exception64}: no transfer`,
    }),
  ),
  {
    article: '002.L64B',
    facts: law64('partner', 2, { exception64: 'twelfthTrick', trick: 12, laterWithSuit: true }),
    is: { effects: [transfers(0, '64B'), penalty(false)], ...unscored },
    derivation: '64B: the twelfth trick',
  },
  {
    article: '002.L64B',
    facts: law64('opponents', 0, { damage: true }),
    is: { effects: [transfers(0, '64B'), penalty(false), ...adjusted('002.L64B')], ...unscored },
    derivation: '64C: no transfer, and yet a damage',
  },
  ...(
    [
      ['established', 'article.notApplicable', law64('offender', 1, { established: false }), 'nothing to penalise'],
      ['sideTricks', 'fact.inconsistent', law64('offender', 10), 'from trick 5 on there are nine tricks'],
      ['sideTricks', 'fact.inconsistent', law64('offender', 0), 'he won the trick itself'],
      ['laterWithSuit', 'fact.missing', omit(law64('partner', 2), 'laterWithSuit'), 'asked where he did not win'],
      ['exception64', 'fact.inconsistent', law64('offender', 1, { trick: 12 }), 'trick 12 is an exception of 64B'],
    ] as const
  ).map(
    ([fact, rejected, facts, why]): Refused => ({
      article: facts['wonBy'] === 'offender' ? '002.L64A1' : '002.L64A2',
      facts,
      rejected,
      fact,
      derivation: `64: ${why}`,
    }),
  ),
  {
    article: '002.L64A1',
    facts: law64('offender', 9),
    is: { effects: [transfers(2, '64A1')], ...unscored },
    derivation: '64A1: all nine tricks from trick 5 on: still two',
  },
  {
    article: '002.L64A2',
    facts: law64('opponents', 9),
    rejected: 'fact.inconsistent',
    fact: 'sideTricks',
    derivation: 'one of the nine tricks is the opponents’',
  },
  {
    article: '002.L64A2',
    facts: law64('opponents', 8),
    is: { effects: [transfers(1, '64A2')], ...unscored },
    derivation: '64A2: the eight tricks after it',
  },
  {
    article: '002.L64A2',
    facts: law64('partner', 0),
    rejected: 'article.notApplicable',
    fact: 'sideTricks',
    derivation: 'no trick of the side is 64B, and the partner’s trick is one',
  },
  {
    article: '002.L64A2',
    facts: law64('partner', 1, { laterWithSuit: true }),
    rejected: 'fact.inconsistent',
    fact: 'laterWithSuit',
    derivation: 'a later trick of his makes two',
  },
  {
    article: '002.L64B',
    facts: law64('opponents', 0, { laterWithSuit: true }),
    rejected: 'fact.inconsistent',
    fact: 'laterWithSuit',
    derivation: 'his side won no later trick',
  },
  ...(
    [
      ['002.L64A1', law64('offender', 1, { laterWithSuit: true }), 'laterWithSuit', 'a later trick makes two'],
      ['002.L64A2', law64('partner', 10), 'sideTricks', 'from trick 5 on there are nine tricks'],
      ['002.L64A2', law64('partner', 1, { trick: 12 }), 'exception64', 'trick 12 is an exception'],
      ['002.L64B', second('offender', 10), 'sideTricks', 'from trick 5 on there are nine tricks'],
      ['002.L64B', second('opponents', 9), 'sideTricks', 'one of the nine is the opponents’'],
      ['002.L64B', second('offender', 0), 'sideTricks', 'he won the trick itself'],
      ['002.L64B', second('partner', 1, { laterWithSuit: true }), 'laterWithSuit', 'a later trick makes two'],
      ['002.L64B', second('offender', 1, { trick: 12 }), 'exception64', 'trick 12 is the other exception'],
    ] as const
  ).map(
    ([article, facts, fact, why]): Refused => ({
      article,
      facts,
      rejected: 'fact.inconsistent',
      fact,
      derivation: `64: ${why}`,
    }),
  ),
  ...(
    [
      ['002.L64A1', law64('offender', 2, { laterWithSuit: true }), 2, 'the later trick is the second'],
      ['002.L64A1', law64('offender', 1, { trick: 11 }), 1, 'trick 11 is no exception'],
      ['002.L64A2', law64('partner', 1, { trick: 11 }), 1, 'trick 11 is no exception'],
      ['002.L64B', second('offender', 9), 0, 'all nine tricks, and yet an exception'],
      ['002.L64B', second('opponents', 1, { laterWithSuit: true }), 0, 'an exception'],
      ['002.L64B', second('opponents', 8), 0, 'the eight tricks after it, and yet an exception'],
      ['002.L64B', second('partner', 2, { laterWithSuit: true }), 0, 'an exception'],
      ['002.L64B', second('offender', 1, { trick: 11 }), 0, 'trick 11, an exception of its own'],
    ] as const
  ).map(([article, facts, count, why]): Row => {
    const law = article.slice('002.L'.length);
    const effects = [transfers(count, law), ...(law === '64B' ? [penalty(false)] : [])];
    return { article, facts, is: { effects, ...unscored }, derivation: `${law}: ${why}` };
  }),
  {
    article: '002.L64B',
    facts: law64('offender', 1, { exception64: 'twelfthTrick' }),
    rejected: 'fact.inconsistent',
    fact: 'exception64',
    derivation: 'trick 5 is not the twelfth',
  },
  {
    article: '002.L64A1',
    facts: law64('offender', 1, { trick: 13 }),
    rejected: 'fact.range',
    fact: 'trick',
    derivation: 'in the thirteenth trick there is one card',
  },
  {
    article: '002.L64A1',
    facts: law64('offender', 1, { trick: 0 }),
    rejected: 'fact.range',
    fact: 'trick',
    derivation: 'tricks are numbered from 1',
  },
  {
    article: '002.L64A1',
    facts: law64('offender', 13, { trick: 1 }),
    is: { effects: [transfers(2, '64A1')], ...unscored },
    derivation: '64A1: thirteen tricks from the first on',
  },
];

function omit(facts: Facts, name: string): Facts {
  const { [name]: _, ...rest } = facts;
  return rest;
}

export const codexCases: readonly RulingCase[] = [...deal, ...auction, ...play, ...sheet].map(caseOf);
export const lawCases: readonly RulingCase[] = laws.map(caseOf);
