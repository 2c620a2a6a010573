import { describe, expect, it } from 'vitest';
import { readDefence } from '../../../shared/domain/defence.ts';
import type { GameDeal, Level, Says, SheetRules, Word } from '../../../shared/domain/types.ts';
import { legalOrders } from '../../fixtures/random-sheet.ts';
import { rules, words } from '../../fixtures/sheets.ts';

/** All lists of up to `length` words of all seats. */
function everything(players: number, length: number): Word[][] {
  const all: Word[][] = [[]];
  let ends: Word[][] = [[]];
  for (let n = 0; n < length; n++) {
    ends = ends.flatMap((list) =>
      Array.from({ length: players }, (_, player) => player).flatMap((player) =>
        (['whist', 'half', 'pass'] as Says[]).map((says) => [...list, { player, says }]),
      ),
    );
    all.push(...ends);
  }
  return all;
}

function deal(level: Level, defence: Word[], dealer: number, declarer: number): GameDeal {
  return { type: 'game', dealer, declarer, level, defence };
}

const tables: [string, SheetRules][] = [
  ['sochi, three', rules('sochi', 3)],
  ['leningrad, three', rules('leningrad', 3)],
  ['leningrad without half whist, three', rules('leningrad', 3, { halfWhist: false })],
];

describe('words of the defence', () => {
  it.each(tables)('%s: exactly the written orders are legal', (_name, table) => {
    for (const level of [6, 7, 8] as Level[]) {
      const legal = new Set(legalOrders(table, 1, 2, level).map((o) => JSON.stringify(o.words)));
      for (const defence of everything(3, 5)) {
        const read = readDefence(table, deal(level, defence, 1, 2));
        if ((read !== null) !== legal.has(JSON.stringify(defence))) {
          expect.fail(`${level}: ${JSON.stringify(defence)}`);
        }
      }
    }
  });

  it('four: exactly the written orders are legal, the last word of the dealer among them', () => {
    const table = rules('leningrad', 4);
    for (const level of [7, 10] as Level[]) {
      const legal = legalOrders(table, 2, 1, level);
      expect(legal.some((o) => o.words.at(-1)?.player === 2)).toBe(true);
      const set = new Set(legal.map((o) => JSON.stringify(o.words)));
      let read = 0;
      for (const defence of everything(4, 4)) {
        const is = readDefence(table, deal(level, defence, 2, 1)) !== null;
        if (is !== set.has(JSON.stringify(defence))) expect.fail(JSON.stringify(defence));
        if (is) read++;
      }
      expect(read).toBe(legal.filter((o) => o.words.length <= 4).length);
    }
  });

  it('counts the orders by hand: 7 on an eight, 11 with half whist, 15 in gentleman style, 18 with four', () => {
    // [] p pp | w wp | pw | ww — and p h, p h p, p h w, p h w p.
    expect(legalOrders(rules('sochi'), 2, 0, 8)).toHaveLength(7);
    expect(legalOrders(rules('sochi'), 2, 0, 6)).toHaveLength(11);
    // w p h, w p h p, w p h w, w p h w p.
    expect(legalOrders(rules('leningrad'), 2, 0, 6)).toHaveLength(15);
    // The dealer of four: p p S, p h p S, w p h p S.
    expect(legalOrders(rules('leningrad', 4), 3, 0, 6)).toHaveLength(18);
  });

  it('gives the roles', () => {
    const read = (text: string, players = 3) =>
      readDefence(rules('leningrad', players), deal(6, words(text), players - 1, 0));
    expect(read('')).toMatchObject({ whister: -1, second: -1, half: -1 });
    expect(read('1w 2w')).toMatchObject({ whister: 1, second: 2 });
    expect(read('1p 2w')).toMatchObject({ whister: 2, second: -1 });
    expect(read('1p 2h')).toMatchObject({ whister: -1, half: 2 });
    expect(read('1p 2h 1w')).toMatchObject({ whister: 1, half: -1, wentHalf: 2 });
    expect(read('1w 2p 1h 2p')).toMatchObject({ whister: -1, half: 1 });
    expect(read('1w 2p 1h 2w')).toMatchObject({ whister: 2, half: -1, wentHalf: 1 });
    expect(read('1p 2p 3w', 4)).toMatchObject({ whister: 3, half: -1 });
    expect(read('1p 2h 1p 3w', 4)).toMatchObject({ whister: 3, half: -1 });
  });
});
