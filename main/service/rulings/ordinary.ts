/** What the deal writes by itself under the ruling, in words of the sheet, so that nothing is written twice. */
import { explainStep, type FoldState } from '../../../shared/domain/fold.ts';
import type { Deal } from '../../../shared/domain/types.ts';
import { translator } from '../../../shared/locales/index.ts';

/** The deal without the ruling's own lines. */
function ordinaryPart(deal: Deal): Deal {
  if (deal.ruling === undefined) return deal;
  const { pool: _pool, mountain: _mountain, whists: _whists, ...rest } = deal.ruling;
  return { ...deal, ruling: rest };
}

/**
 * «Обычная запись: гора Морошкин 3, Рябинина 2; пуля Верстов 1.»; empty where the deal writes nothing.
 * @param before the sheet in front of the deal
 */
export function ordinaryText(before: FoldState, deal: Deal, names: readonly string[]): string {
  const t = translator('ru');
  const sums = new Map<string, number>();
  for (const { kind, seat, on, amount } of explainStep(before, ordinaryPart(deal))) {
    // Points that helped another's pool stand in that pool; whists on somebody name him.
    const who = names[seat] ?? '';
    const whom = kind === 'whists' ? ` → ${names[on ?? seat] ?? ''}` : '';
    const key = `${kind}\n${who}${whom}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  const parts = (['mountain', 'pool', 'whists'] as const).flatMap((kind) => {
    const entries = [...sums].filter(([key, amount]) => key.startsWith(`${kind}\n`) && amount !== 0);
    if (entries.length === 0) return [];
    const list = entries.map(([key, amount]) => `${key.slice(kind.length + 1)} ${amount}`).join(', ');
    return [`${t(`slipText.${kind}`)} ${list}`];
  });
  return parts.length === 0 ? '' : t('slipText.ordinary', { entries: parts.join('; ') });
}
