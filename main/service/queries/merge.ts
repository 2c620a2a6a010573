/** The read model of a merge: what another copy of the tournament would bring. */
import type { MergeTable, MergeView } from '../../../shared/ipc/schemas/exchange.ts';
import { usualChoice, type MergePlan, type TablePlan } from '../../../shared/ledger/mergeLedgers.ts';
import type { EntryKind } from '../../../shared/ledger/kinds.ts';
import { fullName, shortNames } from '../../../shared/ledger/names.ts';
import { presentSeats } from '../../../shared/ledger/sheet-seats.ts';

type Told = MergeView['notes'][number];

const told = ({ code, ...params }: { code: string } & Record<string, string | number>): Told => ({
  code,
  params,
});

function tableView(
  plan: TablePlan,
  names: ReadonlyMap<string, string>,
  seats: readonly string[],
): MergeTable {
  const { table, status, blocks, pairs, by, at } = plan;
  const usual = usualChoice(plan);
  return {
    tableId: table.tableId,
    roundNumber: table.roundNumber,
    tableNumber: table.number,
    seats: seats.map((playerId) => names.get(playerId) ?? playerId),
    status,
    usual: usual === 'both' ? null : usual,
    blocks: blocks.map(told),
    pairs,
    deals: {
      ours: pairs.filter(({ ours }) => ours !== null).length,
      theirs: pairs.filter(({ theirs }) => theirs !== null).length,
    },
    by: by.join(', '),
    at,
  };
}

function wholeView({ whole }: MergePlan): MergeView['whole'] {
  const added = whole.take.flatMap((change) => (change.what === 'added' ? [change.entry] : []));
  const count = (kind: EntryKind): number => added.filter((entry) => entry.kind === kind).length;
  const players = added.flatMap((e) => (e.kind === 'player.added' ? [fullName(e.payload)] : []));
  const rounds = added.flatMap((e) => (e.kind === 'round.added' ? [e.payload.number] : []));
  const [penalties, payments] = [count('penalty.recorded'), count('payment.recorded')];
  const others = whole.take.length - players.length - rounds.length - penalties - payments;
  return { players, rounds, penalties, payments, others };
}

export function mergeView(plan: MergePlan, seq: number): MergeView {
  const { ledgers, whole, tables } = plan;
  const { ours, theirs, common } = ledgers;
  const names = shortNames(theirs.state.players);
  return {
    common,
    ours: ours.entries.length - common,
    theirs: theirs.entries.length - common,
    theirsAt: theirs.entries.at(-1)?.recordedAt ?? '',
    whole: wholeView(plan),
    notes: whole.notes.map(told),
    tables: tables.map((one) => {
      const rows = theirs.state.sheets.get(one.table.tableId)?.rows ?? [];
      return tableView(one, names, presentSeats(one.table.seats, rows));
    }),
    seq,
  };
}
