/**
 * Amounts of every article under the three conventions and their options, by hand; the derivation stands in the row.
 * Prices (scoring.md): V of a game 2, 4, 6, 8, 10, misère 10. leningrad: game 2V, whister's fine V, raspasy 2, 4, 6.
 * rostov: game V, fine V/2, raspasy 5 whists from each other player, consolation 10. 30/60/90 and «2 очка» everywhere.
 */
import type { Facts, IncidentContext, Settings } from '../../shared/rules/vocabulary.ts';
import type { RulingCase } from './rulings-codex.ts';

type Amounts = Record<string, number>;
type Convention = 'sochi' | 'leningrad' | 'rostov';
type Context = Partial<Omit<IncidentContext, 'convention'>>;

const rows: RulingCase[] = [];
const base = (article: string, convention: Convention, facts: Facts, context: Context) => ({
  id: `${article}/${convention}/${rows.length + 1}`,
  rulebook: article.slice(0, 3) as '000' | '003' | '004',
  article,
  facts,
  context: { convention, players: ['A', 'B', 'C'], ...context },
});

interface Written {
  mountain?: Amounts;
  whists?: Amounts;
  effects?: readonly object[];
  silent?: readonly string[];
  offenders?: readonly string[];
}

/** A ruling that writes so much. */
function writes(
  [article, scored]: readonly [string, string],
  convention: Convention,
  facts: Facts,
  context: Context,
  { mountain = {}, whists = {}, ...more }: Written,
  derivation: string,
  settings?: Partial<Settings>,
): void {
  rows.push({
    ...base(article, convention, facts, context),
    ...(settings === undefined ? {} : { settings }),
    expect: { mountain, whists, redeal: scored === 'none', scored, ...more },
    derivation,
  });
}

/** Facts that cannot be. */
function refuses(
  article: string,
  facts: Facts,
  context: Context,
  [rejected, fact]: readonly [string, string],
  derivation: string,
): void {
  rows.push({ ...base(article, 'sochi', facts, context), expect: { rejected, fact }, derivation });
}

/** Whists of the two others on a player: rostov's raspasy. */
const onA = (n: number): Written => ({ whists: { 'B>A': n, 'C>A': n } });

// --- ФР: contracts -----------------------------------------------------------------------------------------------
const late = (offender: string, revokeTrick = 3): Facts => ({ offender, noticed: 'laterPlay', revokeTrick });
const eight: Context = { contract: 8, declarer: 'A' };
const ofWhist = ['000.1.2', 'actual'] as const;
writes(ofWhist, 'sochi', late('B'), eight, { mountain: { B: 6 } }, 'full fine: 1 × 6');
writes(ofWhist, 'leningrad', late('B'), eight, { mountain: { B: 6 } }, 'half of the price 12: 1 × 6');
writes(ofWhist, 'rostov', late('B'), eight, { mountain: { B: 3 } }, 'half of the price 6: 1 × 3');
writes(
  ofWhist,
  'leningrad',
  late('B'),
  { ...eight, options: { whistResponsibility: 'full' } },
  { mountain: { B: 12 } },
  'the option makes the fine full: 1 × 12',
);
writes(
  ofWhist,
  'sochi',
  late('B'),
  { ...eight, options: { whistResponsibility: 'half' } },
  { mountain: { B: 3 } },
  'the option halves the fine: 1 × 3',
);
writes(ofWhist, 'leningrad', late('B'), eight, { mountain: { B: 12 } }, 'G4 full: 1 × 12', {
  whistRemise: 'full',
});
writes(ofWhist, 'rostov', late('B'), eight, { mountain: { B: 6 } }, 'G4 full: 1 × 6', { whistRemise: 'full' });
writes(
  ofWhist,
  'sochi',
  late('B'),
  { ...eight, options: { trickPriceFactor: 2 } },
  { mountain: { B: 12 } },
  'factor 2, full: 1 × 12',
);
writes(
  ofWhist,
  'leningrad',
  late('B'),
  { contract: 'misere', declarer: 'A' },
  { mountain: { B: 10 } },
  'G9: a catcher is a whister, half of 20',
);
const ofGame = ['000.2.2', 'actual'] as const;
const replayed = (made: boolean): Facts => ({ ...late('A', 5), made });
writes(ofGame, 'leningrad', replayed(true), eight, { mountain: { A: 12 } }, 'on the game, 1 × 12');
writes(ofGame, 'rostov', replayed(false), eight, { mountain: { A: 6 } }, 'on the game, 1 × 6');
writes(
  ofGame,
  'leningrad',
  replayed(false),
  { contract: 'misere', declarer: 'A' },
  { mountain: { A: 20 } },
  'misère, 1 × 20',
);

// --- ФР: raspasy -------------------------------------------------------------------------------------------------
const step = (raspasyLevel: number, options?: IncidentContext['options']): Context => ({
  raspasyLevel,
  ...(options === undefined ? {} : { options }),
});
const next = (hand: number, revokeTrick: number, more: Facts = {}): Facts => ({
  offender: 'A',
  noticed: 'afterNextPlayer',
  revokeTrick,
  hand,
  playedAfter: 1,
  ...more,
});
const ofNext = ['000.3.2', 'playOn'] as const;
const secondHand = next(2, 5, { couldChoose: false });
writes(ofNext, 'leningrad', secondHand, step(3), { mountain: { A: 6 } }, '1 trick at step 3: 6');
writes(ofNext, 'rostov', secondHand, step(3), onA(5), '1 trick: 5 whists of each other, no ladder');
writes(ofNext, 'sochi', next(1, 2), step(1), { mountain: { A: 1 } }, 'the talon leads trick 2: a first hand may err');
refuses(
  '000.3.2',
  next(2, 5, { couldChoose: true }),
  step(1),
  ['article.notApplicable', 'couldChoose'],
  'a second hand that could choose is the exception of 3.2',
);
refuses(
  '000.3.2',
  next(2, 5, { couldChoose: false, playedAfter: 2 }),
  step(1),
  ['fact.inconsistent', 'playedAfter'],
  'behind a second hand sits one player',
);
const ofChoice = ['000.3.2E', 'ruling'] as const;
const chose = next(2, 4, { couldChoose: true, taken: { A: 1, B: 1, C: 1 } });
writes(ofChoice, 'leningrad', chose, step(1), { mountain: { A: 18 } }, '7 remaining and 2: 9 × 2');
writes(ofChoice, 'rostov', chose, step(2), onA(45), '9 × 5 whists of each other');
writes(
  ofChoice,
  'sochi',
  chose,
  step(3, { raspasyProgression: 'geometric' }),
  { mountain: { A: 36 } },
  'step 3 doubled twice: 9 × 4',
);
const seen = (revokeTrick: number, taken: Amounts, more: Facts = {}): Facts => ({
  offender: 'A',
  noticed: 'laterPlay',
  revokeTrick,
  taken,
  ...more,
});
const five = { A: 1, B: 3, C: 1 };
const ofEarly = ['000.3.3.1', 'ruling'] as const;
writes(ofEarly, 'leningrad', seen(2, five), step(2), { mountain: { A: 20 } }, '5 remaining × 4');
writes(ofEarly, 'rostov', seen(1, five), step(1), onA(25), '5 remaining × 5 whists');
writes(
  ofEarly,
  'sochi',
  seen(2, five),
  step(3, { raspasyCap: 2 }),
  { mountain: { A: 10 } },
  'the ladder stops at step 2: 5 × 2',
);
writes(
  ofEarly,
  'sochi',
  seen(2, five),
  step(3, { raspasyPrice: 4, raspasyProgression: 'constant' }),
  { mountain: { A: 20 } },
  'a constant price of 4: 5 × 4',
);
refuses(
  '000.3.3.1',
  seen(1, { A: 4, B: 4, C: 3 }),
  step(1),
  ['fact.inconsistent', 'taken'],
  'eleven tricks in all',
);
const ofLate = ['000.3.3.2', 'ruling'] as const;
writes(ofLate, 'leningrad', seen(3, five), step(3), { mountain: { A: 36 } }, '5 remaining and 1: 6 × 6');
writes(ofLate, 'rostov', seen(4, five), step(3), onA(30), '6 × 5 whists');
writes(
  ofLate,
  'leningrad',
  seen(3, five),
  step(2, { raspasyPrice: 1 }),
  { mountain: { A: 12 } },
  'a first price of 1: step 2 is 2, 6 × 2',
);
writes(
  ofLate,
  'rostov',
  seen(3, five),
  step(1),
  onA(45),
  'from the revoke trick: 11 − 3 = 8 and 1: 9 × 5',
  { remaining33: 'revoke' },
);
refuses(
  '000.3.3.2',
  seen(4, { A: 4, B: 3, C: 3 }),
  step(1),
  ['fact.inconsistent', 'taken'],
  'the tenth trick is over: it was not seen in later play',
);
const closed = (influence: string, taken: Amounts, revokeTrick = 5): Facts => ({
  offender: 'A',
  closer: 'B',
  noticed: 'afterClaimCheck',
  revokeTrick,
  taken,
  influence,
});
const six = { A: 1, B: 4, C: 1 };
const closerHasOne = { A: 2, B: 1, C: 2 };
for (const [article, scored, influence, count, why] of [
  ['000.3.4.1', 'actual', 'none', 1, 'one penalty trick'],
  ['000.3.4.2', 'ruling', 'possible', 6, '4 remaining and 2'],
  ['000.3.4.3', 'ruling', 'offenderTookAll', 8, '4 remaining, twice'],
] as const) {
  const rule = [article, scored] as const;
  writes(rule, 'leningrad', closed(influence, six), step(3), { mountain: { A: 6 * count } }, `${why}: ${count} × 6`);
  writes(rule, 'rostov', closed(influence, six), step(2), onA(5 * count), `${why}: ${count} × 5 whists`);
  // With one trick of B, five in all: 5 remaining.
  const of5 = { '000.3.4.1': 1, '000.3.4.2': 7, '000.3.4.3': 10 }[article];
  writes(rule, 'sochi', closed(influence, closerHasOne), step(1), { mountain: { A: of5 } }, 'the closer has one trick, that of the revoke');
  refuses(
    article,
    closed(influence, { A: 3, B: 4, C: 3 }),
    step(1),
    ['fact.inconsistent', 'taken'],
    'nothing is left to claim',
  );
  const of9 = { '000.3.4.1': 1, '000.3.4.2': 3, '000.3.4.3': 2 }[article];
  writes(rule, 'sochi', closed(influence, { A: 3, B: 3, C: 3 }), step(1), { mountain: { A: of9 } }, 'one trick is left to claim');
}
writes(
  ['000.3.4.3', 'ruling'],
  'leningrad',
  closed('offenderTookAll', six),
  step(1),
  { mountain: { A: 24 } },
  '4 remaining and 2, twice: 12 × 2',
  { double343: 'remainingPlusTwo' },
);
const couldZero = (takenBefore: Amounts, could: Record<string, boolean>, more: Facts = {}): Facts => ({
  offender: 'A',
  mainArticle: '000.3.3.2',
  takenBefore,
  couldZero: could,
  ...more,
});
const ofZero = ['000.3.5', 'unchanged'] as const;
const both = couldZero({ B: 0, C: 0 }, { B: true, C: true });
writes(ofZero, 'leningrad', both, step(2), onA(60), '60 whists at step 2, not doubled');
writes(ofZero, 'rostov', both, step(1), onA(30), '30 whists at step 1');
writes(
  ofZero,
  'leningrad',
  couldZero({ B: 0, C: 0 }, { B: true, C: false }, { arbiterWhists: { B: 45, C: 0 } }),
  step(2),
  { whists: { 'B>A': 45 } },
  'the arbiter’s own amount',
  { compensation35: 'arbiter' },
);
refuses(
  '000.3.5',
  couldZero({ B: 1, C: 0 }, { B: true, C: false }),
  step(1),
  ['fact.inconsistent', 'couldZero'],
  'B had a trick before the revoke',
);

// --- НКК ---------------------------------------------------------------------------------------------------------
const auction = (more: Context): Context => ({ stage: 'auction', ...more });
const nine = (offenderCall: string, bidMade: boolean): Facts => ({
  offender: 'B',
  offenderCards: 9,
  offenderCall,
  bidMade,
});
const ofBid = ['004.2.1', 'none'] as const;
writes(ofBid, 'leningrad', nine('bid', true), auction({ stoppedBid: 9 }), { mountain: { B: 16 } }, '1 × 16');
writes(ofBid, 'rostov', nine('pass', true), auction({ stoppedBid: 9 }), { mountain: { B: 8 } }, '1 × 8');
writes(
  ofBid,
  'leningrad',
  nine('bid', true),
  auction({ stoppedBid: 'misere' }),
  { mountain: { B: 20 } },
  'misère: 1 × 20',
);
const ofPass = ['004.2.2', 'none'] as const;
writes(ofPass, 'leningrad', nine('pass', false), auction(step(3)), { mountain: { B: 6 } }, '1 raspasy trick, 6');
writes(
  ofPass,
  'rostov',
  nine('pass', false),
  auction(step(3)),
  { whists: { 'A>B': 5, 'C>B': 5 } },
  '1 raspasy trick, 5 whists of each other',
);
const order = (contract: IncidentContext['contract'], options?: IncidentContext['options']): Context => ({
  contract: contract!,
  declarer: 'A',
  stage: 'contract',
  ...(options === undefined ? {} : { options }),
});
const ofOrder = ['004.3', 'actualNoContract'] as const;
/** A has nine cards, B whists, C passes; an eight, six tricks of A: two down. */
const counted = (cards: Amounts): Facts => ({
  cards,
  calls: { B: 'whist', C: 'pass' },
  tricks: { A: 6, B: 4, C: 0 },
});
const onlyA = { A: 9, B: 10, C: 10 };
writes(
  ofOrder,
  'sochi',
  counted(onlyA),
  order(8),
  { mountain: { A: 24 }, whists: { 'B>A': 36, 'C>A': 12 }, silent: [] },
  'A (2 + 2) × 6; B 4 × 6 + 2 × 6, C 2 × 6',
);
writes(
  ofOrder,
  'leningrad',
  counted(onlyA),
  order(8),
  { mountain: { A: 48 }, whists: { 'B>A': 72, 'C>A': 24 }, silent: [] },
  'A 4 × 12; B 4 × 12 + 2 × 12, C 2 × 12',
);
writes(
  ofOrder,
  'rostov',
  counted(onlyA),
  order(8),
  { mountain: { A: 24 }, whists: { 'B>A': 44, 'C>A': 20 }, silent: [] },
  'A 4 × 6; B 4 × 6 + 2 × 10, C 2 × 10: consolation 10',
);
writes(
  ofOrder,
  'sochi',
  counted(onlyA),
  order(8, { consolation: 15 }),
  { mountain: { A: 24 }, whists: { 'B>A': 54, 'C>A': 30 } },
  'consolation 15: B 24 + 30, C 30',
);
writes(
  ofOrder,
  'sochi',
  counted(onlyA),
  order(8, { consolation: 'none' }),
  { mountain: { A: 24 }, whists: { 'B>A': 24 } },
  'no consolation: B 4 × 6',
);
writes(
  ofOrder,
  'sochi',
  counted({ A: 9, B: 10, C: 11 }),
  order(8),
  { mountain: { A: 24, C: 6 }, whists: { 'B>A': 36 }, silent: ['C'] },
  'passer C with eleven cards: 1 × 6, and he writes nothing',
);
writes(
  ofOrder,
  'leningrad',
  counted({ A: 9, B: 9, C: 10 }),
  order(8),
  { mountain: { A: 48, B: 24 }, whists: { 'C>A': 24 }, silent: ['B'] },
  'whister B with nine cards: 2 × 12 on the game, and he writes nothing',
);
writes(
  ofOrder,
  'sochi',
  { cards: onlyA, calls: { B: 'pass', C: 'pass' } },
  order(8),
  { mountain: { A: 12 } },
  'nobody whists, no trick is asked: 2 × 6',
);
refuses(
  '004.3',
  { cards: onlyA, calls: { B: 'whist', C: 'pass' }, tricks: { A: 7, B: 4, C: 0 } },
  order(8),
  ['fact.inconsistent', 'tricks'],
  'eleven tricks in all',
);
refuses(
  '004.3',
  { cards: onlyA, calls: { B: 'whist', C: 'pass' }, tricks: { A: 6, B: 3, C: 1 } },
  order(8),
  ['fact.inconsistent', 'tricks'],
  'tricks of a passer are the whister’s',
);
const ofDefence = ['004.4', 'actualNoWhists'] as const;
const wrongDefence: Facts = { cards: { A: 10, B: 9, C: 11 }, calls: { B: 'whist', C: 'pass' } };
writes(
  ofDefence,
  'leningrad',
  wrongDefence,
  order(8),
  { mountain: { B: 12, C: 6 } },
  'whister 1 × 12 on the game, passer 1 × 6 on the whist',
);
writes(
  ofDefence,
  'rostov',
  wrongDefence,
  order(8),
  { mountain: { B: 6, C: 3 } },
  'whister 1 × 6 on the game, passer half: 3',
);
writes(ofDefence, 'sochi', wrongDefence, order(8), { mountain: { B: 6, C: 3 } }, 'G4 half: passer 3', {
  whistRemise: 'half',
});
refuses(
  '004.4',
  { cards: { A: 10, B: 10, C: 10 }, calls: { B: 'whist', C: 'pass' } },
  order(8),
  ['article.notApplicable', 'cards'],
  'everybody has ten cards',
);
const onRaspasy = (raspasyLevel: number): Context => ({ stage: 'raspasy', raspasyLevel });
const short = (more: Facts): Facts => ({ cards: { A: 9, B: 10, C: 10 }, firstLeadMade: true, ...more });
const ofFound = ['004.5.2.1', 'ruling'] as const;
const foundLate = (taken: Amounts): Facts => short({ found: 'here', foundOpen: false, revoke: true, taken });
writes(
  ofFound,
  'leningrad',
  foundLate({ A: 2, B: 0, C: 1 }),
  onRaspasy(1),
  { mountain: { A: 14 }, whists: { 'B>A': 30 } },
  '7 × 2; B without a trick 30',
);
writes(
  ofFound,
  'rostov',
  foundLate({ A: 2, B: 0, C: 1 }),
  onRaspasy(2),
  { whists: { 'B>A': 95, 'C>A': 35 } },
  '7 × 5 of each, and B 60 besides',
);
writes(
  ofFound,
  'sochi',
  foundLate({ A: 3, B: 3, C: 3 }),
  onRaspasy(1),
  { mountain: { A: 1 } },
  'nine tricks are over, one remains',
);
const ofOther = ['004.5.2.2', 'none'] as const;
const otherDeck = short({ found: 'otherDeck' });
writes(ofOther, 'leningrad', otherDeck, onRaspasy(3), { mountain: { A: 12 } }, '2 × 6');
writes(ofOther, 'rostov', otherDeck, onRaspasy(1), onA(10), '2 × 5 whists');
const ofLost = ['004.5.2.3', 'ruling'] as const;
const notFound = short({ found: 'notFound', taken: { A: 1, B: 0, C: 1 } });
writes(
  ofLost,
  'leningrad',
  notFound,
  onRaspasy(1),
  { mountain: { A: 16 }, whists: { 'B>A': 30 } },
  '1 + 8 + 4 = 13, not above 8: 8 × 2; B 30',
);
writes(
  ofLost,
  'rostov',
  notFound,
  onRaspasy(3),
  { whists: { 'B>A': 130, 'C>A': 40 } },
  '8 × 5 of each, and B 90 besides',
);
const ofTwo = ['004.6.2', 'ruling'] as const;
const two = (taken: Amounts): Facts => ({ cards: { A: 11, B: 9, C: 10 }, firstLeadMade: true, taken });
writes(
  ofTwo,
  'leningrad',
  two({ A: 2, B: 1, C: 0 }),
  onRaspasy(2),
  { mountain: { A: 20, B: 20 }, whists: { 'C>A': 60, 'C>B': 60 }, offenders: ['A', 'B'] },
  '5 × 4 each; C without a trick 60 on each',
);
writes(
  ofTwo,
  'rostov',
  two({ A: 2, B: 1, C: 0 }),
  onRaspasy(1),
  { whists: { 'B>A': 25, 'C>A': 55, 'A>B': 25, 'C>B': 55 } },
  '5 × 5 of each other on each; C 30 besides on each',
);
writes(
  ofTwo,
  'sochi',
  two({ A: 2, B: 1, C: 0 }),
  onRaspasy(1),
  { mountain: { A: 5, B: 5 }, whists: { 'C>A': 15, 'C>B': 15 } },
  'shared: 30 ÷ 2 on each',
  { compensation62: 'shared' },
);
writes(
  ofTwo,
  'sochi',
  two({ A: 3, B: 3, C: 3 }),
  onRaspasy(1),
  { mountain: { A: 5, B: 5 } },
  'nine tricks are over; C had some',
);
refuses(
  '004.6.2',
  two({ A: 4, B: 3, C: 3 }),
  onRaspasy(1),
  ['fact.inconsistent', 'taken'],
  'with nine cards in a hand the tenth trick is not complete',
);
writes(
  ['004.6.1', 'none'],
  'sochi',
  { cards: { A: 11, B: 9, C: 10 }, firstLeadMade: false },
  onRaspasy(1),
  { offenders: ['A', 'B'] },
  'dealt again; the two with a wrong number are at fault',
);

// --- Zinin: flat points, repeats ---------------------------------------------------------------------------------
const again: Facts = { offender: 'A', repeat: true };
const redealAgain: Facts = { ...again, dealersFault: true };
for (const convention of ['sochi', 'leningrad', 'rostov'] as const) {
  const flat = { mountain: { A: 2 } };
  for (const [article, scored, facts] of [
    ['003.S6', 'none', again],
    ['003.S8', 'none', again],
    ['003.S9', 'none', { ...redealAgain, dealFinished: false }],
    ['003.SR', 'none', { ...redealAgain, code: '003.S7' }],
    ['003.S12', 'playOn', { offender: 'A' }],
    ['003.T3A', 'playOn', { offender: 'A' }],
    ['003.T5', 'playOn', again],
    ['003.Z4', 'playOn', again],
  ] as const) {
    writes([article, scored], convention, facts, {}, flat, `2 points, flat in ${convention}`);
  }
  writes(
    ['003.T3B', 'playOn'],
    convention,
    { offender: 'A', damage: true, damageWhists: { B: 40, C: 0 } },
    {},
    { whists: { 'B>A': 40 } },
    'the damage that the arbiter names, as it is',
  );
  writes(
    ['003.T4', 'ruling'],
    convention,
    { offender: 'A', unfinished: 2, bidder1: 'B', bidder2: 'C', whists1: 7, whists2: 0 },
    {},
    { whists: { 'B>A': 7 } },
    'results that the arbiter names, as they are',
  );
}
writes(
  ['003.T3B', 'playOn'],
  'sochi',
  { offender: 'A', damage: true, damageWhists: { B: 1, C: 0 } },
  {},
  { whists: { 'B>A': 1 } },
  'one whist is a damage',
);
refuses(
  '003.T3B',
  { offender: 'A', damage: false, damageWhists: { B: 1, C: 0 } },
  {},
  ['fact.inconsistent', 'damageWhists'],
  'no damage, and yet a whist of it',
);
refuses(
  '003.T4',
  { offender: 'A', unfinished: 2, bidder1: 'B', bidder2: 'B', whists1: 1, whists2: 1 },
  {},
  ['fact.inconsistent', 'bidder2'],
  'two who had not finished are two',
);

// --- Zinin: tricks -----------------------------------------------------------------------------------------------
const ofFirst = ['003.S10', 'playOn'] as const;
const raspasyCame: Facts = { offender: 'A', result: 'raspasy' };
writes(ofFirst, 'leningrad', raspasyCame, step(3), { mountain: { A: 12 } }, 'the first two tricks: 2 × 6');
writes(ofFirst, 'rostov', raspasyCame, step(1), onA(10), 'the first two tricks: 2 × 5 whists');
const ofDiscard = ['003.Z1', 'ruling'] as const;
const proven = (provenUnder: number): Facts => ({ offender: 'A', provenUnder });
const twoDown = { type: 'mountainTricks', player: 'A', count: 2, part: 'penalty', priceBasis: 'declaredGame' };
const rulingOnly = { type: 'scoring', mode: 'ruling', ordinary: 'none' };
writes(
  ofDiscard,
  'leningrad',
  proven(0),
  eight,
  { mountain: { A: 24 }, effects: [{ ...twoDown, points: 24 }, rulingOnly] },
  'two down on the game, nothing to prove: 2 × 12',
);
writes(ofDiscard, 'leningrad', proven(1), eight, { mountain: { A: 36 } }, '(2 + 1) × 12');
writes(ofDiscard, 'rostov', proven(1), eight, { mountain: { A: 18 } }, '(2 + 1) × 6');
const ofCount = ['003.R2', 'ruling'] as const;
const notPlayed: Facts = { offender: 'A', playedOut: false, provenUnder: 2 };
writes(ofCount, 'leningrad', notPlayed, eight, { mountain: { A: 48 } }, '(2 + 2) × 12');
writes(ofCount, 'rostov', notPlayed, eight, { mountain: { A: 24 } }, '(2 + 2) × 6');
const whisterCount: Facts = { offender: 'B', playedOut: true };
writes(['003.R2', 'actual'], 'leningrad', whisterCount, eight, { mountain: { B: 12 } }, 'on the whist: 2 × 6');
writes(
  ['003.R2', 'actual'],
  'rostov',
  whisterCount,
  { ...eight, options: { whistResponsibility: 'full' } },
  { mountain: { B: 12 } },
  'on the whist, full by option: 2 × 6',
);
writes(
  ['003.R2', 'actualNoContract'],
  'leningrad',
  { offender: 'A', playedOut: true },
  eight,
  { mountain: { A: 24 } },
  'two tricks of the game: 2 × 12',
);
const ofTurn = ['003.R1', 'ruling'] as const;
const lead = (taken: Amounts): Facts => ({ offender: 'A', dealType: 'raspasy', taken });
writes(ofTurn, 'leningrad', lead({ A: 0, B: 2, C: 1 }), step(1), { mountain: { A: 14 } }, '7 remaining × 2');
writes(ofTurn, 'rostov', lead({ A: 0, B: 2, C: 1 }), step(3), onA(35), '7 remaining × 5 whists');
writes(ofTurn, 'sochi', lead({ A: 3, B: 3, C: 3 }), step(1), { mountain: { A: 1 } }, 'nine over, one remains');
const looked = (dealType: string, extra?: number): Facts => ({
  offender: 'A',
  dealType,
  ...(extra === undefined ? {} : { extra }),
});
const ofLook = ['003.R3', 'actual'] as const;
writes(
  ofLook,
  'leningrad',
  looked('misere'),
  { contract: 'misere', declarer: 'A' },
  { mountain: { A: 20 } },
  'misère, one trick more: 20',
);
writes(
  ofLook,
  'rostov',
  looked('misere', 2),
  { contract: 'misere', declarer: 'A' },
  { mountain: { A: 20 } },
  'misère, two tricks by the arbiter: 2 × 10',
);
writes(ofLook, 'leningrad', looked('raspasy'), step(3), { mountain: { A: 6 } }, 'raspasy, one trick: 6');
writes(ofLook, 'rostov', looked('raspasy'), step(3), onA(5), 'raspasy, one trick: 5 whists');
const revoked = (offender: string, role: string): Facts => ({ offender, inTime: false, role, revokeTrick: 3 });
const ofRevoke = ['003.R5', 'actual'] as const;
writes(ofRevoke, 'leningrad', revoked('A', 'declarer'), eight, { mountain: { A: 12 } }, 'game: 1 × 12');
writes(ofRevoke, 'rostov', revoked('A', 'declarer'), eight, { mountain: { A: 6 } }, 'game: 1 × 6');
writes(ofRevoke, 'leningrad', revoked('B', 'whister'), eight, { mountain: { B: 6 } }, 'whist: half of 12');
writes(ofRevoke, 'rostov', revoked('B', 'whister'), eight, { mountain: { B: 3 } }, 'whist: half of 6');
writes(ofRevoke, 'leningrad', revoked('A', 'raspasy'), step(2), { mountain: { A: 4 } }, 'raspasy: 1 × 4');
writes(ofRevoke, 'rostov', revoked('A', 'raspasy'), step(2), onA(5), 'raspasy: 5 whists');
const hinted = (offender: string, role: string): Facts => ({ offender, repeat: true, role });
const ofHint = ['003.R6', 'playOn'] as const;
writes(ofHint, 'leningrad', hinted('B', 'whister'), eight, { mountain: { B: 6 } }, 'whist: half of 12');
writes(ofHint, 'rostov', hinted('B', 'whister'), eight, { mountain: { B: 3 } }, 'whist: half of 6');
writes(ofHint, 'rostov', hinted('A', 'declarer'), eight, { mountain: { A: 6 } }, 'game: 1 × 6');
writes(ofHint, 'leningrad', hinted('A', 'raspasy'), step(1), { mountain: { A: 2 } }, 'raspasy: 1 × 2');
writes(ofHint, 'rostov', hinted('A', 'raspasy'), step(1), onA(5), 'raspasy: 5 whists');

// --- four players: the dealer sits out ---------------------------------------------------------------------------
const four: Context = { players: ['A', 'B', 'C', 'D'], dealer: 'D' };
writes(
  ofLate,
  'rostov',
  seen(4, { A: 2, B: 2, C: 1, D: 1 }),
  { ...four, ...step(1) },
  onA(25),
  'six tricks with the dealer’s: 4 remaining and 1; whists of the two who play: 5 × 5',
);
writes(
  ofOrder,
  'sochi',
  counted(onlyA),
  { ...four, ...order(8) },
  { mountain: { A: 24 }, whists: { 'B>A': 36, 'C>A': 12 } },
  'the consolation of a dealer who sits out is the deal’s, not the article’s',
);
writes(
  ['003.S9', 'none'],
  'leningrad',
  { offender: 'D', dealFinished: false, dealersFault: true, repeat: true },
  four,
  { mountain: { D: 2 } },
  'the dealer of four has a mountain too',
);

rows.push({
  id: '002.63.2/trick11',
  rulebook: '002',
  article: '002.63.2',
  facts: { trick: 11, event: 'none' },
  context: { convention: 'bridge', players: ['N', 'E', 'S', 'W'] },
  expect: { mountain: {}, whists: {}, redeal: false, scored: 'unchanged' },
  derivation: 'trick 11 is the last of 63.2; the twelfth has a rule of its own',
});

export const amountCases: readonly RulingCase[] = rows;
