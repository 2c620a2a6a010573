/** What a ledger as a whole cannot be, beyond the form of single entries: used by import and by `pulka check`. */
import { checkDeal } from '../domain/check.ts';
import { checkOptions, resolveConvention } from '../domain/conventions.ts';
import { start, step } from '../domain/fold.ts';
import { ProblemError, type Problem } from '../domain/problem.ts';
import { readPatch } from '../rules/club/index.ts';
import { rulebooks } from '../rules/rulebooks/index.ts';
import { foldName } from '../format/names.ts';
import { checkPayment, checkPlans } from './checkMoney.ts';
import { checkRounds, tablesEver } from './checkRounds.ts';
import type { Entry, EntryFor } from './kinds.ts';
import { checkPeople } from './people.ts';
import { foldTournament } from './projection.ts';
import type { TournamentState } from './state.ts';

/** Numbers without a gap, commands in one piece, voids of earlier entries and of each only once. */
function checkChain(entries: readonly Entry[]): Problem[] {
  const problems: Problem[] = [];
  const voided = new Set<number>();
  const commands = new Set<string>();
  entries.forEach((entry, i) => {
    const path = `entries[${i}]`;
    if (entry.seq !== i + 1)
      problems.push({ path: `${path}.seq`, code: 'ledger/gap', params: { expected: i + 1 } });
    if (entry.commandId !== entries[i - 1]?.commandId) {
      if (commands.has(entry.commandId))
        problems.push({ path: `${path}.commandId`, code: 'ledger/commandTwice' });
      commands.add(entry.commandId);
    }
    if (entry.voidsSeq === null) return;
    if (entry.voidsSeq >= entry.seq) problems.push({ path: `${path}.voidsSeq`, code: 'ledger/voidsLater' });
    else if (voided.has(entry.voidsSeq))
      problems.push({ path: `${path}.voidsSeq`, code: 'ledger/voidedTwice' });
    voided.add(entry.voidsSeq);
  });
  if (entries[0]?.kind !== 'tournament.created')
    problems.push({ path: 'entries[0]', code: 'ledger/noTournament' });
  return problems;
}

/** A club's rules that the texts of this program do not bear. */
function checkRules(patch: unknown, path: string): Problem[] {
  if (patch === null) return [];
  try {
    readPatch(patch, rulebooks);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.problems.map((p) => ({ ...p, path: p.path === '' ? path : `${path}.${p.path}` }));
  }
}

/** The deals typed so far: who typed which version. */
class SeenDeals {
  private readonly versions = new Map<string, Map<number, string>>();

  add({ seq, actor, payload: { tableId, dealId } }: EntryFor<'deal.recorded'>): void {
    const key = `${tableId}\n${dealId}`;
    const own = this.versions.get(key) ?? new Map<number, string>();
    this.versions.set(key, own.set(seq, actor));
  }
  has(tableId: string, dealId: string): boolean {
    return this.versions.has(`${tableId}\n${dealId}`);
  }
  /** Null: there is no such version. */
  typedBy(tableId: string, dealId: string, seq: number): string | null {
    return this.versions.get(`${tableId}\n${dealId}`)?.get(seq) ?? null;
  }
}

/** Ids that lead nowhere: a deal of no table, a seat of no player. */
function checkReferences(entries: readonly Entry[], state: TournamentState): Problem[] {
  const players = new Set<string>();
  const tables = tablesEver(entries);
  const slips = new Set<string>();
  const deals = new SeenDeals();
  for (const entry of entries) {
    if (entry.kind === 'player.added') players.add(entry.payload.playerId);
    if (entry.kind === 'ruling.issued') slips.add(entry.payload.slipId);
  }
  const problems: Problem[] = [];
  const need = (known: boolean, path: string, code: string): void => {
    if (!known) problems.push({ path, code });
  };
  entries.forEach((entry, i) => {
    const path = `entries[${i}].payload`;
    switch (entry.kind) {
      case 'deal.recorded':
        need(tables.has(entry.payload.tableId), `${path}.tableId`, 'ledger/noTable');
        deals.add(entry);
        break;
      case 'deal.moved':
      case 'deal.verdict':
      case 'sheet.paper':
        problems.push(...checkAct(entry, path, tables, deals));
        break;
      case 'ruling.issued':
      case 'sheet.state':
      case 'seat.substituted':
      case 'sheet.ended':
        need(tables.has(entry.payload.tableId), `${path}.tableId`, 'ledger/noTable');
        break;
      case 'ruling.state':
        need(slips.has(entry.payload.slipId), `${path}.slipId`, 'ledger/noSlip');
        break;
      case 'player.changed':
      case 'player.state':
      case 'penalty.recorded':
        need(players.has(entry.payload.playerId), `${path}.playerId`, 'ledger/noPlayer');
        break;
      case 'payment.recorded':
        problems.push(...checkPayment(entry, path, players));
        break;
      case 'ledger.merged':
        if (entry.payload.tableId !== null)
          need(tables.has(entry.payload.tableId), `${path}.tableId`, 'ledger/noTable');
        break;
      case 'rules.changed':
        problems.push(...checkRules(entry.payload.patch, `${path}.patch`));
        break;
      default:
        break;
    }
  });
  problems.push(...checkRounds(entries, players, state));
  const live = new Set(state.tables.map((table) => table.tableId));
  if (live.size !== state.tables.length) problems.push({ path: 'entries', code: 'ledger/tableTwice' });
  return problems;
}

/** Acts on deals of a sheet: of a table that there is, a deal that was typed there before, a version of it. */
function checkAct(
  entry: EntryFor<'deal.moved'> | EntryFor<'deal.verdict'> | EntryFor<'sheet.paper'>,
  path: string,
  tables: ReadonlyMap<string, number>,
  deals: SeenDeals,
): Problem[] {
  const { tableId } = entry.payload;
  const players = tables.get(tableId);
  if (players === undefined) return [{ path: `${path}.tableId`, code: 'ledger/noTable' }];
  switch (entry.kind) {
    case 'deal.moved':
      return deals.has(tableId, entry.payload.dealId)
        ? []
        : [{ path: `${path}.dealId`, code: 'ledger/noDeal' }];
    case 'deal.verdict':
      return checkVerdict(entry, path, deals);
    case 'sheet.paper': {
      const { foot, running } = entry.payload;
      const feet = [
        { foot, at: `${path}.foot` },
        ...running.map((line, i) => ({ foot: line.foot, at: `${path}.running[${i}].foot` })),
      ];
      const short = feet.flatMap(({ foot: one, at }) =>
        Object.entries(one).flatMap(([row, values]): Problem[] =>
          values.length === players
            ? []
            : [{ path: `${at}.${row}`, code: 'ledger/seats', params: { n: players } }],
        ),
      );
      const lost = running.flatMap(({ dealId }, i): Problem[] =>
        deals.has(tableId, dealId) ? [] : [{ path: `${path}.running[${i}].dealId`, code: 'ledger/noDeal' }],
      );
      return [...short, ...lost];
    }
  }
}

/** The second pass is of somebody else than who typed the version. */
function checkVerdict({ payload }: EntryFor<'deal.verdict'>, path: string, deals: SeenDeals): Problem[] {
  const { tableId, dealId, entrySeq, by } = payload;
  if (!deals.has(tableId, dealId)) return [{ path: `${path}.dealId`, code: 'ledger/noDeal' }];
  const typedBy = deals.typedBy(tableId, dealId, entrySeq);
  if (typedBy === null) return [{ path: `${path}.entrySeq`, code: 'ledger/noVersion' }];
  if (foldName(by) === foldName(typedBy)) return [{ path: `${path}.by`, code: 'pass/samePerson' }];
  return [];
}

/** Every sheet, deal by deal, by the rules of the tournament. */
function checkSheets(state: TournamentState): Problem[] {
  const { tournament } = state;
  if (tournament === null) return [{ path: 'entries', code: 'ledger/noTournament' }];
  const plans = checkPlans(tournament, 'entries[0].payload');
  if (plans.length > 0) return plans;
  const options = checkOptions(tournament.convention, tournament.options);
  if (options.length > 0) return options.map((p) => ({ ...p, path: `entries[0].payload.${p.path}` }));
  const convention = resolveConvention(tournament.convention, tournament.options);
  return state.tables.flatMap(({ tableId, seats }) => {
    const rules = { convention, players: seats.length, target: tournament.target };
    let fold = start(rules);
    for (const row of state.sheets.get(tableId)?.rows ?? []) {
      const path = `entries[${row.entrySeq - 1}].payload${row.slipRow ? '' : '.deal'}`;
      const found = checkDeal(rules, row.scored, path);
      if (found.length > 0) return found;
      if (fold.closed && row.scored.type !== 'adjust') return [{ path, code: 'sheet/closed' }];
      fold = step(fold, row.scored);
    }
    return [];
  });
}

/** Everything wrong with a whole ledger whose entries have passed `entrySchema`; paths count entries from 0. */
export function checkLedger(entries: readonly Entry[]): Problem[] {
  const chain = checkChain(entries);
  if (chain.length > 0) return chain;
  const state = foldTournament(entries);
  const references = checkReferences(entries, state);
  if (references.length > 0) return references;
  const people = checkPeople(state);
  return people.length > 0 ? people : checkSheets(state);
}
