/** The entries that a merge writes: what was decided, in commands of one sheet each, numbered for this ledger. */
import { ENTRY_VERSION } from '../entry.ts';
import type { Entry, EntryFor, EntryKind, LedgerMerged, Payload } from '../kinds.ts';
import { keyOf, type Change } from './changes.ts';
import type { Ledgers } from './ledgers.ts';
import type { TablePlan } from './tables.ts';
import type { WholePlan } from './whole.ts';

export interface Writing {
  /** Of the whole merge; the commands are `<id>`, `<id>.2`, `<id>.3`, … */
  commandId: string;
  /** ISO instant, UTC. */
  at: string;
  /** Who keeps the record here. */
  actor: string;
  /** Name of the file. */
  source: string;
  /** What is told with every entry: that it comes from there, by whom and from when. */
  note: (entry: Entry) => string;
}

const LONGEST_REASON = 2000;

export class Writer {
  /** Commands that were written, each all of its entries. */
  readonly commands: Entry[][] = [];
  private readonly ledgers: Ledgers;
  private readonly writing: Writing;
  private readonly voidOf = new Map<number, number>();
  /** Seq there → seq here, of what is on both sides. */
  private readonly known = new Map<number, number>();
  private seq: number;

  constructor(ledgers: Ledgers, writing: Writing) {
    this.ledgers = ledgers;
    this.writing = writing;
    this.seq = ledgers.ours.entries.length;
    for (const { seq, voidsSeq } of ledgers.ours.entries)
      if (voidsSeq !== null) this.voidOf.set(voidsSeq, seq);
    for (let seq = 1; seq <= ledgers.common; seq++) this.known.set(seq, seq);
  }

  private begin(): void {
    this.commands.push([]);
  }

  private put<K extends EntryKind>(
    kind: K,
    payload: Payload<K>,
    own: Partial<Pick<Entry, 'voidsSeq' | 'actor' | 'reason' | 'playedAt'>>,
  ): number {
    const command = this.commands.at(-1) as Entry[];
    const { commandId, at, actor } = this.writing;
    const number = this.commands.length;
    const seq = ++this.seq;
    const entry = {
      ...{ seq, kind, version: ENTRY_VERSION, payload },
      commandId: number === 1 ? commandId : `${commandId}.${number}`,
      voidsSeq: own.voidsSeq ?? null,
      actor: own.actor ?? actor,
      reason: (own.reason ?? '').slice(0, LONGEST_REASON),
      recordedAt: at,
      playedAt: own.playedAt ?? null,
    };
    command.push(entry as unknown as Entry);
    return seq;
  }

  /** What must be named to take an entry back, or to bring it back: the end of its chain of voids. */
  private tipOf(seq: number): number {
    let tip = seq;
    for (let next = this.voidOf.get(tip); next !== undefined; next = this.voidOf.get(tip)) tip = next;
    return tip;
  }

  private reasonOf(entry: Entry): string {
    const note = this.writing.note(entry);
    return entry.reason === '' ? note : `${entry.reason} (${note})`;
  }

  private takeBack(
    seq: number,
    because: Payload<'void'>['because'],
    from: Entry,
    correction: Payload<'void'>['correction'],
  ): void {
    const voidsSeq = this.tipOf(seq);
    const payload = { because, correction, restores: null };
    const own = {
      voidsSeq,
      actor: from.actor,
      reason: this.reasonOf(from),
      playedAt: from.playedAt ?? from.recordedAt,
    };
    this.voidOf.set(voidsSeq, this.put('void', payload, own));
  }

  /** A void of there: undone there is removed here, for all to see. */
  private copyVoid(seq: number, by: EntryFor<'void'>): void {
    const { because, correction } = by.payload;
    const silent = because === 'undo' || because === 'redo';
    this.takeBack(seq, silent ? 'removal' : because, by, silent ? 'typing' : correction);
  }

  private copy(entry: Entry): void {
    if (entry.kind === 'void' || entry.kind === 'ledger.merged') return;
    let payload: Payload<EntryKind> = entry.payload;
    if (entry.kind === 'deal.verdict') {
      const entrySeq = this.known.get(entry.payload.entrySeq);
      // The version that was compared is not here.
      if (entrySeq === undefined) return;
      payload = { ...entry.payload, entrySeq };
    }
    const own = {
      actor: entry.actor,
      reason: this.reasonOf(entry),
      playedAt: entry.playedAt ?? entry.recordedAt,
    };
    this.known.set(entry.seq, this.put(entry.kind, payload, own));
  }

  private carryOut(changes: readonly Change[], history: TablePlan['since']['history']): void {
    const steps: { seq: number; run: () => void }[] = [];
    for (const change of changes) {
      if (change.what === 'added') steps.push({ seq: change.entry.seq, run: () => this.copy(change.entry) });
      else if (change.what === 'dropped')
        steps.push({ seq: change.by.seq, run: () => this.copyVoid(change.seq, change.by) });
      else {
        const entry = this.ledgers.theirs.entries[change.seq - 1] as Entry;
        steps.push({ seq: change.seq, run: () => this.takeBack(change.seq, 'correction', entry, 'typing') });
      }
    }
    for (const { entry, by } of history) {
      steps.push({ seq: entry.seq, run: () => this.copy(entry) });
      steps.push({
        seq: by.seq,
        run: () => {
          const here = this.known.get(entry.seq);
          if (here !== undefined) this.copyVoid(here, by);
        },
      });
    }
    for (const { run } of steps.sort((a, b) => a.seq - b.seq)) run();
  }

  private head(
    tableId: string | null,
    by: readonly string[],
    at: string,
    how: LedgerMerged['how'],
    deals: LedgerMerged['deals'] = [],
  ): void {
    const payload = { tableId, source: this.writing.source, by: by.join(', ').slice(0, 500), at, how, deals };
    this.put('ledger.merged', payload, {});
  }

  whole({ take, by, at }: WholePlan): void {
    if (take.length === 0) return;
    this.begin();
    this.head(null, by, at, 'taken');
    this.carryOut(take, []);
  }

  /** Entries on both sides: what is said of them there is said of ours. */
  private matchKnown(plan: TablePlan): void {
    const { tableId } = plan.table;
    const open = new Set(plan.theirs.map(({ key }) => key));
    const here = new Map<string, number>();
    for (const entry of this.ledgers.ours.byTable.get(tableId) ?? [])
      if (entry.kind === 'deal.recorded') here.set(keyOf(entry), entry.seq);
    for (const change of plan.since.changes) {
      if (change.what !== 'added' || open.has(change.key) || change.entry.kind !== 'deal.recorded') continue;
      const seq = here.get(change.key);
      if (seq !== undefined) this.known.set(change.entry.seq, seq);
    }
  }

  /** History that an earlier merge has brought already. */
  private newHistory({ since, table }: TablePlan): TablePlan['since']['history'] {
    const here = new Set((this.ledgers.ours.byTable.get(table.tableId) ?? []).map(keyOf));
    return since.history.filter(({ entry }) => !here.has(keyOf(entry)));
  }

  /** Takes back what only our copy has, so that the sheet there can stand here. */
  private revert(ours: readonly Change[]): void {
    for (const change of [...ours].reverse()) {
      if (change.what === 'added') {
        if (change.entry.kind === 'deal.verdict' || change.entry.kind === 'sheet.paper') continue;
        this.takeBack(change.entry.seq, 'removal', change.entry, 'typing');
      } else {
        const entry = this.ledgers.ours.entries[change.seq - 1] as Entry;
        this.takeBack(change.seq, change.what === 'dropped' ? 'correction' : 'removal', entry, 'typing');
      }
    }
  }

  /** The sheet as it stands there. */
  table(plan: TablePlan): void {
    this.begin();
    this.head(plan.table.tableId, plan.by, plan.at, 'taken');
    if (plan.status === 'conflict') this.revert(plan.ours);
    this.matchKnown(plan);
    this.carryOut(plan.theirs, this.newHistory(plan));
    this.prints(plan);
  }

  /** Ours stays; theirs is kept to be looked at. */
  beside(plan: TablePlan): void {
    this.begin();
    // A change of players is no deal: it stands in the export that is kept.
    const deals = plan.pairs.flatMap(({ theirs }) =>
      theirs === null || (theirs.type === 'adjust' && theirs.newcomer !== undefined) ? [] : [theirs],
    );
    this.head(plan.table.tableId, plan.by, plan.at, 'beside', deals);
  }

  /** What of the sheet left paper there, where that is a later revision than any here. */
  private prints(plan: TablePlan): void {
    const { ours, theirs, common } = this.ledgers;
    const slips = plan.theirs.flatMap((change) =>
      change.what === 'added' && change.entry.kind === 'ruling.issued' ? [change.entry.payload.slipId] : [],
    );
    const keys = new Set([plan.table.tableId, ...slips]);
    for (const entry of theirs.general) {
      if (entry.seq <= common || entry.kind !== 'document.printed' || !keys.has(entry.payload.key)) continue;
      const { document, key, revision } = entry.payload;
      const last = ours.state.printed.findLast((one) => one.document === document && one.key === key);
      if ((last?.revision ?? 0) < revision) this.copy(entry);
    }
  }
}
