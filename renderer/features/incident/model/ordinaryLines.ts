/** The ordinary score of a deal under a ruling, added up by player and place, each sum with all it is made of. */
import type { Write } from '../../../../shared/domain/paper.ts';
import type { Translate } from '../../../../shared/locales/translate.ts';

export interface OrdinaryLine {
  key: string;
  who: string;
  where: string;
  amount: number;
  /** «вист, свои взятки: 6 × 2; консоляция: 6 × 1». */
  why: string;
}

/** What comes to nothing is no line. @param names by seat */
export function ordinaryLines(
  writes: readonly Write[],
  names: readonly string[],
  t: Translate,
): OrdinaryLine[] {
  const sums = new Map<string, { who: string; where: string; amount: number; whys: string[] }>();
  for (const write of writes) {
    const who = names[write.seat] ?? '';
    const on = write.kind === 'whists' ? (names[write.on ?? -1] ?? '') : '';
    const where =
      write.kind === 'whists' ? t('incident.written.whistsOn', { on }) : t(`incident.written.${write.kind}`);
    const key = `${write.kind}:${write.seat}:${on}`;
    const sum = sums.get(key) ?? { who, where, amount: 0, whys: [] };
    sum.amount += write.amount;
    sum.whys.push(t(write.code, write.terms));
    sums.set(key, sum);
  }
  return [...sums]
    .map(([key, { whys, ...line }]) => ({ key, ...line, why: whys.join('; ') }))
    .filter((line) => line.amount !== 0);
}
