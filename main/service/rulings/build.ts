/** The slip out of the incidents: ruled on again here, numbered, with everything it prints pinned. */
import { createHash } from 'node:crypto';
import type { Deal, DealRuling } from '../../../shared/domain/types.ts';
import type { CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { checkCode } from '../../../shared/ledger/check-code.ts';
import type { RulingIssued } from '../../../shared/ledger/kinds.ts';
import { scoredDeal } from '../../../shared/ledger/merge.ts';
import type { Row } from '../../../shared/ledger/state.ts';
import { presentSeats, seatsOfRow } from '../../../shared/ledger/sheet-seats.ts';
import { dealRuling, type RuledDeal } from '../../../shared/rules/dealRuling.ts';
import type { Rulebook } from '../../../shared/rules/vocabulary.ts';
import { instructionsTogether, mergeRulings } from '../../../shared/rules/mergeRulings.ts';
import { placeBefore } from '../calls/deals.ts';
import { canonical } from '../../../shared/files/canonical.ts';
import type { Book } from '../ledger/book.ts';
import { seatViews } from '../queries/seats.ts';
import { checkTaken } from './againstDeal.ts';
import { ruleAtTable, type AtTable, type RuledIncident } from './rule.ts';
import { ordinaryText } from './ordinary.ts';
import { booksOf } from './books.ts';
import { repeatOf } from './repeat.ts';

type Issue = CallParsed<'incidents.issue'>;
type Line = RulingIssued['lines'][number];

interface Identity {
  slipId: string;
  number: number;
}

/** The arbiter's own amounts in place of the articles'. */
function ownAmounts(
  ruling: DealRuling,
  own: NonNullable<Issue['own']>,
  seats: readonly string[],
): DealRuling {
  const { pool: _pool, mountain: _mountain, whists: _whists, ...rest } = ruling;
  const pool = seats.map(() => 0);
  const mountain = seats.map(() => 0);
  const whists = seats.map(() => seats.map(() => 0));
  for (const { who, where, on, amount } of own.lines) {
    const seat = seats.indexOf(who);
    const row = where === 'pool' ? pool : where === 'mountain' ? mountain : (whists[seat] ?? []);
    const at = where === 'whists' ? seats.indexOf(on ?? '') : seat;
    row[at] = (row[at] ?? 0) + amount;
  }
  return { ...rest, pool, mountain, whists };
}

/** Who writes, and on whom, sits at the table; whists are written on another. */
function checkOwn(own: NonNullable<Issue['own']>, seats: readonly string[]): void {
  own.lines.forEach(({ who, where, on }, i) => {
    const known = seats.includes(who) && (on === null || seats.includes(on));
    if (!known || (where === 'whists') !== (on !== null) || on === who)
      throw new PulkaError('input/refused', {}, [{ path: `own.lines[${i}]`, code: 'value/notOf' }]);
  });
}

/** What the deal carries: the main article, its companions, or the arbiter's own decision. */
function ruledDeal(ruled: readonly RuledIncident[], deal: Deal, books: readonly Rulebook[]): RuledDeal {
  const [main, ...companions] = ruled.map(({ ruling, incident }) =>
    dealRuling(ruling, incident, deal, books),
  );
  // "Judge decides" without an article: the deal stands as played, his lines come on top.
  return main === undefined ? { ruling: { scored: 'actual' } } : mergeRulings(main, ...companions);
}

function linesOf(input: Issue, ruled: readonly RuledIncident[]): Line[] {
  const { own } = input;
  if (own !== null) return own.lines.map((line) => ({ ...line, why: own.reason }));
  return ruled.flatMap((one) => one.lines);
}

function dealOf(book: Book, tableId: string, dealId: string | null): Row | null {
  if (dealId === null) return null;
  const row = book.sheet(tableId).rows.find((r) => r.dealId === dealId);
  if (row === undefined || row.slipRow) throw new PulkaError('deal/unknown', { deal: dealId });
  return row;
}

/**
 * @throws PulkaError `rule/refused` with code and fact, `slip/empty`, `deal/unknown`, `player/unknown`; ProblemError for
 * an incident that is not of its form
 */
export function buildSlip(book: Book, input: Issue, { slipId, number }: Identity): RulingIssued {
  const { tableId, dealId, own, offenders, calledBy, repeatOverride } = input;
  const row = dealOf(book, tableId, dealId);
  const { rows } = book.sheet(tableId);
  const { seats: first } = book.table(tableId);
  // Who sat there at that deal; between deals, who sits there now.
  const seats = row === null ? presentSeats(first, rows) : seatsOfRow(first, rows, row.dealId);
  if (input.incidents.length === 0 && own === null) throw new PulkaError('slip/empty');
  if (own !== null) checkOwn(own, seats);
  for (const player of calledBy === null ? offenders : [...offenders, calledBy])
    if (!seats.includes(player)) throw new PulkaError('player/unknown', { player });
  const views = seatViews(book.general, seats);
  const nameOf = (id: string): string => views.find((view) => view.playerId === id)?.name ?? id;
  const books = booksOf(book);
  const at: AtTable = {
    tournament: book.tournament,
    books,
    clubSettings: book.general.rules?.patch.settings ?? {},
    seats,
    nameOf,
    onDeal: row !== null,
  };
  const ruled = input.incidents.map((json, i) => ruleAtTable(json, `incidents[${i}]`, at));

  const deal = row?.deal ?? null;
  if (deal !== null) for (const { incident } of ruled) checkTaken(incident, deal, nameOf);
  const article = deal === null ? null : ruledDeal(ruled, deal, books);
  const onDeal =
    article === null
      ? null
      : { ...(own === null ? article.ruling : ownAmounts(article.ruling, own, seats)), slip: number };
  const replaces = input.replaces?.slipId ?? null;
  const counted = repeatOf({ book, books, tableId, replaces }, ruled, offenders, repeatOverride !== null);
  const slip: RulingIssued = {
    slipId,
    number,
    tableId,
    dealId,
    place: dealId === null ? placeBefore(book.sheet(tableId).rows, null) : null,
    code: '',
    calledBy,
    calledAt: input.calledAt,
    arbiter: input.arbiter,
    offenders,
    articles: ruled.map((one) => one.article),
    ownDecision: own === null ? null : { reason: own.reason },
    facts: input.facts ?? ruled.map((one) => one.facts).join(' '),
    instructions: instructionsTogether(ruled.map((one) => one.ruling)),
    lines: linesOf(input, ruled),
    ordinary: '',
    repeat: {
      number: repeatOverride?.number ?? counted.number,
      overriddenBecause: repeatOverride?.reason ?? null,
      ...(counted.by === undefined ? {} : { by: counted.by }),
    },
    appealUntil: input.appealUntil,
    dealRuling: onDeal,
    tricks: article?.tricks ?? null,
  };
  if (row !== null) {
    const state = book.fold(tableId);
    const before = state.states[book.sheet(tableId).rows.indexOf(row) - 1] ?? state.first;
    slip.ordinary = ordinaryText(
      before,
      scoredDeal(row.deal, [slip]),
      views.map((view) => view.name),
    );
  }
  const digest = createHash('sha256').update(canonical(slip)).digest();
  return { ...slip, code: checkCode(number, [...digest]) };
}
