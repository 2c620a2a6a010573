import { describe, expect, it } from 'vitest';
import { checkDeal, checkDeals, checkHead } from '../../../shared/domain/check.ts';
import type { Deal, DealRuling, SheetRules } from '../../../shared/domain/types.ts';
import { game, rules, words } from '../../fixtures/sheets.ts';

const three = rules();
const four = rules('sochi', 4);
const refused = (deal: Deal, table: SheetRules = three): string[] =>
  checkDeal(table, deal, 'd').map((p) => `${p.path} ${p.code}`);
const raspasy = (tricks: number[], ruling?: DealRuling, dealer = 0): Deal => ({
  type: 'raspasy',
  dealer,
  tricks,
  ...(ruling !== undefined && { ruling }),
});

describe('a game', () => {
  it('with impossible roles is refused (field 5)', () => {
    expect(refused(game(6, '1h'))).toEqual(['d.defence deal/defenceOrder']);
    expect(refused(game(6, '1w 2h', [6]))).toEqual(['d.defence deal/defenceOrder']);
    expect(refused(game(8, '1p 2h'))).toEqual(['d.defence[1].says deal/halfLevel']);
    expect(refused(game(6, '1p 2h'), rules('sochi', 3, { halfWhist: false }))).toEqual([
      'd.defence[1].says deal/halfOff',
    ]);
    expect(refused(game(6, '2w 1p', [6]))).toEqual(['d.defence deal/defenceOrder']);
    expect(refused(game(6, '1p 2p 1w', [6]))).toEqual(['d.defence deal/defenceOrder']);
    expect(refused(game(6, '1w 2p 1h'))).toEqual(['d.defence deal/defenceOrder']);
    expect(refused(game(6, '1p 2p 0p'))).toEqual(['d.defence[2].player deal/declarerDefends']);
    expect(refused(game(6, '1w 5p', [6]))).toEqual(['d.defence[1].player value/seat']);
  });

  it('of four keeps the dealer out, but for the last whist', () => {
    const of = (said: string, tricks?: number[]) => refused(game(6, said, tricks, undefined, 4), four);
    expect(of('1p 2p 3w', [6])).toEqual([]);
    expect(of('3w', [6])).toEqual(['d.defence[0].player deal/dealerDefends']);
    expect(of('1w 2p 3w', [6])).toEqual(['d.defence[2].player deal/dealerDefends']);
    expect(of('1p 2p 3h')).toEqual(['d.defence[2].player deal/dealerDefends']);
    expect(of('1p 3w', [6])).toEqual(['d.defence[1].player deal/dealerDefends']);
    expect(refused({ ...game(6, ''), dealer: 0 }, four)).toEqual(['d.declarer deal/dealerDeclares']);
  });

  it('needs the tricks of those who count, ten in all', () => {
    expect(refused(game(6, '1w 2p'))).toEqual(['d.tricks deal/tricksMissing']);
    expect(refused(game(6, '1w 2w', [6]))).toEqual(['d.tricks deal/tricksMissing']);
    expect(refused(game(6, '1w 2p', [6, 4]))).toEqual(['d.tricks.1 deal/tricksOf']);
    expect(refused(game(6, '1p 2p', [6]))).toEqual(['d.tricks deal/tricksNotPlayed']);
    expect(refused({ ...game(6, ''), tricks: {} })).toEqual(['d.tricks deal/tricksNotPlayed']);
    expect(refused(game(6, '1p 2h', [6]))).toEqual(['d.tricks deal/tricksNotPlayed']);
    expect(refused(game(6, '1w 2w', [6, 2, 1]))).toEqual(['d.tricks deal/tricksSum']);
    expect(refused(game(6, '1w 2w', [6, 3, 2]))).toEqual(['d.tricks deal/tricksSum']);
    expect(refused(game(6, '1w 2p', [11]))).toEqual(['d.tricks.0 deal/tricksRange']);
    expect(refused(game(6, '1w 2p', [-1]))).toEqual(['d.tricks.0 deal/tricksRange']);
    expect(refused(game(6, '1w 2p', [5.5]))).toEqual(['d.tricks.0 value/whole']);
    expect(refused({ ...game(6, '1w', [6]), tricks: { '00': 6, '7': 1 } })).toEqual([
      'd.tricks.7 deal/tricksOf',
      'd.tricks.00 deal/tricksOf',
      'd.tricks deal/tricksMissing',
    ]);
  });

  it('needs all three counts of a checked ten, whatever was said', () => {
    const check = rules('sochi', 3, { tenGame: 'check' });
    expect(refused(game(10, '1p 2p', [10, 0, 0]), check)).toEqual([]);
    expect(refused(game(10, '1p 2p'), check)).toEqual(['d.tricks deal/tricksMissing']);
    expect(refused(game(10, '1w 2p', [9]), check)).toEqual(['d.tricks deal/tricksMissing']);
    expect(refused(game(9, '1w 2p', [9]), check)).toEqual([]);
  });

  it('needs seats and a level that exist', () => {
    expect(refused({ ...game(6, ''), dealer: 3 })).toEqual(['d.dealer value/seat']);
    expect(refused({ ...game(6, ''), declarer: -1 })).toEqual(['d.declarer value/seat']);
    expect(refused({ ...game(6, ''), declarer: 0.5 })).toEqual(['d.declarer value/seat']);
    for (const level of [5, 11, 6.5]) {
      expect(refused({ ...game(6, ''), level: level as 6 })).toEqual(['d.level deal/level']);
    }
  });

  it('may be dealt out of turn', () => {
    expect(checkDeals(three, [game(6, ''), game(6, '')])).toEqual([]);
  });
});

describe('other deals', () => {
  it('misère: tricks 0–10, shared only with four', () => {
    const misere = (tricks: number, shared: boolean): Deal => ({
      type: 'misere',
      dealer: 2,
      declarer: 0,
      tricks,
      shared,
    });
    expect(refused(misere(10, false))).toEqual([]);
    expect(refused(misere(11, false))).toEqual(['d.tricks deal/tricksRange']);
    expect(refused(misere(0, true))).toEqual(['d.shared deal/sharedThree']);
    expect(refused(misere(0, true), four)).toEqual([]);
  });

  it('raspasy: a count for everybody, ten in all, talon tricks 0–2', () => {
    expect(refused(raspasy([4, 3, 2]))).toEqual(['d.tricks deal/tricksSum']);
    expect(refused(raspasy([4, 4, 3]))).toEqual(['d.tricks deal/tricksSum']);
    expect(refused(raspasy([5, 5]))).toEqual(['d.tricks deal/tricksLength']);
    expect(refused(raspasy([4, 3, 3, 0]))).toEqual(['d.tricks deal/tricksLength']);
    expect(refused(raspasy([12, -2, 0]))).toEqual([
      'd.tricks[0] deal/tricksRange',
      'd.tricks[1] deal/tricksRange',
    ]);
    expect(refused(raspasy([2, 4, 2, 2]), four)).toEqual([]);
    expect(refused(raspasy([3, 3, 2, 2]), four)).toEqual(['d.tricks[0] deal/talonTricks']);
    expect(refused(raspasy([1, 3, 4, 2]), rules('rostov', 4))).toEqual(['d.tricks[0] deal/talonTricks']);
    expect(refused(raspasy([0, 4, 4, 2]), rules('rostov', 4))).toEqual([]);
  });

  it('withoutThree only where the option is on', () => {
    const deal: Deal = { type: 'withoutThree', dealer: 2, declarer: 0, level: 7 };
    expect(refused(deal)).toEqual(['d.type deal/withoutThreeOff']);
    expect(refused(deal, rules('sochi', 3, { withoutThree: true }))).toEqual([]);
  });

  it('adjust: a reason, whole amounts, one a player, none on oneself', () => {
    const adjust = (lines: object): Deal => ({ type: 'adjust', reason: 'решение', ...lines });
    expect(refused(adjust({}))).toEqual([]);
    expect(refused({ type: 'adjust', reason: '  ' })).toEqual(['d.reason deal/reasonMissing']);
    expect(refused(adjust({ pool: [0.5, 0, 0] }))).toEqual(['d.pool[0] value/whole']);
    expect(refused(adjust({ mountain: [1, 2] }))).toEqual(['d.mountain deal/size']);
    expect(refused(adjust({ whists: [[0, 0, 0]] }))).toEqual(['d.whists deal/size']);
    expect(
      refused(
        adjust({
          whists: [
            [0, 0],
            [0, 0, 0],
            [0, 0, 0],
          ],
        }),
      ),
    ).toEqual(['d.whists[0] deal/size']);
    expect(
      refused(
        adjust({
          whists: [
            [0, 0, 0],
            [0, 5, 0],
            [0, 0, 0],
          ],
        }),
      ),
    ).toEqual(['d.whists[1][1] deal/ownWhists']);
    expect(refused(adjust({ mountain: [-3, 0, 0] }))).toEqual([]);
    expect(refused(adjust({ pool: [1e12, 0, 0] }))).toEqual(['d.pool[0] value/range']);
  });
});

describe('a ruling on a deal', () => {
  const ruled = (extra: Partial<DealRuling>, scored: DealRuling['scored'] = 'actual'): DealRuling => ({
    scored,
    ...extra,
  });

  it('adjusts the declarer, a whister, anybody on raspasy — nobody else', () => {
    expect(refused(game(6, '1w 2p', [6], ruled({ adjustTricks: { '1': -1 } })))).toEqual([]);
    expect(refused(game(6, '1w 2p', [6], ruled({ adjustTricks: { '2': -1 } })))).toEqual([
      'd.ruling.adjustTricks.2 ruling/noTricks',
    ]);
    expect(refused(game(6, '1p 2p', undefined, ruled({ adjustTricks: { '0': -1 } })))).toEqual([
      'd.ruling.adjustTricks.0 ruling/noTricks',
    ]);
    expect(refused(raspasy([4, 3, 3], ruled({ adjustTricks: { '2': 1 } })))).toEqual([]);
    expect(refused({ type: 'redeal', dealer: 0, ruling: ruled({ adjustTricks: { '0': 1 } }) })).toEqual([
      'd.ruling.adjustTricks.0 ruling/noTricks',
    ]);
    expect(refused(raspasy([4, 3, 3], ruled({ adjustTricks: { '3': 1 } })))).toEqual([
      'd.ruling.adjustTricks.3 ruling/noTricks',
    ]);
  });

  it('leaves counts within the deal', () => {
    const misere = (change: number): Deal => ({
      type: 'misere',
      dealer: 2,
      declarer: 0,
      tricks: 9,
      ruling: ruled({ adjustTricks: { '0': change } }),
    });
    expect(refused(misere(1))).toEqual([]);
    expect(refused(misere(2))).toEqual(['d.ruling.adjustTricks.0 ruling/tricksRange']);
    expect(refused(raspasy([10, 0, 0], ruled({ adjustTricks: { '0': 1 } })))).toEqual([]);
    expect(refused(raspasy([10, 0, 0], ruled({ adjustTricks: { '0': 2 } })))).toEqual([
      'd.ruling.adjustTricks.0 ruling/tricksRange',
    ]);
    expect(refused(raspasy([10, 0, 0], ruled({ adjustTricks: { '1': -1 } })))).toEqual([
      'd.ruling.adjustTricks.1 ruling/tricksRange',
    ]);
    expect(refused(game(6, '1w 2p', [10], ruled({ adjustTricks: { '1': -1 } })))).toEqual([
      'd.ruling.adjustTricks.1 ruling/tricksRange',
    ]);
    expect(refused(game(6, '1w 2w', [6, 4, 0], ruled({ adjustTricks: { '2': -1 } })))).toEqual([
      'd.ruling.adjustTricks.2 ruling/tricksRange',
    ]);
    expect(refused(game(6, '1w 2p', [6], ruled({ adjustTricks: { '0': -0.5 } })))).toEqual([
      'd.ruling.adjustTricks.0 value/whole',
    ]);
  });

  it('moves tricks between those who have them', () => {
    const move = (from: number, to: number, count: number) => ruled({ moveTricks: [{ from, to, count }] });
    const at = 'd.ruling.moveTricks';
    expect(refused(game(7, '1w 2w', [7, 2, 1], move(0, 1, 1)))).toEqual([]);
    expect(refused(game(7, '1w 2w', [7, 2, 1], move(2, 1, 2)))).toEqual([`${at} ruling/tricksRange`]);
    expect(refused(game(7, '1w 2w', [7, 2, 1], move(0, 0, 1)))).toEqual([`${at}[0] ruling/moveToSelf`]);
    expect(refused(game(7, '1w 2w', [7, 2, 1], move(0, 1, 0)))).toEqual([`${at}[0].count value/range`]);
    expect(refused(game(7, '1w 2w', [7, 2, 1], move(0, 3, 1)))).toEqual([`${at}[0].to value/seat`]);
    expect(refused(game(7, '1p 2p', undefined, move(0, 1, 1)))).toEqual([`${at}[0].from ruling/noTricks`]);
    expect(refused(game(7, '1w 2p', [7], move(0, 3, 1), 4), four)).toEqual([`${at}[0].to ruling/noTricks`]);
    expect(refused(game(7, '1p 2p 3w', [7], move(0, 3, 1), 4), four)).toEqual([]);
  });

  it('silences seats that exist, each once, and writes lines of the right size', () => {
    expect(refused(game(6, '', undefined, ruled({ noWhists: [3] })))).toEqual([
      'd.ruling.noWhists[0] value/seat',
    ]);
    expect(refused(game(6, '', undefined, ruled({ noWhists: [1, 1] })))).toEqual([
      'd.ruling.noWhists[1] ruling/seatTwice',
    ]);
    expect(refused(game(6, '', undefined, ruled({ mountain: [1] })))).toEqual([
      'd.ruling.mountain deal/size',
    ]);
    expect(
      refused(
        game(
          6,
          '',
          undefined,
          ruled({
            whists: [
              [1, 0, 0],
              [0, 0, 0],
              [0, 0, 0],
            ],
          }),
        ),
      ),
    ).toEqual(['d.ruling.whists[0][0] deal/ownWhists']);
    expect(refused(game(6, '', undefined, ruled({ slip: 1.5 })))).toEqual(['d.ruling.slip value/whole']);
  });

  it('lets the tricks of a game be missing, and those of a raspasy be fewer', () => {
    for (const scored of ['ruling', 'none', 'arbiter'] as const) {
      expect(refused(game(6, '1w 2w', undefined, ruled({}, scored)))).toEqual([]);
    }
    for (const scored of ['actual', 'playOn', 'unchanged', 'actualNoContract', 'actualNoWhists'] as const) {
      expect(refused(game(6, '1w 2w', undefined, ruled({}, scored)))).toEqual([
        'd.tricks deal/tricksMissing',
      ]);
    }
    expect(refused(raspasy([3, 3, 0], ruled({}, 'ruling')))).toEqual([]);
    expect(refused(raspasy([3, 3, 5], ruled({}, 'ruling')))).toEqual(['d.tricks deal/tricksSum']);
    expect(refused(raspasy([3, 3, 0], ruled({}, 'actual')))).toEqual(['d.tricks deal/tricksSum']);
  });
});

describe('a sheet', () => {
  const start = (pool: number[]): Deal => ({ type: 'adjust', reason: 'start', pool });

  it('takes no deal after closing, a redeal neither, but an adjust', () => {
    const table = rules('sochi', 3, {}, 10);
    const codes = (...deals: Deal[]) => checkDeals(table, deals).map((p) => `${p.path} ${p.code}`);
    const closed = start([10, 10, 8]);
    const last = game(6, '');
    expect(codes(closed, last)).toEqual([]);
    expect(codes(closed, last, game(7, ''))).toEqual(['deals[2] sheet/closed']);
    expect(codes(closed, last, { type: 'redeal', dealer: 0 })).toEqual(['deals[2] sheet/closed']);
    expect(codes(closed, last, start([1, 0, 0]))).toEqual([]);
    // Closed is read off the totals: an adjust that takes points back opens the pulka again.
    expect(codes(closed, last, start([-2, 0, 0]), game(6, ''))).toEqual([]);
  });

  it('refuses totals that could lose exactness', () => {
    const table = rules('sochi', 3, {
      raspasyProgression: 'geometric',
      raspasyCap: 100,
      raspasyPrice: 1_000_000,
    });
    const deals = Array.from({ length: 40 }, () => raspasy([4, 3, 3]));
    expect(checkDeals(table, deals.slice(0, 20))).toEqual([]);
    expect(checkDeals(table, deals)[0]?.code).toBe('sheet/tooLarge');
  });

  it('reports every refused deal, and the ladder of the sound ones before', () => {
    const deals = [game(6, '1h'), game(6, ''), raspasy([1, 1, 1])];
    expect(checkDeals(three, deals).map((p) => p.path)).toEqual(['deals[0].defence', 'deals[2].tricks']);
  });

  it('needs three or four different names and a whole target', () => {
    const codes = (names: string[], target: number | null = null) =>
      checkHead(names, target).map((p) => `${p.path} ${p.code}`);
    expect(codes(['А', 'Б', 'В'])).toEqual([]);
    expect(codes(['А', 'Б'])).toEqual(['players sheet/players']);
    expect(codes(['А', 'Б', 'В', 'Г', 'Д'])).toEqual(['players sheet/players']);
    expect(codes(['А', ' А ', 'В'])).toEqual(['players[1] sheet/nameTwice']);
    expect(codes(['А', ' ', 'В'])).toEqual(['players[1] sheet/nameEmpty']);
    for (const target of [0, -5, 2.5, Number.NaN]) {
      expect(codes(['А', 'Б', 'В'], target)).toEqual(['target sheet/target']);
    }
  });
});

describe('words()', () => {
  it('reads the short form of the tests', () => {
    expect(words('1w 2h')).toEqual([
      { player: 1, says: 'whist' },
      { player: 2, says: 'half' },
    ]);
  });
});
