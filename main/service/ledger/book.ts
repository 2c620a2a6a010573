/**
 * The open tournament: its entries and the state folded from them. One change goes through three steps: `prepare`
 * folds what the new entries would make (so a command can refuse the outcome), `commit` writes them in one
 * transaction, and only then does the state here follow.
 */
import type { Convention, SheetRules } from '../../../shared/domain/types.ts';
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import type { Entry, Tournament } from '../../../shared/ledger/kinds.ts';
import { gestures, History, type Stacks } from '../../../shared/ledger/history.ts';
import type { LabelSource } from '../../../shared/ledger/labels.ts';
import { foldGeneral, foldSheet, withDeal, withPaper } from '../../../shared/ledger/projection.ts';
import type { GeneralState, SheetState, TableState } from '../../../shared/ledger/state.ts';
import { toEntry, totalsOf, type Change, type EntryDraft, type Signature } from './change.ts';
import { EntryIndex } from './entry-index.ts';
import { foldRows, resultOf, type SheetFold, type SheetResult } from './sheet-fold.ts';
import type { Store } from './store.ts';

export class Book {
  private readonly store: Store;
  private readonly index = new EntryIndex();
  private readonly sheets = new Map<string, SheetState>();
  private readonly folds = new Map<string, SheetFold>();
  private readonly results = new WeakMap<SheetFold, SheetResult>();
  private readonly history = new History();
  private readonly openDrafts: Map<string, string>;
  private tables = new Map<string, TableState>();
  private state: GeneralState;
  private convention: { of: Tournament; rules: Map<number, SheetRules> } | null = null;

  constructor(store: Store, entries: readonly Entry[]) {
    this.store = store;
    this.openDrafts = store.drafts();
    for (const entry of entries) this.index.add(entry);
    for (const gesture of gestures(entries)) this.history.add(gesture);
    this.state = foldGeneral(this.index.general);
    this.indexTables();
  }

  get entries(): readonly Entry[] {
    return this.index.all;
  }
  /** Number of the last entry; 0 = none. */
  get seq(): number {
    return this.index.all.length;
  }
  get savedAt(): string | null {
    return this.index.all.at(-1)?.recordedAt ?? null;
  }
  get general(): GeneralState {
    return this.state;
  }
  get tournament(): Tournament {
    if (this.state.tournament === null) throw new PulkaError('file/noTournament');
    return this.state.tournament;
  }
  get stacks(): Stacks {
    return this.history.stacks;
  }
  get labels(): LabelSource {
    return {
      general: this.state,
      table: (tableId) => this.tables.get(tableId) ?? null,
      sheet: (tableId) => (this.tables.has(tableId) ? this.sheet(tableId) : null),
      entry: (seq) => this.index.all[seq - 1] ?? null,
    };
  }

  /** @throws PulkaError `table/unknown` */
  table(tableId: string): TableState {
    const table = this.tables.get(tableId);
    if (table === undefined) throw new PulkaError('table/unknown', { table: tableId });
    return table;
  }

  sheet(tableId: string): SheetState {
    const known = this.sheets.get(tableId);
    if (known !== undefined) return known;
    const sheet = foldSheet(this.index.ofSheet(tableId), this.table(tableId).seats);
    this.sheets.set(tableId, sheet);
    return sheet;
  }

  fold(tableId: string): SheetFold {
    const rules = this.rules(tableId);
    const known = this.folds.get(tableId);
    if (known !== undefined && known.rules === rules) return known;
    const fold = foldRows(rules, this.sheet(tableId), null);
    this.folds.set(tableId, fold);
    return fold;
  }

  /** Settled once for every fold. */
  result(tableId: string): SheetResult {
    const fold = this.fold(tableId);
    const known = this.results.get(fold);
    if (known !== undefined) return known;
    const result = resultOf(fold, this.tournament.codexRounding === true);
    this.results.set(fold, result);
    return result;
  }

  /** Everything ever written on one sheet, in order. */
  sheetHistory(tableId: string): readonly Entry[] {
    return this.index.ofSheet(tableId);
  }
  /** Everything ever written about the tournament as a whole, in order. */
  get generalHistory(): readonly Entry[] {
    return this.index.general;
  }

  /** What a new void must name to take this entry back: the end of its chain of voids. */
  tipOf(seq: number): number {
    return this.index.tipOf(seq);
  }

  /** Last entry that concerns this sheet, counted or taken back, but for the numbers of its paper; 0 = none. */
  touched(tableId: string): number {
    return this.index.touched(tableId);
  }

  /** The same object as long as convention, options and target stay. */
  rules(tableId: string): SheetRules {
    return this.rulesOf(this.tournament, this.table(tableId).seats.length);
  }

  private rulesOf(tournament: Tournament, players: number): SheetRules {
    if (this.convention?.of !== tournament) {
      this.convention = { of: tournament, rules: new Map() };
    }
    const known = this.convention.rules.get(players);
    if (known !== undefined) return known;
    const convention: Convention = resolveConvention(tournament.convention, tournament.options);
    const rules = { convention, players, target: tournament.target };
    this.convention.rules.set(players, rules);
    return rules;
  }

  /**
   * Numbers the entries and folds what they would make; nothing is written.
   * @throws ZodError when a payload is not of its kind (a fault of the program)
   */
  prepare(drafts: readonly EntryDraft[], signature: Signature): Change {
    return this.prepareEntries(drafts.map((draft, i) => toEntry(draft, this.seq + 1 + i, signature)));
  }

  /** The same for entries that are numbered already: all of one command, the next ones of this ledger. */
  prepareEntries(entries: readonly Entry[]): Change {
    const general: Entry[] = [];
    const bySheet = new Map<string, Entry[]>();
    const scopes = this.index.scopesOf(entries);
    for (const [i, entry] of entries.entries()) {
      const scope = scopes[i] ?? null;
      if (scope === null) general.push(entry);
      else bySheet.set(scope, [...(bySheet.get(scope) ?? []), entry]);
    }
    const sheets = new Map<string, SheetState>();
    const folds = new Map<string, SheetFold>();
    const lastSeq = new Map<string, number>();
    for (const [tableId, added] of bySheet) {
      // The numbers of the paper change no bottom line.
      const scored = added.findLast((entry) => entry.kind !== 'sheet.paper');
      if (scored !== undefined) lastSeq.set(tableId, scored.seq);
      const sheet = this.foldAdded(tableId, added);
      sheets.set(tableId, sheet);
      folds.set(tableId, foldRows(this.rules(tableId), sheet, this.fold(tableId)));
    }
    const next = general.length === 0 ? null : foldGeneral([...this.index.general, ...general]);
    return { entries, general: next, sheets, folds, lastSeq };
  }

  /** One more deal at the end, or other numbers of the paper, are added to what is folded; else the sheet folds anew. */
  private foldAdded(tableId: string, added: readonly Entry[]): SheetState {
    const [only] = added;
    const sheet = this.sheet(tableId);
    const hasPast = (dealId: string): boolean => this.index.hasDeal(dealId);
    const quick =
      only === undefined || added.length > 1
        ? null
        : (withDeal(sheet, only, hasPast) ?? withPaper(sheet, only));
    if (quick !== null) return quick;
    return foldSheet([...this.index.ofSheet(tableId), ...added], this.table(tableId).seats);
  }

  /**
   * Writes the change in one transaction and adopts it.
   * @param kept answer for a repeated command id; null where the entries themselves tell it
   * @param finishes scope of the draft that became this change
   */
  commit(change: Change, name: string, kept: object | null, finishes: string | null = null): void {
    const { entries } = change;
    const commandId = entries[0]?.commandId ?? '';
    const draft = finishes !== null && this.openDrafts.has(finishes) ? finishes : null;
    this.store.commit({
      entries,
      totals: totalsOf(change),
      kept: kept === null ? null : { commandId, name, answer: JSON.stringify(kept) },
      finishes: draft,
    });
    if (draft !== null) this.openDrafts.delete(draft);
    this.adopt(change);
  }

  /**
   * Writes several commands in one transaction and adopts them.
   * @param commands entries of each, numbered on from this ledger
   * @param kept answer for a repetition of the first command
   */
  commitAll(commands: readonly (readonly Entry[])[], name: string, kept: object): void {
    // Each command is folded onto those before it, as it will be on a check.
    const trial = this.upTo(this.seq);
    const changes = commands.map((entries) => {
      const change = trial.prepareEntries(entries);
      trial.adopt(change);
      return change;
    });
    this.store.commitAll(
      changes.map((change, i) => ({
        entries: change.entries,
        totals: totalsOf(change),
        kept:
          i === 0
            ? { commandId: change.entries[0]?.commandId ?? '', name, answer: JSON.stringify(kept) }
            : null,
        finishes: null,
      })),
    );
    for (const change of changes) this.adopt(change);
  }

  /** Takes over what `prepare` folded. */
  adopt(change: Change): void {
    for (const entry of change.entries) this.index.add(entry);
    this.history.add(change.entries);
    for (const [tableId, sheet] of change.sheets) this.sheets.set(tableId, sheet);
    for (const [tableId, fold] of change.folds) this.folds.set(tableId, fold);
    if (change.general !== null) {
      this.state = change.general;
      this.indexTables();
    }
  }

  private indexTables(): void {
    this.tables = new Map(this.state.tables.map((table) => [table.tableId, table]));
  }

  /** The tournament as it was when entry `seq` was written; only for reading. */
  upTo(seq: number): Book {
    const then = new Book(this.store, this.index.all.slice(0, seq));
    then.share(this);
    return then;
  }

  /** A sheet without a later entry is the same object: neither it nor its score is folded again. */
  private share(later: Book): void {
    if (this.state.tournament === later.state.tournament) this.convention = later.convention;
    for (const [tableId, sheet] of later.sheets) {
      if (this.tables.get(tableId)?.seats !== later.tables.get(tableId)?.seats) continue;
      if (this.sheetHistory(tableId).length !== later.sheetHistory(tableId).length) continue;
      this.sheets.set(tableId, sheet);
      const fold = later.folds.get(tableId);
      if (fold !== undefined) this.folds.set(tableId, fold);
    }
  }

  /** What is kept of a command that was carried out already; `answer` null: the entries tell it. */
  answerOf(commandId: string): { name: string; answer: unknown } | null {
    if (!this.index.hasCommand(commandId)) return null;
    const stored = this.store.answerOf(commandId);
    if (stored === null) return { name: '', answer: null };
    return { name: stored.name, answer: JSON.parse(stored.answer) as unknown };
  }

  entriesOf(commandId: string): Entry[] {
    return this.index.ofCommand(commandId);
  }

  /** Half-typed work of this scope; empty = none. */
  draft(scope: string): string {
    return this.openDrafts.get(scope) ?? '';
  }

  /** An empty body forgets it. */
  saveDraft(scope: string, body: string, at: string): void {
    this.store.saveDraft(scope, body, at);
    if (body === '') this.openDrafts.delete(scope);
    else this.openDrafts.set(scope, body);
  }
}
