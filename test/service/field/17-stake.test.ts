/** field.md, 17: the comma of the keypad, the dot, either space: the same stake or a refusal, never a guess. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseMoney } from '../../../shared/format/money.ts';
import { Desk } from '../../fixtures/desk.ts';
import { readPdf } from '../../fixtures/documents-read.ts';
import { aTournament } from '../../fixtures/service.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await new Desk().open(['А', 'Б', 'В'], { target: null });
});
afterEach(() => desk.close());

const change = (stakeKopecks: string | null) => ({
  tournament: aTournament({ target: null, stakeKopecks }),
  reason: '',
  recalculate: false,
});

describe('typed in roubles, stored in kopecks, paid to the kopeck', () => {
  test.each([
    ['0,5', '50'],
    ['0.5', '50'],
    [',5', '50'],
    ['1 000,50', '100050'],
    ['1\u00a0000,50', '100050'],
  ])('«%s»', async (text, kopecks) => {
    const read = parseMoney(text);
    if (!('kopecks' in read)) throw new Error(`refused: ${text}`);
    expect(String(read.kopecks)).toBe(kopecks);
    await desk.service.ok('tournament.change', change(String(read.kopecks)));
    await desk.reopen();
    expect((await desk.service.ok('tournament.get', {})).tournament.stakeKopecks).toBe(kopecks);
    // Two points of the mountain: −40/3, +20/3, +20/3 whists.
    await desk.record({ type: 'adjust', reason: 'итог', mountain: [2, 0, 0] });
    const { bytes } = await desk.service.ok('documents.preview', {
      document: 'settlement',
      key: desk.tableId,
      options: { locale: 'ru', timeZone: 'Europe/Moscow', twoUp: false },
    });
    // Half a rouble: −666⅔, +333⅓, +333⅓ kopecks; down to −667, 333, 333, and the missing one to the first of equal
    // fractions. A thousand roubles fifty: −40/3 × 100 050 is −1 334 000 exactly.
    const { text: paper } = await readPdf(bytes);
    expect(paper).toContain(kopecks === '50' ? '−6,66' : '−13 340,00');
  });
});

test.each(['abc', '−3', '-3', '', '1,000.50'])(
  '«%s» is refused, and the stake stays what it was',
  async (text) => {
    await desk.service.ok('tournament.change', change('50'));
    const { seq } = await desk.service.ok('tournament.get', {});
    expect('problem' in parseMoney(text)).toBe(true);
    // Were it sent as it is, the service refuses it as well.
    const refused = await desk.service.refused('tournament.change', change(text));
    expect(refused.problems).toEqual([{ path: 'tournament.stakeKopecks', code: 'value/format' }]);
    const after = await desk.service.ok('tournament.get', {});
    expect([after.seq, after.tournament.stakeKopecks]).toEqual([seq, '50']);
  },
);
