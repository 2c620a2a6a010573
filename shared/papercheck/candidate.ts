/** One thing that may have happened, ready to be scored, and how likely it was before the totals are looked at. */
import type { Deal } from '../domain/types.ts';
import type { Course } from './course.ts';
import type { Gap } from './gap.ts';
import type { Local } from './local.ts';
import type { Edit, ProposalKind, Slip } from './types.ts';

export interface Candidate {
  readonly kind: ProposalKind;
  /** Deal to open; null when only the foot is concerned. */
  readonly deal: number | null;
  /** Where the sheet is cut, and what the paper has there in place of what was typed. */
  readonly gap: Gap;
  readonly local: Local;
  /** Of a typing mistake. */
  readonly edit: Edit | null;
  /** Of a mistake of the table. */
  readonly slip: Slip | null;
  /** Likelihood among the candidates of its kind. */
  readonly weight: number;
}

/** Takes every candidate that a kind of mistake gives. */
export type Offer = (candidate: Candidate) => void;

/** Offers a deal in place of the one typed at `at`, unless it adds the same. */
export function offerDeal(
  course: Course,
  gap: Gap,
  kind: ProposalKind,
  deal: Deal,
  weight: number,
  offer: Offer,
): void {
  const local = course.scorer.local(deal, gap.streak);
  if (sameEffect(local, course.local(gap.at))) return;
  const edit = { at: gap.at, remove: 1, insert: [deal] };
  offer({ kind, deal: gap.at, gap, local, edit, slip: null, weight });
}

/** Offers a deal as the paper has it, the deal itself being typed rightly. */
export function offerSlip(
  course: Course,
  gap: Gap,
  kind: ProposalKind,
  local: Local,
  slip: Slip,
  weight: number,
  offer: Offer,
): void {
  if (sameEffect(local, course.local(gap.at))) return;
  offer({ kind, deal: gap.at, gap, local, edit: null, slip, weight });
}

/** Do two deals write the same and leave the ladder alike? */
export function sameEffect(a: Local, b: Local): boolean {
  if (a.streak !== b.streak || a.earned.length !== b.earned.length) return false;
  for (let i = 0; i < a.cells.length; i++) if (a.cells[i] !== b.cells[i]) return false;
  return a.earned.every((one, i) => {
    const other = b.earned[i];
    return other?.seat === one.seat && other.points === one.points && other.direct === one.direct;
  });
}

/** The further a count lies from what was typed, the less likely a slip of the fingers. */
export function nearness(distance: number): number {
  return distance === 1 ? 1 : distance === 2 ? 0.3 : 0.08;
}
