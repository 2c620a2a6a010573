/** What the sheet tells the dialog, so that the arbiter never types it. */
import { foldDeals, raspasyStepAfter, stateBefore, type FoldState } from '../../../../shared/domain/fold.ts';
import { resolveConvention } from '../../../../shared/domain/conventions.ts';
import type { Deal, SheetRules } from '../../../../shared/domain/types.ts';
import type { SheetDeal, SheetView, SlipView } from '../../../../shared/ipc/schemas/views.ts';
import type { Tournament } from '../../../../shared/ledger/kinds.ts';
import { contextFromDeal, type DialogContext } from '../../../../shared/rules/dialog.ts';
import { offencesIn, repeatScopeOf, slipsInScope } from '../../../../shared/ledger/offences.ts';
import { orderWithClub, type ClubPatch } from '../../../../shared/rules/club/index.ts';
import type { RepeatEntry } from '../../../../shared/rules/repeats.ts';
import { defaultRulebookOrder, rulebooks } from '../../../../shared/rules/rulebooks/index.ts';
import {
  settingDefs,
  type Rulebook,
  type RulebookId,
  type Settings,
} from '../../../../shared/rules/vocabulary.ts';

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

/** Earlier offences that count at this table: on the sheet, in the round or in the tournament, as the club chose. */
export function earlierOffences(
  slips: readonly SlipView[],
  { tableId, roundNumber }: SheetView,
  { ruleSettings }: Tournament,
  books: readonly Rulebook[],
): RepeatEntry[] {
  return offencesIn(slipsInScope(slips, { tableId, roundNumber }, repeatScopeOf(ruleSettings)), books);
}

/** The context of the dialog; players are ids. */
export function dialogContext(
  table: IncidentTable,
  tournament: Tournament,
  slips: readonly SlipView[],
  books: readonly Rulebook[],
): DialogContext {
  const { view, row, before, step } = table;
  return contextFromDeal(
    {
      convention: tournament.convention,
      options: tournament.options,
      players: view.seats.map((seat) => seat.playerId),
      raspasyLevel: step,
      ...(before.dealer === null ? {} : { dealer: before.dealer }),
      repeats: earlierOffences(slips, view, tournament, books),
    },
    row?.deal,
  );
}

/** Readings of the club's rules, and over them those of the tournament; what is no reading is another's. */
export function readings(tournament: Tournament, club: ClubPatch | null): Partial<Settings> {
  const chosen = settingDefs.flatMap(({ id, values }) => {
    const value = tournament.ruleSettings[id];
    return value !== undefined && values.some((one) => one.id === value) ? [[id, value] as const] : [];
  });
  return { ...club?.settings, ...(Object.fromEntries(chosen) as Partial<Settings>) };
}

/** Texts in force, in the order of the tournament. */
export function bookOrder(tournament: Tournament, books: readonly Rulebook[]): readonly RulebookId[] {
  const known = tournament.rulebooks.flatMap((id) =>
    rulebooks.filter((book) => book.id === id).map((b) => b.id),
  );
  return orderWithClub(known.length > 0 ? known : defaultRulebookOrder, books);
}
