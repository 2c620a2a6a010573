// @vitest-environment happy-dom
/** Typing over a deal: the turn is the sheet's, not the dealer that the deal was typed with (K96 3.2.14). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import { Backend, openEntry, type Page } from './entry-support.ts';

const redeal = (dealer: number): Deal => ({ type: 'redeal', dealer });
/** Dealt by `dealer`, all four seats take part in the talon and the tricks. */
const raspasy = (dealer: number): Deal => ({
  type: 'raspasy',
  dealer,
  tricks: [0, 1, 2, 3].map((seat) => (seat === dealer ? 0 : seat === (dealer + 1) % 4 ? 4 : 3)),
});
const ASKED = /хотя очередь/u;

let page: Page;
beforeEach(async () => {
  const backend = new Backend();
  backend.put('d1', raspasy(1));
  // Верстов's turn; typed as dealt by Рябинина.
  backend.put('d2', raspasy(1));
  page = await openEntry(backend);
  await page.press('-');
});
afterEach(() => page.close());

test('the dealer whose turn it is needs no question', async () => {
  await page.type('.3**');
  expect(page.text()).not.toMatch(ASKED);
  await page.press('Enter');
  expect(page.backend.deals[1]?.deal).toEqual(redeal(2));
});

test('the dealer that the deal has stays without a question', async () => {
  await page.type('**');
  expect(page.text()).not.toMatch(ASKED);
});

test('a third one is asked about, with the turn of the sheet', async () => {
  await page.type('.4**');
  expect(page.text()).toContain('Сдаёт Калачёва, хотя очередь: Верстов');
});
