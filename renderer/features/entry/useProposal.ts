/** Carries out a proposal of the paper check: its change stands ready where it belongs, nothing is stored yet. */
import { nextTick } from 'vue';
import type { Proposal } from '../../../shared/papercheck/index.ts';
import { useText } from '../../ui/text.ts';
import { openingOf } from './model/paperPlace.ts';
import type { Line } from './useLine.ts';

export interface ProposalActs {
  /** Brings the deals up, where they are not shown. */
  toDeals: () => void;
  /** Asks whether the deal in hand is to be taken off, with the reason to begin with. */
  remove: (because?: string) => void;
  focus: () => void;
}

export function useProposal(line: Line, { toDeals, remove, focus }: ProposalActs) {
  const t = useText();
  return async (proposal: Proposal): Promise<void> => {
    const opening = line.sheet.value === null ? null : openingOf(line.sheet.value, proposal);
    if (opening === null) return;
    const free = line.propose(opening.place, opening.act === 'type' ? opening.deal : null);
    toDeals();
    if (free && opening.act === 'show') line.said.value = t('papercheck.mendPaper');
    if (free && opening.act === 'remove') {
      // Going to another deal closes the row; it opens after that.
      await nextTick();
      remove(proposal.kind === 'extra' ? t('papercheck.notOnPaper') : undefined);
    } else focus();
  };
}
