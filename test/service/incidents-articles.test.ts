/**
 * One case of every article of the three preferans texts from the dialog to paper: answers → slip → sheet → settlement
 * → the text of the printed slip. The sheet is worked out by hand; seats A, B, C (D), sochi.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deal, GameDeal } from '../../shared/domain/types.ts';
import type { SlipView } from '../../shared/ipc/schemas/views.ts';
import { offencesIn } from '../../shared/ledger/offences.ts';
import { contextFromDeal, type AnswerValue, type Decided } from '../../shared/rules/dialog.ts';
import { offendersOf } from '../../shared/rules/offenders.ts';
import { rulebooks } from '../../shared/rules/rulebooks/index.ts';
import type { Facts, RulebookId, Scalar, Settings } from '../../shared/rules/vocabulary.ts';
import { answerDialog } from '../fixtures/incident-dialog.ts';
import { readPdf } from '../fixtures/documents-read.ts';
import {
  aTournament,
  aPlayer,
  record,
  startService,
  temporaryFolder,
  type TestService,
} from '../fixtures/service.ts';

interface Case {
  id: string;
  article: string;
  facts: Facts;
  context: { players: string[]; raspasyLevel?: number };
  settings?: Partial<Settings>;
}
const { cases } = JSON.parse(readFileSync(new URL('../tables/rulings.json', import.meta.url), 'utf8')) as {
  cases: Case[];
};

/** Level for the declarer, who takes so many; the next clockwise whists, the other passes. */
function game(level: 6 | 7 | 8, declarer: number, tricks: number): GameDeal {
  const [whister, passer] = [(declarer + 1) % 3, (declarer + 2) % 3] as const;
  return {
    type: 'game',
    dealer: 2,
    declarer,
    level,
    trump: 'hearts',
    defence: [
      { player: whister, says: 'whist' },
      { player: passer, says: 'pass' },
    ],
    tricks: { [declarer]: tricks },
  };
}
const six = game(6, 0, 6);
const raspasy = (...tricks: number[]): Deal => ({ type: 'raspasy', dealer: 2, tricks });
const usual = raspasy(4, 3, 3);
const redeal = (dealer = 2): Deal => ({ type: 'redeal', dealer });
/** Before the play was over: nobody whists, nothing is played. */
const unplayed: Deal = { type: 'game', dealer: 2, declarer: 0, level: 8, defence: [] };

interface Row {
  id: string;
  deal: Deal;
  pool?: number[];
  mountain?: number[];
  whists?: Record<string, number>;
  why: string;
  /** Facts of companions and of the deal that the case leaves open. */
  more?: Record<string, AnswerValue>;
  /** The arbiter names the article. */
  named?: true;
  /** A first offence on a deal before, with these facts. */
  first?: Facts;
}
const made = { pool: [2, 0, 0], whists: { 'B>A': 8 } };
const madeWhy = 'six made: pool 2, B 4 × 2';
const fault = { '003.SR:dealersFault': true };
const auctionKind = { 'context.kind': 'auction' };

const rows: readonly Row[] = [
  { id: '000.0/01', deal: six, ...made, why: `too late; ${madeWhy}` },
  { id: '000.1.1/02', deal: six, ...made, why: `corrected with a ban, no penalty; ${madeWhy}` },
  {
    id: '000.1.2/01',
    deal: six,
    ...made,
    mountain: [0, 2, 0],
    why: `B one down on the whist, 1 × 2; ${madeWhy}`,
  },
  {
    id: '000.2.1/01',
    deal: game(7, 0, 7),
    pool: [4, 0, 0],
    whists: { 'B>A': 12 },
    why: 'seven made: 4, B 3 × 4',
  },
  {
    id: '000.2.2/03',
    deal: game(8, 0, 7),
    mountain: [12, 0, 0],
    whists: { 'B>A': 24, 'C>A': 6 },
    why: 'one penalty and one down: 2 × 6; B 3 × 6 and 6, C 6',
  },
  { id: '000.3.1/03', deal: usual, mountain: [2, 0, 0], why: 'no penalty; 4-3-3 at step 2: (4 − 3) × 2' },
  { id: '000.3.2/02', deal: usual, mountain: [2, 2, 0], why: 'B one trick at step 2; A (4 − 3) × 2' },
  {
    id: '000.3.2E/01',
    deal: raspasy(0, 10, 0),
    mountain: [0, 12, 0],
    whists: { 'A>B': 30 },
    more: { '000.3.5:couldZero': { A: true, C: false } },
    why: 'ten remaining and two: 12; A could have stayed without a trick: 30',
  },
  {
    id: '000.3.3.1/01',
    deal: usual,
    mountain: [6, 3, 1],
    more: { '000.3.5:takenBefore': { B: 1, C: 0 }, '000.3.5:couldZero': { C: false } },
    why: 'five remaining and his one: 6; three and one without the amnesty',
  },
  {
    id: '000.3.3.2/01',
    deal: usual,
    mountain: [7, 3, 1],
    more: { '000.3.5:takenBefore': { B: 1, C: 1 } },
    why: 'five remaining, a penalty and his one: 7',
  },
  {
    id: '000.3.4.1/01',
    deal: raspasy(1, 8, 1),
    mountain: [2, 14, 0],
    why: 'step 2: one penalty 2; B keeps 3 + 5, amnesty of 1: 7 × 2',
  },
  {
    id: '000.3.4.2/01',
    deal: raspasy(1, 8, 1),
    mountain: [7, 4, 1],
    more: { '000.3.5:takenBefore': { B: 3, C: 1 } },
    why: 'four remaining, two penalties, his one: 7',
  },
  {
    id: '000.3.4.3/01',
    deal: raspasy(1, 8, 1),
    mountain: [9, 4, 1],
    more: { '000.3.5:takenBefore': { B: 3, C: 1 } },
    why: 'twice four remaining and his one: 9',
  },
  {
    id: '000.3.5/01',
    deal: usual,
    mountain: [1, 0, 0],
    whists: { 'B>A': 30 },
    named: true,
    why: 'B 30 at step 1; the raspasy as played: A 4 − 3',
  },
  { id: '004.1/01', deal: redeal(), more: auctionKind, why: 'dealt again, no penalty' },
  {
    id: '004.2.1/02',
    deal: redeal(),
    more: { ...auctionKind, 'context.stoppedBid': 6 },
    mountain: [0, 0, 2],
    why: 'one trick of a six',
  },
  {
    id: '004.2.2/01',
    deal: redeal(),
    more: auctionKind,
    mountain: [1, 0, 0],
    why: 'one raspasy trick at step 1',
  },
  {
    id: '004.3/02',
    deal: game(6, 0, 5),
    mountain: [6, 0, 0],
    whists: { 'B>A': 12, 'C>A': 2 },
    why: 'two penalties and one down: 3 × 2; B 5 × 2 and 2, C 2',
  },
  { id: '004.4/01', deal: six, pool: [2, 0, 0], mountain: [0, 2, 0], why: 'nobody writes whists; B 1 × 2' },
  { id: '004.5.1/01', deal: usual, mountain: [1, 0, 0], why: 'found, played on: A 4 − 3' },
  { id: '004.5.2.1/05', deal: usual, mountain: [5, 2, 3], why: 'five remaining; two and three as taken' },
  {
    id: '004.5.2.2/01',
    deal: redeal(),
    more: { 'context.kind': 'raspasy' },
    mountain: [0, 0, 2],
    why: 'dealt again, two tricks at step 1',
  },
  {
    id: '004.5.2.3/02',
    deal: usual,
    mountain: [16, 6, 6],
    why: '0 + 4 + 4 = 8 tricks at step 2; the others three each as taken: 3 × 2',
  },
  { id: '004.6.1/01', deal: redeal(), more: { 'context.kind': 'raspasy' }, why: 'dealt again, no penalty' },
  { id: '004.6.2/02', deal: usual, mountain: [10, 10, 0], why: 'A and B five tricks at step 2 each, C none' },
  { id: '003.S1/01', deal: redeal(0), more: fault, why: 'dealt again' },
  { id: '003.S2/01', deal: redeal(0), more: fault, why: 'the deal has not ended: dealt again' },
  { id: '003.S3/01', deal: redeal(0), more: fault, why: 'before the auction: dealt again' },
  { id: '003.S4/01', deal: redeal(0), more: fault, why: 'before the auction: dealt again' },
  { id: '003.S5/01', deal: redeal(0), more: fault, why: 'cards not picked up: dealt again' },
  {
    id: '003.S6/03',
    deal: redeal(3),
    first: { offender: 'D' },
    more: fault,
    mountain: [0, 0, 0, 2],
    why: 'the second time: 2 points of the dealer who sits out',
  },
  { id: '003.S7/01', deal: redeal(0), more: { '003.SR:dealersFault': false }, why: 'dealt again' },
  {
    id: '003.S8/03',
    deal: redeal(0),
    first: { offender: 'A' },
    more: fault,
    mountain: [2, 0, 0],
    why: 'the second time: 2 points',
  },
  { id: '003.S9/01', deal: redeal(0), why: 'the first redeal: no points' },
  { id: '003.SR/03', deal: redeal(0), named: true, why: 'the first redeal: no points' },
  {
    id: '003.S10/01',
    deal: usual,
    mountain: [3, 0, 0],
    why: 'the first two tricks: 2; the raspasy as played: 1',
  },
  {
    id: '003.S11/01',
    deal: { ...usual, dealer: 1 } as Deal,
    mountain: [1, 0, 0],
    why: 'no auction; the raspasy as played',
  },
  { id: '003.S12/01', deal: six, ...made, mountain: [2, 0, 0], why: `2 points; ${madeWhy}` },
  { id: '003.T1/01', deal: six, ...made, why: `the talon is his; ${madeWhy}` },
  { id: '003.T2/01', deal: six, ...made, why: `a card on the table; ${madeWhy}` },
  { id: '003.T3A/01', deal: six, ...made, mountain: [2, 0, 0], why: `2 points; ${madeWhy}` },
  {
    id: '003.T3B/02',
    deal: game(6, 2, 6),
    pool: [0, 0, 2],
    whists: { 'A>C': 8, 'B>A': 40 },
    why: 'damage of B 40; C makes a six, A whists 4 × 2',
  },
  {
    id: '003.T4/02',
    deal: redeal(),
    whists: { 'B>A': 60, 'C>A': 20 },
    why: 'results that the arbiter names',
  },
  {
    id: '003.T5/02',
    deal: six,
    first: { offender: 'A' },
    pool: [4, 0, 0],
    mountain: [2, 0, 0],
    whists: { 'B>A': 16 },
    why: `the second time 2 points; ${madeWhy}, twice`,
  },
  { id: '003.Z1/02', deal: unplayed, mountain: [24, 0, 0], why: 'two and two proven: 4 × 6, nothing else' },
  {
    id: '003.Z2/01',
    deal: game(8, 0, 8),
    mountain: [6, 0, 0],
    whists: { 'B>A': 12 },
    why: 'eight taken, seven counted: one down; whists by the two taken, no undertrick taken',
  },
  { id: '003.Z3/01', deal: six, ...made, why: `cards on the table; ${madeWhy}` },
  {
    id: '003.Z4/02',
    deal: six,
    first: { offender: 'A' },
    pool: [4, 0, 0],
    mountain: [2, 0, 0],
    whists: { 'B>A': 16 },
    why: `the second time 2 points; ${madeWhy}, twice`,
  },
  {
    id: '003.R1/03',
    deal: usual,
    mountain: [14, 4, 2],
    why: 'seven remaining at step 2: 14; two and one as taken',
  },
  {
    id: '003.R2/06',
    deal: six,
    mountain: [4, 0, 0],
    whists: { 'B>A': 8 },
    why: 'two tricks: 4; not in the pool; B 4 × 2',
  },
  {
    id: '003.R3/01',
    deal: six,
    mountain: [2, 0, 0],
    whists: { 'B>A': 8 },
    why: 'six taken, five counted: one down; B 4 × 2',
  },
  { id: '003.R4A/01', deal: six, ...made, why: `a card on the table; ${madeWhy}` },
  { id: '003.R4B/03', deal: six, ...made, why: `the lead is ordered; ${madeWhy}` },
  {
    id: '003.R5/02',
    deal: game(7, 0, 7),
    pool: [4, 0, 0],
    mountain: [4, 0, 0],
    whists: { 'B>A': 12 },
    why: 'one trick of a seven; made, B 3 × 4',
  },
  {
    id: '003.R6/02',
    deal: six,
    first: { offender: 'A' },
    pool: [4, 0, 0],
    mountain: [2, 0, 0],
    whists: { 'B>A': 16 },
    why: `the second time one trick, 2; ${madeWhy}, twice`,
  },
  { id: '003.R7/01', deal: six, ...made, why: `no penalty; ${madeWhy}` },
];

/** What the raspasy before leave in A's mountain: 4-3-3 at steps 1 and 2. */
const LADDER = [0, 0, 1, 3] as const;
const SURNAMES = ['Рябинина', 'Морошкин', 'Верстов', 'Калачёва'];

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

/** Letters A to D as ids of the seats, wherever they stand. */
function seated<T>(value: T, ids: readonly string[]): T {
  const id = (text: string): string => ids['ABCD'.indexOf(text)] ?? text;
  if (typeof value === 'string') return (/^[A-D]$/.test(value) ? id(value) : value) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      /^[A-D]$/.test(key) ? id(key) : key,
      seated(one as Scalar, ids),
    ]),
  ) as T;
}

interface Table {
  tableId: string;
  ids: string[];
  order: RulebookId[];
}

async function openTable(row: Row, one: Case): Promise<Table> {
  const names = SURNAMES.slice(0, one.context.players.length);
  const book = one.article.slice(0, 3) as RulebookId;
  await service.ok('file.create', {
    path: folder.file(`${row.id.replace('/', '-')}.pulka`),
    tournament: aTournament({ target: null, rulebooks: [book], ruleSettings: { ...one.settings } }),
    players: names.map(aPlayer),
    tables: [names.map((_, i) => i)],
  });
  const { rounds } = await service.ok('tournament.get', {});
  const { tableId, seats } = rounds[0]!.tables[0]!;
  return { tableId, ids: seats.map((seat) => seat.playerId), order: [book] };
}

/** Answers the dialog on a deal and issues what it decides. */
async function rule(
  { tableId, ids, order }: Table,
  row: Row,
  one: Case,
  deal: Deal,
  facts: Facts,
): Promise<{ view: SlipView; decided: readonly Decided[] }> {
  const { dealId } = await record(service, tableId, deal);
  const slips = await service.ok('incidents.list', {});
  const context = contextFromDeal(
    {
      convention: 'sochi',
      players: ids,
      raspasyLevel: one.context.raspasyLevel ?? 1,
      repeats: offencesIn(slips),
    },
    deal,
  );
  const { view } = answerDialog({
    context,
    article: one.article,
    facts: seated(facts, ids),
    ...(row.more === undefined ? {} : { more: seated(row.more, ids) }),
    ...(one.settings === undefined ? {} : { settings: one.settings }),
    order,
    ...(row.named === undefined ? {} : { named: row.named }),
  });
  const main = view.decided[0];
  if (main === undefined) throw new Error(`${row.id}: nothing decided`);
  const issued = await service.ok('incidents.issue', {
    tableId,
    dealId,
    incidents: view.decided.map(({ incident }) => JSON.parse(JSON.stringify(incident))),
    own: null,
    offenders: [...offendersOf(main.incident, main.ruling.article)],
    calledBy: ids[2] ?? null,
    calledAt: null,
    arbiter: 'Черемисин О.',
    facts: null,
    repeatOverride: null,
    appealUntil: null,
    expectedSeq: null,
  });
  return { view: issued, decided: view.decided };
}

/** R_i × n by the formula of the codex (4.2.14), from the totals worked out by hand. */
function settled(pool: number[], mountain: number[], whists: number[][]): number[] {
  const n = pool.length;
  const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);
  return pool.map((p, i) => {
    const on = whists[i]!.reduce((all, w, j) => all + w - whists[j]![i]!, 0);
    return 10 * (n * p - sum(pool)) - 10 * (n * mountain[i]! - sum(mountain)) + n * on;
  });
}
const timesN = (fraction: string, n: number): number => {
  const [num = '0', den = '1'] = fraction.split('/');
  return (Number(num) * n) / Number(den);
};
const squeezed = (text: string): string => text.replace(/[\s\u00ad-]+/gu, '');

describe('from the dialog to paper', () => {
  test('every article of the three texts has a row', () => {
    const known = rulebooks
      .filter(({ id }) => ['000', '004', '003'].includes(id))
      .flatMap((book) => book.articles.map(({ id }) => id));
    expect(rows.map(({ id }) => id.split('/')[0]).sort()).toEqual([...known].sort());
  });

  test.each(rows.map((row) => [row.id, row.why, row] as const))('%s: %s', async (_id, _why, row) => {
    const one = cases.find(({ id }) => id === row.id)!;
    const table = await openTable(row, one);
    const { tableId, ids } = table;
    const step =
      row.deal.type === 'redeal' && one.article !== '004.6.1' ? 1 : (one.context.raspasyLevel ?? 1);
    for (let i = 1; i < step; i++) await record(service, tableId, usual);
    if (row.first !== undefined)
      await rule(table, row, one, row.deal, { ...one.facts, ...row.first, repeat: false });
    const { view, decided } = await rule(table, row, one, row.deal, one.facts);

    // The slip holds what the rules say, and the ledger counts the repeat itself.
    expect(view.slip.articles.map(({ article }) => article)).toEqual(
      decided.map(({ ruling }) => ruling.article),
    );
    expect(view.slip.articles[0]?.article).toBe(one.article);
    expect(view.slip.repeat.number).toBe(row.first === undefined ? 1 : 2);

    // The sheet, by hand.
    const n = ids.length;
    const zeros = ids.map(() => 0);
    const pool = row.pool ?? zeros;
    const mountain = (row.mountain ?? zeros).map((m, i) => (i === 0 ? m + LADDER[step]! : m));
    const whists = ids.map((_, i) => ids.map((_other, j) => row.whists?.[`${'ABCD'[i]}>${'ABCD'[j]}`] ?? 0));
    const sheet = await service.ok('sheet.get', { tableId });
    const score = await service.ok('sheet.score', {
      sheet: JSON.parse(
        JSON.stringify({
          format: 'pulka-sheet/1',
          convention: 'sochi',
          target: null,
          players: SURNAMES.slice(0, n),
          deals: sheet.deals.map(({ scored }) => scored),
        }),
      ),
    });
    expect(score).toMatchObject({ pool, mountain, whists });

    // Settlement by the formula, from those totals.
    const { rounds } = await service.ok('tournament.get', {});
    const result = rounds[0]!.tables[0]!.result.map((fraction) => timesN(fraction, n));
    expect(result).toEqual(settled(pool, mountain, whists));

    // The paper says number, article, every line and its reason, who was at fault, the code.
    const { bytes } = await service.ok('documents.preview', {
      document: 'ruling-slip',
      key: view.slip.slipId,
      options: { locale: 'ru', timeZone: 'Europe/Moscow', twoUp: false },
    });
    const paper = squeezed((await readPdf(bytes)).text);
    const texts = [
      `№ ${view.slip.number}`,
      one.article === '003.SR' ? 'С, общее' : view.slip.articles[0]!.refRu,
      view.slip.code,
      ...view.slip.instructions,
      // A cell of the table breaks into lines beside its neighbours: word by word.
      ...view.slip.lines.flatMap((line) => [String(line.amount), ...line.why.split(' ')]),
      ...view.slip.offenders.map((id) => SURNAMES[ids.indexOf(id)]!),
    ];
    for (const text of texts) expect(paper).toContain(squeezed(text));
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  });
});
