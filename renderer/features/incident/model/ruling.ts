/** A decided ruling as the right column shows it. */
import type { Alternative, Rulebook, Ruling } from '../../../../shared/rules/vocabulary.ts';
import type { Decided, Preview } from '../../../../shared/rules/dialog.ts';
import { writeLines } from '../../../../shared/rules/lines.ts';
import { rule } from '../../../../shared/rules/rule.ts';
import type { Translate } from '../../../../shared/locales/index.ts';
import { amountText } from '../../../ui/numbers.ts';

type Name = (player: string) => string;

export interface ShownLine {
  key: string;
  who: string;
  where: 'mountain' | 'whists';
  on: string | null;
  amount: number;
  why: string;
}

/** Lines that the ruling adds to the sheet. What the deal's own scoring writes is not among them. */
export function rulingLines(decided: readonly Decided[], books: readonly Rulebook[]): ShownLine[] {
  return decided.flatMap(({ ruling, incident }) =>
    writeLines(ruling, incident, books)
      .filter((line) => !line.byDeal)
      .map(({ who, where, on, amount, whyRu }, i) => ({
        key: `${ruling.article}#${i}`,
        ...{ who, where, on, amount, why: whyRu },
      })),
  );
}

/** The same rulings with names in their sentences: incidents hold ids. */
export const named = (decided: readonly Decided[], name: Name, books: readonly Rulebook[]): Ruling[] =>
  decided.map(({ incident }) => rule(incident, { name, books }));

/** «Рябинина гора 4, Калачёва висты → Рябинина 30», or that nothing is written. */
export function amountsText(
  sum: Pick<Preview, 'mountain' | 'whists' | 'redeal'>,
  name: Name,
  t: Translate,
): string {
  const parts = [
    ...Object.entries(sum.mountain).map(([player, amount]) =>
      t('incident.sum.mountain', { name: name(player), amount: amountText(amount) }),
    ),
    ...Object.entries(sum.whists).map(([pair, amount]) => {
      const [who = '', on = ''] = pair.split('>');
      return t('incident.sum.whists', { name: name(who), on: name(on), amount: amountText(amount) });
    }),
    ...(sum.redeal ? [t('incident.sum.redeal')] : []),
  ];
  return parts.length === 0 ? t('incident.sum.nothing') : parts.join(', ');
}

/** What an answer adds to the ruling that stands already. */
export function difference(after: Preview, before: readonly Decided[]): Preview {
  const less = (
    sum: Readonly<Record<string, number>>,
    part: 'mountain' | 'whists',
  ): Record<string, number> => {
    const rest: Record<string, number> = { ...sum };
    for (const { ruling } of before) {
      for (const [key, amount] of Object.entries(ruling[part])) rest[key] = (rest[key] ?? 0) - amount;
    }
    return Object.fromEntries(Object.entries(rest).filter(([, amount]) => amount !== 0));
  };
  const redeal = after.redeal && !before.some(({ ruling }) => ruling.redeal);
  return {
    ...after,
    mountain: less(after.mountain, 'mountain'),
    whists: less(after.whists, 'whists'),
    redeal,
  };
}

export interface ShownAlternative {
  key: string;
  ref: string;
  sums: string;
  note: string;
}

/** Rulings of the other texts, each under its short name; they are never added. */
export const alternativesOf = (
  alternatives: readonly Alternative[],
  name: Name,
  t: Translate,
  books: readonly Rulebook[],
): ShownAlternative[] =>
  alternatives.map((one) => {
    const book = books.find(({ id }) => id === one.rulebook);
    const ref =
      book === undefined || one.refRu.startsWith(book.shortRu) ? one.refRu : `${book.shortRu}, ${one.refRu}`;
    return {
      key: `${one.rulebook}:${one.article}`,
      ref,
      sums: amountsText(one, name, t),
      note: one.noteRu ?? '',
    };
  });
