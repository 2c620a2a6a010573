/** How many corrections of every kind there are, and how many came late. */
import type { Content } from 'pdfmake/interfaces';
import type { Context } from './context.ts';
import { cell, head, heading, listed } from './layout.ts';
import type { CorrectionContent } from './model.ts';

const KINDS = ['typing', 'table', 'ruling', null] as const;
const WHAT = ['corrected', 'removed', 'moved', 'reseated'] as const;

const right = { alignment: 'right' as const };
const style = { size: 9 };

export function summary({ t }: Context, all: readonly CorrectionContent[]): Content {
  const line = (title: string, rows: readonly CorrectionContent[], bold: boolean) => [
    cell(title, { ...style, bold }),
    ...WHAT.map((what) => cell(String(rows.filter((row) => row.what === what).length), style, right)),
    cell(String(rows.length), { ...style, bold: true }, right),
    cell(String(rows.filter(({ late }) => late).length), style, right),
  ];
  const kinds = KINDS.flatMap((kind) => {
    const rows = all.filter((row) => row.kind === kind);
    return rows.length === 0 ? [] : [line(t(`document.correction.${kind ?? 'none'}`), rows, false)];
  });
  return {
    stack: [
      heading(t('document.corrections.byKind'), { margin: [0, 12, 0, 2] }),
      {
        table: {
          headerRows: 1,
          widths: [150, 58, 58, 58, 58, 46, 62],
          body: [
            [
              head(t('document.corrections.kind')),
              ...WHAT.map((what) => head(t(`document.corrections.what.${what}`), right)),
              head(t('document.corrections.all'), right),
              head(t('document.corrections.late'), right),
            ],
            ...kinds,
            line(t('document.corrections.allKinds'), all, true),
          ],
        },
        layout: listed(1, true),
      },
    ],
    unbreakable: true,
  };
}
