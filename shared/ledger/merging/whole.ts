/** Players, rounds, penalties and payments of the other copy: what is taken over, and what is only told. */
import { CASH } from '../../domain/balances.ts';
import type { Entry } from '../kinds.ts';
import { nameKey } from '../../roster/person.ts';
import { fullName } from '../names.ts';
import { beyond, changesSince, type Change } from './changes.ts';
import type { Ledgers } from './ledgers.ts';

/** Told and left as it is here. */
export type Note =
  | { code: 'namesake'; name: string }
  | { code: 'playerDiffers'; name: string }
  | { code: 'roundTwice'; round: number }
  | { code: 'roundDiffers'; round: number }
  | { code: 'paymentTwice'; name: string }
  | { code: 'tournamentDiffers' }
  | { code: 'rulesDiffer' }
  | { code: 'removedThere' };

export interface WholePlan {
  /** In order of writing there. */
  take: Change[];
  notes: Note[];
  /** Rounds there that are not taken over. */
  missing: Set<string>;
  by: string[];
  at: string;
}

const addedOf = <K extends Entry['kind']>(
  changes: readonly Change[],
  kind: K,
): Extract<Entry, { kind: K }>[] =>
  changes.flatMap((change) =>
    change.what === 'added' && change.entry.kind === kind
      ? [change.entry as Extract<Entry, { kind: K }>]
      : [],
  );

class Deciding {
  readonly plan: WholePlan = { take: [], notes: [], missing: new Set(), by: [], at: '' };
  private readonly ledgers: Ledgers;
  private readonly here: readonly Change[];

  constructor(ledgers: Ledgers, here: readonly Change[]) {
    this.ledgers = ledgers;
    this.here = here;
  }

  private nameOf(playerId: string): string {
    const { players } = this.ledgers.theirs.state;
    const player = players.find((one) => one.playerId === playerId);
    return player === undefined ? playerId : fullName(player);
  }

  private roundNumber(roundId: string): number {
    return this.ledgers.theirs.state.rounds.find((round) => round.roundId === roundId)?.number ?? 0;
  }

  /** Returns a note where it stays as it is here, null where it is taken over. */
  private refusal(entry: Entry): Note | null {
    const { here } = this;
    switch (entry.kind) {
      case 'player.changed':
      case 'player.state': {
        const { playerId } = entry.payload;
        const differs = addedOf(here, entry.kind).some(({ payload }) => payload.playerId === playerId);
        return differs ? { code: 'playerDiffers', name: this.nameOf(playerId) } : null;
      }
      case 'round.added': {
        const { roundId, number } = entry.payload;
        const twice = this.ledgers.ours.state.rounds.some((round) => round.number === number);
        if (!twice) return null;
        this.plan.missing.add(roundId);
        return { code: 'roundTwice', round: number };
      }
      case 'round.changed':
      case 'round.state': {
        const { roundId } = entry.payload;
        const differs =
          this.plan.missing.has(roundId) ||
          addedOf(here, entry.kind).some(({ payload }) => payload.roundId === roundId);
        return differs ? { code: 'roundDiffers', round: this.roundNumber(roundId) } : null;
      }
      case 'payment.recorded': {
        const { from, to, purpose } = entry.payload;
        const twice = addedOf(here, 'payment.recorded').some(
          ({ payload }) => payload.from === from && payload.to === to && payload.purpose === purpose,
        );
        return twice ? { code: 'paymentTwice', name: this.nameOf(from === CASH ? to : from) } : null;
      }
      case 'tournament.changed':
        return { code: 'tournamentDiffers' };
      case 'rules.changed':
        return { code: 'rulesDiffer' };
      default:
        return null;
    }
  }

  private tellNamesake(entry: Entry): void {
    if (entry.kind !== 'player.added') return;
    const key = nameKey(entry.payload);
    const namesake = addedOf(this.here, 'player.added').some(({ payload }) => nameKey(payload) === key);
    if (namesake) this.plan.notes.push({ code: 'namesake', name: fullName(entry.payload) });
  }

  decide(change: Change): void {
    const { take, notes } = this.plan;
    if (change.what === 'restored') {
      notes.push({ code: 'removedThere' });
      return;
    }
    if (change.what === 'dropped') {
      const entry = this.ledgers.theirs.entries[change.seq - 1];
      // What was cancelled there with a reason is cancelled here; who and what plays is not undone from afar.
      if (entry?.kind === 'penalty.recorded' || entry?.kind === 'payment.recorded') take.push(change);
      else notes.push({ code: 'removedThere' });
      return;
    }
    // Prints are taken over with their sheets.
    if (change.entry.kind === 'document.printed') return;
    const note = this.refusal(change.entry);
    if (note !== null) notes.push(note);
    else {
      this.tellNamesake(change.entry);
      take.push(change);
    }
  }
}

export function wholePlan(ledgers: Ledgers): WholePlan {
  const { ours, theirs, common } = ledgers;
  const here = changesSince(ours.general, common).changes;
  const there = changesSince(theirs.general, common).changes;
  const deciding = new Deciding(ledgers, beyond(here, there));
  for (const change of beyond(there, here)) deciding.decide(change);
  const { plan } = deciding;
  const tail = theirs.general.filter(({ seq }) => seq > common);
  plan.by = [...new Set(tail.map(({ actor }) => actor).filter((actor) => actor !== ''))];
  plan.at = tail.at(-1)?.recordedAt ?? '';
  return plan;
}
