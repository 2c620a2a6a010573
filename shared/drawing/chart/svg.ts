/** The chart as plain SVG for the PDF: attributes only, black on white. */
import { escapeXml, num, type SvgTheme, printTheme } from '../svg.ts';
import type { ChartDrawing, ChartLineClass, ChartPath, ChartText } from './types.ts';

/** One `<svg>` element with its `<title>` and `<desc>`. */
export function chartSvg(drawing: ChartDrawing, theme: SvgTheme = printTheme): string {
  const { width, height } = drawing;
  const body = drawing.shapes.map((shape) =>
    shape.kind === 'path' ? path(shape, theme) : text(shape, theme),
  );
  const box = `width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}"`;
  const said = `<title>${escapeXml(drawing.title)}</title><desc>${escapeXml(drawing.description)}</desc>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${said}${body.join('')}</svg>`;
}

function path(shape: ChartPath, { colours }: SvgTheme): string {
  const strokes: Record<ChartLineClass, string> = {
    grid: colours.hair,
    zero: colours.line,
    back: colours.back,
    lead: colours.line,
    line: colours.ink,
    mark: colours.ink,
    hollow: colours.ink,
  };
  const fill = shape.cls === 'mark' ? colours.ink : shape.cls === 'hollow' ? colours.paper : 'none';
  const dash = shape.dash.length === 0 ? '' : ` stroke-dasharray="${shape.dash.map(num).join(' ')}"`;
  const pen = `stroke="${strokes[shape.cls]}" stroke-width="${num(shape.width)}"${dash}`;
  return `<path d="${shape.d}" fill="${fill}" ${pen}/>`;
}

function text(shape: ChartText, { colours, fonts }: SvgTheme): string {
  const weight = shape.cls === 'endChosen' ? 'bold' : 'normal';
  const fill = shape.cls === 'axis' ? colours.muted : colours.ink;
  const place = `x="${num(shape.at.x)}" y="${num(shape.at.y)}" text-anchor="${shape.anchor}"`;
  const face = `font-family="${escapeXml(fonts.ui)}" font-size="${num(shape.size)}" font-weight="${weight}" font-style="normal"`;
  return `<text ${place} ${face} fill="${fill}">${escapeXml(shape.text)}</text>`;
}
