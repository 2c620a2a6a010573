/** The cells of one correction: the deal, its versions, the deadline. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Deal, SheetRules } from '../../../shared/domain/types.ts';
import { dealRow } from '../../../shared/format/dealRow.ts';
import { shortNames } from '../../../shared/format/names.ts';
import { unbroken } from './clean.ts';
import type { Context } from './context.ts';
import { cell, p } from './layout.ts';
import type { CorrectionContent, CorrectionsTable } from './model.ts';
import { colour } from './style.ts';

const small = { size: 8.6 };

/** «раздача 7», «с раздачи 5, 12 раздач», and the slips that stand on it: «Решение № 3». */
export function placeCell({ t }: Context, { dealNumber, n, what, slips }: CorrectionContent): TableCell {
  const key = what === 'reseated' ? 'fromDeal' : dealNumber === null ? 'offSheet' : 'onSheet';
  const deal = dealNumber ?? t('format.none');
  const lines: Content[] = [p(t(`document.corrections.${key}`, { deal, n }), small)];
  for (const number of slips)
    lines.push(p(t('document.corrections.slip', { number }), { ...small, italics: true }));
  return { stack: lines };
}

/** The deal as its row on the sheet says it: contract and result, who played, who whisted, the tricks, who dealt. */
function dealText({ t }: Context, players: readonly string[], rules: SheetRules, deal: Deal): string {
  const none = t('format.none');
  const row = dealRow({ rules, players, deal, number: null, step: 1, writes: [] }, t);
  const dealer = 'dealer' in deal ? t('document.corrections.dealer', { name: row.dealer }) : '';
  // The ladder step of a raspasy is the sheet's affair: another deal may have changed it meanwhile.
  const contract =
    deal.type === 'raspasy'
      ? t('document.protocol.raspasy', { tricks: raspasyTricks(players, deal.tricks) })
      : row.contract.text;
  const parts = [row.declarer, whistOf(t, deal, row.whist), deal.type === 'raspasy' ? none : row.tricks];
  return [contract, ...parts.filter((part) => part !== none), row.reason, dealer]
    .filter((part) => part !== '')
    .map((part) => (part === row.reason ? part : unbroken(part)))
    .join(', ');
}

const raspasyTricks = (players: readonly string[], tricks: readonly number[]): string =>
  shortNames(players)
    .map((name, seat) => `${name}${tricks[seat] ?? 0}`)
    .join(' ');

const whistOf = (t: Context['t'], deal: Deal, whist: string): string =>
  deal.type === 'game' ? t('document.corrections.whist', { whist }) : whist;

interface Versions {
  before: TableCell;
  after: TableCell;
}

/** What stood there, struck out as on the sheet, and what stands there now. */
export function changed(
  context: Context,
  table: CorrectionsTable,
  rules: SheetRules,
  { what, before, after, seats, moved, names }: CorrectionContent,
): Versions {
  const { t } = context;
  const players = names ?? table.seats.map((seat) => seat.name);
  if (seats !== null) {
    const [a, b] = seats.map((seat) => players[seat] ?? String(seat + 1));
    const order = (first = '', second = ''): string => t('document.corrections.seats', { first, second });
    return {
      before: cell(order(a, b), { ...small, struck: true, colour: colour.soft }),
      after: cell(order(b, a), small),
    };
  }
  const words = (deal: Deal | null): string =>
    deal === null ? t('document.corrections.takenOut') : dealText(context, players, rules, deal);
  if (what === 'moved' && moved !== null) {
    const at = (place: number): string => t('document.corrections.place', { place });
    return {
      before: cell(at(moved.from), { ...small, struck: true, colour: colour.soft }),
      after: cell(`${at(moved.to)}: ${words(after)}`, small),
    };
  }
  return {
    before: cell(words(before), { ...small, struck: true, colour: colour.soft }),
    after: cell(words(after), small),
  };
}

/** The end of the deadline that held, and in bold that it was over. */
export function deadlineCell({ t, clock }: Context, { deadline, late }: CorrectionContent): TableCell {
  if (deadline === null) return cell(t('format.none'), small);
  const end = p(clock.both(deadline), { size: 8.2, colour: colour.soft });
  return late
    ? { stack: [p(t('document.corrections.late'), { ...small, bold: true }), end] }
    : { stack: [end] };
}
