/** Who whisted, in words: the initials of the grid are too short for a sentence. */
import type { Deal, SheetRules } from '../domain/types.ts';
import type { Translate } from '../locales/translate.ts';
import { readDefence } from '../domain/defence.ts';

/** «вистует Борис», «вистуют Борис и Вера», «полвиста Вера», «никто не вистует»; empty where no game is played. */
export function whistText(rules: SheetRules, players: readonly string[], deal: Deal, t: Translate): string {
  const roles = deal.type === 'game' ? readDefence(rules, deal) : null;
  if (roles === null) return '';
  const name = (seat: number): string => players[seat] ?? '';
  if (roles.whister >= 0 && roles.second >= 0) {
    return t('papercheck.whistTwo', { name: name(roles.whister), other: name(roles.second) });
  }
  if (roles.whister >= 0) return t('papercheck.whistOne', { name: name(roles.whister) });
  return roles.half >= 0 ? t('papercheck.whistHalf', { name: name(roles.half) }) : t('papercheck.whistNone');
}
