/** The run of one sheet: what every player's result would be if the pulka ended after the deal. */
import type { Folded } from '../../domain/fold.ts';
import { runningTotals } from '../../domain/fold.ts';
import { Rational } from '../../domain/rational.ts';
import { settle } from '../../domain/settlement.ts';
import { formatFraction } from '../../format/numbers.ts';
import type { Translate } from '../../locales/translate.ts';
import type { ChartInput } from './types.ts';

export interface SheetRunSource {
  folded: Folded;
  /** Names in seat order. */
  names: readonly string[];
  /** № of every row; null for lines of a ruling between deals. */
  numbers: readonly (number | null)[];
}

/** Exact results in seat order: at the start (zeros), then after every row. */
export function sheetRun({ folded, names }: SheetRunSource): Rational[][] {
  const start = names.map(() => Rational.zero);
  return [start, ...runningTotals(folded).map((totals) => settle(totals, folded.rules))];
}

/** The chart of a sheet; every player has a line of his own. */
export function sheetChart(source: SheetRunSource, t: Translate, chosen: number | null = null): ChartInput {
  const run = sheetRun(source);
  const number = (step: number): string => {
    if (step === 0) return '';
    const own = source.numbers[step - 1] ?? null;
    return own === null ? t('chart.sheet.betweenShort') : String(own);
  };
  const line = (name: string, seat: number): string => {
    const values = run.map((results) => results[seat] ?? Rational.zero);
    const extreme = (sign: -1 | 1): string => {
      let at = 0;
      values.forEach((value, i) => {
        if (value.compare(values[at] ?? Rational.zero) === sign) at = i;
      });
      const value = signed(values[at]);
      return at === 0
        ? t('chart.sheet.atStart', { value })
        : t('chart.sheet.at', { value, deal: number(at) });
    };
    return t('chart.sheet.line', { name, end: signed(values.at(-1)), most: extreme(1), least: extreme(-1) });
  };
  return {
    series: source.names.map((name, seat) => ({
      id: String(seat),
      name,
      values: run.map((results) => results[seat] ?? Rational.zero),
      front: true,
      chosen: seat === chosen,
    })),
    steps: run.map((_, step) => (step === 0 ? '0' : number(step))),
    endValues: true,
    title: t('chart.sheet.name', { n: source.numbers.filter((own) => own !== null).length }),
    description: source.names.map(line).join(' '),
  };
}

const signed = (value: Rational | undefined): string =>
  formatFraction(value ?? Rational.zero, { plus: true });
