/** What the table may have written wrongly on a paper whose deals are typed rightly. */
import type { Seat } from '../domain/types.ts';
import type { Write } from '../domain/paper.ts';
import type { Course } from './course.ts';
import type { Gap } from './gap.ts';
import type { Local } from './local.ts';
import type { Offer } from './candidate.ts';
import type { Slip } from './types.ts';
import { explainStep } from '../domain/fold.ts';
import { stepOf } from '../domain/ladder.ts';
import { emptyCells } from '../domain/paper.ts';
import { sittingOut } from '../domain/seats.ts';
import { offerSlip } from './candidate.ts';
import { nothing, Scorer } from './local.ts';

const CONSOLATION = 'why.consolation';
const FINES: readonly string[] = [
  'why.fineOne',
  'why.fineOwn',
  'why.fineSecond',
  'why.fineBoth',
  'why.fineDeprived',
];
/** Further steps than this are no slip of the table. */
const MOST_STEPS = 8;

/** Every entry of the deal that may have been forgotten or written in the wrong place. */
export function offerSlips(course: Course, gap: Gap, at: number, offer: Offer): void {
  const deal = course.deals[at];
  if (deal === undefined) return;
  if (deal.type === 'raspasy') {
    offerAmnesty(course, gap, at, offer);
    offerSteps(course, gap, at, offer);
  }
  if (deal.type !== 'game' && deal.type !== 'raspasy') return;
  const writes = explainStep(course.before(at), deal, at);
  const away = sittingOut(course.rules.players, deal.dealer);
  offerForgotten(course, gap, at, 'consolation', writes, [CONSOLATION], away, offer);
  offerForgotten(course, gap, at, 'fine', writes, FINES, away, offer);
  offerColumns(course, gap, at, writes, offer);
}

/** The entries of one kind left out: of one seat, or of all. A sitting-out dealer is forgotten more easily. */
function offerForgotten(
  course: Course,
  gap: Gap,
  at: number,
  kind: 'consolation' | 'fine',
  writes: readonly Write[],
  codes: readonly string[],
  away: Seat,
  offer: Offer,
): void {
  const left = writes.filter((write) => codes.includes(write.code));
  for (const write of left) {
    const slip = { seat: write.seat, amount: write.amount };
    const weight = write.seat === away ? 1.5 : 1;
    offerSlip(course, gap, kind, without(course, at, [write]), slip, weight, offer);
  }
  if (left.length < 2) return;
  const amount = left.reduce((sum, write) => sum + write.amount, 0);
  offerSlip(course, gap, kind, without(course, at, left), { seat: null, amount }, 1, offer);
}

function without(course: Course, at: number, writes: readonly Write[]): Local {
  const local = course.local(at);
  const cells = local.cells.slice();
  for (const write of writes) add(course, cells, write, -1);
  return { ...local, cells };
}

function add(course: Course, cells: number[], { kind, seat, on, amount }: Write, sign: 1 | -1): void {
  const { players } = course.rules;
  const index = kind === 'mountain' ? players + seat : (2 + seat) * players + (on ?? 0);
  cells[index] = (cells[index] as number) + sign * amount * (kind === 'whists' ? 2 : 1);
}

/** Raspasy written in full, without the amnesty (K96 3.7.3). */
function offerAmnesty(course: Course, gap: Gap, at: number, offer: Offer): void {
  const { rules } = course;
  const { convention } = rules;
  if (!convention.options.amnesty) return;
  const strict = new Scorer({
    ...rules,
    convention: { ...convention, options: { ...convention.options, amnesty: false } },
  });
  const deal = course.deals[at];
  if (deal === undefined) return;
  const local = strict.local(deal, gap.streak);
  offerSlip(course, gap, 'amnesty', local, { seat: null }, 1, offer);
}

/** Raspasy written at another step of the ladder. */
function offerSteps(course: Course, gap: Gap, at: number, offer: Offer): void {
  const { options } = course.rules.convention;
  const deal = course.deals[at];
  if (deal === undefined) return;
  const step = stepOf(options, gap.streak);
  const { streak } = course.local(at);
  for (let written = 1; written <= Math.min(options.raspasyCap, MOST_STEPS); written++) {
    if (written === step) continue;
    const local = { ...course.scorer.local(deal, written - 1), streak };
    const weight = Math.abs(written - step) === 1 ? 1 : 0.5;
    offerSlip(course, gap, 'step', local, { seat: null, step, written }, weight, offer);
  }
}

/** Whists of the deal in the part of another opponent, or on the sector of the one they are written on. */
function offerColumns(course: Course, gap: Gap, at: number, writes: readonly Write[], offer: Offer): void {
  const { players } = course.rules;
  const pairs = new Map<string, Write[]>();
  for (const write of writes) {
    if (write.kind !== 'whists' || write.code === 'why.aidWhists' || write.code === 'why.ruling') continue;
    const key = `${write.seat}/${write.on}`;
    pairs.set(key, [...(pairs.get(key) ?? []), write]);
  }
  for (const own of pairs.values()) {
    const [{ seat, on = seat } = { seat: 0 }] = own;
    const amount = own.reduce((sum, write) => sum + write.amount, 0);
    for (let other = 0; other < players; other++) {
      if (other === on) continue;
      const local = without(course, at, own);
      const cells = local.cells.slice();
      // On himself nobody has a part: that stands for the two sectors changed.
      const to = other === seat ? { seat: on, on: seat } : { seat, on: other };
      add(course, cells, { ...(own[0] as Write), ...to, amount }, 1);
      const slip: Slip = { seat, on, other, amount };
      offerSlip(course, gap, 'column', { ...local, cells }, slip, other === seat ? 0.5 : 1, offer);
    }
  }
}

/** Two whist totals of one player's sector changed at the foot. */
export function offerSwappedFoot(course: Course, offer: Offer): void {
  const { players } = course.rules;
  const at = course.deals.length;
  const gap = course.gap(at, at);
  const last = course.before(at);
  for (let seat = 0; seat < players; seat++) {
    for (let on = 0; on < players; on++) {
      for (let other = on + 1; other < players; other++) {
        if (on === seat || other === seat) continue;
        const cells = emptyCells(players);
        const here = (2 + seat) * players;
        const apart = (last.cells[here + other] as number) - (last.cells[here + on] as number);
        if (apart === 0) continue;
        cells[here + on] = apart;
        cells[here + other] = -apart;
        const local = { ...nothing(players, last.streak), cells };
        const slip: Slip = { seat, on, other };
        offer({ kind: 'column', deal: null, gap, local, edit: null, slip, weight: 1 });
      }
    }
  }
}
