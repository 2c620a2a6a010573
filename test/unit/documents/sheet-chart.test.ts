/** Where the run of the game stands on the printed sheet, and that what it says is the settlement. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../main/service/documents/index.ts';
import { chartPlace } from '../../../main/service/documents/sheet-chart.ts';
import { ROW } from '../../../main/service/documents/sheet-column.ts';
import { FOUR, THREE } from '../../../main/service/documents/sheet-form.ts';
import { withFallbackFonts } from '../../../main/service/documents/drawing-fonts.ts';
import { options, playedSheet, sheetModel, tournament } from '../../fixtures/documents.ts';
import { readPdf } from '../../fixtures/documents-read.ts';

describe('place of the chart', () => {
  it.each([
    // Four: one column of 35 rows. Three: two columns of 16.
    ['four, empty', FOUR, 0, 'none', 0],
    ['four, begun', FOUR, 1, 'blank', 15],
    ['four, the last that leaves eight rows', FOUR, 27, 'blank', 8],
    ['four, too little left', FOUR, 28, 'own', 0],
    ['four, full', FOUR, 35, 'own', 0],
    ['four, one on the second page', FOUR, 36, 'beside', 0],
    ['four, two columns of three on the second page', FOUR, 35 + 70, 'beside', 0],
    ['four, no column left', FOUR, 35 + 71, 'own', 0],
    ['three, the second column untouched', THREE, 10, 'blank', 15],
    ['three, the last that leaves eight rows', THREE, 24, 'blank', 8],
    ['three, too little left', THREE, 25, 'own', 0],
    ['three, one column on the second page', THREE, 32 + 51, 'beside', 0],
    ['three, both columns', THREE, 32 + 52, 'own', 0],
  ] as const)('%s: %i rows', (_, form, rows, kind, taken) => {
    const place = chartPlace(form, rows);
    expect(place.kind).toBe(kind);
    if (place.kind !== 'blank') return;
    expect(place.rows).toBe(taken);
    // It stands in the place of the rows and no wider than their column.
    expect(place.box.height).toBeLessThanOrEqual(taken * ROW);
    expect(place.box.width).toBe(form.first.width);
  });

  it('beside the deals it takes what is left of the width', () => {
    const place = chartPlace(FOUR, 36);
    if (place.kind !== 'beside') throw new Error(place.kind);
    expect(FOUR.next.width + 13 + place.box.width).toBeCloseTo(FOUR.width);
  });
});

describe('on paper', () => {
  it('the results at the ends of the lines are those of the bottom line', async () => {
    const made = await renderDocument('sheet', sheetModel, options);
    const pdf = await readPdf(made.bytes);
    const text = pdf.text.replace(/\s+/gu, ' ');
    expect(made.pages).toBe(1);
    expect(text).toContain('Ход игры');
    for (const result of ['Морошкин −189', 'Калачёва +53', 'Верстов +175']) expect(text).toContain(result);
  });

  it('a sheet without deals has no chart', async () => {
    const empty = { ...playedSheet, deals: [], removed: [], state: 'empty' as const };
    const made = await renderDocument('sheet', { ...sheetModel, tournament, sheets: [empty] }, options);
    expect((await readPdf(made.bytes)).text).not.toContain('Ход игры');
  });
});

describe('signs that PT lacks', () => {
  const text = (inner: string): string => `<text font-family="PT Sans" font-size="10">${inner}</text>`;

  it('stand in parts that have the size; the breaks between the parts have none', () => {
    expect(withFallbackFonts(text('−161⅓'))).toBe(
      '<text font-family="PT Sans" font-size="0.01"><tspan font-family="PT Sans" font-size="10">−161</tspan>' +
        '<tspan font-family="DejaVu Sans" font-size="10">⅓</tspan></text>',
    );
  });

  it('a space behind one is kept as a distance', () => {
    expect(withFallbackFonts(text('А♠ Б'))).toContain('font-size="10" dx="2.60">Б</tspan>');
  });

  it('a text without them is left alone', () => {
    expect(withFallbackFonts(text('Верстов −161½ &amp; Ко'))).toBe(text('Верстов −161½ &amp; Ко'));
  });
});
