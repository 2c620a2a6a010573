/**
 * One case of every article of the three preferans texts from the dialog to paper: answers → slip → sheet → settlement
 * → the text of the printed slip. The sheet is worked out by hand; seats A, B, C (D), sochi.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import { rulebooks } from '../../shared/rules/rulebooks/index.ts';
import {
  followToPaper,
  game,
  raspasy,
  redeal,
  six,
  unplayed,
  usual,
  type Case,
  type Row,
} from '../fixtures/incident-article.ts';
import { startService, temporaryFolder, type TestService } from '../fixtures/service.ts';

const { cases } = JSON.parse(readFileSync(new URL('../tables/rulings.json', import.meta.url), 'utf8')) as {
  cases: Case[];
};

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

describe('from the dialog to paper', () => {
  test('every article of the three texts has a row', () => {
    const known = rulebooks
      .filter(({ id }) => ['000', '004', '003'].includes(id))
      .flatMap((book) => book.articles.map(({ id }) => id));
    expect(rows.map(({ id }) => id.split('/')[0]).sort()).toEqual([...known].sort());
  });

  test.each(rows.map((row) => [row.id, row.why, row] as const))('%s: %s', async (_id, _why, row) => {
    await followToPaper(
      { service, folder },
      row,
      cases.find(({ id }) => id === row.id)!,
    );
  });
});
