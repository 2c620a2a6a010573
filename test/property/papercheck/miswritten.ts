/** Slips of the table, one to a sheet: the deals are typed rightly, the paper is wrong. Written from the rules. */
import type { Deal, Seat, SheetRules, Totals } from '../../../shared/domain/types.ts';
import type { FoldState } from '../../../shared/domain/fold.ts';
import { explainDeals, foldDeals, foldFrom, stateBefore, totals } from '../../../shared/domain/fold.ts';
import type { Dice } from '../../fixtures/random-sheet.ts';
import { parts, pick, type Mistake, type MistakeKind, type Truth } from './mistake.ts';

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

/** Consolation or fines of one deal not written: of one seat, or of all. */
export function forgotten(
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
export function amnesty(dice: Dice, rules: SheetRules, deals: readonly Deal[]): Mistake | null {
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
export function wrongStep(dice: Dice, rules: SheetRules, deals: readonly Deal[]): Mistake | null {
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
export function wrongColumn(dice: Dice, rules: SheetRules, deals: readonly Deal[]): Mistake | null {
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
