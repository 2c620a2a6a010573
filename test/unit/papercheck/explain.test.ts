import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../shared/domain/types.ts';
import type { PaperSheet, Proposal } from '../../../shared/papercheck/index.ts';
import { explainDifference } from '../../../shared/papercheck/index.ts';
import { rules } from '../../fixtures/sheets.ts';
import {
  deals,
  eight,
  firstRaspasy,
  foot,
  footWith,
  game,
  misere,
  secondRaspasy,
  seven,
  six,
  sochi,
} from './sheet.ts';

const explain = (paper: PaperSheet, typed: readonly Deal[] = deals): Proposal[] =>
  explainDifference(sochi, typed, paper, 5);

/** The likeliest proposal, which must explain everything. */
function likeliest(paper: PaperSheet, typed: readonly Deal[] = deals): Proposal {
  const [proposal] = explain(paper, typed);
  if (proposal === undefined) throw new Error('nothing proposed');
  expect(proposal.explains.all).toBe(true);
  return proposal;
}

describe('one thing typed wrongly', () => {
  it('tricks: seven taken on the six, so 3 of 4 for the whister and a fine of 2', () => {
    const paper = footWith({ mountain: { 1: 8 }, whists: { '1>0': 6 } });
    const edit = { at: 0, remove: 1, insert: [{ ...six, tricks: { '0': 7 } }] };
    expect(likeliest(paper)).toMatchObject({ kind: 'tricks', side: 'program', deal: 0, edit, slip: null });
  });

  it('level: the eight was a nine, two down at 8', () => {
    const paper = footWith({ mountain: { 2: 18 }, whists: { '0>2': 40, '1>2': 16 } });
    const edit = { at: 4, remove: 1, insert: [{ ...eight, level: 9 }] };
    expect(likeliest(paper)).toMatchObject({ kind: 'level', deal: 4, edit });
  });

  it('declarer: the misère was played by another', () => {
    const edit = { at: 5, remove: 1, insert: [{ ...misere, declarer: 1 }] };
    expect(likeliest(footWith({ pool: { 0: 2, 1: 14 } }))).toMatchObject({ kind: 'declarer', deal: 5, edit });
  });

  it('whister: the other defender whisted on the six', () => {
    const edit = { at: 0, remove: 1, insert: [game(2, 0, 6, '1p 2w', { '0': 6 })] };
    expect(likeliest(footWith({ whists: { '1>0': 0, '2>0': 8 } }))).toMatchObject({
      kind: 'whister',
      deal: 0,
      edit,
    });
  });

  it('whist or pass: nobody whisted on the six', () => {
    const edit = { at: 0, remove: 1, insert: [game(2, 0, 6, '1p 2p')] };
    expect(likeliest(footWith({ whists: { '1>0': 0 } }))).toMatchObject({ kind: 'says', deal: 0, edit });
  });

  it('a deal typed twice', () => {
    const typed = [six, seven, { ...seven, dealer: 1 }, firstRaspasy, secondRaspasy, eight, misere];
    const edit = { at: 2, remove: 1, insert: [] };
    expect(likeliest(foot, typed)).toMatchObject({ kind: 'doubled', deal: 2, edit });
  });

  it('a deal that the paper does not have', () => {
    const edit = { at: 5, remove: 1, insert: [] };
    const found = explain(footWith({ pool: { 0: 2 } }));
    expect(found).toContainEqual(expect.objectContaining({ kind: 'extra', deal: 5, edit }));
  });

  it('a deal left out, where the dealers leave their turn', () => {
    const typed = [six, firstRaspasy, secondRaspasy, eight, misere];
    const found = explain(foot, typed);
    expect(found[0]).toMatchObject({ kind: 'missing', deal: 1, edit: { at: 1, remove: 0 } });
    const { trump, ...said } = seven;
    expect(trump).toBe('spades');
    expect(found[0]?.edit?.insert).toEqual([said]);
  });

  it('the last deal left out: a misère, or what else writes ten into the pool', () => {
    const found = explain(foot, deals.slice(0, 5));
    expect(found.map(({ kind, deal }) => [kind, deal])).toContainEqual(['missing', 5]);
    expect(found.flatMap(({ edit }) => edit?.insert ?? [])).toContainEqual(misere);
  });

  it('the dealer: the same keys then speak of other defenders', () => {
    const four = rules('sochi', 4);
    const typed = [game(1, 0, 6, '2w 3p', { '0': 6 }), game(0, 1, 8, '2p 3p')];
    const whists = [
      [0, 0, 0, 0],
      [8, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const [first] = explainDifference(four, typed, { pool: [2, 6, 0, 0], mountain: [0, 0, 0, 0], whists }, 3);
    const edit = { at: 0, remove: 1, insert: [game(3, 0, 6, '1w 2p', { '0': 6 })] };
    expect(first).toMatchObject({ kind: 'dealer', deal: 0, edit, explains: { all: true, cells: 2, of: 2 } });
  });

  it('a misère shared with the dealer of four', () => {
    const four = rules('sochi', 4);
    const typed: Deal[] = [{ type: 'misere', dealer: 3, declarer: 0, tricks: 0 }];
    const paper = { pool: [5, 0, 0, 5], mountain: [0, 0, 0, 0] };
    const [first] = explainDifference(four, typed, paper, 3);
    expect(first).toMatchObject({ kind: 'shared', edit: { insert: [{ shared: true }] } });
  });
});

describe('one thing written wrongly on the paper', () => {
  it('a forgotten consolation of one opponent', () => {
    const found = likeliest(footWith({ whists: { '1>2': 0 } }));
    expect(found).toMatchObject({ kind: 'consolation', side: 'paper', deal: 4, edit: null });
    expect(found.slip).toEqual({ seat: 1, amount: 6 });
  });

  it('a forgotten consolation of everybody', () => {
    const found = likeliest(footWith({ whists: { '1>2': 0, '0>2': 18 } }));
    expect(found).toMatchObject({ kind: 'consolation', deal: 4, slip: { seat: null, amount: 12 } });
  });

  it('a forgotten fine: one of two taken on a seven, 4 on the mountain', () => {
    const typed = [game(2, 0, 7, '1w 2p', { '0': 9 }), misere];
    const paper = { pool: [14, 0, 0], mountain: [0, 0, 0], whists: [[], [4, 0, 0], []] };
    expect(likeliest(paper, typed)).toMatchObject({ kind: 'fine', deal: 0, slip: { seat: 1, amount: 4 } });
  });

  it('a forgotten amnesty: three tricks at step 1 for everybody', () => {
    const found = likeliest(footWith({ mountain: { 0: 4, 1: 9, 2: 11 } }));
    expect(found).toMatchObject({ kind: 'amnesty', side: 'paper', deal: 2, edit: null });
  });

  it('raspasy at the wrong step: the second one written at 1', () => {
    const found = likeliest(footWith({ mountain: { 1: 3, 2: 7 } }));
    expect(found).toMatchObject({ kind: 'step', deal: 3, slip: { step: 2, written: 1 } });
  });

  it('whists of one deal in the wrong column', () => {
    const found = likeliest(footWith({ whists: { '0>1': 28, '0>2': 0 } }));
    expect(found).toMatchObject({ kind: 'column', deal: 4, slip: { seat: 0, on: 2, other: 1, amount: 24 } });
  });

  it('two columns changed at the foot', () => {
    const found = likeliest(footWith({ whists: { '0>1': 24, '0>2': 4 } }));
    expect(found).toMatchObject({ kind: 'column', deal: null, slip: { seat: 0, on: 1, other: 2 } });
  });
});

describe('what is typed of the paper', () => {
  it('nothing, or nothing that differs: nothing to explain', () => {
    expect(explain({})).toEqual([]);
    expect(explain(foot)).toEqual([]);
    expect(explain({ ...foot, running: [{ deal: 3, mountain: [1, 6, 2] }] })).toEqual([]);
  });

  it('the pools alone are enough for the declarer of the misère', () => {
    expect(likeliest({ pool: [2, 14, 0] })).toMatchObject({ kind: 'declarer', deal: 5 });
  });

  it('the results alone name the remise that lacks a consolation', () => {
    // 1 lacks 6 on 2: 126⅔, −27⅓, −99⅓; the floors 126, −28, −100 lack 2, for seats 0 and 1.
    const found = explain({ result: [127, -27, -100] });
    expect(found).toContainEqual(expect.objectContaining({ kind: 'consolation', deal: 4 }));
  });

  it('running totals tell equal changes apart', () => {
    const twice = [six, misere, six];
    const paper = { pool: [14, 0, 0], mountain: [0, 2, 0], whists: [[], [14, 0, 0], []] };
    const kinds = explain(paper, twice).map(({ kind, deal }) => `${kind} ${deal}`);
    expect(kinds.slice(0, 2)).toEqual(['tricks 2', 'tricks 0']);
    const early = { ...paper, running: [{ deal: 0, mountain: [0, 2, 0] }] };
    expect(explain(early, twice).map(({ kind, deal }) => `${kind} ${deal}`)).toEqual(['tricks 0']);
    const late = { ...paper, running: [{ deal: 1, mountain: [0, 0, 0] }] };
    expect(explain(late, twice).map(({ kind, deal }) => `${kind} ${deal}`)).toEqual(['tricks 2']);
  });

  it('running totals alone will do', () => {
    const running = [
      { deal: 2, mountain: [1, 0, 0] },
      { deal: 3, mountain: [1, 3, 1] },
    ];
    expect(likeliest({ running })).toMatchObject({ kind: 'step', deal: 3 });
  });

  it('two mistakes: what explains a part and spoils nothing', () => {
    // The consolation of 1 is missing, and 17 in the pool of 2 comes from nowhere.
    const found = explain(footWith({ pool: { 2: 17 }, whists: { '1>2': 0 } }));
    expect(found[0]).toMatchObject({
      kind: 'consolation',
      deal: 4,
      explains: { all: false, cells: 1, of: 2 },
    });
    expect(found.every(({ explains }) => !explains.all)).toBe(true);
  });

  it('at most as many as asked for, their likelihoods in falling order', () => {
    const found = explainDifference(sochi, deals, { pool: [14, 4, 0] }, 4);
    expect(found).toHaveLength(4);
    const likelihoods = found.map(({ likelihood }) => likelihood);
    expect(likelihoods).toEqual([...likelihoods].sort((a, b) => b - a));
  });
});

describe('a pulka that closes', () => {
  const closing = rules('sochi', 3, {}, 10);

  it('sees through American aid', () => {
    // Pools 8, 6, 4: a ten of seat 0 takes 2 itself, 4 go to seat 1, 4 to seat 2.
    const played = [
      game(2, 0, 9, '1p 2p'),
      game(0, 1, 8, '2p 0p'),
      game(1, 2, 7, '0p 1p'),
      game(2, 0, 10, '1p 2p'),
    ];
    const paper = {
      pool: [10, 10, 8],
      mountain: [0, 0, 0],
      whists: [
        [0, 40, 40],
        [0, 0, 0],
        [0, 0, 0],
      ],
    };
    const typed = played.with(2, game(1, 2, 6, '0p 1p'));
    const [first] = explainDifference(closing, typed, paper, 3);
    expect(first).toMatchObject({ kind: 'level', deal: 2, edit: { insert: [{ level: 7 }] } });
  });

  it('proposes no sheet that goes on after its end', () => {
    const played = [
      game(2, 0, 10, '1p 2p'),
      game(0, 1, 10, '2p 0p'),
      game(1, 2, 9, '0p 1p'),
      game(2, 0, 6, '1p 2p'),
    ];
    // The nine as a ten would close the pulka before the six, which is there all the same.
    const paper = { pool: [10, 10, 10], mountain: [-2, 0, 0] };
    for (const { edit } of explainDifference(closing, played, paper, 5)) {
      expect(edit?.insert).not.toContainEqual(game(1, 2, 10, '0p 1p'));
    }
  });
});
