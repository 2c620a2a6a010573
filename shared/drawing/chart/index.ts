/** Charts of running scores: of a sheet after every deal, of a tournament after every round. */
export { chartDrawing } from './chart.ts';
export { sheetChart, sheetRun } from './sheet.ts';
export { chartSvg } from './svg.ts';
export { runningScores, tournamentChart } from './tournament.ts';
export type { SheetRunSource } from './sheet.ts';
export type { RunningScore, RunView } from './tournament.ts';
export type {
  ChartDrawing,
  ChartInput,
  ChartPath,
  ChartSeries,
  ChartShape,
  ChartSize,
  ChartText,
} from './types.ts';
