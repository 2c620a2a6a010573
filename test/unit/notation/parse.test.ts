import { describe, expect, it } from 'vitest';
import { parse } from '../../../shared/notation/index.ts';
import type { Deal } from '../../../shared/domain/types.ts';
import type { NotationContext } from '../../../shared/notation/index.ts';
import { table } from './kit.ts';

const four = table(4);
const three = table(3);

function deal(line: string, ctx: NotationContext): Deal | null {
  return parse(line, ctx).deal;
}

describe('a whole line', () => {
  it('284108 is 8♥ of player 2, one whist, one pass, 8 tricks (the mock)', () => {
    expect(deal('284108', four)).toEqual({
      type: 'game',
      dealer: 2,
      declarer: 1,
      level: 8,
      trump: 'hearts',
      defence: [
        { player: 3, says: 'whist' },
        { player: 0, says: 'pass' },
      ],
      tricks: { '1': 8 },
    });
  });

  it('skips the dealer of four in the order of the defenders', () => {
    // Player 1 plays, 2 is left of him, 3 deals, so 4 is the second defender.
    expect(deal('171118', four)).toBeNull();
    expect(deal('1711172', four)).toMatchObject({
      defence: [
        { player: 1, says: 'whist' },
        { player: 3, says: 'whist' },
      ],
      tricks: { '0': 7, '1': 2, '3': 1 },
    });
  });

  it('three players: the dealer defends', () => {
    expect(deal('1711172', three)).toMatchObject({ tricks: { '0': 7, '1': 2, '2': 1 } });
  });

  it.each([
    ['392', 9, 'clubs'],
    ['391', 9, 'spades'],
    ['363', 6, 'diamonds'],
    ['374', 7, 'hearts'],
    ['385', 8, 'none'],
    ['305', 10, 'none'],
  ])('%s + Enter: both passed', (line, level, trump) => {
    expect(deal(line, three)).toEqual({
      type: 'game',
      dealer: 2,
      declarer: 2,
      level,
      trump,
      defence: [
        { player: 0, says: 'pass' },
        { player: 1, says: 'pass' },
      ],
    });
  });

  it('0 for the suit: the trump was not written', () => {
    expect(deal('390', three)).not.toHaveProperty('trump');
  });

  it('closing passes may be typed or left out', () => {
    for (const line of ['284', '2840', '28400']) expect(deal(line, four)).toEqual(deal('284', four));
    for (const line of ['26402', '264020']) expect(deal(line, four)).toEqual(deal('26402', four));
  });

  it('half whist, and half whist taken back (K96 3.8.7, 3.8.8)', () => {
    expect(deal('16302', four)).toMatchObject({
      defence: [
        { player: 1, says: 'pass' },
        { player: 3, says: 'half' },
      ],
    });
    expect(deal('1630217', four)).toMatchObject({
      defence: [
        { player: 1, says: 'pass' },
        { player: 3, says: 'half' },
        { player: 1, says: 'whist' },
        { player: 3, says: 'pass' },
      ],
      tricks: { '0': 7 },
    });
  });

  it('the sitting-out dealer whists last (K96 3.8.8.1)', () => {
    expect(deal('1840018', four)).toMatchObject({
      defence: [
        { player: 1, says: 'pass' },
        { player: 3, says: 'pass' },
        { player: 2, says: 'whist' },
      ],
      tricks: { '0': 8 },
    });
    expect(deal('16302016', four)).toMatchObject({
      defence: [
        { player: 1, says: 'pass' },
        { player: 3, says: 'half' },
        { player: 1, says: 'pass' },
        { player: 2, says: 'whist' },
      ],
      tricks: { '0': 6 },
    });
  });

  it('gentleman orders: whist, pass, half (K96 3.8.14)', () => {
    const gentleman = table(4, 'leningrad');
    expect(deal('1642', gentleman)).toMatchObject({
      defence: [
        { player: 1, says: 'whist' },
        { player: 3, says: 'pass' },
        { player: 1, says: 'half' },
      ],
    });
    expect(deal('164216', gentleman)).toMatchObject({
      defence: [
        { player: 1, says: 'whist' },
        { player: 3, says: 'pass' },
        { player: 1, says: 'half' },
        { player: 3, says: 'whist' },
        { player: 1, says: 'pass' },
      ],
      tricks: { '0': 6 },
    });
    expect(deal('1642016', gentleman)).toMatchObject({
      defence: [
        { player: 1, says: 'whist' },
        { player: 3, says: 'pass' },
        { player: 1, says: 'half' },
        { player: 3, says: 'pass' },
        { player: 2, says: 'whist' },
      ],
    });
  });

  it('misère, alone and shared', () => {
    expect(deal('2*0', four)).toEqual({ type: 'misere', dealer: 2, declarer: 1, tricks: 0 });
    expect(deal('2*.', four)).toEqual({ type: 'misere', dealer: 2, declarer: 1, tricks: 10 });
    expect(deal('2**3', four)).toEqual({ type: 'misere', dealer: 2, declarer: 1, tricks: 3, shared: true });
  });

  it('raspasy from the left of the dealer; what follows from the sum may be left out', () => {
    expect(deal('/43', three)).toEqual({ type: 'raspasy', dealer: 2, tricks: [4, 3, 3] });
    expect(deal('/433', three)).toEqual(deal('/43', three));
    expect(deal('/432', four)).toEqual({ type: 'raspasy', dealer: 2, tricks: [3, 2, 1, 4] });
    expect(deal('/4321', four)).toEqual(deal('/432', four));
    expect(deal('/46', four)).toEqual({ type: 'raspasy', dealer: 2, tricks: [6, 0, 0, 4] });
    expect(deal('/.', four)).toEqual({ type: 'raspasy', dealer: 2, tricks: [0, 0, 0, 10] });
  });

  it('rostov raspasy: the talon counts for nobody, so two counts are enough', () => {
    expect(deal('/43', table(4, 'rostov'))).toEqual({ type: 'raspasy', dealer: 2, tricks: [3, 3, 0, 4] });
  });

  it('three given up, redeal, a dealer out of turn', () => {
    const giving = table(4, 'sochi', { withoutThree: true });
    expect(deal('28/', giving)).toEqual({ type: 'withoutThree', dealer: 2, declarer: 1, level: 8 });
    expect(deal('**', four)).toEqual({ type: 'redeal', dealer: 2 });
    expect(deal('.1**', four)).toEqual({ type: 'redeal', dealer: 0 });
    const late = parse('.1284108', four);
    expect(late.deal).toMatchObject({ dealer: 0, defence: [{ player: 2 }, { player: 3 }] });
    expect(late.warnings.map((warning) => warning.code)).toEqual(['notation/dealerOutOfTurn']);
  });

  it('a checked ten has three counts, whatever was said', () => {
    const checking = table(4, 'sochi', { tenGame: 'check' });
    expect(parse('104', checking).complete).toBe(false);
    expect(deal('1040091', checking)).toMatchObject({
      defence: [
        { player: 1, says: 'pass' },
        { player: 3, says: 'pass' },
      ],
      tricks: { '0': 9, '1': 1, '3': 0 },
    });
    expect(deal('10410.', checking)).toMatchObject({ tricks: { '0': 10, '1': 0, '3': 0 } });
    expect(deal('10400*91', checking)).toMatchObject({
      defence: [{ player: 1 }, { player: 3 }, { player: 2, says: 'whist' }],
      tricks: { '0': 9, '1': 1, '3': 0 },
    });
  });
});

describe('ten, zero, and one-then-zero', () => {
  it('are three different lines', () => {
    expect(deal('28411.', four)).toMatchObject({ tricks: { '1': 10, '3': 0, '0': 0 } });
    expect(deal('2841100', four)).toMatchObject({ tricks: { '1': 0, '3': 0, '0': 10 } });
    expect(deal('2841110', four)).toMatchObject({ tricks: { '1': 1, '3': 0, '0': 9 } });
    expect(deal('284110.', four)).toMatchObject({ tricks: { '1': 0, '3': 10, '0': 0 } });
  });

  it('with one whister 1 is one, and the 0 after it is refused instead of guessed', () => {
    expect(deal('284101', four)).toMatchObject({ tricks: { '1': 1 } });
    expect(parse('2841010', four).problem).toMatchObject({ code: 'notation/nothingMore', index: 6 });
  });
});

describe('forgiving', () => {
  it.each([
    '2 8 4 1 0 8',
    '2 8ч в п 8',
    '2 8Ч В П 8',
    '2 8 черви вист пас 8',
    '28hwp8',
    '2 8 h w p 8',
    ' 284108 ',
    '2\u00a0841 08',
    '2 8♥ в п 8',
  ])('%s is 284108', (line) => {
    expect(deal(line, four)).toEqual(deal('284108', four));
  });

  it.each([
    ['27пвп7', '271107'],
    ['27твп7', '272107'],
    ['27бвп7', '273107'],
    ['27бквп7', '275107'],
    ['27swp7', '271107'],
    ['27cwp7', '272107'],
    ['27dwp7', '273107'],
    ['27nwp7', '275107'],
    ['27сцп7', '272107'],
    ['27ыцп7', '271107'],
    ['26чппв', '2640 2'.replace(' ', '')],
    ['2м0', '2*0'],
    ['2 мизер 0', '2*0'],
    ['2m0', '2*0'],
    ['р432', '/432'],
    ['r432', '/432'],
    ['Распасы 4 3 2', '/432'],
    ['пересдача', '**'],
    [',1284108', '.1284108'],
    ['28411,', '28411.'],
  ])('%s is %s', (line, keys) => {
    const ctx = table(4, 'sochi');
    const meant = deal(keys, ctx);
    expect(meant).not.toBeNull();
    expect(deal(line, ctx)).toEqual(meant);
  });
});

describe('refused where it stands, with the reason', () => {
  it.each([
    ['0', 'expectStart', 0],
    ['5', 'expectStart', 0],
    ['3841', 'dealerSitsOut', 0],
    ['2', null, 0],
    ['25', 'expectLevel', 1],
    ['21', 'expectLevel', 1],
    ['286', 'expectTrump', 2],
    ['28/', 'withoutThreeOff', 2],
    ['2843', 'expectSays', 3],
    ['2842', 'halfLevel', 3],
    ['28402', 'halfLevel', 4],
    ['2642', 'halfFirst', 3],
    ['26412', 'halfBesideWhist', 4],
    ['264022', 'halfLate', 5],
    ['26402022', 'halfLate', 6],
    ['2841189', 'tricksTooMany', 6],
    ['28411.5', 'tricksFollow', 6],
    ['28411720', 'tricksFollow', 7],
    ['2841 0 *', 'expectTricks', 7],
    ['/4.', 'tricksTooMany', 2],
    ['/430', 'tricksTooFew', 3],
    ['/4322', 'tricksFollow', 4],
    ['*0', 'expectRedeal', 1],
    ['..', 'expectDealer', 1],
    ['.1.', 'dealerTwice', 2],
    ['2*00', 'nothingMore', 3],
    ['2841088', 'nothingMore', 6],
    ['# решение', 'expectStart', 0],
    ['+', 'expectStart', 0],
    ['-', 'expectStart', 0],
    ['28+', 'expectTrump', 2],
  ])('%s → %s', (line, code, index) => {
    const { problem, complete, deal: made } = parse(line, four);
    if (code === null) expect(problem).toBeNull();
    else expect(problem).toMatchObject({ code: `notation/${code}`, index });
    expect(complete).toBe(false);
    expect(made).toBeNull();
  });

  it('three players: no seat 4, no shared misère, no last whist of the dealer', () => {
    expect(parse('4', three).problem).toMatchObject({ code: 'notation/noFourth', index: 0 });
    expect(parse('2**', three).problem).toMatchObject({ code: 'notation/sharedNeedsFour', index: 2 });
    expect(parse('284001', three).problem).toMatchObject({ code: 'notation/nothingMore', index: 5 });
  });

  it('half whist off, talon of rostov', () => {
    const off = table(4, 'sochi', { halfWhist: false });
    expect(parse('26402', off).problem).toMatchObject({ code: 'notation/halfOff', index: 4 });
    expect(parse('/4331', table(4, 'rostov')).problem).toMatchObject({
      code: 'notation/tricksFollow',
      index: 4,
    });
  });

  it('keeps what was typed behind the refused key', () => {
    const { cells } = parse('2 8 6 1 0 8', four);
    expect(cells.map((cell) => [cell.raw, cell.state])).toEqual([
      ['2', 'done'],
      ['8', 'done'],
      ['6', 'refused'],
      ['1 0 8', 'refused'],
    ]);
    expect(cells.at(-1)).toMatchObject({ start: 6, end: 11 });
  });
});

describe('boxes and what may come next', () => {
  it('the half-typed deal of the picture', () => {
    const { cells, next, complete } = parse('28410', four);
    expect(cells.map((cell) => cell.field)).toEqual(['start', 'level', 'trump', 'says', 'says', 'tricks']);
    expect(cells.at(-1)).toMatchObject({ state: 'now', raw: '', label: { params: { name: 'Р' } } });
    expect(next.map((option) => option.keys).join('')).toBe('0123456789.');
    expect(next.map((option) => option.count)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(complete).toBe(false);
  });

  it('offers only what is legal', () => {
    expect(parse('', four).next.map((option) => option.keys)).toEqual(['1', '2', '4', '/', '*', '.']);
    expect(parse('2841', four).next.map((option) => option.keys)).toEqual(['1', '0']);
    expect(parse('2640', four).next.map((option) => option.keys)).toEqual(['1', '0', '2']);
    expect(parse('/43', four).next.map((option) => option.keys)).toEqual(['1', '2', '3']);
    expect(parse('284108', four).next).toEqual([]);
  });

  it('every offered key is accepted, everywhere it is offered', () => {
    const seen = new Set<string>();
    const walk = (line: string, depth: number): void => {
      for (const option of parse(line, four).next) {
        const longer = line + option.keys;
        expect(parse(longer, four).problem, longer).toBeNull();
        seen.add(longer);
        if (depth > 0) walk(longer, depth - 1);
      }
    };
    walk('', 3);
    walk('264', 4);
    expect(seen.size).toBeGreaterThan(500);
  });

  it('asks about a sitting stalingrad without a second whist, and scores it all the same', () => {
    const stalingrad = table(4, 'sochi', { stalingrad: true });
    expect(parse('261106', stalingrad)).toMatchObject({
      complete: true,
      warnings: [{ code: 'notation/stalingrad' }],
    });
    expect(parse('2611163', stalingrad).warnings).toEqual([]);
    expect(parse('262106', stalingrad).warnings).toEqual([]);
    expect(parse('260106', stalingrad).warnings).toEqual([]);
  });
});
