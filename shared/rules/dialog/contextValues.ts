/** What may be answered where the deal does not tell. */
import { activePlayers } from '../engine/situation.ts';
import type { Scalar } from '../vocabulary.ts';
import type { ContextQuestion } from './pending.ts';
import type { State } from './state.ts';
import type { DialogContext, Kind } from './types.ts';

function kinds(state: State): readonly Kind[] {
  switch (state.happened) {
    case 'order':
    case 'play':
      return ['contract', 'misere'];
    case 'deal':
    case 'auction':
    case 'raspasy':
    case 'cardCount':
    case 'general':
    case undefined:
      return ['auction', 'contract', 'misere', 'raspasy'];
  }
}

/** Values in the order in which they are offered. */
export function contextValues(
  name: ContextQuestion,
  context: DialogContext,
  state: State,
): readonly Scalar[] {
  switch (name) {
    case 'kind':
      return kinds(state);
    case 'contract':
      return [6, 7, 8, 9, 10];
    case 'trump':
      return ['S', 'C', 'D', 'H', 'NT'];
    case 'dealer':
      return context.players;
    case 'declarer': {
      const dealer = context.dealer ?? state.context['dealer'];
      return activePlayers(context.players, typeof dealer === 'string' ? dealer : undefined);
    }
    case 'raspasyLevel':
      return [1, 2, 3];
    case 'stoppedBid':
      return [6, 7, 8, 9, 10, 'misere'];
  }
}
