/** The agreements of a tournament in a few words: «сочинка · пуля до 20 · вчетвером · распасы 1, 2, 3». */
import { conventions, resolveConvention } from '../../../../shared/domain/conventions.ts';
import { raspasyPrice } from '../../../../shared/domain/prices.ts';
import type { Options } from '../../../../shared/domain/types.ts';
import type { Translate } from '../../../../shared/locales/index.ts';
import type { Tournament } from '../../../../shared/ledger/kinds.ts';
import { shortTitle } from '../../../../shared/rules/rulebooks/shortTitles.ts';

/** Prices of the ladder, step by step: «1, 2, 3», or one price when it stays. */
function ladder(options: Readonly<Options>): string {
  const steps = options.raspasyProgression === 'constant' ? 1 : Math.min(options.raspasyCap, 5);
  const prices = Array.from({ length: steps }, (_, i) => raspasyPrice(options, i + 1));
  return (
    prices.join(', ') + (options.raspasyProgression !== 'constant' && options.raspasyCap > steps ? '…' : '')
  );
}

/** One line for the head of a screen. `players` of the table, or null for the tournament as a whole. */
export function conventionSummary(tournament: Tournament, players: number | null, t: Translate): string {
  const { options } = resolveConvention(tournament.convention, tournament.options);
  const changed = changedOptions(tournament).length;
  const books = tournament.rulebooks.map(shortTitle).join(', ');
  return [
    t(`tournament.convention.${tournament.convention}`),
    ...(changed > 0 ? [t('tournament.changedOptions', { n: changed })] : []),
    tournament.target === null
      ? t('tournament.noTarget')
      : t('tournament.targetTo', { target: tournament.target }),
    ...(players === null ? [] : [t(`tournament.players.${players}`)]),
    t('tournament.ladder', { prices: ladder(options) }),
    ...(books === '' ? [] : [books]),
  ].join(' · ');
}

/** Options that differ from the preset, in the order of the form. */
export function changedOptions(tournament: Pick<Tournament, 'convention' | 'options'>): (keyof Options)[] {
  const preset = conventions[tournament.convention].options;
  return (Object.keys(preset) as (keyof Options)[]).filter(
    (name) => tournament.options[name] !== undefined && tournament.options[name] !== preset[name],
  );
}
