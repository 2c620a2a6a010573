/**
 * The standings as one static page for a club's site or a screen in the hall: no script, nothing from a network, and a
 * policy in the page itself that would refuse both.
 */
import { escapeXml } from '../drawing/svg.ts';
import { formatDateTime, formatDay } from '../format/dates.ts';
import { formatFraction, formatNumber, isNegative } from '../format/numbers.ts';
import { planSentences } from '../format/standingsPlan.ts';
import type { StandingsView } from '../ipc/schemas/views.ts';
import type { Tournament } from '../ledger/kinds.ts';
import type { Locale, Translate } from '../locales/translate.ts';
import { isTextColumn, type Cell, type Column, type ExportTable } from './table.ts';

export interface PageInput {
  tournament: Tournament;
  view: StandingsView;
  /** The same standings as a table. */
  table: ExportTable;
  /** Last entry of the ledger, ISO instant: what the page is as of. */
  asOf: string;
  zone: string;
  locale: Locale;
  /** Larger, and read anew from the disk every half a minute, so that a newer file shows by itself. */
  hall: boolean;
}

const HALL_SECONDS = 30;

const css = (hall: boolean): string => `
:root{color-scheme:light dark;--ground:#fbf9f4;--ink:#211d18;--soft:#6b6459;--line:#d9d2c4;--row:#f3efe6;--red:#a3231f}
@media(prefers-color-scheme:dark){:root{--ground:#1d1b18;--ink:#f1ece2;--soft:#b3ab9d;--line:#454037;--row:#262320;--red:#ff9a8f}}
body{margin:0 auto;padding:1.5rem;max-width:${hall ? 'none' : '75rem'};background:var(--ground);color:var(--ink);
font:${hall ? '1.5rem' : '1rem'}/1.4 "PT Sans","Segoe UI",system-ui,sans-serif}
h1{margin:0;font-size:1.6em}h2{font-size:1.2em}p{margin:.3em 0;color:var(--soft)}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.3em .5em;text-align:left;border-bottom:1px solid var(--line)}
thead th{color:var(--soft);font-weight:400;position:sticky;top:0;background:var(--ground)}
tbody tr:nth-child(even){background:var(--row)}.n{text-align:right;white-space:nowrap}.m{color:var(--red)}
tbody th,.t{font-weight:700}tfoot td,tfoot th{border-top:2px solid var(--ink);border-bottom:0}
@media print{thead th{position:static}}`;

/** What a cell shows: the same text as on the screen. */
function shown(cell: Cell, { kind }: Column): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatNumber(cell, { plus: true });
  return kind === 'exact' ? formatFraction(cell, { plus: true }) : cell;
}

/** Columns of the table that count something: a sign there would mislead. */
function cellMarkup(cell: Cell, column: Column, plain: boolean): string {
  const text = plain && cell !== null ? String(cell) : shown(cell, column);
  if (isTextColumn(column)) return `<td>${escapeXml(text)}</td>`;
  const minus = cell !== null && isNegative(cell) ? ' m' : '';
  return `<td class="n${minus}">${escapeXml(text)}</td>`;
}

function tableMarkup(t: Translate, { table, view }: PageInput): string {
  const { columns, rows, sums } = table;
  const played = 2;
  const firsts = view.plan === undefined ? columns.length - 1 : -1;
  const head = columns.map(
    (column) => `<th scope="col"${isTextColumn(column) ? '' : ' class="n"'}>${escapeXml(column.title)}</th>`,
  );
  const line = (cells: readonly Cell[]): string =>
    cells
      .map((cell, i) => {
        const column = columns[i] as Column;
        if (i === 1) return `<th scope="row">${escapeXml(String(cell ?? ''))}</th>`;
        // No game in a round is told from a result of 0; no penalty is nothing.
        const round = i >= played && i < played + view.rounds.length;
        if (round && cell === null) return '<td class="n">—</td>';
        if ((i === firsts || columns[i]?.title === t('standings.penalty')) && cell === 0) return '<td></td>';
        return cellMarkup(cell, column, i === firsts);
      })
      .join('');
  const foot = sums === null ? '' : `<tfoot><tr>${line(sums)}</tr></tfoot>`;
  const body = rows.map((row) => `<tr>${line(row)}</tr>`).join('\n');
  return `<div class="scroll"><table><thead><tr>${head.join('')}</tr></thead><tbody>\n${body}\n</tbody>${foot}</table></div>`;
}

function penaltyMarkup(t: Translate, { view }: PageInput): string {
  if (view.penalties.length === 0) return '';
  const lines = view.penalties.map(
    ({ name, points, reason }) =>
      `<li>${escapeXml(name)}: ${escapeXml(formatNumber(points, { plus: true }))} — ${escapeXml(reason)}</li>`,
  );
  return `<h2>${escapeXml(t('standings.penalties.title'))}</h2><ul>${lines.join('')}</ul>`;
}

/** «Проверка: столы дают 0, штрафы −20, всего −20.» */
function checkLine(t: Translate, { sums }: StandingsView): string {
  const agrees = sums.tables === 0 && sums.rounds.every((sum) => sum === 0);
  return t(agrees ? 'document.standings.zero' : 'document.standings.notZero', {
    tables: formatNumber(sums.tables, { plus: true }),
    penalties: formatNumber(sums.penalties, { plus: true }),
    total: formatNumber(sums.total, { plus: true }),
  });
}

function unfinishedLine(t: Translate, { unfinished }: StandingsView): string[] {
  if (unfinished.length === 0) return [];
  const list = unfinished.map(({ round, table }) => t('document.standings.at', { round, table })).join('; ');
  return [t('document.standings.unfinished', { n: unfinished.length, list })];
}

export function standingsPage(t: Translate, input: PageInput): string {
  const { tournament, view, table, asOf, zone, locale, hall } = input;
  const title = `${tournament.name}: ${table.name}`;
  const where = [tournament.place, formatDay(tournament.date)].filter((part) => part !== '').join(', ');
  const notes = [
    ...unfinishedLine(t, view),
    checkLine(t, view),
    ...planSentences(t, view.plan),
    t('exchange.page.asOf', { at: formatDateTime(asOf, { zone }) }),
  ];
  const refresh = hall ? `\n<meta http-equiv="refresh" content="${HALL_SECONDS}">` : '';
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">${refresh}
<title>${escapeXml(title)}</title>
<style>${css(hall)}</style>
</head>
<body>
<header><h1>${escapeXml(tournament.name)}</h1><p>${escapeXml(where)}</p><h2>${escapeXml(table.name)}</h2></header>
<main>
${tableMarkup(t, input)}
${notes.map((note) => `<p>${escapeXml(note)}</p>`).join('\n')}
${penaltyMarkup(t, input)}
</main>
</body>
</html>
`;
}
