/** Every row of every sheet as a table: what was played, and what it wrote. */
import { explainStep, raspasyStepBefore, stateBefore } from '../../../../shared/domain/fold.ts';
import type { Write } from '../../../../shared/domain/paper.ts';
import type { Cell, Column, ExportTable } from '../../../../shared/exchange/table.ts';
import { dealRow } from '../../../../shared/format/dealRow.ts';
import { partsOf } from '../../../../shared/ledger/sheet-seats.ts';
import type { GeneralState, TableState } from '../../../../shared/ledger/state.ts';
import type { Translate } from '../../../../shared/locales/translate.ts';
import type { Book } from '../../ledger/book.ts';
import type { SheetFold } from '../../ledger/sheet-fold.ts';
import { pauses } from '../../pauses.ts';
import { substitutionView } from '../../queries/people.ts';
import { seatViews } from '../../queries/seats.ts';

const KINDS = ['pool', 'mountain', 'whists'] as const;

function columns(t: Translate): Column[] {
  const text = (title: string): Column => ({ title, kind: 'text' });
  const number = (title: string): Column => ({ title, kind: 'number' });
  return [
    number(t('journal.column.round')),
    number(t('journal.column.table')),
    number(t('document.protocol.number')),
    { title: t('document.protocol.time'), kind: 'moment' },
    text(t('document.protocol.dealer')),
    text(t('document.protocol.contract')),
    text(t('document.protocol.declarer')),
    text(t('document.protocol.whist')),
    text(t('document.protocol.tricks')),
    text(t('document.protocol.written')),
    ...KINDS.map((kind) => number(t(`document.where.${kind}`))),
    text(t('document.protocol.note')),
  ];
}

/** What the row wrote at one place of the paper, all seats together. */
const written = (writes: readonly Write[], kind: Write['kind']): number =>
  writes.reduce((sum, write) => (write.kind === kind ? sum + write.amount : sum), 0);

function tableRows(general: GeneralState, table: TableState, fold: SheetFold, t: Translate): Cell[][] {
  const { rules, first, states, last, rows } = fold;
  const folded = { rules, first, states, last, closed: last.closed };
  return partsOf(table.seats, rows).flatMap(({ players, from, to }) => {
    const names = seatViews(general, players).map((seat) => seat.name);
    return rows.slice(from, to).map((row, at): Cell[] => {
      const i = from + at;
      const writes = explainStep(stateBefore(folded, i), row.scored, i);
      const cells = dealRow(
        {
          ...{ rules, players: names, deal: row.scored, writes },
          number: row.number,
          step: raspasyStepBefore(folded, i),
        },
        t,
      );
      const change = row.substitution === undefined ? null : substitutionView(general, row.substitution);
      const notes = [
        cells.reason,
        change === null ? '' : t('exchange.substitute', { out: change.out.full, in: change.in.full }),
        ...row.slips.map((slip) =>
          t('document.protocol.slip', { number: slip.number, state: t(`document.slipState.${slip.state}`) }),
        ),
      ];
      return [
        ...[table.roundNumber, table.number, row.number, row.recordedAt],
        ...[cells.dealer, cells.contract.text, cells.declarer, cells.whist, cells.tricks],
        [cells.written, cells.ruled].filter((part) => part !== '').join('; '),
        ...KINDS.map((kind) => written(writes, kind)),
        notes.filter((note) => note !== '').join('; '),
      ];
    });
  });
}

/** All deals of this moment: what is typed while the table is made does not stand in it. */
export async function dealsTable(t: Translate, book: Book): Promise<ExportTable> {
  const { general } = book;
  const folds = general.tables.map((table) => book.fold(table.tableId));
  const pause = pauses();
  const rows: Cell[][] = [];
  for (const [i, table] of general.tables.entries()) {
    rows.push(...tableRows(general, table, folds[i] as SheetFold, t));
    await pause();
  }
  const head = columns(t);
  const sumAt = (i: number): number => rows.reduce((sum, row) => sum + Number(row[i] ?? 0), 0);
  const at = head.length - 1 - KINDS.length;
  return {
    name: t('exchange.table.deals'),
    columns: head,
    rows,
    sums: head.map((_, i) => {
      if (i === 0) return null;
      if (i === 5) return t('document.settlement.deals', { n: rows.filter((row) => row[2] !== null).length });
      return i >= at && i < at + KINDS.length ? sumAt(i) : null;
    }),
  };
}
