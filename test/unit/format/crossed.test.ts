import { expect, test } from 'vitest';
import type { Deal, GameDeal, Scored } from '../../../shared/domain/types.ts';
import { contractCrossed } from '../../../shared/format/contract.ts';

const game = (tricks: number, scored?: Scored): GameDeal => ({
  type: 'game',
  dealer: 2,
  declarer: 0,
  level: 8,
  defence: [
    { player: 1, says: 'whist' },
    { player: 2, says: 'pass' },
  ],
  tricks: { '0': tricks },
  ...(scored === undefined ? {} : { ruling: { scored } }),
});
const misere = (tricks: number, scored: Scored): Deal => ({
  type: 'misere',
  dealer: 2,
  declarer: 0,
  tricks,
  ruling: { scored },
});

// scoring.md, «A deal under a ruling»: what of the contract itself is written.
test.each<[string, Deal, boolean]>([
  ['no ruling', game(8), false],
  ['as played', game(8, 'actual'), false],
  ['a made contract is not written', game(8, 'actualNoContract'), true],
  ['a remise stays a remise', game(7, 'actualNoContract'), false],
  ['without whists the contract stands', game(8, 'actualNoWhists'), false],
  ['void', game(8, 'none'), true],
  ['only the ruling counts', game(7, 'ruling'), true],
  ['the arbiter writes it', game(8, 'arbiter'), true],
  ['a made misère is not written', misere(0, 'actualNoContract'), true],
  ['a failed misère stays', misere(2, 'actualNoContract'), false],
  [
    'raspasy has no contract',
    { type: 'raspasy', dealer: 0, tricks: [4, 3, 3], ruling: { scored: 'ruling' } },
    false,
  ],
])('%s', (_name, deal, crossed) => expect(contractCrossed(deal)).toBe(crossed));
