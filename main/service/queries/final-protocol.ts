/** What the final protocol says besides the standings: counts, prizes, everything out of the ordinary. */
import type { FinalProtocolModel, MoneyContent, ProtocolEvent } from '../documents/model.ts';
import { standingsContent } from '../documents/model.ts';
import type { Book } from '../ledger/book.ts';
import { correctionRows } from './corrections.ts';
import { moneyView } from './money.ts';
import { playerViews } from './seats.ts';
import { standingsView } from './standings.ts';

/** The treasurer's page as a document prints it. */
export function moneyContent(book: Book): MoneyContent {
  const { seq: _seq, ...money } = moneyView(book);
  return money;
}

function eventsOf(book: Book): ProtocolEvent[] {
  const views = playerViews(book.general);
  const name = (playerId: string): string => views.get(playerId)?.full ?? playerId;
  const tables = book.general.tables.toSorted((a, b) => a.roundNumber - b.roundNumber || a.number - b.number);
  const atTables = tables.flatMap(({ tableId, roundNumber: round, number: table }): ProtocolEvent[] => {
    const { rows, ended } = book.sheet(tableId);
    const changes = rows.flatMap(({ substitution: one }): ProtocolEvent[] =>
      one === undefined
        ? []
        : [{ what: 'substitution', round, table, out: name(one.out), in: name(one.in), reason: one.reason }],
    );
    const end: ProtocolEvent[] =
      ended === null ? [] : [{ what: ended.how, round, table, reason: ended.reason, by: ended.by }];
    return [...changes, ...end];
  });
  const left = [...book.general.playerStates.values()].flatMap(({ playerId, state, fromRound, reason }) =>
    state === 'withdrawn'
      ? [{ what: 'withdrawn' as const, name: name(playerId), round: fromRound, reason }]
      : [],
  );
  return [...atTables, ...left];
}

export function finalProtocolModel(book: Book): FinalProtocolModel {
  const { tables, players } = book.general;
  const won = moneyView(book).players.filter(({ prize }) => prize > 0);
  const sheets = tables.map(({ tableId }) => book.sheet(tableId));
  return {
    kind: 'final-protocol',
    tournament: book.tournament,
    standings: standingsContent(standingsView(book, null)),
    ...(won.length === 0
      ? {}
      : { prizes: won.map(({ playerId, prize: kopecks }) => ({ playerId, kopecks })) }),
    counts: {
      players: players.length,
      tables: sheets.filter(({ rows }) => rows.length > 0).length,
      deals: sheets.reduce((sum, { rows }) => sum + rows.filter((row) => !row.slipRow).length, 0),
      slips: sheets.reduce((sum, { slips }) => sum + slips.length, 0),
      corrections: correctionRows(book).length,
    },
    clubs: Object.fromEntries(
      players.flatMap(({ playerId, club }) => (club === '' ? [] : [[playerId, club]])),
    ),
    events: eventsOf(book),
  };
}
