/** The read model of Турнир: rounds, tables, the state of every sheet. */
import type { Overview } from '../../../shared/ipc/schemas/views.ts';
import { paperState } from '../../../shared/papercheck/index.ts';
import type { SheetState, TableState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { tableLines } from './lines.ts';
import { historyView } from './history.ts';
import { roundPlay } from './rounds.ts';
import { seatViews } from './seats.ts';
import type { SheetFold } from '../ledger/sheet-fold.ts';
import { everSeated, presentSeats } from '../../../shared/ledger/sheet-seats.ts';
import { stateViews } from './people.ts';
import { isOver, markView, stateName } from './sheet.ts';

type RoundSummary = Overview['rounds'][number];
type TableSummary = RoundSummary['tables'][number];

/** What is said of the sheet itself: the same while neither it nor its fold is another. */
interface Said extends Pick<TableSummary, 'paper' | 'pass' | 'deals'> {
  fold: SheetFold;
}
const known = new WeakMap<SheetState, Said>();

function saidOf(sheet: SheetState, fold: SheetFold): Said {
  const before = known.get(sheet);
  if (before?.fold === fold) return before;
  const ids = sheet.rows.map((row) => row.dealId);
  const folded = { ...fold, closed: fold.last.closed };
  const deals = sheet.rows.filter((row) => !row.slipRow).length;
  const confirmed = sheet.verdicts.filter(({ verdict }) => verdict === 'confirmed').length;
  const rejected = sheet.verdicts.length - confirmed;
  const said: Said = {
    fold,
    deals,
    paper: paperState(folded, ids, sheet.paper),
    pass: { confirmed, rejected, open: deals - confirmed - rejected },
  };
  known.set(sheet, said);
  return said;
}

/** Of who sits there now, seat by seat, and of who left; the same as the seats where nobody was replaced. */
function results(
  book: Book,
  tableId: string,
): Pick<TableSummary, 'result' | 'rounded'> & { leftRounded: number[] } {
  const sheet = book.sheet(tableId);
  const plain = sheet.ended?.how !== 'awarded' && sheet.changes.length === 0;
  if (plain) return { ...book.result(tableId), leftRounded: [] };
  const lines = tableLines(book, tableId);
  const present = lines.filter((line) => line.present).toSorted((a, b) => a.seat - b.seat);
  return {
    result: present.map((line) => line.exact.toString()),
    rounded: present.map((line) => line.points),
    leftRounded: lines.filter((line) => !line.present).map((line) => line.points),
  };
}

function tableSummary(book: Book, table: TableState): TableSummary {
  const sheet = book.sheet(table.tableId);
  const { deals, paper, pass } = saidOf(sheet, book.fold(table.tableId));
  const { result, rounded, leftRounded } = results(book, table.tableId);
  const present = presentSeats(table.seats, sheet.changes);
  const left = everSeated(table.seats, sheet.changes).filter((player) => !present.includes(player));
  return {
    tableId: table.tableId,
    number: table.number,
    seats: seatViews(book.general, present),
    deals,
    state: stateName(sheet.mark, sheet.rows.length, isOver(book, table.tableId)),
    result,
    rounded,
    slips: sheet.slips.length,
    paper,
    pass,
    mark: markView(sheet.mark),
    ended: sheet.ended?.how ?? null,
    left: seatViews(book.general, left),
    leftRounded,
  };
}

export function overview(book: Book): Overview {
  const rounds = new Map<string, RoundSummary>();
  let slips = 0;
  for (const table of book.general.tables) {
    const summary = tableSummary(book, table);
    slips += summary.slips;
    const round = rounds.get(table.roundId);
    if (round === undefined)
      rounds.set(table.roundId, {
        ...{ roundId: table.roundId, number: table.roundNumber, tables: [summary] },
        play: roundPlay(book, table.roundId),
      });
    else round.tables.push(summary);
  }
  return {
    tournament: book.tournament,
    players: book.general.players,
    rounds: [...rounds.values()],
    slips,
    penalties: book.general.penalties.reduce((sum, one) => sum + one.points, 0),
    rulesSeq: book.general.rules?.entrySeq ?? 0,
    playerStates: stateViews(book.general),
    seq: book.seq,
    history: historyView(book),
  };
}
