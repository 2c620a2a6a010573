/** The drawing as plain SVG for the PDF: attributes only, no classes, no variables, fonts by name. */
import type { Drawing, Point, Shape, ShapeClass, TextClass, TextShape } from './types.ts';

export interface SvgTheme {
  colours: {
    /** Names, totals, outer edge. */
    ink: string;
    /** Labels. */
    muted: string;
    /** Inner lines. */
    line: string;
    /** Grid of a chart. */
    hair: string;
    /** Lines of a chart that stand back. */
    back: string;
    /** Ground of the sheet and the hub. */
    paper: string;
    /** The last entry. */
    accent: string;
    /** Struck out. */
    red: string;
  };
  fonts: { paper: string; ui: string };
}

/** Black on white, the last entry underlined and bold instead of blue. */
export const printTheme: SvgTheme = {
  colours: {
    ink: '#000000',
    muted: '#444444',
    line: '#555555',
    hair: '#bbbbbb',
    back: '#8c8c8c',
    paper: '#ffffff',
    accent: '#000000',
    red: '#8b1a10',
  },
  fonts: { paper: 'PT Serif', ui: 'PT Sans' },
};

/** One `<svg>` element with its `<title>`. Coordinates are rounded to hundredths of the drawing's unit. */
export function toSvg(drawing: Drawing, theme: SvgTheme = printTheme): string {
  const { width, height } = drawing;
  const body = drawing.shapes.map((shape) => shapeSvg(shape, theme)).join('');
  const box = `width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><title>${escapeXml(drawing.title)}</title>${body}</svg>`;
}

function shapeSvg(shape: Shape, theme: SvgTheme): string {
  switch (shape.kind) {
    case 'line': {
      const { from, to } = shape;
      const ends = `x1="${num(from.x)}" y1="${num(from.y)}" x2="${num(to.x)}" y2="${num(to.y)}"`;
      return `<line ${ends} ${stroke(shape.cls, shape.width, theme)}/>`;
    }
    case 'polygon': {
      const fill = shape.cls === 'sheet' ? theme.colours.paper : 'none';
      return `<polygon points="${points(shape.points)}" fill="${fill}" ${stroke(shape.cls, shape.width, theme)}/>`;
    }
    case 'circle': {
      const at = `cx="${num(shape.centre.x)}" cy="${num(shape.centre.y)}" r="${num(shape.radius)}"`;
      return `<circle ${at} fill="${theme.colours.paper}" ${stroke(shape.cls, shape.width, theme)}/>`;
    }
    case 'text':
      return textSvg(shape, theme);
  }
}

function textSvg(shape: TextShape, theme: SvgTheme): string {
  const { at, anchor, rotate, size } = shape;
  const turned = rotate === 0 ? '' : ` transform="rotate(${rotate} ${num(at.x)} ${num(at.y)})"`;
  const place = `x="${num(at.x)}" y="${num(at.y)}" text-anchor="${anchor}"${turned}`;
  return `<text ${place} ${font(shape.cls, size, theme)}>${escapeXml(shape.text)}</text>`;
}

const BOLD: readonly TextClass[] = ['name', 'dealer', 'target', 'last', 'lastRuling'];
const ITALIC: readonly TextClass[] = ['ruling', 'struckRuling', 'lastRuling'];
const SANS: readonly TextClass[] = ['name', 'dealer', 'label'];

function font(cls: TextClass, size: number, theme: SvgTheme): string {
  const family = SANS.includes(cls) ? theme.fonts.ui : theme.fonts.paper;
  const weight = BOLD.includes(cls) ? 'bold' : 'normal';
  const style = ITALIC.includes(cls) ? 'italic' : 'normal';
  const face = `font-family="${escapeXml(family)}" font-size="${num(size)}" font-weight="${weight}" font-style="${style}"`;
  return `${face} fill="${textColour(cls, theme)}"`;
}

function textColour(cls: TextClass, { colours }: SvgTheme): string {
  if (cls === 'label') return colours.muted;
  if (cls === 'struck' || cls === 'struckRuling') return colours.red;
  return cls === 'last' || cls === 'lastRuling' ? colours.accent : colours.ink;
}

function stroke(cls: ShapeClass, width: number, { colours }: SvgTheme): string {
  const colour: Record<ShapeClass, string> = {
    sheet: colours.ink,
    hub: colours.ink,
    field: colours.line,
    line: colours.line,
    strike: colours.red,
    underline: colours.accent,
  };
  return `stroke="${colour[cls]}" stroke-width="${num(width)}"`;
}

function points(list: readonly Point[]): string {
  return list.map((p) => `${num(p.x)},${num(p.y)}`).join(' ');
}

/** Hundredths are finer than any printer; no exponent, no minus zero. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** Text inside an element or an attribute. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
