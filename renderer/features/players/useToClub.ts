/** Players of the tournament into the list of the club: who is there already is not added again. */
import type { Player } from '../../../shared/ledger/kinds.ts';
import { useNotices } from '../../stores/notices.ts';
import { useRoster } from '../../stores/roster.ts';
import { useText } from '../../ui/text.ts';
import { fieldsOf } from './model/candidates.ts';

export function useToClub(): (players: readonly Player[]) => Promise<void> {
  const t = useText();
  return async (players) => {
    try {
      const { added, known } = await useRoster().add(players.map(fieldsOf));
      useNotices().done(t('people.club.tookOver', { n: added, known }));
    } catch (caught) {
      useNotices().failed(caught);
    }
  };
}
