/**
 * One case of every article of the codex of 1996 and of the bridge Laws from the dialog to paper, as the other
 * articles have theirs. The sheet is worked out by hand; seats A, B, C (D), sochi. The Laws write nothing on it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulebooks } from '../../shared/rules/rulebooks/index.ts';
import type { Facts, RulebookId } from '../../shared/rules/vocabulary.ts';
import {
  followToPaper,
  game,
  redeal,
  six,
  unplayed,
  usual,
  type Case,
  type Row,
} from '../fixtures/incident-article.ts';
import { startService, temporaryFolder, type TestService } from '../fixtures/service.ts';

interface Whole extends Omit<Row, 'id'> {
  article: string;
  facts: Facts;
  raspasyLevel?: number;
}

const made = { deal: six, pool: [2, 0, 0], whists: { 'B>A': 8 } };
const madeWhy = 'six made: pool 2, B 4 × 2';

const codex: readonly Whole[] = [
  {
    article: '3.2.14',
    facts: { offender: 'A', complaint: 'procedure', dealFinished: false },
    deal: redeal(),
    why: 'in time before the deal ends: dealt again, nobody writes',
  },
  {
    article: '3.2.16',
    facts: { offender: 'B', offenderCall: 'bid' },
    says: ['за число своих карт отвечает сам игрок'],
    ...made,
    why: `after his first word he answers himself, played on; ${madeWhy}`,
  },
  {
    article: '3.2.21',
    facts: { offender: 'C' },
    ...made,
    mountain: [0, 0, 5],
    why: `C looked into the talon: 5 flat; ${madeWhy}`,
  },
  {
    article: '3.3.8',
    facts: { offender: 'B' },
    ...made,
    says: ['Морошкин: заявка исправляется'],
    why: `corrected, no penalty; ${madeWhy}`,
  },
  {
    article: '3.3.11',
    facts: { offender: 'A', attempt: 'talon' },
    says: ['Прикуп назад не возвращается'],
    ...made,
    why: `the talon is not given back, no penalty; ${madeWhy}`,
  },
  {
    article: '3.4.4',
    facts: { offender: 'A', corrected: false },
    more: { 'context.stoppedBid': 8 },
    deal: unplayed,
    mountain: [48, 0, 0],
    why: 'without all the eight tricks of an eight: 8 × 6, nothing else',
  },
  {
    article: '3.4.7',
    facts: { offender: 'A', orderSlip: 'afterPause' },
    over: { contract: 6 },
    says: ['выше на 1 ступень'],
    deal: game(7, 0, 7),
    pool: [4, 0, 0],
    whists: { 'B>A': 12 },
    why: 'a six becomes a seven; seven made: pool 4, B 3 × 4',
  },
  {
    article: '3.4.12',
    facts: { offender: 'A', advice: 'play' },
    ...made,
    says: ['Рябинина, называет ближайший соперник: Морошкин'],
    why: `B, next to the declarer, names the card; no penalty; ${madeWhy}`,
  },
  {
    article: '3.9.14.3',
    facts: { offender: 'A', damageWhists: { B: 25, C: 0 } },
    raspasyLevel: 2,
    deal: usual,
    mountain: [2, 0, 0],
    whists: { 'B>A': 25 },
    why: 'damage of B 25, whatever the step; the raspasy as played: A (4 − 3) × 2',
  },
  {
    article: '3.9.16',
    facts: {
      offender: 'A',
      inTime: false,
      role: 'declarer',
      revokeTrick: 3,
      receiver: 'B',
      penaltyTricks: 1,
    },
    deal: game(8, 0, 8),
    mountain: [6, 0, 0],
    whists: { 'B>A': 24, 'C>A': 6 },
    why: 'eight taken, one goes to B: seven of eight, 1 × 6; B 3 × 6 and 6, C 6',
  },
  {
    article: '3.9.18',
    facts: { offender: 'A', playedOut: true },
    deal: game(8, 0, 8),
    mountain: [12, 0, 0],
    whists: { 'B>A': 12 },
    why: 'two tricks taken off: 2 × 6, no pool; whists by the tricks taken, B 2 × 6',
  },
  {
    article: '4.2.7',
    facts: {
      offender: 'B',
      corrigible: true,
      repeat: true,
      entryWhere: 'whists',
      entryAmount: 20,
      injured: 'C',
    },
    first: {},
    deal: six,
    pool: [4, 0, 0],
    whists: { 'B>A': 16, 'C>B': 20 },
    why: `first a warning, then the same 20 to the injured C; ${madeWhy}, twice`,
  },
  {
    article: '4.2.16',
    facts: { offender: 'B', matter: 'appealAfter' },
    ...made,
    why: `an appeal changes nothing until it is decided; ${madeWhy}`,
  },
];

const law64 = { established: true, exception64: 'none', trick: 5, damage: false };
/** What each ruling of the Laws says; the deal keeps what it has. */
const laws: readonly Pick<Whole, 'article' | 'facts' | 'why' | 'says'>[] = [
  { article: '63.1', facts: { knownBefore: true }, why: 'known before 63A: the right is kept' },
  {
    article: '63.2',
    facts: { trick: 5, event: 'playsToNextTrick', by: 'offender' },
    why: 'the offender played to the next trick: established',
  },
  {
    article: '63.3',
    facts: { trick: 12, handsReturned: true, damage: true },
    why: 'twelfth trick, hands back: it stands, no penalty of 64A, damage by 64C',
  },
  {
    article: '63.4',
    facts: { finding: 'acquiescence', by: 'partner' },
    why: 'the judge finds a tacit agreement of the partner: established',
  },
  {
    article: '63.5',
    facts: { offenderRole: 'defender', asker: 'partnerDefender', exception615: false },
    why: 'the partner asked: established',
  },
  { article: '63A4', facts: { breach: '42B1' }, why: 'dummy asked: a breach of 42B1, not established' },
  {
    article: '64.1',
    facts: { established: true, wonBy: 'offender' },
    why: 'won by the guilty player himself; the size is outside the fragment',
  },
  { article: 'L61', facts: { couldFollow: true }, why: 'able to follow and did not: a revoke' },
  {
    article: 'L62',
    facts: { established: false, revoker: 'defender', cardsAfter: 'opponents' },
    says: ['становится штрафной', 'может отозвать карты'],
    why: '62B, 62C: corrected, a penalty card, the other side may withdraw',
  },
  {
    article: 'L62D',
    facts: { handsReturned: false, revoker: 'defender' },
    why: '62D: corrected, no penalty',
  },
  {
    article: 'L63',
    facts: { lawEvent: 'claims', by: 'partner' },
    why: '63A: a claim of the partner: established',
  },
  {
    article: 'L64A1',
    facts: { ...law64, wonBy: 'offender', sideTricks: 5 },
    says: ['передаются 2 взятки'],
    why: '64A1: that trick and one later',
  },
  {
    article: 'L64A2',
    facts: { ...law64, wonBy: 'partner', sideTricks: 3, laterWithSuit: false },
    says: ['передаётся 1 взятка'],
    why: '64A2: won by the partner, no later trick with the suit: one',
  },
  {
    article: 'L64B',
    facts: { ...law64, exception64: 'secondInSuit', wonBy: 'offender', sideTricks: 3 },
    says: ['Взятки не передаются'],
    why: '64B: the second revoke in the suit: none',
  },
];

const rows: readonly (Row & { one: Case; order: readonly RulebookId[] })[] = [
  ...codex.map(({ article, facts, raspasyLevel, ...row }) => {
    const id = `codex-1996.${article}`;
    const context = { players: ['A', 'B', 'C'], ...(raspasyLevel === undefined ? {} : { raspasyLevel }) };
    return {
      ...row,
      id,
      one: { id, article: id, facts, context },
      order: ['codex-1996', '000', '004', '003'] as const,
    };
  }),
  ...laws.map(({ article, facts, ...row }) => {
    const id = `002.${article}`;
    return {
      ...row,
      id,
      deal: { ...six, dealer: 3 } as const,
      pool: [2, 0, 0, 0],
      whists: { 'B>A': 8 },
      over: { convention: 'bridge' } as const,
      one: { id, article: id, facts, context: { players: ['A', 'B', 'C', 'D'] } },
      order: ['000', '004', '003', '002'] as const,
    };
  }),
];

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
beforeAll(() => {
  folder = temporaryFolder();
  service = startService();
});
afterAll(async () => {
  await service.close();
  folder.remove();
});

describe('from the dialog to paper: the codex of 1996 and the Laws', () => {
  test('every article that the other three texts do not hold has a row', () => {
    const known = rulebooks
      .filter(({ id }) => !['000', '004', '003'].includes(id))
      .flatMap((book) => book.articles.map(({ id }) => id));
    expect(rows.map(({ id }) => id).sort()).toEqual([...known].sort());
  });

  test.each(rows.map((row) => [row.id, row.why, row] as const))('%s: %s', async (_id, _why, row) => {
    await followToPaper({ service, folder, order: row.order }, row, row.one);
  });
});
