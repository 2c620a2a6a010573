/** The settlement of one sheet, step by step as on paper (K96 4.2.14): every number with its arithmetic. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { paperSteps, type PaperSteps } from '../../../shared/domain/paperSteps.ts';
import type { Rational } from '../../../shared/domain/rational.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { formatFraction, formatNumber } from '../../../shared/format/numbers.ts';
import type { Context } from './context.ts';
import { cell, head, p } from './layout.ts';
import type { SheetContent } from './model.ts';
import type { ReckonedSheet } from './sheet-rules.ts';
import {
  block,
  columnsOf,
  figure,
  label,
  matrix,
  minusRed,
  namesHead,
  note,
  right,
  strong,
  title,
  value,
} from './settlement-tables.ts';
import { colour } from './style.ts';
import { runs, type Run, type TextStyle } from './text.ts';

/** The four steps and the check by the formula. @param whole rounded on the sheet before: the fourth has nothing to do */
export function stepsOf(
  context: Context,
  sheet: SheetContent,
  reckoned: ReckonedSheet,
  width: number,
  whole = false,
): Content[] {
  const steps = paperSteps(reckoned.totals, reckoned.rules);
  const names = sheet.seats.map((seat) => seat.name);
  const formula = settle(reckoned.totals, reckoned.rules);
  const agrees = formula.every((value, i) => value.equals(steps.exact[i] as Rational));
  return [
    ...poolAndMountain(context, names, steps, reckoned, width),
    ...whists(context, names, steps, width),
    ...pairs(context, names, steps, width),
    ...(whole ? [] : rounding(context, names, steps, width)),
    p(context.t(agrees ? 'document.settlement.formulaAgrees' : 'document.settlement.formulaDiffers'), note, {
      margin: [0, 3, 0, 0],
    }),
  ];
}

function poolAndMountain(
  context: Context,
  names: readonly string[],
  steps: PaperSteps,
  { rules }: ReckonedSheet,
  width: number,
): Content[] {
  const { t } = context;
  const hint = (text: string): TableCell => cell(text, note, { margin: [5, 0, 0, 0] });
  const perPoint = rules.convention.options.whistsPerPoolPoint / 10;
  const row = (
    key: string,
    numbers: readonly number[],
    text: string,
    mark: (n: number) => boolean = () => false,
  ): TableCell[] => [
    label(t(`document.settlement.${key}`)),
    ...numbers.map((n) => value(formatNumber(n), mark(n) ? { ...figure, underlined: true } : figure)),
    hint(text),
  ];
  const smallest = formatNumber(steps.smallest);
  const isSmallest = (n: number): boolean => n === steps.smallest;
  return [
    title(context, 1, 'poolAndMountain'),
    block(
      [head(''), ...namesHead(names), head('')],
      [
        row('pool', steps.pool, steps.equalPools ? t('document.settlement.equalPools') : ''),
        row('mountain', steps.mountain, '', steps.equalPools ? isSmallest : undefined),
        ...(steps.equalPools
          ? []
          : [
              row(
                'reduced',
                steps.reduced,
                perPoint === 1
                  ? t('document.settlement.lessPool')
                  : t('document.settlement.lessPools', { times: perPoint }),
                isSmallest,
              ),
            ]),
        row('above', steps.aboveSmallest, t('document.settlement.smallest', { smallest })),
        [
          label(t('document.settlement.inWhists'), true),
          ...steps.mountainWhists.map((r) => value(formatFraction(r), strong)),
          hint(
            t('document.settlement.times', {
              players: rules.players,
              others: t(`document.settlement.others.${rules.players - 1}`),
            }),
          ),
        ],
      ],
      columnsOf(names.length, width, 128),
    ),
  ];
}

const soft = (text: string): Run[] => runs(text, { face: 'serif', size: 9, colour: colour.soft });

function whists(context: Context, names: readonly string[], steps: PaperSteps, width: number): Content[] {
  return [
    title(context, 2, 'whists'),
    matrix(
      [head(context.t('document.settlement.whoOn')), ...namesHead(names)],
      names,
      (i, j) => {
        const cellAt = steps.whists[i]?.[j];
        if (cellAt === undefined) return [];
        return [
          ...soft(`${formatFraction(cellAt.sheet)} + ${formatFraction(cellAt.forMountain)} = `),
          ...runs(formatFraction(cellAt.sum), strong),
        ];
      },
      columnsOf(names.length, width, 0),
      () => [],
    ),
  ];
}

function pairs(context: Context, names: readonly string[], steps: PaperSteps, width: number): Content[] {
  const sum = (i: number, j: number): string => formatFraction(steps.whists[i]?.[j]?.sum ?? '0');
  return [
    title(context, 3, 'pairs'),
    matrix(
      [
        head(context.t('document.settlement.whoWith')),
        ...namesHead(names),
        head(context.t('document.settlement.exact'), right),
      ],
      names,
      (i, j) => {
        const difference = steps.differences[i]?.[j];
        if (difference === undefined) return [];
        return [
          ...soft(`${sum(i, j)} − ${sum(j, i)} = `),
          ...runs(formatFraction(difference, { plus: true }), { ...strong, ...minusRed(difference) }),
        ];
      },
      columnsOf(names.length, width, 48),
      (i) => {
        const exact = steps.exact[i] as Rational;
        return [value(formatFraction(exact, { plus: true }), { ...strong, size: 10.8, ...minusRed(exact) })];
      },
    ),
  ];
}

function rounding(context: Context, names: readonly string[], steps: PaperSteps, width: number): Content[] {
  const { t } = context;
  const signed = (n: number, style: TextStyle = figure): TableCell =>
    value(formatNumber(n, { plus: true }), n < 0 ? { ...style, colour: colour.red } : style);
  const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const floors = steps.rounding.map((part) => part.floor);
  const row = (
    text: string,
    numbers: readonly number[],
    style: TextStyle = figure,
    bold = false,
  ): TableCell[] => [
    label(text, bold),
    ...numbers.map((n) => signed(n, style)),
    signed(total(numbers), style),
  ];
  return [
    title(context, 4, 'rounding'),
    block(
      [head(''), ...namesHead(names), head(t('document.settlement.sum'), right)],
      [
        row(t('document.settlement.floor'), floors),
        row(
          t('document.settlement.missing', { missing: steps.missing }),
          steps.rounding.map((part) => part.extra),
        ),
        row(t('document.settlement.result'), steps.rounded, { ...strong, size: 10.8 }, true),
      ],
      columnsOf(names.length, width, 48),
    ),
    p(t('document.settlement.roundingNote'), note, { margin: [0, 3, 0, 0] }),
  ];
}
