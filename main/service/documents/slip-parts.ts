/** The body of a ruling slip, block by block in the order of the paper (incidents, point 8). */
import type { Content } from 'pdfmake/interfaces';
import { unbroken } from './clean.ts';
import type { Context } from './context.ts';
import { cell, head, heading, p, para, ruled, signature, type Margin } from './layout.ts';
import type { SlipContent } from './model.ts';
import { textWidth } from '../../../shared/drawing/metrics.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { countedKind } from '../../../shared/ledger/offences.ts';
import { rule, size } from './style.ts';
import { lines, runs } from './text.ts';

/** Name at the table of a player; a dash for one who does not sit there. */
export const seatName = (slip: SlipContent, playerId: string): string =>
  slip.seats.find((seat) => seat.playerId === playerId)?.name ?? '—';

const middle = { verticalAlignment: 'middle' as const };
/** Size of the running text of a slip: 1, or less where it would just not fit its page. */
export type Scale = number;
const serif = (scale: Scale) => ({ face: 'serif' as const, size: size.serif * scale });
const above = (scale: Scale, below: number): Margin => [0, 6 * scale, 0, below];

/** «Что произошло» */
export function factsBlock({ t }: Context, content: SlipContent, scale: Scale): Content[] {
  return [
    heading(t('document.slip.facts'), { margin: above(scale, 1), room: 40 }),
    para([lines(content.slip.facts, serif(scale))]),
  ];
}

/** The text that an article stands in; a text of a newer program by its id. */
function bookName(t: Context['t'], rulebook: string): string {
  const key = `document.rulebook.${rulebook}`;
  const name = t(key);
  return name === key ? rulebook : name;
}

/** The articles with their text in short, or the arbiter's own decision with its reason. */
export function articlesBlock({ t }: Context, content: SlipContent, width: number, scale: Scale): Content[] {
  const { articles, ownDecision } = content.slip;
  const bold = { bold: true, size: 9.8 };
  const blocks: Content[] = [];
  if (articles.length > 0) {
    const refs = articles.flatMap((article, i) => [
      ...(i === 0 ? [] : runs(` ${t('document.and')} `, { size: 9.8 })),
      ...runs(unbroken(article.refRu), bold),
    ]);
    const books = [...new Set(articles.map((article) => bookName(t, article.rulebook)))];
    blocks.push(
      para(
        [
          runs(`${t('document.slip.article', { n: articles.length })} `, bold),
          refs,
          runs(` (${books.join('; ')})`, { size: 9.4 }),
        ],
        { margin: above(scale, 2), headlineLevel: 46 },
      ),
      barred(articles.map((article) => article.textRu).join(' '), width, scale),
    );
  }
  if (ownDecision !== null) {
    blocks.push(
      heading(t('document.slip.ownDecision'), { margin: above(scale, 2), room: 40 }),
      barred(ownDecision.reason, width, scale),
    );
  }
  return blocks;
}

/** A quotation: italic, a bar at its left. */
function barred(text: string, width: number, scale: Scale): Content {
  return {
    table: {
      widths: [width - 9],
      body: [[{ text: lines(text, { face: 'serif', size: 9.8 * scale, italics: true }) }]],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (i) => (i === 0 ? rule.bold : 0),
      paddingLeft: () => 7,
      paddingRight: () => 0,
      paddingTop: () => 0,
      paddingBottom: () => 0,
    },
  };
}

/** Which offence it was, and by what that is counted; a count of the arbiter's own goes by his reason. */
function repeatText(t: Context['t'], { repeat, articles, offenders }: SlipContent['slip']): string {
  const { number, overriddenBecause: reason, by } = repeat;
  const which = number === 1 ? 'first' : 'repeat';
  if (reason !== null)
    return `${t(`document.slip.${which}`, { number })} ${t('document.slip.overridden', { reason })}`;
  if (articles.length === 0 || offenders.length === 0) return t('document.slip.uncounted');
  if (by === undefined) return t(`document.slip.${which}`, { number });
  const ref = articles.find(({ article }) => article === by.article)?.refRu ?? by.article;
  const what = t(`incident.counted.${countedKind(by)}`, { ref: unbroken(ref) });
  const where = t(`incident.counted.scope.${by.scope}`);
  return t(`document.slip.${which}By`, { n: offenders.length, number, what, where });
}

/** «Решение», numbered; the count of offences is its last line. */
export function decisionBlock({ t }: Context, { slip }: SlipContent, scale: Scale): Content[] {
  const steps = [...slip.instructions, repeatText(t, slip)];
  return [
    heading(t('document.slip.decision'), { margin: above(scale, 1), room: 40 }),
    ...steps.map((text, i): Content => ({
      columns: [
        { width: 14, text: runs(`${i + 1}.`, { size: 9.4 * scale }) },
        { width: '*', text: lines(text, { size: 9.4 * scale }) },
      ],
      columnGap: 0,
      margin: [0, 0, 0, 0.5],
    })),
  ];
}

/** «Записать в лист»: what the ruling itself writes, and the ordinary entries beside it. */
export function linesBlock({ t }: Context, content: SlipContent, width: number, scale: Scale): Content[] {
  const { slip } = content;
  const body = slip.lines.map((line) => [
    cell(seatName(content, line.who), { size: 9.4 * scale }, middle),
    cell(whereOf(t, content, line), { size: 9.4 * scale }, middle),
    cell(
      formatNumber(line.amount),
      { face: 'serif', size: size.strong * scale, bold: true },
      { alignment: 'right' },
    ),
    cell(line.why, { size: 9.2 * scale }, middle),
  ]);
  const needed = (texts: readonly string[]): number =>
    Math.max(...texts.map((text) => textWidth(text, 'label', 9.4))) + 1;
  const who = needed(slip.lines.map((line) => seatName(content, line.who)));
  const where = needed(slip.lines.map((line) => whereOf(t, content, line)));
  // Names and places take what they need, within bounds; the reason has the rest.
  const widths = [Math.min(Math.max(who, 40), width * 0.22), Math.min(Math.max(where, 60), width * 0.32), 30];
  const header = ['who', 'where', 'amount', 'why'].map((key) =>
    head(t(`document.slip.${key}`), key === 'amount' ? { alignment: 'right' } : {}),
  );
  return [
    heading(t('document.slip.write'), { margin: above(scale, 2), room: 76 }),
    body.length === 0
      ? p(t('document.slip.nothing'), { size: 9.4 })
      : {
          table: {
            headerRows: 1,
            keepWithHeaderRows: 1,
            dontBreakRows: true,
            widths: [...widths, '*'],
            body: [header, ...body],
          },
          layout: ruled({ x: 5, y: 0.9 }),
        },
    ...(slip.ordinary === ''
      ? []
      : [para([lines(slip.ordinary, { size: 9 * scale })], { margin: [0, 3, 0, 0] })]),
  ];
}

type WrittenLine = SlipContent['slip']['lines'][number];

/** «гора», «пуля», «висты → Рябинина» */
export function whereOf(t: Context['t'], content: SlipContent, line: WrittenLine): string {
  if (line.where !== 'whists' || line.on === null) return t(`document.where.${line.where}`);
  return t('document.where.whistsOn', { name: seatName(content, line.on) });
}

/** Signatures: the arbiter, the offenders, the others, and who takes an appeal. */
export function signaturesBlock({ t }: Context, content: SlipContent, width: number): Content {
  const { slip, seats } = content;
  const offenders = seats.filter((seat) => slip.offenders.includes(seat.playerId));
  const others = seats.filter((seat) => !slip.offenders.includes(seat.playerId));
  const captions = [
    t('document.slip.arbiter', { name: slip.arbiter }),
    ...offenders.map((seat) => t('document.slip.offenderSign', { name: seat.name })),
    ...others.map((seat) => seat.name),
    t('document.slip.appealTaken'),
  ];
  const half = (width - 20) / 2;
  const rows: Content[] = [];
  for (let i = 0; i < captions.length; i += 2) {
    const pair = [captions[i] ?? '', captions[i + 1] ?? ''];
    rows.push({
      columns: pair.map((caption) => ({
        width: half,
        stack: caption === '' ? [] : [signature(caption, half)],
      })),
      columnGap: 20,
      margin: [0, 6, 0, 0],
    });
  }
  return { stack: rows };
}
