/** Where a proposal of the paper check is carried out: which deal is opened, and what is typed there. */
import type { Deal } from '../../../../shared/domain/types.ts';
import type { Proposal } from '../../../../shared/papercheck/index.ts';
import type { Place, TableSheet } from './table.ts';

export type Opening =
  /** The changed deal is typed into the line at its place. */
  | { readonly act: 'type'; readonly place: Place; readonly deal: Deal }
  /** The deal is to be taken off the sheet. */
  | { readonly act: 'remove'; readonly place: Place }
  /** The deal is right; the paper is to be mended. */
  | { readonly act: 'show'; readonly place: Place };

/** @returns null where only the foot of the paper is concerned, or the deal is gone */
export function openingOf(sheet: TableSheet, { deal: at, edit }: Proposal): Opening | null {
  if (at === null) return null;
  const dealId = sheet.rows[at]?.deal.dealId;
  const [insert] = edit?.insert ?? [];
  if (edit?.remove === 0 && insert !== undefined) {
    const place: Place = dealId === undefined ? { kind: 'end' } : { kind: 'before', dealId };
    return { act: 'type', place, deal: insert };
  }
  if (dealId === undefined) return null;
  const place: Place = { kind: 'over', dealId };
  if (edit === null) return { act: 'show', place };
  return insert === undefined ? { act: 'remove', place } : { act: 'type', place, deal: insert };
}
