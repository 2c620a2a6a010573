/** What can be done with a round as it stands. Pure. */
import type { RoundSummary } from '../../../stores/tournament.ts';

export type RoundAct = 'start' | 'end' | 'reopen' | 'reseat' | 'seating' | 'blanks' | 'cancel';

/** Nothing was written at its tables. */
export const isUntouched = ({ tables }: RoundSummary): boolean =>
  tables.every(({ deals, state }) => deals === 0 && state === 'empty');

/**
 * In the order of the buttons. A round whose sheets are all closed, checked or signed is not begun any more: it was played
 * without its beginning being recorded.
 * @param last the last round can be taken off
 */
export function roundActs(round: RoundSummary, last: boolean): RoundAct[] {
  const { tables, play } = round;
  const played = tables.length > 0 && tables.every(({ state }) => state !== 'empty' && state !== 'typing');
  const reseat: RoundAct[] = tables.some(({ deals }) => deals === 0) ? ['reseat'] : [];
  switch (play?.state) {
    case 'drawn': {
      const cancel: RoundAct[] = last && isUntouched(round) ? ['cancel'] : [];
      return [...(played ? [] : (['start'] as const)), ...reseat, 'seating', 'blanks', ...cancel];
    }
    case 'running':
      return ['end', ...reseat, 'seating', 'blanks'];
    case 'ended':
      return ['reopen', 'seating'];
    case undefined:
      return [];
  }
}

/** What the one key does: begins what is drawn, ends what runs, opens again what has ended. */
export const turnOf = (round: RoundSummary): RoundAct | undefined =>
  roundActs(round, false).find((act) => act === 'start' || act === 'end' || act === 'reopen');
