/** The read model of Печать: every document there is, what is on paper, and what has changed since. */
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import type { TableState } from '../../../shared/ledger/state.ts';
import type { Locale } from '../../../shared/locales/index.ts';
import { documentTitles } from '../documents/index.ts';
import type { Titled, TitledSheet } from '../documents/model.ts';
import type { Book } from '../ledger/book.ts';
import { anyCorrection } from './corrections.ts';
import { documentDigest } from './digests.ts';
import { lastPrint } from './revisions.ts';
import { slipViews } from './slips.ts';

type DocumentState = CallOutput<'documents.list'>[number];

/** What is listed: a document, and what its title speaks of. Neither deals nor places are gathered for it. */
interface Listed {
  key: string;
  titled: Titled;
  round?: number;
}

/** There is something for a treasurer: a stake, fees and prizes, or a payment. */
const hasMoney = ({ tournament, general }: Book): boolean =>
  tournament.stakeKopecks !== null || tournament.moneyPlan !== undefined || general.payments.length > 0;

const standings = (afterRound: number | null): Listed => ({
  key: afterRound === null ? '' : String(afterRound),
  titled: { kind: 'standings', standings: { afterRound } },
});
const whole = (kind: 'treasurer' | 'final-protocol' | 'incidents' | 'corrections'): Listed => ({
  key: '',
  titled: { kind },
});
const titledSheet = ({ roundNumber, number: tableNumber }: TableState): TitledSheet => ({
  roundNumber,
  tableNumber,
});

/** By kind: standings now and after every round, settlements, sheets, protocols, the journals, slips, the rounds. */
function listed(book: Book): Listed[] {
  const { tables } = book.general;
  const rounds = [...new Set(tables.map((table) => table.roundNumber))];
  const slips = slipViews(book);
  const perTable = (titled: (sheets: TitledSheet[]) => Titled): Listed[] =>
    tables.map((table) => {
      const { tableId: key, roundNumber: round } = table;
      return { key, round, titled: titled([titledSheet(table)]) };
    });
  const settlement: Listed = { key: '', titled: { kind: 'settlement', scope: 'tournament', sheets: [] } };
  return [
    standings(null),
    ...rounds.map(standings),
    ...(tables.length === 0 ? [] : [settlement]),
    ...(hasMoney(book) ? [whole('treasurer')] : []),
    ...(tables.length === 0 ? [] : [whole('final-protocol')]),
    ...perTable((sheets) => ({ kind: 'settlement', scope: 'table', sheets })),
    ...perTable((sheets) => ({ kind: 'sheet', sheets })),
    ...perTable((sheets) => ({ kind: 'protocol', sheets })),
    ...(slips.length === 0 ? [] : [whole('incidents')]),
    ...(anyCorrection(book) ? [whole('corrections')] : []),
    ...slips.map(({ slip, roundNumber: round }): Listed => ({
      ...{ key: slip.slipId, round },
      titled: { kind: 'ruling-slip', slips: [{ slip }] },
    })),
    ...rounds.map((number): Listed => ({
      key: String(number),
      titled: { kind: 'seating', rounds: [{ number }] },
    })),
    ...rounds.map((round): Listed => {
      const sheets = tables.filter((table) => table.roundNumber === round).map(titledSheet);
      return { key: String(round), titled: { kind: 'blank-sheets', sheets } };
    }),
  ];
}

/** A title says neither when nor in which zone: what stands here for them is not in it. */
const UNPRINTED = {
  ...{ timeZone: 'UTC', twoUp: false, revision: 1, previousRevision: null },
  ...{ printedAt: '', code: '' },
};

/** Contents are compared only where something is on paper: the list costs no more than what was printed. */
export function documentStates(book: Book, locale: Locale): DocumentState[] {
  const titleOf = documentTitles({ locale, ...UNPRINTED });
  return listed(book).map(({ key, titled, round }) => {
    const document = titled.kind;
    const last = lastPrint(book, document, key);
    return {
      document,
      key,
      title: titleOf(titled),
      revision: last?.revision ?? 0,
      printedAt: last?.at ?? null,
      outdated: last !== null && last.digest !== documentDigest(book, document, key),
      ...(round === undefined ? {} : { round }),
    };
  });
}
