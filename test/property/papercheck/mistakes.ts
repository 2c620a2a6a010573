/**
 * Mistakes as secretaries and tables make them, on random sheets: what was typed, what the paper says, and the one
 * thing that is wrong. Written from the rules of the game, without a look at how the search goes about it.
 */
import type {
  Deal,
  GameDeal,
  Level,
  RaspasyDeal,
  Seat,
  SheetRules,
  Totals,
  Word,
} from '../../../shared/domain/types.ts';
import type { FoldState } from '../../../shared/domain/fold.ts';
import type { Edit, ProposalKind } from '../../../shared/papercheck/types.ts';
import { explainDeals, foldDeals, foldFrom, stateBefore, totals } from '../../../shared/domain/fold.ts';
import { checkDeals } from '../../../shared/domain/check.ts';
import { rulesOf } from '../../../shared/domain/rules.ts';
import { conventionIds } from '../../../shared/domain/conventions.ts';
import { legalOrders, randomOptions, randomSheet, type Dice } from '../../fixtures/random-sheet.ts';

/** What really happened. */
export interface Mistake {
  readonly kind: MistakeKind;
  readonly rules: SheetRules;
  /** As they stand in the program. */
  readonly typed: readonly Deal[];
  /** Totals of the paper after each of its deals; the last are the foot. */
  readonly lines: readonly Totals[];
  readonly paper: Totals;
  readonly truth: Truth;
}
/** Deals as they were played, or what the table wrote wrongly. */
export type Truth =
  | { readonly deals: readonly Deal[] }
  | { readonly kind: ProposalKind; readonly deal: number | null; readonly slip: Record<string, unknown> };

export const mistakeKinds = [
  'tricks',
  'level',
  'declarer',
  'whister',
  'says',
  'missing',
  'doubled',
  'dealer',
  'consolation',
  'fine',
  'amnesty',
  'step',
  'column',
] as const;
export type MistakeKind = (typeof mistakeKinds)[number];

function pick<T>(dice: Dice, values: readonly T[]): T | null {
  return values.length === 0 ? null : (values[dice(values.length)] as T);
}

/** A random sheet to go wrong on: 10–30 deals, three or four players, with and without an end. */
export function sheetFor(dice: Dice, seed: number): { rules: SheetRules; deals: Deal[] } {
  const convention = conventionIds[seed % 3] as (typeof conventionIds)[number];
  const sheet = randomSheet(seed, {
    convention,
    players: dice(2) === 0 ? 3 : 4,
    deals: 10 + dice(21),
    target: [null, 10, 20, 30][dice(4)] as number | null,
    ...(dice(4) === 0 && { options: randomOptions(dice, convention) }),
  });
  return { rules: rulesOf(sheet), deals: sheet.deals };
}

/** The mistake of the kind on this sheet, or null when the sheet has no place for it. */
export function mistakeOf(
  kind: MistakeKind,
  dice: Dice,
  rules: SheetRules,
  deals: readonly Deal[],
): Mistake | null {
  switch (kind) {
    case 'consolation':
      return forgotten(kind, ['why.consolation'], dice, rules, deals);
    case 'fine':
      return forgotten(
        kind,
        ['why.fineOne', 'why.fineOwn', 'why.fineSecond', 'why.fineBoth', 'why.fineDeprived'],
        dice,
        rules,
        deals,
      );
    case 'amnesty':
      return amnesty(dice, rules, deals);
    case 'step':
      return wrongStep(dice, rules, deals);
    case 'column':
      return wrongColumn(dice, rules, deals);
    default:
      return mistyped(kind, dice, rules, deals);
  }
}

/** Typed wrongly: the paper is that of the deals as they were played. */
function mistyped(kind: MistakeKind, dice: Dice, rules: SheetRules, deals: readonly Deal[]): Mistake | null {
  const edit = typing(kind, dice, rules, deals);
  if (edit === null) return null;
  const typed = renumbered(rules, dice, deals, edit);
  if (checkDeals(rules, typed).length > 0) return null;
  const lines = foldDeals(rules, deals).states.map(totals);
  const mistake = { kind, rules, typed, lines, paper: lines.at(-1) as Totals, truth: { deals } };
  return parts(mistake) ? mistake : null;
}

/**
 * The deals as typed. With three players nobody sits out, so after a deal left out or typed twice the program often
 * goes on counting dealers by itself and nobody notices; otherwise a dealer out of turn is left.
 */
function renumbered(rules: SheetRules, dice: Dice, deals: readonly Deal[], edit: Edit): Deal[] {
  const typed = deals.toSpliced(edit.at, edit.remove, ...edit.insert);
  const by = edit.insert.length - edit.remove;
  if (by === 0 || rules.players === 4 || dice(2) === 0) return typed;
  const from = edit.at;
  return typed.map((deal, i) => {
    return i < from || deal.type === 'adjust' ? deal : { ...deal, dealer: (deal.dealer + by + 3) % 3 };
  });
}

/** Does the mistake show in the totals at all? */
function parts({ rules, typed, paper }: Mistake): boolean {
  return JSON.stringify(totals(foldDeals(rules, typed).last)) !== JSON.stringify(paper);
}

function typing(kind: MistakeKind, dice: Dice, rules: SheetRules, deals: readonly Deal[]): Edit | null {
  const at = dice(deals.length);
  const deal = deals[at] as Deal;
  const replace = (other: Deal | null): Edit | null =>
    other === null ? null : { at, remove: 1, insert: [other] };
  switch (kind) {
    case 'tricks':
      return replace(otherTricks(dice, deal));
    case 'level':
      return replace(otherLevel(dice, deal));
    case 'declarer':
      return replace(otherDeclarer(dice, rules, deal));
    case 'whister':
      return replace(otherWhister(rules, deal));
    case 'says':
      return replace(otherWords(dice, rules, deal));
    case 'missing':
      return deal.type === 'adjust' || deal.type === 'redeal' || deal.ruling !== undefined
        ? null
        : { at, remove: 1, insert: [] };
    case 'doubled':
      return deal.type === 'adjust' ? null : { at: at + 1, remove: 0, insert: [deal] };
    case 'dealer':
      return replace(otherDealer(dice, rules, deal));
    default:
      return null;
  }
}

/** One more or one less, now and then two; on raspasy from one seat to another, with two whisters from one of them to the other too. */
function otherTricks(dice: Dice, deal: Deal): Deal | null {
  const by = (dice(2) === 0 ? 1 : -1) * (dice(6) === 0 ? 2 : 1);
  if (deal.type === 'misere') return { ...deal, tricks: deal.tricks + by };
  if (deal.type === 'raspasy') {
    const tricks = deal.tricks.slice();
    const from = dice(tricks.length);
    const to = (from + 1 + dice(tricks.length - 1)) % tricks.length;
    tricks[from] = (tricks[from] as number) - by;
    tricks[to] = (tricks[to] as number) + by;
    return { ...deal, tricks };
  }
  if (deal.type !== 'game' || deal.tricks === undefined) return null;
  const seats = Object.keys(deal.tricks);
  const tricks = { ...deal.tricks };
  const from = seats[dice(seats.length)] as string;
  tricks[from] = (tricks[from] as number) + by;
  const to = pick(
    dice,
    seats.filter((seat) => seat !== from),
  );
  if (to !== null) tricks[to] = (tricks[to] as number) - by;
  return { ...deal, tricks };
}

function otherLevel(dice: Dice, deal: Deal): Deal | null {
  if (deal.type !== 'game' && deal.type !== 'withoutThree') return null;
  const level = deal.level + (dice(2) === 0 ? 1 : -1) * (dice(6) === 0 ? 2 : 1);
  return level < 6 || level > 10 ? null : { ...deal, level: level as Level };
}

/** Seats from the declarer on, clockwise, without the dealer of four. */
function order(rules: SheetRules, dealer: Seat, declarer: Seat): Seat[] {
  const seats = Array.from({ length: rules.players }, (_, k) => (declarer + k) % rules.players);
  return rules.players === 4 ? seats.filter((seat) => seat !== dealer) : seats;
}

function renamed(deal: GameDeal, to: (seat: Seat) => Seat): GameDeal {
  const defence = deal.defence.map((word): Word => ({ ...word, player: to(word.player) }));
  const tricks = Object.entries(deal.tricks ?? {}).map(([seat, n]) => [String(to(Number(seat))), n] as const);
  return {
    ...deal,
    declarer: to(deal.declarer),
    defence,
    ...(deal.tricks !== undefined && { tricks: Object.fromEntries(tricks) }),
  };
}

/** The first key wrong, all others right: words and tricks go with the places relative to the declarer. */
function otherDeclarer(dice: Dice, rules: SheetRules, deal: Deal): Deal | null {
  if (deal.type === 'raspasy' || deal.type === 'adjust' || deal.type === 'redeal') return null;
  const from = order(rules, deal.dealer, deal.declarer);
  const declarer = from[1 + dice(2)] as Seat;
  if (deal.type !== 'game') return { ...deal, declarer };
  const to = order(rules, deal.dealer, declarer);
  return renamed(deal, (seat) => to[from.indexOf(seat)] ?? seat);
}

function whisters(deal: GameDeal): Seat[] {
  const last = new Map<Seat, string>();
  for (const word of deal.defence) last.set(word.player, word.says);
  return [...last].filter(([, says]) => says === 'whist').map(([seat]) => seat);
}

/** The other of the two defenders whisted. */
function otherWhister(rules: SheetRules, deal: Deal): Deal | null {
  if (deal.type !== 'game' || deal.tricks === undefined || Object.keys(deal.tricks).length > 1) return null;
  const [, d1, d2] = order(rules, deal.dealer, deal.declarer) as [Seat, Seat, Seat];
  const [whister] = whisters(deal);
  if (whister !== d1 && whister !== d2) return null;
  const defence: Word[] =
    whister === d1
      ? [
          { player: d1, says: 'pass' },
          { player: d2, says: 'whist' },
        ]
      : [
          { player: d1, says: 'whist' },
          { player: d2, says: 'pass' },
        ];
  return { ...deal, defence };
}

/** One word heard wrongly: a whist more or less; tricks as far as they are still asked for, else about the level. */
function otherWords(dice: Dice, rules: SheetRules, deal: Deal): Deal | null {
  if (deal.type !== 'game') return null;
  const now = whisters(deal);
  const plain = legalOrders(rules, deal.dealer, deal.declarer, deal.level).filter(({ words }) => {
    return words.length === 2 && words.every((word) => word.player !== deal.dealer || rules.players === 3);
  });
  const one = plain.filter((other) => Math.abs(other.whisters.length - now.length) === 1);
  const chosen = pick(dice, one);
  if (chosen === null) return null;
  const { tricks, ...bid } = deal;
  const own = tricks?.[String(deal.declarer)] ?? Math.min(10, Math.max(0, deal.level + dice(3) - 1));
  const seats = chosen.whisters;
  if (seats.length === 0) return { ...bid, defence: chosen.words };
  if (seats.length === 1) return { ...bid, defence: chosen.words, tricks: { [deal.declarer]: own } };
  const first = dice(11 - own);
  const split = { [deal.declarer]: own, [seats[0] as Seat]: first, [seats[1] as Seat]: 10 - own - first };
  return { ...bid, defence: chosen.words, tricks: split };
}

/** One deal typed as if another had dealt: the same keys, which then speak of other seats. */
function otherDealer(dice: Dice, rules: SheetRules, deal: Deal): Deal | null {
  if (deal.type === 'adjust' || deal.ruling !== undefined) return null;
  const dealer = (deal.dealer + 1 + dice(rules.players - 1)) % rules.players;
  if (deal.type === 'raspasy') {
    const tricks = new Array<number>(rules.players).fill(0);
    for (let k = 1; k <= rules.players; k++) {
      tricks[(dealer + k) % rules.players] = deal.tricks[(deal.dealer + k) % rules.players] as number;
    }
    return { ...deal, dealer, tricks } satisfies RaspasyDeal;
  }
  if (deal.type === 'redeal') return { ...deal, dealer };
  if (rules.players === 4 && deal.declarer === dealer) return null;
  if (deal.type !== 'game') return { ...deal, dealer };
  const from = [...order(rules, deal.dealer, deal.declarer), deal.dealer];
  const to = [...order(rules, dealer, deal.declarer), dealer];
  const other = rules.players === 3 ? deal : renamed(deal, (seat) => to[from.indexOf(seat)] as Seat);
  return { ...other, dealer };
}

/** The paper after each deal when `add` was written besides at one of them (in cells of the fold). */
function withWritten(
  kind: MistakeKind,
  rules: SheetRules,
  deals: readonly Deal[],
  at: number,
  add: (cells: number[]) => void,
  truth: Truth,
): Mistake {
  const lines = foldDeals(rules, deals).states.map((state, i) => {
    const cells = state.cells.slice();
    if (i >= at) add(cells);
    return totals({ ...state, cells });
  });
  return { kind, rules, typed: deals, lines, paper: lines.at(-1) as Totals, truth };
}

function forgotten(
  kind: 'consolation' | 'fine',
  codes: readonly string[],
  dice: Dice,
  rules: SheetRules,
  deals: readonly Deal[],
): Mistake | null {
  const writes = explainDeals(rules, deals).flat();
  const write = pick(
    dice,
    writes.filter((one) => codes.includes(one.code)),
  );
  if (write === null) return null;
  const all = writes.filter((one) => one.deal === write.deal && codes.includes(one.code));
  // One of them, or the table forgot about it altogether.
  const left = all.length > 1 && dice(3) === 0 ? all : [write];
  const n = rules.players;
  const add = (cells: number[]): void => {
    for (const { kind: row, seat, on, amount } of left) {
      const index = row === 'mountain' ? n + seat : (2 + seat) * n + (on ?? 0);
      cells[index] = (cells[index] as number) - amount * (row === 'whists' ? 2 : 1);
    }
  };
  const seat = left.length > 1 ? null : write.seat;
  return withWritten(kind, rules, deals, write.deal, add, { kind, deal: write.deal, slip: { seat } });
}

/** Places of raspasy that count as they were played. */
function raspasies(deals: readonly Deal[]): number[] {
  return deals.flatMap((deal, i) => (deal.type === 'raspasy' && deal.ruling === undefined ? [i] : []));
}

/** All tricks of a raspasy written, the fewest not taken off. */
function amnesty(dice: Dice, rules: SheetRules, deals: readonly Deal[]): Mistake | null {
  if (!rules.convention.options.amnesty) return null;
  const writes = explainDeals(rules, deals);
  const places = raspasies(deals).filter((i) => writes[i]?.some((w) => w.code === 'why.raspasyAmnesty'));
  const at = pick(dice, places);
  const write = writes[at ?? -1]?.find((w) => w.code === 'why.raspasyAmnesty');
  if (at === null || write === undefined) return null;
  const more = Number(write.terms['price']) * Number(write.terms['fewest']);
  const n = rules.players;
  const add = (cells: number[]): void => {
    for (let seat = 0; seat < n; seat++) cells[n + seat] = (cells[n + seat] as number) + more;
  };
  return withWritten('amnesty', rules, deals, at, add, { kind: 'amnesty', deal: at, slip: {} });
}

/** One raspasy written at the step before or behind its own; the next ones at their own again. */
function wrongStep(dice: Dice, rules: SheetRules, deals: readonly Deal[]): Mistake | null {
  const { raspasyCap } = rules.convention.options;
  const at = pick(dice, raspasies(deals));
  if (at === null) return null;
  const folded = foldDeals(rules, deals);
  const before = stateBefore(folded, at);
  const step = Math.min(before.streak + 1, raspasyCap);
  const written = step + (dice(2) === 0 ? 1 : -1);
  if (written < 1 || written > raspasyCap) return null;
  const [wrong] = foldFrom({ ...before, streak: written - 1 }, [deals[at] as Deal]) as [FoldState];
  const here: FoldState = { ...wrong, streak: (folded.states[at] as FoldState).streak };
  const states = [...folded.states.slice(0, at), here, ...foldFrom(here, deals.slice(at + 1))];
  const lines = states.map(totals);
  const truth: Truth = { kind: 'step', deal: at, slip: { written } };
  const paper = lines.at(-1) as Totals;
  const mistake: Mistake = { kind: 'step', rules, typed: deals, lines, paper, truth };
  return parts(mistake) ? mistake : null;
}

/** Whists of one deal in the part of another opponent, or two parts changed at the foot. */
function wrongColumn(dice: Dice, rules: SheetRules, deals: readonly Deal[]): Mistake | null {
  const n = rules.players;
  const shift = (cells: number[], seat: Seat, from: Seat, to: Seat, halves: number): void => {
    cells[(2 + seat) * n + from] = (cells[(2 + seat) * n + from] as number) - halves;
    cells[(2 + seat) * n + to] = (cells[(2 + seat) * n + to] as number) + halves;
  };
  if (dice(2) === 0) {
    const seat = dice(n);
    const [on, other] = Array.from({ length: n }, (_, i) => i).filter((i) => i !== seat) as [Seat, Seat];
    const { whists } = totals(foldDeals(rules, deals).last);
    const apart = (whists[seat]?.[on] ?? 0) - (whists[seat]?.[other] ?? 0);
    if (apart === 0) return null;
    const add = (cells: number[]): void => shift(cells, seat, on, other, 2 * apart);
    const truth: Truth = { kind: 'column', deal: null, slip: { seat, on, other } };
    return withWritten('column', rules, deals, deals.length - 1, add, truth);
  }
  const writes = explainDeals(rules, deals).flat();
  const whists = writes.filter(
    (w) => w.kind === 'whists' && !['why.ruling', 'why.adjust', 'why.aidWhists'].includes(w.code),
  );
  const write = pick(dice, whists);
  if (write === null) return null;
  const { seat, on, deal } = write;
  const same = whists.filter((w) => w.deal === deal && w.seat === seat && w.on === on);
  const amount = same.reduce((sum, w) => sum + w.amount, 0);
  const others = Array.from({ length: n }, (_, i) => i).filter((i) => i !== seat && i !== on);
  const other = pick(dice, others);
  if (on === undefined || other === null) return null;
  const add = (cells: number[]): void => shift(cells, seat, on, other, 2 * amount);
  return withWritten('column', rules, deals, deal, add, { kind: 'column', deal, slip: { seat, on, other } });
}
