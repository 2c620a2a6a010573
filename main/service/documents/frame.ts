/** The frame of the A4 documents: page, title block, running head, foot, signatures. */
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Tournament } from '../../../shared/ledger/kinds.ts';
import { footer, runningHead, type Context } from './context.ts';
import { line, p, para, signature } from './layout.ts';
import { page, rule, size } from './style.ts';
import { runs } from './text.ts';
import { formatDay } from '../../../shared/format/dates.ts';

export const SIDE = 36;

export interface Sheet {
  landscape: boolean;
  /** Between the side margins, points. */
  width: number;
}

export const PORTRAIT: Sheet = { landscape: false, width: page.a4.width - 2 * SIDE };
export const LANDSCAPE: Sheet = { landscape: true, width: page.a4.height - 2 * SIDE };

/** «сочинка, пуля до 20» */
export function conventionLine(t: Context['t'], tournament: Tournament): string {
  const name = t(`document.convention.${tournament.convention}`);
  const changed =
    Object.keys(tournament.options).length > 0 ? t('document.conventionChanged', { name }) : name;
  return tournament.target === null
    ? t('document.playNoTarget', { name: changed })
    : t('document.playTo', { name: changed, target: tournament.target });
}

/** Title, and under a line the tournament, day, place, convention. */
export function titleBlock(
  { t }: Context,
  title: string,
  tournament: Tournament,
  sheet: Sheet,
  more: readonly string[] = [],
): Content {
  const facts = [formatDay(tournament.date), tournament.place, conventionLine(t, tournament), ...more].filter(
    (text) => text !== '',
  );
  return {
    stack: [
      p(title, { face: 'serif', size: size.title, bold: true }),
      line(sheet.width, rule.bold, [0, 3, 0, 3]),
      para(
        [runs(tournament.name, { bold: true, size: 9.8 }), runs(`   ${facts.join('   ')}`, { size: 9.4 })],
        {
          margin: [0, 0, 0, 7],
        },
      ),
    ],
  };
}

/** A document in the frame. `short` is its name in the running head. */
export function framed(
  context: Context,
  tournament: Tournament,
  short: string,
  sheet: Sheet,
  content: Content[],
): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageOrientation: sheet.landscape ? 'landscape' : 'portrait',
    pageMargins: [SIDE, 38, SIDE, 40],
    content,
    header: runningHead(tournament.name, short, SIDE),
    footer: footer(context, short, SIDE, sheet.width),
  };
}

/** Signatures in columns, kept on one page. */
export function signatures(captions: readonly string[], sheet: Sheet, columns = 2): Content {
  const gap = 24;
  const width = (sheet.width - gap * (columns - 1)) / columns;
  const rows: Content[] = [];
  for (let i = 0; i < captions.length; i += columns) {
    const row = Array.from({ length: columns }, (_, k) => captions[i + k] ?? '');
    rows.push({
      columns: row.map((caption) => ({ width, stack: caption === '' ? [] : [signature(caption, width)] })),
      columnGap: gap,
      margin: [0, 14, 0, 0],
    });
  }
  return { stack: rows, unbreakable: true, margin: [0, 4, 0, 0] };
}
