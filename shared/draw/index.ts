/** The draw: tables, seats and sit-outs of the coming rounds. Pure; chance comes from the printed seed. */
export { draw, drawAll } from './draw.ts';
export { roundWarnings, type DrawWarning, type DrawWarningKind } from './check.ts';
export { drawReport } from './report.ts';
export { requestProblems } from './request.ts';
export { tableSizes, type SizePolicy, type TableSizes } from './sizes.ts';
export { repeatsBound, type RepeatsBound, type RoundShape } from './bound.ts';
export { countHistory, type History } from './history.ts';
export type * from './types.ts';
