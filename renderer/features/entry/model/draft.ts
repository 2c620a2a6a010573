/** The half-typed line with the place it was typed for, as one text that survives a restart. */
import type { Place } from './table.ts';

const PLACED = /^([=+])(\S+) (.*)$/su;

/** `284` for the end of the sheet, `=id 284` over a deal, `+id 284` before one. No line begins with = or +. */
export function writeDraft(place: Place, text: string): string {
  if (text === '') return '';
  if (place.kind === 'end') return text;
  return `${place.kind === 'over' ? '=' : '+'}${place.dealId} ${text}`;
}

/** Reads it back; a deal that is gone leaves the keys for the end of the sheet rather than losing them. */
export function readDraft(
  draft: string,
  hasDeal: (dealId: string) => boolean,
): { place: Place; text: string } {
  const placed = PLACED.exec(draft);
  if (placed === null) return { place: { kind: 'end' }, text: draft };
  const [, sign, dealId = '', text = ''] = placed;
  if (!hasDeal(dealId)) return { place: { kind: 'end' }, text };
  return { place: { kind: sign === '=' ? 'over' : 'before', dealId }, text };
}
