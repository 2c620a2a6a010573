/** field.md, 5: impossible roles and tricks are refused with their place; nothing typed is lost, nothing is written. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deal, GameDeal } from '../../../shared/domain/types.ts';
import { Desk } from '../../fixtures/desk.ts';
import { words } from '../../fixtures/sheets.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await new Desk().open(['А', 'Б', 'В'], { target: null });
});
afterEach(() => desk.close());

const game = (over: Partial<GameDeal>): Deal => ({
  type: 'game',
  dealer: 2,
  declarer: 0,
  level: 6,
  defence: words('1w 2w'),
  tricks: { '0': 6, '1': 2, '2': 2 },
  ...over,
});
const untold = (over: Partial<GameDeal>): Deal => {
  const deal = game(over) as GameDeal;
  delete deal.tricks;
  return deal;
};

const impossible: [string, Deal, string, string][] = [
  [
    'half whist beside whist',
    game({ defence: words('1w 2h'), tricks: { '0': 6 } }),
    'defence',
    'deal/defenceOrder',
  ],
  [
    'half whist on an eight',
    untold({ level: 8, defence: words('1p 2h') }),
    'defence[1].says',
    'deal/halfLevel',
  ],
  ['two half whists', untold({ defence: words('1h 2h') }), 'defence', 'deal/defenceOrder'],
  ['nine tricks', game({ tricks: { '0': 6, '1': 2, '2': 1 } }), 'tricks', 'deal/tricksSum'],
  ['eleven tricks', game({ tricks: { '0': 6, '1': 3, '2': 2 } }), 'tricks', 'deal/tricksSum'],
  ['tricks of who passed', game({ defence: words('1w 2p') }), 'tricks.1', 'deal/tricksOf'],
  [
    'the declarer whists',
    game({ defence: words('0w 2p'), tricks: { '0': 6 } }),
    'defence[0].player',
    'deal/declarerDefends',
  ],
  ['raspasy of nine', { type: 'raspasy', dealer: 0, tricks: [3, 3, 3] }, 'tricks', 'deal/tricksSum'],
];

describe.each(impossible)('%s', (_name, deal, at, code) => {
  test('is refused when typed, and the half-typed line stays', async () => {
    await desk.service.ok('sheet.saveDraft', { tableId: desk.tableId, text: '62ву' });
    const { seq } = await desk.sheet();
    const answer = await desk.service.refused('deals.record', {
      tableId: desk.tableId,
      deal,
      before: null,
      expectedSeq: null,
    });
    expect(answer.code).toBe('deal/refused');
    expect(answer.problems?.some((p) => p.path.startsWith(`deal.${at}`) && p.code === code)).toBe(true);
    const sheet = await desk.sheet();
    expect(sheet).toMatchObject({ seq, deals: [], draft: '62ву' });
  });

  test('is refused as a correction too, and the deal stays as it was', async () => {
    const dealId = await desk.record(game({}));
    const answer = await desk.service.refused('deals.correct', desk.correcting(dealId, deal));
    expect(answer.problems?.some((p) => p.code === code)).toBe(true);
    expect((await desk.sheet()).deals).toMatchObject([{ deal: game({}), struck: [] }]);
  });
});
