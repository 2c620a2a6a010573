/** The journal of rulings as a table: a line for each slip, then what the slips wrote at each table. */
import type { SlipView } from '../ipc/schemas/views.ts';
import { tableTotals, writtenAt } from '../ledger/journal.ts';
import type { Translate } from '../locales/translate.ts';
import { csvText } from './csv.ts';

/** Columns of a slip; the texts are `journal.column.<name>`. */
export const journalColumns = [
  'number',
  'state',
  'issued',
  'round',
  'table',
  'deal',
  'offenders',
  'articles',
  'repeat',
  'pool',
  'mountain',
  'whists',
  'lines',
  'decision',
  'arbiter',
  'appealUntil',
  'code',
] as const;
const totalColumns = ['round', 'table', 'slips', 'free', 'pool', 'mountain', 'whists'] as const;

/** What the tournament sums to: the tables, and the penalties that stand apart. */
export interface Sums {
  readonly tables: number;
  readonly penalties: number;
}

/** One slip, in the order of `journalColumns`. What a slip that does not stand wrote counts as nothing. */
export function journalRow(
  view: SlipView,
  t: Translate,
  when: (iso: string) => string,
): (string | number | null)[] {
  const { slip, state } = view;
  const name = (id: string | null): string => view.seats.find((seat) => seat.playerId === id)?.name ?? '';
  const lines = slip.lines.map(({ who, where, on, amount }) =>
    t(`journal.line.${where}`, { who: name(who), on: name(on), amount: String(amount).replace('.', ',') }),
  );
  const articles = [
    ...slip.articles.map(({ refRu }) => refRu),
    ...(slip.ownDecision === null ? [] : [t('journal.own')]),
  ];
  const decision = [...slip.instructions, ...(slip.ownDecision === null ? [] : [slip.ownDecision.reason])];
  return [
    slip.number,
    t(`document.slipState.${state}`),
    when(view.issuedAt),
    view.roundNumber,
    view.tableNumber,
    view.dealNumber,
    slip.offenders.map(name).join(', '),
    articles.join(', '),
    slip.repeat.number,
    writtenAt(view, 'pool'),
    writtenAt(view, 'mountain'),
    writtenAt(view, 'whists'),
    lines.join('; '),
    decision.join('; '),
    slip.arbiter,
    slip.appealUntil === null ? null : when(slip.appealUntil),
    slip.code,
  ];
}

/**
 * @param when an instant on the club's clock; a text that is no instant comes back as it is
 * @param sums whole whists of the tournament, for the last line
 */
export function journalCsv(
  slips: readonly SlipView[],
  t: Translate,
  when: (iso: string) => string,
  sums: Sums,
): string {
  const totals = tableTotals(slips).map((one) => totalColumns.map((column) => one[column]));
  return csvText([
    journalColumns.map((column) => t(`journal.column.${column}`)),
    ...slips.map((view) => journalRow(view, t, when)),
    [],
    totalColumns.map((column) => t(`journal.column.${column}`)),
    ...totals,
    [t('journal.totalsFoot', { tables: sums.tables, penalties: String(sums.penalties).replace('-', '−') })],
  ]);
}
