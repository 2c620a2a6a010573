/** Slips of the secretary, one to a sheet. Written from the notation and the rules, without a look at the search. */
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
import type { Edit } from '../../../shared/papercheck/types.ts';
import { foldDeals, totals } from '../../../shared/domain/fold.ts';
import { checkDeals } from '../../../shared/domain/check.ts';
import { legalOrders, type Dice } from '../../fixtures/random-sheet.ts';
import { parts, pick, type Mistake, type MistakeKind } from './mistake.ts';

/** Typed wrongly: the paper is that of the deals as they were played. */
export function mistyped(
  kind: MistakeKind,
  dice: Dice,
  rules: SheetRules,
  deals: readonly Deal[],
): Mistake | null {
  const edit = typing(kind, dice, rules, deals);
  if (edit === null) return null;
  const typed = renumbered(rules, dice, deals, edit);
  if (checkDeals(rules, typed).length > 0) return null;
  const lines = foldDeals(rules, deals).states.map(totals);
  const truth = { deals, placeTold: edit.remove === 0 || tellsPlace(rules, typed, edit.at) };
  const mistake = { kind, rules, typed, lines, paper: lines.at(-1) as Totals, truth };
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

/** Does a dealer out of turn show where a deal was left out? */
function tellsPlace(rules: SheetRules, typed: readonly Deal[], at: number): boolean {
  const deal = typed[at];
  const before = typed.slice(0, at).findLast((other) => other.type !== 'adjust');
  if (deal === undefined || deal.type === 'adjust' || before === undefined) return false;
  const turn = before.type === 'redeal' ? before.dealer : (before.dealer + 1) % rules.players;
  return deal.dealer !== turn;
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
    case 'dealer': {
      const shift = 1 + dice(rules.players - 1);
      return dice(2) === 0 ? shiftedRun(dice, rules, deals, at) : replace(otherDealer(rules, deal, shift));
    }
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

/** The dealer moved a seat too far or too little and counted on from there, for some deals. */
function shiftedRun(dice: Dice, rules: SheetRules, deals: readonly Deal[], at: number): Edit | null {
  const remove = Math.min(2 + dice(3), deals.length - at);
  const shift = dice(2) === 0 ? 1 : rules.players - 1;
  const insert: Deal[] = [];
  for (const deal of deals.slice(at, at + remove)) {
    const other = deal.type === 'adjust' ? deal : otherDealer(rules, deal, shift);
    if (other === null) return null;
    insert.push(other);
  }
  return { at, remove, insert };
}

/** One deal typed as if another had dealt: the same keys, which then speak of other seats. */
function otherDealer(rules: SheetRules, deal: Deal, shift: number): Deal | null {
  if (deal.type === 'adjust' || deal.ruling !== undefined) return null;
  const dealer = (deal.dealer + shift) % rules.players;
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
