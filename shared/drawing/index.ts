/** The pulka as on paper: entries out of deals, geometry out of entries, SVG out of geometry. */
export { pulkaEntries } from './entries.ts';
export { pulkaDrawing } from './pulka.ts';
export { toSvg, printTheme } from './svg.ts';
export type { Correction, PulkaSource } from './entries.ts';
export type { SvgTheme } from './svg.ts';
export type {
  Drawing,
  DrawingSize,
  FieldName,
  FieldText,
  Point,
  PulkaEntry,
  PulkaInput,
  PulkaSeat,
  Shape,
  TextClass,
} from './types.ts';
