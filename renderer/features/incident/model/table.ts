/** What the sheet tells the dialog, so that the arbiter never types it. */
import { foldDeals, raspasyStepAfter, stateBefore, type FoldState } from '../../../../shared/domain/fold.ts';
import { resolveConvention } from '../../../../shared/domain/conventions.ts';
import type { Deal, SheetRules } from '../../../../shared/domain/types.ts';
import type { SheetDeal, SheetView, SlipView } from '../../../../shared/ipc/schemas/views.ts';
import type { Tournament } from '../../../../shared/ledger/kinds.ts';
import { contextFromDeal, type DialogContext } from '../../../../shared/rules/dialog.ts';
import { defaultRulebookOrder, findArticle, rulebooks } from '../../../../shared/rules/rulebooks/index.ts';
import { settingDefs, type RulebookId, type Settings } from '../../../../shared/rules/vocabulary.ts';

/** The sheet, the deal of the incident on it, and the totals around. */
export interface IncidentTable {
  view: SheetView;
  rules: SheetRules;
  /** Row of the deal; null between deals. */
  row: SheetDeal | null;
  /** Index of that row, or of the line that a ruling between deals will be. */
  index: number;
  /** The sheet in front of it. */
  before: FoldState;
  /** All rows as they are scored now. */
  deals: Deal[];
  /** Step of the ladder that the deal has, or would have as a raspasy. */
  step: number;
}

/** @throws ProblemError when the options of the tournament cannot be */
export function incidentTable(view: SheetView, tournament: Tournament, dealId: string | null): IncidentTable {
  const rules: SheetRules = {
    convention: resolveConvention(tournament.convention, tournament.options),
    players: view.seats.length,
    target: tournament.target,
  };
  const deals = view.deals.map((row) => row.scored);
  const at = dealId === null ? -1 : view.deals.findIndex((row) => row.dealId === dealId);
  const index = at < 0 ? deals.length : at;
  const before = stateBefore(foldDeals(rules, deals), index);
  return { view, rules, row: view.deals[at] ?? null, index, before, deals, step: raspasyStepAfter(before) };
}

/** Slips that count for a repeat: in force, on this sheet, in this round, or anywhere, as the club chose. */
export function slipsInScope(
  slips: readonly SlipView[],
  view: SheetView,
  tournament: Tournament,
): SlipView[] {
  const scope = tournament.ruleSettings['repeatScope'];
  return slips.filter(
    (one) =>
      one.state !== 'cancelled' &&
      one.state !== 'changed' &&
      (scope === 'tournament' ||
        (scope === 'round' ? one.roundNumber === view.roundNumber : one.slip.tableId === view.tableId)),
  );
}

/** Articles with the same counter are one code; without a counter an article counts by itself. */
export const counterOf = (article: string): string => findArticle(article)?.repeat?.counter ?? article;

/** Earlier offences out of the journal. */
export const repeatsOf = (slips: readonly SlipView[]): { counter: string; player: string }[] =>
  slips.flatMap(({ slip }) =>
    slip.articles.flatMap(({ article }) =>
      slip.offenders.map((player) => ({ counter: counterOf(article), player })),
    ),
  );

/** The context of the dialog; players are ids. */
export function dialogContext(
  table: IncidentTable,
  tournament: Tournament,
  slips: readonly SlipView[],
): DialogContext {
  const { view, row, before, step } = table;
  return contextFromDeal(
    {
      convention: tournament.convention,
      options: tournament.options,
      players: view.seats.map((seat) => seat.playerId),
      raspasyLevel: step,
      ...(before.dealer === null ? {} : { dealer: before.dealer }),
      repeats: repeatsOf(slipsInScope(slips, view, tournament)),
    },
    row?.deal,
  );
}

/** The club's readings among the settings of the tournament; what is no reading is another's. */
export function readings(tournament: Tournament): Partial<Settings> {
  const chosen = settingDefs.flatMap(({ id, values }) => {
    const value = tournament.ruleSettings[id];
    return value !== undefined && values.some((one) => one.id === value) ? [[id, value] as const] : [];
  });
  return Object.fromEntries(chosen) as Partial<Settings>;
}

/** Texts in force, in the order of the tournament. */
export function bookOrder(tournament: Tournament): readonly RulebookId[] {
  const known = tournament.rulebooks.flatMap((id) =>
    rulebooks.filter((book) => book.id === id).map((b) => b.id),
  );
  return known.length > 0 ? known : defaultRulebookOrder;
}
