/** Tricks already taken that the ordinary raspasy scoring writes besides the ruling. */
import type { Effect } from '../vocabulary.ts';
import type { Situation } from './situation.ts';
import { isMap } from './situation.ts';

/** Zeros left out; `undefined` where tricks were not asked, it is no raspasy, or the arbiter decides. */
export function ordinaryTricks(
  effects: readonly Effect[],
  situation: Situation,
): Record<string, number> | undefined {
  const taken = situation.given['taken'];
  const scoring = effects.find((effect) => effect.type === 'scoring');
  if (!isMap(taken) || scoring?.type !== 'scoring' || situation.value('dealKind') !== 'raspasy')
    return undefined;

  const tricks: Record<string, number> = {};
  for (const player of situation.table) {
    const count = taken[player];
    if (typeof count === 'number') tricks[player] = count;
  }
  switch (scoring.ordinary) {
    case 'arbiter':
      return undefined;
    case 'none':
      return {};
    case 'all':
      break;
    case 'others': {
      // The offender's own tricks are inside the ruling (K523b).
      const offender = situation.role('offender');
      if (offender !== undefined) delete tricks[offender];
      break;
    }
    case 'allPlusClaim': {
      // The tricks that were claimed stay with the player who closed (ФР 3.4.1).
      const closer = situation.role('closer');
      const remaining = situation.value('remaining');
      if (closer !== undefined && typeof remaining === 'number')
        tricks[closer] = (tricks[closer] ?? 0) + remaining;
      break;
    }
  }
  return Object.fromEntries(Object.entries(tricks).filter(([, count]) => count !== 0));
}
