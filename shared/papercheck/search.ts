/** The search for the single change that explains why paper and program part. */
import type { Deal, SheetRules } from '../domain/types.ts';
import type { Candidate } from './candidate.ts';
import type { PaperSheet, Proposal } from './types.ts';
import type { Task } from './task.ts';
import { offerMissing } from './count.ts';
import { levelOf } from './inventory.ts';
import { partials } from './partial.ts';
import { Odds } from './rank.ts';
import { finish, type Steps } from './steps.ts';
import { offerAll, taskOf } from './task.ts';
import { holds } from './verify.ts';

/** So many of the likeliest are looked at closely. */
const CLOSELY = 40;
/** Candidates that are kept before the less likely half is dropped. */
const KEPT = 2000;

/**
 * The single changes that would make program and paper agree, the likeliest first, at most `limit`. The deals must
 * have passed `checkDeals`. Empty when nothing typed differs. When no single change explains everything, those that
 * explain a part and spoil nothing (`explains.all` is false).
 */
export function explainDifference(
  rules: SheetRules,
  deals: readonly Deal[],
  paper: PaperSheet,
  limit: number,
): Proposal[] {
  return finish(explaining(rules, deals, paper, limit));
}

/** The same in short steps, for a window that must not stand still meanwhile. */
export function* explaining(
  rules: SheetRules,
  deals: readonly Deal[],
  paper: PaperSheet,
  limit: number,
): Steps<Proposal[]> {
  const task = taskOf(rules, deals, paper);
  if (task === null) return [];
  const { course, goal, lines } = task;
  const now = goal.compare(course.folded.last.cells);
  const of = now.filter((cell) => !cell.agrees).length;
  const agree = lines.every(({ deal, goal: line }) => {
    return line.meets((course.folded.states[deal] ?? course.folded.last).cells);
  });
  if (of === 0 && agree) return [];
  const odds = new Odds();
  const whole = yield* verified(task, yield* search(task, odds));
  if (whole.length > 0) {
    return ranked(
      whole.map((candidate) => ({ candidate, cells: of })),
      { all: true, of },
      odds,
      limit,
    );
  }
  const parts = yield* partials(goal, now, (offer) => offerAll(task, offer), odds, CLOSELY);
  const sound: Part[] = [];
  for (const part of parts) {
    yield;
    if (holds(part.candidate, null, [])) sound.push(part);
  }
  return ranked(sound, { all: false, of }, odds, limit);
}

/** Candidates that meet the goal, the likeliest first. */
function* search(task: Task, odds: Odds): Steps<Candidate[]> {
  let found: Candidate[] = [];
  const keep = (candidate: Candidate): void => {
    if ((candidate.deal ?? 0) > task.until) return;
    found.push(candidate);
    if (found.length > 2 * KEPT) found = likeliest(found, odds).slice(0, KEPT);
  };
  yield* offerAll(task, (candidate) => {
    odds.count(candidate);
    if (candidate.gap.meets(task.goal, candidate.local)) keep(candidate);
  });
  yield* offerMissing(task.shorter, task.goal, keep);
  return likeliest(found, odds);
}

/** The likelier before the less likely, then later deals before earlier ones. */
function likeliest(found: readonly Candidate[], odds: Odds): Candidate[] {
  const rated = found.map((candidate) => ({ candidate, rough: odds.rough(candidate) }));
  rated.sort((a, b) => b.rough - a.rough || (b.candidate.deal ?? -1) - (a.candidate.deal ?? -1));
  return rated.map(({ candidate }) => candidate);
}

/** The likeliest that stand before the rules and all typed lines, each thing said once. */
function* verified(task: Task, found: readonly Candidate[]): Steps<Candidate[]> {
  const sound: Candidate[] = [];
  const seen = new Set<string>();
  for (const candidate of found) {
    if (sound.length >= CLOSELY) break;
    const key = sameness(candidate);
    if (seen.has(key)) continue;
    yield;
    if (!holds(candidate, task.goal, task.lines)) continue;
    seen.add(key);
    sound.push(candidate);
  }
  return sound;
}

/**
 * Candidates that would be told to the secretary as the same thing: the same kind on the same deal, or the same deal
 * left out at whatever place.
 */
function sameness({ kind, deal, local, edit, slip }: Candidate): string {
  if (kind === 'missing') {
    const [left] = edit?.insert ?? [];
    const head = left === undefined ? 0 : levelOf(left);
    const earned = local.earned.map(({ seat, points }) => `${seat}+${points}`).join();
    return `${kind}/${left?.type}${head}/${local.cells.join()}/${earned}`;
  }
  return `${kind}/${deal}/${JSON.stringify(slip)}`;
}

interface Part {
  readonly candidate: Candidate;
  readonly cells: number;
}

function ranked(
  parts: readonly Part[],
  { all, of }: { all: boolean; of: number },
  odds: Odds,
  limit: number,
): Proposal[] {
  const rated = parts.map((part) => ({ ...part, fine: odds.fine(part.candidate) }));
  rated.sort(
    (a, b) => b.cells - a.cells || b.fine - a.fine || (b.candidate.deal ?? -1) - (a.candidate.deal ?? -1),
  );
  const sum = rated.reduce((total, { fine }) => total + fine, 0);
  return rated.slice(0, limit).map(({ candidate, cells, fine }): Proposal => {
    const { kind, deal, edit, slip } = candidate;
    const side = edit === null ? 'paper' : 'program';
    return { kind, side, deal, edit, slip, explains: { all, cells, of }, likelihood: fine / sum };
  });
}
